import { describe, expect, test } from "vitest";
import { refusal } from "../kit.js";
import { enemy } from "./invented.js";
import { assaulted, drill, fought, mark, moves, orMark, pebbles, row } from "./invented-enemies.js";
import type { Scene } from "./table.js";

const EDITIONS = ["final", "v099"] as const;
const attack = { attack: "target" };

describe("attacking", () => {
  test("BR-79 an enemy of range 1 attacks only the hero it is engaged with, whoever comes first", () => {
    const t = fought(drill([row("wolf", attack)], { heroes: [{ area: ["wolf"], hand: pebbles(3) }, {}] }));
    expect(assaulted(t)).toEqual([0]);
  });

  test("BR-79 BR-32 in the Quest Area it can attack nobody", () => {
    const t = fought(drill([row("wolf", orMark(attack))], { quest: ["wolf"], heroes: [{}, {}] }));
    expect(assaulted(t)).toEqual([]);
    expect(t.view().threat).toBe(1);
  });

  test("BR-79 an enemy of range 2 attacks from the Quest Area", () => {
    expect(assaulted(fought(drill([row("archer", attack)], { quest: ["archer"] })))).toEqual([0]);
  });

  test.each(EDITIONS)("BR-79 BR-A70 %s: of range 2, it does not prefer the hero it is engaged with", (edition) => {
    const t = drill([row("archer", attack)], { edition, heroes: [{ area: ["archer"] }, { hand: pebbles(3) }] });
    expect(assaulted(fought(t))).toEqual([1]);
  });

  test("BR-79 BR-113 a range that attachments lower counts", () => {
    const wounds = [{ wound: "squint", name: { en: "squint", de: "squint" }, attack: -1, final: 1, v099: 1 }];
    const scene: Scene = {
      wounds: [{ ...wounds[0], modifiers: { range: -1 } }],
      quest: ["archer+squint"],
      heroes: [{}, {}],
    };
    const t = fought(drill([row("archer", orMark(attack))], scene));
    expect(assaulted(t)).toEqual([]);
    expect(t.view().threat).toBe(1);
  });
});

describe("range of abilities", () => {
  const wolfAtFirst: Scene = { heroes: [{ area: ["wolf"], deck: pebbles(2) }, { deck: pebbles(2) }] };

  test("BR-A15 BR-79 final: Poison has range; nobody is reached from the Quest Area", () => {
    const t = fought(drill([row("wolf", orMark({ poison: "target" }))], { quest: ["wolf"], heroes: [{}, {}] }));
    expect(t.events("poison")).toEqual([]);
    expect(t.view().threat).toBe(1);
  });
  test("BR-A15 final: of range 1, it poisons the hero it is engaged with", () => {
    const t = fought(drill([row("wolf", { poison: "target" })], wolfAtFirst));
    expect(t.events("poison").map((e) => e.seat)).toEqual([0]);
  });
  test("BR-A15 v0.9.9: Poison knows no range, only priority", () => {
    const near = fought(drill([row("wolf", { poison: "target" })], { ...wolfAtFirst, edition: "v099" }));
    expect(near.events("poison").map((e) => e.seat)).toEqual([1]);
    const far = drill([row("wolf", orMark({ poison: "target" }))], { edition: "v099", quest: ["wolf"] });
    expect(fought(far).events("poison")).toHaveLength(1);
  });
  test.each(EDITIONS)("BR-87 BR-88 %s: Intimidate and Obstruct reach only heroes in range", (edition) => {
    for (const cell of [{ intimidate: 1 }, { obstruct: 1 }]) {
      const scene: Scene = { edition, quest: ["wolf"], heroes: [{ hand: pebbles(2) }, { hand: pebbles(2) }] };
      const t = fought(drill([row("wolf", orMark(cell))], scene));
      expect(t.view().threat).toBe(1);
      expect(t.hero(0)).toMatchObject({ ap: 5, hand: pebbles(2) });
    }
  });
});

