import { checkPackValue } from "@rifthall/packs";
import { expect, test } from "vitest";
import { card } from "./invented.js";
import { type Scene, table } from "./table.js";

const both = ["final", "v099"] as const;
const stones = Array.from({ length: 9 }, () => "pebble");
const assault = { table: [{ who: "wolf", zero: { attack: "target" } }] };

test.each(both)("BR-51 a card of each type is played in its own way and at its own time (%s)", (edition) => {
  const t = table({
    edition,
    responses: [0, 3],
    heroes: [{ hand: ["jab", "tea", "block", "study", "dodge"], deck: stones, area: ["wolf"] }],
    scenario: assault,
  });
  const played = (): string[] => t.said().filter((o) => !/^(done|draw|swap|trade|engage|disengage)/.test(o));
  expect(played()).toEqual(["ap-card tea>0", "attack jab>wolf", "special study>0"]);
  t.done();
  expect(t.options("lay").map((o) => o.card)).toEqual(["block"]);
  t.until((x) => x.options("react").length > 0);
  expect(t.said("react")).toEqual(["react dodge"]);
});

test("BR-51 there is no sixth type", () => {
  const odd = { ...card("odd", {}), ritual: { cost: 1, do: { gain: 1 } } };
  const { problems } = checkPackValue({ pack: "mine", game: "beyond-the-rift", version: 1, cards: [odd] });
  expect(problems.map((p) => p.message).join()).toContain("ritual");
});

test.each(both)("BR-52 of two divided actions exactly one is done (%s)", (edition) => {
  const scene: Scene = { edition, responses: [0], heroes: [{ hand: ["either"], area: ["ox"] }] };
  const asAp = table(scene);
  expect(asAp.said("attack")).toEqual(["attack either>ox"]);
  asAp.seat(0).ap("either");
  expect(asAp.hero()).toMatchObject({ ap: 7, discard: ["either"], hand: [], area: ["ox"] });
  const asAttack = table(scene);
  asAttack.seat(0).attack("either", "ox");
  asAttack.resolve();
  expect(asAttack.hero()).toMatchObject({ ap: 4, discard: ["either"], hand: [], area: ["ox+cut"] });
});

test("BR-52 BR-53 of AP and a Special, divided, one is done; undivided, both for the cost of the AP", () => {
  const parts = { ap: { cost: 1, gain: 3 }, special: { cost: 2, do: { draw: 1 } } };
  const scene: Scene = {
    cards: [card("one", { divided: true, ...parts }), card("two", parts)],
    heroes: [{ hand: ["one", "two"], deck: ["jab", "bolt"] }],
  };
  const asAp = table(scene);
  asAp.seat(0).ap("one");
  expect(asAp.hero()).toMatchObject({ ap: 7, hand: ["two"], discard: ["one"] });
  const asSpecial = table(scene);
  asSpecial.seat(0).special("one");
  expect(asSpecial.hero()).toMatchObject({ ap: 3, hand: ["jab", "two"], discard: ["one"] });
  const both = table(scene);
  expect(both.said("special")).toEqual(["special one>0"]);
  both.seat(0).ap("two");
  expect(both.hero()).toMatchObject({ ap: 7, hand: ["jab", "one"], discard: ["two"] });
});

test.each(both)("BR-53 BR-A87 of two undivided actions both are done for one cost (%s)", (edition) => {
  const t = table({ edition, responses: [0], heroes: [{ hand: ["both"], area: ["ox"] }] });
  t.seat(0).attack("both", "ox");
  t.resolve();
  // 5 - 1 for the attack + 2 of its AP part, for which nothing is paid.
  expect(t.hero()).toMatchObject({ ap: 6, discard: ["both"], area: ["ox+cut"] });
});

test("BR-52 BR-53 of an attack and a Special, divided, one is done; undivided, the Special follows the attack", () => {
  const parts = { attack: { primary: 1, secondary: 1, value: 3 }, special: { cost: 2, do: { draw: 1 } } };
  const scene: Scene = {
    cards: [card("one", { divided: true, ...parts }), card("two", parts)],
    responses: [0],
    heroes: [{ hand: ["one", "two"], deck: ["jab", "bolt"], area: ["ox"] }],
  };
  const struck = (name: string) => {
    const t = table(scene);
    expect(t.said("special")).toEqual(["special one>0"]);
    t.seat(0).attack(name, "ox");
    return t.resolve().hero();
  };
  expect(struck("one")).toMatchObject({ ap: 4, hand: ["two"], area: ["ox+cut"] });
  expect(struck("two")).toMatchObject({ ap: 4, hand: ["jab", "one"], area: ["ox+cut"] });
});

test("BR-A87 BR-52 an attack and a Defense, undivided, have one cost; divided, each its own", () => {
  const parts = { attack: { primary: 3, secondary: 3, value: 3 }, defense: { cost: 1, value: 2 } };
  const laid = (name: string, ap: number) => {
    const t = table({
      cards: [card("one", { divided: true, ...parts }), card("two", parts)],
      responses: [0, 0],
      heroes: [{ hand: [name], deck: stones, area: ["wolf"], ap }],
      scenario: assault,
    });
    t.done();
    if (!t.may({ do: "lay", card: name })) return null;
    t.seat(0).lay(name);
    return t.events("pay").map((e) => e.n);
  };
  expect([laid("one", 4), laid("one", 1), laid("one", 0)]).toEqual([[1], [1], null]);
  expect([laid("two", 4), laid("two", 3), laid("two", 2)]).toEqual([[3], [3], null]);
});

