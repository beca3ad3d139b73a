import { expect, test } from "vitest";
import { card, enemy, fatigue } from "./invented.js";
import { type Table, table } from "./table.js";

const both = ["final", "v099"] as const;
const tome = card("tome", { special: { cost: 0, do: { draw: 3 } } });
const library = card("library", { special: { cost: 0, do: { draw: 9 } } });
const stones = (n: number): string[] => Array.from({ length: n }, () => "pebble");

test("BR-19 BR-21 BR-A34 in the final edition a dead enemy and a removed door leave the game", () => {
  const t = table({
    responses: [0, 0],
    quest: ["grille"],
    heroes: [{ hand: ["crush", "pebble"], area: ["rat"], ap: 9 }],
  });
  t.seat(0).attack("crush", "rat");
  t.resolve();
  t.seat(0).open("grille", 6);
  expect(t.view()).toMatchObject({
    gone: ["rat", "grille"],
    enemyDiscard: [],
    terrainDiscard: [],
    quest: [],
    outside: [],
  });
});

test("BR-19 in v0.9.9 they go to discard piles of their own", () => {
  const t = table({
    edition: "v099",
    responses: [0, 0],
    quest: ["grille"],
    heroes: [{ hand: ["crush", "pebble"], area: ["rat"], ap: 9 }],
  });
  t.seat(0).attack("crush", "rat");
  t.resolve();
  t.seat(0).open("grille", 6);
  expect(t.view()).toMatchObject({
    gone: [],
    enemyDiscard: ["rat"],
    terrainDiscard: ["grille"],
    quest: [],
    outside: [],
  });
});

test.each(both)(
  "BR-20 BR-54 what is played, traded or swapped away goes to its owner's discard pile (%s)",
  (edition) => {
    const t = table({
      edition,
      heroes: [{ hand: ["tea", "pebble", "jab"], deck: ["bolt"] }, { hand: ["flask"] }],
    });
    t.seat(0).ap("tea");
    t.seat(0).trade("pebble");
    t.seat(0).swap("jab");
    t.seat(1).ap("flask", 0);
    expect(t.hero(0)).toMatchObject({ discard: ["tea", "pebble", "jab"], hand: ["bolt"] });
    expect(t.hero(1).discard).toEqual(["flask"]);
  },
);

test.each(both)("BR-22 a draw from an empty deck: two Fatigue and the discard pile make a new deck (%s)", (edition) => {
  const t = table({ edition, heroes: [{ discard: ["jab", "bolt", "tea"] }] });
  const before = t.view().fatigueDeck.length;
  t.seat(0).draw();
  const { hand, deck, discard } = t.hero();
  expect([...hand, ...deck].toSorted()).toEqual(["bolt", "jab", "tea", "yawn", "yawn"]);
  expect([hand.length, discard.length]).toEqual([1, 0]);
  expect(t.view().fatigueDeck).toHaveLength(before - 2);
  expect(t.events("reshuffle")).toMatchObject([{ seat: 0 }]);
});

test("BR-22 nobody reshuffles for a deck that is empty while nobody draws", () => {
  const t = table({ heroes: [{ deck: ["jab"], discard: ["bolt"] }] });
  t.seat(0).draw();
  expect(t.hero()).toMatchObject({ hand: ["jab"], deck: [], discard: ["bolt"] });
  expect(t.events("reshuffle")).toEqual([]);
});

test("BR-A2 BR-108 a deck that is too short is drawn first, then reshuffled, then drawn on", () => {
  const t = table({ cards: [tome], heroes: [{ hand: ["tome"], deck: ["jab"], discard: stones(6) }] });
  t.seat(0).special("tome");
  expect(t.order("draw")[0]).toBe("jab");
  expect(t.hero().hand).toHaveLength(3);
  expect(t.hero().deck).toHaveLength(6);
  expect(t.events("reshuffle")).toHaveLength(1);
});

test("BR-A3 BR-A54 BR-27 with an empty discard pile the two Fatigue are all there is, and drawing stops", () => {
  const t = table({ cards: [tome], heroes: [{ hand: ["tome"] }] });
  t.seat(0).special("tome");
  expect(t.hero()).toMatchObject({ hand: ["yawn", "yawn"], deck: [], discard: ["tome"] });
  expect(t.events("reshuffle")).toHaveLength(1);
});

