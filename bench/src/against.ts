import type { Game } from "@rifthall/kernel/game";
import { withBuild } from "@rifthall/lab";
import { beside, guests } from "./child.js";
import { type Mode, modesOf } from "./mode.js";
import { pacer } from "./pacer.js";
import { progress, progressDone } from "./progress.js";
import { type Sample, sample } from "./sample.js";
import { bars, figure, range } from "./text.js";
import { byTurns, type Round, type TurnsSize, times } from "./turns.js";

export interface AgainstSize extends TurnsSize {
  /** Pairs of processes for the modes that a game is not known by. */
  readonly others: number;
}

/** What was done by turns: random play, or search. */
export interface Compared {
  readonly game: string;
  readonly mode: string;
  readonly what: What;
  /** This build and the commit, by pair of processes; or why there is nothing to compare. */
  readonly pairs: readonly (readonly Round[])[] | string;
}
type What = "playing" | "searching";
const SAID: Record<What, string> = { playing: "random play", searching: "inside search" };

export interface Comparison {
  readonly text: string;
  readonly json: Record<string, unknown>;
  readonly slower: boolean;
}

/** What two runs of the same build may differ by, in percent. */
const LEVEL = 3;
/** A build that is slower by more than this is to be explained. */
const TOLERATED = 0.9;

/** Builds a commit aside and lets both builds do the same work by turns. */
export function against(commit: string, games: readonly Game[], size: AgainstSize): Promise<Comparison> {
  return withBuild(commit, guests(["playing.js", "searching.js"]), progress, async (built) => {
    const all: Compared[] = [];
    for (const { game, mode, what, pairs } of games.flatMap((game) => wanted(game, size))) {
      const words = [game.id, mode.name, String(size.warm)];
      const compared = await byTurns(
        [() => pacer(beside(what), words), () => pacer(built(what), words)],
        { ...size, pairs },
        (text) => progress(`${game.id} ${mode.name}, ${SAID[what]}: ${text}`),
      ).catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
      all.push({ game: game.id, mode: mode.name, what, pairs: compared });
    }
    progressDone();
    return compare(commit, all);
  });
}

function wanted(game: Game, { pairs, others }: AgainstSize): { game: Game; mode: Mode; what: What; pairs: number }[] {
  return modesOf(game).flatMap((mode, i) => {
    if (i > 0) return others === 0 ? [] : [{ game, mode, what: "playing", pairs: others }];
    return [
      { game, mode, what: "playing", pairs },
      { game, mode, what: "searching", pairs },
    ];
  });
}

/** The median of the rounds' ratios decides; the range is that of the pairs of processes, each by its own median. */
export function compare(commit: string, all: readonly Compared[]): Comparison {
  const lines = ["Per second of processor time, by turns in processes of their own; both builds do the same work."];
  const json: Record<string, Record<string, Record<string, unknown>>> = {};
  let slower = false;
  for (const { game, mode, what, pairs } of all) {
    const name = `${game} ${mode}, ${SAID[what]}`;
    if (typeof pairs === "string") {
      lines.push(`${name}: cannot be compared (${pairs})`);
      continue;
    }
    const rounds = pairs.flat();
    const ratio = sample(rounds.map(times)).median;
    const span = sample(pairs.map((of) => sample(of.map(times)).median));
    const now = rates(rounds, 0);
    const before = rates(rounds, 1);
    slower ||= ratio < TOLERATED;
    lines.push(
      `${name}: ${figure(ratio)} times ${commit} (${range(span)} by pair of processes), ${verdict(ratio, span)}`,
      ...bars([
        { name: commit, value: before.decisions.median, unit: "decisions/s", note: said(before) },
        { name: "now", value: now.decisions.median, unit: "decisions/s", note: said(now) },
      ]),
    );
    json[game] ??= {};
    json[game][mode] = {
      ...json[game][mode],
      [what]: {
        before: before.decisions.median,
        after: now.decisions.median,
        ratio,
        from: span.least,
        to: span.greatest,
      },
    };
  }
  if (all.every(({ pairs }) => typeof pairs === "string")) throw new Error(lines.join("\n"));
  return { text: lines.join("\n"), json: { against: commit, slower, games: json }, slower };
}

interface Rates {
  readonly decisions: Sample;
  readonly iterations: Sample;
}
function rates(rounds: readonly Round[], side: 0 | 1): Rates {
  const tallies = rounds.map((round) => round[side]);
  return {
    decisions: sample(tallies.map((tally) => tally.perSecond)),
    iterations: sample(tallies.map((tally) => (1000 * tally.iterations) / tally.milliseconds)),
  };
}
const said = ({ decisions, iterations }: Rates): string =>
  `${range(decisions)}${iterations.median > 0 ? `; ${figure(iterations.median)} iterations/s` : ""}`;

/** A difference is one in every pair: where some say faster and some slower, it may be chance. */
function verdict(ratio: number, { least, greatest }: Sample): string {
  const percent = Math.round(Math.abs(ratio - 1) * 100);
  if (percent <= LEVEL) return "no difference";
  if (least < 1 && greatest > 1) return "no difference that could not be chance";
  return `${ratio < 1 ? "slower" : "faster"} by ${percent} %`;
}
