import { R } from "@rifthall/effects";
import { type Card, type Frame, NONE, type Seat } from "@rifthall/kernel/ids";
import { get } from "@rifthall/kernel/machine";
import { heroOf, inPlay, isLiving, living, type QuantumRift } from "../table.js";

/** Who "you" is: NONE where a card belongs to nobody and nobody has taken it on yet. */
export const youOf = (s: QuantumRift, f: Frame): Seat => get(s, f, R.you);

/** Your hero, while it is in play; where nobody is meant in particular and there is one player, that player's. */
export function yourHero(s: QuantumRift, f: Frame): Card {
  const seats = living(s);
  const you = youOf(s, f);
  const seat = you !== NONE ? you : seats !== 0 && (seats & (seats - 1)) === 0 ? 31 - Math.clz32(seats) : NONE;
  const hero = seat === NONE ? NONE : heroOf(s, seat as Seat);
  return (hero !== NONE && inPlay(s, hero as Card) ? hero : NONE) as Card;
}

export const anybody = (): boolean => true;

/** Would it do something for you; where nobody has taken it on yet, for anybody? */
export function forSomeone(s: QuantumRift, f: Frame, would: (s: QuantumRift, seat: Seat) => boolean): boolean {
  const you = youOf(s, f);
  if (you !== NONE) return isLiving(s, you) && would(s, you);
  for (let seat = 0; seat < s.shape.seats; seat++) if (isLiving(s, seat as Seat) && would(s, seat as Seat)) return true;
  return false;
}
