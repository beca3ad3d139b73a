import { describeOption } from "@rifthall/host";
import type { Seat } from "@rifthall/kernel/ids";
import { optionList } from "@rifthall/kernel/match";
import { describe, expect, test } from "vitest";
import { action, encounter, field, gear, hero, unit } from "./invented-field.js";
import { game, lucky, type Table, table } from "./table.js";

type Language = "en" | "de";

const labels = (t: Table, verb?: string, language: Language = "en"): string[] =>
  optionList(t.match.state, (t.asked[0] ?? 0) as Seat)
    .filter((o) => verb === undefined || game.describe(t.match.state, o).do === verb)
    .map((o) => describeOption(t.match.game, t.match.state, o, 0, language).label);
/** What each option comes to, apart from its label. */
const comes = (t: Table): object[] =>
  optionList(t.match.state, (t.asked[0] ?? 0) as Seat).map((o) => {
    const { count, verdict, value, next } = describeOption(t.match.game, t.match.state, o, 0, "en");
    return JSON.parse(JSON.stringify({ count, verdict, value, next }));
  });
const prompt = (t: Table, language: Language = "en"): string =>
  game.speech[language].prompt(t.match.state, (t.asked[0] ?? 0) as Seat);
const told = (t: Table, verb: string, language: Language = "en"): string[] =>
  t.events(verb).map((e) => game.speech[language].event(t.match.state, e));

const NO_DICE = { red: 0, yellow: 0, green: 0, blue: 0 };

describe("what would change nothing is offered and said to be so", () => {
  const scene = { enemies: ["hyvryx-scout"], player: { hand: ["follow-through"] } };

  test("an Action without a target", () => {
    const idle = table(scene);
    expect(idle.options("act")).toEqual([{ do: "act", card: "follow-through", cost: "1 red", idle: true }]);
    expect(labels(idle, "act")[0]).toMatch(/\(does nothing now\)$/);
    expect(labels(idle, "act", "de")[0]).toMatch(/\(bewirkt jetzt nichts\)$/);
    const useful = table({ ...scene, enemies: ["hyvryx-scout/damaged"] });
    expect(useful.options("act")).toEqual([{ do: "act", card: "follow-through", cost: "1 red" }]);
    expect(labels(useful, "act")[0]).not.toContain("nothing");
  });

  test("QR-30 an ability that is only a TEST, without a ready die of its colour", () => {
    const with0 = table({ player: { gear: ["cold-lantern"], dice: { yellow: "0/2", blue: 0 } } });
    expect(with0.options("use").map((o) => [o.card, o.idle])).toEqual([
      ["sabrien-reed", true],
      ["cold-lantern", true],
    ]);
    const ready = table({ player: { gear: ["cold-lantern"], dice: { yellow: 1, blue: 1 } } });
    // The lantern has dice, but nobody to shine at.
    expect(ready.options("use").map((o) => [o.card, o.idle])).toEqual([
      ["sabrien-reed", undefined],
      ["cold-lantern", true],
    ]);
    const lit = table({ enemies: ["hyvryx-scout"], player: { gear: ["cold-lantern"], dice: { blue: 1 } } });
    expect(lit.options("use").every((o) => o.idle === undefined)).toBe(true);
  });

  test("QR-31 dice of any colour for a TEST of which nothing can come; none come first", () => {
    const probing = action("probing", { test: "any", is: ">= 1", then: { revive: "any damaged friendly unit" } });
    const at = (units: string[]) =>
      table({ ...field({ cards: [probing, unit("friend", 1, 1)] }), player: { hand: ["probing"], units } }).act(
        "probing",
      );
    const options = (t: Table) => t.options().map((o) => [o.do, o.colour, o.idle]);
    expect(options(at(["friend"]))[0]).toEqual(["end", undefined, undefined]);
    expect(
      at(["friend"])
        .options("pay")
        .every((o) => o.idle === true),
    ).toBe(true);
    expect(options(at(["friend/damaged"]))[0]).toEqual(["pay", "red", undefined]);
  });

  test("where nothing else is to be done, what costs something stands behind the way on", () => {
    const t = table({ phase: "end", player: { gear: ["cold-lantern"], dice: { yellow: 1, blue: 1 } } });
    expect(t.options().map((o) => [o.do, o.card, o.idle])).toEqual([
      ["pass", undefined, undefined],
      ["use", "sabrien-reed", undefined],
      ["use", "cold-lantern", true],
    ]);
  });

  test("an Action whose use hangs on successes not rolled yet is not called idle", () => {
    const gamble = action("gamble", [
      { test: "red", is: ">= 0" },
      { gain: "distance", n: { value: "successes" } },
    ]);
    const t = table({ ...field({ cards: [gamble] }), player: { hand: ["gamble"] } });
    expect(t.options("act")).toEqual([{ do: "act", card: "gamble", cost: "0" }]);
  });

  test("dice for a TEST of which nothing can come", () => {
    const scout = { units: ["andares-pathfinder"], dice: { green: 2 } };
    const at = (location: string, distance: number) =>
      table({ phase: "explore", location, distance, exploration: ["still-water"], player: scout })
        .choose({ do: "explore" })
        .branch(0)
        .until("dice");
    expect(at("glass-pit", 0).options("dice")).toEqual([
      { do: "dice", n: 0 },
      { do: "dice", n: 2, idle: true },
      { do: "dice", n: 1, idle: true },
    ]);
    expect(at("forest-road", 3).options("dice")).toEqual([2, 1, 0].map((n) => ({ do: "dice", n })));
  });

  test("the part of a `may` that has nothing to do, where it does not hang on the other", () => {
    const scene = (units: string[]) =>
      table({
        phase: "regroup",
        location: "forest-road",
        distance: 2,
        player: { hand: ["feint", "break-away"], units, dice: NO_DICE },
      }).until("may");
    expect(labels(scene([]))).toEqual(["Yes (this part does nothing now: Revive a damaged Andares unit)", "No"]);
    expect(labels(scene(["andares-mender/damaged"]))).toEqual(["Yes", "No"]);
  });

  test("asking tells nothing in the log and leaves the state alone", () => {
    const t = table(scene);
    const before = t.match.state.hash();
    t.options();
    labels(t);
    expect(t.events()).toEqual([]);
    expect(t.match.state.hash()).toBe(before);
  });
});

