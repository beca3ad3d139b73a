import type { Words } from "../text/en.ts";
import type { Session } from "./session.svelte.ts";

/** Who won, in a sentence: as somebody would say it to whoever sits here. */
export function verdictOf(session: Session, { over }: Words): string {
  const { status, opened, layout } = session;
  if (!status.over) return "";
  const { winners } = status.outcome;
  const { seats } = opened;
  const mine = seats.flatMap((seat, i) => (seat.is === "person" && seat.who === "me" ? [i] : []));
  /** Friends at the same screen read it too. */
  const alone = mine.length > 0 && opened.own.every((seat) => mine.includes(seat));
  if (winners.length === 0) {
    if (seats.length === 1) return over.lost;
    return layout.ending?.(session).sides.length === 0 ? over.lostTogether : over.draw;
  }
  if (winners.length === seats.length && seats.length > 1) return over.together;
  const others = winners.filter((seat) => !mine.includes(seat)).map((seat) => session.seatName(seat));
  if (alone && others.length < winners.length) return others.length > 0 ? over.youAnd(others) : over.you;
  if (alone) return over.lost;
  const names = winners.map((seat) => session.seatName(seat));
  return names.length > 1 ? over.wins(names) : over.win(names[0] ?? "");
}
