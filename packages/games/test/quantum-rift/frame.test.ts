import type { Seat } from "@rifthall/kernel/ids";
import { Refusal } from "@rifthall/kernel/text";
import { checkPackValue } from "@rifthall/packs";
import { describe, expect, test } from "vitest";
import { action, encounter, exploration, gear, location, unit, workshop } from "./invented-workshop.js";
import { nextTurn, onward } from "./steps.js";
import { begun, game, lucky, pack, type Table, table } from "./table.js";

const texts = game.cards(game.content([]), "en");
const headOf = (text: string): string => text.split(". ")[0];
const isStory = (text: string): boolean => /^(Location|Encounter|Exploration)\b/.test(text);
const refused = (make: () => unknown): string => {
  try {
    make();
  } catch (e) {
    if (e instanceof Refusal) return e.code;
    throw e;
  }
  return "accepted";
};

describe("the frame", () => {
  test("QR-1 QR-64 Second Wind lets the hero attack twice in one combat, though a unit attacks once", () => {
    const t = table({
      phase: "combat",
      enemies: ["hyvryx-matriarch#1"],
      player: { hero: "sabrien-reed#1", hand: ["second-wind"], dice: { red: "1/1", yellow: "0/2", green: "1/1" } },
    });
    t.until("melee").attack("sabrien-reed", "hyvryx-matriarch").pass().end();
    expect(t.side().hero).toBe("sabrien-reed*5/exhausted#1");
    expect(t.may({ do: "attack" })).toBe(false);
    t.act("second-wind");
    expect(t.events("attack").filter((e) => e.card === "sabrien-reed")).toHaveLength(2);
  });

  test("QR-1 QR-32 Sabrien's text makes Feint, printed with two yellow symbols, cost one", () => {
    const t = table({
      enemies: ["hyvryx-scout", "hyvryx-scout"],
      player: { hand: ["feint"], dice: { yellow: "1/2" } },
    });
    t.act("feint").target("hyvryx-scout");
    expect(t.side()).toMatchObject({ discard: ["feint"], dice: { red: "1/1", yellow: "0/2", green: "1/1" } });
  });

  test("QR-2 chapter 1 is for one player with one hero", () => {
    expect(refused(() => begun({ chapter: "andares-1", mode: "pair" }))).toBe("bad-options");
    expect(refused(() => table({ chapter: "andares-1", players: [{}, {}] }))).toBe("bad-options");
    expect(begun().view().players).toHaveLength(1);
    expect(begun().asked).toEqual([0]);
  });

  test("QR-2 two players have a deck, a hand, dice, a discard and a void each", () => {
    const t = table({
      chapter: "andares-2",
      distance: 3,
      players: [
        { hand: ["go-to-ground"], deck: ["feint"], discard: ["break-away"], void: ["deja-vu"] },
        { hand: ["dead-reckoning"], deck: ["undertow"], discard: ["slack-water"], void: ["tide-clock"] },
      ],
    });
    const other = t.side(0);
    t.act("dead-reckoning", 1);
    expect(t.side(1)).toMatchObject({
      hero: "ottoline-marsh*5",
      hand: ["undertow"],
      dice: { green: "1/2", blue: "1/2" },
      discard: ["slack-water", "dead-reckoning"],
      void: ["tide-clock"],
    });
    expect(t.side(1).deck).toHaveLength(9);
    expect(t.side(0)).toEqual(other);
    expect(other.deck).toHaveLength(10);
    expect(other.deck[0]).toBe("feint");
  });

  const finale = { chapter: "andares-1", location: "glass-pit", encounter: "what-the-mud-holds" };
  const fought = (scene: Readonly<Record<string, unknown>>): Table =>
    lucky(
      (seed) =>
        table({
          ...scene,
          phase: "combat",
          enemies: ["hyvryx-scout/damaged#1"],
          player: {
            hero: "sabrien-reed#1",
            gear: ["the-shy-sword"],
            dice: { red: "0/1", yellow: "0/2", green: "0/1" },
          },
          seed,
        }),
      (t) => t.until("melee").attack("sabrien-reed", "hyvryx-scout").pass().end(),
      (t) => t.events("destroy").length === 1,
    );

  test("QR-3 completing the last encounter, at the third location, wins", () => {
    const t = fought(finale);
    expect(t.view().enemyVoid).toEqual(["hyvryx-scout"]);
    expect(t.over).toBe(true);
    expect(t.outcome).toMatchObject({ winners: [0], reason: "victory" });
  });

  test("QR-3 completing another encounter does not win", () => {
    // Its last ready enemy is gone already, so it is complete as soon as anything happens.
    const t = fought({ location: "temple-ruins", encounter: "seek-and-destroy" });
    expect(t.over).toBe(false);
    expect(t.view()).toMatchObject({ location: "temple-ruins", enemies: [], encounter: null });
    expect(t.view().aside).toContain("seek-and-destroy");
  });

  test("QR-3 being at the third location does not win, nor does an enemy left in the last encounter", () => {
    const t = lucky(
      (seed) =>
        table({
          ...finale,
          phase: "combat",
          enemies: ["hyvryx-scout/damaged#1", "hyvryx-scout/damaged"],
          player: {
            hero: "sabrien-reed#1",
            gear: ["the-shy-sword"],
            dice: { red: "0/1", yellow: "0/2", green: "0/1" },
          },
          seed,
        }),
      (x) => x.until("melee").attack("sabrien-reed", "hyvryx-scout").pass().end(),
      (x) => x.events("destroy").length === 1,
    );
    expect(t.over).toBe(false);
    expect(t.view()).toMatchObject({ encounter: "what-the-mud-holds", enemies: ["hyvryx-scout/damaged"] });
  });

  test("QR-4 with its only hero gone the game is lost, whatever units are left", () => {
    const t = table({
      phase: "start",
      player: { hero: "sabrien-reed*1/damaged", units: ["andares-pathfinder", "andares-mender"] },
    });
    expect(t.over).toBe(true);
    expect(t.outcome).toMatchObject({ winners: [], reason: "defeat" });
  });

  test("QR-4 while one of two heroes lives the game goes on; with the second gone it is lost for both", () => {
    const scene = { chapter: "andares-2", phase: "start" };
    const one = table({ ...scene, players: [{ hero: "sabrien-reed*1/damaged" }, {}] });
    expect(one.over).toBe(false);
    expect(one.side(0).hero).toBe(null);
    expect(one.side(1).hero).toBe("ottoline-marsh*5");
    const none = table({
      ...scene,
      players: [{ hero: "sabrien-reed*1/damaged" }, { hero: "ottoline-marsh*1/damaged" }],
    });
    expect(none.outcome).toMatchObject({ winners: [], reason: "defeat" });
  });

  test("QR-5 QR-7 playable cards have a Rift Number, heroes and story cards have none, story cards have no symbols", () => {
    expect(texts.length).toBeGreaterThan(50);
    for (const { id, text } of texts) {
      const hero = text.startsWith("Hero");
      expect([id, /\bRift [1-9]\b/.test(headOf(text))]).toEqual([id, !hero && !isStory(text)]);
      if (isStory(text)) expect([id, /\bcost\b/.test(headOf(text))]).toEqual([id, false]);
    }
    expect(texts.filter((c) => isStory(c.text))).toHaveLength(28);
  });

  test("QR-5 every card of a hero's deck has quanta symbols", () => {
    for (const hero of ["sabrien-reed", "ottoline-marsh"]) {
      const { deck } = begun({ hero }).side();
      expect(deck).toHaveLength(13);
      for (const card of deck)
        expect(headOf(texts.find((c) => c.id === card)?.text ?? "")).toMatch(/^(Gear|Skill|Action): \w+, cost \d/);
    }
  });

  test.each(["rift", "cost"])("QR-5 a location with %s is no card", (key) => {
    const wrong = key === "rift" ? 2 : { red: 1 };
    const place = { ...location("attic"), [key]: wrong };
    const made = { pack: "mine", game: "quantum-rift", version: 1, locations: [place] };
    expect(
      checkPackValue(made)
        .problems.map((p) => p.message)
        .join(),
    ).toContain(key);
    expect(checkPackValue({ ...made, locations: [location("attic")] }).problems).toEqual([]);
  });

  test.each([
    ["location", "temple-ruins"],
    ["encounter", "seek-and-destroy"],
    ["exploration", "still-water"],
  ])("QR-6 a deck cannot hold %s %s, nor can it be deployed by an effect", (_type, id) => {
    expect(refused(() => game.content(workshop({ deck: { stone: 3, [id]: 1 } }).packs ?? []))).toBe("bad-pack");
    expect(
      refused(() => game.content(workshop({ cards: [action("bring", { deploy: id }, { cost: {} })] }).packs ?? [])),
    ).toBe("bad-pack");
  });

  test.each([
    ["hand", "forest-road"],
    ["hand", "the-cordon"],
    ["hand", "still-water"],
    ["deck", "forest-road"],
    ["deck", "still-water"],
    ["discard", "still-water"],
    ["void", "the-cordon"],
  ])("QR-6 a story card cannot be put into a player's %s: %s", (zone, card) => {
    expect(() => table({ player: { [zone]: [card] } })).toThrow(card);
  });

  test("QR-6 an exploration that is resolved never comes to hand, deck or discard of a player", () => {
    const t = table({ phase: "explore", exploration: ["abandoned-wreckage"], player: { discard: ["feint"] } });
    t.choose({ do: "explore" });
    t.branch(1);
    expect(t.side()).toMatchObject({ hand: ["feint"], discard: [] });
    expect(t.view().explored).toEqual(["abandoned-wreckage"]);
  });

  describe("the hero", () => {
    const cards = [
      action("doom", { destroy: "hero" }),
      action("banish", { discard: "hero" }),
      action("sweep", { discard: "each friendly unit" }),
      unit("helper", 1, 1),
    ];
    const made = workshop({ cards });

    test("QR-7 QR-80 a destroyed hero stays in play and loses 1 vitality", () => {
      const t = table({ ...made, player: { hand: ["doom"], units: ["helper"] } });
      t.act("doom");
      expect(t.side()).toMatchObject({ hero: "smith*4", units: ["helper"], void: [] });
    });

    test("QR-7 an effect that discards the hero does not take it out of play", () => {
      const t = table({ ...made, player: { hand: ["banish"] } });
      t.act("banish");
      expect(t.side().discard).toEqual(["banish"]);
      expect(t.side().hero).toMatch(/^smith\*/);
    });

    test("QR-7 an effect that discards every friendly unit leaves the hero in play", () => {
      const t = table({ ...made, player: { hand: ["sweep"], units: ["helper"] } });
      t.act("sweep");
      expect(t.side().units).toEqual([]);
      expect(t.side().discard.slice().sort()).toEqual(["helper", "sweep"]);
      expect(t.side().hero).toMatch(/^smith\*/);
    });
  });

  test("QR-8 friendly are the cards of both players, enemy all others; opposing is the other side", () => {
    const cards = [
      action("rally", { exhaust: "each friendly unit" }),
      action("scare", { exhaust: "each opposing unit" }),
      action("blind", { exhaust: "each enemy unit" }),
      unit("helper", 1, 1),
      unit("imp", 1, 1, { threat: { exhaust: "each opposing unit" } }),
    ];
    const made = workshop({ cards, enemies: { imp: 2 } });
    const set = (phase: string): Table =>
      table({
        ...made,
        phase,
        enemies: ["imp"],
        players: [{ hand: ["rally", "scare", "blind"], units: ["helper"] }, { units: ["helper"] }],
      });
    const states = (t: Table): unknown => [t.view().players.map((p) => [p.hero, ...p.units]), t.view().enemies];
    const ready = [
      ["smith*5", "helper"],
      ["tinker*5", "helper"],
    ];
    const spent = [
      ["smith*5/exhausted", "helper/exhausted"],
      ["tinker*5/exhausted", "helper/exhausted"],
    ];
    expect(states(set("deployment").act("rally", 0))).toEqual([spent, ["imp"]]);
    expect(states(set("deployment").act("scare", 0))).toEqual([ready, ["imp/exhausted"]]);
    expect(states(set("deployment").act("blind", 0))).toEqual([ready, ["imp/exhausted"]]);
    const t = set("threat").until("regroup");
    expect(states(t)).toEqual([spent, ["imp"]]);
  });
});

