import type { Line } from "@rifthall/host";
import type { Heading } from "../../table/layout.ts";
import type { Session } from "../../table/session.svelte.ts";
import { words } from "./text.ts";

type Noted = Pick<Line, "event" | "undone" | "number">;

/** The lines that begin a turn. */
export const turnsIn = <L extends Noted>(lines: readonly L[]): readonly L[] =>
  lines.filter(({ event, undone }) => event.do === "turn" && !undone);

/** What comes of playing, casting and the like. */
const OUTCOMES = [
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
export const follows = (event: Line["event"]): boolean => OUTCOMES.includes(String(event.do));

/** The log in its parts: before the first turn, and every turn. */
export function headings(lines: readonly Line[], session: Session): ReadonlyMap<number, Heading> {
  const parts = new Map<number, Heading>();
  const turns = turnsIn(lines);
  const [first] = lines;
  if (first && first.number !== turns[0]?.number) parts.set(first.number, { text: words().setup });
  for (const [i, { number, event }] of turns.entries()) {
    const seat = Number(event.seat);
    parts.set(number, { text: words().turn(i + 1), seat, name: session.seatName(seat), whole: true });
  }
  return parts;
}