test("BR-A54 one instruction reshuffles once at most", () => {
  const t = table({ cards: [library], heroes: [{ hand: ["library"], deck: ["jab"], discard: ["bolt", "tea"] }] });
  t.seat(0).special("library");
  expect(t.hero()).toMatchObject({ hand: ["bolt", "jab", "tea", "yawn", "yawn"], deck: [], discard: ["library"] });
  expect(t.events("reshuffle")).toHaveLength(1);
});

test("BR-A54 the draw of the Draw Phase is one instruction too", () => {
  const t = table({ heroes: [{ deck: ["jab"], discard: ["bolt", "tea"] }] });
  t.nextRound();
  expect(t.hero().hand).toEqual(["bolt", "jab", "tea", "yawn", "yawn"]);
  expect(t.events("reshuffle")).toHaveLength(1);
});

test("BR-23 BR-A53 final: an empty Wound Deck is made anew from its discard pile, when a Wound is needed", () => {
  const t = table({
    responses: [0, 0],
    woundDeck: ["bruise"],
    woundDiscard: ["cut", "limp"],
    heroes: [{ hand: ["crush", "crush"], area: ["ox"] }],
  });
  const strike = (): Table => {
    t.seat(0).attack("crush", "ox");
    return t.resolve();
  };
  strike();
  expect(t.hero().area).toEqual(["ox+bruise"]);
  expect(t.view()).toMatchObject({ woundDeck: [], woundDiscard: ["cut", "limp"] });
  strike();
  expect(t.view().woundDiscard).toEqual([]);
  expect(t.view().woundDeck).toHaveLength(1);
  expect(t.hero().area[0]).toMatch(/^ox\+bruise\+(cut|limp)$/);
  expect(t.events("rebuild")).toMatchObject([{ pile: "wound" }]);
  expect(t.over).toBe(false);
});

test("BR-23 BR-121 v0.9.9: an empty Wound Deck stays empty, and the heroes lose", () => {
  const t = table({
    edition: "v099",
    responses: [0],
    woundDeck: [],
    woundDiscard: ["cut", "limp"],
    heroes: [{ hand: ["crush"], area: ["ox"] }],
  });
  t.seat(0).attack("crush", "ox");
  t.resolve();
  expect(t.over).toBe(true);
  expect(t.outcome.winners).toEqual([]);
});

test("BR-23 BR-A53 final: an empty Fatigue Deck is made anew from its discard pile, when it is needed", () => {
  const t = table({ fatigueDeck: ["yawn"], fatigueDiscard: ["ache", "slump"], heroes: [{ discard: ["jab"] }] });
  t.seat(0).draw();
  const { hand, deck } = t.hero();
  const tired = [...hand, ...deck].filter((id) => id !== "jab");
  expect(tired).toContain("yawn");
  expect(tired).toHaveLength(2);
  expect(t.view().fatigueDiscard).toEqual([]);
  expect(t.view().fatigueDeck).toHaveLength(1);
});

test("BR-23 v0.9.9: an empty Fatigue Deck stays empty, and a reshuffle takes what there is", () => {
  const t = table({ edition: "v099", fatigueDeck: ["yawn"], heroes: [{ discard: ["jab", "bolt"] }] });
  t.seat(0).draw();
  const { hand, deck } = t.hero();
  expect([...hand, ...deck].toSorted()).toEqual(["bolt", "jab", "yawn"]);
  expect(t.view().fatigueDeck).toEqual([]);
});

test("BR-24 the Enemy Deck and the Terrain Deck are never reshuffled", () => {
  const call = card("call", { special: { cost: 0, do: [{ spawn: 1 }, { explore: 1 }] } });
  const t = table({
    cards: [call],
    edition: "v099",
    responses: [0, 0],
    quest: ["grille"],
    heroes: [{ hand: ["crush", "call"], area: ["rat"], ap: 9 }],
  });
  t.seat(0).attack("crush", "rat");
  t.resolve();
  t.seat(0).open("grille", 6);
  t.seat(0).special("call");
  expect(t.view()).toMatchObject({ enemyDiscard: ["rat"], terrainDiscard: ["grille"], quest: [], enemyDeck: [] });
});

