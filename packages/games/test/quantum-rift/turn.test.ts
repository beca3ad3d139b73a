import { Refusal } from "@rifthall/kernel/text";
import { describe, expect, test } from "vitest";
import { action, encounter, exploration, gear, location, unit, workshop } from "./invented-workshop.js";
import { lastRoll, nextTurn, onward } from "./steps.js";
import { game, lucky, type Player, type Scene, type Table, table } from "./table.js";

const PHASES = ["deployment", "combat", "explore", "threat", "regroup", "end"];
const VOID = (n: number): string[] => Array(n).fill("stone");

describe("the turn", () => {
  const cards = [
    action("idle", { gain: "vitality", n: 1 }),
    gear("bell", { action: { once: "turn", do: { draw: 1 } } }),
    unit("imp", 0, 9, {
      threat: { lose: "threat", n: 1 },
      ongoing: [
        { get: { cant: "action" }, while: { unit: "self", is: "exhausted" } },
        { get: { cant: "response" }, while: { unit: "self", is: "damaged" } },
      ],
    }),
    unit("helper", 0, 9, {
      action: { once: "turn", do: { gain: "vitality", n: 1 } },
      response: { cost: { red: 1 }, when: { value: "hand", is: "= 0" }, do: { gain: "die", colour: "blue" } },
      regroup: { lose: "threat", n: 1 },
    }),
  ];
  const made = workshop({ cards, enemies: { imp: 3 } });
  const set = (phase: string, player: Player = {}, enemies: readonly string[] = ["imp"]): Table =>
    table({ ...made, phase, enemies, player });

  test("QR-44 the phases of a turn are Deployment, Combat, Explore, Threat, Regroup and End, after its start", () => {
    const t = set("end", { hand: ["idle"], units: ["helper"] });
    onward(t, (x) => x.view().phase !== "end");
    const seen: string[] = [];
    const { round } = t.view();
    onward(t, (x) => {
      if (x.view().round === round && seen.at(-1) !== x.view().phase) seen.push(x.view().phase);
      return x.view().round > round;
    });
    expect(seen).toEqual(PHASES);
    const turns = t
      .events()
      .flatMap((e) => (e.do === "turn" || e.do === "draw" || e.do === "trigger" ? [e.word ?? e.do] : []));
    expect(turns).toEqual(["turn", "draw", "threat", "regroup", "turn", "draw"]);
  });

  test.each(PHASES)(
    "QR-45 in the phase %s an Action card may be played from hand; it is paid and then discarded",
    (phase) => {
      const brew = action("brew", { gain: "vitality", n: 1 }, { cost: { yellow: 1 } });
      const dear = workshop({ cards: [...cards, brew], enemies: { imp: 3 } });
      const t = table({ ...dear, phase, enemies: ["imp"], player: { hand: ["brew", "brew", "idle"] } });
      expect(t.view().phase).toBe(phase);
      t.act("brew");
      expect(t.view()).toMatchObject({ phase, round: 1 });
      expect(t.side().hand).toEqual(["brew", "idle"]);
      expect(t.may({ do: "act", card: "brew" })).toBe(false);
      expect(t.side()).toMatchObject({ hero: "smith*6", discard: ["brew"], dice: { red: "1/1", yellow: "0/1" } });
      expect(t.events("act")).toHaveLength(1);
    },
  );

  test.each(PHASES)(
    "QR-45 in the phase %s an ACTION may be used, and a RESPONSE while its condition holds",
    (phase) => {
      const t = set(phase, { units: ["helper"], gear: ["bell"] });
      expect(t.view().phase).toBe(phase);
      t.use("helper");
      expect(t.side().hero).toBe("smith*6");
      t.respond("helper");
      expect(t.side().dice).toMatchObject({ red: "0/1", blue: "2/2" });
      expect(t.side().units).toEqual(["helper"]);
      expect(t.view()).toMatchObject({ phase, round: 1 });
    },
  );

  test.each(PHASES)("QR-45 QR-96 in the phase %s a RESPONSE whose condition does not hold may not be used", (phase) => {
    const t = set(phase, { units: ["helper"], hand: ["idle"] });
    expect(t.may({ do: "use", card: "helper" })).toBe(true);
    expect(t.may({ do: "respond", card: "helper" })).toBe(false);
    expect(t.why({ do: "respond", card: "helper" })).toEqual([{ code: "condition-unmet", rule: "QR-96" }]);
    t.act("idle");
    expect(t.may({ do: "respond", card: "helper" })).toBe(true);
  });

  test("QR-46 what forbids ACTION abilities leaves RESPONSE abilities alone, and the other way round", () => {
    const allowed = (imp: string): boolean[] => {
      const t = set("deployment", { units: ["helper"], hand: [] }, [imp]);
      return t.prompt === "deployment" ? [t.may({ do: "use" }), t.may({ do: "respond" })] : [false, false];
    };
    expect(allowed("imp")).toEqual([true, true]);
    expect(allowed("imp/exhausted")).toEqual([false, true]);
    expect(allowed("imp/damaged")).toEqual([true, false]);
    const t = set("deployment", { units: ["helper"], hand: [] }, ["imp/exhausted"]);
    expect(t.why({ do: "use", card: "helper" })).toEqual([{ code: "forbidden", rule: "QR-46" }]);
  });

  test("QR-46 the Drowned Keeper forbids Folding Mirror's RESPONSE, not Ottoline's ACTION", () => {
    const attack = (keeper: string): Table => {
      const t = table({
        chapter: "andares-2",
        hero: "ottoline-marsh",
        phase: "combat",
        enemies: ["pale-double#1", keeper],
        player: { hero: "ottoline-marsh/exhausted#1", gear: ["folding-mirror"] },
      });
      return onward(t, (x) => x.events("attack").length > 0 || x.view().round > 1);
    };
    const free = attack("drowned-keeper/exhausted");
    expect([
      free.may({ do: "use", card: "ottoline-marsh" }),
      free.may({ do: "respond", card: "folding-mirror" }),
    ]).toEqual([true, true]);
    const bound = attack("drowned-keeper");
    expect([
      bound.may({ do: "use", card: "ottoline-marsh" }),
      bound.may({ do: "respond", card: "folding-mirror" }),
    ]).toEqual([true, false]);
  });
});

