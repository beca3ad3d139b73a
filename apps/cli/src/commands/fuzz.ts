import { writeFileSync } from "node:fs";
import type { Game, Language } from "@rifthall/kernel/game";
import { BadUsage, Failure } from "../failure.js";
import { findGame, freshSeed, givenOptions } from "../play/opening.js";
import type { Terminal } from "../terminal.js";
import { textsOf } from "../text/index.js";
import { type Fault, Fuzzer } from "./fuzzer.js";

export interface FuzzArgs {
  readonly matches?: string;
  readonly seed?: string;
  readonly mode?: string;
  readonly every?: string;
  readonly option?: readonly string[];
}

const MATCHES = 1000;
const PROGRESS_MS = 200;
/** Where progress cannot be written over, a line now and then must do. */
const PROGRESS_LINE_MS = 10_000;

/** Plays random matches under random rule options and looks at every invariant, after every choice unless fewer are asked for. */
export function fuzzCommand(terminal: Terminal, language: Language, id: string, args: FuzzArgs): number {
  const texts = textsOf(language);
  const game = findGame(id);
  const matches = readWhole("--matches", args.matches, MATCHES);
  const modes = readModes(game, args.mode);
  const seed = args.seed ?? freshSeed();
  const { option = [] } = args;
  const every = readWhole("--every", args.every, 1);
  const fuzzer = new Fuzzer(game, seed, givenOptions(game, { option }), every);
  const began = performance.now();
  let reported = began;
  for (let i = 0; i < matches; i++) {
    const fault = fuzzer.play(modes[i % modes.length], i);
    if (fault) {
      terminal.endStatus();
      report(terminal, language, game, seed, fault);
      return 1;
    }
    const now = performance.now();
    if (now - reported < (terminal.interactive ? PROGRESS_MS : PROGRESS_LINE_MS)) continue;
    reported = now;
    const seconds = (now - began) / 1000;
    const rate = (i + 1) / seconds;
    const left = texts.seconds((matches - i - 1) / rate);
    const line = texts.fuzzProgress(i + 1, matches, Math.round(rate), left);
    if (terminal.interactive) terminal.status(` ${line}`);
    else terminal.print(line);
  }
  terminal.endStatus();
  terminal.print(texts.fuzzDone(matches, fuzzer.choices, ((performance.now() - began) / 1000).toFixed(1)));
  if (fuzzer.unused.size > 0) terminal.print(texts.fuzzUnused([...fuzzer.unused].join(", ")));
  return 0;
}

function report(terminal: Terminal, language: Language, game: Game, seed: string, fault: Fault): void {
  const texts = textsOf(language);
  const file = `fuzz-${game.id}-${seed.replace(/[^\w-]/g, "_")}-${fault.match}.json`;
  terminal.print([
    terminal.paint.hurt(
      `${texts.fuzzFault}: --seed ${seed} · ${fault.match} · ${fault.mode} · ${texts.fuzzStep(fault.step)}`,
    ),
    ...fault.faults.map((text) => `  ${text}`),
  ]);
  try {
    writeFileSync(file, `${JSON.stringify(fault.record)}\n`);
  } catch (error) {
    throw new Failure(texts.cannotWrite(file, error instanceof Error ? error.message : String(error)));
  }
  terminal.print(texts.fuzzReplay(file));
}

export function readWhole(flag: string, word: string | undefined, otherwise: number): number {
  if (word === undefined) return otherwise;
  if (/^\d{1,9}$/.test(word) && Number(word) > 0) return Number(word);
  throw new BadUsage(`${flag} ${word}: must be a whole number above 0`);
}

function readModes(game: Game, mode: string | undefined): readonly string[] {
  if (mode === undefined) return game.modes.length > 0 ? game.modes : [""];
  if (game.modes.includes(mode)) return [mode];
  throw new BadUsage(`--mode ${mode}: must be ${game.modes.join(" or ")}`);
}
