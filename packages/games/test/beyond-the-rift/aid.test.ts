import { expect, test } from "vitest";
import { card, enemy } from "./invented.js";
import { type Scene, table } from "./table.js";

const both = ["final", "v099"] as const;
const stones = Array.from({ length: 9 }, () => "pebble");
const post = enemy("post", [1, 1, 0, 2, 9]);
const field = (ben: readonly string[], more: Scene = {}): Scene => ({
  enemies: [post],
  responses: [0],
  quest: ["post"],
  heroes: [{ hand: ["bolt"] }, { hand: ben }],
  ...more,
});
const defence = (ben: readonly string[], more: Scene = {}): Scene => ({
  responses: [0, 3],
  heroes: [
    { hand: ["block"], deck: stones, area: ["wolf"] },
    { hand: ben, deck: stones },
  ],
  scenario: { table: [{ who: "wolf", zero: { attack: "target" } }] },
  ...more,
});

test.each(both)("BR-62 BR-130 who aids an attack pays the Primary Cost, of their own AP (%s)", (edition) => {
  const t = table(field(["bolt"], { edition }));
  t.seat(0).attack("bolt", "post");
  expect(t.options("lay", 1)).toMatchObject([{ card: "bolt", cost: 2, value: 3 }]);
  t.seat(1).lay("bolt");
  t.resolve();
  expect(t.results()).toEqual(["6:2 hit"]);
  expect(t.view().heroes.map((h) => [h.ap, ...h.discard])).toEqual([
    [3, "bolt"],
    [3, "bolt"],
  ]);
});

test.each(both)(
  "BR-60 BR-62 a card without a Primary Cost does not aid, one without a Secondary does (%s)",
  (edition) => {
    const shot = card("shot", { range: 2, attack: { primary: 3, value: 1 } });
    const t = table(field(["ember", "shot"], { edition, cards: [shot] }));
    t.seat(0).attack("bolt", "post");
    expect(t.options("lay", 1)).toMatchObject([{ card: "shot", cost: 3 }]);
    expect(t.why({ do: "lay", card: "ember" }, 1)).toEqual(["BR-60"]);
  },
);

test.each(both)("BR-68 an aided attack deals the damage of the hero who began it (%s)", (edition) => {
  const scene = field(["bolt"], {
    edition,
    heroes: [
      { hand: ["bolt"], board: { wounds: 1 } },
      { hand: ["bolt"], board: { wounds: 3, fatigue: 2 } },
    ],
  });
  const mine = table(scene);
  mine.seat(0).attack("bolt", "post");
  mine.seat(1).lay("bolt");
  mine.resolve();
  expect(mine.view().quest).toEqual(["post+cut"]);
  const theirs = table(scene);
  theirs.seat(1).attack("bolt", "post");
  theirs.seat(0).lay("bolt");
  theirs.resolve();
  expect(theirs.view().quest).toEqual(["post+cut+cut+cut+yawn+yawn"]);
});

test.each(both)("BR-71 BR-131 an aiding card needs the enemy in its own hero's range (%s)", (edition) => {
  const scene = field([], {
    edition,
    quest: [],
    heroes: [{ hand: ["jab"], area: ["post"] }, { hand: ["jab", "bolt"] }],
  });
  const t = table(scene);
  t.seat(0).attack("jab", "post");
  expect(t.said("lay", 1)).toEqual(["lay bolt"]);
  expect(t.why({ do: "lay", card: "jab" }, 1)).toEqual(["BR-71"]);
});

test.each(both)("BR-97 BR-131 aid to a defence needs range 2 (%s)", (edition) => {
  const t = table(defence(["block", "ward"], { edition })).done();
  expect(t.said("lay", 1)).toEqual(["lay ward"]);
  t.seat(1).lay("ward");
  t.seat(0).lay("block");
  t.resolve();
  expect(t.results()).toEqual(["5:4 hit"]);
});

test("BR-A45 only a card of the same type aids; its value and its Bonus count, and its Bonus is for who laid it", () => {
  const t = table(
    field(["feint", "tea", "ward", "study"], {
      heroes: [{ hand: ["bolt"] }, { hand: ["feint", "tea", "ward", "study"], deck: ["jab"] }],
    }),
  );
  t.seat(0).attack("bolt", "post");
  expect(t.said("lay", 1)).toEqual(["lay feint"]);
  t.seat(1).lay("feint");
  t.resolve();
  expect(t.results()).toEqual(["4:2 hit"]);
  expect(t.view().heroes.map((h) => h.ap)).toEqual([3, 7]);
});

test("BR-A45 AP are not pooled: who lays a card pays for it alone", () => {
  const t = table(
    field([], {
      heroes: [
        { hand: ["bolt", "jab"], ap: 2 },
        { hand: ["bolt"], ap: 1 },
      ],
    }),
  );
  t.seat(0).attack("bolt", "post");
  expect(t.events("compare")).toHaveLength(1);
  expect(t.events("aid")).toEqual([]);
  expect(t.view().heroes.map((h) => h.ap)).toEqual([0, 1]);
});

