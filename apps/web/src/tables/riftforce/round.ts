import type { Line } from "@rifthall/host";
import { TRAINER, type View } from "./view.ts";

const ACTIONS = ["play", "discard", "check"];

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
  const positions = view.mode === "team" ? 4 : view.guilds.length;
  const turns: Turn[] = [];
  for (const [begins, { event, undone }] of lines.entries()) {
    if (undone) continue;
    const plans = solo && event.do === "plan";
    if (!plans && !ACTIONS.includes(String(event.do))) continue;
    const owner = plans ? TRAINER : Number(event.seat);
    if (!plans && owner === turns.at(-1)?.owner) continue;
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
  const positions = view.mode === "team" ? 4 : view.guilds.length;
  const begun = turns.length - (turns.length > 0 && turns.at(-1)?.owner === view.turn ? 1 : 0);
  return Math.floor(begun / positions) + 1;
}

/** The trainer's plan that ran last, or runs. */
export interface Plan {
  readonly kind: "attack" | "control";
  readonly location: number;
  readonly numbers: readonly number[];
}
export function lastPlan(lines: readonly Told[]): Plan | null {
  const line = lines.findLast(({ event, undone }) => event.do === "plan" && !undone);
  return line ? (line.event as unknown as Plan) : null;
}