describe("moving", () => {
  test("BR-80 it engages out of the Quest Area, the hero of target priority", () => {
    const t = fought(drill([row("wolf", { engage: "self" })], { quest: ["wolf"], heroes: [{ area: ["ox"] }, {}] }));
    expect(moves(t)).toEqual(["engage wolf>1"]);
    expect(t.hero(1).area).toEqual(["wolf"]);
  });
  test("BR-80 an engaged enemy cannot engage another hero", () => {
    const t = fought(drill([row("wolf", orMark({ engage: "self" }))], { heroes: [{ area: ["wolf"] }, {}] }));
    expect(moves(t)).toEqual([]);
    expect(t.view().threat).toBe(1);
  });
  test("BR-81 it disengages from a Hero Area to the Quest Area, and not from there", () => {
    const t = fought(
      drill([row("wolf", orMark({ disengage: "self" }))], { quest: ["wolf"], heroes: [{ area: ["wolf"] }] }),
    );
    expect(moves(t)).toEqual(["disengage wolf>quest"]);
    expect(t.view()).toMatchObject({ quest: ["wolf", "wolf"], threat: 1 });
  });
  test("BR-82 it re-engages from one hero to another, and from the Quest Area", () => {
    const cell = orMark({ reengage: "self" });
    const over = fought(drill([row("wolf", cell)], { heroes: [{ area: ["wolf"] }, {}] }));
    expect(moves(over)).toEqual(["reengage wolf>1"]);
    const out = fought(drill([row("wolf", cell)], { quest: ["wolf"], heroes: [{ area: ["ox"] }, {}] }));
    expect(out.hero(1).area).toEqual(["wolf"]);
  });
  test("BR-82 BR-A72 a re-engagement that ends at the current hero changes nothing: unable", () => {
    const t = fought(
      drill([row("wolf", orMark({ reengage: "self" }))], { heroes: [{ area: ["wolf"] }, { area: ["ox", "ox"] }] }),
    );
    expect(moves(t)).toEqual([]);
    expect(t.view().threat).toBe(1);
  });
  test("BR-A86 attachments go with the enemy", () => {
    const t = fought(drill([row("ox", { disengage: "self" })], { heroes: [{ area: ["ox+cut+yawn"] }] }));
    expect(t.view().quest).toEqual(["ox+cut+yawn"]);
    expect(t.view().present.quest[0]).toMatchObject({ health: 8 });
  });
});

describe("Summon", () => {
  test.each(EDITIONS)(
    "BR-83 %s: from outside the game into the summoner's area, not from the Enemy Deck",
    (edition) => {
      const scene: Scene = { edition, heroes: [{}, { area: ["wolf"] }], outside: ["rat", "rat"], enemyDeck: ["rat"] };
      const t = fought(drill([row("wolf", { summon: "rat" })], scene));
      expect(t.hero(1).area).toEqual(["wolf", "rat"]);
      expect(t.view()).toMatchObject({ outside: ["rat"], enemyDeck: ["rat"] });
      expect(t.events("summon").map((e) => [e.card, e.to])).toEqual([["rat", 1]]);
    },
  );
  test("BR-83 a summoner in the Quest Area summons there", () => {
    const t = fought(drill([row("wolf", { summon: "rat" })], { quest: ["wolf"], outside: ["rat"] }));
    expect(t.view()).toMatchObject({ quest: ["wolf", "rat"], outside: [] });
  });
  test("BR-A18 BR-A78 with none left outside it is unable, though the Enemy Deck holds one", () => {
    const scene: Scene = { quest: ["wolf"], enemyDeck: ["rat"], level: { outside: { rat: 0 } } };
    const t = fought(drill([row("wolf", orMark({ summon: "rat" }))], scene));
    expect(t.view()).toMatchObject({ quest: ["wolf"], enemyDeck: ["rat"], threat: 1 });
  });
  test.each([
    ["final", 3],
    ["v099", 2],
  ] as const)(
    "BR-A78 %s: of what the scenario says nothing, all copies of the box that are not in the deck",
    (edition, left) => {
      const imp = enemy("imp", [1, 1, 1, 1, 1], { final: 5, v099: 4 });
      const scene: Scene = { edition, enemies: [imp], quest: ["wolf"], enemyDeck: ["imp", "imp"] };
      const t = drill([row("wolf", { summon: "imp" })], scene);
      expect(t.view().outside).toEqual(Array.from({ length: left }, () => "imp"));
      expect(fought(t).view()).toMatchObject({ quest: ["wolf", "imp"], enemyDeck: ["imp", "imp"] });
    },
  );
  test("BR-A78 BR-A74 a smaller number holds for the whole family it is of", () => {
    const scene: Scene = { quest: ["wolf"], outside: ["rat"] };
    expect(drill([row("wolf", { summon: "insectoid" })], scene).view().outside).toEqual(["rat"]);
  });
  test("BR-A78 what a dying enemy calls is there, too", () => {
    const imp = enemy("imp", [1, 1, 1, 1, 1], { final: 2 });
    const herald = enemy("herald", [1, 1, 1, 1, 1], { killed: { summon: "imp" } });
    expect(drill([], { enemies: [imp, herald], quest: ["herald"] }).view().outside).toEqual(["imp", "imp"]);
  });
  test.each([
    ["final", "gone"],
    ["v099", "enemyDiscard"],
  ] as const)("BR-A34 BR-A78 BR-21 %s: a dead enemy is out for good and is not summoned", (edition, pile) => {
    const t = drill([row("wolf", orMark({ summon: "rat" }))], {
      edition,
      quest: ["wolf", "rat"],
      heroes: [{ hand: ["arrow"] }],
      level: { outside: { rat: 0 } },
      responses: [0, 0],
    });
    t.seat(0).attack("arrow", "rat");
    expect(t.view()).toMatchObject({ quest: ["wolf"], [pile]: ["rat"] });
    expect(fought(t).view()).toMatchObject({ quest: ["wolf"], threat: 1, [pile]: ["rat"] });
  });
  test("BR-A74 a family may be summoned as well as a name", () => {
    const t = fought(drill([row("wolf", { summon: "insectoid" })], { quest: ["wolf"], outside: ["monk", "rat"] }));
    expect(t.view()).toMatchObject({ quest: ["wolf", "rat"], outside: ["monk"] });
  });
});

