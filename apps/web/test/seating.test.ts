import type { MatchOption } from "@rifthall/kernel/game";
import { expect, test } from "vitest";
import { faultOf } from "../src/screens/start/fault.ts";
import type { StartGame } from "../src/screens/start/game.ts";
import {
  inOrder,
  listsToText,
  matters,
  plainly,
  textToLists,
  titleOf,
  usualValues,
  valueName,
} from "../src/screens/start/label.ts";
import { type Chair, moveMe, offersOf, seated, usualNames, wishesOf } from "../src/screens/start/seating.ts";
import { start } from "../src/tables/riftforce/start.ts";

const names = {
  me: "Anna",
  friend: (n: number) => `Friend ${n}`,
  bot: (nth: number) => ["Orrin", "Maud"][nth] ?? "",
  free: "whoever comes",
};
const me: Chair = { is: "me", name: "", level: "greedy" };
const friend: Chair = { ...me, is: "friend" };
const bot: Chair = { ...me, is: "bot" };

test("you sit first and bots on the others; whoever sits keeps the seat when there are more or fewer", () => {
  expect(seated([], 3, "greedy")).toEqual([me, bot, bot]);
  expect(seated([bot, me, friend], 2, "greedy")).toEqual([bot, me]);
  expect(seated([bot, me, friend], 4, "greedy")).toEqual([bot, me, friend, bot]);
});

test("when your seat goes away you get the first one", () => {
  expect(seated([bot, me], 1, "greedy")).toEqual([me]);
});

test("taking another seat changes places with who sits there", () => {
  expect(moveMe([me, friend, bot], 2)).toEqual([bot, friend, me]);
  expect(moveMe([bot, friend], 1)).toEqual([bot, friend]);
});

test("names that nobody gave are the usual ones, counted by kind", () => {
  expect(usualNames([bot, me, friend, bot, friend], names)).toEqual(["Orrin", "Anna", "Friend 1", "Maud", "Friend 2"]);
});

test("a wish has everyone's name, level and person", () => {
  expect(wishesOf([me, { ...friend, name: " Ben " }, bot], names)).toEqual([
    { is: "person", name: "Anna", who: "me" },
    { is: "person", name: "Ben", who: "friend 1" },
    { is: "bot", name: "Orrin", level: "greedy" },
  ]);
});

test("a table for others is offered seat by seat: who comes by the link has no name yet", () => {
  expect(seated([], 3, "greedy", "free").map(({ is }) => is)).toEqual(["me", "free", "free"]);
  expect(seated([{ ...me, is: "free" }], 1, "greedy")).toEqual([{ ...me, is: "me" }]);
  expect(offersOf([me, { ...friend, name: " Ben " }, bot, { ...me, is: "free" }], names)).toEqual([
    { is: "me" },
    { is: "friend", name: "Ben" },
    { is: "bot", name: "Orrin", level: "greedy" },
    { is: "free" },
  ]);
});

test.each([
  ["bad-options", 'options.chapter: unknown chapter "x"', "chapter", 'chapter: unknown chapter "x"'],
  ["bad-options", 'options.set "base" is for duel and solo only', "set", 'set "base" is for duel and solo only'],
  ["bad-guilds", "guilds[0] names 3 guilds; 4 are needed", "guilds", "guilds[0] names 3 guilds; 4 are needed"],
  ["bad-seats", "duel is for 2 seats, not 3", "seats", "duel is for 2 seats, not 3"],
  ["fault", "something else", null, "something else"],
])("%s: %s is said at %s", (code, message, at, text) => {
  expect(faultOf(code, message, ["chapter", "set", "guilds"])).toEqual({ at, text });
});

test("what has no name is called as the engine calls it, in words", () => {
  expect(plainly("openDiscards")).toBe("Open discards");
  expect(plainly("challenge5")).toBe("Challenge 5");
  expect(titleOf(undefined, "attackOrder", "en")).toBe("Attack order");
  expect(titleOf(start, "set", "de")).toBe("Gilden im Spiel");
  expect(valueName(start, "mode", "duel", "de")).toBe("Duell");
  expect(valueName(start, "mode", "new-mode", "de")).toBe("new-mode");
});

test("values come in the order of their names, those without a name last", () => {
  const text = { en: "", de: "" };
  const game = { options: { level: { title: text, values: { easy: text, hard: text } } } } as unknown as StartGame;
  expect(inOrder(game, "level", ["new", "hard", "easy"])).toEqual(["easy", "hard", "new"]);
});

test("options that mean nothing in a mode are left out", () => {
  expect(matters(start, "challenge5", { mode: "duel" })).toBe(false);
  expect(matters(start, "challenge5", { mode: "solo" })).toBe(true);
  expect(matters(start, "unheardOf", {})).toBe(true);
});

test("lists are as long as decks have guilds", () => {
  const lengths = start.options.guilds?.lists?.lengths;
  expect(lengths?.({ mode: "duel" }, 2)).toEqual([4, 4]);
  expect(lengths?.({ mode: "solo" }, 1)).toEqual([4, 4]);
  expect(lengths?.({ mode: "team" }, 3)).toEqual([3, 4, 3]);
  expect(lengths?.({ mode: "team" }, 4)).toEqual([3, 3, 3, 3]);
});

test("lists are written one a line", () => {
  expect(textToLists("fire, ice\n\n light earth ")).toEqual([
    ["fire", "ice"],
    ["light", "earth"],
  ]);
  expect(textToLists("  \n")).toBeNull();
  expect(listsToText([["fire", "ice"], ["light"]])).toBe("fire, ice\nlight");
});

test("every option begins with its default", () => {
  const about = { en: "", de: "" };
  const options: MatchOption[] = [
    { name: "a", type: "flag", default: true, about },
    { name: "b", type: "lists", default: null, about },
  ];
  expect(usualValues(options)).toEqual({ a: true, b: null });
});

test("what there are too few guilds for is barred with the reason, and only there", () => {
  const barred = start.options.set?.barred;
  expect(barred?.("base", { mode: "team" })?.en).toMatch(/more guilds/);
  expect(barred?.("base", { mode: "free-for-all" })?.de).toMatch(/mehr Gilden/);
  expect(barred?.("base", { mode: "duel" })).toBeUndefined();
  expect(barred?.("beyond", { mode: "team" })).toBeUndefined();
});

test("who plays with whom is known before the match: every other seat, the second of three alone", () => {
  expect(start.teams?.({ mode: "team" }, 4)).toEqual([
    [0, 2],
    [1, 3],
  ]);
  expect(start.teams?.({ mode: "team" }, 3)).toEqual([[0, 2], [1]]);
  expect(start.teams?.({ mode: "duel" }, 2)).toEqual([]);
});
