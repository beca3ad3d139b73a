import { readFileSync } from "node:fs";
import { checkPack, checkPackValue } from "@rifthall/packs";
import { expect, test } from "vitest";
import { packShape } from "../src/schema.js";

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const OTHERS: readonly Json[] = [null, true, -1, 1.5, 1e6, "", "A", "x".repeat(900), [], {}, [1, 1], { en: "A" }];

/** The value with one of its parts replaced or left out, or with a key too many: each way once. */
function* changed(value: Json): Generator<Json> {
  yield* OTHERS;
  if (Array.isArray(value)) {
    for (const [i, inner] of value.entries()) for (const made of changed(inner)) yield value.with(i, made);
  } else if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value);
    for (const [i, [key, inner]] of entries.entries()) {
      for (const made of changed(inner)) yield Object.fromEntries(entries.with(i, [key, made]));
      yield Object.fromEntries(entries.filter(([other]) => other !== key));
    }
    yield { ...value, another: 1 };
  }
}

const EVERY = { "marching-band.yaml": 1, "lamplighters.yaml": 11, "night-toll.yaml": 31, "dead-letters.yaml": 47 };

test.each(Object.entries(EVERY))("what editors mark by the schema is refused by the check: %s", (file, every) => {
  const text = readFileSync(new URL(`../../../examples/packs/${file}`, import.meta.url), "utf8");
  const { pack } = checkPack(text, file);
  const schema = packShape(String(pack?.game));
  expect(schema.safeParse(pack).success).toBe(true);
  let n = 0;
  let marked = 0;
  for (const value of changed(pack as unknown as Json)) {
    if (n++ % every !== 0 || schema.safeParse(value).success) continue;
    marked++;
    if (checkPackValue(value).problems.length === 0) expect.fail(`nothing is wrong with ${JSON.stringify(value)}`);
  }
  expect(marked).toBeGreaterThan(100);
});
