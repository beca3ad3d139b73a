import { expect, test } from "vitest";
import { action, encounter, exploration, field, gear, location, unit } from "./invented-field.js";
import { begun, game, type Table, table } from "./table.js";

const told = (t: Table) => t.events().map((e) => `${e.do} ${e.card ?? ""}`.trim());
const explore = (t: Table): Table => t.choose({ do: "explore" });
const foe = unit("foe", 0, 9, { trait: "echo", keywords: [] });
const spell = (does: unknown, card = "spell", more = {}) => action(card, does, { cost: { red: 1 }, ...more });

test("QR-82 while an encounter is active nothing happens in the Explore phase", () => {
  const t = table({
    ...field({
      cards: [foe, unit("scout", 1, 1, { explore: { gain: "vitality", n: 1 } }), spell({ gain: "vitality", n: 1 })],
      encounters: [encounter("siege")],
    }),
    phase: "combat",
    encounter: "siege",
    distance: 3,
    enemies: ["foe"],
    player: { units: ["scout"], hand: ["spell"] },
  });
  while (t.view().phase !== "end" && t.view().round === 1) {
    expect(t.may({ do: "explore" })).toBe(false);
    if (t.may({ do: "end" })) t.end();
    else t.pass();
  }
  expect(t.events("explore")).toEqual([]);
  expect(t.events("trigger")).toEqual([]);
  expect(t.side().hero).toBe("plain*5");
  expect(t.view()).toMatchObject({ distance: 3, exploration: ["nothing-here"], explored: [] });
});

test("QR-83 exploring reveals the top Exploration card, resolves it, and then triggers every EXPLORE effect", () => {
  const t = table({
    ...field({
      cards: [
        unit("scout", 1, 1, { explore: { gain: "vitality", n: 1 } }),
        gear("compass", { explore: { gain: "distance", n: 1 } }),
        unit("foe", 0, 9, { explore: { lose: "vitality", n: 1 } }),
      ],
      explorations: [exploration("ford", 1, { gain: "distance", n: 2 }), exploration("hill", 1, { draw: 1 })],
    }),
    phase: "explore",
    distance: 1,
    exploration: ["ford", "hill"],
    player: { units: ["scout"], gear: ["compass"] },
  });
  explore(t);
  expect(
    told(t)
      .filter((x) => /^(explore|distance|trigger|vitality)/.test(x))
      .slice(0, 2),
  ).toEqual(["explore ford", "distance meadow"]);
  const triggered = t.events("trigger").map((e) => String(e.card));
  expect(triggered.sort()).toEqual(["compass", "scout"]);
  expect(t.view()).toMatchObject({ distance: 4, explored: ["ford"] });
  expect(t.view().exploration).toEqual(["hill", "nothing-here"]);
  expect(t.side().hero).toBe("plain*6");
});

test("QR-83 the EXPLORE effects are triggered in the order the player chooses", () => {
  const scene = {
    ...field({
      cards: [
        gear("halver", { explore: { if: { value: "distance", is: ">= 2" }, then: { gain: "vitality", n: 1 } } }),
        gear("strider", { explore: { lose: "distance", n: 1 } }),
      ],
    }),
    phase: "explore",
    distance: 3,
    exploration: ["nothing-here"],
    player: { gear: ["halver", "strider"] },
  };
  const first = explore(table(scene));
  expect(first.prompt).toBe("order");
  expect(first.view().distance).toBe(2);
  expect(first.options("trigger").map((o) => o.card)).toEqual(["halver", "strider"]);
  first.choose({ do: "trigger", card: "halver" });
  expect(first.side().hero).toBe("plain*6");
  expect(first.view().distance).toBe(1);
  const last = explore(table(scene)).choose({ do: "trigger", card: "strider" });
  expect(last.side().hero).toBe("plain*5");
  expect(last.view().distance).toBe(1);
  expect(last.events("trigger").map((e) => e.card)).toEqual(["strider", "halver"]);
});

test("QR-83 only one card is explored a turn", () => {
  const t = table({
    ...field({ explorations: [exploration("ford", 1, { gain: "distance", n: 1 })] }),
    phase: "explore",
  });
  explore(t);
  expect(t.view()).toMatchObject({ round: 2, phase: "explore" });
  expect(t.events("explore")).toHaveLength(1);
});

