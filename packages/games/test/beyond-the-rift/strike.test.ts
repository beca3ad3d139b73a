import { describe, expect, test } from "vitest";
import { card, enemy } from "./invented.js";
import { type Scene, table } from "./table.js";

const post = enemy("post", [1, 1, 0, 2, 9]);

test("BR-A35 only attack cards, Wounds and Fatigue of attack enter an attack", () => {
  const t = table({
    heroes: [
      {
        hand: ["jab", "bolt", "tea", "block", "study", "dodge", "cut", "bruise", "limp", "yawn", "ache"],
        area: ["ox"],
        ap: 9,
      },
    ],
  });
  t.seat(0).attack("jab", "ox");
  expect(t.said("lay")).toEqual(["lay bolt", "lay cut", "lay yawn"]);
});

test("BR-A37 damage is attached card by card, and stops when the enemy is dead", () => {
  const t = table({
    responses: [0],
    woundDeck: ["cut", "bruise", "limp"],
    heroes: [{ hand: ["crush"], area: ["rat"], board: { wounds: 2, fatigue: 1 } }],
  });
  const tired = t.view().fatigueDeck.length;
  t.seat(0).attack("crush", "rat");
  t.resolve();
  expect(t.view()).toMatchObject({
    woundDeck: ["bruise", "limp"],
    woundDiscard: ["cut"],
    gone: expect.arrayContaining(["rat"]),
  });
  expect(t.view().fatigueDeck).toHaveLength(tired);
});

test("BR-A44 what is laid is paid at once and not taken back; then symbols in the order laid, then the enemy's card", () => {
  const first = card("first", { attack: { primary: 1, secondary: 1, value: 0, responses: 1 } });
  const t = table({
    cards: [first],
    enemies: [post],
    responses: [2, 1, 3],
    heroes: [{ hand: ["first", "gamble", "jab"], area: ["post"], ap: 9 }],
  });
  t.seat(0).attack("first", "post");
  expect(t.hero()).toMatchObject({ ap: 8, hand: ["gamble", "jab"] });
  t.seat(0).lay("gamble");
  expect(t.hero()).toMatchObject({ ap: 7, hand: ["jab"] });
  t.expectOptions(["close", "lay jab"]);
  t.seat(0).close();
  expect(t.drawn()).toEqual(["2 symbol", "1 symbol", "3 defence"]);
  expect(t.results()).toEqual(["3:5 miss"]);
});

test("BR-A44 initiating card and target come first; then own and aiding cards in any order", () => {
  const t = table({
    enemies: [post],
    responses: [0],
    quest: ["post"],
    heroes: [
      { hand: ["bolt", "ember", "gamble"], ap: 9 },
      { hand: ["bolt"], ap: 9 },
    ],
  });
  t.seat(0).attack("bolt", "post");
  t.seat(1).lay("bolt");
  t.seat(0).lay("ember");
  expect(t.view().committed).toEqual(["bolt", "bolt", "ember"]);
  t.resolve();
  expect(t.results()).toEqual(["8:2 hit"]);
});

test("BR-A47 a target that is gone before the comparison: no result and no Bonus; cards and AP stay spent", () => {
  const snipe = card("snipe", { range: 2, reaction: { cost: 0, when: "response", do: { kill: "target" } } });
  const t = table({
    cards: [snipe],
    enemies: [post],
    responses: [0],
    heroes: [
      { hand: ["feint", "jab"], area: ["post"], ap: 5 },
      { hand: ["snipe"], ap: 0 },
    ],
  });
  t.seat(0).attack("jab", "post").lay("feint");
  t.until((x) => x.options("react", 1).length > 0);
  t.seat(1).react("snipe");
  t.resolve();
  expect(t.results()).toEqual([]);
  expect(t.hero()).toMatchObject({ ap: 3, hand: [], area: [] });
  expect(t.hero().discard.toSorted()).toEqual(["feint", "jab"]);
});

test("BR-A47 a target that has left the range likewise", () => {
  const shove = card("shove", { range: 2, reaction: { cost: 0, when: "response", do: { disengage: "target" } } });
  const scene: Scene = {
    cards: [shove],
    enemies: [post],
    responses: [0],
    heroes: [{ hand: ["crush", "arrow"], area: ["post"] }, { hand: ["shove"] }],
  };
  const near = table(scene);
  near.seat(0).attack("crush", "post");
  near
    .until((x) => x.options("react", 1).length > 0)
    .seat(1)
    .react("shove");
  near.resolve();
  expect([near.results(), near.view().quest]).toEqual([[], ["post"]]);
  const far = table(scene);
  far.seat(0).attack("arrow", "post");
  far
    .until((x) => x.options("react", 1).length > 0)
    .seat(1)
    .react("shove");
  far.resolve();
  expect([far.results(), far.view().quest]).toEqual([["9:2 hit"], ["post+cut"]]);
});

test("BR-A51 several targets: one total, a Response card for each, damage to each that is beaten", () => {
  const t = table({
    enemies: [post, enemy("pole", [1, 1, 0, 1, 9])],
    responses: [2, 0, 3],
    quest: ["post", "pole", "ox"],
    heroes: [{ hand: ["sweep", "gamble"], ap: 9 }],
  });
  t.seat(0).attack("sweep", "post");
  t.seat(0).target("pole");
  t.seat(0).lay("gamble");
  t.resolve();
  expect(t.drawn()).toEqual(["2 symbol", "0 defence", "3 defence"]);
  expect(t.results()).toEqual(["6:2 hit", "6:4 hit"]);
  expect(t.view().quest).toEqual(["post+cut", "pole+cut", "ox"]);
});

