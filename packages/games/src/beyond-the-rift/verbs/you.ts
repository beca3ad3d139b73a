import { R } from "@rifthall/effects";
import { type Card, type Frame, NONE, type Seat } from "@rifthall/kernel/ids";
import { get } from "@rifthall/kernel/machine";
import { type BeyondTheRift, heroOf } from "../table.js";

/** Who "you" is: NONE where a text belongs to nobody and nobody has taken it on yet. */
export const youOf = (s: BeyondTheRift, f: Frame): Seat => get(s, f, R.you);

/** Your hero; where nobody is meant in particular and there is one hero, that one. */
export function yourHero(s: BeyondTheRift, f: Frame): Card {
  const you = youOf(s, f);
  if (you !== NONE) return heroOf(s, you);
  return s.shape.seats === 1 ? heroOf(s, 0 as Seat) : (NONE as Card);
}

/** Whose hero a board is; NONE where it is none. */
export function seatOfHero(s: BeyondTheRift, card: Card): Seat {
  const seat = s.shape.heroRows.indexOf(card);
  return (seat < 0 ? NONE : seat) as Seat;
}

export const anybody = (): boolean => true;

/** Would it do something for you; where nobody has taken it on yet, for anybody? */
export function forSomeone(s: BeyondTheRift, f: Frame, would: (s: BeyondTheRift, seat: Seat) => boolean): boolean {
  const you = youOf(s, f);
  if (you !== NONE) return would(s, you);
  for (let seat = 0; seat < s.shape.seats; seat++) if (would(s, seat as Seat)) return true;
  return false;
}