test("QR-84 an encounter completed in this turn's Combat allows exploring this turn", () => {
  const t = table({
    ...field({ cards: [unit("imp", 9, 1)], encounters: [encounter("siege")] }),
    phase: "combat",
    encounter: "siege",
    enemies: ["imp/damaged#1"],
    player: { hero: "plain#1" },
  });
  t.attack("plain", "imp");
  expect(t.view()).toMatchObject({ round: 1, encounter: null });
  expect(t.prompt).toBe("explore");
  explore(t);
  expect(t.events("explore").map((e) => e.card)).toEqual(["nothing-here"]);
});

const valley = (more = {}) => location("valley", { distance: 4, reveal: { gain: "vitality", n: 1 }, ...more });

test("QR-85 moving: the new location becomes the active one, its REVEAL triggers, its Distance is set anew", () => {
  const t = table({
    ...field({ cards: [spell({ travel: "valley" })], locations: [valley()] }),
    distance: 2,
    player: { hand: ["spell"] },
  });
  t.act("spell");
  expect(t.view()).toMatchObject({ location: "valley", distance: 4, aside: ["meadow"], stack: [] });
  expect(t.side().hero).toBe("plain*6");
  expect(t.events("trigger").map((e) => [e.card, e.word])).toEqual([["valley", "reveal"]]);
});

test("QR-85 Temple Ruins at distance 0 moves on to Forest Road by its EXPLORE effect, at distance 1 it does not", () => {
  const at = (distance: number) => {
    const t = table({
      phase: "explore",
      distance,
      exploration: ["abandoned-wreckage"],
      player: { dice: { yellow: 0 } },
    });
    explore(t).branch(0);
    return t.until("threat");
  };
  const moved = at(1);
  expect(moved.view()).toMatchObject({
    location: "forest-road",
    distance: 4,
    aside: ["temple-ruins"],
    encounter: "the-cordon",
  });
  expect(moved.side().units).toHaveLength(1);
  expect(at(2).view()).toMatchObject({ location: "temple-ruins", distance: 1, stack: ["forest-road", "glass-pit"] });
});

test("QR-86 the Distance never falls below 0", () => {
  const t = table({
    ...field({
      cards: [
        spell([
          { lose: "distance", n: 5 },
          { gain: "distance", n: 1 },
        ]),
      ],
    }),
    distance: 2,
    player: { hand: ["spell"] },
  });
  t.act("spell");
  expect(t.view().distance).toBe(1);
});

test("QR-87 with an empty Exploration Deck the discard is shuffled, both tiers mixed, and its top card explored", () => {
  const chapter = field({
    explorations: [
      exploration("ford", 1, { gain: "distance", n: 1 }),
      exploration("hill", 2, { gain: "distance", n: 1 }),
      exploration("cave", 2, { gain: "distance", n: 1 }),
    ],
  });
  const all = ["cave", "ford", "hill", "nothing-here"];
  const tops = new Set<string>();
  for (let i = 0; i < 30; i++) {
    const t = table({ ...chapter, phase: "explore", explored: all, seed: `deck ${i}` });
    expect(t.view().exploration).toEqual([]);
    explore(t);
    const { exploration: deck, explored } = t.view();
    expect(explored).toHaveLength(1);
    expect([...deck, ...explored].sort()).toEqual(all);
    tops.add(explored[0] ?? "");
  }
  expect([...tops].sort()).toEqual(all);
});

test("QR-87 before the deck is empty the discard stays", () => {
  const t = table({
    ...field({ explorations: [exploration("ford", 1, { gain: "distance", n: 1 })] }),
    phase: "explore",
    exploration: ["ford"],
    explored: ["nothing-here"],
  });
  explore(t);
  expect([...t.view().explored].sort()).toEqual(["ford", "nothing-here"]);
  expect(t.view().exploration).toEqual([]);
});

test("QR-88 of a CHOOSE exactly one option happens, and one must be taken", () => {
  const scene = {
    phase: "explore",
    distance: 2,
    exploration: ["abandoned-wreckage"],
    player: { discard: ["feint", "break-away"] },
  };
  const near = explore(table(scene));
  expect(near.prompt).toBe("choose");
  expect(near.options().map((o) => `${o.do} ${o.branch}`)).toEqual(["choose 0", "choose 1"]);
  near.branch(0);
  expect(near.view().distance).toBe(1);
  expect(near.side().dice.blue).toBe("0/0");
  expect(near.side().hand).toEqual([]);
  const rich = explore(table(scene)).branch(1);
  expect(rich.view().distance).toBe(2);
  expect(rich.side().dice.blue).toBe("1/1");
  expect(rich.side().hand).toHaveLength(1);
});

