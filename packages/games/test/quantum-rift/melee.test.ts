import { expect, test } from "vitest";
import { action, encounter, field, gear, unit } from "./invented-field.js";
import { lucky, type Table, table } from "./table.js";

const attacks = (t: Table, seat?: number) =>
  t
    .options("attack", seat)
    .map((o) => `${o.card}>${o.target}`)
    .sort();
const fought = (t: Table) => t.events("attack").map((e) => `${e.card}>${e.target}`);
const strikes = (t: Table) =>
  t
    .options("strike")
    .map((o) => String(o.card))
    .sort();
const order = (t: Table) => t.events("attack").map((e) => String(e.card));
const dice = (t: Table): number[][] => t.events("roll").map((e) => e.dice as number[]);

/** Enemies that hit nobody hard: 0 dice. */
const wolf = unit("wolf", 0, 9);
const bear = unit("bear", 0, 9);
const guard = unit("guard", 1, 9);
const quick = unit("quick", 1, 9, { keywords: ["melee", "first-strike"] });

test("QR-64 each engaged ready unit with Melee may attack one enemy of its own engagement, and exhausts", () => {
  const t = table({
    ...field({ cards: [wolf, bear, guard], copies: { guard: 6 } }),
    phase: "combat",
    enemies: ["wolf/exhausted#1", "bear/exhausted#2", "guard/exhausted"],
    player: { hero: "plain#1", units: ["guard#2", "guard/exhausted#1", "guard/damaged#2"] },
  });
  expect(attacks(t)).toEqual(["guard>bear", "plain>wolf"]);
  t.attack("guard", "bear");
  expect(attacks(t)).toEqual(["plain>wolf"]);
  t.attack("plain", "wolf");
  expect(fought(t)).toEqual(["guard>bear", "plain>wolf"]);
  expect(t.view().phase).toBe("explore");
  expect(t.side()).toMatchObject({
    hero: "plain*5/exhausted#1",
    units: ["guard/exhausted#2", "guard/exhausted#1", "guard/damaged#2"],
  });
});

test("QR-64 a unit attacks once a combat, even if something readies it again", () => {
  const breath = action("breath", { ready: "hero" }, { cost: { red: 1 } });
  const t = table({
    ...field({ cards: [wolf, guard, breath] }),
    phase: "combat",
    enemies: ["wolf/exhausted#1"],
    player: { hero: "plain#1", units: ["guard#1"], hand: ["breath"] },
  });
  t.until("melee").attack("plain", "wolf");
  t.until("melee");
  expect(t.side().hero).toBe("plain*5/exhausted#1");
  t.act("breath");
  expect(t.side().hero).toBe("plain*5#1");
  expect(attacks(t)).toEqual(["guard>wolf"]);
});

test("QR-64 a friendly unit need not attack", () => {
  const t = table({
    ...field({ cards: [wolf, guard] }),
    phase: "combat",
    enemies: ["wolf/exhausted#1"],
    player: { hero: "plain#1", units: ["guard#1"] },
  });
  t.attack("guard", "wolf").end();
  expect(fought(t)).toEqual(["guard>wolf"]);
  expect(t.side().hero).toBe("plain*5#1");
  expect(t.view().phase).toBe("explore");
});

test("QR-65 by default friendly units attack before enemies, but First Strike precedes all others", () => {
  const t = table({
    ...field({ cards: [wolf, unit("guard", 1, 9, { rift: 0 }), quick] }),
    phase: "combat",
    enemies: ["wolf#1", "quick#1"],
    player: { hero: "plain#1", units: ["guard#1"] },
  });
  expect(t.prompt).toBe("strike");
  t.target("guard");
  expect(order(t)).toEqual(["quick"]);
  expect(attacks(t)).toEqual(["guard>quick", "guard>wolf", "plain>quick", "plain>wolf"]);
  expect(strikes(t)).toEqual([]);
  t.attack("guard", "wolf");
  expect(strikes(t)).toEqual([]);
  t.attack("plain", "wolf");
  t.until("explore");
  expect(order(t)).toEqual(["quick", "guard", "plain", "wolf"]);
});

