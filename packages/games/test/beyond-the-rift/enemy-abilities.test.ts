import { describe, expect, test } from "vitest";
import { ally } from "./invented.js";
import { drill, fought, orMark, pebbles, row } from "./invented-enemies.js";
import type { Scene } from "./table.js";

const EDITIONS = ["final", "v099"] as const;

describe("Poison", () => {
  const poison = row("archer", orMark({ poison: "target" }));
  test.each(EDITIONS)("BR-86 %s: a Fatigue goes on top of the deck of the hero", (edition) => {
    const t = fought(drill([poison], { edition, quest: ["archer"], heroes: [{ deck: ["jab", "bolt"] }] }));
    expect(t.hero()).toMatchObject({ deck: ["yawn", "jab", "bolt"], hand: [], discard: [] });
    expect(t.view(0).heroes[0].deck).toEqual(["yawn", "?", "?"]);
    expect(t.view().threat).toBe(0);
  });
  test("BR-A16 on an empty deck it is the deck", () => {
    const t = fought(drill([poison], { quest: ["archer"], heroes: [{ hand: ["jab"], deck: [], discard: ["bolt"] }] }));
    expect(t.hero()).toMatchObject({ deck: ["yawn"], discard: ["bolt"] });
  });
  test.each(EDITIONS)("BR-86 BR-126 %s: an ally that takes it gets a Wound instead", (edition) => {
    const t = drill([poison], { edition, quest: ["archer"], heroes: [{ area: ["dog"], deck: ["jab"] }] });
    t.done().until("shield");
    t.seat(0).shield("dog");
    t.until("may");
    expect(t.hero()).toMatchObject({ area: ["dog+cut"], deck: ["jab"] });
  });
  test("BR-126 the hero may bear it though an ally is there", () => {
    const t = drill([poison], { quest: ["archer"], heroes: [{ area: ["dog"], deck: ["jab"] }] });
    t.done().until("shield");
    t.seat(0).no();
    t.until("may");
    expect(t.hero()).toMatchObject({ area: ["dog"], deck: ["yawn", "jab"] });
  });
  test("BR-119 BR-A57 final: with no Fatigue left a Wound is placed", () => {
    const scene: Scene = { quest: ["archer"], heroes: [{ deck: ["jab"] }], fatigueDeck: [] };
    expect(fought(drill([poison], scene)).hero().deck).toEqual(["cut", "jab"]);
  });
  test("BR-A57 v0.9.9: with no Fatigue left Poison is unable", () => {
    const scene: Scene = { edition: "v099", quest: ["archer"], heroes: [{ deck: ["jab"] }], fatigueDeck: [] };
    const t = fought(drill([poison], scene));
    expect(t.hero().deck).toEqual(["jab"]);
    expect(t.view().threat).toBe(1);
  });
});