test("QR-92 an encounter starts without threat, whatever lay on the one before", () => {
  const t = table({
    ...field({
      cards: [spell({ encounter: "second" }), foe, spell({ destroy: "any enemy unit" }, "slay", { cost: { blue: 1 } })],
      enemies: { foe: 2 },
      encounters: [encounter("first"), encounter("second", { reveal: { spawn: 1, name: "foe" } })],
    }),
    encounter: "first",
    threat: 4,
    enemies: ["foe"],
    player: { hand: ["slay", "spell"] },
  });
  t.act("spell");
  expect(t.view()).toMatchObject({ encounter: "first", threat: 4 });
  t.act("slay");
  expect(t.view()).toMatchObject({ encounter: "second", threat: 0, enemies: ["foe"] });
});

test("QR-92 Seek and Destroy comes with the one threat its REVEAL adds to 0", () => {
  const t = begun();
  t.end();
  expect(t.view()).toMatchObject({
    encounter: "seek-and-destroy",
    threat: 1,
    enemies: ["hyvryx-scout", "hyvryx-scout"],
  });
});

test("QR-93 a spawned card comes from the Enemy Pool under enemy control, ready and unengaged", () => {
  const t = table({
    ...field({ cards: [foe, spell({ spawn: 2, name: "foe" })], enemies: { foe: 4 } }),
    enemies: ["foe/exhausted#1"],
    player: { hero: "plain#1", hand: ["spell"] },
  });
  t.act("spell");
  expect(t.view()).toMatchObject({ enemies: ["foe/exhausted#1", "foe", "foe"], pool: { foe: 1 } });
  expect(t.side()).toMatchObject({ hero: "plain*5#1", units: [] });
});

test("QR-A13 with too few in the pool those there are spawn, without penalty; the Enemy Discard is not searched", () => {
  const t = table({
    ...field({ cards: [foe, spell({ spawn: 3, name: "foe" })], enemies: { foe: 4 } }),
    enemies: ["foe/damaged"],
    enemyDiscard: ["foe"],
    enemyVoid: ["foe"],
    player: { hand: ["spell"] },
  });
  t.act("spell");
  expect(t.view()).toMatchObject({
    enemies: ["foe/damaged", "foe"],
    enemyDiscard: ["foe"],
    enemyVoid: ["foe"],
    pool: {},
  });
  expect(t.side().hero).toBe("plain*5");
});

test("QR-94 a REVEAL is triggered when its card enters play by deployment, by Deploy and by spawning; nobody is asked", () => {
  const herald = unit("herald", 1, 1, { reveal: { gain: "vitality", n: 1 }, cost: { yellow: 1 } });
  const shade = unit("shade", 0, 9, { reveal: { gain: "distance", n: 1 } });
  const t = table({
    ...field({
      cards: [
        herald,
        shade,
        spell({ deploy: "herald" }),
        spell({ spawn: 2, name: "shade" }, "rite", { cost: { blue: 1 } }),
      ],
      enemies: { shade: 2 },
    }),
    player: { hand: ["herald", "rite", "spell"] },
  });
  t.deploy("herald");
  expect(t.side().hero).toBe("plain*6");
  t.act("spell");
  expect(t.side()).toMatchObject({ hero: "plain*7", units: ["herald", "herald"] });
  t.act("rite");
  expect(t.view()).toMatchObject({ enemies: ["shade", "shade"], distance: 2 });
});

test("QR-94 REVEALs cascade: a location starts an encounter, it spawns a unit, and that one engages", () => {
  const t = table({
    ...field({
      cards: [spell({ travel: "valley" }), unit("lurker", 0, 9, { reveal: { engage: "any opposing hero" } })],
      enemies: { lurker: 1 },
      encounters: [
        encounter("ambush", {
          reveal: [
            { spawn: 1, name: "lurker" },
            { gain: "threat", n: 2 },
          ],
        }),
      ],
      locations: [valley({ reveal: { encounter: "ambush" } })],
    }),
    player: { hand: ["spell"] },
  }).act("spell");
  expect(t.view()).toMatchObject({
    location: "valley",
    distance: 4,
    encounter: "ambush",
    threat: 2,
    enemies: ["lurker#1"],
  });
  expect(t.side().hero).toBe("plain*5#1");
  expect(t.events("trigger").map((e) => e.card)).toEqual(["valley", "ambush", "lurker"]);
});

