import { TRAINER, turnsIn } from "@rifthall/games/riftforce/facts";
import type { Plan } from "@rifthall/games/riftforce/wire";
import { isDraft } from "./view.ts";
import type { Line, View } from "./wire.ts";

type Told = Pick<Line, "event" | "undone">;

/** One turn: whose it is, in which round, and where it begins among the lines. */
interface Turn {
  readonly owner: number;
  readonly round: number;
  readonly begins: number;
}

/** Nobody acts twice in a row, so each change of the acting seat is a turn; the trainer's is its plan. */
export function turnsOf(lines: readonly Told[], view: View): readonly Turn[] {
  const solo = view.mode === "solo";
  const positions = turnsIn(view.mode, view.guilds.length);
  const turns: Turn[] = [];
  for (const [begins, { event, undone }] of lines.entries()) {
    if (undone) continue;
    if (event.do !== "plan" && event.do !== "play" && event.do !== "discard" && event.do !== "check") continue;
    const owner = event.do === "plan" ? TRAINER : event.seat;
    if (event.do !== "plan" && owner === turns.at(-1)?.owner) continue;
    const round = solo
      ? turns.filter((turn) => turn.owner === TRAINER).length + 1
      : Math.floor(turns.length / positions) + 1;
    turns.push({ owner, round, begins });
  }
  return turns;
}

/** The round that is played. */
export function roundOf(lines: readonly Told[], view: View): number {
  const turns = turnsOf(lines, view);
  if (view.mode === "solo") return turns.filter(({ owner }) => owner === TRAINER).length + 1;
  const positions = turnsIn(view.mode, view.guilds.length);
  const begun = turns.length - (!isDraft(view) && turns.at(-1)?.owner === view.turn ? 1 : 0);
  return Math.floor(begun / positions) + 1;
}

/** The trainer's plan that ran last, or runs. */
export function lastPlan(lines: readonly Told[]): Plan | null {
  return lines.flatMap(({ event, undone }) => (event.do === "plan" && !undone ? [event] : [])).at(-1) ?? null;
}
