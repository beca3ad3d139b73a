import type { Words } from "../text/en.ts";
import type { Session } from "./session.svelte.ts";

/** Who won, in a sentence. */
export function verdictOf(session: Session, { over }: Words): string {
  if (!session.status.over) return "";
  const { winners } = session.status.outcome;
  const seats = session.opened.seats.length;
  if (winners.length === 0) return seats === 1 ? over.lost : over.draw;
  if (winners.length === seats) return seats > 1 ? over.together : over.win(session.seatName(0));
  const names = winners.map((seat) => session.seatName(seat));
  return names.length > 1 ? over.wins(names) : over.win(names[0] ?? "");
}