describe("DURATION", () => {
  const job = (duration: unknown, more: Readonly<Record<string, unknown>> = {}) =>
    encounter("job", { duration, reward: { gain: "vitality", n: 1 }, ...more });
  const cards = [
    action("dazzle", { exhaust: "each enemy unit" }),
    unit("imp", 0, 1),
    unit("helper", 0, 9, { cost: { red: 1 } }),
    action("brew", { gain: "die", colour: "red" }, { cost: { yellow: 1 } }),
    action("spark", { draw: 1 }, { rift: 3, cost: { red: 6, blue: 6 } }),
  ];
  const scene = (duration: unknown, rest: Readonly<Record<string, unknown>>): Table =>
    table({ ...workshop({ cards, enemies: { imp: 3 }, encounters: [job(duration)] }), encounter: "job", ...rest });
  const expectDone = (t: Table, phase: string): void => {
    expect(t.events("complete").map((e) => e.card)).toEqual(["job"]);
    expect(t.prompt).toBe("reward");
    if (phase !== "start") expect(t.view().phase).toBe(phase);
    t.yes();
    expect(t.side().hero).toMatch(/^smith\*6/);
    expect(t.view()).toMatchObject({ encounter: null, aside: ["job"] });
  };

  test("QR-47 false by an Action in the Deployment phase: the encounter is complete at once, with its REWARD", () => {
    const t = scene(
      { count: "ready enemy units", is: "> 0" },
      { enemies: ["imp", "imp"], player: { hand: ["dazzle"] } },
    );
    expect(t.view().encounter).toBe("job");
    t.act("dazzle");
    expectDone(t, "deployment");
    expect(t.view().enemies).toEqual(["imp/exhausted", "imp/exhausted"]);
  });

  test("QR-47 false by an attack: complete before the next unit attacks", () => {
    const t = lucky(
      (seed) =>
        scene(
          { count: "undamaged enemy units", is: "> 1" },
          { phase: "combat", enemies: ["imp#1", "imp#1"], player: { hero: "smith#1" }, seed },
        ),
      (x) => x.until("melee").attack("smith", "imp"),
      (x) => x.events("damage").length > 0,
    );
    expect(t.events("attack")).toHaveLength(1);
    expectDone(t, "combat");
  });

  test("QR-47 false by engaging: complete at once, before anybody attacks", () => {
    const t = scene({ count: "unengaged enemy units", is: "> 0" }, { phase: "combat", enemies: ["imp"], player: {} });
    t.engage("smith", "imp");
    expect(t.events("attack")).toEqual([]);
    expectDone(t, "combat");
  });

  test("QR-47 false by a deployed card: complete at once, in the Deployment phase", () => {
    const t = scene(
      { count: "friendly units", is: "< 2" },
      { enemies: ["imp"], player: { hand: ["helper", "dazzle"] } },
    );
    t.deploy("helper");
    expectDone(t, "deployment");
  });

  test("QR-47 false by paying dice for a card that does nothing to it: complete at once", () => {
    const t = scene({ value: "dice", is: "> 3" }, { enemies: ["imp"], player: { hand: ["helper", "dazzle"] } });
    t.deploy("helper");
    expectDone(t, "deployment");
  });

  test("QR-47 false by a card that Rifts out of the hand: complete as soon as the attack is over", () => {
    const t = scene(
      { value: "hand", is: "> 0" },
      { phase: "combat", enemies: ["imp/exhausted#1"], player: { hero: "smith#1", hand: ["spark"] } },
    );
    t.until("melee").attack("smith", "imp").rift("spark", 0);
    expectDone(t, "combat");
  });

  test("QR-47 false by the steps at the start of a turn: complete before anything is deployed", () => {
    const ready = scene(
      { count: "exhausted enemy units", is: "> 0" },
      { phase: "end", enemies: ["imp/exhausted"], player: { hand: ["dazzle"] } },
    );
    ready.pass();
    expectDone(ready, "start");
    const drawn = scene(
      { value: "hand", is: "< 2" },
      { phase: "end", enemies: ["imp"], player: { hand: ["dazzle"], deck: ["dazzle"] } },
    );
    drawn.pass();
    expectDone(drawn, "start");
  });

  test("QR-47 while it holds nothing is complete, however much happens", () => {
    const t = scene({ count: "ready enemy units", is: "> 0" }, { enemies: ["imp", "imp"], player: { hand: ["brew"] } });
    t.act("brew");
    nextTurn(nextTurn(t));
    expect(t.events("complete")).toEqual([]);
    expect(t.view().encounter).toBe("job");
  });

  test("QR-A12 the REWARD may be declined; it is offered once, and the encounter leaves play either way", () => {
    const t = scene({ count: "ready enemy units", is: "> 0" }, { enemies: ["imp"], player: { hand: ["dazzle"] } });
    t.act("dazzle");
    expect(
      t
        .options()
        .map((o) => o.do)
        .sort(),
    ).toEqual(["accept", "decline"]);
    t.no();
    expect(t.view()).toMatchObject({ encounter: null, aside: ["job"] });
    expect(t.side().hero).toBe("smith*5");
    const asked: string[] = [];
    const { round } = t.view();
    onward(t, (x) => {
      asked.push(x.prompt);
      return x.view().round > round + 1;
    });
    expect(asked).not.toContain("reward");
    expect(t.side().hero).toBe("smith*5");
  });

  test("QR-A26 for a single player the REWARD for each player is one die and one card at most", () => {
    const t = table({
      encounter: "seek-and-destroy",
      enemies: ["hyvryx-scout"],
      player: { hand: ["feint"], deck: ["deja-vu", "break-away"] },
    });
    t.act("feint").yes();
    expect(t.side().dice.green).toBe("2/2");
    t.yes();
    expect(t.side().hand).toEqual(["deja-vu"]);
    expect(t.prompt).not.toBe("may");
    expect(t.view().encounter).toBe(null);
  });
});

