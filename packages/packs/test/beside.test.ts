import { readdirSync, readFileSync } from "node:fs";
import { gameById, UnsoundPacks } from "@rifthall/games";
import type { Pack } from "@rifthall/kernel/game";
import { readPackFile } from "@rifthall/packs";
import { expect, test } from "vitest";
import { packShape } from "../src/schema.js";

/** The value with one of its words said otherwise: each of them once. */
function* reworded(value: unknown): Generator<unknown> {
  if (typeof value === "string" && /^[a-z][a-z-]+$/.test(value)) yield "nobody-here";
  if (typeof value !== "object" || value === null) return;
  const entries = Object.entries(value);
  for (const [i, [key, inner]] of entries.entries())
    for (const made of reworded(inner))
      yield Array.isArray(value) ? value.with(i, made) : Object.fromEntries(entries.with(i, [key, made]));
}

/** With everything in it twice. */
const doubled = (pack: Pack): unknown =>
  Object.fromEntries(
    Object.entries(pack).map(([key, value]) => [key, Array.isArray(value) ? [...value, ...value] : value]),
  );

function problems(act: () => unknown): UnsoundPacks["problems"] {
  try {
    act();
    return [];
  } catch (error) {
    if (error instanceof UnsoundPacks) return error.problems;
    throw error;
  }
}

/** So many of a pack's words are tried. */
const SOME = 60;

const folder = new URL("../../../examples/packs/", import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith(".yaml"));

test.each(files)("a pack is examined by what would run, without making it: %s", (file) => {
  const pack = readPackFile(readFileSync(new URL(file, folder), "utf8"), file);
  const game = gameById(String(pack.game));
  const shape = packShape(String(pack.game));
  const all = [...reworded(pack)];
  const some = all.filter((_, i) => i % Math.ceil(all.length / SOME) === 0);
  let wrong = 0;
  for (const value of [pack, doubled(pack), ...some]) {
    // What has not the shape of a pack comes to neither.
    if (!shape.safeParse(value).success) continue;
    const packs = [value as Pack];
    const found = problems(() => game?.examine?.(packs));
    expect(found, JSON.stringify(value)).toEqual(problems(() => game?.content(packs)));
    if (found.length > 0) wrong++;
  }
  expect(wrong).toBeGreaterThan(0);
});
