import { describe, expect, test } from "vitest";
import { action, gear, location, unit, workshop } from "./invented-workshop.js";
import { lastRoll, nextTurn, onward } from "./steps.js";
import { lucky, type Player, type Table, table } from "./table.js";

const DEAR = { cost: { red: 6, blue: 6 } };
/** Cards that only Rift: nobody can pay for them. */
const cards = [
  action("spark", { draw: 1 }, { ...DEAR, rift: 3 }),
  action("ember", { draw: 1 }, { ...DEAR, rift: 2, riftEffect: { gain: "vitality", n: 1 } }),
  action("lure", { draw: 1 }, { ...DEAR, rift: 1, riftEffect: { draw: 1 } }),
  action("ash", { draw: 1 }, { ...DEAR, rift: 0, riftEffect: { gain: "vitality", n: 1 } }),
  action("dud", { draw: 1 }, { ...DEAR, rift: undefined }),
  action("idle", { gain: "vitality", n: 1 }),
  gear("charm", { ongoing: [{ get: { "green-roll": 9 } }, { get: { "attack-roll": 9 }, to: "bearer" }] }),
  gear("curse", { ongoing: [{ get: { "green-roll": -9 } }] }),
  unit("imp", 2, 9),
].map((c) => Object.fromEntries(Object.entries(c).filter(([, v]) => v !== undefined)));
/** A location that tests green, and asks afterwards, so that the turn does not run on. */
const yard = location("yard", {
  threat: { test: "green", is: ">= 1", then: { gain: "die", colour: "blue" } },
  regroup: { may: { gain: "die", colour: "red" } },
});
const made = workshop({
  cards,
  enemies: { imp: 2 },
  locations: [yard],
  smith: { dice: { red: 1, yellow: 1, green: 1, blue: 0 } },
});

/** A test of n green dice, just rolled. */
const tested = (player: Player, n = 1, seed = "test"): Table => {
  const dice = { green: `${n}/${n}` };
  return onward(
    table({ ...made, location: "yard", phase: "threat", player: { dice, ...player }, seed }),
    (t) => t.prompt === "dice",
  ).roll(n);
};
/** The hero's two Attack dice against an imp nobody can hurt, just rolled. */
const attacked = (player: Player, seed = "attack"): Table =>
  table({ ...made, phase: "combat", enemies: ["imp/exhausted#1"], player: { hero: "smith#1", ...player }, seed })
    .until("melee")
    .attack("smith", "imp");
const rifts = (t: Table): string[] => t.options("rift").map((o) => `${o.card} ${o.die}`);
const differ = (t: Table): boolean => new Set(lastRoll(t)).size === lastRoll(t).length;