test.each(both)(
  "BR-24 BR-A1 the Response Deck is the one that is shuffled anew when it is exhausted (%s)",
  (edition) => {
    const t = table({ edition, responses: [0], spent: true, heroes: [{ hand: ["crush", "crush"], area: ["ox"] }] });
    expect(t.view().responseDeck).toHaveLength(1);
    t.seat(0).attack("crush", "ox");
    t.resolve();
    expect([t.view().responseDeck.length, t.view().responseDiscard.length]).toEqual([0, 42]);
    t.seat(0).attack("crush", "ox");
    t.resolve();
    expect([t.view().responseDeck.length, t.view().responseDiscard.length]).toEqual([41, 1]);
    expect(t.events("rebuild")).toMatchObject([{ pile: "response" }]);
  },
);

test("BR-A52 a Response card is discarded as soon as it is read, so a reshuffle in mid-attack takes it in", () => {
  const t = table({ responses: [2], spent: true, heroes: [{ hand: ["gamble"], area: ["ox"] }] });
  t.seat(0).attack("gamble", "ox");
  t.resolve();
  expect(t.drawn()[0]).toBe("2 symbol");
  expect([t.view().responseDeck.length, t.view().responseDiscard.length]).toEqual([41, 1]);
});

test("BR-25 in play is what lies in a Hero Area or in the Quest Area, and nothing else", () => {
  const census = card("census", { special: { cost: 0, do: { gain: { count: "enemies" } } } });
  const t = table({
    cards: [census],
    quest: ["wolf"],
    enemyDeck: ["wolf", "wolf"],
    outside: ["rat"],
    gone: ["rat", "rat"],
    heroes: [{ hand: ["census"], area: ["archer"], ap: 0 }, { area: ["ox"] }],
  });
  t.seat(0).special("census");
  expect(t.hero().ap).toBe(3);
});

test("BR-26 Spawn 2 puts the top two of the deck into the area that is named", () => {
  const spawn = (into?: string) => {
    const call = card("call", { special: { cost: 0, do: { spawn: 2, ...(into ? { into } : {}) } } });
    const t = table({
      cards: [call],
      enemyDeck: ["archer", "wolf", "rat"],
      heroes: [{ hand: ["call"] }, {}],
    });
    t.seat(0).special("call");
    return { quest: t.view().quest, area: t.hero().area, deck: t.view().enemyDeck };
  };
  expect(spawn()).toEqual({ quest: ["archer", "wolf"], area: [], deck: ["rat"] });
  expect(spawn("yours")).toEqual({ quest: [], area: ["archer", "wolf"], deck: ["rat"] });
});

test("BR-26 terrain is spawned from the Terrain Deck", () => {
  const look = card("look", { special: { cost: 0, do: { explore: 1 } } });
  const t = table({ cards: [look], terrainDeck: ["rock", "well"], heroes: [{ hand: ["look"] }] });
  t.seat(0).special("look");
  expect(t.view()).toMatchObject({ quest: ["rock"], terrainDeck: ["well"] });
});

test("BR-26 BR-102 BR-A79 as much terrain as is said, and as there is", () => {
  const found = (n: number) => {
    const look = card("look", { special: { cost: 0, do: { explore: n } } });
    const t = table({ cards: [look], terrainDeck: ["rock", "well", "gate"], heroes: [{ hand: ["look"] }] });
    t.seat(0).special("look");
    return t.view().quest;
  };
  expect([found(2), found(9)]).toEqual([
    ["rock", "well"],
    ["rock", "well", "gate"],
  ]);
});

