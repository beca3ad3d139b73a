import { describe, expect, test } from "vitest";
import { BASE, cardsOf } from "./scene.js";
import { begun, drafted } from "./table.js";

const seeds = Array.from({ length: 24 }, (_, i) => `setup ${i}`);

const PRESET = [
  ["earth", "fire", "ice", "light"],
  ["love", "water", "air", "crystal"],
];

describe("guilds on offer", () => {
  test.each([
    ["base", 7],
    ["beyond", 8],
  ])("RF-30 the set %s deals one guild each and shows %i others, all different", (set, shown) => {
    for (const seed of seeds) {
      const t = begun({ set }, 2, seed);
      const { guilds, offered } = t.position();
      expect(guilds.map((g) => g.length)).toEqual([1, 1]);
      expect(offered).toHaveLength(shown);
      expect(new Set([...guilds.flat(), ...offered]).size).toBe(shown + 2);
      t.expectOptions(offered.map((g) => `draft ${g}`));
    }
  });

  test("RF-30 in the base set the guild taken out is a random one", () => {
    const out = seeds.map((seed) => {
      const { guilds, offered } = begun({ set: "base" }, 2, seed).position();
      return BASE.find((g) => !guilds.flat().includes(g) && !offered.includes(g));
    });
    expect(new Set(out).size).toBeGreaterThan(4);
  });

  test("RF-30 what was picked is no longer on offer, and is its drafter's", () => {
    const t = begun({}, 2, "pick");
    const [guild] = t.position().offered;
    const [seat] = t.asked;
    t.seat(seat).draft(guild);
    expect(t.position().offered).not.toContain(guild);
    expect(t.position().guilds[seat]).toContain(guild);
  });
});

describe("draft", () => {
  test("RF-31 a coin toss picks who drafts first, and both come up", () => {
    const tossed = seeds.map((seed) => begun({}, 2, seed).asked[0]);
    expect(new Set(tossed)).toEqual(new Set([0, 1]));
  });

  test.each(seeds.slice(0, 6))(
    "RF-31 picks alternate until each has 4, and the first drafter acts first (%s)",
    (seed) => {
      const t = begun({}, 2, seed);
      const [first] = t.asked;
      const second = 1 - first;
      expect(drafted(t)).toEqual([first, second, first, second, first, second]);
      expect(t.position().guilds.map((g) => g.length)).toEqual([4, 4]);
      expect(t.asked).toEqual([first]);
      expect(t.options("play").length).toBeGreaterThan(0);
    },
  );

  test("RF-31 the toss also stands when the guilds are given and nobody drafts", () => {
    const firsts = seeds.map((seed) => begun({ guilds: PRESET }, 2, seed).asked[0]);
    expect(new Set(firsts)).toEqual(new Set([0, 1]));
  });
});

describe("deck and hand", () => {
  test("RF-32 each deck is the 36 cards of the four guilds; the hand has 7 of them", () => {
    const { hands, decks, discards, locations } = begun({ guilds: PRESET }, 2, "deck").position();
    PRESET.forEach((guilds, seat) => {
      const placed = locations.flatMap((lane) => lane[seat]);
      expect(hands[seat]).toHaveLength(7);
      expect([...hands[seat], ...decks[seat], ...placed].sort()).toEqual(cardsOf(guilds).sort());
      expect(discards[seat]).toEqual([]);
    });
  });

  test("RF-32 decks are shuffled: other seeds, other hands", () => {
    const hands = seeds.map((seed) => begun({ guilds: PRESET }, 2, seed).position().hands[0].join());
    expect(new Set(hands).size).toBe(seeds.length);
  });
});

describe("locations and free card", () => {
  test("RF-33 there are 5 locations, and only the second player's card is at the middle one", () => {
    for (const seed of seeds) {
      const t = begun({ guilds: PRESET }, 2, seed);
      const second = 1 - t.asked[0];
      const { locations, decks } = t.position();
      expect(locations.map((lane) => lane.map((stack) => stack.length))).toEqual(
        [0, 1, 2, 3, 4].map((l) => [0, 1].map((side) => (l === 2 && side === second ? 1 : 0))),
      );
      expect(decks.map((deck) => deck.length)).toEqual([0, 1].map((seat) => (seat === second ? 28 : 29)));
    }
  });

  test("RF-33 the free card is placed, not played: an Earth among them strikes nobody", () => {
    const guilds = [
      ["fire", "ice", "light", "shadow"],
      ["acid", "beast", "lava", "sand"],
      ["earth", "love", "air", "crystal"],
    ];
    const middles = Array.from(
      { length: 60 },
      (_, i) => begun({ mode: "free-for-all", guilds }, 3, `free ${i}`).position().locations[2],
    );
    expect(middles.some((stacks) => stacks[2][0]?.startsWith("earth"))).toBe(true);
    for (const stacks of middles) expect(stacks.flat().join()).not.toContain("!");
  });

  test("RF-33 the free card makes no play and no damage event", () => {
    const t = begun({}, 2, "events");
    drafted(t);
    expect(t.events("set")).toHaveLength(1);
    expect([...t.events("play"), ...t.events("damage")]).toEqual([]);
  });
});
