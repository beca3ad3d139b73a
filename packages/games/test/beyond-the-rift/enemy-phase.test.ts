import { expect, test } from "vitest";
import { enemy } from "./invented.js";
import { assaulted, bully, drill, fought, mark, moves, orMark, pebbles, row, sniper } from "./invented-enemies.js";
import type { Scene } from "./table.js";

const byColumn = {
  zero: { raise: "threat", n: 1 },
  one: { raise: "threat", n: 2 },
  two: { raise: "threat", n: 3 },
  three: { raise: "threat", n: 4 },
};

test("BR-73 without an enemy in play no Response card is drawn and nothing activates", () => {
  const t = fought(
    drill([row("wolf", mark)], { quest: ["gate", "rock"], heroes: [{ area: ["dog"] }], enemyDeck: ["wolf"] }),
  );
  expect(t.drawn()).toEqual([]);
  expect(t.order("activate")).toEqual([]);
  expect(t.view()).toMatchObject({ threat: 0, phase: "quest" });
});

test("BR-73 BR-A76 one enemy is enough for the draw, even one that no row names", () => {
  const t = fought(drill([row("wolf", mark)], { quest: ["rat"], responses: [1] }));
  expect(t.drawn()).toEqual(["1 column"]);
  expect(t.order("activate")).toEqual([]);
  expect(t.view().threat).toBe(0);
});

test.each([0, 1, 2, 3])("BR-74 a %i selects that column", (n) => {
  const t = fought(drill([{ who: "wolf", ...byColumn }], { quest: ["wolf"], responses: [n] }));
  expect(t.drawn()).toEqual([`${n} column`]);
  expect(t.view().threat).toBe(n + 1);
});

test("BR-74 one Response card serves the whole table", () => {
  const rows = [
    { who: "wolf", ...byColumn },
    { who: "rat", ...byColumn },
  ];
  const t = fought(drill(rows, { quest: ["wolf", "rat", "rat"], responses: [2, 0, 0] }));
  expect(t.drawn()).toEqual(["2 column"]);
  expect(t.view().threat).toBe(9);
});

test.each([
  [0, 1],
  [1, 1],
  [2, 3],
  [3, 3],
])("BR-A30 where column %i is missing the nearest lower one counts", (n, threat) => {
  const { zero, two } = byColumn;
  const t = fought(drill([{ who: "wolf", zero, two }], { quest: ["wolf"], responses: [n] }));
  expect(t.view().threat).toBe(threat);
});

test("BR-A30 without a lower column nothing is done", () => {
  const low = fought(drill([{ who: "wolf", two: mark }], { quest: ["wolf"], responses: [1] }));
  expect(low.view().threat).toBe(0);
  const high = fought(drill([{ who: "wolf", two: mark }], { quest: ["wolf"], responses: [2] }));
  expect(high.view().threat).toBe(1);
});

test("BR-75 rows from top to bottom, whatever lies first; actions in the order written", () => {
  const rows = [row("sniper", { attack: "target" }), row("wolf", [{ engage: "self" }, { attack: "target" }])];
  const t = fought(drill(rows, { enemies: [sniper], quest: ["wolf", "sniper"] }));
  expect(t.order("activate")).toEqual(["sniper", "wolf"]);
  const acts = t.events().filter((e) => ["assault", "move"].includes(e.do));
  expect(acts.map((e) => `${e.do} ${e.card}`)).toEqual(["assault sniper", "move wolf", "assault wolf"]);
});

test("BR-75 every enemy of a row acts, once each", () => {
  const t = fought(drill([row("wolf", mark)], { quest: ["wolf", "wolf"], heroes: [{ area: ["wolf"] }] }));
  expect(t.order("activate")).toEqual(["wolf", "wolf", "wolf"]);
  expect(t.view().threat).toBe(3);
});

test("BR-A6 BR-A43 the players choose who of a row is next, any seat may say it, and each finishes first", () => {
  const t = drill([row("orc", [mark, { attack: "target" }])], {
    enemies: [sniper, bully],
    quest: ["sniper"],
    heroes: [{ area: ["bully"] }, {}],
    responses: [0, 0, 0],
  });
  t.done().until("next");
  expect(t.asked).toEqual([0, 1]);
  t.expectOptions(["next bully", "next sniper"], "next");
  t.seat(1).next("sniper");
  t.until("may");
  expect(t.order("activate")).toEqual(["sniper", "bully"]);
  const told = t.events().filter((e) => ["threat", "assault", "compare"].includes(e.do));
  expect(told.map((e) => e.do)).toEqual(["threat", "assault", "compare", "threat", "assault", "compare"]);
});

