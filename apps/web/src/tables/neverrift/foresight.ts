import { SIDES } from "@rifthall/games/neverrift/facts";
import type { Side } from "@rifthall/games/neverrift/wire";
import { beside, cardOn, controllerOf, fieldsIn, isCreature, spotOf } from "./position.ts";
import type { Picture, Told } from "./wire.ts";

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
  /** Who is struck, the value it is struck with and the one that faces it, where these two decide it. */
  readonly struck: number;
  readonly compared?: { readonly value: number; readonly against: number } | undefined;
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

export function foresightOf(events: readonly Told[], picture: Picture): Foresight {
  const fates = new Map<number, Fate>();
  const struck: { readonly field: string; readonly sides: readonly number[] }[] = [];
  let enters: Foresight["enters"];
  /** Where it was moved before, it lies by then. */
  const note = (id: number, fate: Fate): void => {
    const to = fates.get(id)?.to;
    fates.set(id, to === undefined ? fate : { to, ...fate });
  };
  for (const event of events)
    switch (event.do) {
      case "enter":
        enters ??= { card: event.card, field: event.field, seat: event.seat };
        break;
      case "attack":
        struck.push(event);
        if (enters?.field === event.field) enters = { ...enters, sides: event.sides };
        break;
      case "tame":
        note(event.id, { is: "tamed", by: event.seat });
        break;
      case "block":
        note(event.id, { is: "blocks" });
        break;
      case "move":
        note(event.id, { is: "moved", to: event.field });
        break;
      case "destroy":
        note(event.id, { is: "destroyed" });
        break;
      case "bounce":
        note(event.id, { is: "returned" });
    }
  const seat = enters?.seat;
  const blows = struck.flatMap(({ field, sides }) =>
    blowsFrom(field, sides, field === enters?.field ? seat : undefined, picture, fates),
  );
  return { enters, fates, blows };
}

/** Those that an attack from here would meet: neighbours, and farther ones that it tames or makes block. */
function blowsFrom(
  from: string,
  sides: readonly number[],
  entering: number | undefined,
  picture: Picture,
  fates: ReadonlyMap<number, Fate>,
): readonly Blow[] {
  const fields = fieldsIn(picture);
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
      const value = sides[SIDES.indexOf(side)] ?? 0;
      return [{ from, to, side, comes, struck: other.id, compared: compared(comes, value, other[FACING[side]]) }];
    }),
  );
}

const FACING: Readonly<Record<Side, Side>> = { up: "down", right: "left", down: "up", left: "right" };

/** NR-37: the higher value tames. Where something else decided it, or a value changes on the way, the two explain nothing. */
function compared(comes: Blow["comes"], value: number, against: number): Blow["compared"] {
  if (comes === "blocked" || value > against !== (comes === "tames")) return undefined;
  return { value, against };
}

/** What the four values of a creature in play would come to, where they change. */
export function valuesAfter(before: Picture, after: Picture | null): ReadonlyMap<number, readonly number[]> {
  const changed = new Map<number, readonly number[]>();
  if (after === null) return changed;
  for (const field of fieldsIn(before)) {
    const card = cardOn(before, field);
    const spot = card && spotOf(after, card.id);
    if (!isCreature(card) || spot?.is !== "field" || !isCreature(spot.card)) continue;
    const { card: then } = spot;
    if (SIDES.some((side) => then[side] !== card[side]))
      changed.set(
        card.id,
        SIDES.map((side) => then[side]),
      );
  }
  return changed;
}

/** How many tokens each seat would have. */
export function tokensAfter(
  events: readonly Told[],
  picture: Picture,
  typeOf: (card: string) => string | undefined,
): readonly number[] {
  const whose = new Map<number, number | undefined>();
  for (const field of fieldsIn(picture)) {
    const card = cardOn(picture, field);
    if (isCreature(card)) whose.set(card.id, card.controller);
  }
  for (const event of events) tellTokens(whose, event, typeOf);
  return picture.scene.tokens.map((_, seat) => [...whose.values()].filter((owner) => owner === seat).length);
}

/** Whose token each creature carries after an event. */
export function tellTokens(
  whose: Map<number, number | undefined>,
  event: Told,
  typeOf: (card: string) => string | undefined,
): void {
  if (event.do === "tame" || (event.do === "enter" && typeOf(event.card) === "creature"))
    whose.set(event.id, event.seat);
  else if (event.do === "destroy" || event.do === "bounce") whose.delete(event.id);
  else if (event.do === "resign") for (const [card, seat] of whose) if (seat === event.seat) whose.delete(card);
}