test("BR-A46 nobody buys defence for another hero", () => {
  const t = table(defence(["ward"])).done();
  expect(t.options("guard", 1)).toEqual([]);
  expect(t.why({ do: "guard" }, 1)).toEqual(["BR-A46"]);
  expect(t.options("guard", 0)).toHaveLength(1);
});

test("BR-130 BR-3 a hero whom a card keeps from aiding aids neither an attack nor a defence", () => {
  const sulk = card("sulk", { persistent: true, special: { cost: 0 }, ongoing: [{ get: { cant: "aid" } }] });
  const heroes = (area: readonly string[]) => [
    { hand: ["bolt", "ember"], area: ["wolf"], deck: Array(9).fill("pebble") },
    { hand: ["bolt", "ward"], area, deck: Array(9).fill("pebble") },
  ];
  const scenario = { table: [{ who: "wolf", zero: { attack: "target" } }] };
  const helps = (area: readonly string[]) => {
    const striking = table({ cards: [sulk], heroes: heroes(area), scenario });
    striking.seat(0).attack("bolt", "wolf");
    const defending = table({ cards: [sulk], heroes: heroes(area), scenario }).done();
    return [striking.said("lay", 1), defending.said("lay", 1)];
  };
  expect(helps([])).toEqual([["lay bolt"], ["lay ward"]]);
  expect(helps(["sulk"])).toEqual([[], []]);
});

test("BR-A39 the hero who leads closes it", () => {
  const t = table(field(["bolt"]));
  t.seat(0).attack("bolt", "post");
  expect(t.options("close", 1)).toEqual([]);
  t.seat(0).close();
  expect(t.results()).toEqual(["3:2 hit"]);
  expect(t.hero(1).hand).toEqual(["bolt"]);
});

test("BR-A39 it stays open for a seat that asked to be waited for", () => {
  const t = table(field(["bolt"]));
  t.seat(0).attack("bolt", "post");
  t.seat(1).wait();
  if (t.asked.includes(0) && t.may({ do: "close" }, 0)) t.seat(0).close();
  expect(t.results()).toEqual([]);
  t.seat(1).lay("bolt");
  t.resolve();
  expect(t.results()).toEqual(["6:2 hit"]);
});

test("BR-A39 a hero who passes closes nothing: the one who leads goes on", () => {
  const t = table(field([], { heroes: [{ hand: ["bolt", "ember"] }, { hand: ["bolt"] }] }));
  t.seat(0).attack("bolt", "post");
  t.seat(1).pass();
  expect(t.results()).toEqual([]);
  t.seat(0).lay("ember");
  t.resolve();
  expect(t.results()).toEqual(["5:2 hit"]);
});

test.each(both)("BR-A19 whoever takes part may be rid of Wounds in an aided attack (%s)", (edition) => {
  const t = table(field([], { edition, heroes: [{ hand: ["bolt", "cut"] }, { hand: ["bolt", "yawn"] }] }));
  t.seat(0).attack("bolt", "post");
  t.seat(1).lay("bolt");
  expect(t.said("lay", 1)).toEqual(["lay yawn"]);
  t.seat(1).lay("yawn");
  t.seat(0).lay("cut");
  t.resolve();
  expect(t.results()).toEqual(["4:2 hit"]);
  expect(t.view().heroes.map((h) => h.ap)).toEqual([3, 3]);
});

test("BR-A19 BR-117 a hero who takes no part may not", () => {
  const t = table(field([], { heroes: [{ hand: ["bolt", "ember"] }, { hand: ["bolt", "cut", "yawn"] }] }));
  t.seat(0).attack("bolt", "post");
  expect(t.said("lay", 1)).toEqual(["lay bolt"]);
  expect(t.why({ do: "lay", card: "cut" }, 1)).not.toEqual([]);
});

test("BR-A89 a single hero has nobody to aid or to serve", () => {
  const t = table({ quest: ["post"], enemies: [post], responses: [0], heroes: [{ hand: ["bolt", "flask"] }] });
  expect(t.said("ap-card")).toEqual(["ap-card flask>0"]);
  t.seat(0).attack("bolt", "post");
  expect(t.events("compare")).toHaveLength(1);
  expect(t.events("aid")).toEqual([]);
});

test("BR-A89 an effect that needs another hero cannot be chosen by a single one", () => {
  const lend = card("lend", { range: 2, special: { cost: 0, do: { gain: 2, to: "any other hero" } } });
  const alone = table({ cards: [lend], heroes: [{ hand: ["lend"] }] });
  const before = alone.hero().ap;
  for (const o of alone.options("special")) {
    expect(o.idle).toBe(true);
    alone.seat(0).special("lend");
  }
  expect(alone.hero().ap).toBe(before);
  const two = table({ cards: [lend], heroes: [{ hand: ["lend"] }, {}] });
  two.seat(0).special("lend");
  expect(two.view().heroes.map((h) => h.ap)).toEqual([5, 7]);
});
