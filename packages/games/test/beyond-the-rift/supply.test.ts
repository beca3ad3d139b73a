import { expect, test } from "vitest";
import { card, enemy } from "./invented.js";
import { type Scene, table } from "./table.js";

const stones = (n: number): string[] => Array.from({ length: n }, () => "pebble");
const post = enemy("post", [1, 1, 3, 3, 9]);
const assault = (who: string) => ({ table: [{ who, zero: { attack: "target" } }] });
const sting = { table: [{ who: "monk", zero: { poison: "target" } }] };

test.each(["final", "v099"] as const)(
  "BR-119 Fatigue owed to a hand that is not there is a Wound instead (%s)",
  (edition) => {
    const t = table({
      edition,
      responses: [0, 3],
      fatigueDeck: [],
      woundDeck: ["limp", "cut"],
      heroes: [{ hand: ["pebble"], deck: stones(9), area: ["monk"], ap: 0 }],
      scenario: assault("monk"),
    });
    t.done().until((x) => x.view().round > 1 || x.over || x.prompt === "discard-down");
    expect(t.events("wound")).toMatchObject([{ card: "limp", seat: 0, to: "hand" }]);
    expect(t.hero().hand).toContain("limp");
  },
);

test("BR-119 BR-A57 final: poison without Fatigue puts a Wound on the deck instead", () => {
  const t = table({
    responses: [0],
    fatigueDeck: [],
    woundDeck: ["limp", "cut"],
    heroes: [{ deck: stones(9), area: ["monk"] }],
    scenario: sting,
  });
  t.nextRound();
  expect(t.events("wound")).toMatchObject([{ to: "deck" }]);
  expect(t.hero().hand).toContain("limp");
});

test("BR-A57 v0.9.9: poison without Fatigue is unable, and takes the alternative", () => {
  const t = table({
    edition: "v099",
    responses: [0],
    fatigueDeck: [],
    woundDeck: ["limp", "cut"],
    heroes: [{ deck: stones(9), area: ["monk"] }],
    scenario: {
      table: [{ who: "monk", zero: { do: { poison: "target" }, otherwise: { raise: "threat" } } }],
    },
  });
  t.nextRound();
  expect([t.events("wound"), t.events("poison")]).toEqual([[], []]);
  expect(t.view().threat).toBe(1);
});

test("BR-119 BR-A57 final: a reshuffle takes a Wound for each Fatigue that is missing, card by card", () => {
  const t = table({ fatigueDeck: ["ache"], woundDeck: ["limp", "cut"], heroes: [{ discard: ["jab", "bolt"] }] });
  t.seat(0).draw();
  const { hand, deck } = t.hero();
  expect([...hand, ...deck].toSorted()).toEqual(["ache", "bolt", "jab", "limp"]);
  expect(t.view().woundDeck).toEqual(["cut"]);
});

test("BR-A57 v0.9.9: a reshuffle takes what Fatigue there is, and no Wound", () => {
  const t = table({
    edition: "v099",
    fatigueDeck: [],
    woundDeck: ["limp", "cut"],
    heroes: [{ discard: ["jab", "bolt"] }],
  });
  t.seat(0).draw();
  const { hand, deck } = t.hero();
  expect([...hand, ...deck].toSorted()).toEqual(["bolt", "jab"]);
  expect(t.view().woundDeck).toEqual(["limp", "cut"]);
});

test.each(["final", "v099"] as const)(
  "BR-120 BR-A29 Fatigue for an enemy that is not there: nothing is attached (%s)",
  (edition) => {
    const t = table({
      edition,
      enemies: [post],
      responses: [0],
      fatigueDeck: [],
      woundDeck: ["limp", "cut"],
      heroes: [{ hand: ["crush"], area: ["post"], board: { wounds: 0, fatigue: 2 } }],
    });
    t.seat(0).attack("crush", "post");
    t.resolve();
    expect(t.hero().area).toEqual(["post"]);
    expect(t.view().woundDeck).toEqual(["limp", "cut"]);
    expect(t.over).toBe(false);
  },
);

test.each(["final", "v099"] as const)(
  "BR-121 a Wound for an enemy that is not there loses the scenario at once (%s)",
  (edition) => {
    const t = table({
      edition,
      enemies: [post],
      responses: [0],
      woundDeck: ["cut"],
      heroes: [{ hand: ["crush"], area: ["post"], board: { wounds: 2 } }],
    });
    t.seat(0).attack("crush", "post");
    t.resolve();
    expect(t.over).toBe(true);
    expect(t.outcome.winners).toEqual([]);
  },
);

test.each(["final", "v099"] as const)("BR-121 a Wound for a hero that is not there loses as well (%s)", (edition) => {
  const t = table({
    edition,
    responses: [0, 3],
    woundDeck: [],
    heroes: [{ deck: stones(9), area: ["wolf"], ap: 0 }, {}],
    scenario: assault("wolf"),
  });
  t.done().resolve();
  expect(t.over).toBe(true);
  expect(t.outcome.winners).toEqual([]);
});

test("BR-121 an empty Wound Deck by itself loses nothing", () => {
  const t = table({
    enemies: [post],
    responses: [0],
    woundDeck: ["cut"],
    heroes: [{ hand: ["crush"], area: ["post"], deck: stones(12) }],
  });
  t.seat(0).attack("crush", "post");
  t.resolve();
  expect(t.view().woundDeck).toEqual([]);
  t.nextRound();
  expect(t.over).toBe(false);
});

