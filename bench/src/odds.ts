import { fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { botById, decide } from "@rifthall/bots";
import { gameById } from "@rifthall/games";
import { readOptions } from "@rifthall/kernel/game";
import { NONE, type Option, type Seat, seatList } from "@rifthall/kernel/ids";
import { advance, boot, choose, Dice, seed } from "@rifthall/kernel/machine";
import { asked, isOver } from "@rifthall/kernel/state";
import { look } from "@rifthall/kernel/view";
import { progress, progressDone } from "./progress.js";

/** What is played: a chapter by a hero or a pair, at one difficulty. */
export interface Cell {
  readonly chapter: string;
  readonly hero: string;
  readonly mode: string;
  readonly difficulty: string;
}

const TABLES = [
  ["andares-1", "sabrien-reed", "solo"],
  ["andares-1", "ottoline-marsh", "solo"],
  ["andares-2", "sabrien-reed", "solo"],
  ["andares-2", "ottoline-marsh", "solo"],
  ["andares-2", "sabrien-reed", "pair"],
] as const;

export const cells: readonly Cell[] = TABLES.flatMap(([chapter, hero, mode]) =>
  ["easy", "normal", "hard"].map((difficulty) => ({ chapter, hero, mode, difficulty })),
);

/** Does the greedy bot, at every seat, win this match? */
export function wins(cell: Cell, number: number): boolean {
  const game = gameById("quantum-rift");
  const bot = botById("greedy");
  if (!game || !bot) throw new Error("there is no such game or bot");
  const options = readOptions(game.options, cell);
  const setup = { content: game.content([]), options, seats: game.seats(options)[0] };
  const [s, seen] = [game.create(setup), game.create(setup)];
  boot(s);
  seed(s, `odds ${number}`);
  game.begin(s);
  advance(s);
  s.offer.seat = NONE;
  const dice = new Dice(number);
  while (!isOver(s)) {
    const seat = seatList(asked(s))[0] as Seat;
    const { option } = decide(bot, game, setup, look(game, s, seat, seen), {}, dice);
    choose(s, seat, option as Option);
  }
  return game.outcome(s).winners.length > 0;
}

/** Wilson's 95% interval of a share, in percent. */
export function interval(won: number, played: number): readonly [number, number] {
  const z = 1.96;
  const share = won / played;
  const middle = share + (z * z) / (2 * played);
  const reach = z * Math.sqrt((share * (1 - share)) / played + (z * z) / (4 * played * played));
  const whole = 1 + (z * z) / played;
  return [(100 * (middle - reach)) / whole, (100 * (middle + reach)) / whole];
}

function line(cell: Cell, won: number, played: number): string {
  const who = cell.mode === "pair" ? "pair" : cell.hero;
  const [low, high] = interval(won, played);
  const share = `${((100 * won) / played).toFixed(1)}%`;
  const bar = "█".repeat(Math.round((20 * won) / played)).padEnd(20, "·");
  return `${cell.chapter.padEnd(10)} ${who.padEnd(15)} ${cell.difficulty.padEnd(7)} ${bar} ${share.padStart(6)}  ${low.toFixed(1).padStart(5)} to ${high.toFixed(1).padStart(5)}  of ${played}`;
}

interface Told {
  readonly cell: number;
  readonly won: boolean;
}

/** Plays every so many-th match of every cell and tells each outcome. */
function work(matches: number, first: number, step: number, from: number, to: number): void {
  for (let cell = from; cell < to; cell++)
    for (let number = first; number < matches; number += step)
      process.send?.({ cell, won: wins(cells[cell] as Cell, number) } satisfies Told);
}

async function main(): Promise<void> {
  const [matches = "100", from = "0", to = String(cells.length)] = process.argv.slice(2);
  const workers = availableParallelism();
  const won = cells.map(() => 0);
  const played = cells.map(() => 0);
  const total = (Number(to) - Number(from)) * Number(matches);
  let done = 0;
  await Promise.all(
    Array.from({ length: workers }, (_, i) => {
      const child = fork(fileURLToPath(import.meta.url), ["--work", matches, String(i), String(workers), from, to]);
      child.on("message", (told: Told) => {
        if (told.won) won[told.cell] = (won[told.cell] ?? 0) + 1;
        played[told.cell] = (played[told.cell] ?? 0) + 1;
        if (++done % 50 === 0) progress(`${done} of ${total} matches`);
        if (played[told.cell] !== Number(matches)) return;
        progressDone();
        console.log(line(cells[told.cell] as Cell, won[told.cell] ?? 0, Number(matches)));
      });
      return new Promise<void>((resolve, reject) => {
        child.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`a worker ended with ${code}`))));
      });
    }),
  );
}

const [flag, ...numbers] = process.argv.slice(2);
if (flag === "--work") {
  const [matches = 0, first = 0, step = 1, from = 0, to = 0] = numbers.map(Number);
  work(matches, first, step, from, to);
} else if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