test("QR-65 the player chooses the order of friendly attackers and of enemy attackers", () => {
  const scene = {
    ...field({ cards: [wolf, bear, guard] }),
    phase: "combat",
    enemies: ["wolf#1", "bear#1"],
    player: { hero: "plain#1", units: ["guard#1"] },
  };
  for (const [first, then] of [
    ["plain", "guard"],
    ["guard", "plain"],
  ] as const)
    for (const enemy of ["wolf", "bear"]) {
      const t = table(scene);
      t.attack(first, "wolf").attack(then, "wolf");
      expect(strikes(t)).toEqual(["bear", "wolf"]);
      t.choose({ do: "strike", card: enemy });
      t.until("explore");
      expect(order(t)).toEqual([first, then, enemy, enemy === "wolf" ? "bear" : "wolf"]);
    }
});

test("QR-65 option enemies-first: enemies attack before friendly units, after friendly First Strike", () => {
  const t = table({
    ...field({ cards: [wolf, guard, quick] }),
    phase: "combat",
    enemies: ["wolf#1"],
    player: { hero: "plain#1", units: ["guard#1", "quick#1"] },
    options: { attackOrder: "enemies-first" },
  });
  expect(attacks(t)).toEqual(["quick>wolf"]);
  expect(strikes(t)).toEqual([]);
  t.attack("quick", "wolf");
  t.until("melee");
  expect(order(t)).toEqual(["quick", "wolf"]);
  expect(attacks(t)).toEqual(["guard>wolf", "plain>wolf"]);
});

test("QR-65 of First Strike units the friendly ones come first by default, the enemies with enemies-first", () => {
  const scene = {
    ...field({ cards: [quick, unit("swift", 1, 9, { keywords: ["melee", "first-strike"] })] }),
    phase: "combat",
    enemies: ["quick#1"],
    player: { hero: "plain/exhausted", units: ["swift#1"] },
  };
  const mine = table(scene);
  expect(order(mine)).toEqual([]);
  mine.attack("swift", "quick").until("explore");
  expect(order(mine)).toEqual(["swift", "quick"]);
  const theirs = table({ ...scene, options: { attackOrder: "enemies-first" } });
  theirs.attack("swift", "quick").until("explore");
  expect(theirs.view().enemies).toEqual(["quick/exhausted#1"]);
  expect(order(theirs).slice(-1)).toEqual(["swift"]);
});

test("QR-65 option free: the player lets any unit attack next, First Strike still before the others", () => {
  const t = table({
    ...field({ cards: [wolf, bear, guard, quick] }),
    phase: "combat",
    enemies: ["wolf#1", "bear#1"],
    player: { hero: "plain#1", units: ["quick#1"] },
    options: { attackOrder: "free" },
  });
  expect(attacks(t)).toEqual(["quick>bear", "quick>wolf"]);
  expect(strikes(t)).toEqual([]);
  t.attack("quick", "wolf");
  expect(attacks(t)).toEqual(["plain>bear", "plain>wolf"]);
  expect(strikes(t)).toEqual(["bear", "wolf"]);
  t.choose({ do: "strike", card: "bear" });
  t.until("melee");
  expect(attacks(t)).toEqual(["plain>bear", "plain>wolf"]);
  expect(strikes(t)).toEqual(["wolf"]);
  t.attack("plain", "bear").until("explore");
  expect(order(t)).toEqual(["quick", "bear", "plain", "wolf"]);
});

test("QR-65 option random: who comes next is drawn, First Strike still before the others", () => {
  const before = { wolf: 0, plain: 0 };
  for (let i = 0; i < 40; i++) {
    const t = table({
      ...field({ cards: [wolf, quick] }),
      phase: "combat",
      enemies: ["wolf#1", "quick#1"],
      player: { hero: "plain#1" },
      options: { attackOrder: "random" },
      seed: `order ${i}`,
    });
    expect(t.prompt).toBe("strike");
    const [first, swift] = t.view().enemies;
    expect(swift).toBe("quick/exhausted#1");
    before[first === "wolf#1" ? "plain" : "wolf"]++;
    t.target("wolf").until("explore");
    expect(t.view().enemies).toEqual(["wolf/exhausted#1", "quick/exhausted#1"]);
    expect(t.side().hero).toBe("plain*5/exhausted#1");
  }
  expect(before.wolf).toBeGreaterThan(8);
  expect(before.plain).toBeGreaterThan(8);
});

