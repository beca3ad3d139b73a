import { expect, test } from "vitest";
import { action, field, gear, hero, unit } from "./invented-field.js";
import { type Table, table } from "./table.js";

const skill = (card: string, more: object = {}) => gear(card, { type: "skill", trait: "insight", ...more });

/** Five different cards nobody can pay for, to see the order of a deck by. */
const leaves = ["leaf-a", "leaf-b", "leaf-c", "leaf-d", "leaf-e"];
const leafy = field({
  heroes: [hero("leafy", 2, 2, { deck: Object.fromEntries(leaves.map((l) => [l, 1])) })],
  cards: leaves.map((l) => action(l, { draw: 1 }, { cost: { red: 30 } })),
  copies: Object.fromEntries(leaves.map((l) => [l, 0])),
});
const drawn = (t: Table) => t.events("draw").length;

test("QR-50 at the start of a turn every Quanta die is readied, whatever its colour", () => {
  const t = table({
    ...field(),
    phase: "start",
    player: { dice: { red: "0/1", yellow: "1/3", green: "2/2", blue: "0/0" } },
  });
  expect(t.side().dice).toEqual({ red: "1/1", yellow: "3/3", green: "2/2", blue: "0/0" });
});

test("QR-50 dice spent during a turn stay spent until the next one starts", () => {
  const t = table({
    ...field({ cards: [gear("rope", { cost: { red: 1, green: 1 } })] }),
    player: { hand: ["rope"] },
  });
  t.deploy("rope");
  const spent = { red: "0/1", yellow: "1/1", green: "0/1", blue: "1/1" };
  expect(t.side().dice).toEqual(spent);
  t.until("explore");
  expect(t.side().dice).toEqual(spent);
  expect(t.view().round).toBe(1);
  t.end();
  expect(t.view().round).toBe(2);
  expect(t.side().dice).toEqual({ red: "1/1", yellow: "1/1", green: "1/1", blue: "1/1" });
});

test("QR-51 at the start of a turn the player draws exactly the top card of the deck", () => {
  const t = table({ ...leafy, hero: "leafy", phase: "start", player: { deck: ["leaf-d", "leaf-b"] } });
  expect(t.side().hand).toEqual(["leaf-d"]);
  expect(t.side().deck).toHaveLength(4);
  expect(t.side().deck[0]).toBe("leaf-b");
  t.end();
  expect(t.side().hand).toEqual(["leaf-b", "leaf-d"]);
});

test("QR-51 each of two players draws one card from their own deck", () => {
  const t = table({
    chapter: "andares-2",
    phase: "start",
    players: [{ deck: ["feint"] }, { deck: ["undertow"] }],
    options: { mode: "pair" },
  });
  expect(t.side(0).hand).toEqual(["feint"]);
  expect(t.side(1).hand).toEqual(["undertow"]);
  expect([t.side(0).deck.length, t.side(1).deck.length]).toEqual([12, 12]);
});

test("QR-52 with an empty deck the discard is shuffled into a new deck and the card is drawn from it", () => {
  const firsts = new Set<string>();
  const orders = new Set<string>();
  for (let i = 0; i < 30; i++) {
    const t = table({ ...leafy, hero: "leafy", phase: "start", seed: `leaf ${i}`, player: { discard: leaves } });
    const { hand, deck, discard, hero: who } = t.side();
    expect(discard).toEqual([]);
    expect(hand).toHaveLength(1);
    expect([...hand, ...deck].sort()).toEqual(leaves);
    expect(who).toBe("leafy*5");
    firsts.add(hand[0] ?? "");
    orders.add(deck.join());
  }
  expect(firsts.size).toBe(5);
  expect(orders.size).toBeGreaterThan(15);
});

test("QR-52 the discard is shuffled in only when a card is needed and the deck is empty", () => {
  const t = table({
    ...leafy,
    hero: "leafy",
    phase: "start",
    player: { deck: ["leaf-a"], discard: ["leaf-b", "leaf-c", "leaf-d", "leaf-e"] },
  });
  expect(t.side()).toMatchObject({ hand: ["leaf-a"], deck: [], discard: ["leaf-b", "leaf-c", "leaf-d", "leaf-e"] });
  t.end();
  expect(t.side().discard).toEqual([]);
  expect(t.side().deck).toHaveLength(3);
});