test("BR-121 BR-119 final: a Wound to be placed where there is none loses; v0.9.9 places none", () => {
  const scene = (edition: "final" | "v099"): Scene => ({
    edition,
    fatigueDeck: [],
    woundDeck: [],
    heroes: [{ discard: ["jab", "bolt"] }],
  });
  const last = table(scene("final"));
  last.seat(0).draw();
  expect([last.over, last.outcome.winners]).toEqual([true, []]);
  const older = table(scene("v099"));
  older.seat(0).draw();
  expect(older.over).toBe(false);
});

test.each([
  ["final", ["ox+yawn"], 0],
  ["v099", ["ox"], 1],
] as const)("BR-23 BR-A53 %s: Fatigue in the discard pile counts as there, or does not", (edition, quest, threat) => {
  const tire = card("tire", {
    range: 2,
    special: { cost: 0, do: { do: { fatigue: "each enemy" }, otherwise: { raise: "threat" } } },
  });
  const scene = { edition, cards: [tire], quest: ["ox"], fatigueDeck: [], fatigueDiscard: ["yawn"] };
  const t = table({ ...scene, heroes: [{ hand: ["tire"] }] });
  t.seat(0).special("tire");
  expect(t.view()).toMatchObject({ quest, threat });
});

test("BR-A59 of mixed damage the Wounds come first, then the Fatigue", () => {
  const brute = enemy("brute", [1, 1, 9, 3, 3], { wounds: 2, fatigue: 1 });
  const t = table({
    enemies: [brute],
    responses: [0, 0],
    heroes: [{ deck: stones(9), area: ["brute"], ap: 0 }],
    scenario: assault("brute"),
  });
  t.nextRound();
  const taken = t.happened().flatMap((e) => (e.do === "wound" || e.do === "fatigue" ? [e.do] : []));
  expect(taken).toEqual(["wound", "wound", "fatigue"]);
});

test("BR-A59 BR-A27 on an enemy too: the fixed counts of the board, Wounds first", () => {
  const t = table({
    enemies: [post],
    responses: [0],
    heroes: [{ hand: ["crush"], area: ["post"], board: { wounds: 1, fatigue: 2 } }],
  });
  t.seat(0).attack("crush", "post");
  t.resolve();
  expect(t.hero().area).toEqual(["post+cut+yawn+yawn"]);
});

test("BR-A27 what an enemy's hit brings stands on its card", () => {
  const taken = (who: string): string[] => {
    const t = table({
      responses: [0, 3],
      heroes: [{ deck: stones(12), area: [who], ap: 0 }],
      scenario: assault(who),
    });
    t.nextRound();
    return t.happened().flatMap((e) => (e.do === "wound" || e.do === "fatigue" ? [e.do] : []));
  };
  expect(taken("wolf")).toEqual(["wound"]);
  expect(taken("monk")).toEqual(["fatigue"]);
  expect(taken("troll")).toEqual(["wound", "wound"]);
});

test("BR-115 BR-A64 a Wound that is played comes back with the reshuffle, a Fatigue only if it was not played", () => {
  const t = table({
    responses: [0],
    heroes: [{ hand: ["jab", "cut", "yawn"], area: ["ox"], discard: ["slump"], ap: 9 }],
  });
  t.seat(0).attack("jab", "ox").lay("cut").lay("yawn");
  t.resolve();
  t.seat(0).draw();
  const { hand, deck } = t.hero();
  expect([...hand, ...deck].toSorted()).toEqual(["cut", "jab", "slump", "yawn", "yawn"]);
  expect(t.view().fatigueDiscard).toEqual(["yawn"]);
});

test("BR-A56 a hand full of Wounds kills nobody before the Draw Phase", () => {
  const t = table({ heroes: [{ hand: [...Array(8).fill("cut"), "tea"], deck: stones(9) }] });
  t.seat(0).ap("tea");
  expect(t.over).toBe(false);
  t.done().until("over");
  expect(t.events("death")).toHaveLength(1);
});

test.each([
  ["final", { woundDiscard: ["cut"], fatigueDiscard: ["yawn"], fatigueDeck: ["ache"] }],
  ["v099", { woundDiscard: ["cut"], fatigueDiscard: [], fatigueDeck: ["ache", "yawn"] }],
] as const)(
  "BR-116 BR-A58 %s: what a card sends away leaves the hero, to its pile or into its deck",
  (edition, piles) => {
    const balm = card("balm", { special: { cost: 0, do: [{ cure: "wound" }, { cure: "fatigue", from: "discard" }] } });
    const heroes = [{ hand: ["balm", "cut"], discard: ["yawn", "jab"] }];
    const t = table({ edition, cards: [balm], heroes, woundDeck: [], fatigueDeck: ["ache"] });
    t.seat(0).special("balm");
    expect([t.hero().hand, t.hero().discard.toSorted()]).toEqual([[], ["balm", "jab"]]);
    const { woundDiscard, fatigueDiscard, fatigueDeck } = t.view();
    expect({ woundDiscard, fatigueDiscard, fatigueDeck: fatigueDeck.toSorted() }).toEqual(piles);
  },
);

test("BR-A53 BR-116 Fatigue played in the final edition is used again when the deck is empty", () => {
  const study = card("muse", { special: { cost: 0, do: { draw: 1 } } });
  const t = table({
    cards: [study],
    fatigueDeck: ["ache"],
    heroes: [{ hand: ["slump", "muse"], discard: ["jab"] }],
  });
  t.seat(0).suffer("slump");
  expect(t.view().fatigueDiscard).toEqual(["slump"]);
  t.seat(0).special("muse");
  const { hand, deck } = t.hero();
  expect([...hand, ...deck].toSorted()).toEqual(["ache", "jab", "slump"]);
  expect(t.view()).toMatchObject({ fatigueDeck: [], fatigueDiscard: [] });
});