describe("start of turn", () => {
  /** From the End phase of a turn into the next one. */
  const begin = (scene: Scene): Table => onward(table({ ...scene, phase: "end" }), (t) => t.view().phase !== "end");

  test("QR-48 QR-49 a damaged hero is revived for 1 vitality, and is ready when the turn begins", () => {
    const t = begin({ player: { hero: "sabrien-reed*3/damaged" } });
    expect(t.side().hero).toBe("sabrien-reed*2");
    expect(t.events("revive")).toMatchObject([{ card: "sabrien-reed", rule: "QR-48" }]);
    expect(t.events("vitality")).toMatchObject([{ n: -1, left: 2 }]);
  });

  test("QR-48 a ready or exhausted hero loses nothing", () => {
    for (const hero of ["sabrien-reed*3", "sabrien-reed*3/exhausted"]) {
      const t = begin({ player: { hero } });
      expect(t.events("draw")).toHaveLength(1);
      expect(t.side().hero).toBe("sabrien-reed*3");
      expect(t.events("vitality")).toEqual([]);
    }
  });

  test("QR-48 QR-4 at 0 vitality the hero is eliminated and, as the last one, the game lost before any other step", () => {
    const t = begin({
      enemies: ["hyvryx-scout/exhausted"],
      player: { hero: "sabrien-reed*1/damaged" },
    });
    expect(t.over).toBe(true);
    expect(t.outcome).toMatchObject({ winners: [], reason: "defeat" });
    expect(t.events("eliminate")).toHaveLength(1);
    expect([...t.events("ready"), ...t.events("draw")]).toEqual([]);
    expect(t.view().enemies).toEqual(["hyvryx-scout/exhausted"]);
  });

  test("QR-48 each damaged hero pays for itself", () => {
    const t = begin({
      chapter: "andares-2",
      players: [{ hero: "sabrien-reed*4/damaged" }, { hero: "ottoline-marsh*2/damaged" }],
    });
    expect(t.view().players.map((p) => p.hero)).toEqual(["sabrien-reed*3", "ottoline-marsh*1"]);
  });

  test("QR-48 QR-49 the steps come in order: revive, ready, draw", () => {
    const t = begin({
      enemies: ["hyvryx-scout/exhausted"],
      player: { hero: "sabrien-reed*3/damaged" },
    });
    const steps = t
      .events()
      .flatMap((e) => (["revive", "vitality", "ready", "draw"].includes(e.do) ? [`${e.do} ${e.rule}`] : []));
    expect(steps).toEqual(["revive QR-48", "vitality QR-48", "ready QR-49", "ready QR-49", "draw QR-51"]);
  });

  test("QR-48 the vitality is paid before the draw: a hero that both would kill dies of the first", () => {
    const made = workshop({ cards: [action("idle", { draw: 1 })], deck: { stone: 3, idle: 1 } });
    const t = begin({ ...made, player: { hero: "smith*1/damaged", hand: ["idle"], void: VOID(3) } });
    expect(t.events("vitality").map((e) => e.rule)).toEqual(["QR-48"]);
    const lives = begin({ ...made, player: { hero: "smith*3/damaged", hand: ["idle"], void: VOID(3) } });
    expect(lives.events("vitality").map((e) => e.rule)).toEqual(["QR-48", "QR-53"]);
  });

  test("QR-49 all exhausted cards of both sides are ready, gear and skills too; damaged ones stay damaged", () => {
    const t = begin({
      enemies: ["hyvryx-scout/exhausted", "hyvryx-predator/damaged", "hyvryx-scout/exhausted#1", "hyvryx-lurker"],
      player: {
        hero: "sabrien-reed*5/exhausted#1",
        units: ["andares-mender/exhausted", "andares-pathfinder/damaged#1"],
        gear: ["glasscloth-cloak/exhausted"],
        skills: ["deja-vu/exhausted"],
      },
    });
    expect(t.view().enemies).toEqual(["hyvryx-scout", "hyvryx-predator/damaged", "hyvryx-scout#1", "hyvryx-lurker"]);
    expect(t.side()).toMatchObject({
      hero: "sabrien-reed*5#1",
      units: ["andares-mender", "andares-pathfinder/damaged#1"],
      gear: ["glasscloth-cloak>sabrien-reed"],
      skills: ["deja-vu"],
    });
  });

  test("QR-A34 QR-49 a damaged friendly unit stays damaged over turns until it is revived, at no cost of vitality", () => {
    const made = workshop({ cards: [unit("helper", 1, 1), action("salve", { revive: "any damaged friendly unit" })] });
    const t = table({ ...made, player: { units: ["helper/damaged"], hand: ["salve"] } });
    nextTurn(nextTurn(nextTurn(t)));
    expect(t.side()).toMatchObject({ units: ["helper/damaged"], hero: "smith*5" });
    t.act("salve");
    expect(t.side().units).toEqual(["helper/exhausted"]);
    nextTurn(t);
    expect(t.side().units).toEqual(["helper"]);
  });

  test("QR-A24 QR-53 of three cards to draw each that cannot be drawn costs 1 vitality", () => {
    const made = workshop({ cards: [action("study", { draw: 3 })], deck: { study: 1, stone: 4 } });
    const drawn = (player: Player): Table => table({ ...made, player: { hand: ["study"], ...player } }).act("study");
    // The Action itself is in the discard only when it is done.
    expect(drawn({ deck: ["stone"], void: VOID(3) }).side()).toMatchObject({
      hero: "smith*3",
      hand: ["stone"],
      discard: ["study"],
    });
    expect(drawn({ void: VOID(4) }).side()).toMatchObject({ hero: "smith*2", hand: [] });
    expect(drawn({ deck: ["stone"], discard: ["stone"], void: VOID(2) }).side()).toMatchObject({
      hero: "smith*4",
      hand: ["stone", "stone"],
      deck: [],
    });
    expect(drawn({ deck: ["stone", "stone", "stone"], void: VOID(1) }).side()).toMatchObject({
      hero: "smith*5",
      hand: ["stone", "stone", "stone"],
    });
  });

  test("QR-A24 QR-A8 a hero may die of the cards it cannot draw", () => {
    const made = workshop({ cards: [action("study", { draw: 3 })], deck: { study: 1, stone: 4 } });
    const t = table({ ...made, player: { hero: "smith*2", hand: ["study"], void: VOID(4) } }).act("study");
    expect(t.outcome).toMatchObject({ winners: [], reason: "defeat" });
    expect(t.events("vitality")).toHaveLength(2);
  });
});