test("QR-A25 QR-94 REVEALs that come together are triggered in the order the player chooses", () => {
  const scene = {
    ...field({
      cards: [
        spell([
          { spawn: 1, name: "drinker" },
          { spawn: 1, name: "burner" },
        ]),
        unit("drinker", 0, 9, { reveal: { lose: "distance", n: 3 } }),
        unit("burner", 0, 9, {
          reveal: { if: { value: "distance", is: ">= 1" }, then: { damage: "random friendly unit" } },
        }),
      ],
      enemies: { drinker: 1, burner: 1 },
    }),
    distance: 2,
    player: { hand: ["spell"] },
  };
  const spared = table(scene).act("spell");
  expect(spared.prompt).toBe("order");
  expect(spared.view().enemies).toEqual(["drinker", "burner"]);
  expect(spared.options("trigger").map((o) => o.card)).toEqual(["drinker", "burner"]);
  spared.choose({ do: "trigger", card: "drinker" });
  expect(spared.side().hero).toBe("plain*5");
  const burnt = table(scene).act("spell").choose({ do: "trigger", card: "burner" });
  expect(burnt.side().hero).toBe("plain*5/damaged");
  expect(burnt.view().distance).toBe(0);
});

test("QR-95 every location has a REVEAL", () => {
  const { cards } = game.content([]) as unknown as { cards: readonly { type: string; id: string; effects: object }[] };
  const locations = cards.filter((c) => c.type === "location");
  expect(locations).toHaveLength(6);
  for (const l of locations) expect(Object.keys(l.effects), l.id).toContain("reveal");
});

test("QR-95 a location without a DISTANCE has no counters, not even those of the location before", () => {
  const t = table({
    ...field({
      cards: [spell({ travel: "cellar" })],
      locations: [location("cellar", { reveal: { gain: "vitality", n: 1 } })],
    }),
    distance: 3,
    player: { hand: ["spell"] },
  }).act("spell");
  expect(t.view()).toMatchObject({ location: "cellar", distance: 0 });
  expect(t.side().hero).toBe("plain*6");
});

const two = (more = {}) =>
  field({
    cards: [
      foe,
      spell([{ encounter: "second" }, { gain: "vitality", n: 1 }]),
      spell({ destroy: "each enemy unit" }, "slay", { cost: { blue: 1 } }),
    ],
    enemies: { foe: 3 },
    encounters: [
      encounter("first", { reward: { gain: "vitality", n: 1 } }),
      encounter("second", {
        reveal: [
          { spawn: 2, name: "foe" },
          { gain: "threat", n: 3 },
        ],
        ...more,
      }),
    ],
  });

test("QR-97 QR-A31 an encounter started while one is active is set aside and reveals itself right after that one", () => {
  const t = table({ ...two(), encounter: "first", threat: 1, enemies: ["foe"], player: { hand: ["slay", "spell"] } });
  t.act("spell");
  expect(t.view()).toMatchObject({ encounter: "first", threat: 1, waiting: ["second"], enemies: ["foe"] });
  expect(t.side().hero).toBe("plain*6");
  t.act("slay");
  expect(t.prompt).toBe("reward");
  expect(t.view()).toMatchObject({ waiting: ["second"], enemies: [] });
  t.yes();
  expect(t.side().hero).toBe("plain*7");
  expect(t.view()).toMatchObject({
    encounter: "second",
    threat: 3,
    waiting: [],
    enemies: ["foe", "foe"],
    aside: ["first"],
  });
  expect(t.view().round).toBe(1);
});

test("QR-A31 without an active encounter the new one is active at once", () => {
  const t = table({ ...two(), player: { hand: ["spell"] } }).act("spell");
  expect(t.view()).toMatchObject({ encounter: "second", threat: 3, waiting: [], enemies: ["foe", "foe"] });
});

test("QR-A38 the DURATION is watched from the end of the encounter's own REVEAL, not while it spawns", () => {
  const t = table({
    ...two({
      reveal: [{ gain: "threat", n: 1 }, { exhaust: "hero" }, { spawn: 1, name: "foe" }],
      reward: { gain: "vitality", n: 5 },
    }),
    player: { hand: ["spell"] },
  }).act("spell");
  expect(t.events("complete")).toEqual([]);
  expect(t.view()).toMatchObject({ encounter: "second", enemies: ["foe"] });
});

test("QR-A38 an encounter whose DURATION is false at the end of its REVEAL is complete at once", () => {
  const t = table({
    ...two({ reward: { gain: "vitality", n: 5 } }),
    enemyVoid: ["foe", "foe", "foe"],
    player: { hand: ["spell"] },
  }).act("spell");
  expect(t.prompt).toBe("reward");
  t.yes();
  expect(t.view()).toMatchObject({ encounter: null, threat: 0, aside: ["second"] });
  expect(t.side().hero).toBe("plain*11");
});