test("QR-66 an enemy exhausted or damaged before its turn in the order does not attack", () => {
  const t = table({
    ...field({ cards: [unit("imp", 5, 2), unit("rat", 5, 1), wolf] }),
    phase: "combat",
    enemies: ["imp#1", "rat#2", "wolf#1"],
    player: { hero: "plain#1", units: ["rat/exhausted#2", "imp#2"] },
  });
  t.attack("plain", "imp").attack("imp", "rat");
  t.until("explore");
  expect(order(t)).toEqual(["plain", "imp", "wolf"]);
  expect(t.view().enemies).toEqual(["imp/exhausted#1", "rat/damaged#2", "wolf/exhausted#1"]);
});

test("QR-66 a friendly unit exhausted by an earlier attack does not attack", () => {
  const t = table({
    ...field({ cards: [unit("imp", 2, 2), guard] }),
    phase: "combat",
    enemies: ["imp#1"],
    player: { hero: "plain#1", units: ["guard/damaged#1"] },
    options: { attackOrder: "enemies-first" },
  });
  expect(t.view().phase).toBe("explore");
  expect(t.side().hero).toBe("plain*5/exhausted#1");
  expect(t.view().enemies).toEqual(["imp/exhausted#1"]);
});

test("QR-67 a friendly attacker may choose any enemy of its engagement, whatever its state or Rift Number", () => {
  const t = table({
    ...field({ cards: [wolf, bear, unit("imp", 1, 1, { rift: 5 }), guard] }),
    phase: "combat",
    enemies: ["wolf#1", "bear/damaged#1", "imp/exhausted#1", "guard#2"],
    player: { hero: "plain#1", units: ["guard/exhausted#2"] },
  });
  expect(attacks(t)).toEqual(["plain>bear", "plain>imp", "plain>wolf"]);
  t.attack("plain", "imp");
  expect(t.view().enemies[2]).toBe("imp/damaged#1");
});

/** A crowd that one enemy attacks: whom may it choose? One possible target is taken by itself. */
function crowd(units: readonly string[], hero = "plain/exhausted"): { asked: string[]; t: Table } {
  const rifts = [0, 1, 2, 5].map((n) => unit(`rift-${n}`, 0, 9, { rift: n, keywords: [] }));
  const cheer = action("cheer", { gain: "vitality", n: 1 }, { cost: { blue: 1 } });
  const t = table({
    ...field({ cards: [...rifts, unit("ogre", 12, 9), cheer] }),
    phase: "combat",
    enemies: ["ogre#1"],
    player: { hero, units, hand: ["cheer"] },
  });
  while (["window", "engage"].includes(t.prompt) && fought(t).length === 0)
    t.choose({ do: t.prompt === "window" ? "pass" : "end" });
  if (t.may({ do: "attack" })) t.end();
  if (t.may({ do: "strike" })) t.choose({ do: "strike", card: "ogre" });
  const asked = t.options("target").map((o) => `${o.card}/${o.state}`);
  return { asked: asked.length > 0 ? asked.sort() : fought(t).map((x) => x.replace("ogre>", "")), t };
}

test("QR-68 an enemy attacks a ready unit before exhausted and damaged ones of higher Rift Number", () => {
  expect(crowd(["rift-1#1", "rift-5/exhausted#1", "rift-2/damaged#1"]).asked).toEqual(["rift-1"]);
});

test("QR-68 among no ready ones it attacks an exhausted unit before a damaged one of higher Rift Number", () => {
  expect(crowd(["rift-5/damaged#1", "rift-0/exhausted#1"]).asked).toEqual(["rift-0"]);
});

test("QR-68 of the same state the higher Rift Number is attacked, and only within its engagement", () => {
  expect(crowd(["rift-1#1", "rift-2#1", "rift-5"]).asked).toEqual(["rift-2"]);
  expect(crowd(["rift-5/exhausted#1", "rift-2/exhausted#1"]).asked).toEqual(["rift-5"]);
  expect(crowd(["rift-1/damaged#1", "rift-2/damaged#1"]).asked).toEqual(["rift-2"]);
});

