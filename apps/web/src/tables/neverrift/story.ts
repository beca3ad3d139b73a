import type { Heading } from "../../table/layout.ts";
import { words } from "./text.ts";
import type { Line, Session } from "./wire.ts";

/** The lines that begin a turn, and whose it is. */
export const turnsIn = (lines: readonly Line[]): readonly { readonly number: number; readonly seat: number }[] =>
  lines.flatMap(({ number, event, undone }) => (event.do === "turn" && !undone ? [{ number, seat: event.seat }] : []));

/** What comes of playing, casting and the like. */
const OUTCOMES: readonly Line["event"]["do"][] = [
  "attack",
  "block",
  "tame",
  "liberate",
  "move",
  "destroy",
  "bounce",
  "get",
  "bury",
  "scout",
  "look",
  "dig",
  "passive",
  "trigger",
];
export const follows = (event: Line["event"]): boolean => OUTCOMES.includes(event.do);

/** The log in its parts: before the first turn, and every turn. */
export function headings(lines: readonly Line[], session: Session): ReadonlyMap<number, Heading> {
  const parts = new Map<number, Heading>();
  const turns = turnsIn(lines);
  const [first] = lines;
  if (first && first.number !== turns[0]?.number) parts.set(first.number, { text: words().setup });
  for (const [i, { number, seat }] of turns.entries())
    parts.set(number, { text: words().turn(i + 1), seat, name: session.seatName(seat), whole: true });
  return parts;
}
