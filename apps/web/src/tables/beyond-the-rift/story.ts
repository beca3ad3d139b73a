import type { Heading } from "../../table/layout.ts";
import { words } from "./text.ts";
import type { Happened, Line, Session } from "./wire.ts";

/** What comes of what heroes and enemies do. */
const OUTCOMES: readonly Happened["do"][] = [
  "pay",
  "ap",
  "lay",
  "aid",
  "guard",
  "response",
  "compare",
  "wound",
  "fatigue",
  "attach",
  "detach",
  "die",
  "remove",
  "leave",
  "get",
  "prevent",
  "draw",
  "idle",
  "target",
  "move",
];
export const follows = (event: Happened): boolean => OUTCOMES.includes(event.do);

/** The log in its parts: every phase with its round. */
export function headings(lines: readonly Line[], session: Session): ReadonlyMap<number, Heading> {
  const t = words();
  const parts = new Map<number, Heading>();
  const { edition } = session.picture.scene.standing;
  let round = 0;
  for (const { number, event, undone } of lines) {
    if (undone) continue;
    if (event.do === "round") round = event.n;
    else if (event.do === "phase" && round > 0) {
      const phase = event.phase === "quest" && edition === "v099" ? "spawn" : event.phase;
      parts.set(number, { text: `${t.round(round)}, ${t.phase[phase]}`, whole: true });
    }
  }
  return parts;
}
