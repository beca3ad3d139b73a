import { sideIn, sidesIn } from "@rifthall/games/riftforce/facts";
import { turnsOf } from "./round.ts";
import type { Line, View } from "./wire.ts";

/** RF-45 scores for the locations one holds, RF-51 for what is destroyed; the rest are the guilds' own points. */
const CHECK = "RF-45";
const DESTROYED = "RF-51";

/** What one side did in a match. */
export interface Deeds {
  readonly destroying: number;
  readonly checking: number;
  readonly extra: number;
  readonly dealt: number;
  readonly lost: number;
  /** The most points in one turn of its own. */
  readonly best: number;
}
interface Told {
  readonly deeds: readonly Deeds[];
  readonly rounds: number;
  /** The score of each side after each round. */
  readonly course: readonly (readonly number[])[];
}

const NOTHING: Deeds = { destroying: 0, checking: 0, extra: 0, dealt: 0, lost: 0, best: 0 };

/** Reads a match's log: who scored by what, who struck and who lost how much. */
export function deedsOf(lines: readonly Pick<Line, "event" | "undone">[], view: View): Told {
  const sides = sidesIn(view.mode, view.guilds.length);
  const deeds = Array.from({ length: sides }, () => ({ ...NOTHING }) as { -readonly [K in keyof Deeds]: number });
  const scores = Array.from({ length: sides }, () => 0);
  const course = scores.map(() => [0]);
  const turns = turnsOf(lines, view);
  const rounds = turns.at(-1)?.round ?? 0;
  const beginning = new Map(turns.map((turn) => [turn.begins, turn]));
  let [acting, round, turnScore] = [-1, 1, 0];
  const close = (): void => course.forEach((scored, side) => void scored.push(scores[side] ?? 0));
  for (const [i, { event, undone }] of lines.entries()) {
    const turn = beginning.get(i);
    if (turn) {
      if (turn.round > round) close();
      [acting, round, turnScore] = [sideIn(view.mode, turn.owner), turn.round, 0];
    }
    if (undone || (event.do !== "destroy" && event.do !== "damage" && event.do !== "score")) continue;
    const { side } = event;
    const mine = deeds[side];
    if (!mine) continue;
    if (event.do === "destroy") mine.lost++;
    const striker = deeds[acting];
    if (event.do === "damage" && side !== acting && striker) striker.dealt += event.n;
    if (event.do !== "score") continue;
    const { n } = event;
    scores[side] = (scores[side] ?? 0) + n;
    mine[event.rule === CHECK ? "checking" : event.rule === DESTROYED ? "destroying" : "extra"] += n;
    if (side !== acting) continue;
    turnScore += n;
    mine.best = Math.max(mine.best, turnScore);
  }
  if (turns.length > 0) close();
  return { deeds, rounds, course };
}