test("BR-3 what a scenario names comes from outside first, then out of its deck, and no further", () => {
  const fetch = card("fetch", { special: { cost: 0, do: { bring: "wolf", n: 3 } } });
  const brought = (outside: readonly string[], enemyDeck: readonly string[]) => {
    const t = table({ cards: [fetch], outside, enemyDeck, heroes: [{ hand: ["fetch"] }] });
    t.seat(0).special("fetch");
    const view = t.view();
    return [view.quest, view.outside, view.enemyDeck];
  };
  expect(brought([], ["rat", "wolf"])).toEqual([["wolf"], [], ["rat"]]);
  expect(brought(["wolf", "wolf"], ["rat", "wolf"])).toEqual([["wolf", "wolf", "wolf"], [], ["rat"]]);
  expect(brought(["wolf", "wolf", "wolf"], ["wolf"])).toEqual([["wolf", "wolf", "wolf"], [], ["wolf"]]);
});

test("BR-27 a card that is being resolved is not in the hand", () => {
  const tally = card("tally", { special: { cost: 0, do: { gain: { value: "hand" } } } });
  const t = table({ cards: [tally], heroes: [{ hand: ["tally", "pebble", "pebble"], ap: 0 }] });
  t.seat(0).special("tally");
  expect(t.hero().ap).toBe(2);
});

test("BR-27 BR-A50 cards of an attack are not in the hand while it goes on, nor in a reshuffle its Bonus causes", () => {
  const lesson = card("lesson", {
    attack: { primary: 0, value: 1, bonus: [{ gain: { value: "hand" } }, { draw: 9 }] },
  });
  const t = table({
    cards: [lesson],
    responses: [0],
    heroes: [{ hand: ["lesson", "pebble"], area: ["ox"], discard: ["tea"], ap: 0 }],
  });
  t.seat(0).attack("lesson", "ox");
  t.resolve();
  expect(t.hero()).toMatchObject({ ap: 1, hand: ["pebble", "tea", "yawn", "yawn"], deck: [], discard: ["lesson"] });
});

test("BR-A64 Wounds and Fatigue revealed from a deck go to the hero's own discard pile", () => {
  for (const edition of both) {
    const t = table({ edition, heroes: [{ hand: ["scout"], deck: ["yawn", "cut", "pebble"] }] });
    const before = t.view();
    t.seat(0).special("scout");
    expect(t.hero().discard.toSorted()).toEqual(["cut", "scout", "yawn"]);
    expect(t.hero().deck).toEqual(["pebble"]);
    expect(t.view()).toMatchObject({ fatigueDeck: before.fatigueDeck, fatigueDiscard: [], woundDiscard: [] });
  }
});

test("BR-A65 revealed cards are neither drawn nor in the hand", () => {
  const peek = card("peek", { special: { cost: 0, do: [{ reveal: 2 }, { gain: { value: "hand" } }] } });
  const t = table({ cards: [peek], heroes: [{ hand: ["peek", "pebble"], deck: ["jab", "bolt"], ap: 0 }] });
  t.seat(0).special("peek");
  expect(t.hero()).toMatchObject({ ap: 1, hand: ["pebble"] });
  expect(t.events("draw")).toEqual([]);
});

test("BR-A12 what was attached to a dead enemy goes to its own piles; v0.9.9 shuffles Fatigue in and keeps Wounds out", () => {
  const weak = enemy("weak", [1, 1, 1, 0, 2]);
  const fall = (edition: "final" | "v099") => {
    const t = table({
      edition,
      enemies: [weak],
      fatigues: [fatigue("nap", { attack: -1 })],
      responses: [0],
      heroes: [{ hand: ["crush"], area: ["weak+limp+nap"] }],
    });
    const { woundDeck, fatigueDeck } = t.view();
    t.seat(0).attack("crush", "weak");
    t.resolve();
    const now = t.view();
    return {
      wounds: now.woundDeck.length - woundDeck.length,
      naps: now.fatigueDeck.filter((id) => id === "nap").length - fatigueDeck.filter((id) => id === "nap").length,
      woundDiscard: now.woundDiscard.toSorted(),
      fatigueDiscard: now.fatigueDiscard,
      area: now.heroes[0].area,
    };
  };
  expect(fall("final")).toEqual({
    wounds: -1,
    naps: 0,
    woundDiscard: ["cut", "limp"],
    fatigueDiscard: ["nap"],
    area: [],
  });
  expect(fall("v099")).toMatchObject({ wounds: -1, naps: 1, fatigueDiscard: [], area: [] });
});
