import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { data, texts } from "../../../scripts/content.mjs";

const root = new URL("../../../", import.meta.url);

test.each([...data(), ...texts()])("$path is what `npm run content` writes", ({ path, text }) => {
  expect(readFileSync(new URL(path, root), "utf8")).toBe(text);
});