test("QR-52 an effect's draw shuffles the discard in as well, in the middle of drawing two", () => {
  const t = table({
    ...field({ cards: [action("study", { draw: 2 }, { cost: { red: 1 } })] }),
    player: { hand: ["study"], deck: ["pebble"], discard: ["pebble", "pebble", "pebble"] },
  });
  t.act("study");
  expect(drawn(t)).toBe(2);
  expect(t.side().hand).toEqual(["pebble", "pebble"]);
  expect(t.side().deck).toHaveLength(2);
  expect(t.side().discard).toEqual(["study"]);
  expect(t.side().hero).toBe("plain*5");
});

test("QR-53 with deck and discard both empty the hero loses 1 vitality instead of a draw", () => {
  const t = table({
    ...field(),
    phase: "start",
    player: { hand: ["pebble", "pebble", "pebble"], void: ["pebble"] },
  });
  expect(t.side()).toMatchObject({ hero: "plain*4", hand: ["pebble", "pebble", "pebble"], deck: [], discard: [] });
  expect(t.side().void).toEqual(["pebble"]);
  t.end();
  expect(t.side().hero).toBe("plain*3");
});

test("QR-53 only the hero of the player who cannot draw loses vitality", () => {
  const t = table({
    ...field(),
    phase: "start",
    players: [{ hand: ["pebble", "pebble", "pebble", "pebble"] }, {}],
  });
  expect([t.side(0).hero, t.side(1).hero]).toEqual(["plain*4", "simple*5"]);
  expect([t.side(0).hand.length, t.side(1).hand.length]).toEqual([4, 1]);
});

const shop = field({
  cards: [
    gear("rope", { cost: { red: 1 } }),
    unit("porter", 1, 1, { cost: { yellow: 1 } }),
    skill("calm", { cost: { green: 1 } }),
    unit("giant", 5, 5, { cost: { red: 2 } }),
    action("shout", { gain: "vitality", n: 1 }, { cost: { blue: 1 } }),
  ],
});

test("QR-54 in the Deployment phase any number of units, gear and skills are deployed, each fully paid", () => {
  const t = table({ ...shop, player: { hand: ["calm", "giant", "porter", "rope", "shout"] } });
  expect(t.prompt).toBe("deployment");
  expect(
    t
      .options("deploy")
      .map((o) => o.card)
      .sort(),
  ).toEqual(["calm", "porter", "rope"]);
  t.deploy("porter").deploy("rope").deploy("calm");
  expect(t.side()).toMatchObject({ units: ["porter"], gear: ["rope>plain"], skills: ["calm"] });
  expect(t.side().hand).toEqual(["giant", "shout"]);
  expect(t.side().dice).toEqual({ red: "0/1", yellow: "0/1", green: "0/1", blue: "1/1" });
});

test("QR-54 deploying is optional, and a card that cannot be paid in full stays in hand with its dice unspent", () => {
  const t = table({ ...shop, player: { hand: ["giant", "porter"], dice: { red: "1/2" } } });
  expect(t.may({ do: "deploy", card: "giant" })).toBe(false);
  expect(t.why({ do: "deploy", card: "giant" })).not.toEqual([]);
  t.end();
  expect(t.view().phase).not.toBe("deployment");
  expect(t.side()).toMatchObject({ units: [], hand: ["giant", "porter"] });
  expect(t.side().dice).toEqual({ red: "1/2", yellow: "1/1", green: "1/1", blue: "1/1" });
});

test("QR-54 a card with two symbols of a colour costs two dice of it", () => {
  const t = table({ ...shop, player: { hand: ["giant"], dice: { red: "2/2" } } });
  t.deploy("giant");
  expect(t.side().units).toEqual(["giant"]);
  expect(t.side().dice).toEqual({ red: "0/2", yellow: "1/1", green: "1/1", blue: "1/1" });
});

test("QR-54 outside the Deployment phase nothing is deployed from hand", () => {
  for (const phase of ["combat", "explore", "threat", "regroup", "end"]) {
    const t = table({ ...shop, phase, enemies: ["giant"], player: { hand: ["porter", "rope", "shout"] } });
    expect(t.may({ do: "act", card: "shout" }), phase).toBe(true);
    expect(t.options("deploy"), phase).toEqual([]);
  }
});

