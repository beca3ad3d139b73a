import { neverrift } from "@rifthall/games/neverrift";
import { expect, test } from "vitest";
import { printed } from "../../src/tables/neverrift/face.ts";
import { nameOn, wordsOf } from "../../src/tables/neverrift/lettering.ts";

const content = neverrift.content([]);
const cards = (["en", "de"] as const).flatMap((language) =>
  neverrift.cards(content, language).map((text) => printed(text, text.id)),
);

test("a name stands in one line, or with a short line between the values", () => {
  expect(nameOn("Gate Lion", 130)?.lines).toEqual(["Gate Lion"]);
  expect(nameOn("Judge of Returned Things", 130)?.lines).toEqual(["Judge of", "Returned Things"]);
});

test("what would be too small to read is left out", () => {
  expect(nameOn("Judge of Returned Things", 60)).toBeUndefined();
  expect(nameOn("Gate Lion", 44)).toBeUndefined();
});

test("on a desktop's board every creature has its name", () => {
  for (const { name, type } of cards)
    if (type === "creature") expect(nameOn(name, 130), name).toMatchObject({ size: expect.any(Number) });
});

test("a held card says a keyword's meaning only where there is room for it", () => {
  for (const card of cards) {
    const { text, lines } = wordsOf(card);
    expect(lines).toBeGreaterThan(0);
    const full = card.parts.map((part) => part.text).join(" ");
    if (full.length < 30) for (const part of card.parts) expect(text).toContain(part.text);
  }
});