describe("Rift", () => {
  test("QR-37 after a test one card of the hand adds its Rift Number to a die and is discarded", () => {
    const t = tested({ hand: ["spark", "dud"] });
    const [face] = lastRoll(t);
    expect(t.prompt).toBe("rift");
    expect(rifts(t)).toEqual(["spark 0"]);
    expect(t.side().hand).toEqual(["dud", "spark"]);
    t.rift("spark", 0);
    expect(t.events("successes")[0].dice).toEqual([face + 3]);
    expect(t.side()).toMatchObject({ hand: ["dud"], discard: ["spark"] });
  });

  test("QR-37 a die boosted to 4 or more makes the test succeed, and it would have failed", () => {
    const low = (t: Table): boolean => lastRoll(t)[0] <= 3;
    const make = (seed: string): Table => tested({ hand: ["spark"] }, 1, seed);
    expect(
      lucky(make, () => {}, low)
        .rift("spark", 0)
        .side().dice.blue,
    ).toBe("1/1");
    expect(
      lucky(make, () => {}, low)
        .end()
        .side().dice.blue,
    ).toBe("0/0");
  });

  test("QR-37 a die takes one card at most, though the hand has more", () => {
    const t = tested({ hand: ["spark", "spark", "ember"] });
    t.rift("spark", 0);
    expect(t.prompt).not.toBe("rift");
    expect(t.side()).toMatchObject({ hand: ["ember", "spark"], discard: ["spark"] });
  });

  test("QR-37 QR-38 Attack dice too: each die of the roll may be boosted once, by a card each", () => {
    const t = lucky(
      (seed) => attacked({ hand: ["spark", "ember", "lure"] }, seed),
      () => {},
      differ,
    );
    const faces = lastRoll(t);
    expect(rifts(t)).toEqual(["spark 0", "ember 0", "lure 0", "spark 1", "ember 1", "lure 1"].sort(byDie));
    t.rift("spark", 1);
    expect(rifts(t)).toEqual(["ember 0", "lure 0"]);
    expect(t.why({ do: "rift", card: "ember", die: 1 })).toEqual([{ code: "rifted-already", rule: "QR-37" }]);
    t.rift("ember", 0).no();
    expect(t.events("successes")[0].dice).toEqual([faces[0] + 2, faces[1] + 3]);
    expect(t.events("hits")[0].n).toBe([faces[0] + 2, faces[1] + 3].filter((d) => d >= 4).length);
    expect(t.side()).toMatchObject({ hand: ["lure"], discard: ["spark", "ember"] });
  });

  test("QR-38 equal dice may be boosted both", () => {
    const t = lucky(
      (seed) => attacked({ hand: ["spark", "spark"] }, seed),
      () => {},
      (x) => !differ(x),
    );
    const [face] = lastRoll(t);
    t.rift("spark", 0).rift("spark", 1);
    expect(t.events("successes")[0].dice).toEqual([face + 3, face + 3]);
    expect(t.side()).toMatchObject({ hand: [], discard: ["spark", "spark"] });
  });

  test("QR-37 QR-33 the dice that paid for a card are own dice too", () => {
    const t = table({ player: { hand: ["read-the-dust", "break-away"], deck: ["feint"] } });
    t.act("read-the-dust").choose({ do: "pay", colour: "red" });
    const faces = lastRoll(t);
    t.rift("break-away", 0);
    onward(t, (x) => x.events("successes").length > 0);
    expect(t.events("successes")[0].dice).toEqual([faces[0] + 3, faces[1]]);
  });

  test("QR-37 nobody must Rift, and without a roll nobody can", () => {
    const t = tested({ hand: ["spark"] }).end();
    expect(t.side()).toMatchObject({ hand: ["spark"], discard: [] });
    const quiet = table({ ...made, player: { hand: ["spark", "idle"] } });
    expect(quiet.options("rift")).toEqual([]);
    expect(quiet.why({ do: "rift", card: "spark", die: 0 })).toEqual([{ code: "no-roll", rule: "QR-37" }]);
  });

  test("QR-39 the RIFT effect of the discarded card may be triggered, or not; the die is boosted either way", () => {
    for (const wanted of [true, false]) {
      const t = tested({ hand: ["ember"] });
      const [face] = lastRoll(t);
      t.rift("ember", 0);
      expect(t.prompt).toBe("rift-effect");
      expect(t.side().hero).toBe("smith*5");
      if (wanted) t.yes();
      else t.no();
      expect(t.side()).toMatchObject({ hero: wanted ? "smith*6" : "smith*5", hand: [], discard: ["ember"] });
      expect(t.events("successes")[0].dice).toEqual([face + 2]);
    }
  });

  test("QR-39 a RIFT effect happens then: a bonus counts for the dice of this very roll", () => {
    const t = table({
      phase: "combat",
      enemies: ["hyvryx-matriarch/exhausted#1"],
      player: { hero: "sabrien-reed#1", hand: ["shoulder-to-shoulder"], dice: { yellow: "0/2" } },
    });
    t.until("melee").attack("sabrien-reed", "hyvryx-matriarch");
    onward(t, (x) => x.prompt === "rift");
    const faces = lastRoll(t);
    t.rift("shoulder-to-shoulder", 0).yes();
    onward(t, (x) => x.events("successes").length > 0);
    expect(t.events("successes")[0].dice).toEqual([faces[0] + 3, faces[1] + 1]);
  });

  test("QR-39 a discarded card's RIFT effect happens only when it Rifts", () => {
    const t = table({ ...made, player: { hand: ["idle", "ember"] } });
    t.act("idle");
    expect(t.side()).toMatchObject({ hero: "smith*6", discard: ["idle"], hand: ["ember"] });
  });

  test("QR-40 the dice of an enemy take no Rift, though the player is asked after its roll", () => {
    const t = table({
      ...made,
      phase: "combat",
      enemies: ["imp#1"],
      player: { hero: "smith/exhausted#1", hand: ["spark", "idle"] },
    });
    onward(t, (x) => x.events("roll").length > 0);
    expect(t.events("attack").map((e) => e.card)).toEqual(["imp"]);
    expect(t.events("hits")).toEqual([]);
    expect(t.may({ do: "act", card: "idle" })).toBe(true);
    expect(t.options("rift")).toEqual([]);
    expect(t.why({ do: "rift", card: "spark", die: 0 })).toEqual([{ code: "not-your-roll", rule: "QR-40" }]);
    const dice = lastRoll(t);
    t.pass();
    expect(t.events("successes")[0].dice).toEqual(dice);
    expect(t.side().hand).toEqual(["idle", "spark"]);
  });

  test("QR-40 nor do the dice of the other player", () => {
    const t = table({
      ...made,
      phase: "combat",
      enemies: ["imp/exhausted#1"],
      players: [{ hero: "smith#1", hand: ["spark"] }, { hand: ["ember", "idle"] }],
    });
    t.until("melee").choose({ do: "attack", card: "smith" }, 0);
    onward(t, (x) => x.events("roll").length > 0);
    expect(t.asked).toEqual([0, 1]);
    expect(t.options("rift", 0).every((o) => o.card === "spark")).toBe(true);
    expect(t.options("rift", 0).length).toBeGreaterThan(0);
    expect(t.options("rift", 1)).toEqual([]);
    expect(t.may({ do: "act", card: "idle" }, 1)).toBe(true);
    expect(t.why({ do: "rift", card: "ember", die: 0 }, 1)).toEqual([{ code: "not-your-roll", rule: "QR-40" }]);
  });

  test("QR-41 before deciding the dice lie open and nothing is settled: either outcome can be foretold", () => {
    for (const seed of ["a", "b", "c", "d", "e", "f"]) {
      const [kept, rifted] = [attacked({ hand: ["spark"] }, seed), attacked({ hand: ["spark"] }, seed)];
      const dice = lastRoll(kept);
      expect(dice).toHaveLength(2);
      expect(kept.events("roll")[0].secret).toBe(undefined);
      for (const t of [kept, rifted]) {
        expect(t.prompt).toBe("rift");
        expect([...t.events("hits"), ...t.events("successes")]).toEqual([]);
        expect(t.side()).toMatchObject({ hero: "smith*5#1", hand: ["spark"] });
      }
      kept.end();
      expect(kept.events("hits")[0].n).toBe(dice.filter((d) => d >= 4).length);
      rifted.rift("spark", 0);
      expect(rifted.events("hits")[0].n).toBe([dice[0] + 3, dice[1]].filter((d) => d >= 4).length);
    }
  });

  test("QR-41 what one Rift did is seen before the next die is decided", () => {
    const t = attacked({ hand: ["spark", "spark"] });
    const [face] = lastRoll(t);
    t.rift("spark", 0);
    expect(t.prompt).toBe("rift");
    expect(t.events("rift")).toMatchObject([{ card: "spark", die: 0, n: 3, value: face + 3 }]);
    expect(t.events("hits")).toEqual([]);
    t.end();
    expect(t.side().hand).toEqual(["spark"]);
  });

  test("QR-42 the card is discarded after its effect: a deck made anew by the effect does not hold it", () => {
    const small = workshop({
      cards,
      enemies: { imp: 2 },
      deck: { lure: 1, stone: 3, spark: 1 },
      locations: [yard],
    });
    const t = table({
      ...small,
      location: "yard",
      phase: "threat",
      player: { hand: ["lure"], discard: ["spark"], void: ["stone", "stone", "stone"] },
    });
    t.roll(1).rift("lure", 0);
    expect(t.side()).toMatchObject({ hand: [], deck: [], discard: ["spark"] });
    t.yes();
    // The new deck was the spark alone.
    expect(t.events("reshuffle")).toHaveLength(1);
    expect(t.side()).toMatchObject({ hand: ["spark"], deck: [], discard: ["lure"] });
    expect(t.side().void).toEqual(["stone", "stone", "stone"]);
  });

  test("QR-42 it goes to the discard of the player who Rifted, on top", () => {
    const t = attacked({ hand: ["spark"], discard: ["stone", "dud"] });
    t.rift("spark", 0);
    expect(t.side().discard).toEqual(["stone", "dud", "spark"]);
    expect(t.view().enemyDiscard).toEqual([]);
  });

  test("QR-43 a card without a Rift Number cannot Rift, nor can the hero", () => {
    const t = tested({ hand: ["dud", "spark"] });
    expect(rifts(t)).toEqual(["spark 0"]);
    expect(t.why({ do: "rift", card: "dud", die: 0 })).toEqual([{ code: "no-rift-number", rule: "QR-43" }]);
    expect(t.why({ do: "rift", card: "smith", die: 0 })).toHaveLength(1);
    expect(t.why({ do: "rift-gear", card: "smith", die: 0 })).toHaveLength(1);
    const none = tested({ hand: ["dud"] });
    expect(none.events("successes")).toHaveLength(1);
    expect(none.side().hand).toEqual(["dud"]);
  });

  test.each([
    ["charm", "succeeds"],
    ["curse", "fails"],
  ])("QR-A27 with %s the die %s anyway: it may be boosted still, to trigger the RIFT effect", (held) => {
    const t = tested({ hand: ["ember"], gear: [held] });
    expect(rifts(t)).toEqual(["ember 0"]);
    t.rift("ember", 0).yes();
    expect(t.side()).toMatchObject({ hero: "smith*6", discard: ["ember"] });
    expect(t.events("successes")[0].n).toBe(held === "charm" ? 1 : 0);
  });

  test("QR-A27 a card with Rift Number 0 is offered for its RIFT effect", () => {
    const t = tested({ hand: ["ash"] });
    const [face] = lastRoll(t);
    expect(rifts(t)).toEqual(["ash 0"]);
    t.rift("ash", 0).yes();
    expect(t.events("successes")[0].dice).toEqual([face]);
    expect(t.side()).toMatchObject({ hero: "smith*6", discard: ["ash"] });
  });

  test("QR-A27 QR-A28 so is a gear in play", () => {
    const relics = [
      gear("loop", { riftsGear: true, rift: undefined }),
      gear("relic", { rift: 0, riftEffect: { gain: "vitality", n: 1 } }),
    ].map((c) => Object.fromEntries(Object.entries(c).filter(([, v]) => v !== undefined)));
    const hall = workshop({
      cards: relics,
      locations: [yard],
      smith: { dice: { red: 0, yellow: 0, green: 1, blue: 0 } },
    });
    const t = onward(
      table({ ...hall, location: "yard", phase: "threat", player: { gear: ["loop", "relic"] } }),
      (x) => x.prompt === "dice",
    ).roll(1);
    expect(t.options("rift-gear").map((o) => o.card)).toEqual(["relic"]);
  });
});