test("BR-A7 an enemy summoned before its row is resolved acts in it; one summoned after it does not", () => {
  const summon = row("wolf", { summon: "rat" });
  const early = fought(drill([summon, row("rat", mark)], { quest: ["wolf"], outside: ["rat"] }));
  expect(early.view().threat).toBe(1);
  const late = fought(drill([row("rat", mark), summon], { quest: ["wolf"], outside: ["rat"] }));
  expect(late.view()).toMatchObject({ threat: 0, quest: ["wolf", "rat"] });
});

test("BR-A7 an enemy spawned in the phase acts likewise", () => {
  const t = fought(drill([row("wolf", { spawn: 1 }), row("rat", mark)], { quest: ["wolf"], enemyDeck: ["rat"] }));
  expect(t.view()).toMatchObject({ threat: 1, quest: ["wolf", "rat"] });
});

test("BR-A76 a newcomer does not act in the row being resolved", () => {
  const t = fought(drill([row("wolf", [{ summon: "wolf" }, mark])], { quest: ["wolf"], outside: ["wolf", "wolf"] }));
  expect(t.order("activate")).toEqual(["wolf"]);
  expect(t.view()).toMatchObject({ threat: 1, quest: ["wolf", "wolf"] });
});

test("BR-A76 an enemy acts once for every row that names it", () => {
  const t = fought(drill([row("wolf", mark), row("rat", mark), row("orc", mark)], { quest: ["wolf"] }));
  expect(t.order("activate")).toEqual(["wolf", "wolf"]);
  expect(t.view().threat).toBe(2);
});

test("BR-A77 an enemy killed before its turn is skipped", () => {
  const t = fought(
    drill([row("wolf", { kill: "each insectoid enemy" }), row("rat", mark)], { quest: ["wolf", "rat"] }),
  );
  expect(t.order("activate")).toEqual(["wolf"]);
  expect(t.view()).toMatchObject({ threat: 0, quest: ["wolf"] });
});

test("BR-A77 within a row too: who dies before its turn is not chosen any more", () => {
  const t = drill([row("orc", { kill: "each other orc enemy" })], { quest: ["wolf", "archer", "troll"] });
  t.done().until("next");
  t.seat(0).next("archer");
  t.until("may");
  expect(t.order("activate")).toEqual(["archer"]);
  expect(t.view().quest).toEqual(["archer"]);
});

test("BR-A77 an enemy moved before its turn acts from where it is", () => {
  const t = fought(
    drill([row("wolf", { disengage: "each insectoid enemy" }), row("rat", orMark({ attack: "target" }))], {
      quest: ["wolf"],
      heroes: [{ area: ["rat"] }],
    }),
  );
  expect(assaulted(t)).toEqual([]);
  expect(t.view().threat).toBe(1);
});

test("BR-76 an action that would change nothing is replaced by the one after the stroke", () => {
  const able = fought(drill([row("wolf", orMark({ engage: "self" }))], { quest: ["wolf"] }));
  expect([moves(able), able.view().threat]).toEqual([["engage wolf>0"], 0]);
  const unable = fought(drill([row("wolf", orMark({ engage: "self" }))], { heroes: [{ area: ["wolf"] }] }));
  expect([moves(unable), unable.view().threat]).toEqual([[], 1]);
});

/** A scenario whose wolves find no rat to summon. */
const noRats: Scene = { enemyDeck: ["rat"], level: { outside: { rat: 0 } } };

test("BR-76 where the alternate is impossible or absent the enemy does nothing", () => {
  const absent = fought(drill([row("wolf", { engage: "self" })], { heroes: [{ area: ["wolf"] }] }));
  const both = { do: { engage: "self" }, otherwise: { summon: "rat" } };
  const impossible = fought(drill([row("wolf", both)], { heroes: [{ area: ["wolf"] }], ...noRats }));
  for (const t of [absent, impossible]) {
    expect(t.order("idle")).toEqual(["wolf"]);
    expect(t.hero().area).toEqual(["wolf"]);
    expect(t.view().threat).toBe(0);
  }
});

