import { expect, test } from "vitest";
import { action, encounter, exploration, field, gear, unit } from "./invented-field.js";
import { type Table, table } from "./table.js";

const doings = (t: Table, seat: number) => t.options(undefined, seat).map((o) => String(o.do));
const spell = (does: unknown, card = "spell", more = {}) => action(card, does, { cost: { red: 1 }, ...more });
const NONE = { red: "0/0", yellow: "0/0", green: "0/0", blue: "0/0" };
const FULL = { red: "1/1", yellow: "1/1", green: "1/1", blue: "1/1" };

test.each([0, 1])("QR-A37 the REWARD is offered to both players and the first answer is taken (seat %i)", (seat) => {
  const scene = {
    ...field({
      cards: [spell({ destroy: "each enemy unit" }), unit("foe", 0, 9)],
      encounters: [encounter("siege", { reward: { gain: "distance", n: 2 } })],
    }),
    encounter: "siege",
    enemies: ["foe"],
    players: [{ hand: ["spell"] }, {}],
  };
  const t = table(scene).act("spell", 0);
  expect(t.prompt).toBe("reward");
  expect(t.asked).toEqual([0, 1]);
  expect([doings(t, 0), doings(t, 1)]).toEqual([
    ["accept", "decline"],
    ["accept", "decline"],
  ]);
  t.choose({ do: "accept" }, seat);
  expect(t.prompt).not.toBe("reward");
  expect(t.view()).toMatchObject({ distance: 2, encounter: null });
  const left = table(scene).act("spell", 0).choose({ do: "decline" }, seat);
  expect(left.prompt).not.toBe("reward");
  expect(left.view()).toMatchObject({ distance: 0, encounter: null });
});

test.each([0, 1])("QR-A37 a CHOOSE of a story card is for either player (seat %i)", (seat) => {
  const t = table({
    ...field({
      explorations: [
        exploration("fork", 1, {
          choose: 1,
          of: [
            { gain: "distance", n: 1 },
            { gain: "distance", n: 3 },
          ],
        }),
      ],
    }),
    phase: "explore",
    exploration: ["fork"],
    players: [{}, {}],
  });
  t.choose({ do: "explore" });
  expect([t.prompt, t.asked]).toEqual(["choose", [0, 1]]);
  t.choose({ do: "choose", branch: 1 }, seat);
  expect(t.prompt).not.toBe("choose");
  expect(t.view().distance).toBe(3);
});

test.each([0, 1])("QR-A37 QR-68 of two equally preferred heroes either player names the target (seat %i)", (seat) => {
  const t = table({
    ...field({ cards: [unit("ogre", 3, 9)] }),
    phase: "combat",
    enemies: ["ogre#1"],
    players: [{ hero: "plain/exhausted#1" }, { hero: "simple/exhausted#1" }],
  });
  expect(t.asked).toEqual([0, 1]);
  expect(t.options("target", 0).map((o) => o.card)).toEqual(["plain", "simple"]);
  expect(t.options("target", 1).map((o) => o.card)).toEqual(["plain", "simple"]);
  t.choose({ do: "target", card: "plain" }, seat);
  expect([t.side(0).hero, t.side(1).hero]).toEqual(["plain*5/damaged#1", "simple*5/exhausted#1"]);
});

test.each([0, 1])("QR-A37 either player orders the triggers (seat %i)", (seat) => {
  const t = table({
    ...field({
      cards: [
        unit("raiser", 0, 9, { threat: { gain: "distance", n: 2 } }),
        unit("judge", 0, 9, {
          threat: { if: { value: "distance", is: ">= 2" }, then: { damage: "each friendly hero" } },
        }),
      ],
    }),
    phase: "threat",
    enemies: ["raiser", "judge"],
    players: [{}, {}],
  });
  expect([t.prompt, t.asked]).toEqual(["order", [0, 1]]);
  t.choose({ do: "trigger", card: "judge" }, seat);
  expect(t.view()).toMatchObject({ distance: 2, round: 2 });
  expect([t.side(0).hero, t.side(1).hero]).toEqual(["plain*5", "simple*5"]);
});

const door = (then: unknown, orElse: unknown = { lose: "vitality", n: 1 }) => ({
  ...field({
    cards: [unit("friend", 1, 1), action("spark", { draw: 1 }, { cost: { red: 30 }, rift: 5 })],
    allies: { friend: 1 },
    explorations: [exploration("door", 1, { test: "red", is: ">= 1", then, else: orElse })],
  }),
  phase: "explore",
  exploration: ["door"],
});

