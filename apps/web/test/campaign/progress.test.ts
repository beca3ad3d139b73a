import type { Outcome, Summary } from "@rifthall/service";
import { expect, test } from "vitest";
import { progressOf } from "../../src/screens/start/progress.ts";
import { start } from "../../src/tables/quantum-rift/start.ts";

const GAME = "quantum-rift";
const map = start.options.chapter?.map;
if (!map) throw new Error("the chapters have no map");

const WON: Outcome = { winners: [0], scores: [], reason: "" } as unknown as Outcome;
const LOST: Outcome = { ...WON, winners: [] };
const match = (chapter: string, outcome: Outcome | null, more: Partial<Summary> = {}): Summary => ({
  match: `${chapter}.${outcome === null ? "open" : outcome.winners.length}`,
  game: GAME,
  options: { chapter, mode: "solo" },
  seats: [],
  inputs: 3,
  begun: 1,
  played: 2,
  outcome,
  part: null,
  outdated: null,
  ...more,
});
const of = (matches: readonly Summary[], chapter = "andares-1") => progressOf(matches, GAME, map, chapter);

test("a chapter is open, then lost, then won, and what goes on goes before all", () => {
  expect(of([])).toEqual({ state: "open", times: 0 });
  const lost = match("andares-1", LOST);
  expect(of([lost, lost])).toEqual({ state: "lost", times: 2 });
  expect(of([lost, match("andares-1", WON)])).toEqual({ state: "won", times: 1 });
  expect(of([match("andares-1", WON), match("andares-1", null)])).toMatchObject({
    state: "underway",
    underway: "andares-1.open",
  });
});

test("only matches of this game and chapter count; what cannot go on is not under way", () => {
  expect(of([match("andares-2", WON), match("andares-1", WON, { game: "other" })]).state).toBe("open");
  expect(of([match("andares-1", null, { outdated: { was: "a", is: "b" } })]).state).toBe("open");
});

test("QR-2 the first chapter is the first one for so many; the one for one hero is closed to two", () => {
  const pair = match("first", WON, { options: { chapter: "first", mode: "pair" } });
  expect(of([match("first", WON)]).state).toBe("won");
  expect(of([pair]).state).toBe("open");
  expect(of([pair], "andares-2").state).toBe("won");
  const barred = start.options.chapter?.barred;
  expect(barred?.("andares-1", { mode: "pair" })?.de).toContain("einen Helden");
  expect(barred?.("andares-1", { mode: "solo" })).toBeUndefined();
  expect(barred?.("andares-2", { mode: "pair" })).toBeUndefined();
});