describe("Intimidate", () => {
  const intimidate = (n: number) => row("archer", orMark({ intimidate: n }));

  test.each(EDITIONS)("BR-87 %s: the hero discards so many cards of their choice from hand", (edition) => {
    const t = drill([intimidate(2)], {
      edition,
      quest: ["archer"],
      heroes: [{ hand: ["jab", "bolt", "tea", "block"] }],
    });
    t.done().until("intimidated");
    expect(t.asked).toEqual([0]);
    t.expectOptions(["discard block", "discard bolt", "discard jab", "discard tea"]);
    t.seat(0).discard("tea").discard("jab");
    t.until("may");
    expect(t.hero()).toMatchObject({ hand: ["block", "bolt"], discard: ["tea", "jab"] });
  });
  test("BR-87 BR-4 Wounds and Fatigue are not eligible, and as many as able are given", () => {
    const t = fought(drill([intimidate(3)], { quest: ["archer"], heroes: [{ hand: ["cut", "jab", "yawn"] }] }));
    expect(t.hero()).toMatchObject({ hand: ["cut", "yawn"], discard: ["jab"] });
  });
  test("BR-87 BR-76 a hero with nothing to give: unable", () => {
    const t = fought(drill([intimidate(1)], { quest: ["archer"], heroes: [{ hand: ["cut"], deck: ["jab"] }] }));
    expect(t.view().threat).toBe(1);
  });
  test("BR-87 BR-A85 final: Persistent cards of that Hero Area may be given, whoever owns them", () => {
    const heroes = [{ area: ["totem"], hand: ["jab"] }, { hand: pebbles(4) }];
    const t = drill([intimidate(2)], { quest: ["archer"], heroes });
    t.done().until((x) => x.prompt === "intimidated" || x.prompt === "may");
    // As many as able: both are given, whatever the order.
    t.until("may");
    expect(t.hero(0)).toMatchObject({ hand: [], area: [] });
    expect([...t.hero(0).discard].sort()).toEqual(["jab", "totem"]);
  });
  test.each([
    ["final", [], 0],
    ["v099", ["totem"], 1],
  ] as const)("BR-87 BR-76 %s: with only a Persistent card to give", (edition, area, threat) => {
    const t = drill([intimidate(1)], { edition, quest: ["archer"], heroes: [{ hand: ["cut"], area: ["totem"] }] });
    fought(t);
    expect(t.hero().area).toEqual(area);
    expect(t.view().threat).toBe(threat);
  });
  test("BR-A85 final: another hero's card laid there goes to its owner's discard pile", () => {
    const heroes = [{ hand: ["totem"] }, { hand: ["jab"], ap: 5 }];
    const t = drill([row("archer", { intimidate: 1, by: "most-ap" })], { quest: ["archer"], heroes });
    t.seat(0).special("totem", 1);
    t.done().until("intimidated");
    expect(t.asked).toEqual([1]);
    t.expectOptions(["discard jab", "give totem"]);
    t.seat(1).give("totem");
    t.until("may");
    expect(t.hero(0).discard).toEqual(["totem"]);
    expect(t.hero(1)).toMatchObject({ area: [], hand: ["jab"], discard: [] });
  });
  test("BR-87 v0.9.9: only hand cards; what lies in the area stays", () => {
    const t = drill([intimidate(2)], {
      edition: "v099",
      quest: ["archer"],
      heroes: [{ area: ["totem"], hand: ["jab"] }],
    });
    fought(t);
    expect(t.hero()).toMatchObject({ area: ["totem"], hand: [], discard: ["jab"] });
  });
  test("BR-76 BR-87 v0.9.9: with no card to lose it is unable, for no ally need stand in; the final edition takes the ally", () => {
    const scene = { quest: ["archer"], heroes: [{ area: ["dog"], deck: ["jab"] }] };
    const early = fought(drill([intimidate(1)], { edition: "v099", ...scene }));
    expect(early.view().threat).toBe(1);
    expect(early.hero().area).toEqual(["dog"]);
    const late = drill([intimidate(1)], scene);
    late.done().until("shield");
    late.seat(0).shield("dog");
    late.until("may");
    expect(late.view().threat).toBe(0);
    expect(late.hero()).toMatchObject({ area: [], discard: ["dog"] });
  });
  test.each(EDITIONS)("BR-A14 BR-87 BR-126 %s: an ally that takes it is discarded", (edition) => {
    const t = drill([intimidate(2)], { edition, quest: ["archer"], heroes: [{ area: ["dog+cut"], hand: pebbles(3) }] });
    t.done().until("shield");
    t.seat(0).shield("dog");
    t.until("may");
    expect(t.hero()).toMatchObject({ area: [], hand: pebbles(3), discard: ["dog"] });
  });
});

describe("Obstruct", () => {
  test.each(EDITIONS)("BR-88 %s: the hero loses AP, or as many as able", (edition) => {
    const some = fought(drill([row("archer", { obstruct: 2 })], { edition, quest: ["archer"], heroes: [{ ap: 5 }] }));
    expect(some.hero().ap).toBe(3);
    const all = fought(drill([row("archer", { obstruct: 4 })], { edition, quest: ["archer"], heroes: [{ ap: 3 }] }));
    expect(all.hero().ap).toBe(0);
  });
  test("BR-88 BR-126 no ally can take it", () => {
    const t = drill([row("archer", { obstruct: 2 })], { quest: ["archer"], heroes: [{ ap: 5, area: ["dog"] }] });
    t.done();
    expect(t.prompt).toBe("may");
    expect(t.hero()).toMatchObject({ ap: 3, area: ["dog"] });
  });
  test("BR-88 BR-76 a hero without AP: unable", () => {
    const t = fought(drill([row("archer", orMark({ obstruct: 2 }))], { quest: ["archer"], heroes: [{ ap: 0 }] }));
    expect(t.view().threat).toBe(1);
  });
});