test("QR-A11 exploring is optional: declining skips the card and the EXPLORE effects", () => {
  const t = table({
    ...field({ cards: [unit("scout", 1, 1, { explore: { gain: "vitality", n: 1 } })] }),
    phase: "explore",
    distance: 2,
    player: { units: ["scout"] },
  });
  expect(t.options().map((o) => o.do)).toEqual(["explore", "end"]);
  t.end();
  expect(t.view()).toMatchObject({ round: 2, distance: 2, exploration: ["nothing-here"], explored: [] });
  expect(t.events("trigger")).toEqual([]);
  expect(t.side().hero).toBe("plain*5");
});

test("QR-98 what lies face down is hidden from every seat, with its size; everything else is public", () => {
  const t = table({
    chapter: "andares-2",
    options: { mode: "pair" },
    encounter: "late-reflections",
    threat: 3,
    distance: 2,
    enemies: ["pale-double/exhausted#1", "mirror-fencer"],
    explored: ["the-missing-tide"],
    enemyDiscard: ["pale-double"],
    players: [
      {
        hero: "sabrien-reed*4/damaged#1",
        gear: ["the-shy-sword"],
        discard: ["feint", "break-away"],
        dice: { red: "0/1" },
      },
      { hero: "ottoline-marsh*2", skills: ["measure-twice"], discard: ["undertow"], void: ["slack-water"] },
    ],
  });
  const all = t.view();
  expect(all.stack).toEqual(["hall-of-unlived-hours", "lens-chamber"]);
  for (const seat of [0, 1]) {
    const seen = t.view(seat);
    const hidden = (n: number) => Array.from({ length: n }, () => "?");
    expect(seen.exploration).toEqual(hidden(all.exploration.length));
    expect(seen.stack).toEqual(hidden(2));
    expect(seen.players.map((p) => p.deck)).toEqual(all.players.map((p) => hidden(p.deck.length)));
    const open = (v: typeof all) => ({
      ...v,
      exploration: null,
      stack: null,
      players: v.players.map((p) => ({ ...p, deck: null })),
    });
    expect(open(seen)).toEqual(open(all));
    expect(seen).toMatchObject({
      threat: 3,
      distance: 2,
      enemyDiscard: ["pale-double"],
      explored: ["the-missing-tide"],
    });
    expect(seen.players[0]).toMatchObject({ hero: "sabrien-reed*4/damaged#1", discard: ["feint", "break-away"] });
    expect(seen.players[1]?.void).toEqual(["slack-water"]);
  }
  expect(all.exploration).not.toContain("?");
  expect(all.players[0]?.deck).toHaveLength(10);
});

const fragile = (duration: object, cards: readonly object[] = []) => ({
  ...field({
    cards: [foe, ...(cards as readonly Readonly<Record<string, unknown>>[])],
    encounters: [encounter("fragile", { duration, reward: { gain: "vitality", n: 1 } })],
  }),
  encounter: "fragile",
});

test("QR-84 QR-47 an encounter whose DURATION ends by engaging is complete then, and this turn may explore", () => {
  const t = table({ ...fragile({ count: "unengaged enemy units", is: "> 0" }), phase: "combat", enemies: ["foe"] });
  t.engage("plain", "foe");
  expect(t.events("complete").map((e) => e.card)).toEqual(["fragile"]);
  expect(t.prompt).toBe("reward");
  t.no().until("explore");
  expect(t.view()).toMatchObject({ round: 1, encounter: null });
});

test("QR-84 QR-47 an encounter whose DURATION ends by deploying is complete then, and this turn may explore", () => {
  const t = table({
    ...fragile({ count: "friendly units", is: "< 2" }, [unit("pal", 1, 1, { cost: { red: 1 } })]),
    player: { hand: ["pal"] },
  });
  t.deploy("pal");
  expect(t.events("complete").map((e) => e.card)).toEqual(["fragile"]);
  expect(t.prompt).toBe("reward");
  t.no().until("explore");
  expect(t.view()).toMatchObject({ round: 1, encounter: null });
});

test("QR-84 QR-47 an encounter whose DURATION ends as enemies ready at the start of a turn is complete then", () => {
  const t = table({
    ...fragile({ count: "exhausted enemy units", is: "> 0" }),
    phase: "start",
    round: 1,
    enemies: ["foe/exhausted"],
  });
  expect(t.prompt).toBe("reward");
  t.yes().until("explore");
  expect(t.view()).toMatchObject({ round: 2, encounter: null, enemies: ["foe"] });
  expect(t.side().hero).toBe("plain*6");
});