test("QR-68 QR-A6 a hero counts as Rift Number 0: others are preferred, with an equal one the player chooses", () => {
  expect(crowd(["rift-1#1"], "plain#1").asked).toEqual(["rift-1"]);
  expect(crowd(["rift-1/exhausted#1"], "plain/exhausted#1").asked).toEqual(["rift-1"]);
  const { asked, t } = crowd(["rift-0/exhausted#1"], "plain/exhausted#1");
  expect(asked).toEqual(["plain/exhausted", "rift-0/exhausted"]);
  t.target("plain");
  expect(fought(t)).toEqual(["ogre>plain"]);
  const other = crowd(["rift-0/exhausted#1"], "plain/exhausted#1").t;
  other.target("rift-0");
  expect(fought(other)).toEqual(["ogre>rift-0"]);
});

test("QR-A6 a ready hero is preferred to an exhausted unit with a Rift Number", () => {
  const { t } = crowd(["rift-5/exhausted#1"], "plain#1");
  expect(fought(t)).toEqual(["ogre>plain"]);
  t.until("explore");
  expect(t.side()).toMatchObject({ hero: "plain*5/damaged#1", units: ["rift-5/exhausted#1"] });
});

test("QR-A7 damaged units are legal targets of enemies, as the last preference", () => {
  const { asked, t } = crowd(["rift-5/damaged#1"]);
  expect(asked).toEqual(["rift-5"]);
  t.until("explore");
  expect(t.side()).toMatchObject({ units: [], void: ["rift-5"] });
  expect(crowd(["rift-5/damaged#1"], "plain/exhausted#1").asked).toEqual(["plain"]);
});

test("QR-A5 an enemy that can attack always does; nobody may decline for it", () => {
  const { t } = crowd(["rift-0/exhausted#1"], "plain/exhausted#1");
  expect(t.options().map((o) => o.do)).toEqual(["target", "target"]);
  const two = table({
    ...field({ cards: [wolf, bear] }),
    phase: "combat",
    enemies: ["wolf#1", "bear#1"],
    player: { hero: "plain/exhausted#1" },
  });
  expect(two.options().map((o) => o.do)).toEqual(["strike", "strike"]);
  two.choose({ do: "strike", card: "wolf" });
  expect(order(two)).toEqual(["wolf", "bear"]);
  expect(two.view().enemies).toEqual(["wolf/exhausted#1", "bear/exhausted#1"]);
});

const boost = (get: object, card = "boost", to = "hero") =>
  action(card, { get, to, until: "turn" }, { cost: { red: 1 } });

test("QR-69 an attack rolls Attack plus the modifiers of unit, gear and effects", () => {
  const club = gear("club", { ongoing: [{ get: { attack: 2 }, to: "bearer" }] });
  const banner = gear("banner", { ongoing: [{ get: { attack: 1 }, to: "each friendly unit" }] });
  const t = table({
    ...field({ cards: [wolf, guard, club, banner, boost({ attack: 1 })] }),
    enemies: ["wolf/exhausted#1"],
    player: { hero: "plain#1", units: ["guard#1"], gear: ["club", "banner>guard"], hand: ["boost"] },
  });
  t.act("boost").until("melee");
  t.attack("plain", "wolf");
  expect(dice(t).at(-1)).toHaveLength(6);
  t.attack("guard", "wolf");
  expect(dice(t).at(-1)).toHaveLength(2);
});

test("QR-69 the number of dice is never below 0", () => {
  const t = table({
    ...field({ cards: [wolf, boost({ attack: -5 }), boost({ attack: 1 }, "more")] }),
    enemies: ["wolf/exhausted#1"],
    player: { hero: "plain#1", hand: ["boost"] },
  });
  t.act("boost").until("melee");
  t.attack("plain", "wolf");
  expect(dice(t).flat()).toEqual([]);
  expect(t.events("hits").map((e) => e.n)).toEqual([0]);
  expect(t.side().hero).toBe("plain*5/exhausted#1");
});