test("BR-76 an alternate may have an alternate of its own", () => {
  const cell = { do: { summon: "rat" }, otherwise: orMark({ engage: "self" }) };
  expect(fought(drill([row("wolf", cell)], { heroes: [{ area: ["wolf"] }], ...noRats })).view().threat).toBe(1);
  expect(moves(fought(drill([row("wolf", cell)], { quest: ["wolf"], ...noRats })))).toEqual(["engage wolf>0"]);
});

test("BR-A8 of two actions the possible one is done, and the alternate is left", () => {
  const cell = orMark([{ engage: "self" }, { attack: "target" }]);
  const t = fought(drill([row("wolf", cell)], { heroes: [{ area: ["wolf"] }], responses: [0, 0] }));
  expect(moves(t)).toEqual([]);
  expect(assaulted(t)).toEqual([0]);
  expect(t.view().threat).toBe(0);
});

test("BR-A8 the alternate comes only if all the actions are no-ops", () => {
  const cell = orMark([{ engage: "self" }, { summon: "rat" }]);
  const t = fought(drill([row("wolf", cell)], { heroes: [{ area: ["wolf"] }], ...noRats }));
  expect(t.view().threat).toBe(1);
});

test("BR-A9 an attack on a valid target changes something even where it misses", () => {
  const feeble = enemy("feeble", [1, 1, 0, 0, 1]);
  const t = fought(
    drill([row("feeble", orMark({ attack: "target" }))], {
      enemies: [feeble],
      heroes: [{ area: ["feeble"] }],
      responses: [0, 0],
    }),
  );
  expect(t.results()).toEqual(["0:0 miss"]);
  expect(t.view().threat).toBe(0);
});

const drilled = [
  row("wolf", orMark([{ support: "archer" }, { order: "archer", do: { disengage: "self" } }])),
  row("archer", { raise: "threat", n: 10 }),
];
test("BR-77 a huntmaster and an archer both in the Quest Area: nothing to drill, so the alternate", () => {
  const t = fought(drill(drilled, { quest: ["wolf", "archer"] }));
  expect(moves(t)).toEqual([]);
  expect(t.view().threat).toBe(11);
});

test("BR-77 with the archer engaged the huntmaster joins it and the archer steps back", () => {
  const t = fought(drill(drilled, { quest: ["wolf"], heroes: [{ area: ["archer"] }] }));
  expect(moves(t)).toEqual(["support wolf>0", "disengage archer>quest"]);
  expect(t.view().threat).toBe(10);
});

test("BR-78 BR-38 BR-A32 in the Enemy Phase only Defense cards and AP for defence are of use; no card is discarded for AP", () => {
  const t = drill([row("wolf", { attack: "target" })], {
    heroes: [{ area: ["wolf"], hand: ["jab", "tea", "study", "block", "both", "totem"], ap: 6 }],
  });
  t.done().until("commit-defence");
  expect(new Set(t.options().map((o) => o.do))).toEqual(new Set(["lay", "guard", "close"]));
  expect(t.options("lay").map((o) => o.card)).toEqual(["block"]);
});

test("BR-A71 a hero on whom it would do nothing is a valid target: the enemy is unable and takes no other", () => {
  const t = fought(
    drill([row("archer", orMark({ obstruct: 1 }))], {
      quest: ["archer"],
      heroes: [{ ap: 0 }, { ap: 4, hand: pebbles(2) }],
    }),
  );
  expect(t.events("obstruct")).toEqual([]);
  expect(t.hero(1).ap).toBe(4);
  expect(t.view().threat).toBe(1);
});

test.each([
  ["alike in one area: nobody is asked", { quest: ["wolf", "wolf"] }, false],
  ["one of them wounded", { quest: ["wolf", "wolf+cut"] }, true],
  ["in different areas", { quest: ["wolf"], heroes: [{ area: ["wolf"] }] }, true],
  ["of different names", { quest: ["wolf", "archer"] }, true],
] as const)("BR-A6 two of a row, %s", (_, scene, asked) => {
  const t = drill([row("orc", mark)], scene).done();
  expect(t.prompt === "next").toBe(asked);
  expect(fought(t).view().threat).toBe(2);
});
