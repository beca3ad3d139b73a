import type { Game } from "@rifthall/kernel";
import { printed } from "./child.js";
import { progress, progressDone } from "./progress.js";
import { type Sample, sample } from "./sample.js";
import { bars, figure, range } from "./text.js";
import { builtHere, type Rates, withBuild } from "./worktree.js";

export interface AgainstSize {
  readonly rounds: number;
  readonly milliseconds: number;
}

export interface Comparison {
  readonly text: string;
  readonly json: Record<string, unknown>;
  readonly slower: boolean;
}

/** Beyond what two runs of the same build differ by on a busy machine. */
const TOLERATED = 0.9;
/** Best rounds nearer than this are level. */
const LEVEL = 0.95;

/** Builds a commit aside and lets both builds play by turns, each time in a fresh process. */
export function against(commit: string, games: readonly Game[], size: AgainstSize): Promise<Comparison> {
  return withBuild(commit, async (built) => {
    const files = { before: built, after: builtHere() };
    const ids = games.map((game) => game.id).join(",");
    const runs = { before: [] as Rates[], after: [] as Rates[] };
    for (let round = 1; round <= size.rounds; round++) {
      // Who goes first changes, so that a machine that gets slower in a round favours neither.
      for (const which of round % 2 === 0 ? (["after", "before"] as const) : (["before", "after"] as const)) {
        progress(`round ${round} of ${size.rounds}: ${which === "after" ? "this build" : commit}`);
        runs[which].push((await printed([], files[which], [ids, String(size.milliseconds)])) as Rates);
      }
    }
    progressDone();
    return compare(commit, runs.before, runs.after);
  });
}

/** Medians per game and mode. A mode that one of the builds does not have is left out. */
export function compare(commit: string, olds: readonly Rates[], news: readonly Rates[]): Comparison {
  const lines: string[] = [];
  const json: Record<string, Record<string, unknown>> = {};
  let slower = false;
  for (const [game, modes] of Object.entries(news[0] ?? {})) {
    for (const mode of Object.keys(modes)) {
      const before = collected(olds, game, mode);
      const after = collected(news, game, mode);
      if (before === undefined || after === undefined) continue;
      const ratio = after.median / before.median;
      const verdict = judged(before, after);
      slower ||= verdict.slower;
      lines.push(
        `${game} ${mode}: ${figure(ratio)} times ${commit}, ${verdict.text}`,
        ...bars([
          { name: commit, value: before.median, unit: "decisions/s", note: range(before) },
          { name: "now", value: after.median, unit: "decisions/s", note: range(after) },
        ]),
      );
      json[game] = { ...json[game], [mode]: { before: before.median, after: after.median, ratio } };
    }
  }
  if (lines.length === 0) lines.push(`${commit} has no game and mode in common with this build`);
  return { text: lines.join("\n"), json: { against: commit, slower, games: json }, slower };
}

/**
 * The medians decide. A machine that others use drags single rounds down, never up: where the best rounds of both builds
 * are level, a lower median is the machine's doing and is said to be.
 */
function judged(before: Sample, after: Sample): { readonly text: string; readonly slower: boolean } {
  const ratio = after.median / before.median;
  const slower = ratio < TOLERATED && after.greatest / before.greatest < LEVEL;
  if (slower) return { text: `slower by ${Math.round((1 - ratio) * 100)} %`, slower };
  if (ratio < TOLERATED) return { text: "slower in the median only, level at its best: run again", slower };
  if (ratio > 1 / TOLERATED) return { text: `faster by ${Math.round((ratio - 1) * 100)} %`, slower };
  return { text: "no difference to speak of", slower };
}

function collected(runs: readonly Rates[], game: string, mode: string): Sample | undefined {
  const rates = runs.flatMap((run) => run[game]?.[mode] ?? []);
  return rates.length === 0 ? undefined : sample(rates);
}
