import { readFileSync } from "node:fs";
import { checkPack, checkPackValue } from "@rifthall/packs";
import { expect, test } from "vitest";

/** Words that every object seems to have, and values that cannot be said as a text. */
const WORDS = ["toString", "constructor", "__proto__", "hasOwnProperty", "valueOf", "isPrototypeOf"];
const VALUES: readonly unknown[] = [
  ...WORDS,
  JSON.parse('{"toString": 1, "valueOf": 2}'),
  JSON.parse('{"__proto__": 1}'),
];

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The value with one of its parts replaced, or one of its keys: each way once. */
function* changed(value: Json): Generator<Json> {
  for (const other of VALUES) yield other as Json;
  if (Array.isArray(value)) {
    for (const [i, inner] of value.entries()) for (const made of changed(inner)) yield value.with(i, made);
  } else if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value);
    for (const [i, [key, inner]] of entries.entries()) {
      for (const made of changed(inner)) yield Object.fromEntries(entries.with(i, [key, made]));
      for (const word of WORDS) yield Object.fromEntries(entries.with(i, [word, inner]));
    }
    for (const word of WORDS) yield Object.fromEntries([...entries, [word, 1]]);
  }
}

const example = (file: string): Json => {
  const text = readFileSync(new URL(`../../../examples/packs/${file}`, import.meta.url), "utf8");
  return checkPack(text, file).pack as unknown as Json;
};
/** Of the longer ones not every change is tried. */
const EVERY: Readonly<Record<string, number>> = {
  "marching-band.yaml": 7,
  "lamplighters.yaml": 101,
  "night-toll.yaml": 401,
  "dead-letters.yaml": 401,
};

test.each(Object.entries(EVERY))("words of every object's prototype are no words of a pack: %s", (file, every) => {
  const pack = example(file);
  let n = 0;
  for (const value of changed(pack)) {
    if (n++ % every !== 0) continue;
    const { problems } = checkPackValue(value);
    // As a name a word of a prototype is as good as another.
    const words = problems.map((p) => p.message).join();
    expect(words, JSON.stringify(value)).not.toMatch(/native code|\[object/);
    if (problems.length === 0)
      expect(JSON.stringify(value)).toMatch(new RegExp(`"(en|de|author)":"(${WORDS.join("|")})"`));
  }
  expect(n).toBeGreaterThan(100);
});