/** A fighter whose dice show what they show, against a wall. */
const plainly = (roll: number, rift: number) => ({
  ...field({
    cards: [
      unit("fighter", 3, 1, { ongoing: [{ get: { "attack-roll": roll }, to: "self" }] }),
      unit("wall", 0, 1, { keywords: [] }),
      action("spark", { draw: 1 }, { cost: { red: 20 }, rift }),
    ],
  }),
  phase: "combat",
  enemies: ["wall#1"],
});

test("QR-70 the attack roll modifier is added to each die, and what then reaches 4 is a hit", () => {
  for (let i = 0; i < 12; i++) {
    const play = (roll: number) => {
      const t = table({
        ...plainly(roll, 1),
        player: { hero: "plain/exhausted", units: ["fighter#1"] },
        seed: `roll ${i}`,
      });
      return t.attack("fighter", "wall");
    };
    const [bare] = dice(play(0));
    const better = play(1);
    expect(bare?.every((d) => d >= 1 && d <= 6)).toBe(true);
    expect(dice(better)[0]).toEqual(bare?.map((d) => d + 1));
    expect(better.events("hits")[0]?.n).toBe(bare?.filter((d) => d + 1 >= 4).length);
    expect(dice(play(-2))[0]).toEqual(bare?.map((d) => d - 2));
  }
});

test("QR-70 Rift comes after the modifiers: a die at 3 with it becomes a hit with Rift 1, the others keep their value", () => {
  const t = lucky(
    (seed) =>
      table({ ...plainly(1, 1), player: { hero: "plain/exhausted", units: ["fighter#1"], hand: ["spark"] }, seed }),
    (x) => x.attack("fighter", "wall"),
    (x) => dice(x)[0]?.filter((d) => d === 3).length === 1 && dice(x)[0]?.filter((d) => d >= 4).length === 1,
  );
  const at = dice(t)[0]?.indexOf(3) ?? -1;
  t.rift("spark", at);
  while (t.prompt !== "explore") t.pass();
  expect(t.events("hits").map((e) => e.n)).toEqual([2]);
  expect(t.view().enemies).toEqual(["wall/damaged#1"]);
  expect(t.side().discard).toEqual(["spark"]);
});

/** One attack of 2 sure hits and so many icons on a defender. */
function blow(defender: string, defence: number, icons = 0): Table {
  const pick = gear("pick", { ongoing: [{ get: { hits: icons }, to: "bearer" }] });
  const t = table({
    ...field({ cards: [unit("dummy", 0, defence, { keywords: [] }), wolf, pick] }),
    phase: "combat",
    enemies: [defender, "wolf/exhausted#1"],
    player: { hero: "plain#1", gear: icons ? ["pick"] : [] },
  });
  return t.attack("plain", "dummy");
}

test("QR-71 each Hit Icon is one more hit, without a die", () => {
  expect(blow("dummy#1", 3, 0).view().enemies[0]).toBe("dummy#1");
  const one = blow("dummy#1", 3, 1);
  expect(one.view().enemies[0]).toBe("dummy/exhausted#1");
  expect(dice(one)[0]).toHaveLength(2);
  expect(one.events("hits").map((e) => e.n)).toEqual([3]);
  const two = blow("dummy#1", 3, 2);
  expect(two.view().enemies[0]).toBe("dummy/damaged#1");
  expect(dice(two)[0]).toHaveLength(2);
});

test("QR-72 more hits than Defence damage a ready or exhausted unit and destroy a damaged one", () => {
  expect(blow("dummy#1", 1).view()).toMatchObject({ enemies: ["dummy/damaged#1", "wolf/exhausted#1"], enemyVoid: [] });
  expect(blow("dummy/exhausted#1", 1).view()).toMatchObject({ enemies: ["dummy/damaged#1", "wolf/exhausted#1"] });
  expect(blow("dummy/damaged#1", 1).view()).toMatchObject({ enemies: ["wolf/exhausted#1"], enemyVoid: ["dummy"] });
});

test("QR-73 as many hits as Defence exhaust a ready unit and leave others as they are", () => {
  expect(blow("dummy#1", 2).view().enemies).toEqual(["dummy/exhausted#1", "wolf/exhausted#1"]);
  expect(blow("dummy/exhausted#1", 2).view().enemies).toEqual(["dummy/exhausted#1", "wolf/exhausted#1"]);
  expect(blow("dummy/damaged#1", 2).view()).toMatchObject({
    enemies: ["dummy/damaged#1", "wolf/exhausted#1"],
    enemyVoid: [],
  });
});

