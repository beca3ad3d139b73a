import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Language } from "@rifthall/kernel/game";
import { calibrationChart, fit, type Round } from "@rifthall/lab";
import { BadUsage } from "../failure.js";
import { findGame, givenOptions, readPacks } from "../play/opening.js";
import type { Terminal } from "../terminal.js";
import { textsOf } from "../text/index.js";
import { folder, MOST_WORKERS, readLevels, whole } from "./lab.js";
import { nowAndThen } from "./telling.js";

export interface FitArgs {
  readonly matches?: string;
  readonly rounds?: string;
  readonly stray?: string;
  readonly levels?: string;
  readonly seed?: string;
  readonly workers?: string;
  readonly out?: string;
  readonly mode?: string;
  readonly option?: readonly string[];
  readonly pack?: readonly string[];
}

const MATCHES = 2000;
const ROUNDS = 5;
const STRAY = 15;
const SEED = "fit";

/** Lets bots learn from play what tells a good table from a bad one, and writes it down. */
export async function fitCommand(terminal: Terminal, language: Language, id: string, args: FitArgs): Promise<number> {
  const texts = textsOf(language);
  const game = findGame(id);
  const [player, ...more] = readLevels(args.levels);
  if (more.length > 0) throw new BadUsage("--levels: one bot learns, give one level");
  const wish = {
    game,
    packs: readPacks(args.pack ?? []),
    options: givenOptions(game, args),
    ...player,
    matches: whole("--matches", args.matches ?? String(MATCHES), 10, 1_000_000),
    rounds: whole("--rounds", args.rounds ?? String(ROUNDS), 1, 100),
    stray: 10 * whole("--stray", args.stray ?? String(STRAY), 0, 90),
    seed: args.seed ?? SEED,
  };
  const workers = whole("--workers", args.workers ?? String(availableParallelism()), 1, MOST_WORKERS);
  const tell = nowAndThen(terminal);
  const rounds = await fit(wish, {
    workers,
    progress: (round, done, of) => tell(texts.fitProgress(round + 1, wish.rounds, done, of)),
  });
  terminal.endStatus();
  rounds.forEach(({ checked }, i) => {
    terminal.print(texts.fitRound(i + 1, checked.cases, checked.loss.toFixed(4)));
  });
  const last = rounds.at(-1);
  if (args.out === undefined || last === undefined) return 0;
  const home = folder(args.out);
  const made = commandOf(id, wish, args);
  writeFileSync(join(home, "weights.json"), `${JSON.stringify(written(made, wish.seed, rounds, last), null, 1)}\n`);
  writeFileSync(join(home, "calibration.svg"), calibrationChart(last.checked, game.title.en));
  terminal.print(texts.fitWritten(join(home, "weights.json")));
  return 0;
}

/** The weights, with all that says where they are from. */
const written = (made: string, seed: string, rounds: readonly Round[], { checked, weights }: Round): unknown => ({
  made,
  seeds: rounds.map((_, i) => `${seed} ${i}`),
  heldBack: { cases: checked.cases, logLoss: Number(checked.loss.toFixed(4)), steps: checked.steps },
  weights,
});

/** What writes the same again: what stands by itself is said, too. */
function commandOf(
  id: string,
  {
    matches,
    rounds,
    stray,
    seed,
  }: { readonly matches: number; readonly rounds: number; readonly stray: number; readonly seed: string },
  { levels, mode, option = [], pack = [] }: FitArgs,
): string {
  return [
    `rifthall lab fit ${id} --matches ${matches} --rounds ${rounds} --stray ${stray / 10} --seed ${JSON.stringify(seed)}`,
    ...(levels === undefined ? [] : [`--levels ${levels}`]),
    ...(mode === undefined ? [] : [`--mode ${mode}`]),
    ...option.map((word) => `--option ${word}`),
    ...pack.map((file) => `--pack ${file}`),
  ].join(" ");
}
