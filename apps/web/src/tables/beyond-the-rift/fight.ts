import type { BeyondWire, Commitment } from "@rifthall/games/beyond-the-rift/wire";
import type { Seat } from "@rifthall/kernel/ids";
import type { Own } from "../../table/together.ts";
import { halvesOf, type Printed, signed } from "./face.ts";
import { actionIcon, markIcon } from "./icons.ts";
import { isInPlay, whereIs, zoneIn } from "./position.ts";
import { rowIn } from "./taps.ts";
import type { Line, Picture, Session } from "./wire.ts";

/** A half that lies in the rift, or defence that was bought. */
export interface Laid {
  readonly id?: number;
  readonly card?: string;
  readonly name: string;
  readonly ink: string;
  readonly icon: (typeof actionIcon)["attack" | "defense"] | (typeof markIcon)["wound" | "fatigue"];
  readonly value: string;
  readonly responses: number;
  readonly cost?: number;
  readonly seat?: Seat;
}

const LAYING: readonly string[] = ["attack", "lay", "aid"];

/** Who laid that card, and what was paid for it: as the log told it. */
function layingOf(lines: readonly Line[], id: number): Pick<Laid, "cost" | "seat"> {
  const line = lines.findLast(
    ({ event, undone }) => !undone && LAYING.includes(event.do) && "id" in event && event.id === id,
  );
  const event = line?.event;
  return event && (event.do === "attack" || event.do === "lay" || event.do === "aid")
    ? { cost: event.cost, seat: event.seat }
    : {};
}

/** Of a card, the half that attacks or defends; what weighs on a hand has no halves. */
function halfOf(of: Printed, what: "attack" | "defense"): Laid {
  const half = halvesOf(of).find(({ action }) => action === what);
  const { name } = of;
  if (half) return { name, ink: `--b-${what}`, icon: actionIcon[what], value: half.value, responses: half.responses };
  const kind = of.type === "fatigue" ? "fatigue" : "wound";
  return { name, ink: `--b-${kind}`, icon: markIcon[kind], value: signed(of.affliction?.n ?? 0), responses: 0 };
}

const sideOf = ({ side }: Commitment) => (side === "hero" ? "attack" : "defense");

/** A half that another hero of the same person could lay, and what it would come to. */
export interface Offer extends Laid {
  readonly card: string;
  readonly seat: Seat;
  readonly cost: number;
  readonly chance: number;
  readonly own: Own<BeyondWire>;
}

/** What others could add to it, the best first: what helps most, then what costs least. */
export function offersIn(
  commitment: Commitment,
  own: readonly Own<BeyondWire>[],
  printed: (card: string) => Printed,
): readonly Offer[] {
  return own
    .flatMap((each): Offer[] => {
      const { seat, option } = each;
      if (option.do !== "lay" || seat === commitment.seat) return [];
      const { card, cost, chance = commitment.chance } = option;
      return [{ ...halfOf(printed(card), sideOf(commitment)), card, seat, cost, chance, own: each }];
    })
    .filter(({ icon }) => icon === actionIcon[sideOf(commitment)])
    .toSorted((a, b) => b.chance - a.chance || a.cost - b.cost);
}

/** All that was laid for the attack or the defence under way, in the order in which it came. */
export function laidIn(
  picture: Picture,
  commitment: Commitment,
  lines: readonly Line[],
  printed: (card: string) => Printed,
  bought: (n: number) => string,
): readonly Laid[] {
  const laid = zoneIn(picture, "committed").map(
    ({ id, card }): Laid => ({ ...halfOf(printed(card), sideOf(commitment)), id, card, ...layingOf(lines, id) }),
  );
  const n = commitment.bought ?? 0;
  if (n === 0) return laid;
  return [...laid, { name: bought(n), ink: "--b-defense", icon: actionIcon.defense, value: String(n), responses: 0 }];
}

/** The card that is attacked, or that attacks. */
export const enemyIn = (picture: Picture, { enemy }: Commitment) => whereIs(picture, enemy)?.card;

/** Odds are counts: how many of the cards to come do it. */
export function countOf({ draws }: Commitment): { readonly of: number; readonly all: number } | undefined {
  if (draws === undefined) return undefined;
  const sum = (list: typeof draws): number => list.reduce((n, { left }) => n + left, 0);
  return { of: sum(draws.filter(({ success }) => success)), all: sum(draws) };
}

/** A Door that somebody is about to open: what it takes, and what each number of AP would do. */
export interface Prying {
  readonly name: string;
  readonly value: number;
  readonly ways: readonly { readonly n: number; readonly chance: number }[];
}

/** Of the AP that could be spent on it those that may open it, and no more than what is certain; else as many as there are. */
export function pryingIn(session: Session): Prying | undefined {
  const row = rowIn(session.path[0] ?? "");
  const ways = session.options.flatMap((o) =>
    o.do === "open" && o.id === row ? [{ n: o.n, chance: o.chance ?? 0 }] : [],
  );
  const last = ways.at(-1);
  const card = row === undefined ? undefined : whereIs(session.picture, row)?.card;
  if (!last || !card || !isInPlay(card)) return undefined;
  const certain = ways.find(({ chance }) => chance === 100)?.n ?? last.n;
  const useful = ways.filter(({ n, chance }) => chance > 0 && n <= certain);
  return {
    name: session.nameOfCard(card.card),
    value: card.value ?? 0,
    ways: useful.length > 0 ? useful : [last],
  };
}
