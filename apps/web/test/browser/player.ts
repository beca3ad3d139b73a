import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { SeatWish, Wish } from "@rifthall/service";
import { expect } from "vitest";
import type { Visitor } from "./rifthall.ts";
import type { Target } from "./spy.ts";

/** Where screenshots go; git does not keep them. */
const pictures = join(import.meta.dirname, "..", "screenshots");

async function picture({ page }: Visitor, name: string): Promise<void> {
  mkdirSync(pictures, { recursive: true });
  await page.evaluate(() => window.spied.show());
  await page.screenshot({ path: join(pictures, `${name}.png`) });
}
/** For people to look at: taken only where `PICTURES` is set, since each takes as long as looking for flaws. */
export async function showcase(visitor: Visitor, name: string): Promise<void> {
  if (process.env.PICTURES) await picture(visitor, name);
}

export const person = (name: string, who = "me"): SeatWish => ({ is: "person", name, who });
export const bot = (level: string, name = "Orrin"): SeatWish => ({ is: "bot", name, level });

/** A quick match of each game, by seed. */
export const MATCHES: Readonly<Record<string, Wish>> = {
  riftforce: { game: "riftforce", options: { mode: "duel" }, seats: [person("Ada"), bot("greedy")], seed: "browser-1" },
  // A deck whose creatures ask for something when they enter.
  neverrift: {
    game: "neverrift",
    options: { decks: [["long-lines"], ["nine-paths"]] },
    seats: [person("Ada"), bot("greedy")],
    seed: "browser-1",
  },
  "quantum-rift": { game: "quantum-rift", options: {}, seats: [person("Ada")], seed: "browser-1" },
  "beyond-the-rift": { game: "beyond-the-rift", options: {}, seats: [person("Ada")], seed: "browser-3" },
};

/** Numbers from 0 to 1 that are the same in every run. */
export function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pick = <T>(from: readonly T[], chance: () => number): T | undefined => from[Math.floor(chance() * from.length)];

/** How a person says what they want. */
type Hand = (visitor: Visitor, target: Target) => Promise<void>;
export const byPointer: Hand = async ({ page }, { x, y }) => {
  await page.mouse.click(x, y);
};
export const byFinger: Hand = async ({ page }, { x, y }) => {
  await page.touchscreen.tap(x, y);
};

const MOST_TAPS = 4_000;

/** Plays to the end with what glows, by chance; `each` sees every position. Gives the number of taps. */
export async function playOn(
  visitor: Visitor,
  {
    seed = 1,
    hand = byPointer,
    each,
    until,
  }: {
    readonly seed?: number;
    readonly hand?: Hand;
    readonly each?: (taps: number) => Promise<void>;
    readonly until?: (taps: number) => Promise<boolean> | boolean;
  } = {},
): Promise<number> {
  const chance = chances(seed);
  for (let taps = 0; taps < MOST_TAPS; taps++) {
    if ((await visitor.still()) || (await until?.(taps))) return taps;
    await each?.(taps);
    const target = pick(await sensible(visitor), chance);
    if (!target) await stuck(visitor);
    else await hand(visitor, target);
  }
  throw new Error(`not over after ${MOST_TAPS} taps: ${await visitor.prompt()}`);
}

const PATIENCE = 2_000;

/** Who passes by chance sees little of a match: only where nothing else can be done. */
export async function sensible(visitor: Visitor): Promise<readonly Target[]> {
  const all = await reachable(visitor);
  const going = all.filter(({ name }) => !/\(pass\)/.test(name));
  return going.length > 0 ? going : all;
}

/** What can be tapped; a sheet may still be on its way. */
async function reachable({ page }: Visitor): Promise<readonly Target[]> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    const targets = await page.evaluate(() => window.spied.glowing());
    if (targets.length > 0) return targets;
    await page.waitForTimeout(50);
  }
  return [];
}

async function stuck(visitor: Visitor): Promise<never> {
  const { page } = visitor;
  const [prompt, options] = [await visitor.prompt(), await visitor.options()];
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll(".legal[data-key], .legal > [data-key], .here[data-key]")].map((e) =>
      e.outerHTML.slice(0, 160),
    ),
  );
  throw new Error(
    `nothing to tap at "${prompt}" with ${options.length} options: ${options.slice(0, 5)}; hidden: ${hidden.slice(0, 3)}`,
  );
}

/** All that may be done now is in sight, and nothing of the table must be scrolled for it; else a picture is taken. */
export async function expectInSight(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const hidden = await page.evaluate(() => window.spied.hidden());
  if (hidden.length > 0) {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await picture(visitor, `out-of-sight-${width}x${height}-${Date.now()}`);
  }
  expect(hidden, await visitor.prompt()).toEqual([]);
}
