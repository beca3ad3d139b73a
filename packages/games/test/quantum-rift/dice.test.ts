import { describe, expect, test } from "vitest";
import { action, exploration, gear, location, unit, workshop } from "./invented-workshop.js";
import { lastRoll, nextTurn, onward } from "./steps.js";
import { lucky, type Table, table } from "./table.js";

const seeds = Array.from({ length: 40 }, (_, i) => `dice ${i}`);
const successes = (t: Table): number => Number(t.events("successes").at(-1)?.n);
const atLeast = (dice: readonly number[], least: number): number => dice.filter((d) => d >= least).length;
const THRESHOLDS = [
  ["easy", 3],
  ["normal", 4],
  ["hard", 5],
] as const;

describe("success", () => {
  test.each(THRESHOLDS)("QR-27 at %s difficulty a die of a test succeeds on %i+", (difficulty, least) => {
    const seen = new Set<number>();
    for (const seed of seeds) {
      const t = table({ phase: "threat", options: { difficulty }, seed });
      t.pass().roll(1);
      const [value] = lastRoll(t);
      seen.add(value);
      expect([value, successes(t)]).toEqual([value, value >= least ? 1 : 0]);
      expect(t.events("damage")).toHaveLength(value >= least ? 0 : 1);
    }
    expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  /** The hero and a Predator in a fight; whose dice were rolled, and how many of them hit. */
  const fight = (
    seed: string,
    difficulty: string,
    by: "friendly" | "enemy",
  ): { dice: readonly number[]; hits: number } => {
    const t = table({
      phase: "combat",
      options: { difficulty },
      enemies: [by === "friendly" ? "hyvryx-predator/exhausted#1" : "hyvryx-predator#1"],
      player: { hero: by === "friendly" ? "sabrien-reed#1" : "sabrien-reed/damaged#1" },
      seed,
    });
    if (by === "friendly") t.until("melee").attack("sabrien-reed", "hyvryx-predator");
    onward(t, (x) => x.events("hits").length > 0);
    return { dice: lastRoll(t), hits: Number(t.events("hits")[0].n) };
  };

  test.each(THRESHOLDS)("QR-27 QR-A23 at %s difficulty friendly Attack dice hit on %i+", (difficulty, least) => {
    const seen = new Set<number>();
    for (const seed of seeds.slice(0, 20)) {
      const { dice, hits } = fight(seed, difficulty, "friendly");
      for (const d of dice) seen.add(d);
      expect(dice).toHaveLength(2);
      expect([dice, hits]).toEqual([dice, atLeast(dice, least)]);
    }
    expect(seen.size).toBe(6);
  });

  test.each(THRESHOLDS)("QR-27 QR-A23 at %s difficulty enemies still hit on 4+, not on %i+", (difficulty) => {
    const seen = new Set<number>();
    for (const seed of seeds.slice(0, 20)) {
      const { dice, hits } = fight(seed, difficulty, "enemy");
      for (const d of dice) seen.add(d);
      expect(dice).toHaveLength(3);
      expect([dice, hits]).toEqual([dice, atLeast(dice, 4)]);
    }
    expect(seen.size).toBe(6);
  });

  test.each([3, -3])("QR-A22 with %i on each die neither a natural 1 nor a natural 6 is special", (by) => {
    const made = workshop({
      cards: [
        gear("charm", { ongoing: [{ get: { "green-roll": by } }, { get: { "attack-roll": by }, to: "bearer" }] }),
        unit("imp", 1, 9),
      ],
      enemies: { imp: 1 },
      locations: [location("yard", { threat: { test: "green", is: ">= 1", then: { gain: "vitality", n: 1 } } })],
    });
    const faces = new Set<number>();
    for (const seed of seeds) {
      const t = table({ ...made, location: "yard", phase: "threat", player: { gear: ["charm"] }, seed });
      t.roll(1);
      const [value] = lastRoll(t);
      faces.add(value - by);
      expect([value, t.side().hero]).toEqual([value, value >= 4 ? "smith*6" : "smith*5"]);
      const fought = table({
        ...made,
        phase: "combat",
        enemies: ["imp/exhausted#1"],
        player: { hero: "smith#1", gear: ["charm"] },
        seed,
      });
      fought.until("melee").attack("smith", "imp");
      const dice = lastRoll(fought);
      expect([dice, fought.events("hits")[0].n]).toEqual([dice, atLeast(dice, 4)]);
    }
    expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test("QR-A1 a test for one success is passed by exactly one, and the fifth threat is enough", () => {
    const t = lucky(
      (seed) => table({ phase: "threat", player: { dice: { green: "2/2" } }, seed }),
      (x) => x.pass().roll(2),
      (x) => successes(x) === 1,
    );
    expect(t.events("damage")).toEqual([]);
    const met = {
      phase: "threat",
      encounter: "seek-and-destroy",
      enemies: ["hyvryx-scout"],
      player: { dice: { green: "0/1" } },
    };
    const five = onward(table({ ...met, threat: 4 }), (x) => x.view().phase === "regroup");
    expect(five.view()).toMatchObject({ threat: 0, enemies: ["hyvryx-scout", "hyvryx-predator"] });
    const four = onward(table({ ...met, threat: 3 }), (x) => x.view().phase === "regroup");
    expect(four.view().threat).toBe(4);
    expect(four.view().enemies).toHaveLength(1);
  });

  test("QR-A1 Seek and Destroy lasts with one ready Hyvryx, and is complete with none", () => {
    const player = { hand: ["feint"] };
    const two = table({ encounter: "seek-and-destroy", enemies: ["hyvryx-scout", "hyvryx-scout"], player });
    two.act("feint").target("hyvryx-scout");
    expect(two.events("complete")).toEqual([]);
    expect(two.view()).toMatchObject({
      encounter: "seek-and-destroy",
      enemies: ["hyvryx-scout/exhausted", "hyvryx-scout"],
    });
    const one = table({ encounter: "seek-and-destroy", enemies: ["hyvryx-scout"], player });
    one.act("feint");
    expect(one.events("complete")).toHaveLength(1);
  });
});

describe("tests", () => {
  const road = (yellow: string, seed = "road"): Table =>
    onward(
      table({ location: "forest-road", phase: "threat", player: { dice: { red: "1/1", yellow, green: "1/1" } }, seed }),
      (t) => t.prompt === "dice" || t.view().phase !== "threat",
    );

  test.each([0, 1, 2, 3])("QR-29 of three ready yellow dice %i are rolled and exhausted, no other die", (n) => {
    const t = road("3/3");
    expect(
      t
        .options("dice")
        .map((o) => o.n)
        .sort(),
    ).toEqual([0, 1, 2, 3]);
    t.roll(n);
    expect(lastRoll(t)).toHaveLength(n);
    expect(t.events("roll").flatMap((e) => e.colours as readonly string[])).toEqual(Array(n).fill("yellow"));
    expect(t.side().dice).toEqual({ red: "1/1", yellow: `${3 - n}/3`, green: "1/1", blue: "0/0" });
    expect(t.events("damage").length).toBe(atLeast(lastRoll(t), 4) > 0 ? 0 : 1);
  });

  test("QR-29 the dice are exhausted whether the test is passed or failed", () => {
    for (const passed of [true, false]) {
      const t = lucky(
        (seed) => road("2/2", seed),
        (x) => x.roll(1),
        (x) => successes(x) === (passed ? 1 : 0),
      );
      expect(t.side().dice.yellow).toBe("1/2");
    }
  });

  test("QR-30 QR-34 without a ready die of the colour the test fails, nothing is rolled and nobody is asked", () => {
    for (const yellow of ["0/0", "0/2"]) {
      const t = road(yellow);
      expect(t.view().phase).not.toBe("threat");
      expect(t.events("roll")).toEqual([]);
      expect(t.events("damage")).toHaveLength(1);
      expect(t.side().dice).toEqual({ red: "1/1", yellow, green: "1/1", blue: "0/0" });
    }
  });

  test("QR-34 QR-29 of two dice one of which is exhausted, one at most can be rolled", () => {
    const t = road("1/2");
    expect(
      t
        .options("dice")
        .map((o) => o.n)
        .sort(),
    ).toEqual([0, 1]);
    t.roll(1);
    expect(t.side().dice.yellow).toBe("0/2");
  });

  test("QR-30 a hand full of cards does not save a test without dice", () => {
    const t = onward(
      table({
        location: "forest-road",
        phase: "threat",
        player: { hand: ["break-away", "the-shy-sword"], dice: { red: "0/1", yellow: "0/2", green: "0/1" } },
      }),
      (x) => x.view().phase !== "threat",
    );
    expect(t.events("damage")).toHaveLength(1);
    expect(t.side().hand).toEqual(["break-away", "the-shy-sword"]);
  });

  test("QR-31 a test of any colour takes dice of several colours", () => {
    const t = table({
      phase: "explore",
      exploration: ["bell-under-roots"],
      player: { dice: { red: "1/1", yellow: "1/2", green: "0/1", blue: "1/1" } },
    });
    t.choose({ do: "explore" });
    expect(t.options("pay").map((o) => o.colour)).toEqual(["red", "yellow", "blue"]);
    t.choose({ do: "pay", colour: "red" }).choose({ do: "pay", colour: "blue" }).end();
    expect(t.events("roll")).toHaveLength(1);
    expect(t.events("roll")[0].colours).toEqual(["red", "blue"]);
    expect(t.side().dice).toEqual({ red: "0/1", yellow: "1/2", green: "0/1", blue: "0/1" });
  });

  test("QR-29 QR-31 the dice of a test of any colour are named in any order; each stays on offer until the end", () => {
    const dice = { red: "1/1", yellow: "2/2", green: "0/1", blue: "1/1" };
    const t = table({ phase: "explore", exploration: ["bell-under-roots"], player: { dice } }).choose({
      do: "explore",
    });
    const offered = (): unknown[] => t.options("pay").map((o) => o.colour);
    t.choose({ do: "pay", colour: "blue" });
    expect(t.events("roll")).toEqual([]);
    expect(offered()).toEqual(["red", "yellow"]);
    t.choose({ do: "pay", colour: "yellow" }).choose({ do: "pay", colour: "red" });
    expect(offered()).toEqual(["yellow"]);
    t.end();
    expect(t.events("roll")[0].colours).toEqual(["blue", "yellow", "red"]);
    expect(t.side().dice).toEqual({ red: "0/1", yellow: "1/2", green: "0/1", blue: "0/1" });
  });

  test("QR-31 QR-29 a test of any colour may be left with none or some of the dice", () => {
    const bell = { phase: "explore", exploration: ["bell-under-roots"] };
    const none = table(bell).choose({ do: "explore" }).end();
    expect(none.events("roll")).toEqual([]);
    expect(none.side().dice).toEqual({ red: "1/1", yellow: "2/2", green: "1/1", blue: "0/0" });
    expect(none.view().enemies).toEqual(["hyvryx-predator"]);
    const two = table(bell).choose({ do: "explore" });
    two.choose({ do: "pay", colour: "yellow" }).choose({ do: "pay", colour: "yellow" }).end();
    expect(two.events("roll")[0].colours).toEqual(["yellow", "yellow"]);
    expect(two.side().dice).toEqual({ red: "1/1", yellow: "0/2", green: "1/1", blue: "0/0" });
  });

  test("QR-31 colours keep their own bonus in a mixed roll", () => {
    const made = workshop({
      cards: [gear("charm", { ongoing: [{ get: { "blue-roll": 9 } }] })],
      explorations: [exploration("crate", 1, { test: "any", is: ">= 2", then: { gain: "vitality", n: 1 } })],
    });
    const t = table({ ...made, phase: "explore", exploration: ["crate"], player: { gear: ["charm"] } });
    t.choose({ do: "explore" });
    for (const colour of ["red", "yellow", "green", "blue"]) t.choose({ do: "pay", colour });
    const dice = lastRoll(t);
    expect(dice.slice(0, 3).every((d) => d <= 6)).toBe(true);
    expect(dice[3]).toBeGreaterThan(9);
  });
});

describe("costs", () => {
  test.each([
    [{ red: "0/1", yellow: "0/2", green: "1/1" }, false],
    [{ red: "1/1", yellow: "2/2", green: "0/1" }, false],
    [{ red: "0/1", yellow: "1/2", green: "1/1" }, true],
    [{ red: "0/1", yellow: "0/2", green: "2/2" }, true],
    [{ red: "0/1", yellow: "0/2", green: "0/1", blue: "2/2" }, false],
  ])("QR-32 QR-34 Glasscloth Cloak, one green and one of any colour, with dice %o: %s", (dice, can) => {
    const t = table({ player: { hand: ["glasscloth-cloak", "field-dressing"], dice } });
    expect(t.may({ do: "deploy", card: "glasscloth-cloak" })).toBe(can);
    expect(t.may({ do: "act", card: "field-dressing" })).toBe(can);
    if (!can) {
      expect(t.why({ do: "deploy", card: "glasscloth-cloak" })).toEqual([{ code: "cannot-pay", rule: "QR-54" }]);
      return;
    }
    const before = Object.values(t.side().dice).reduce((sum, d) => sum + Number(d[0]), 0);
    t.deploy("glasscloth-cloak");
    expect(t.side()).toMatchObject({ gear: ["glasscloth-cloak>sabrien-reed"], hand: ["field-dressing"] });
    expect(Object.values(t.side().dice).reduce((sum, d) => sum + Number(d[0]), 0)).toBe(before - 2);
  });

  test("QR-32 a cost exhausts one matching die per symbol and leaves the others ready", () => {
    const t = table({
      player: { hand: ["serpentine-amulet"], dice: { red: "2/2", yellow: "2/2", green: "2/2", blue: "1/1" } },
    });
    t.deploy("serpentine-amulet");
    expect(t.side().dice).toEqual({ red: "2/2", yellow: "1/2", green: "1/2", blue: "1/1" });
    expect(t.events("roll")).toEqual([]);
  });

  test("QR-31 QR-32 symbols of any colour may be paid with different colours", () => {
    const t = table({ player: { hand: ["cold-lantern"] } });
    t.deploy("cold-lantern").choose({ do: "pay", colour: "red" }).choose({ do: "pay", colour: "green" });
    expect(t.side()).toMatchObject({
      gear: ["cold-lantern>sabrien-reed"],
      dice: { red: "0/1", yellow: "2/2", green: "0/1", blue: "0/0" },
    });
  });

  test("QR-31 QR-32 why not: colours are paid in their order, and one that is to be the last is not the first", () => {
    const t = table({ player: { hand: ["cold-lantern"] } }).deploy("cold-lantern");
    expect(t.why({ do: "pay", colour: "green" })).toEqual([{ code: "colour-later", rule: "QR-32" }]);
    expect(t.why({ do: "pay", colour: "blue" })).toEqual([{ code: "cannot-pay", rule: "QR-32" }]);
    t.choose({ do: "pay", colour: "yellow" });
    expect(t.why({ do: "pay", colour: "red" })).toEqual([{ code: "colour-passed", rule: "QR-32" }]);
  });

  test("QR-32 a die does not pay for two symbols: The Shy Sword needs a red, a yellow and two more", () => {
    const dice = (red: string, yellow: string, green: string) => ({
      player: { hand: ["the-shy-sword"], dice: { red, yellow, green } },
    });
    expect(table(dice("1/1", "2/2", "1/1")).may({ do: "deploy" })).toBe(true);
    expect(table(dice("1/1", "2/2", "0/1")).may({ do: "deploy" })).toBe(false);
    expect(table(dice("0/1", "3/3", "1/1")).may({ do: "deploy" })).toBe(false);
    expect(table(dice("2/2", "0/2", "2/2")).may({ do: "deploy" })).toBe(false);
  });

  const dust = (seed: string): Table =>
    table({ distance: 2, player: { hand: ["read-the-dust"], deck: ["feint"] }, seed })
      .act("read-the-dust")
      .choose({ do: "pay", colour: "red" });

  test("QR-33 Read the Dust rolls the dice that paid for it; a success is a benefit", () => {
    const t = lucky(
      dust,
      (x) => void onward(x, (y) => y.events("successes").length > 0),
      (x) => successes(x) > 0,
    );
    expect(t.events("roll")).toHaveLength(1);
    expect(t.events("roll")[0].colours).toEqual(["red", "yellow"]);
    expect(t.view().distance).toBe(1);
    expect(t.side()).toMatchObject({ discard: ["read-the-dust"], dice: { red: "0/1", yellow: "1/2", green: "1/1" } });
  });

  test("QR-33 without a success there is none, and the dice stay exhausted", () => {
    const t = lucky(
      dust,
      (x) => void onward(x, (y) => y.events("successes").length > 0),
      (x) => successes(x) === 0,
    );
    expect(t.view().distance).toBe(2);
    expect(t.side()).toMatchObject({
      hand: ["feint"],
      discard: ["read-the-dust"],
      dice: { red: "0/1", yellow: "1/2", green: "1/1" },
    });
  });

  test("QR-33 a deployed card may roll what paid for it too, here for a penalty", () => {
    const made = workshop({
      cards: [
        gear("boiler", {
          cost: { red: 1, any: 2 },
          paid: { if: { value: "successes", is: "< 2" }, then: { lose: "vitality", n: 1 } },
        }),
      ],
    });
    const seen = new Set<string | null>();
    for (const seed of seeds.slice(0, 20)) {
      const t = table({ ...made, player: { hand: ["boiler"] }, seed });
      t.deploy("boiler").choose({ do: "pay", colour: "yellow" }).choose({ do: "pay", colour: "blue" });
      expect(t.events("roll")[0].colours).toEqual(["red", "yellow", "blue"]);
      expect(t.side()).toMatchObject({
        gear: ["boiler>smith"],
        hero: atLeast(lastRoll(t), 4) < 2 ? "smith*4" : "smith*5",
        dice: { red: "0/1", yellow: "0/1", green: "1/1", blue: "0/1" },
      });
      seen.add(t.side().hero);
    }
    expect(seen.size).toBe(2);
  });

  test("QR-33 other cards do not roll the dice that paid", () => {
    const t = table({ enemies: ["hyvryx-scout"], player: { hand: ["feint", "glasscloth-cloak"] } });
    t.act("feint");
    t.deploy("glasscloth-cloak").choose({ do: "pay", colour: "red" });
    expect(t.events("roll")).toEqual([]);
  });
});

describe("dice of a player and Attack dice", () => {
  test("QR-28 at the start of a turn all dice are ready again, gained ones too, of both players", () => {
    const t = table({
      chapter: "andares-2",
      phase: "start",
      players: [
        { dice: { red: "0/1", yellow: "1/2", green: "0/1", blue: "0/3" } },
        { dice: { red: "0/1", green: "0/2", blue: "2/2" } },
      ],
    });
    expect(t.view().players.map((p) => p.dice)).toEqual([
      { red: "1/1", yellow: "2/2", green: "1/1", blue: "3/3" },
      { red: "1/1", yellow: "0/0", green: "2/2", blue: "2/2" },
    ]);
  });

  test("QR-28 QR-34 a die exhausted in a turn stays so through its phases", () => {
    const t = table({ player: { hand: ["glasscloth-cloak"] } });
    t.deploy("glasscloth-cloak").choose({ do: "pay", colour: "red" });
    const { round } = t.view();
    const seen = new Set<string>();
    onward(t, (x) => {
      if (x.view().round === round) seen.add(`${x.view().phase} ${x.side().dice.green} ${x.side().dice.red}`);
      return x.view().round > round;
    });
    expect([...seen].every((line) => line.endsWith("0/1 0/1"))).toBe(true);
    expect(seen.size).toBeGreaterThan(3);
    expect(t.side().dice).toMatchObject({ green: "1/1", red: "1/1" });
  });

  test("QR-35 an attack neither needs nor exhausts dice of the player", () => {
    for (const dice of [
      { red: "0/1", yellow: "0/2", green: "0/1" },
      { red: "1/1", yellow: "2/2", green: "1/1" },
    ]) {
      const t = table({
        phase: "combat",
        enemies: ["hyvryx-matriarch/exhausted#1"],
        player: { hero: "sabrien-reed#1", units: ["andares-pathfinder#1"], gear: ["the-shy-sword"], dice },
      });
      const before = t.side().dice;
      t.until("melee").attack("sabrien-reed", "hyvryx-matriarch");
      onward(t, (x) => x.events("hits").length === 1);
      t.attack("andares-pathfinder", "hyvryx-matriarch");
      onward(t, (x) => x.events("hits").length === 2);
      expect(t.events("roll").map((e) => e.colours)).toEqual([Array(3).fill("attack"), Array(3).fill("attack")]);
      expect(t.side().dice).toEqual(before);
    }
  });

  test("QR-36 QR-28 a gained die is there for the rest of the game", () => {
    const t = table({ phase: "explore", exploration: ["abandoned-wreckage"], player: { discard: ["feint"] } });
    t.choose({ do: "explore" }).branch(1);
    expect(t.side().dice.blue).toBe("1/1");
    for (let i = 0; i < 3; i++) {
      nextTurn(t);
      expect(t.side().dice.blue).toBe("1/1");
    }
  });

  test("QR-A15 QR-36 a die gained while the others are exhausted is ready, and can pay at once", () => {
    const t = table({
      encounter: "seek-and-destroy",
      enemies: ["hyvryx-scout"],
      player: { hand: ["feint", "go-to-ground"], dice: { red: "0/1", yellow: "1/2", green: "0/1" } },
    });
    expect(t.may({ do: "act", card: "go-to-ground" })).toBe(false);
    t.act("feint").yes().no();
    expect(t.side().dice).toEqual({ red: "0/1", yellow: "0/2", green: "1/2", blue: "0/0" });
    t.act("go-to-ground");
    onward(t, (x) => x.side().discard.includes("go-to-ground"));
    expect(t.side().dice.green).toBe("0/2");
  });

  test("QR-36 a lost roll, a paid cost and a damaged hero take no die away", () => {
    const made = workshop({ cards: [action("blow", { damage: "hero" }, { cost: { red: 1 } })] });
    const t = table({ ...made, player: { hand: ["blow"], dice: { red: "2/2" } } });
    t.act("blow");
    expect(t.side()).toMatchObject({ hero: "smith*5/damaged", dice: { red: "1/2" } });
    nextTurn(t);
    expect(t.side()).toMatchObject({ hero: "smith*4", dice: { red: "2/2" } });
  });
});