test.each([0, 1])(
  "QR-A39 the player who answers first takes a story card's TEST on, with their dice and hand (seat %i)",
  (seat) => {
    const t = table({
      ...door([{ gain: "die", colour: "blue", n: 1 }, { deploy: "friend" }, { gain: "vitality", n: 1 }]),
      // Their red dice, and a card each whose Rift Number of 5 makes any die a success.
      players: [
        { hand: ["spark"], dice: { red: 2 } },
        { hand: ["spark"], dice: { red: 3 } },
      ],
    });
    t.choose({ do: "explore" });
    expect([t.prompt, t.asked]).toEqual(["take-on", [0, 1]]);
    expect([doings(t, 0), doings(t, 1)]).toEqual([["take-on"], ["take-on"]]);
    t.choose({ do: "take-on" }, seat);
    expect([t.prompt, t.asked]).toEqual(["dice", [seat]]);
    expect(
      t
        .options("dice", seat)
        .map((o) => o.n)
        .sort(),
    ).toEqual([0, 1, 2, 3].slice(0, 3 + seat));
    t.roll(1);
    expect(t.events("roll").map((e) => e.seat)).toEqual([seat]);
    expect([t.prompt, t.asked]).toEqual(["rift", [seat]]);
    t.rift("spark", 0);
    const mine = t.side(seat);
    const other = t.side(1 - seat);
    expect(mine).toMatchObject({ units: ["friend"], discard: ["spark"] });
    expect(mine.hero).toMatch(/\*6$/);
    expect(mine.dice.blue).toBe("2/2");
    expect(other).toMatchObject({ units: [], discard: [] });
    expect(other.hero).toMatch(/\*5$/);
    expect(other.dice.blue).toBe("1/1");
    expect(other.hand).toContain("spark");
  },
);

test.each([0, 1])("QR-A39 who takes a story card on also bears what it costs (seat %i)", (seat) => {
  const t = table({ ...door({ draw: 1 }), players: [{}, {}] });
  t.choose({ do: "explore" }).choose({ do: "take-on" }, seat);
  t.choose({ do: "dice", n: 0 });
  expect(t.side(seat).hero).toMatch(/\*4$/);
  expect(t.side(1 - seat).hero).toMatch(/\*5$/);
});

test("QR-A39 who has taken a story card on stays its player for all of its text", () => {
  const t = table({
    ...field({
      explorations: [
        exploration("gate", 1, [
          { test: "red", is: ">= 0", then: { gain: "distance", n: 1 } },
          { draw: 1 },
          { test: "green", is: ">= 0", then: { gain: "vitality", n: 1 } },
        ]),
      ],
    }),
    phase: "explore",
    exploration: ["gate"],
    players: [{}, {}],
  });
  t.choose({ do: "explore" }).choose({ do: "take-on" }, 1).roll(1);
  expect([t.prompt, t.asked]).toEqual(["dice", [1]]);
  expect([t.side(0).hand.length, t.side(1).hand.length]).toEqual([0, 1]);
  t.roll(1).end();
  expect([t.side(0).hero, t.side(1).hero]).toEqual(["plain*5", "simple*6"]);
});

test("QR-A39 a player's own card tests with that player's dice; nobody else is asked", () => {
  const t = table({
    ...field({ cards: [spell({ test: "yellow", is: ">= 0", then: { draw: 1 } })] }),
    players: [{}, { hand: ["spell"] }],
  }).act("spell", 1);
  expect([t.prompt, t.asked]).toEqual(["dice", [1]]);
  t.roll(1);
  expect([t.side(0).dice.yellow, t.side(1).dice.yellow]).toEqual(["1/1", "0/1"]);
  expect([t.side(0).hand.length, t.side(1).hand.length]).toEqual([0, 1]);
});

test("QR-A39 The Ebb Causeway's THREAT is tested by the player who takes it on", () => {
  const t = table({
    chapter: "andares-2",
    options: { mode: "pair" },
    phase: "threat",
    players: [
      { hero: "sabrien-reed/exhausted", dice: { yellow: 0 } },
      { hero: "ottoline-marsh", dice: { blue: 0 } },
    ],
  });
  t.until("take-on");
  t.choose({ do: "take-on" }, 1);
  expect([t.prompt, t.asked]).toEqual(["dice", [1]]);
  expect(
    t
      .options("dice")
      .map((o) => o.n)
      .sort(),
  ).toEqual([0, 1, 2]);
});

