import { describe, expect, test } from "vitest";
import { GUILDS } from "./scene.js";
import { begun, drafted, table } from "./table.js";

const team = { mode: "team" } as const;

describe("the row", () => {
  test("RF-70 there are 6 locations, 3 green and 3 grey, with two sides", () => {
    expect(
      table(team)
        .position()
        .locations.map((lane) => lane.length),
    ).toEqual([2, 2, 2, 2, 2, 2]);
  });

  test.each([
    [2, ["move @1", "move @3"]],
    [3, ["move @2", "move @4"]],
  ])("RF-70 adjacency runs across the border: from %i", (from, options) => {
    const t = table({ ...team, lanes: { [from]: [["water-5"], []] } });
    t.seat(0).activate("water-5");
    t.expectOptions(options);
  });

  test.each([
    [0, 1],
    [5, 4],
  ])("RF-70 the row ends at %i", (from, to) => {
    const t = table({ ...team, lanes: { [from]: [["water-5"], []] } });
    t.seat(0).activate("water-5");
    t.expect({ at: { "water-5": to } });
  });

  test("RF-70 a run of played cards may cross the border", () => {
    const t = table({ ...team, hands: [["fire-5", "fire-6", "fire-7"], [], [], []] });
    t.seat(0).play("fire-5", 2).play("fire-6", 3);
    t.expectOptions(["play fire-7@1", "play fire-7@4", "end"]);
  });
});

describe("positions", () => {
  test.each([
    [4, [0, 1, 2, 3, 0]],
    [3, [0, 1, 2, 1, 0]],
  ])("RF-71 %i players act in the order of positions 1 to 4", (seats, order) => {
    const t = table({
      ...team,
      seats,
      hands: Array.from({ length: seats }, (_, i) => [`${GUILDS[i]}-5`, `${GUILDS[i]}-6`, `${GUILDS[i]}-7`]),
    });
    for (const seat of order) {
      expect(t.asked).toEqual([seat]);
      t.take(seat, { do: "play", card: t.position().hands[seat][0], location: 2 });
      t.seat(seat).end();
    }
  });

  test.each([
    [0, [1, 0]],
    [1, [0, 1]],
    [2, [1, 0]],
    [3, [0, 1]],
  ])("RF-71 positions 1 and 3 play against 2 and 4: a kill of seat %i scores %j", (turn, score) => {
    const guilds = [["earth"], ["love"], ["crystal"], ["star"]];
    const mine = `${guilds[turn][0]}-5`;
    const sides = turn % 2 === 0 ? [[mine], ["fire-6!4"]] : [["fire-6!4"], [mine]];
    const t = table({
      ...team,
      guilds: guilds.map((g, i) => (i === (turn + 1) % 4 ? [...g, "fire"] : g)),
      turn,
      side: sides,
    });
    t.seat(turn).activate(mine);
    t.expect({ destroyed: ["fire-6"], score });
  });

  test.each([2, 5])("RF-71 team mode is not for %i", (seats) => {
    expect(() => begun(team, seats, "seats")).toThrow(/3 to 4/);
  });
});

describe("set-up", () => {
  test.each([
    [
      4,
      [3, 3, 3, 3],
      [
        { seat: 1, location: 1, side: 1 },
        { seat: 2, location: 4, side: 0 },
        { seat: 3, location: 4, side: 1 },
      ],
    ],
    [
      3,
      [3, 4, 3],
      [
        { seat: 1, location: 1, side: 1 },
        { seat: 1, location: 4, side: 1 },
      ],
    ],
  ])(
    "RF-71 RF-72 with %i players everybody has their guilds, 7 cards, and these free cards are placed",
    (seats, guilds, free) => {
      const t = begun(team, seats, "free cards");
      drafted(t);
      const { guilds: held, hands, decks, locations } = t.position();
      expect(held.map((g) => g.length)).toEqual(guilds);
      expect(hands.map((h) => h.length)).toEqual(guilds.map(() => 7));
      const given = (seat: number): number => free.filter((f) => f.seat === seat).length;
      expect(decks.map((d) => d.length)).toEqual(guilds.map((n, seat) => n * 9 - 7 - given(seat)));
      expect(locations.flat(2)).toHaveLength(free.length);
      for (const { seat, location, side } of free) {
        expect(locations[location][side]).toHaveLength(1);
        expect(held[seat]).toContain(locations[location][side][0].split("-")[0]);
      }
      expect(t.asked).toEqual([0]);
    },
  );

  test.each([
    [4, 10, [0, 1, 2, 3, 0, 1, 2, 3]],
    [3, 9, [0, 1, 2, 1, 0, 1, 2]],
  ])(
    "RF-79 the draft of %i players: one guild each, %i on offer, picks by position, full ones skipped",
    (seats, shown, order) => {
      for (const seed of ["draft a", "draft b", "draft c"]) {
        const t = begun(team, seats, seed);
        const { guilds, offered } = t.position();
        expect(guilds.map((g) => g.length)).toEqual(guilds.map(() => 1));
        expect(new Set([...guilds.flat(), ...offered]).size).toBe(seats + shown);
        t.expectOptions(offered.map((g) => `draft ${g}`));
        expect(drafted(t)).toEqual(order);
      }
    },
  );

  test("RF-79 the draft uses all 18 guilds", () => {
    const seen = Array.from({ length: 30 }, (_, i) => begun(team, 4, `guilds ${i}`).position()).flatMap((p) => [
      ...p.guilds.flat(),
      ...p.offered,
    ]);
    expect([...new Set(seen)].sort()).toEqual([...GUILDS].sort());
  });

  test.each([
    ["team", 4],
    ["team", 3],
    ["free-for-all", 3],
  ])("RF-79 the base set is refused for %s", (mode, seats) => {
    expect(() => begun({ mode, set: "base" }, seats, "base")).toThrow(/base/);
  });
});