describe("zones", () => {
  test("QR-9 decks are face down to everybody, but their sizes are known", () => {
    const t = begun({ chapter: "andares-2", mode: "pair" });
    t.end(0).end(1);
    for (const seat of [0, 1]) {
      const seen = t.view(seat);
      expect(seen.players.map((p) => p.deck)).toEqual([Array(7).fill("?"), Array(7).fill("?")]);
      expect(seen.exploration).toEqual(Array(8).fill("?"));
    }
    expect(t.view().exploration).not.toContain("?");
  });

  test("QR-9 QR-52 cards everybody has seen are unknown again once they are shuffled into the deck", () => {
    const { deck } = begun().side();
    const t = table({
      phase: "start",
      player: { discard: deck.slice(0, 5), void: deck.slice(5) },
    });
    expect(t.side().hand).toHaveLength(1);
    expect(t.view(0).players[0].deck).toEqual(Array(4).fill("?"));
    expect(t.view(0).players[0].hand).toEqual(t.side().hand);
  });

  test("QR-9 QR-87 explorations everybody has seen are unknown again once they are shuffled", () => {
    const known = ["abandoned-wreckage", "barefoot-prints", "hanging-stair", "smoke-without-fire"];
    const rest = ["the-empty-grave", "glass-lined-nest", "still-water", "bell-under-roots"];
    const t = table({ phase: "explore", explored: [...known, ...rest] });
    expect(t.view().exploration).toEqual([]);
    t.choose({ do: "explore" }).until("threat");
    expect(t.view(0).exploration).toEqual(Array(7).fill("?"));
    expect(t.view(0).explored).toHaveLength(1);
  });

  test("QR-9 the order of a deck matters: the named top is drawn first", () => {
    const t = table({ phase: "start", player: { deck: ["feint", "break-away"] } });
    expect(t.side().hand).toEqual(["feint"]);
    expect(t.side().deck[0]).toBe("break-away");
  });

  test("QR-10 the Location Stack is in the chapter's order whatever the seed, and face down", () => {
    for (let i = 0; i < 12; i++) {
      const t = begun({}, `stack ${i}`);
      expect(t.view().stack).toEqual(["temple-ruins", "forest-road", "glass-pit"]);
      t.end();
      expect(t.view().stack).toEqual(["forest-road", "glass-pit"]);
      expect(t.view(0).stack).toEqual(["?", "?"]);
      t.until("regroup");
      expect(t.view().stack).toEqual(["forest-road", "glass-pit"]);
    }
  });

  test("QR-11 all discards start empty", () => {
    const t = begun({ chapter: "andares-2", mode: "pair" });
    expect(t.view()).toMatchObject({ enemyDiscard: [], explored: [], enemyVoid: [] });
    expect(t.view().players.map((p) => [p.discard, p.void])).toEqual([
      [[], []],
      [[], []],
    ]);
  });

  test("QR-11 discards are face up to every player, in the order in which cards came", () => {
    const t = table({
      chapter: "andares-2",
      options: { openHands: false },
      explored: ["the-watch-book", "the-dry-room"],
      enemyDiscard: ["pale-double", "mirror-fencer"],
      players: [{ discard: ["feint", "deja-vu", "break-away"] }, { discard: ["undertow", "slack-water"] }],
    });
    for (const seat of [0, 1]) {
      const seen = t.view(seat);
      expect(seen.players.map((p) => p.discard)).toEqual([
        ["feint", "deja-vu", "break-away"],
        ["undertow", "slack-water"],
      ]);
      expect(seen).toMatchObject({
        explored: ["the-watch-book", "the-dry-room"],
        enemyDiscard: ["pale-double", "mirror-fencer"],
      });
    }
  });

  test("QR-11 the top of a discard is the card that came last", () => {
    const t = table({
      phase: "deployment",
      exploration: ["abandoned-wreckage"],
      player: { hand: ["go-to-ground", "feint"], discard: ["deja-vu"], dice: { yellow: "2/2", green: "1/1" } },
    });
    t.act("feint").act("go-to-ground").branch(1);
    expect(t.side().discard).toEqual(["deja-vu", "feint", "go-to-ground"]);
    t.until("explore").choose({ do: "explore" });
    t.branch(1);
    expect(t.side()).toMatchObject({ hand: ["go-to-ground"], discard: ["deja-vu", "feint"] });
  });

  test("QR-12 QR-52 a voided card never comes back: a new deck is made of the discard alone", () => {
    const { deck } = begun().side();
    const others = deck.filter((c) => c !== "feint" && c !== "break-away");
    const t = table({ phase: "start", player: { discard: ["feint", "break-away"], void: others } });
    expect([...t.side().hand, ...t.side().deck].sort()).toEqual(["break-away", "feint"]);
    expect(t.side().void).toEqual(others);
    nextTurn(nextTurn(t));
    expect(t.side().void).toEqual(others);
  });

  test("QR-12 QR-13 what lies in the Enemy Void is not spawned again", () => {
    const t = table({
      phase: "threat",
      encounter: "seek-and-destroy",
      threat: 5,
      enemies: ["hyvryx-scout"],
      enemyVoid: ["hyvryx-predator", "hyvryx-predator", "hyvryx-predator"],
      player: { dice: { green: "0/1" } },
    }).until("regroup");
    expect(t.view()).toMatchObject({ enemies: ["hyvryx-scout"], threat: 1 });
    expect(t.view().enemyVoid).toHaveLength(3);
  });

  test("QR-13 a card is searched in its pool by name, wherever it lies there", () => {
    for (let i = 0; i < 12; i++) {
      const t = table({
        phase: "threat",
        encounter: "seek-and-destroy",
        threat: 4,
        enemies: ["hyvryx-scout"],
        player: { dice: { green: "0/1" } },
        seed: `pool ${i}`,
      }).until("regroup");
      expect(t.view()).toMatchObject({
        enemies: ["hyvryx-scout", "hyvryx-predator"],
        pool: { "hyvryx-scout": 4, "hyvryx-predator": 2, "hyvryx-lurker": 2, "hyvryx-matriarch": 1 },
        allies: { "andares-pathfinder": 1, "andares-mender": 1 },
        encounters: ["the-cordon", "what-the-mud-holds"],
      });
    }
  });

  test("QR-13 the Encounter Pool and the Adventure Pool too", () => {
    const t = table({ phase: "explore", distance: 0, exploration: ["still-water"] });
    onward(t.choose({ do: "explore" }), (x) => x.view().encounter !== null);
    expect(t.view()).toMatchObject({
      location: "forest-road",
      encounter: "the-cordon",
      encounters: ["seek-and-destroy", "what-the-mud-holds"],
      allies: { "andares-mender": 1 },
    });
    expect(t.side().units.map((u) => u.split("#")[0])).toEqual(["andares-pathfinder"]);
  });

  test("QR-14 only cards of the hand can be played, not those of discard, deck or void", () => {
    const t = table({
      enemies: ["hyvryx-scout"],
      player: {
        hand: ["glasscloth-cloak"],
        discard: ["feint", "the-shy-sword"],
        deck: ["go-to-ground", "cold-lantern"],
        void: ["deja-vu"],
      },
    });
    expect(t.options("deploy").map((o) => o.card)).toEqual(["glasscloth-cloak"]);
    expect(t.options("act")).toEqual([]);
    for (const card of ["the-shy-sword", "cold-lantern", "deja-vu"])
      expect(t.why({ do: "deploy", card })).toEqual([{ code: "not-in-hand", rule: "QR-54" }]);
    for (const card of ["feint", "go-to-ground"])
      expect(t.why({ do: "act", card })).toEqual([{ code: "not-in-hand", rule: "QR-45" }]);
  });

  describe("cards outside play", () => {
    const charm = gear("charm", { ongoing: [{ get: { "green-roll": 9 } }] });
    const imp = unit("imp", 1, 1, { threat: { gain: "vitality", n: 1 }, ongoing: [{ get: { cant: "action" } }] });
    const helper = unit("helper", 1, 1, {
      action: { cost: { red: 1 }, do: { gain: "vitality", n: 1 } },
      regroup: { gain: "die", colour: "blue" },
    });
    const made = workshop({
      cards: [charm, imp, helper],
      enemies: { imp: 3 },
      locations: [location("yard", { threat: { test: "green", is: ">= 1", then: { gain: "vitality", n: 1 } } })],
    });
    const rolled = (player: Readonly<Record<string, unknown>>): number => {
      const t = table({ ...made, location: "yard", phase: "threat", player });
      t.roll(1);
      return (t.events("roll")[0].dice as readonly number[])[0];
    };

    test("QR-15 a gear adds to a roll in play, not in hand, discard, deck or void", () => {
      expect(rolled({ gear: ["charm"] })).toBeGreaterThan(9);
      for (const zone of ["hand", "discard", "deck", "void"]) expect(rolled({ [zone]: ["charm"] })).toBeLessThan(7);
    });

    test("QR-15 units outside play trigger nothing, forbid nothing and offer nothing", () => {
      const t = table({
        ...made,
        enemyVoid: ["imp"],
        enemyDiscard: ["imp"],
        player: { hand: ["helper"], discard: ["helper"] },
      });
      expect(t.may({ do: "use" })).toBe(false);
      nextTurn(t);
      expect(t.side()).toMatchObject({ hero: "smith*5", dice: { blue: "1/1" } });
      const there = table({ ...made, enemies: ["imp"], player: { units: ["helper"] } });
      expect(there.may({ do: "use", card: "helper" })).toBe(false);
      nextTurn(there);
      expect(there.side()).toMatchObject({ hero: "smith*6", dice: { blue: "2/2" } });
      const alone = table({ ...made, player: { units: ["helper"] } });
      expect(alone.may({ do: "use", card: "helper" })).toBe(true);
    });

    test("QR-15 an encounter that waits has no effects yet", () => {
      const raid = encounter("raid", { threat: { lose: "vitality", n: 1 }, ongoing: [{ get: { cant: "action" } }] });
      const siege = encounter("siege");
      const other = workshop({ cards: [imp, helper], enemies: { imp: 1 }, encounters: [siege, raid] });
      const t = table({ ...other, encounter: "siege", waiting: ["raid"], enemies: ["imp"] });
      nextTurn(t);
      expect(t.view().waiting).toEqual(["raid"]);
      expect(t.side().hero).toBe("smith*6");
    });
  });

  test("QR-16 engaged units are in play like the others, and those only are in combat", () => {
    const made = workshop({
      cards: [
        action("dazzle", { exhaust: "each enemy unit" }),
        action("trip", { exhaust: "each engaged enemy unit" }),
        action("smite", { destroy: "each engaged enemy unit" }),
        unit("imp", 1, 1),
      ],
      enemies: { imp: 2 },
    });
    const set = (): Table =>
      table({
        ...made,
        enemies: ["imp#1", "imp"],
        player: { hero: "smith#1", hand: ["dazzle", "trip", "smite"] },
      });
    expect(set().act("dazzle").view().enemies).toEqual(["imp/exhausted#1", "imp/exhausted"]);
    expect(set().act("trip").view().enemies).toEqual(["imp/exhausted#1", "imp"]);
    const t = set().act("smite");
    expect(t.view()).toMatchObject({ enemies: ["imp"], enemyVoid: ["imp"] });
    expect(t.side().hero).toBe("smith*5");
  });

  test("QR-17 QR-97 a second encounter waits; there is one active at a time, and one location", () => {
    const made = workshop({
      cards: [action("alarm", { encounter: "raid" }), action("leave", { travel: "yard" }), unit("imp", 1, 1)],
      enemies: { imp: 2 },
      encounters: [encounter("siege"), encounter("raid")],
      locations: [location("yard", { distance: 4 })],
    });
    const t = table({ ...made, encounter: "siege", enemies: ["imp"], player: { hand: ["alarm", "leave"] } });
    t.act("alarm");
    expect(t.view()).toMatchObject({ encounter: "siege", waiting: ["raid"], aside: [] });
    t.act("leave");
    expect(t.view()).toMatchObject({ location: "yard", distance: 4, aside: ["bench"], stack: [], encounter: "siege" });
  });

  test("QR-17 a match always has a location, from the end of set-up to its end", () => {
    const t = begun({}, "walk").end();
    const seen = new Set<string | null>();
    for (let i = 0; i < 150 && !t.over; i++) {
      seen.add(t.view().location);
      const list = t.options();
      const at = list.findIndex((o) => ["explore", "attack", "engage", "accept"].includes(o.do));
      t.match.choose(0 as Seat, at < 0 ? list.length - 1 : at);
      expect(game.faults(t.match.state)).toEqual([]);
    }
    expect([...seen]).toContain("temple-ruins");
    expect([...seen]).not.toContain(null);
  });

  test("QR-18 an exploration is resolved at once and then discarded, before the EXPLORE effects", () => {
    const made = workshop({
      cards: [unit("guide", 1, 1, { explore: { may: { gain: "vitality", n: 1 } } }), action("idle", { draw: 1 })],
      explorations: [exploration("crate", 1, { choose: 1, of: [{ lose: "distance", n: 1 }, { draw: 1 }] })],
    });
    const t = table({
      ...made,
      phase: "explore",
      distance: 3,
      exploration: ["crate"],
      player: { units: ["guide"] },
    });
    t.choose({ do: "explore" });
    expect(t.prompt).toBe("choose");
    expect(t.view()).toMatchObject({ exploration: ["shavings"], explored: [], enemies: [], aside: [] });
    expect(t.side()).toMatchObject({ units: ["guide"], gear: [], skills: [] });
    t.branch(0);
    expect(t.prompt).toBe("may");
    expect(t.view()).toMatchObject({ distance: 2, exploration: ["shavings"], explored: ["crate"] });
  });
});

