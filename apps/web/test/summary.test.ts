import type { SeatWish, Summary } from "@rifthall/service";
import { expect, test } from "vitest";
import { othersIn, outcomeText, unfinished, whenText, whoText } from "../src/shelf/summary.ts";
import { german } from "../src/text/de.ts";
import { english } from "../src/text/en.ts";

const me: SeatWish = { is: "person", name: "Anna", who: "me" };
const bot: SeatWish = { is: "bot", name: "Orrin", level: "greedy" };
const unnamed: SeatWish = { is: "person", name: "", who: "seat 0" };

const summary = (change: Partial<Summary>): Summary => ({
  match: "m",
  game: "riftforce",
  options: {},
  seats: [me, bot],
  inputs: 3,
  begun: 0,
  played: 0,
  outcome: null,
  part: null,
  outdated: null,
  ...change,
});
const over = (winners: number[], seats: SeatWish[] = [me, bot]) =>
  summary({ seats, outcome: { winners, scores: [], reason: "" } as unknown as Summary["outcome"] });

test.each([
  ["how far an unfinished match has come", summary({}), "3 choices so far"],
  ["my victory", over([0]), "You won"],
  ["my defeat", over([1]), "You lost"],
  ["a draw", over([]), "Nobody won"],
  ["a defeat of whoever plays alone", over([], [me]), "You lost"],
  ["a victory of all", over([0, 1]), "Won together"],
  ["others' matches by name", over([1], [unnamed, bot]), "Orrin won"],
  ["seats without a name by number", over([0], [unnamed, bot]), "Seat 1 won"],
])("tells %s", (_, match, text) => {
  expect(outcomeText(match, english)).toBe(text);
});

test("the match to continue is the one of this game that was played last and is not over", () => {
  const older = summary({ match: "older", played: 1 });
  const newer = summary({ match: "newer", played: 2 });
  const finished = { ...over([0]), match: "finished", played: 9 };
  const another = summary({ match: "another", game: "neverrift", played: 8 });
  expect(unfinished([older, newer, finished, another], "riftforce")?.match).toBe("newer");
  const outdated = summary({ outdated: { was: "riftforce-0", is: "riftforce-1" } });
  expect(unfinished([finished, outdated], "riftforce")).toBeUndefined();
});

test("others are those who are not me and have a name", () => {
  expect(othersIn(summary({}))).toBe("Orrin");
  expect(othersIn(summary({ seats: [me, unnamed] }))).toBe("");
  expect(whoText(summary({ seats: [me, unnamed] }), german)).toBe("Anna, Platz 2");
});

const MINUTE = 60_000;
test.each([
  [0, "now"],
  [5 * MINUTE, "5 minutes ago"],
  [3 * 60 * MINUTE, "3 hours ago"],
  [26 * 60 * MINUTE, "yesterday"],
])("what was played %i ms ago was played %s", (past, text) => {
  expect(whenText(1e12 - past, 1e12, "en")).toBe(text);
});

test("what is longer past than a week has a date", () => {
  expect(whenText(Date.UTC(2026, 0, 5, 12), Date.UTC(2026, 5, 5), "de")).toBe("05.01.2026");
});
