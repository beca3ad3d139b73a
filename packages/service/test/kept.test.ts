import { expect, test } from "vitest";
import { readKept } from "../src/kept.js";

const RECORD = {
  rifthall: 1,
  game: "riftforce",
  rules: "riftforce-1",
  content: "c",
  seats: 2,
  options: {},
  seed: "s",
  inputs: [0, 1],
  checks: "",
};
const ROW = {
  match: "riftforce.1",
  record: RECORD,
  passed: [1],
  seats: [
    { is: "person", name: "Ada", who: "me" },
    { is: "bot", name: "Orrin", level: "adept" },
  ],
  begun: 1,
  played: 2,
  outcome: null,
  stops: { 0: ["end"], 1: [] },
};

test("a row as it is kept, and one of a finished match", () => {
  expect(readKept(ROW)).toBe(ROW);
  const over = { ...ROW, outcome: { winners: [1], scores: [3, 12], reason: "score" } };
  expect(readKept(over)).toBe(over);
});

test.each([
  [null, "row must be an object"],
  [[ROW], "row must be an object"],
  [{}, "row.match must be a text"],
  [Object.create(ROW), "row.match must be a text"],
  [{ ...ROW, match: 7 }, "row.match must be a text"],
  [{ ...ROW, record: undefined }, "a record must be an object"],
  [{ ...ROW, record: { ...RECORD, inputs: ["x"] } }, "inputs[0] must be"],
  [{ ...ROW, passed: [-1] }, "row.passed[0] must be a whole number"],
  [{ ...ROW, seats: [] }, "row.seats must be 2, as many as the record has"],
  [{ ...ROW, seats: [null, null] }, "row.seats[0] must be an object"],
  [{ ...ROW, played: 8.64e15 + 2 }, "row.played must be a whole number"],
  [{ ...ROW, begun: "yesterday" }, "row.begun must be a whole number"],
  [{ ...ROW, outcome: {} }, "row.outcome.winners must be a list"],
  [{ ...ROW, outcome: { winners: [], scores: [Number.NaN], reason: "" } }, "row.outcome.scores[0] must be a number"],
  [{ ...ROW, stops: null }, "row.stops must be an object"],
  [{ ...ROW, stops: { 0: [1] } }, "row.stops[0][0] must be a text"],
])("%# is none: %s", (row, wrong) => {
  expect(() => readKept(row)).toThrow(wrong);
});