test("QR-74 fewer hits than Defence do nothing", () => {
  for (const state of ["", "/exhausted", "/damaged"])
    expect(blow(`dummy${state}#1`, 3).view()).toMatchObject({
      enemies: [`dummy${state}#1`, "wolf/exhausted#1"],
      enemyVoid: [],
    });
});

test("QR-72 QR-73 Defence counts with all its modifiers", () => {
  const shell = gear("shell", { ongoing: [{ get: { defence: 1 }, to: "bearer" }] });
  const scene = { ...field({ cards: [unit("ogre", 3, 9), shell] }), phase: "combat", enemies: ["ogre#1"] };
  const bare = table({ ...scene, player: { hero: "plain#1" } }).end();
  expect(bare.side().hero).toBe("plain*5/damaged#1");
  const shelled = table({ ...scene, player: { hero: "plain#1", gear: ["shell"] } }).end();
  expect(shelled.side().hero).toBe("plain*5/exhausted#1");
  const two = table({ ...scene, player: { hero: "plain#1", gear: ["shell", "shell"] } }).end();
  expect(two.side().hero).toBe("plain*5#1");
});

test("QR-72 a damaged hero that is defeated loses 1 vitality instead of being destroyed; an undamaged one only its health", () => {
  const scene = { ...field({ cards: [unit("ogre", 3, 9)] }), phase: "combat", enemies: ["ogre#1", "ogre#1"] };
  const t = table({ ...scene, player: { hero: "plain*4/exhausted#1" } });
  t.until("explore");
  expect(t.side()).toMatchObject({ hero: "plain*3/damaged#1", void: [] });
});

test("QR-75 the attacker exhausts after its attack, whatever came of it, and the defender's state does not", () => {
  for (const defence of [1, 2, 3]) {
    const t = blow("dummy#1", defence);
    expect(t.side().hero).toBe("plain*5/exhausted#1");
    const told = t.events().map((e) => `${e.do} ${e.card}`);
    expect(told.indexOf("exhaust plain")).toBeGreaterThan(told.indexOf("hits dummy"));
    expect(told.filter((x) => x === "exhaust plain")).toHaveLength(1);
  }
});

test("QR-76 an effect may order an attack outside the Combat phase, with the same steps", () => {
  const pounce = action("pounce", { attack: "any enemy unit", by: "hero" }, { cost: { red: 1 } });
  const pick = gear("pick", { ongoing: [{ get: { hits: 1 }, to: "bearer" }] });
  for (const phase of ["deployment", "explore", "regroup"]) {
    const scene = { ...field({ cards: [pounce, pick, unit("dummy", 9, 2)] }), phase, enemies: ["dummy"] };
    const t = table({ ...scene, player: { gear: ["pick"], hand: ["pounce"] } });
    t.act("pounce");
    expect(fought(t)).toEqual(["plain>dummy"]);
    expect(dice(t)[0]).toHaveLength(2);
    expect(t.events("hits").map((e) => [e.n, e.defence])).toEqual([[3, 2]]);
    expect(t.events("damage").map((e) => e.card)).toEqual(["dummy"]);
    expect(t.events("exhaust").map((e) => e.card)).toEqual(["plain"]);
  }
});

test("QR-76 Follow Through engages a damaged enemy and attacks it in the Deployment phase", () => {
  const t = lucky(
    (seed) =>
      table({
        enemies: ["hyvryx-scout/damaged", "hyvryx-predator"],
        player: { gear: ["the-shy-sword"], hand: ["follow-through"], dice: { yellow: 1 } },
        seed,
      }),
    (x) => x.act("follow-through"),
    (x) => x.view().enemyVoid.length === 1,
  );
  expect(t.view()).toMatchObject({ phase: "deployment", enemies: ["hyvryx-predator"], enemyVoid: ["hyvryx-scout"] });
  expect(t.side().hero).toBe("sabrien-reed*5/exhausted");
});

