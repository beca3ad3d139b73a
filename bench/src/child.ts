import { execFile } from "node:child_process";
import { stderr } from "node:process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Game } from "@rifthall/kernel";
import { ALLOCATION_FLAGS, type Allocation } from "./allocation.js";
import { type Allocator, COMPARED } from "./measure.js";

const run = promisify(execFile);

/** What a process of its own prints as its last line, read as JSON. */
export async function printed(flags: readonly string[], file: string, args: readonly string[]): Promise<unknown> {
  const { stdout, stderr: complaints } = await run(process.execPath, [...flags, file, ...args]);
  stderr.write(complaints);
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "");
}

/** Allocation in a fresh process with room for all of it. */
export const inChild: Allocator = async (game, { decisions, theirDecisions }) => {
  const file = fileURLToPath(new URL("./allocate.js", import.meta.url));
  const ours = (await printed(ALLOCATION_FLAGS, file, [game.id, String(decisions)])) as Allocation;
  if (game.id !== COMPARED) return { ours };
  const theirs = (await printed(ALLOCATION_FLAGS, file, ["boardgame.io", String(theirDecisions)])) as Allocation;
  return { ours, theirs };
};

/** What an iteration of a search allocates, likewise. */
export async function thoughtsInChild(game: Game, iterations: number): Promise<Allocation> {
  const file = fileURLToPath(new URL("./allocate.js", import.meta.url));
  return (await printed(ALLOCATION_FLAGS, file, [game.id, String(iterations), "thinking"])) as Allocation;
}
