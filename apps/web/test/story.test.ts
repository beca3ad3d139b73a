import type { Line } from "@rifthall/host";
import type { CardText } from "@rifthall/kernel";
import { expect, test } from "vitest";
import { folded, pieces } from "../src/table/story.ts";

const card = (id: string, name: string): [string, CardText] => [id, { id, name, text: "", rule: "" }];
const cards = new Map([card("scout", "Scout"), card("sword", "The Shy Sword")]);
const line = (text: string, event: Line["event"]): Line => ({ number: 1, input: 1, event, text, undone: false });

test("cards that a line names can be tapped in it", () => {
  const told = pieces(line("Scout attacks The Shy Sword.", { do: "attack", card: "scout", target: "sword" }), cards);
  expect(told).toEqual([
    { text: "Scout", card: "scout" },
    { text: " attacks " },
    { text: "The Shy Sword", card: "sword" },
    { text: "." },
  ]);
});

test("a line that names no card is one piece, also where a field is the name of none", () => {
  expect(pieces(line("Turn 3 begins.", { do: "turn", card: "?" }), cards)).toEqual([{ text: "Turn 3 begins." }]);
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
});