describe("Support", () => {
  const support = row("wolf", orMark({ support: "rat" }));
  test("BR-84 it moves to the area with most enemies of the type", () => {
    const t = fought(
      drill([support], { quest: ["wolf", "rat"], heroes: [{ area: ["rat"] }, { area: ["rat", "rat"] }] }),
    );
    expect(moves(t)).toEqual(["support wolf>1"]);
  });
  test("BR-84 out of a Hero Area into the Quest Area as well", () => {
    const t = fought(drill([support], { quest: ["rat", "rat"], heroes: [{ area: ["wolf", "rat"] }] }));
    expect(moves(t)).toEqual(["support wolf>quest"]);
  });
  test("BR-84 it does not count itself", () => {
    const t = fought(
      drill([row("wolf", orMark({ support: "orc" }))], { quest: ["wolf"], heroes: [{ area: ["troll"] }] }),
    );
    expect(moves(t)).toEqual(["support wolf>0"]);
  });
  test("BR-84 of equal areas the Hero Area by target priority", () => {
    const t = fought(drill([support], { quest: ["wolf"], heroes: [{ area: ["rat", "ox"] }, { area: ["rat"] }] }));
    expect(moves(t)).toEqual(["support wolf>1"]);
  });
  test("BR-84 with none of that type in play it cannot be performed", () => {
    const t = fought(drill([support], { quest: ["wolf"], heroes: [{ area: ["ox"] }], enemyDeck: ["rat"] }));
    expect([moves(t), t.view().threat]).toEqual([[], 1]);
  });
  test("BR-A73 where its own area is the fullest, also with others, it stays: unable", () => {
    const t = fought(drill([support], { quest: ["wolf", "rat"], heroes: [{ area: ["rat"] }] }));
    expect([moves(t), t.view().threat]).toEqual([[], 1]);
  });
  test("BR-A73 between the Quest Area and a Hero Area, the Hero Area", () => {
    const t = fought(drill([support], { quest: ["rat"], heroes: [{ area: ["wolf"] }, { area: ["rat"] }] }));
    expect(moves(t)).toEqual(["support wolf>1"]);
  });
  test("BR-A74 a family may be supported as well as a name", () => {
    const t = fought(drill([row("wolf", { support: "insectoid" })], { quest: ["wolf"], heroes: [{ area: ["rat"] }] }));
    expect(moves(t)).toEqual(["support wolf>0"]);
  });
});