describe("Heal", () => {
  const heal = (who: string, n: number) => row("monk", orMark({ heal: who, n }));
  test("BR-89 BR-A12 one attachment is removed: Wounds before Fatigue, whatever lies first", () => {
    const t = fought(drill([heal("human", 1)], { quest: ["monk", "ox+yawn+cut"] }));
    expect(t.view()).toMatchObject({ quest: ["monk", "ox+yawn"], woundDiscard: ["cut"], fatigueDiscard: [] });
  });
  test("BR-89 BR-A12 Fatigue before a hero card, which goes to its owner's discard pile", () => {
    const net = { card: "net", name: { en: "net", de: "net" }, range: 2, modifiers: { attack: -1 } };
    const hook = { ...net, special: { cost: 0, do: { attach: "any enemy" } } };
    const twice = [heal("human", 1), row("monk", { heal: "human", n: 1 })];
    const t = drill(twice, { cards: [hook], quest: ["ox+yawn", "monk"], heroes: [{}, { hand: ["net"] }] });
    t.seat(1).special("net").target("ox");
    expect(t.view().quest).toEqual(["ox+yawn+net", "monk"]);
    t.done().until((x) => x.events("detach").length === 1 || x.prompt === "may");
    expect(t.order("detach")[0]).toBe("yawn");
    t.until("may");
    expect(t.order("detach")).toEqual(["yawn", "net"]);
    expect(t.view().quest).toEqual(["ox", "monk"]);
    expect(t.hero(1).discard).toEqual(["net"]);
  });
  test("BR-89 one from each of several, fewer if there are fewer, only in the healer's area", () => {
    const scene: Scene = { quest: ["monk", "ox+cut+cut", "ox+cut"], heroes: [{ area: ["ox+cut"] }] };
    const t = fought(drill([heal("human", 3)], scene));
    expect(t.view().quest).toEqual(["monk", "ox+cut", "ox"]);
    expect(t.hero().area).toEqual(["ox+cut"]);
  });
  test("BR-89 BR-A43 of more than so many the players choose, any of them", () => {
    const t = drill([heal("human", 1)], { quest: ["monk", "ox+cut", "ox+yawn"], heroes: [{}, {}] });
    t.done().until("heal");
    expect(t.asked).toEqual([0, 1]);
    const [, second] = t.options("target", 1);
    t.seat(1).answer({ do: "target", id: Number(second?.id) });
    t.until("may");
    expect(t.view().quest).toEqual(["monk", "ox+cut", "ox"]);
  });
  test("BR-89 of more than so many each is healed once, however much is attached to it", () => {
    const t = drill([heal("human", 2)], { quest: ["monk", "ox+cut+cut", "ox+yawn", "ox+cut"] });
    t.done().until("heal");
    const [first] = t.options("target");
    t.seat(0).answer({ do: "target", id: Number(first?.id) });
    expect(t.options("target").map((o) => o.id)).not.toContain(first?.id);
    expect(t.options("target")).toHaveLength(2);
  });
  test("BR-A80 an unhurt enemy cannot be picked; with none hurt it is unable", () => {
    const one = drill([heal("human", 1)], { quest: ["monk", "ox", "ox+cut"] });
    one.done();
    expect(one.prompt).toBe("may");
    expect(one.view().quest).toEqual(["monk", "ox", "ox"]);
    const none = fought(drill([heal("human", 2)], { quest: ["monk", "ox", "wolf+cut"] }));
    expect(none.view()).toMatchObject({ threat: 1, quest: ["monk", "ox", "wolf+cut"] });
  });
  test("BR-A17 the healer may heal itself, if it is of the type", () => {
    expect(fought(drill([heal("cultist", 1)], { quest: ["monk+yawn"] })).view().quest).toEqual(["monk"]);
    expect(fought(drill([heal("human", 1)], { quest: ["monk+yawn"] })).view().quest).toEqual(["monk+yawn"]);
  });
  test("BR-A74 Heal names a card or a family", () => {
    expect(fought(drill([heal("ox", 1)], { quest: ["monk", "ox+cut"] })).view().quest).toEqual(["monk", "ox"]);
  });
  test("BR-A80 BR-A12 v0.9.9: a healed Wound is out, a Fatigue is back in its deck", () => {
    const scene: Scene = {
      edition: "v099",
      quest: ["monk", "ox+cut", "ox+yawn"],
      woundDeck: ["limp"],
      fatigueDeck: ["ache"],
    };
    const t = fought(drill([heal("human", 2)], scene));
    const view = t.view();
    expect(view.quest).toEqual(["monk", "ox", "ox"]);
    expect([...view.fatigueDeck].sort()).toEqual(["ache", "yawn"]);
    expect(view).toMatchObject({ woundDeck: ["limp"], fatigueDiscard: [] });
  });
});

describe("which are Special Abilities", () => {
  const pup = ally("pup", [1, 1, 0, 9, 5]);
  test.each([
    ["poison", { poison: "target" }, true],
    ["intimidate", { intimidate: 1 }, true],
    ["obstruct", { obstruct: 1 }, true],
    ["attack", { attack: "target" }, false],
    ["engage", { engage: "self" }, false],
    ["heal", { heal: "orc", n: 1 }, false],
  ])("BR-157 %s", (verb, cell, special) => {
    const t = drill([row("archer", cell)], {
      cards: [pup],
      quest: ["archer", "wolf+cut"],
      heroes: [{ hand: pebbles(3), deck: pebbles(3) }],
    });
    fought(t);
    const told = t.events().filter((e) => ["poison", "intimidate", "obstruct"].includes(e.do));
    expect(told.map((e) => e.do)).toEqual(special ? [verb] : []);
  });
});