test("QR-55 a unit is ready as it is deployed, and engages and attacks in the same turn", () => {
  const t = table({ ...shop, enemies: ["giant/exhausted"], player: { hand: ["porter"] } });
  t.deploy("porter");
  expect(t.side().units).toEqual(["porter"]);
  t.until("engage").engage("porter", "giant").end();
  t.attack("porter", "giant");
  expect(t.events("attack").map((e) => e.card)).toEqual(["porter"]);
  expect(t.side().units).toEqual(["porter/exhausted#1"]);
});

test("QR-55 a deployed gear's ability that exhausts it is usable at once", () => {
  const whistle = gear("whistle", { cost: { red: 1 }, action: { exhaust: true, do: { gain: "vitality", n: 1 } } });
  const t = table({ ...field({ cards: [whistle] }), player: { hand: ["whistle"] } });
  t.deploy("whistle").use("whistle");
  expect(t.side()).toMatchObject({ hero: "plain*6", gear: ["whistle/exhausted>plain"] });
});

test("QR-56 gear comes to the hero by default and may be given to any own unit, once a phase each", () => {
  const t = table({
    ...field({ cards: [gear("rope", { cost: { red: 1 } }), gear("hook"), unit("porter", 1, 1), unit("giant", 5, 5)] }),
    enemies: ["giant"],
    players: [
      { units: ["porter/exhausted", "giant/damaged"], gear: ["hook>giant"], hand: ["rope"] },
      { units: ["porter"] },
    ],
  });
  t.deploy("rope", 0);
  expect(t.side().gear).toEqual(["hook>giant", "rope>plain"]);
  const offered = () =>
    t
      .options("equip", 0)
      .map((o) => `${o.card}>${o.to}`)
      .sort();
  expect(offered()).toEqual(["hook>plain", "hook>porter", "rope>giant", "rope>porter"]);
  expect(t.options("equip", 1)).toEqual([]);
  t.choose({ do: "equip", card: "rope", to: "giant" }, 0);
  expect(t.side().gear).toEqual(["hook>giant", "rope>giant"]);
  expect(offered()).toEqual(["hook>plain", "hook>porter"]);
  t.choose({ do: "equip", card: "hook", to: "porter" }, 0);
  expect(t.side().gear).toEqual(["hook>porter", "rope>giant"]);
  expect(t.side(1)).toMatchObject({ units: ["porter"], gear: [] });
});

test("QR-56 in the next turn's Deployment phase the same gear may be given on again; in between never", () => {
  const t = table({
    ...field({
      cards: [gear("rope"), unit("porter", 1, 1), action("shout", { gain: "vitality", n: 1 }, { cost: { blue: 1 } })],
    }),
    enemies: ["porter"],
    player: { units: ["porter"], gear: ["rope"], hand: ["shout"] },
  });
  t.choose({ do: "equip", card: "rope" });
  expect(t.side().gear).toEqual(["rope>porter"]);
  expect(t.options("equip")).toEqual([]);
  t.until("engage");
  expect(t.options("equip")).toEqual([]);
  t.until("explore");
  expect(t.options("equip")).toEqual([]);
  t.until("deployment");
  expect(t.view().round).toBe(2);
  expect(t.options("equip")).toHaveLength(1);
  t.choose({ do: "equip", card: "rope" });
  expect(t.side().gear).toEqual(["rope>plain"]);
});

test("QR-56 gear works for the unit that carries it now, no longer for the one before", () => {
  const club = gear("club", { ongoing: [{ get: { hits: 5 }, to: "bearer" }] });
  const t = table({
    ...field({ cards: [club, unit("porter", 1, 1), unit("wall", 0, 4)] }),
    enemies: ["wall/exhausted#1", "wall/exhausted#1"],
    player: { hero: "plain#1", units: ["porter#1"], gear: ["club"] },
  });
  t.choose({ do: "equip", card: "club" });
  t.until("melee");
  t.attack("plain", "wall");
  expect(t.view().enemies).toEqual(["wall/exhausted#1", "wall/exhausted#1"]);
  t.attack("porter", "wall");
  expect([...t.view().enemies].sort()).toEqual(["wall/damaged#1", "wall/exhausted#1"]);
});

const call = action("call-friend", { deploy: "friend" }, { cost: { blue: 1 } });
const friend = unit("friend", 2, 2, { cost: { red: 2, yellow: 2 } });

