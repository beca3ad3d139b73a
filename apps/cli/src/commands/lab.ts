import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { botById, botNames, DEFAULT_LEVEL } from "@rifthall/bots";
import type { Game, Language, Pack } from "@rifthall/kernel/game";
import { unknown } from "@rifthall/kernel/text";
import {
  commitOf,
  csv,
  design,
  GUESTS,
  htmlReport,
  type Played,
  type Player,
  type Progress,
  run,
  summarize,
  textReport,
  withVisitors,
} from "@rifthall/lab";
import { BadUsage, Failure } from "../failure.js";
import { placesAt } from "../lab/places.js";
import { SharedPool } from "../lab/shared.js";
import { asUsage, findGame, givenOptions, readPacks } from "../play/opening.js";
import type { Terminal } from "../terminal.js";
import { type Texts, textsOf } from "../text/index.js";
import { flagOf } from "./flags.js";
import { nowAndThen } from "./telling.js";

export interface LabArgs {
  readonly matches?: string;
  readonly until?: string;
  readonly levels?: string;
  readonly roundRobin?: string;
  readonly against?: string;
  readonly seats?: string;
  readonly seed?: string;
  readonly workers?: string;
  readonly queue?: string;
  readonly out?: string;
  readonly mode?: string;
  readonly option?: readonly string[];
  readonly pack?: readonly string[];
}

const MATCHES = 400;
/** So many tasks lie in a queue at once, for however many take them. */
const IN_QUEUE = 64;
export const MOST_WORKERS = 256;

/** Plays many matches between bots and says what can be learned from them. */
export async function labCommand(terminal: Terminal, language: Language, id: string, args: LabArgs): Promise<number> {
  const texts = textsOf(language);
  const game = findGame(id);
  const packs = readPacks(args.pack ?? []);
  const players = readLevels(args.levels);
  if (args.queue !== undefined && args.against !== undefined)
    throw new BadUsage("--queue: whoever takes matches there has no other build; leave --against out");
  const against = args.against === undefined ? undefined : await commitOf(GUESTS, args.against);
  const experiment = asUsage(() =>
    design({
      game,
      packs,
      options: givenOptions(game, args),
      players,
      ...(against === undefined ? {} : { against }),
      ...(args.roundRobin === undefined ? {} : { decks: readDecks(game, packs, args.roundRobin) }),
      ...(args.seats === undefined ? {} : { seats: whole("--seats", args.seats, 1, 16) }),
      matches: whole("--matches", args.matches ?? String(MATCHES), 1, 1_000_000),
      ...(args.until === undefined ? {} : { until: whole("--until", args.until, 1, 99) / 100 }),
      seed: args.seed ?? "lab",
    }),
  );
  const usual = args.queue === undefined ? availableParallelism() : IN_QUEUE;
  const workers = whole("--workers", args.workers ?? String(usual), 1, MOST_WORKERS);
  const journal = args.out === undefined ? undefined : join(folder(args.out), "matches.jsonl");
  const stop = new AbortController();
  const halt = (): void => stop.abort();
  process.once("SIGINT", halt);
  const places = args.queue === undefined ? null : await placesAt(args.queue, workers);
  if (places) terminal.complain(texts.labShared(places.build));
  const complain = ({ message }: Error): void => terminal.complain(message);
  const tell = progress(terminal, texts);
  const now = (): number => performance.now();
  const play = (other: { readonly other?: string }): Promise<readonly Played[]> =>
    run(experiment, {
      workers,
      now,
      signal: stop.signal,
      progress: tell,
      ...other,
      ...(journal === undefined ? {} : { journal }),
      ...(places === null ? {} : { pool: new SharedPool(places, experiment, complain, stop.signal) }),
    });
  const meeting =
    against === undefined
      ? play({})
      : withVisitors(
          against,
          { game, packs, players },
          (text) => terminal.complain(text),
          (other) => play({ other }),
        );
  const played = await meeting.finally(() => process.off("SIGINT", halt));
  terminal.endStatus();
  if (stop.signal.aborted) {
    terminal.print(journal === undefined ? texts.labStopped : texts.labResume(journal));
    if (played.length === 0) return 130;
  }
  const summary = summarize(experiment, played);
  const title = game.title[language];
  terminal.print(textReport(summary, title, language));
  if (args.out !== undefined) {
    const file = (name: string, text: string): void => writeFileSync(join(String(args.out), name), text);
    file("report.html", htmlReport(summary, title, language, commandOf(game.id, args)));
    file("report.csv", csv(summary));
    file("report.json", `${JSON.stringify(summary, null, 1)}\n`);
    terminal.print(texts.labWritten(join(args.out, "report.html")));
  }
  return stop.signal.aborted ? 130 : 0;
}

function progress(terminal: Terminal, texts: Texts): (p: Progress) => void {
  const tell = nowAndThen(terminal);
  return ({ done, total, rate, left }) => {
    const pace = rate < 10 ? rate.toFixed(1) : String(Math.round(rate));
    tell(texts.labProgress(done, total, pace, texts.seconds(left)));
  };
}

/** `greedy,search:200`: bots, each with how many iterations it may think. */
export function readLevels(words: string | undefined): Player[] {
  return (words ?? DEFAULT_LEVEL).split(",").map((word) => {
    const [level = "", iterations] = word.trim().split(":");
    if (!botById(level)) throw new BadUsage(`--levels: ${unknown("level", level, botNames)}`);
    return iterations === undefined ? { level } : { level, iterations: whole("--levels", iterations, 1, 1_000_000) };
  });
}

/** `all` ready decks, or some by id or code. */
function readDecks(game: Game, packs: readonly Pack[], words: string): string[] {
  if (words !== "all") return words.split(",").map((word) => word.trim());
  return (game.decks?.ready(game.content(packs)) ?? []).map((deck) => deck.id);
}

export function whole(flag: string, word: string, least: number, most: number): number {
  if (/^\d{1,9}$/.test(word) && Number(word) >= least && Number(word) <= most) return Number(word);
  throw new BadUsage(`${flag} ${word}: must be a whole number from ${least} to ${most}`);
}

export function folder(path: string): string {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new Failure(`--out ${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return path;
}

/** How to make the same report again. */
function commandOf(game: string, { option = [], pack = [], ...args }: LabArgs): string {
  const flags = Object.entries(args).flatMap(([name, value]) =>
    name === "out" || name === "queue" ? [] : [`--${flagOf(name)} ${value}`],
  );
  const several = [...option.map((word) => `--option ${word}`), ...pack.map((file) => `--pack ${file}`)];
  return ["rifthall lab", game, ...flags, ...several].join(" ");
}