describe("vitality", () => {
  const cards = [
    action("blow", { damage: "hero" }),
    action("bleed", { lose: "vitality", n: 1 }),
    unit("imp", 9, 9, { ongoing: [{ get: { "attack-roll": 9 }, to: "self" }] }),
  ];
  const made = workshop({ cards, enemies: { imp: 1 } });

  test("QR-A8 at 0 vitality the hero is eliminated at once, outside the start of turn too", () => {
    const t = table({ ...made, player: { hero: "smith*1", hand: ["bleed"] } }).act("bleed");
    expect(t.over).toBe(true);
    expect(t.outcome).toMatchObject({ winners: [], reason: "defeat" });
    const fight = table({ ...made, phase: "combat", enemies: ["imp#1"], player: { hero: "smith*1/damaged#1" } });
    expect(fight.over).toBe(true);
    expect(fight.view().round).toBe(1);
  });

  test("QR-A8 with 1 vitality left it plays on", () => {
    const t = table({ ...made, player: { hero: "smith*2", hand: ["bleed", "blow"] } }).act("bleed");
    expect(t.over).toBe(false);
    expect(t.side().hero).toBe("smith*1");
  });

  test("QR-A9 a damaged hero that is hit loses 1 vitality and stays damaged, so that its revival costs another", () => {
    const t = table({ ...made, player: { hero: "smith*5/damaged", hand: ["blow", "blow"] } });
    t.act("blow");
    expect(t.side().hero).toBe("smith*4/damaged");
    t.act("blow");
    nextTurn(t);
    expect(t.side().hero).toBe("smith*2");
  });

  test("QR-A9 QR-72 likewise by an attack", () => {
    const t = table({
      ...made,
      phase: "combat",
      enemies: ["imp#1"],
      player: { hero: "smith*5/damaged#1", hand: ["bleed"] },
    });
    onward(t, (x) => x.events("hits").length > 0);
    expect(t.side().hero).toBe("smith*4/damaged#1");
    nextTurn(t);
    expect(t.side().hero).toBe("smith*3#1");
  });
});

