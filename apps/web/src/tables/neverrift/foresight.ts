import type { Picture, Told } from "@rifthall/host";
import { beside, cardOn, controllerOf, groundOf, isCreature, SIDES, type Side, standingOf } from "./position.ts";

/** What would become of a card in play; `to`: it would lie there by then. */
export type Fate = { readonly to?: string } & (
  | { readonly is: "tamed"; readonly by: number }
  | { readonly is: "blocks" | "destroyed" | "returned" | "moved" }
);

/** A blow that would fall from a field on a neighbour: it tames, is blocked, or the neighbour holds. */
export interface Blow {
  readonly from: string;
  readonly to: string;
  readonly side: Side;
  readonly comes: "tames" | "blocked" | "holds";
}

/** The card that would be laid, where and by whom; where it attacks, the values it would do that with. */
export interface Entering {
  readonly card: string;
  readonly field: string;
  readonly seat: number;
  readonly sides?: readonly number[];
}

/** What an option would do, for drawing. */
export interface Foresight {
  readonly enters: Entering | undefined;
  readonly fates: ReadonlyMap<number, Fate>;
  readonly blows: readonly Blow[];
}

const PLAIN: Readonly<Record<string, "destroyed" | "returned">> = { destroy: "destroyed", bounce: "returned" };

export function foresightOf(events: readonly Told[], picture: Picture): Foresight {
  const fates = new Map<number, Fate>();
  const struck: string[] = [];
  let enters: Foresight["enters"];
  for (const event of events) {
    const [what, id, field] = [String(event.do), Number(event.id), String(event.field ?? "")];
    const to = fates.get(id)?.to;
    const moved = to === undefined ? {} : { to };
    if (what === "enter") enters ??= { card: String(event.card), field, seat: Number(event.seat) };
    else if (what === "attack") {
      struck.push(field);
      if (enters?.field === field) enters = { ...enters, sides: event.sides as readonly number[] };
    } else if (what === "tame") fates.set(id, { is: "tamed", by: Number(event.seat), ...moved });
    else if (what === "block") fates.set(id, { is: "blocks", ...moved });
    else if (what === "move") fates.set(id, { is: "moved", to: field });
    else if (PLAIN[what]) fates.set(id, { is: PLAIN[what], ...moved });
  }
  const seat = enters?.seat;
  const blows = struck.flatMap((from) => blowsFrom(from, from === enters?.field ? seat : undefined, picture, fates));
  return { enters, fates, blows };
}

/** Those that an attack from here would meet: neighbours, and farther ones that it tames or makes block. */
function blowsFrom(
  from: string,
  entering: number | undefined,
  picture: Picture,
  fates: ReadonlyMap<number, Fate>,
): readonly Blow[] {
  const { fields } = groundOf(picture);
  const lying = new Map(fields.map((field) => [field, cardOn(picture, field)]));
  for (const field of fields) {
    const card = cardOn(picture, field);
    const to = card && fates.get(card.id)?.to;
    if (to === undefined) continue;
    if (lying.get(field) === card) lying.delete(field);
    lying.set(to, card);
  }
  const seat = entering ?? controllerOf(lying.get(from));
  return SIDES.flatMap((side) =>
    [1, 2].flatMap((steps): Blow[] => {
      const to = beside(from, side, steps);
      const other = lying.get(to);
      if (other === undefined || !isCreature(other) || controllerOf(other) === seat) return [];
      const fate = fates.get(other.id);
      if (steps === 2 && fate?.is !== "tamed" && fate?.is !== "blocks") return [];
      const comes = fate?.is === "tamed" ? "tames" : fate?.is === "blocks" ? "blocked" : "holds";
      return [{ from, to, side, comes }];
    }),
  );
}

/** How many tokens each seat would have. */
export function tokensAfter(
  events: readonly Told[],
  picture: Picture,
  seats: readonly number[],
  typeOf: (card: string) => string | undefined,
): readonly number[] {
  const after = seats.map((seat) => standingOf(picture, seat).tokens);
  const add = (seat: unknown, by: number): void => {
    const at = Number(seat);
    if (seat !== undefined && after[at] !== undefined) after[at] += by;
  };
  const owners = new Map<number, number | undefined>();
  for (const field of groundOf(picture).fields) {
    const card = cardOn(picture, field);
    if (card && isCreature(card)) owners.set(card.id, controllerOf(card));
  }
  for (const event of events) {
    const id = Number(event.id);
    if (event.do === "tame") {
      add(event.from, -1);
      add(event.seat, 1);
      owners.set(id, Number(event.seat));
    } else if (event.do === "enter" && typeOf(String(event.card)) === "creature") {
      owners.set(id, Number(event.seat));
      add(event.seat, 1);
    } else if ((event.do === "destroy" || event.do === "bounce") && owners.has(id)) {
      add(owners.get(id), -1);
      owners.delete(id);
    }
  }
  return after;
}
