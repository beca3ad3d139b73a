import { readFileSync } from "node:fs";
import { manual } from "@rifthall/effects";
import { formats, games } from "@rifthall/games";
import { LANGUAGES, type Pack } from "@rifthall/kernel/game";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { data, texts } from "../../../scripts/content.mjs";

const root = new URL("../../../", import.meta.url);

test.each([...data(), ...texts()])("$path is what `npm run content` writes", ({ path, text }) => {
  expect(readFileSync(new URL(path, root), "utf8")).toBe(text);
});

test.each([...formats])("the words of $game: each selector stands once, every quantifier is named", (format) => {
  const [, selectors = ""] = /## Selectors\n([\s\S]*?)\n## /.exec(manual(format, [])) ?? [];
  const rows = selectors.split("\n").filter((line) => line.startsWith("|"));
  expect(rows).toEqual([...new Set(rows)]);
  for (const word of ["any", "each", "random", "up to 2"]) expect(selectors).toContain(`\`${word}\``);
});

test.each([...games])("the terms of $id: each once, named in every language, by a rule that there is", (game) => {
  for (const language of LANGUAGES) {
    const terms = game.terms?.(game.content([]), language) ?? [];
    expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length);
    for (const { id, name, meaning = "-", rule } of terms) {
      expect([name, meaning], id).not.toContain("");
      if (rule !== undefined) expect(game.rulebook[rule], `${id} cites ${rule}`).toBeDefined();
    }
  }
});

test.each([...formats])(
  "no two words of $game that are each other's arguments: what is meant is clear in any order",
  (format) => {
    const { verbs, tests } = format.grammar;
    for (const words of [verbs, tests])
      for (const { word, args } of words.values())
        for (const other of Object.keys(args))
          if (other !== word)
            expect(Object.hasOwn(words.get(other)?.args ?? {}, word), `${word} and ${other}`).toBe(false);
  },
);

/** The same with all keys the other way round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, one]) => [key, turned(one)]),
  );
}

test.each(["marching-band", "lamplighters", "night-toll", "dead-letters"])(
  "%s is the same content in whatever order its keys are written",
  (name) => {
    const pack = parse(readFileSync(new URL(`examples/packs/${name}.yaml`, root), "utf8")) as Pack;
    const game = games.find(({ id }) => id === pack.game);
    if (!game) throw new Error(`${name} is for no game of ours`);
    const [one, other] = [game.content([pack]), game.content([turned(pack) as Pack])];
    expect(other.hash).toBe(one.hash);
    expect(JSON.stringify(other.packs)).toBe(JSON.stringify(one.packs));
  },
);
