import { expect, test } from "vitest";
import { action, encounter, field, gear, unit } from "./invented-field.js";
import { type Table, table } from "./table.js";

const spell = (does: object, card = "spell") => action(card, does, { cost: { red: 1 } });
const dummy = unit("dummy", 0, 9);
const scene = (does: object) => field({ cards: [spell(does), dummy, gear("rope")], copies: { dummy: 8 } });
const ALL = ["dummy", "dummy/exhausted", "dummy/damaged"];

/** What the effect makes of a ready, an exhausted and a damaged unit on each side, with the hero in that state. */
function cast(does: object, hero = "plain"): Table {
  return table({ ...scene(does), enemies: ALL, player: { hero, units: ALL, hand: ["spell"] } }).act("spell");
}

test("QR-77 a unit is in exactly one of three states: becoming damaged it is no longer exhausted, revived it is", () => {
  const t = table({
    ...field({
      cards: [
        action("tire", { exhaust: "hero" }, { cost: { red: 1 } }),
        action("wound", { damage: "hero" }, { cost: { yellow: 1 } }),
        action("heal", { revive: "hero" }, { cost: { green: 1 } }),
        action("wake", { ready: "hero" }, { cost: { blue: 1 } }),
      ],
    }),
    player: { hand: ["heal", "tire", "wake", "wound"] },
  });
  const seen = ["tire", "wound", "heal", "wake"].map((card) => t.act(card).side().hero);
  expect(seen).toEqual(["plain*5/exhausted", "plain*5/damaged", "plain*5/exhausted", "plain*5"]);
});

test("QR-77 QR-78 readying a damaged unit is no way around reviving it", () => {
  const t = table({
    ...field({ cards: [spell([{ ready: "hero" }, { revive: "hero" }] as unknown as object)] }),
    player: { hero: "plain/damaged", hand: ["spell"] },
  }).act("spell");
  expect(t.side().hero).toBe("plain*5/exhausted");
});

test("QR-78 exhausting works only on ready units", () => {
  const t = cast({ exhaust: "each unit" });
  const after = ["dummy/exhausted", "dummy/exhausted", "dummy/damaged"];
  expect(t.view().enemies).toEqual(after);
  expect(t.side()).toMatchObject({ hero: "plain*5/exhausted", units: after });
  expect(t.events("exhaust")).toHaveLength(3);
});

test("QR-78 readying works only on exhausted units", () => {
  const t = cast({ ready: "each unit" }, "plain/exhausted");
  const after = ["dummy", "dummy", "dummy/damaged"];
  expect(t.view().enemies).toEqual(after);
  expect(t.side()).toMatchObject({ hero: "plain*5", units: after });
});

test("QR-78 reviving turns damaged into exhausted and nothing else", () => {
  const t = cast({ revive: "each unit" }, "plain*3/damaged");
  const after = ["dummy", "dummy/exhausted", "dummy/exhausted"];
  expect(t.view().enemies).toEqual(after);
  expect(t.side()).toMatchObject({ hero: "plain*3/exhausted", units: after });
});

test("QR-79 damage makes ready and exhausted units damaged and destroys damaged ones", () => {
  const t = cast({ damage: "each unit" });
  expect(t.view()).toMatchObject({
    enemies: ["dummy/damaged", "dummy/damaged"],
    enemyVoid: ["dummy"],
    enemyDiscard: [],
  });
  expect(t.side()).toMatchObject({
    hero: "plain*5/damaged",
    units: ["dummy/damaged", "dummy/damaged"],
    void: ["dummy"],
    discard: ["spell"],
  });
  expect(cast({ damage: "hero" }, "plain/exhausted").side().hero).toBe("plain*5/damaged");
});

test("QR-79 a damaged hero that is damaged loses 1 vitality and stays damaged and in play", () => {
  const t = cast({ damage: "hero" }, "plain*3/damaged");
  expect(t.side()).toMatchObject({ hero: "plain*2/damaged", void: [], units: ALL });
});

