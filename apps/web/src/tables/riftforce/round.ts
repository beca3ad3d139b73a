import type { Line } from "@rifthall/host";
import type { View } from "./view.ts";

const ACTIONS = ["play", "discard", "check"];

/** The round that is played. Nobody acts twice in a row, so each change of the acting seat is a turn. */
export function roundOf(lines: readonly Pick<Line, "event" | "undone">[], view: View): number {
  let turns = 0;
  let last: unknown = null;
  for (const { event, undone } of lines) {
    if (undone) continue;
    if (view.mode === "solo") {
      if (event.do === "plan") turns++;
    } else if (ACTIONS.includes(String(event.do)) && event.seat !== last) {
      turns++;
      last = event.seat;
    }
  }
  if (view.mode === "solo") return turns + 1;
  const positions = view.mode === "team" ? 4 : view.guilds.length;
  const begun = turns - (last !== null && last === view.turn ? 1 : 0);
  return Math.floor(begun / positions) + 1;
}

/** The trainer's plan that ran last, or runs. */
export interface Plan {
  readonly kind: "attack" | "control";
  readonly location: number;
  readonly numbers: readonly number[];
}
export function lastPlan(lines: readonly Pick<Line, "event" | "undone">[]): Plan | null {
  const line = lines.findLast(({ event, undone }) => event.do === "plan" && !undone);
  return line ? (line.event as unknown as Plan) : null;
}