test("QR-57 Deploy puts the named card from the Adventure Pool into play, ready and without its cost", () => {
  const t = table({
    ...field({ cards: [call, friend], allies: { friend: 2 } }),
    phase: "explore",
    player: { hand: ["call-friend"] },
  });
  t.act("call-friend");
  expect(t.side().units).toEqual(["friend"]);
  expect(t.side().dice).toEqual({ red: "1/1", yellow: "1/1", green: "1/1", blue: "0/1" });
  expect(t.view().allies.friend).toBe(1);
  expect(t.view().enemies).toEqual([]);
});

test("QR-57 what is deployed stands under the player who did it", () => {
  const scene = {
    ...field({ cards: [call, friend], allies: { friend: 2 } }),
    players: [{ hand: ["call-friend"] }, { hand: ["call-friend"] }],
  };
  const t = table(scene);
  t.act("call-friend", 1);
  expect([t.side(0).units, t.side(1).units]).toEqual([[], ["friend"]]);
  const u = table(scene);
  u.act("call-friend", 0);
  expect([u.side(0).units, u.side(1).units]).toEqual([["friend"], []]);
});

test("QR-57 QR-56 a deployed gear comes to the hero, at any time of the turn", () => {
  const find = action("find-rope", { deploy: "rope" }, { cost: { blue: 1 } });
  const t = table({
    ...field({ cards: [find, gear("rope", { cost: { red: 3 } }), unit("porter", 1, 1)] }),
    phase: "explore",
    player: { units: ["porter"], hand: ["find-rope"] },
  });
  t.act("find-rope");
  expect(t.side()).toMatchObject({ units: ["porter"], gear: ["rope>plain"] });
  expect(t.side().dice).toEqual({ red: "1/1", yellow: "1/1", green: "1/1", blue: "0/1" });
});

test("QR-A14 Deploy with no such card left in the pool does nothing, wherever else one lies", () => {
  const t = table({
    ...field({ cards: [call, friend], allies: { friend: 3 } }),
    player: { units: ["friend"], hand: ["call-friend"], discard: ["friend"], void: ["friend"] },
  });
  expect(t.view().allies.friend ?? 0).toBe(0);
  if (t.may({ do: "act", card: "call-friend" })) t.act("call-friend");
  expect(t.side().units).toEqual(["friend"]);
  expect(t.side().void).toEqual(["friend"]);
  expect(t.side().discard.filter((c) => c === "friend")).toHaveLength(1);
});

test("QR-A14 a location that deploys what is gone goes on with the rest of its text", () => {
  const t = table({
    location: "temple-ruins",
    distance: 0,
    phase: "explore",
    exploration: ["still-water"],
    player: { void: ["andares-pathfinder"], dice: { red: 0, yellow: 0, green: 0 } },
  });
  t.choose({ do: "explore" }).until("order").pass();
  expect(t.view().location).toBe("forest-road");
  expect(t.side().units).toEqual([]);
  expect(t.view().encounter).toBe("the-cordon");
  expect(t.view().enemies).toHaveLength(3);
});

const fell = (verb: string) => action("fell", { [verb]: "any friendly andares unit" }, { cost: { blue: 1 } });

test.each(["destroy", "discard"])("QR-A17 gear goes back to the hero when its bearer leaves play (%s)", (verb) => {
  const t = table({
    ...field({
      cards: [fell(verb), gear("rope"), gear("hook"), unit("porter", 1, 1), unit("other", 1, 1, { trait: "echo" })],
    }),
    player: { units: ["porter", "other"], gear: ["rope>porter", "hook>other"], hand: ["fell"] },
  });
  t.act("fell");
  expect(t.side().units).toEqual(["other"]);
  expect([...t.side().gear].sort()).toEqual(["hook>other", "rope>plain"]);
  expect(t.side()[verb === "destroy" ? "void" : "discard"]).toContain("porter");
  expect(t.side().discard).not.toContain("rope");
});

test("QR-A17 gear of a bearer destroyed in combat goes back to its own player's hero", () => {
  const t = table({
    ...field({ cards: [gear("rope"), unit("porter", 1, 1), unit("brute", 3, 3)] }),
    phase: "combat",
    enemies: ["brute#1"],
    players: [{}, { units: ["porter/damaged#1"], gear: ["rope>porter"] }],
  });
  t.until("explore");
  expect(t.side(1)).toMatchObject({ hero: "simple*5", units: [], gear: ["rope>simple"], void: ["porter"] });
  expect(t.side(0)).toMatchObject({ hero: "plain*5", gear: [] });
});