describe("when Actions may be played", () => {
  const idle = action("idle", { gain: "vitality", n: 1 });
  const imp = unit("imp", 2, 9, { threat: { lose: "threat", n: 1 }, regroup: { lose: "threat", n: 1 } });
  const cards = [
    idle,
    imp,
    unit("helper", 1, 9),
    action("plan", [{ choose: 1, of: [{ draw: 1 }, { gain: "vitality", n: 2 }] }]),
    gear("dowser", {
      action: {
        cost: { red: 1 },
        do: {
          test: "green",
          is: ">= 1",
          then: { may: { gain: "vitality", n: 5 } },
          else: { gain: "die", colour: "blue" },
        },
      },
    }),
    unit("beast", 1, 1, { reveal: { may: { draw: 1 } } }),
  ];
  const made = workshop({
    cards,
    enemies: { imp: 3 },
    allies: { beast: 1 },
    locations: [location("yard", { threat: { test: "green", is: ">= 1", then: { gain: "die", colour: "blue" } } })],
    explorations: [exploration("crate", 1, { choose: 1, of: [{ lose: "distance", n: 1 }, { draw: 1 }] })],
  });
  const canIdle = (t: Table): boolean => t.may({ do: "act", card: "idle" });

  test("QR-A10 before the roll of an attack, after it and before comparing, and between attacks", () => {
    const t = table({
      ...made,
      phase: "combat",
      enemies: ["imp#1"],
      player: { hero: "smith#1", units: ["helper#1"], hand: ["idle", "idle"] },
    });
    const done = (): number[] => ["attack", "roll", "hits", "exhaust"].map((e) => t.events(e).length);
    t.until("melee").attack("smith", "imp");
    expect([done(), canIdle(t)]).toEqual([[1, 0, 0, 0], true]);
    onward(t, (x) => x.events("roll").length > 0);
    expect([done(), canIdle(t)]).toEqual([[1, 1, 0, 0], true]);
    t.act("idle");
    expect(t.side().hero).toBe("smith*6#1");
    expect(done()).toEqual([1, 1, 0, 0]);
    onward(t, (x) => x.events("hits").length > 0);
    expect([done(), canIdle(t)]).toEqual([[1, 1, 1, 1], true]);
    t.attack("helper", "imp");
    expect(t.events("attack").map((e) => e.card)).toEqual(["smith", "helper"]);
  });

  test("QR-A10 likewise around an attack of an enemy", () => {
    const t = table({
      ...made,
      phase: "combat",
      enemies: ["imp#1"],
      player: { hero: "smith/exhausted#1", hand: ["idle"] },
    });
    const done = (): number[] => ["attack", "roll", "hits"].map((e) => t.events(e).length);
    const open = new Set<string>();
    onward(t, (x) => {
      if (canIdle(x)) open.add(done().join());
      return x.view().phase !== "combat";
    });
    expect([...open]).toEqual(["0,0,0", "1,0,0", "1,1,0", "1,1,1"]);
  });

  test.each(["threat", "regroup"])("QR-A10 before, between and after the %s effects", (word) => {
    const t = table({ ...made, phase: word, enemies: ["imp", "imp"], player: { hand: ["idle"] } });
    const open = new Set<number>();
    onward(t, (x) => {
      if (canIdle(x)) open.add(x.events("trigger").length);
      return x.view().phase !== word;
    });
    expect([...open]).toEqual([0, 1, 2]);
  });

  test("QR-A10 QR-45 between the exploration card and the EXPLORE effects", () => {
    const guided = workshop({ cards: [idle, unit("guide", 1, 1, { explore: { gain: "die", colour: "blue" } })] });
    const t = table({
      ...guided,
      phase: "explore",
      distance: 3,
      exploration: ["shavings"],
      player: { units: ["guide"], hand: ["idle"] },
    });
    t.choose({ do: "explore" });
    expect(t.view()).toMatchObject({ distance: 2, phase: "explore" });
    expect(t.events("trigger")).toEqual([]);
    expect(canIdle(t)).toBe(true);
    t.act("idle");
    onward(t, (x) => x.events("trigger").length > 0);
    expect(t.side()).toMatchObject({ hero: "smith*6", dice: { blue: "2/2" } });
  });

  test("QR-A10 never inside another effect: not at the dice of a test, nor at their Rift, nor at a choice in it", () => {
    const t = table({
      ...made,
      location: "yard",
      phase: "threat",
      player: { hand: ["idle", "plan"], gear: ["dowser"] },
    });
    onward(t, (x) => x.prompt === "dice");
    expect([canIdle(t), t.may({ do: "use" })]).toEqual([false, false]);
    expect(t.why({ do: "act", card: "idle" })).toMatchObject([{ code: "inside-effect" }]);
    t.roll(1);
    expect(t.prompt).toBe("rift");
    expect([canIdle(t), t.may({ do: "use" })]).toEqual([false, false]);
    const plan = table({ ...made, player: { hand: ["idle", "plan"], gear: ["dowser"] } }).act("plan");
    expect(plan.prompt).toBe("choose");
    expect([canIdle(plan), plan.may({ do: "use" })]).toEqual([false, false]);
  });

  test("QR-A10 nor inside an exploration, an ACTION or a REVEAL", () => {
    const crate = table({ ...made, phase: "explore", distance: 3, exploration: ["crate"], player: { hand: ["idle"] } });
    crate.choose({ do: "explore" });
    expect([crate.prompt, canIdle(crate)]).toEqual(["choose", false]);
    const dowser = table({ ...made, player: { hand: ["idle"], gear: ["dowser"] } }).use("dowser");
    expect([dowser.prompt, canIdle(dowser)]).toEqual(["dice", false]);
    dowser.roll(0);
    expect([dowser.side().dice.blue, canIdle(dowser)]).toEqual(["2/2", true]);
    const whistle = workshop({
      cards: [...cards, action("whistle", { deploy: "beast" })],
      enemies: { imp: 1 },
      allies: { beast: 1 },
    });
    const reveal = table({ ...whistle, player: { hand: ["idle", "whistle"] } }).act("whistle");
    expect([reveal.prompt, canIdle(reveal)]).toEqual(["may", false]);
  });

  test("QR-A10 an attack ordered by an effect is inside it: no window before or after its roll", () => {
    const t = table({
      phase: "combat",
      enemies: ["hyvryx-matriarch/exhausted#1"],
      player: { hero: "sabrien-reed/exhausted#1", hand: ["second-wind", "go-to-ground"], gear: ["glasscloth-cloak"] },
    });
    onward(t, (x) => x.may({ do: "act", card: "second-wind" }));
    t.act("second-wind").choose({ do: "pay", colour: "yellow" });
    expect(t.events("roll")).toHaveLength(1);
    expect(t.prompt).toBe("rift");
    expect(t.options().every((o) => o.do === "rift" || o.do === "end")).toBe(true);
    expect(lastRoll(t)).toHaveLength(2);
  });
});