describe("type orders", () => {
  const order = row("monk", orMark({ order: "orc", do: mark }));
  test("BR-85 all others of the type in the same area do it, and nobody elsewhere", () => {
    const tens = row("monk", { order: "orc", do: { raise: "threat", n: 5 } });
    const t = fought(drill([tens], { quest: ["monk", "wolf", "rat"], heroes: [{ area: ["archer"] }] }));
    expect(t.view().threat).toBe(5);
  });
  test("BR-85 the one who orders is not meant, though of the type; with no other it cannot", () => {
    const alone = drill([row("wolf", orMark({ order: "orc", do: { raise: "threat", n: 5 } }))], {
      quest: ["wolf"],
      heroes: [{ area: ["archer"] }],
    });
    expect(fought(alone).view().threat).toBe(1);
    expect(fought(drill([order], { quest: ["monk", "rat"] })).view().threat).toBe(1);
  });
  test.each(["cultist", "insectoid", "orc", "dwarf", "human"])("BR-85 the family %s can be ordered", (family) => {
    const pawn = enemy("pawn", [1, 1, 0, 0, 1], { family });
    const t = drill([row("chief", { order: family, do: { disengage: "self" } })], {
      enemies: [pawn, enemy("chief", [1, 1, 0, 0, 1], { family: "orc" })],
      heroes: [{ area: ["chief", "pawn"] }],
    });
    expect(moves(fought(t))).toEqual(["disengage pawn>quest"]);
  });
  test("BR-A75 the players choose the sequence", () => {
    const t = drill([row("monk", { order: "orc", do: { attack: "target" } })], {
      heroes: [{ area: ["monk", "wolf", "troll"] }, {}],
    });
    t.done().until("next");
    expect(t.asked).toEqual([0, 1]);
    t.seat(1).next("troll");
    t.until("may");
    expect(t.order("assault")).toEqual(["troll", "wolf"]);
  });
  test("BR-A75 an ordered enemy fixes a priority of its own, not that of the one who orders", () => {
    // The monk, engaged with ann, would go for ben; the wolf counts where it stands and reaches only ann.
    const t = drill([row("monk", { order: "orc", do: [{ attack: "target" }] })], {
      heroes: [{ area: ["monk", "wolf"], hand: pebbles(2) }, {}],
    });
    expect(assaulted(fought(t))).toEqual([0]);
  });
  test("BR-A75 BR-100 what an ordered enemy is fixed on holds for all that it is ordered, and the next one decides anew", () => {
    const t = drill([row("monk", { order: "orc", do: [{ engage: "self" }, { attack: "target" }] })], {
      quest: ["monk", "archer", "archer"],
      heroes: [{}, { hand: pebbles(2) }],
    });
    fought(t);
    expect(moves(t)).toEqual(["engage archer>0", "engage archer>1"]);
    expect(assaulted(t)).toEqual([0, 1]);
  });
  test("BR-A75 BR-100 what the players chose for the one who orders does not bind those who are ordered", () => {
    const t = drill([row("monk", [{ obstruct: 1 }, { order: "orc", do: { attack: "target" } }, { obstruct: 1 }])], {
      quest: ["monk", "archer"],
      heroes: [{}, {}],
    });
    t.done().until("target");
    t.seat(0).hero(1);
    expect(t.prompt).toBe("target");
    t.seat(0).hero(0);
    t.until("may");
    expect(assaulted(t)).toEqual([0]);
    expect(t.events("obstruct").map((e) => e.seat)).toEqual([1, 1]);
  });
  test("BR-A75 BR-100 the one who ordered goes on with the hero it was fixed on before", () => {
    const t = drill([row("monk", [{ order: "orc", do: { engage: "self" } }, { attack: "target" }])], {
      quest: ["monk", "wolf"],
      heroes: [{}, { hand: pebbles(2) }],
    });
    fought(t);
    expect(moves(t)).toEqual(["engage wolf>0"]);
    expect(assaulted(t)).toEqual([0]);
  });
  test("BR-A75 ordered enemies pass no order on and still act in their own rows", () => {
    const rows = [row("monk", { order: "orc", do: mark }), row("wolf", { order: "orc", do: mark }), row("orc", mark)];
    const t = fought(drill(rows, { quest: ["monk", "wolf", "archer"] }));
    // Two ordered by the monk, the archer by the wolf, and both once in the last row.
    expect(t.view().threat).toBe(5);
  });
});

describe("orders about orders", () => {
  test("BR-A75 an ordered enemy passes no order on: a scenario cannot say so", () => {
    const nested = { order: "orc", do: { order: "insectoid", do: mark } };
    const said = refusal(() => drill([row("monk", nested)], { quest: ["monk", "wolf", "rat"] }));
    expect(said).toContain("BR-A75");
  });
  test("BR-A75 an ordered enemy that is unable has no alternate", () => {
    const cell = orMark({ order: "orc", do: { summon: "rat" } });
    const t = fought(drill([row("monk", cell)], { quest: ["monk", "wolf", "archer"], outside: ["rat"] }));
    expect(t.view()).toMatchObject({ threat: 0, outside: [] });
  });
});

describe("priorities that an action states", () => {
  test.each([
    ["most-cards", 1],
    ["fewest-cards", 0],
    ["most-enemies", 0],
    ["fewest-enemies", 1],
    ["most-ap", 1],
    ["least-ap", 0],
    ["most-wounds", 1],
    ["fewest-wounds", 0],
  ])("BR-90 %s replaces the usual priority", (by, seat) => {
    const heroes = [
      { area: ["ox"], ap: 1 },
      { hand: ["cut", "pebble", "pebble"], ap: 9 },
    ];
    const t = fought(drill([row("archer", { attack: "target", by })], { quest: ["archer"], heroes }));
    expect(assaulted(t)).toEqual([seat]);
  });
  test("BR-90 the usual priority for the same heroes", () => {
    const heroes = [{ area: ["ox"] }, { hand: ["cut", "pebble"] }];
    expect(assaulted(fought(drill([row("archer", attack)], { quest: ["archer"], heroes })))).toEqual([1]);
  });
});