const byDie = (a: string, b: string): number => Number(a.at(-1)) - Number(b.at(-1));

describe("Rift with gear", () => {
  const ruins = (player: Player, seed = "gear", n = 2): Table =>
    onward(
      table({ phase: "threat", player: { dice: { yellow: "0/2", green: `${n}/${n}` }, ...player }, seed }),
      (t) => t.prompt === "dice",
    ).roll(n);
  const gears = (t: Table): string[] => [...new Set(t.options("rift-gear").map((o) => String(o.card)))].sort();

  test("QR-A28 with the Serpentine Amulet a gear in play Rifts like a hand card and goes to the discard", () => {
    const t = lucky(
      (seed) => ruins({ gear: ["serpentine-amulet", "the-shy-sword"], hand: ["break-away"] }, seed),
      () => {},
      differ,
    );
    const faces = lastRoll(t);
    expect(gears(t)).toEqual(["serpentine-amulet", "the-shy-sword"]);
    expect(rifts(t)).toEqual(["break-away 0", "break-away 1"]);
    t.choose({ do: "rift-gear", card: "the-shy-sword", die: 0 });
    expect(t.side()).toMatchObject({ gear: ["serpentine-amulet>sabrien-reed"], discard: ["the-shy-sword"] });
    // One Rift a die, whatever its card; and one gear a turn.
    expect(rifts(t)).toEqual(["break-away 1"]);
    expect(gears(t)).toEqual([]);
    t.end();
    expect(t.events("successes")[0].dice).toEqual([faces[0] + 4, faces[1]]);
    expect(t.side().hand).toEqual(["break-away"]);
  });

  test("QR-A28 without the Amulet in play gear does not Rift", () => {
    for (const player of [{ hand: ["serpentine-amulet"] }, { discard: ["serpentine-amulet"], hand: ["feint"] }]) {
      const t = ruins({ gear: ["the-shy-sword", "cold-lantern"], ...player });
      expect(gears(t)).toEqual([]);
      expect(t.why({ do: "rift-gear", card: "the-shy-sword", die: 0 })).toEqual([
        { code: "no-gear-rift", rule: "QR-A28" },
      ]);
    }
  });

  test("QR-A28 once a turn: not in a later roll of the turn, again in the next turn", () => {
    const player = {
      hero: "sabrien-reed*5#1",
      gear: ["serpentine-amulet", "the-shy-sword", "cold-lantern"],
      hand: ["feint"],
    };
    const t = table({ phase: "combat", enemies: ["hyvryx-matriarch/exhausted#1"], player });
    t.until("melee").attack("sabrien-reed", "hyvryx-matriarch");
    onward(t, (x) => x.prompt === "rift").choose({ do: "rift-gear", card: "cold-lantern", die: 0 });
    if (t.prompt === "rift-effect") t.no();
    onward(t, (x) => x.prompt === "dice").roll(1);
    expect(t.prompt).toBe("rift");
    expect(gears(t)).toEqual([]);
    expect(rifts(t)).toEqual(["feint 0"]);
    nextTurn(t);
    onward(t, (x) => x.prompt === "dice" || x.view().round > 2).roll(1);
    expect(gears(t)).toEqual(["serpentine-amulet", "the-shy-sword"]);
  });

  test("QR-A28 QR-39 the gear's RIFT effect may be triggered: the Amulet weakens every enemy for this combat", () => {
    for (const wanted of [true, false]) {
      const t = table({
        phase: "combat",
        enemies: ["hyvryx-matriarch/exhausted#1"],
        player: { hero: "sabrien-reed#1", gear: ["serpentine-amulet"] },
      });
      t.until("melee").attack("sabrien-reed", "hyvryx-matriarch");
      onward(t, (x) => x.prompt === "rift").choose({ do: "rift-gear", card: "serpentine-amulet", die: 0 });
      if (wanted) t.yes();
      else t.no();
      onward(t, (x) => x.events("hits").length > 0);
      expect(t.events("hits")[0].defence).toBe(wanted ? 1 : 2);
      expect(t.side()).toMatchObject({ gear: [], discard: ["serpentine-amulet"] });
    }
  });

  test("QR-A28 QR-40 only with gear one controls, and not on the dice of enemies", () => {
    const t = table({
      chapter: "andares-2",
      phase: "combat",
      enemies: ["drowned-keeper/exhausted#1"],
      players: [
        { hero: "sabrien-reed#1", gear: ["serpentine-amulet", "cold-lantern"] },
        { gear: ["tide-clock", "sounding-pike"] },
      ],
    });
    t.until("melee").choose({ do: "attack", card: "sabrien-reed" }, 0);
    onward(t, (x) => x.prompt === "rift");
    expect(gears(t)).toEqual(["cold-lantern", "serpentine-amulet"]);
    const foe = table({
      phase: "combat",
      enemies: ["hyvryx-predator#1"],
      player: { hero: "sabrien-reed/exhausted#1", gear: ["serpentine-amulet", "cold-lantern"] },
    });
    onward(foe, (x) => x.events("roll").length > 0);
    expect(foe.options("rift-gear")).toEqual([]);
    onward(foe, (x) => x.events("hits").length > 0);
    expect(foe.side().gear).toHaveLength(2);
  });
});