const mates = field({
  cards: [
    spell({ lose: "vitality", n: 1 }),
    unit("foe", 3, 9),
    unit("mate", 1, 2),
    unit("pal", 1, 2),
    gear("rope"),
    gear("hook"),
    gear("habit", { type: "skill", trait: "insight" }),
  ],
});

/** The first player's hero falls by a card of their own. */
const fallen = () =>
  table({
    ...mates,
    enemies: ["foe#1", "foe#2", "foe/exhausted"],
    players: [
      {
        hero: "plain*1#1",
        units: ["mate#2", "pal/damaged"],
        gear: ["rope", "hook>mate"],
        skills: ["habit"],
        hand: ["pebble", "spell"],
        discard: ["pebble"],
      },
      { hero: "simple*4", units: ["pal"], gear: ["rope"], hand: ["pebble"] },
    ],
  }).act("spell", 0);

test("QR-A40 with an eliminated hero their hand, deck, dice and gear leave the game; the other player plays on", () => {
  const t = fallen();
  expect(t.over).toBe(false);
  const gone = t.side(0);
  expect(gone).toMatchObject({ hero: null, units: [], gear: [], skills: [], hand: [], deck: [], dice: NONE });
  for (const card of ["plain", "rope", "hook", "pebble"]) expect(gone.void).toContain(card);
  expect(gone.void.filter((c) => c === "pebble")).toHaveLength(4);
  expect(t.asked).toEqual([1]);
});

test("QR-A40 the units of an eliminated player pass to the other as they stand; the other's own things stay", () => {
  const t = fallen();
  const { hero, units, gear: carried, hand, dice } = t.side(1);
  expect(hero).toBe("simple*4");
  expect([...units].sort()).toEqual(["mate#2", "pal", "pal/damaged"]);
  expect(carried).toEqual(["rope>simple"]);
  expect(hand).toEqual(["pebble"]);
  expect(dice).toEqual(FULL);
  // The hero's own engagement ended with it, the other goes on.
  expect(t.view().enemies).toEqual(["foe", "foe#2", "foe/exhausted"]);
});

test("QR-A40 the heir commands the units that passed", () => {
  const t = fallen();
  t.until("melee");
  expect(t.asked).toEqual([1]);
  t.choose({ do: "attack", card: "mate", target: "foe" }, 1);
  expect(t.events("attack")[0]).toMatchObject({ card: "mate", target: "foe" });
});

test("QR-A40 a hero that falls in combat leaves its engagement, and its units fight on for the other", () => {
  const t = table({
    ...mates,
    phase: "combat",
    enemies: ["foe#1", "foe#2"],
    players: [{ hero: "plain*1/damaged#1", units: ["mate#2"], gear: ["rope>mate"] }, { hero: "simple/exhausted" }],
    options: { attackOrder: "free" },
  });
  t.choose({ do: "strike", card: "foe", engagement: 1 });
  expect(t.side(0)).toMatchObject({ hero: null, units: [], gear: [] });
  expect(t.side(1)).toMatchObject({ units: ["mate#2"], gear: [] });
  expect(t.view().enemies).toEqual(["foe/exhausted", "foe#2"]);
  expect(t.asked).toEqual([1]);
  t.choose({ do: "attack", card: "mate" }, 1);
  expect(t.side(1).units).toEqual(["mate/damaged#2"]);
});

test("QR-A40 later turns draw, ready and ask only for the player who is left", () => {
  const t = fallen();
  t.until("explore").end();
  t.until("explore");
  expect(t.view().round).toBe(2);
  expect(t.asked).toEqual([1]);
  expect(t.side(0)).toMatchObject({ hero: null, hand: [], dice: NONE });
  expect(t.side(1).hand).toHaveLength(2);
});

test("QR-A40 a hero eliminated at the start of a turn falls alone; with the last one the match is lost", () => {
  const one = table({ ...mates, phase: "start", players: [{ hero: "plain*1/damaged" }, { hero: "simple*2/damaged" }] });
  expect(one.over).toBe(false);
  expect([one.side(0).hero, one.side(1).hero]).toEqual([null, "simple*1"]);
  const both = table({
    ...mates,
    phase: "start",
    players: [{ hero: "plain*1/damaged" }, { hero: "simple*1/damaged" }],
  });
  expect(both.over).toBe(true);
  expect(both.outcome.winners).toEqual([]);
});