describe("dice", () => {
  const fight = (seed: string, hand: string[] = []) =>
    table({
      seed,
      phase: "combat",
      enemies: ["hyvryx-scout#1"],
      player: { hero: "sabrien-reed#1", gear: ["the-shy-sword"], hand, dice: NO_DICE },
    })
      .until("melee")
      .attack("sabrien-reed", "hyvryx-scout")
      .until("rift");

  test("an attack says its dice, what is added to each, and the hits besides, before and after the roll", () => {
    const t = table({
      phase: "combat",
      enemies: ["hyvryx-scout#1"],
      player: { hero: "sabrien-reed#1", gear: ["the-shy-sword"], hand: ["feint"] },
    }).until("melee");
    expect(labels(t, "attack")[0]).toMatch(/: 3 dice, \+1 on each, plus 1 hit, against Defence 1$/);
    expect(labels(t, "attack", "de")[0]).toMatch(/: 3 Würfel, \+1 auf jeden, 1 Treffer dazu, gegen Verteidigung 1$/);
    t.attack("sabrien-reed", "hyvryx-scout");
    expect(t.prompt).toBe("window");
    expect(prompt(t)).toContain("3 dice, +1 on each, plus 1 hit, against Defence 1.");
  });

  test("faces are told as they lie, with what is added beside them", () => {
    const t = fight("faces", ["break-away"]);
    const [roll] = t.events("roll");
    const faces = roll.faces as number[];
    expect(Math.max(...faces)).toBeLessThan(7);
    expect(roll.dice).toEqual(faces.map((n) => n + 1));
    expect(told(t, "roll")).toEqual([`Sabrien Reed rolls ${faces.map((n) => `${n}+1`).join(", ")}.`]);
    expect(prompt(t)).toContain(`rolls ${faces.map((n) => `${n}+1`).join(", ")}: `);
  });

  test("whoever attacks is said to roll, not its player", () => {
    const t = table({
      phase: "combat",
      enemies: ["hyvryx-scout#1"],
      player: { hero: "sabrien-reed", units: ["andares-pathfinder#1"], hand: ["feint"] },
    }).until("melee");
    t.attack("andares-pathfinder", "hyvryx-scout");
    t.until("rift");
    expect(told(t, "roll")[0]).toMatch(/^Andares Pathfinder rolls \d, \d, \d\.$/);
    expect(told(t, "roll", "de")[0]).toMatch(/^Andares-Pfadfinderin würfelt/);
  });

  test("hits say how many were rolled and how many came besides", () => {
    const t = lucky(
      (seed) => fight(seed),
      (x) => x.until("explore"),
      (x) => x.events("successes")[0]?.n === 2,
    );
    expect(told(t, "hits")[0]).toMatch(/^3 hits \(2 successes \+ 1\) against Defence 1: /);
    expect(told(t, "hits", "de")[0]).toMatch(/^3 Treffer \(2 Erfolge \+ 1\) gegen Verteidigung 1: /);
  });

  test("QR-37 only who holds a card is told to Rift", () => {
    expect(prompt(fight("a", ["break-away"]))).toContain("You may discard cards to Rift");
    const ready = gear("charm", { action: { once: "turn", do: { gain: "vitality", n: 1 } } });
    const t = table({
      ...field({ cards: [ready, unit("wall", 0, 9)] }),
      phase: "combat",
      enemies: ["wall#1"],
      player: { hero: "plain#1", gear: ["charm"], hand: [] },
    }).until("melee");
    t.attack("plain", "wall").pass();
    expect(t.prompt).toBe("rift");
    expect(prompt(t)).not.toContain("Rift");
  });

  test("QR-41 each Rift says what the attack comes to with it, and going on what it is without", () => {
    const push = action("push", { draw: 1 }, { cost: { red: 30 }, rift: 5 });
    const deck = { pebble: 4, push: 2 };
    const t = lucky(
      (seed) =>
        table({
          ...field({ heroes: [hero("weak", 2, 2, { ongoing: undefined, deck })], cards: [push, unit("wall", 0, 2)] }),
          hero: "weak",
          seed,
          phase: "combat",
          enemies: ["wall#1"],
          player: { hero: "weak#1", hand: ["push", "push"] },
        }).until("melee"),
      (x) => x.attack("weak", "wall"),
      (x) => {
        const [a, b] = x.events("roll")[0].faces as number[];
        return a < 4 && b >= 4;
      },
    );
    const [a, b] = t.events("roll")[0].faces as number[];
    expect(labels(t)).toEqual([
      "Go on (1 hit, changes nothing)",
      `Rift die 1 (${a} → ${a + 5}: 2 hits, exhausts it) with push.`,
      `Rift die 2 (${b} → ${b + 5}: 1 hit, changes nothing) with push. (does nothing now)`,
    ]);
    expect(t.options().map((o) => o.idle)).toEqual([undefined, undefined, true]);
    expect(comes(t)).toEqual([
      { count: 1, verdict: "nothing" },
      { count: 2, verdict: "exhausted", value: a + 5 },
      { count: 1, verdict: "nothing", value: b + 5 },
    ]);
  });

  test("a TEST says what comes of failing, before a die is rolled and after", () => {
    const scene = (seed: string) =>
      table({ seed, phase: "threat", player: { hand: ["break-away"], dice: { yellow: 0, green: 1 } } }).until("dice");
    const fails = "Damage a random friendly unit.";
    expect(labels(scene("a"))).toEqual(["Roll 1", `Roll 0 (0 successes, failed). ${fails}`]);
    const failed = lucky(
      scene,
      (x) => x.roll(1),
      (x) => (x.events("roll")[0].faces as number[])[0] < 4,
    );
    expect(labels(failed, "end")).toEqual([`Go on (0 successes, failed). ${fails}`]);
    expect(comes(failed)[0]).toEqual({ count: 0, verdict: "failed", next: fails });
    expect(labels(failed, "end", "de")[0]).toMatch(/^Weiter \(0 Erfolge, misslungen\)\. Beschädige /);
    const made = lucky(
      scene,
      (x) => x.roll(1),
      (x) => (x.events("roll")[0].faces as number[])[0] >= 4,
    );
    expect(labels(made, "end")).toEqual(["Go on (1 success, passed). Nothing happens."]);
  });

  test("QR-32 a die that leaves only one way to pay the rest says so", () => {
    const scene = (dice: object) =>
      table({ player: { hand: ["cold-lantern"], dice: { ...NO_DICE, ...dice } } }).deploy("cold-lantern");
    expect(labels(scene({ yellow: 1, green: 2 }))).toEqual([
      "A yellow die, and then 1 green: nothing else is left to pay with",
      "A green die, and then 1 green: nothing else is left to pay with",
    ]);
    expect(labels(scene({ red: 1, yellow: 1, green: 2 }))[0]).toBe("A red die");
  });
});