test("QR-80 a destroyed unit goes to the void of the side that controls it", () => {
  const t = cast({ destroy: "each andares unit" });
  expect(t.view()).toMatchObject({ enemies: [], enemyVoid: ["dummy", "dummy", "dummy"], enemyDiscard: [] });
  expect(t.side()).toMatchObject({ hero: "plain*5", units: [], void: ["dummy", "dummy", "dummy"], discard: ["spell"] });
});

test("QR-80 a hero to be destroyed loses 1 vitality instead and keeps its state", () => {
  for (const state of ["", "/exhausted", "/damaged"]) {
    const t = cast({ destroy: "hero" }, `plain*3${state}`);
    expect(t.side()).toMatchObject({ hero: `plain*2${state}`, void: [] });
  }
});

test("QR-80 QR-81 of two players each has what they control in their own void or discard", () => {
  for (const [verb, pile] of [
    ["destroy", "void"],
    ["discard", "discard"],
  ] as const) {
    const t = table({
      ...scene({ [verb]: "each friendly andares unit" }),
      enemies: ["dummy"],
      players: [{ hand: ["spell"] }, { units: ["dummy"] }],
    }).act("spell", 0);
    expect(t.side(1)[pile]).toEqual(["dummy"]);
    expect(t.side(0)[pile]).not.toContain("dummy");
    expect(t.view()).toMatchObject({ enemies: ["dummy"], enemyVoid: [], enemyDiscard: [] });
  }
});

test("QR-81 a discarded card goes to the discard of the side that controls it, whatever its state", () => {
  const t = cast({ discard: "each andares unit" });
  expect(t.view()).toMatchObject({ enemies: [], enemyDiscard: ["dummy", "dummy", "dummy"], enemyVoid: [] });
  expect(t.side()).toMatchObject({ hero: "plain*5", units: [], void: [] });
  expect([...t.side().discard].sort()).toEqual(["dummy", "dummy", "dummy", "spell"]);
});

test("QR-81 discarded gear goes to the player's discard, its bearer stays", () => {
  const t = table({
    ...scene({ discard: "any gear" }),
    player: { units: ["dummy"], gear: ["rope>dummy"], hand: ["spell"] },
  }).act("spell");
  expect(t.side()).toMatchObject({ units: ["dummy"], gear: [], void: [] });
  expect(t.side().discard).toContain("rope");
});

test("QR-A20 a random friendly unit is any friendly unit in play, the hero among them, all alike; no enemy", () => {
  const again = { repeat: 20, do: [{ damage: "random friendly unit" }, { revive: "each friendly unit" }] };
  const cards = [spell({ repeat: 20, do: again }), ...["one", "two", "three", "foe"].map((c) => unit(c, 0, 9))];
  const t = table({
    ...field({ cards }),
    enemies: ["foe", "foe"],
    player: { units: ["one", "two/exhausted", "three"], hand: ["spell"] },
  }).act("spell");
  const hit: Record<string, number> = {};
  for (const e of t.events("damage")) hit[String(e.card)] = (hit[String(e.card)] ?? 0) + 1;
  expect(Object.keys(hit).sort()).toEqual(["one", "plain", "three", "two"]);
  expect(t.events("damage")).toHaveLength(400);
  for (const n of Object.values(hit)) {
    expect(n).toBeGreaterThan(65);
    expect(n).toBeLessThan(135);
  }
});

test("QR-A20 a damaged friendly unit may be the random one too, and is destroyed", () => {
  const ends = new Set<string>();
  const chapter = scene({ damage: "random friendly unit" });
  for (let i = 0; i < 20; i++) {
    const t = table({ ...chapter, player: { units: ["dummy/damaged"], hand: ["spell"] }, seed: `hurt ${i}` }).act(
      "spell",
    );
    ends.add(`${t.side().hero} ${t.side().void.join()}`);
  }
  expect([...ends].sort()).toEqual(["plain*5 dummy", "plain*5/damaged "]);
});