test("BR-A51 of several targets only the beaten ones are hurt, and further ones need not be taken", () => {
  const scene: Scene = {
    enemies: [post],
    responses: [3, 0],
    quest: ["post", "ox"],
    heroes: [{ hand: ["sweep"], ap: 9 }],
  };
  const two = table(scene);
  two.seat(0).attack("sweep", "post");
  two.seat(0).target("ox");
  two.resolve();
  expect(two.results()).toEqual(["4:5 miss", "4:0 hit"]);
  expect(two.view().quest).toEqual(["post", "ox+cut"]);
  const one = table(scene);
  one.seat(0).attack("sweep", "post").end();
  one.resolve();
  expect(one.results()).toEqual(["4:5 miss"]);
});

test("BR-A36 two cards of the same name are two cards, each paid for", () => {
  const t = table({
    enemies: [post],
    responses: [0],
    quest: ["post"],
    heroes: [{ hand: ["bolt", "bolt"] }, { hand: ["bolt"] }, { hand: ["bolt"] }],
  });
  t.seat(0).attack("bolt", "post");
  t.seat(1).lay("bolt");
  t.seat(2).lay("bolt");
  expect(t.view().heroes.map((h) => h.ap)).toEqual([3, 3, 3]);
  t.seat(0).lay("bolt");
  expect(t.hero().ap).toBe(2);
  t.resolve();
  expect(t.results()).toEqual(["12:2 hit"]);
});

test("BR-A47 BR-A51 of several targets one that is gone is passed over: the others are struck, and the Bonus comes", () => {
  const snipe = card("snipe", { range: 2, reaction: { cost: 0, when: "struck", do: { kill: "any human enemy" } } });
  const flurry = card("flurry", { range: 2, attack: { primary: 0, value: 9, targets: 3, bonus: { gain: 2 } } });
  const t = table({
    cards: [snipe, flurry],
    enemies: [post, enemy("pole", [1, 1, 0, 1, 9])],
    responses: [0, 0, 0],
    quest: ["post", "ox", "pole"],
    heroes: [{ hand: ["flurry"], ap: 5 }, { hand: ["snipe"] }],
  });
  t.seat(0).attack("flurry", "post").target("ox").target("pole");
  t.until((x) => x.options("react", 1).length > 0);
  t.seat(1).react("snipe");
  t.resolve();
  expect(t.results()).toEqual(["9:2 hit", "9:1 hit"]);
  expect(t.view().quest).toEqual(["post+cut", "pole+cut"]);
  expect(t.hero().ap).toBe(7);
});

test("BR-A48 BR-A51 an attack on several has succeeded if one of them is beaten, whichever", () => {
  const lucky = { if: { success: "yes" }, then: { gain: 2 } };
  const swing = card("swing", { range: 2, attack: { primary: 0, value: 4, targets: 2, bonus: lucky } });
  const swung = (first: number, second: number) => {
    const scene: Scene = { cards: [swing], quest: ["post", "pole"], heroes: [{ hand: ["swing"], ap: 5 }] };
    const t = table({ ...scene, enemies: [post, enemy("pole", [1, 1, 0, 2, 9])], responses: [first, second] });
    t.seat(0).attack("swing", "post").target("pole");
    return t.resolve();
  };
  expect([swung(0, 3).results(), swung(0, 3).hero().ap]).toEqual([["4:2 hit", "4:5 miss"], 7]);
  expect([swung(3, 0).results(), swung(3, 0).hero().ap]).toEqual([["4:5 miss", "4:2 hit"], 7]);
  expect([swung(3, 3).results(), swung(3, 3).hero().ap]).toEqual([["4:5 miss", "4:5 miss"], 5]);
});

describe("who is meant by the target", () => {
  const post = enemy("post", [1, 1, 3, 0, 9]);
  const pole = enemy("pole", [1, 1, 3, 0, 9]);
  const scene: Scene = { enemies: [post, pole], responses: [0, 0, 0], heroes: [{ area: ["post", "pole"], ap: 9 }] };
  const bonus = { fatigue: "target" };

  test("BR-69 in a Bonus the enemy that was attacked, hit or not", () => {
    for (const value of [0, 9]) {
      const toll = card("toll", { range: 1, attack: { primary: 0, secondary: 0, value, bonus } });
      const t = table({ ...scene, cards: [toll], heroes: [{ hand: ["toll"], area: ["post", "pole"] }] });
      t.seat(0).attack("toll", "pole");
      t.resolve();
      expect(t.hero().area).toEqual(["post", value === 9 ? "pole+cut+yawn" : "pole+yawn"]);
    }
  });
  test("BR-69 BR-A51 of several the one that was attacked first", () => {
    const reap = card("reap", { range: 1, attack: { primary: 0, secondary: 0, value: 9, targets: 2, bonus } });
    const t = table({ ...scene, cards: [reap], heroes: [{ hand: ["reap"], area: ["post", "pole"] }] });
    t.seat(0).attack("reap", "pole").target("post");
    t.resolve();
    expect(t.hero().area).toEqual(["post+cut", "pole+cut+yawn"]);
  });
  test("BR-56 BR-A51 in a Reaction to a blow the enemy that was struck by it", () => {
    const reap = card("reap", { range: 1, attack: { primary: 0, secondary: 0, value: 9, targets: 2 } });
    const encore = card("encore-again", { range: 2, reaction: { cost: 0, when: "struck", do: { fatigue: "target" } } });
    const t = table({
      ...scene,
      cards: [reap, encore],
      heroes: [{ hand: ["reap", "encore-again", "encore-again"], area: ["post", "pole"] }],
    });
    t.seat(0).attack("reap", "pole").target("post").react("encore-again").pass().react("encore-again");
    t.resolve();
    expect(t.hero().area).toEqual(["post+cut+yawn", "pole+cut+yawn"]);
  });
});
