import { games } from "@rifthall/games";
import { describe, expect, test } from "vitest";
import { course } from "../src/course.js";
import { modesOf } from "../src/mode.js";
import { firstDifference } from "../src/same.js";

describe("the course of a match", () => {
  test.each(games)("of $id follows from its number and tells decisions and the end", (game) => {
    const [mode] = modesOf(game);
    if (mode === undefined) throw new Error(`${game.id} has no mode`);
    const told = [...course(game, mode, 1)];
    expect([...course(game, mode, 1)]).toEqual(told);
    expect([...course(game, mode, 2)]).not.toEqual(told);
    for (const line of told.slice(0, -1)) {
      const { seats, offered, seat, chosen } = JSON.parse(line);
      expect(offered).toHaveLength(seats.length);
      expect(offered[seats.indexOf(seat)]).toContainEqual(chosen);
    }
    expect(JSON.parse(told.at(-1) ?? "")).toEqual({ outcome: expect.anything(), position: expect.anything() });
  });
});

describe("the first difference", () => {
  /** Two builds that tell these courses. */
  const between = (now: readonly (readonly string[])[], before: readonly (readonly string[])[]) =>
    firstDifference(async (what, match) => {
      const of = (all: typeof now) => (what === "only" ? (all[Number(match)] ?? []) : all.map((c) => c.join()));
      return [of(now), of(before)];
    }, now.length);

  test("none where all is the same", async () => {
    expect(await between([["a", "b"], ["c"]], [["a", "b"], ["c"]])).toBeUndefined();
  });

  test("names match and decision with both lines, from shortly before they part", async () => {
    const long = "x".repeat(100);
    const found = await between([["a"], ["a", `${long}1`, "end"]], [["a"], ["a", `${long}2`, "end"]]);
    expect(found).toMatch(/^match 1 differs from decision 2 on\n {2}before {2}…x{60}2\n {2}now {5}…x{60}1$/);
  });

  test("or the end, or a build that goes on where the other stops", async () => {
    expect(await between([["a", "end"]], [["a", "another end"]])).toContain("match 0 differs from its end on");
    expect(await between([["a"]], [["a", "b", "c"]])).toContain("match 0 differs from decision 2 on\n  before  b");
  });
});
