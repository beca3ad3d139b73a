import { readFileSync } from "node:fs";
import { manual } from "@rifthall/effects";
import { formats, games } from "@rifthall/games";
import { LANGUAGES } from "@rifthall/kernel/game";
import { expect, test } from "vitest";
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