describe("rulings about the table", () => {
  test("QR-A16 there is no limit to the hand: the ninth card is drawn and kept", () => {
    const hand = [
      "break-away",
      "deja-vu",
      "feint",
      "field-dressing",
      "follow-through",
      "go-to-ground",
      "read-the-dust",
    ];
    const t = table({ phase: "start", player: { hand: [...hand, "second-wind"], deck: ["cold-lantern"] } });
    expect(t.side().hand).toEqual([...hand, "second-wind", "cold-lantern"].sort());
    nextTurn(t);
    expect(t.side().hand).toHaveLength(10);
    expect(t.events("discard")).toEqual([]);
  });

  test("QR-A16 there is no limit to gear and skills: a fifth card is deployed beside four, all with one bearer", () => {
    const t = table({
      player: {
        hand: ["cold-lantern"],
        gear: ["the-shy-sword", "serpentine-amulet", "glasscloth-cloak"],
        skills: ["deja-vu"],
      },
    });
    t.deploy("cold-lantern").choose({ do: "pay", colour: "red" }).choose({ do: "pay", colour: "yellow" });
    expect(t.side().gear).toEqual(
      ["the-shy-sword", "serpentine-amulet", "glasscloth-cloak", "cold-lantern"].map((g) => `${g}>sabrien-reed`),
    );
    expect(t.side().skills).toEqual(["deja-vu"]);
  });

  test("QR-A18 a left location is set aside, out of play: its THREAT and REGROUP are over", () => {
    const t = table({ phase: "explore", distance: 0, exploration: ["still-water"] });
    onward(t.choose({ do: "explore" }), (x) => x.view().location !== "temple-ruins");
    expect(t.view()).toMatchObject({ location: "forest-road", aside: ["temple-ruins"], stack: ["glass-pit"] });
    nextTurn(t);
    expect(
      t
        .events("trigger")
        .filter((e) => e.card === "temple-ruins")
        .map((e) => e.word),
    ).toEqual(["explore"]);
  });

  test("QR-A18 a completed encounter is set aside, out of play: its THREAT is over, and it is not met again", () => {
    const t = table({
      encounter: "seek-and-destroy",
      threat: 3,
      enemies: ["hyvryx-scout"],
      player: { hand: ["feint"] },
    });
    t.act("feint").no();
    expect(t.view()).toMatchObject({ encounter: null, aside: ["seek-and-destroy"], threat: 0 });
    expect(t.view().encounters).toEqual(["the-cordon", "what-the-mud-holds"]);
    t.until("regroup");
    expect(t.events("trigger").filter((e) => e.card === "seek-and-destroy")).toEqual([]);
    expect(t.view().threat).toBe(0);
  });

  test("QR-A19 the location named is moved to, even if another lies on top of the stack", () => {
    const t = table({
      phase: "explore",
      distance: 0,
      exploration: ["still-water"],
      stack: ["glass-pit", "forest-road"],
    });
    expect(t.view().stack).toEqual(["glass-pit", "forest-road"]);
    onward(t.choose({ do: "explore" }), (x) => x.view().location !== "temple-ruins");
    expect(t.view()).toMatchObject({ location: "forest-road", stack: ["glass-pit"], aside: ["temple-ruins"] });
  });

  test("QR-A33 in a pair hands are open to both players, by option they are not", () => {
    const hands = { chapter: "andares-2", players: [{ hand: ["feint"] }, { hand: ["undertow", "slack-water"] }] };
    const open = table(hands);
    expect(open.view(0).players.map((p) => p.hand)).toEqual([["feint"], ["slack-water", "undertow"]]);
    expect(open.view(1).players.map((p) => p.hand)).toEqual([["feint"], ["slack-water", "undertow"]]);
    const closed = table({ ...hands, options: { openHands: false } });
    expect(closed.view(0).players.map((p) => p.hand)).toEqual([["feint"], ["?", "?"]]);
    expect(closed.view(1).players.map((p) => p.hand)).toEqual([["?"], ["slack-water", "undertow"]]);
  });

  test("QR-43 QR-7 a hero cannot be in a deck", () => {
    expect(refused(() => game.content(workshop({ deck: { stone: 3, "sabrien-reed": 1 } }).packs ?? []))).toBe(
      "bad-pack",
    );
    expect(refused(() => game.content([pack({})]))).toBe("accepted");
  });
});
