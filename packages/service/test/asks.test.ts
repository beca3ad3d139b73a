import { expect, test } from "vitest";
import { numberOf, readAsk } from "../src/asks.js";

const ask = (name: unknown, ...args: readonly unknown[]): unknown => ({ id: 1, name, args });

test.each([
  ask("matches"),
  ask("open", "riftforce.1", "de", "calm", false),
  ask("answer", "riftforce.1", 0, { number: 3, key: -5 }),
  ask("deck", "neverrift", "nine-paths", "en"),
  ask("deck", "neverrift", { leader: "x", cards: {} }, "en"),
  ask("seek", "riftforce.1", 4, null),
  ask("start", { game: "riftforce", options: {}, seats: [{ is: "bot", name: "Orrin", level: "adept" }] }),
])("%j is a request", (given) => {
  expect(readAsk(given)).toBe(given);
});

test.each([
  [ask("constructor"), "unknown-request", /^unknown request "constructor"/],
  [ask("__proto__"), "unknown-request", /^unknown request "__proto__"/],
  [ask("hasOwnProperty", "here"), "unknown-request", /^unknown request/],
  [ask("lose", "riftforce.1"), "unknown-request", /did you mean "close"/],
  [ask(7), "unknown-request", /^unknown request "7"/],
  [ask("x".repeat(1e6)), "unknown-request", /^unknown request "x{64}…"/],
  [{ id: 1, name: "matches" }, "bad-request", /^matches takes a list of 0 arguments$/],
  [{ id: 1, name: "close", args: { 0: "x", length: 1 } }, "bad-request", /^close takes a list of 1 /],
  [ask("close"), "bad-request", /^close takes a list of 1 /],
  [ask("close", "x", "y"), "bad-request", /^close takes a list of 1 /],
  [ask("close", 5), "bad-request", /^close: argument 1 must be a text of at most 200/],
  [ask("info", "riftforce", "fr"), "bad-request", /^info: argument 2 must be "en" or "de"$/],
  [ask("resign", "x", 0.5), "bad-request", /^resign: argument 2 must be a whole number from 0 to 30$/],
  [ask("resign", "x", Number.NaN), "bad-request", /argument 2 must be a whole number/],
  [ask("answer", "x", 0, { number: 1 }), "bad-request", /^answer: argument 3\.key must be a whole number/],
  [ask("answer", "x", 0, Object.create({ number: 1, key: 1 })), "bad-request", /argument 3\.number must be/],
  [ask("setStops", "x", 0, ["a", 1]), "bad-request", /^setStops: argument 3\[1\] must be a text/],
  [ask("start", { game: "riftforce", options: {}, seats: [{ is: "cat" }] }), "bad-request", /seats\[0\]\.is must be/],
  [
    ask("start", { game: "riftforce", options: { a: Array(2_001).fill(0) }, seats: [] }),
    "bad-request",
    /^start: argument 1\.options must hold at most 2000 values$/,
  ],
  [
    ask("why", "x", 0, JSON.parse(`${'{"a":'.repeat(9)}{}${"}".repeat(9)}`)),
    "bad-request",
    /argument 3 must nest at most 8 levels deep$/,
  ],
  [
    ask("why", "x", 0, { do: "x".repeat(4_001) }),
    "bad-request",
    /argument 3 must hold texts of at most 4000 characters$/,
  ],
  [ask("bring", "x".repeat(4_000_001)), "bad-request", /at most 4000000 characters$/],
])("%# is refused by name: %s %s", (given, code, message) => {
  expect(() => readAsk(given)).toThrow(expect.objectContaining({ code, message: expect.stringMatching(message) }));
});

test.each([null, undefined, 7, "matches", {}, { id: "1" }, { id: 0.5 }, []])(
  "nobody waits for an answer to %j",
  (given) => {
    expect(numberOf(given)).toBeNull();
  },
);