test("BR-A87 a part whose time is not now is left out", () => {
  const parry = card("parry", { attack: { primary: 1, secondary: 1, value: 3 }, defense: { cost: 1, value: 2 } });
  const scene: Scene = {
    cards: [parry],
    responses: [0, 0],
    heroes: [{ hand: ["parry"], deck: stones, area: ["wolf"] }],
    scenario: assault,
  };
  const striking = table(scene);
  striking.seat(0).attack("parry", "wolf");
  striking.resolve();
  expect(striking.hero()).toMatchObject({ ap: 4, area: ["wolf+cut"], discard: ["parry"] });
  const parrying = table(scene).done();
  parrying.seat(0).lay("parry");
  parrying.resolve();
  expect(parrying.results()).toEqual(["2:2 miss"]);
  expect(parrying.hero().area).toEqual(["wolf"]);
});

test("BR-A87 a Special on a Defense card is for the Hero Phase, and left out of a defence", () => {
  const brace = card("brace", { defense: { cost: 0, value: 2 }, special: { cost: 0, do: { raise: "threat" } } });
  const scene: Scene = {
    cards: [brace],
    responses: [0, 0],
    heroes: [{ hand: ["brace"], deck: stones, area: ["wolf"] }],
    scenario: assault,
  };
  const early = table(scene);
  early.seat(0).special("brace");
  expect(early.view().threat).toBe(1);
  const late = table(scene).done();
  late.seat(0).lay("brace");
  late.resolve();
  expect(late.results()).toEqual(["2:2 miss"]);
  expect(late.view().threat).toBe(0);
});

test.each(both)(
  "BR-54 a played card goes to the discard pile when it is resolved, a Persistent one stays (%s)",
  (edition) => {
    const t = table({ edition, heroes: [{ hand: ["tea", "banner", "study"], deck: ["jab"] }] });
    t.seat(0).ap("tea").special("banner", 0).special("study");
    expect(t.hero()).toMatchObject({ area: ["banner"], discard: ["tea", "study"], hand: ["jab"] });
  },
);

test.each(both)("BR-55 a Special costs its AP and does its text (%s)", (edition) => {
  const t = table({ edition, heroes: [{ hand: ["study"], deck: ["jab", "bolt"] }] });
  t.seat(0).special("study");
  expect(t.hero()).toMatchObject({ ap: 4, hand: ["jab"], deck: ["bolt"], discard: ["study"] });
});

test.each(both)("BR-56 a Reaction is played only when its text says (%s)", (edition) => {
  const begin = (response: number) =>
    table({
      edition,
      responses: [0, response],
      heroes: [{ hand: ["dodge", "block"], deck: stones, area: ["wolf"], ap: 2 }],
      scenario: assault,
    });
  const hit = begin(3);
  expect(hit.options("react")).toEqual([]);
  expect(hit.why({ do: "react", card: "dodge" })).not.toEqual([]);
  hit.done().seat(0).lay("block");
  hit.until((t) => t.options("react").length > 0);
  hit.seat(0).react("dodge");
  expect(hit.events("wound")).toEqual([]);
  const missed = begin(0);
  missed.done().seat(0).lay("block");
  missed.resolve();
  expect(missed.events("react")).toEqual([]);
  expect(missed.hero().hand).toContain("dodge");
});

test.each(both)("BR-57 a Defense card is laid right before an enemy's attack and at no other time (%s)", (edition) => {
  const t = table({
    edition,
    responses: [0, 0],
    heroes: [{ hand: ["block", "jab"], deck: stones, area: ["wolf"] }],
    scenario: assault,
  });
  expect(t.said().filter((o) => o.includes("block"))).toEqual(["trade block"]);
  t.seat(0).attack("jab", "wolf");
  expect(t.said("lay")).toEqual([]);
  t.resolve().done();
  expect(t.said("lay")).toEqual(["lay block"]);
});

test("BR-149 BR-A87 an effect may ask for cards of one type; a card of two types is of both", () => {
  const seek = (type: string) => card("seek", { special: { cost: 0, do: [{ reveal: 5 }, { take: type }] } });
  const taken = (type: string): string[] => {
    const t = table({
      cards: [seek(type)],
      heroes: [{ hand: ["seek"], deck: ["block", "jab", "both", "tea", "study"] }],
    });
    t.seat(0).special("seek");
    return t.prompt === "take" || t.options("take").length > 0 ? t.said("take") : [...t.hero().hand];
  };
  expect(taken("attack")).toEqual(["take both", "take jab"]);
  expect(taken("ap")).toEqual(["take both", "take tea"]);
  expect(taken("defense")).toEqual(["block"]);
  expect(taken("special")).toEqual(["study"]);
  expect(taken("reaction")).toEqual([]);
});

test("BR-A101 an effect discards as many as it can", () => {
  const t = table({ heroes: [{ hand: ["purge", "pebble", "cut"] }] });
  t.seat(0).special("purge");
  expect(t.hero()).toMatchObject({ hand: ["cut"], ap: 5 });
  const none = table({ heroes: [{ hand: ["purge", "cut"] }] });
  none.seat(0).special("purge");
  expect(none.hero()).toMatchObject({ hand: ["cut"], discard: ["purge"] });
});

test("BR-A101 two of three are discarded, at the hero's own choice", () => {
  const t = table({ heroes: [{ hand: ["purge", "jab", "bolt", "tea"] }] });
  t.seat(0).special("purge");
  t.expectOptions(["discard bolt", "discard jab", "discard tea"]);
  t.seat(0).discard("tea").discard("jab");
  expect(t.hero()).toMatchObject({ hand: ["bolt"] });
});

test("BR-A101 a cost has to be met in full", () => {
  const t = table({ heroes: [{ hand: ["study"], deck: ["jab"], ap: 0 }] });
  expect(t.options("special")).toEqual([]);
  expect(t.why({ do: "special", card: "study" })).toEqual(["BR-36"]);
});
