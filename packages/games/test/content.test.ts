import { readFileSync } from "node:fs";
import { manual } from "@rifthall/effects";
import { formats } from "@rifthall/games";
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
