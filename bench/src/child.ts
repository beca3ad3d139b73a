import { execFile } from "node:child_process";
import { stderr } from "node:process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Game } from "@rifthall/kernel/game";
import type { Guests } from "@rifthall/lab";
import { ALLOCATION_FLAGS, type Allocation } from "./allocation.js";
import type { Players } from "./duel.js";
import { type Allocator, COMPARED } from "./measure.js";
import { pacer } from "./pacer.js";

const run = promisify(execFile);
/** A long match tells a few megabytes of itself. */
const ROOM = 1 << 28;

/** What a process of its own prints as its last line, read as JSON. */
export async function printed(flags: readonly string[], file: string, args: readonly string[]): Promise<unknown> {
  const { stdout, stderr: complaints } = await run(process.execPath, [...flags, file, ...args], { maxBuffer: ROOM });
  stderr.write(complaints);
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "");
}

/** The program of that name, which lies beside this one. */
export const beside = (name: string): string => fileURLToPath(new URL(`./${name}.js`, import.meta.url));

/** Programs of the bench that run with the engine of a commit. */
export const guests = (files: readonly string[]): Guests => ({ folder: "bench/dist", files });

export const processes: Players = {
  ours: (game, mode, milliseconds) => pacer(beside("playing"), [game.id, mode.name, String(milliseconds)]),
  theirs: (milliseconds) => pacer(beside("theirs"), [String(milliseconds)]),
};

/** Allocation in a fresh process with room for all of it. */
export const inChild: Allocator = async (game, { decisions, theirDecisions }) => {
  const file = beside("allocate");
  const ours = (await printed(ALLOCATION_FLAGS, file, [game.id, String(decisions)])) as Allocation;
  if (game.id !== COMPARED) return { ours };
  const theirs = (await printed(ALLOCATION_FLAGS, file, ["boardgame.io", String(theirDecisions)])) as Allocation;
  return { ours, theirs };
};

/** What an iteration of a search allocates, likewise. */
export async function thoughtsInChild(game: Game, iterations: number): Promise<Allocation> {
  const file = beside("allocate");
  return (await printed(ALLOCATION_FLAGS, file, [game.id, String(iterations), "thinking"])) as Allocation;
}