describe("prompts", () => {
  test("QR-A12 after a reward was taken, only what may still be done is asked about", () => {
    const t = table({
      ...field({
        encounters: [
          encounter("storm", {
            reward: {
              eachPlayer: [{ gain: "vitality", n: 1 }, { may: { draw: 1 } }, { may: { gain: "distance", n: 1 } }],
            },
          }),
        ],
      }),
      encounter: "storm",
    });
    expect(prompt(t)).toMatch(/storm is complete\. Take its reward\? It is offered only now\. Each player: /);
    t.yes();
    expect(prompt(t)).toMatch(/storm: would you like to do this\? Draw 1 card\.$/);
    t.yes();
    expect(prompt(t)).toMatch(/storm: would you like to do this\? Increase the distance by 1\.$/);
  });

  test("QR-88 branches are not numbered twice", () => {
    const t = table({ phase: "explore", exploration: ["still-water"] }).choose({ do: "explore" });
    expect(labels(t)).toEqual(["Your hero gains 1 vitality.", "Decrease the distance by 2."]);
  });
});

describe("a prompt names what can be done now, and nothing else", () => {
  const rope = field({ cards: [gear("rope", { cost: { red: 1 } }), unit("porter", 1, 1, { cost: { yellow: 1 } })] });
  const asks = (hand: readonly string[], dice: object, language?: Language): string =>
    prompt(
      table({ ...rope, phase: "deployment", player: { hand: [...hand], dice: { ...NO_DICE, ...dice } } }),
      language,
    );

  test("in the Deployment phase", () => {
    expect(asks(["rope"], { red: 1 })).toBe("Deployment: deploy cards from your hand or go on to combat.");
    expect(asks(["rope"], { red: 1 }, "de")).toBe("Einsatz: setze Handkarten ein oder geh weiter zum Kampf.");
  });
});
