import { gameById } from "@rifthall/games";
import type { Game } from "@rifthall/kernel/game";
import { Match } from "@rifthall/kernel/match";
import { isOver, NUMBER, type State } from "@rifthall/kernel/state";
import { expect, test } from "vitest";
import { Fuzzer } from "../src/commands/fuzzer.js";
import { rifthall } from "./shell.js";

const riftforce = gameById("riftforce") as Game;

test("a few matches of every mode run without a fault", async () => {
  const { code, out } = await rifthall("fuzz riftforce --matches 4 --seed test");
  expect(out).toMatch(/^4 random matches, \d+ choices, no fault/);
  expect(code).toBe(0);
});

test("each match follows from seed and number alone", () => {
  const choices = (numbers: readonly number[]): number => {
    const fuzzer = new Fuzzer(riftforce, "same");
    for (const n of numbers) fuzzer.play("duel", n);
    return fuzzer.choices;
  };
  expect(choices([0, 1])).toBe(choices([1, 0]));
});

test("an invariant that breaks gives the record that leads to it", () => {
  const faults = (s: State): string[] => (s.cell[NUMBER] === 20 ? ["twenty is one too many"] : []);
  const fault = new Fuzzer({ ...riftforce, faults }, "broken").play("duel", 3);
  expect(fault).toMatchObject({ match: 3, mode: "duel", step: 20, faults: ["twenty is one too many"] });
  if (!fault) return;
  const { options, seats, seed } = fault.record;
  const again = new Match(riftforce, { content: riftforce.content([]), options, seats, seed });
  again.replay(fault.record);
  expect(again.inputs).toHaveLength(20);
});

test("looked at now and then, an invariant is still seen to be broken at the end", () => {
  const looks: number[] = [];
  const faults = (s: State): string[] => {
    looks.push(s.cell[NUMBER]);
    return isOver(s) ? ["it ended"] : [];
  };
  const fault = new Fuzzer({ ...riftforce, faults }, "sparse", {}, 10).play("duel", 3);
  expect(fault?.faults).toEqual(["it ended"]);
  const [first, ...rest] = looks;
  const last = rest.pop();
  expect(first).toBe(0);
  expect(rest.length).toBeGreaterThan(2);
  expect(rest.every((n, i) => n === 7 + 10 * i)).toBe(true);
  expect(last).toBe(fault?.record.inputs.length);
});

test("a choice that throws is the last one of its record", () => {
  const faults = (s: State): string[] => {
    if (s.cell[NUMBER] === 7) throw new RangeError("boom");
    return [];
  };
  const fault = new Fuzzer({ ...riftforce, faults }, "broken").play("solo", 1);
  expect(fault?.record.inputs).toHaveLength(7);
  expect(fault?.faults[0]).toContain("boom");
});
