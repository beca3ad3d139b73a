import type { Commitment } from "@rifthall/games/beyond-the-rift/wire";
import type { Seat } from "@rifthall/kernel/ids";
import { halvesOf, type Printed, signed } from "./face.ts";
import { actionIcon, markIcon } from "./icons.ts";
import { whereIs, zoneIn } from "./position.ts";
import type { Line, Picture } from "./wire.ts";

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

/** All that was laid for the attack or the defence under way, in the order in which it came. */
export function laidIn(
  picture: Picture,
  commitment: Commitment,
  lines: readonly Line[],
  printed: (card: string) => Printed,
  bought: (n: number) => string,
): readonly Laid[] {
  const what = commitment.side === "hero" ? "attack" : "defense";
  const laid = zoneIn(picture, "committed").map(({ id, card }): Laid => {
    const of = printed(card);
    const half = halvesOf(of).find(({ action }) => action === what);
    const common = { id, card, name: of.name, ...layingOf(lines, id) };
    if (half)
      return { ...common, ink: `--b-${what}`, icon: actionIcon[what], value: half.value, responses: half.responses };
    const kind = of.type === "fatigue" ? "fatigue" : "wound";
    return { ...common, ink: `--b-${kind}`, icon: markIcon[kind], value: signed(of.affliction?.n ?? 0), responses: 0 };
  });
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
