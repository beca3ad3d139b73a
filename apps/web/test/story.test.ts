import { expect, test } from "vitest";
import { folded, pieces } from "../src/table/story.ts";

const scout = { text: "Scout", card: "scout" };

test("cards and players that a line names are set apart in it", () => {
  const named = [{ text: "Ada", seat: 0 }, scout, { text: "The Shy Sword", card: "sword" }];
  expect(pieces("Scout attacks The Shy Sword of Ada.", named)).toEqual([
    scout,
    { text: " attacks " },
    { text: "The Shy Sword", card: "sword" },
    { text: " of " },
    { text: "Ada", seat: 0 },
    { text: "." },
  ]);
});

test("a name within a longer word is none, and of two names the longer one is meant", () => {
  const named = [
    { text: "Fire", card: "fire" },
    { text: "Fire 5", card: "fire-5" },
    { text: "Ada", seat: 0 },
  ];
  expect(pieces("Adam plays Fire 5.", named)).toEqual([
    { text: "Adam plays " },
    { text: "Fire 5", card: "fire-5" },
    { text: "." },
  ]);
});

test("a line that names nothing is one piece", () => {
  expect(pieces("Turn 3 begins.", [scout, { text: "", seat: 1 }])).toEqual([{ text: "Turn 3 begins." }]);
});

test("what is told several times in a row stands once, what was taken back apart from what was not", () => {
  const line = (text: string, undone = false) => ({ text, undone });
  const told = [line("draws"), line("draws"), line("draws", true), line("plays"), line("draws")];
  expect(folded(told).map(({ line: { text }, times }) => [text, times])).toEqual([
    ["draws", 2],
    ["draws", 1],
    ["plays", 1],
    ["draws", 1],
  ]);
  expect(folded(told, (line) => line === told[1]).map(({ times }) => times)).toEqual([1, 1, 1, 1, 1]);
});