test("QR-A21 a unit without dice may still attack with its Hit Icons, and exhausts", () => {
  const spike = unit("spike", 0, 1, { ongoing: [{ get: { hits: 2 }, to: "self" }] });
  const t = table({
    ...field({ cards: [spike, unit("dummy", 0, 1, { keywords: [] })] }),
    phase: "combat",
    enemies: ["dummy#1", "spike#2"],
    player: { hero: "plain/exhausted#2", units: ["spike#1"] },
  });
  expect(attacks(t)).toEqual(["spike>dummy"]);
  t.attack("spike", "dummy").until("explore");
  expect(dice(t).flat()).toEqual([]);
  expect(t.view().enemies).toEqual(["dummy/damaged#1", "spike/exhausted#2"]);
  expect(t.side()).toMatchObject({ hero: "plain*5/exhausted#2", units: ["spike/exhausted#1"] });
  expect(order(t)).toEqual(["spike", "spike"]);
});

test("QR-A21 with neither dice nor Hit Icons an attack does nothing but exhaust the attacker", () => {
  const t = table({
    ...field({ cards: [unit("lamb", 0, 1), unit("dummy", 0, 1, { keywords: [] })] }),
    phase: "combat",
    enemies: ["dummy#1"],
    player: { hero: "plain/exhausted", units: ["lamb#1"] },
  });
  t.attack("lamb", "dummy");
  expect(t.side().units).toEqual(["lamb/exhausted#1"]);
  expect(t.view().enemies).toEqual(["dummy#1"]);
});

const siege = encounter("siege", {
  duration: { count: "ready enemy units", is: "> 0" },
  reward: { gain: "vitality", n: 1 },
});

test("QR-A35 an encounter that an attack completes is complete only after the attacker has exhausted", () => {
  const t = table({
    ...field({ cards: [unit("imp", 9, 1)], encounters: [siege] }),
    phase: "combat",
    encounter: "siege",
    enemies: ["imp#1"],
    player: { hero: "plain#1" },
  });
  t.attack("plain", "imp");
  expect(t.prompt).toBe("reward");
  expect(t.side().hero).toBe("plain*5/exhausted#1");
  const told = t.events().map((e) => `${e.do} ${e.card}`);
  expect(told.slice(-3)).toEqual(["damage imp", "exhaust plain", "complete siege"]);
  t.yes();
  expect(t.side().hero).toBe("plain*6/exhausted#1");
  expect(t.view().encounter).toBe(null);
});

/** The encounter holds while its threat is under 3; a Rift effect may lift it over and set it back. */
const flood = encounter("flood", { duration: { value: "threat", is: "< 3" } });
const tide = (card: string, riftEffect: unknown) => action(card, { draw: 1 }, { cost: { red: 20 }, riftEffect });

function flooded(riftEffect: unknown): Table {
  const t = table({
    ...field({ cards: [unit("wall", 0, 9, { keywords: [] }), tide("wave", riftEffect)], encounters: [flood] }),
    phase: "combat",
    encounter: "flood",
    threat: 1,
    enemies: ["wall#1"],
    player: { hero: "plain#1", hand: ["wave", "pebble"] },
  });
  t.attack("plain", "wall");
  return t.rift("wave", 0);
}

test("QR-A36 a DURATION that turns false in mid-attack and true again completes the encounter after the attack", () => {
  const t = flooded([
    { gain: "threat", n: 2 },
    { lose: "threat", n: 2 },
  ]);
  expect(t.prompt).toBe("rift-effect");
  t.yes();
  expect(t.view()).toMatchObject({ encounter: "flood", threat: 1 });
  expect(t.events("complete")).toEqual([]);
  t.until("explore");
  const told = t.events().map((e) => `${e.do} ${e.card}`);
  expect(told.indexOf("complete flood")).toBeGreaterThan(told.indexOf("exhaust plain"));
  expect(t.view().encounter).toBe(null);
});

test("QR-A36 without ever turning false the encounter goes on", () => {
  const t = flooded([
    { gain: "threat", n: 1 },
    { lose: "threat", n: 1 },
  ]);
  t.yes();
  t.until("threat").until("melee");
  expect(t.events("complete")).toEqual([]);
  expect(t.view()).toMatchObject({ encounter: "flood", threat: 1 });
});