describe("effects that only last a while", () => {
  const bonus = { get: { defence: 3 }, to: "hero", until: "turn" };
  const cards = [
    action("maybe", { may: bonus }),
    action("rather", { do: bonus, otherwise: { gain: "vitality", n: 1 } }),
    action("idle", { draw: 1 }),
  ];

  test("QR-88 QR-1 Go to Ground lets the player choose, also while there is threat to remove", () => {
    const t = table({
      encounter: "seek-and-destroy",
      threat: 3,
      enemies: ["hyvryx-scout"],
      player: { hand: ["go-to-ground"] },
    });
    t.act("go-to-ground").branch(1);
    expect(t.view().threat).toBe(3);
    expect(t.events("get")).toMatchObject([{ card: "sabrien-reed", stat: "defence", n: 2 }]);
  });

  test("QR-1 QR-90 a bonus that a card says may be had can be had", () => {
    const t = table({ ...workshop({ cards }), player: { hand: ["maybe", "idle"] } });
    t.act("maybe").yes();
    expect(t.events("get")).toMatchObject([{ card: "smith", stat: "defence", n: 3 }]);
  });

  test("QR-1 a bonus is something: what stands there instead of nothing does not happen", () => {
    const t = table({ ...workshop({ cards }), player: { hand: ["rather", "idle"] } });
    t.act("rather");
    expect(t.events("get")).toHaveLength(1);
    expect(t.side().hero).toBe("smith*5");
  });
});