const siege = encounter("siege", {
  duration: { count: "ready echo units", is: "> 0" },
  reward: { gain: "vitality", n: 1 },
});
const besieged = (does: object, enemies: readonly string[], options = {}) =>
  table({
    ...field({ cards: [spell(does), unit("ghost", 0, 9, { trait: "echo" }), dummy], encounters: [siege] }),
    encounter: "siege",
    enemies,
    player: { hand: ["spell"] },
    options,
  }).act("spell");

test("QR-A2 a DURATION of ready units ends once the last of them is exhausted or damaged", () => {
  const exhausted = besieged({ exhaust: "each echo unit" }, ["ghost", "ghost/damaged", "dummy"]);
  expect(exhausted.prompt).toBe("reward");
  expect(exhausted.no().view()).toMatchObject({
    encounter: null,
    enemies: ["ghost/exhausted", "ghost/damaged", "dummy"],
  });
  expect(besieged({ damage: "any ready echo unit" }, ["ghost", "ghost/exhausted"]).prompt).toBe("reward");
  const one = besieged({ exhaust: "any echo unit" }, ["ghost", "ghost"]);
  expect(one.events("complete")).toEqual([]);
  expect(one.view().encounter).toBe("siege");
});

test("QR-A2 with durationCountsExhausted exhausted units keep the encounter going, damaged ones do not", () => {
  const options = { durationCountsExhausted: true };
  const exhausted = besieged({ exhaust: "each echo unit" }, ["ghost", "ghost/damaged", "dummy"], options);
  expect(exhausted.events("complete")).toEqual([]);
  expect(exhausted.view().encounter).toBe("siege");
  const damaged = besieged(
    { damage: "any exhausted echo unit" },
    ["ghost/exhausted", "ghost/damaged", "dummy"],
    options,
  );
  expect(damaged.prompt).toBe("reward");
});

test("QR-A2 Seek and Destroy is complete when both scouts are exhausted", () => {
  const scouts = ["hyvryx-scout/exhausted", "hyvryx-scout"];
  const scene = { encounter: "seek-and-destroy", threat: 2, enemies: scouts, player: { hand: ["feint"] } };
  const t = table(scene).act("feint");
  expect(t.prompt).toBe("reward");
  t.no();
  expect(t.view()).toMatchObject({
    encounter: null,
    threat: 0,
    enemies: ["hyvryx-scout/exhausted", "hyvryx-scout/exhausted"],
  });
  const longer = table({ ...scene, options: { durationCountsExhausted: true } }).act("feint");
  expect(longer.events("complete")).toEqual([]);
  expect(longer.prompt).not.toBe("reward");
  expect(longer.view()).toMatchObject({ encounter: "seek-and-destroy", threat: 2 });
});

test("QR-1 QR-36 QR-86 QR-92 however much a stranger's cards give, numbers stay what a position can say", () => {
  const gains = [
    { gain: "vitality", n: 99 },
    { gain: "die", n: 99, colour: "red" },
    { gain: "threat", n: 99 },
    { gain: "distance", n: 99 },
  ];
  const hoard = action("hoard", gains, { cost: { red: 1 } });
  const made = field({ cards: [hoard, dummy], encounters: [encounter("siege")], copies: { hoard: 2 } });
  const t = table({ ...made, encounter: "siege", enemies: ["dummy"], player: { hand: ["hoard", "hoard"] } });
  t.act("hoard").act("hoard");
  expect(t.view()).toMatchObject({ threat: 99, distance: 99 });
  expect(t.side().dice.red).toBe("58/60");
  expect(t.events("vitality").map((e) => [e.n, e.left])).toEqual([[35, 40]]);
  expect(t.events("die").map((e) => e.n)).toEqual([59]);
});
