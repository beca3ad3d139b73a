import { seatsIn } from "./position.ts";
import type { Session } from "./wire.ts";

/** The others in the order of play, from whoever comes after us; then us. Who only watches sees seat 0 as theirs. */
export function seating(session: Session): { readonly own: number; readonly others: readonly number[] } {
  const seats = seatsIn(session.picture);
  const own = session.seat ?? 0;
  const others = seats.map((_, i) => (own + 1 + i) % seats.length).filter((seat) => seat !== own);
  return { own, others };
}

/** Who is on turn after that seat: those who are out are passed over. */
export function nextSeat(session: Session, seat: number): number {
  const seats = seatsIn(session.picture);
  const out = session.picture.view.out ?? [];
  const order = seats.map((_, i) => (seat + 1 + i) % seats.length);
  return order.find((other) => other !== seat && !out.includes(other)) ?? seat;
}