describe("limits of abilities", () => {
  const paid = unit("healer", 1, 1, { action: { cost: { any: 1 }, do: { gain: "vitality", n: 1 } } });

  test("QR-A32 an ACTION with a cost alone is usable as often as it is paid", () => {
    const t = table({ ...workshop({ cards: [paid] }), player: { units: ["healer"] } });
    for (const colour of ["red", "yellow", "green"]) t.use("healer").choose({ do: "pay", colour });
    expect(t.side()).toMatchObject({ hero: "smith*8", dice: { red: "0/1", yellow: "0/1", green: "0/1", blue: "1/1" } });
    t.use("healer");
    expect(t.side().hero).toBe("smith*9");
    expect(t.view().phase === "deployment" && t.may({ do: "use", card: "healer" })).toBe(false);
  });

  test("QR-A32 an ACTION once a turn is used up until the next turn", () => {
    const once = unit("healer", 1, 1, { action: { once: "turn", do: { gain: "vitality", n: 1 } } });
    const t = table({
      ...workshop({ cards: [once, action("idle", { draw: 1 })] }),
      player: { units: ["healer"], hand: ["idle"] },
    });
    t.use("healer");
    expect(t.may({ do: "use", card: "healer" })).toBe(false);
    expect(t.why({ do: "use", card: "healer" })).toEqual([{ code: "used-up", rule: "QR-A32" }]);
    nextTurn(t);
    expect(t.may({ do: "use", card: "healer" })).toBe(true);
  });

  test.each(["action", "response"])("QR-A32 a card whose %s has neither cost, exhaust nor once is refused", (key) => {
    const free = {
      do: { gain: "vitality", n: 1 },
      ...(key === "response" ? { when: { value: "hand", is: "= 0" } } : {}),
    };
    const content = (ability: unknown) => () =>
      game.content(workshop({ cards: [unit("healer", 1, 1, { [key]: ability })] }).packs ?? []);
    expect(content(free)).toThrow(Refusal);
    expect(content({ ...free, cost: { red: 0 } })).toThrow("QR-A32");
    for (const limit of [{ cost: { red: 1 } }, { exhaust: true }, { once: "turn" }, { once: "game" }])
      expect(content({ ...free, ...limit })).not.toThrow();
  });

  test("QR-A32 every ACTION and RESPONSE of the built-in cards names its cost or limit", () => {
    const abilities = game
      .cards(game.content([]), "en")
      .flatMap(({ text }) => text.match(/(ACTION|RESPONSE) \([^)]*\)/g) ?? []);
    expect(abilities.length).toBeGreaterThan(8);
    for (const text of abilities)
      expect(text).toMatch(/\((\d (red|yellow|green|blue|any)|exhaust this card|once a (turn|game))/);
  });
});
