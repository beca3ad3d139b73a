import { readFileSync } from "node:fs";
import type { Seat } from "@rifthall/kernel/ids";
import { Dice } from "@rifthall/kernel/machine";
import { Match, optionList } from "@rifthall/kernel/match";
import { describe, expect, test } from "vitest";
import { KINDS } from "../../src/quantum-rift/verbs/kinds.js";
import { refusal as refused } from "../kit.js";
import { action, encounter, exploration, field, gear, location, unit } from "./invented-field.js";
import { begun, game, type Player, type Scene, type Table, table } from "./table.js";

type Fields = Readonly<Record<string, unknown>>;

/** Another match at that position, with the same content and options and another seed. */
function again(t: Table, position: Fields): Match {
  const { start } = t.match;
  const framed = game.framed(position, start.options);
  return new Match(game, { ...start, ...framed, seed: "another", position, checked: true });
}
const written = (m: Match, viewer: Seat | null = null): Fields => game.position(m.state, viewer);

/** Written, read and written again: the readable part alone, and the whole with its opaque field. */
function comesBack(t: Table): void {
  const stands = written(t.match);
  // What lasts a while is not in the readable part alone, and so not in what units count by it.
  expect(written(again(t, stands))).toEqual({ ...stands, present: expect.anything() });
  const whole = again(t, t.match.position());
  expect(written(whole)).toEqual(stands);
  expect(whole.state.hash()).toBe(t.match.state.hash());
}

const siege: Scene = {
  round: 4,
  phase: "combat",
  location: "forest-road",
  distance: 3,
  encounter: "the-cordon",
  threat: 2,
  enemies: ["hyvryx-lurker/exhausted#2", "hyvryx-scout#1", "hyvryx-scout/damaged"],
  exploration: ["still-water", "bell-under-roots"],
  explored: ["hanging-stair"],
  aside: ["temple-ruins", "seek-and-destroy"],
  enemyDiscard: ["hyvryx-predator"],
  player: {
    hero: "sabrien-reed*3/damaged#1",
    units: ["andares-pathfinder/exhausted#2"],
    gear: ["cold-lantern/exhausted", "glasscloth-cloak>andares-pathfinder"],
    skills: ["deja-vu/exhausted"],
    dice: { red: "0/1", yellow: "1/3" },
    hand: ["feint", "break-away"],
    deck: ["second-wind", "read-the-dust"],
    discard: ["field-dressing", "go-to-ground"],
  },
};

const pair: Scene = {
  chapter: "andares-2",
  hero: "ottoline-marsh",
  phase: "explore",
  location: "hall-of-unlived-hours",
  distance: 5,
  enemies: ["pale-double#3", "mirror-fencer/damaged"],
  players: [
    { hero: "ottoline-marsh*4#3", gear: ["tide-clock/exhausted"], hand: ["slack-water", "slack-water"] },
    { hero: "sabrien-reed/exhausted", units: ["nim-lamplighter"], hand: ["feint"], dice: { blue: "0/2" } },
  ],
};

const fallen: Scene = {
  chapter: "andares-2",
  players: [{ hand: ["feint", "deja-vu"] }, { hero: null }],
};

const two = [encounter("first"), encounter("second"), encounter("third")];
const waiting: Scene = {
  ...field({ cards: [unit("foe", 1, 9)], encounters: two }),
  encounter: "first",
  enemies: ["foe"],
  waiting: ["third", "second"],
};

const paths = ["a", "b", "c", "d"].map((id, i) => exploration(`path-${id}`, i < 2 ? 1 : 2, { gain: "distance", n: 1 }));
/** Shuffled again, the exploration deck has its tiers mixed. */
const mixed = (): Table => {
  const t = table({
    ...field({ explorations: paths }),
    phase: "explore",
    exploration: ["path-a"],
    explored: ["path-b", "path-c", "path-d", "nothing-here"],
  });
  return t.choose({ do: "explore" }).choose({ do: "explore" });
};

describe("a position is read as it is written", () => {
  const scenes: readonly (readonly [string, () => Table])[] = [
    ["before set-up is done", () => begun()],
    ["before set-up is done, two players", () => begun({ mode: "pair" })],
    ["in the first Deployment phase", () => begun().until("deployment")],
    ["in the middle of a fight", () => table(siege)],
    ["two players", () => table(pair)],
    ["two players with closed hands", () => table({ ...pair, options: { openHands: false } })],
    ["a player who is out", () => table(fallen)],
    ["encounters that wait for the active one", () => table(waiting)],
    ["a mixed exploration deck", mixed],
    [
      "gear that another unit carries",
      () => table({ player: { units: ["andares-mender"], gear: ["cold-lantern>andares-mender"] } }),
    ],
    ["no location and no encounter", () => table({ location: null })],
  ];
  test.each(scenes)("%s", (_, make) => comesBack(make()));

  test.each(["start", "deployment", "combat", "explore", "threat", "regroup", "end"])("the phase %s", (phase) => {
    comesBack(table({ ...siege, phase }));
  });

  test("a mixed exploration deck says so, and an unmixed one does not", () => {
    expect(written(mixed().match)).toMatchObject({ mixed: true });
    expect(written(table().match)).not.toHaveProperty("mixed");
  });

  const middle: readonly (readonly [string, () => Table])[] = [
    ["before a roll", () => table({ player: { hero: "sabrien-reed" } }).use("sabrien-reed")],
    [
      "a target to choose",
      () =>
        table({
          enemies: ["hyvryx-scout", "hyvryx-predator"],
          player: { hand: ["feint"], dice: { yellow: "2/2" } },
        }).act("feint"),
    ],
    [
      "a story card's choice",
      () => table({ phase: "explore", exploration: ["still-water"] }).choose({ do: "explore" }),
    ],
    [
      "two players asked at once",
      () =>
        table({ ...pair, enemies: [], players: [{}, {}], exploration: ["breathing-glass"] }).choose({ do: "explore" }),
    ],
  ];
  test.each(middle)("in mid-effect it has a pending field, and setting it up asks the same: %s", (_, make) => {
    const t = make();
    const position = t.match.position();
    expect(position).toHaveProperty("pending");
    expect(position).not.toHaveProperty("memory");
    const m = again(t, position);
    expect(m.state.hash()).toBe(t.match.state.hash());
    expect(m.position()).toEqual(position);
    for (const seat of t.asked)
      expect(optionList(m.state, seat as Seat)).toEqual(optionList(t.match.state, seat as Seat));
  });

  test("at every Deployment and every fifth decision of matches played at random", () => {
    for (let seed = 0; seed < 6; seed++) {
      const dice = new Dice(seed);
      const t = begun(seed % 2 === 0 ? { mode: "pair" } : { chapter: "andares-1" }, `walk ${seed}`);
      for (let i = 0; !t.over; i++) {
        const seat = t.asked[dice.below(t.asked.length)] as Seat;
        t.match.choose(seat, dice.below(optionList(t.match.state, seat).length));
        if (t.over) break;
        if (t.prompt === "deployment") comesBack(t);
        else if (i % 5 === 0) expect(written(again(t, t.match.position()))).toEqual(written(t.match));
      }
    }
  });

  test("the void keeps its order, a fallen hero's place in it too", () => {
    const t = table({
      ...fallen,
      players: [{}, { hero: null, void: ["slack-water", "ottoline-marsh", "tide-clock"] }],
    });
    expect(t.side(1).void.slice(0, 3)).toEqual(["slack-water", "ottoline-marsh", "tide-clock"]);
  });

  test("a match that was lost can be written down, and is lost when it is read", () => {
    const t = table({
      phase: "end",
      player: { hero: "sabrien-reed*1/damaged", gear: ["cold-lantern"], skills: ["deja-vu"] },
    }).until("over");
    expect(t.outcome).toMatchObject({ winners: [], reason: "defeat" });
    expect(again(t, t.match.position()).state.hash()).toBe(t.match.state.hash());
  });

  test("QR-4 a position without a living hero is over and lost", () => {
    const t = table({ player: { hero: null } });
    expect(t.over).toBe(true);
    expect(t.outcome).toMatchObject({ winners: [], reason: "defeat" });
  });

  test("an opaque field that belongs to another position is refused", () => {
    const t = table(siege);
    const reading = (position: Fields) => () => again(t, position);
    expect(reading({ ...t.match.position(), threat: 3 })).toThrow(/^memory belongs to another position/);
    expect(reading({ ...t.match.position(), memory: 7 })).toThrow(/^memory must be a text/);
    expect(reading({ ...t.match.position(), memory: `${String(t.match.position().memory)}!` })).toThrow(/damaged/);
  });
});

describe("what is left out is filled up", () => {
  test("an empty position: the first chapter's hero at full strength, decks and pools whole, no hand", () => {
    const t = table();
    expect(t.view()).toMatchObject({
      mode: "solo",
      chapter: "andares-1",
      hero: "sabrien-reed",
      round: 1,
      phase: "deployment",
      location: "temple-ruins",
      distance: 2,
      encounter: null,
      threat: 0,
      enemies: [],
      pool: { "hyvryx-scout": 5, "hyvryx-predator": 3, "hyvryx-lurker": 2, "hyvryx-matriarch": 1 },
      allies: { "andares-pathfinder": 1, "andares-mender": 1 },
      encounters: ["seek-and-destroy", "the-cordon", "what-the-mud-holds"],
      stack: ["forest-road", "glass-pit"],
      explored: [],
      aside: [],
    });
    expect(t.side()).toMatchObject({
      hero: "sabrien-reed*5",
      units: [],
      gear: [],
      skills: [],
      dice: { red: "1/1", yellow: "2/2", green: "1/1", blue: "0/0" },
      hand: [],
      discard: [],
      void: [],
    });
    expect(t.side().deck).toHaveLength(13);
    expect(t.asked).toEqual([0]);
  });

  test("named cards lie on top of their deck as named; the others lie under them in seeded order", () => {
    const deck = (seed: string) =>
      table({ seed, player: { deck: ["feint", "deja-vu"], hand: ["second-wind"] } }).side().deck;
    expect(deck("one").slice(0, 2)).toEqual(["feint", "deja-vu"]);
    expect(deck("one")).toHaveLength(12);
    expect(deck("one")).not.toContain("second-wind");
    expect(deck("one")).toEqual(deck("one"));
    expect(deck("one")).not.toEqual(deck("two"));
    expect([...deck("one")].sort()).toEqual([...deck("two")].sort());
  });

  test("QR-20 unnamed explorations lie under the named ones in seeded order, tier 1 on top of tier 2", () => {
    const tier1 = ["abandoned-wreckage", "barefoot-prints", "hanging-stair"];
    const deck = (seed: string, more: Scene = {}) => table({ seed, ...more }).view().exploration;
    expect([...deck("one").slice(0, 3)].sort()).toEqual(tier1);
    expect(deck("one")).toHaveLength(8);
    expect(deck("one")).not.toEqual(deck("two"));
    expect(deck("one", { exploration: ["still-water"] }).slice(0, 1)).toEqual(["still-water"]);
    expect([...deck("one", { exploration: ["still-water"] }).slice(1, 4)].sort()).toEqual(tier1);
  });

  test("locations before the active one are aside, those after it are in the stack", () => {
    expect(table({ location: "forest-road" }).view()).toMatchObject({ aside: ["temple-ruins"], stack: ["glass-pit"] });
    expect(table({ location: "glass-pit" }).view()).toMatchObject({
      aside: ["temple-ruins", "forest-road"],
      stack: [],
    });
  });

  test("the distance is the location's own; a hero's vitality, state and engagement are its best", () => {
    expect(table({ location: "forest-road" }).view().distance).toBe(4);
    expect(table({ location: "glass-pit" }).view().distance).toBe(0);
    expect(table({ location: "forest-road", distance: 1 }).view().distance).toBe(1);
    expect(table({ player: { hero: "sabrien-reed/exhausted" } }).side().hero).toBe("sabrien-reed*5/exhausted");
  });

  test("a colour that is not named has the hero's own dice, and one number means that all are ready", () => {
    expect(table({ player: { dice: { red: "0/2", blue: "3", green: 2 } } }).side().dice).toEqual({
      red: "0/2",
      yellow: "2/2",
      green: "2/2",
      blue: "3/3",
    });
  });

  test("gear without a bearer is the hero's", () => {
    expect(table({ player: { gear: ["cold-lantern"] } }).side().gear).toEqual(["cold-lantern>sabrien-reed"]);
  });

  test("pools hold what is named nowhere", () => {
    const t = table(siege);
    expect(t.view().pool).toEqual({
      "hyvryx-scout": 3,
      "hyvryx-predator": 2,
      "hyvryx-lurker": 1,
      "hyvryx-matriarch": 1,
    });
    expect(t.view().allies).toEqual({ "andares-mender": 1 });
    expect(t.view().encounters).toEqual(["what-the-mud-holds"]);
  });

  test("a player who is out has nothing but the void", () => {
    const out = table(fallen).side(1);
    expect(out).toMatchObject({ hero: null, units: [], hand: [], deck: [], discard: [] });
    expect(out.dice).toEqual({ red: "0/0", yellow: "0/0", green: "0/0", blue: "0/0" });
    expect(out.void).toHaveLength(14);
  });

  test("mode, chapter and hero come from the options where the position does not say them", () => {
    const position = { location: "ebb-causeway", players: [{}] };
    const framed = game.framed(position, { chapter: "andares-2", hero: "ottoline-marsh" });
    expect(framed).toMatchObject({ seats: 1, options: { mode: "solo", chapter: "andares-2", hero: "ottoline-marsh" } });
    expect(game.framed({ ...position, hero: "sabrien-reed" }, framed.options).options.hero).toBe("sabrien-reed");
    expect(game.framed({ players: [{}, {}] }, framed.options)).toMatchObject({ seats: 2, options: { mode: "pair" } });
  });
});

/** The refusal of a position, with its code; "taken" if there is none. */
const refusal = (scene: Scene | Fields): string => refused(() => table(scene as Scene));
const mine = (player: Player | Fields, more: Scene | Fields = {}): Fields => ({ ...more, player });

describe("a broken position is refused; the message names the place and what would be right", () => {
  const rows: readonly (readonly [string, Fields, RegExp])[] = [
    ["a field nobody knows", { threats: 1 }, /unknown field "threats"; did you mean "threat"/],
    ["a player's field nobody knows", mine({ hnad: [] }), /players\[0\]: unknown field "hnad"; did you mean "hand"/],
    [
      "a card nobody knows",
      mine({ hand: ["deja-vu", "fient"] }),
      /players\[0\]\.hand\[1\]: unknown card "fient"; did you mean "feint"/,
    ],
    ["an enemy nobody knows", { enemies: ["hyvrix-scout"] }, /enemies\[0\]: .*did you mean "hyvryx-scout"/],
    [
      "what is written like no card",
      mine({ hand: ["Feint!"] }),
      /players\[0\]\.hand\[0\]: "Feint!" is not a card; .*hyvryx-scout\/exhausted#1/,
    ],
    ["a card that was not seen", mine({ deck: ["?"] }), /players\[0\]\.deck\[0\]: "\?" is not a card/],
    ["a card of another chapter", { enemies: ["pale-double"] }, /enemies\[0\]: there is no pale-double/],
    [
      "a state nobody knows",
      { enemies: ["hyvryx-scout/damged"] },
      /enemies\[0\]: unknown state "damged"; did you mean "damaged"/,
    ],
    ["a phase nobody knows", { phase: "combt" }, /phase: unknown phase "combt"; did you mean "combat"/],
    ["a phase by number", { phase: 3 }, /phase: .*one of: setup, start, deployment/],
    [
      "a card twice of which there is one",
      mine({ hand: ["feint"], discard: ["feint"] }),
      /players\[0\]\.discard\[0\]: there is no feint left/,
    ],
    [
      "a sixth of five enemies",
      { enemies: Array.from({ length: 6 }, () => "hyvryx-scout") },
      /enemies\[5\]: there is no hyvryx-scout left/,
    ],
    ["a location that lies there already", { stack: ["temple-ruins"] }, /stack\[0\]: there is no temple-ruins left/],
    [
      "another seat's hero",
      mine({ hero: "ottoline-marsh" }),
      /players\[0\]\.hero is "ottoline-marsh"; this seat plays sabrien-reed/,
    ],
    ["a hero in a hand", mine({ hand: ["sabrien-reed"] }), /players\[0\]\.hand\[0\]: .*sabrien-reed/],
    [
      "QR-62 an engagement of enemies only",
      { enemies: ["hyvryx-scout#1", "hyvryx-scout#1"] },
      /engagement #1 has units of one side only; both/,
    ],
    [
      "QR-62 an engagement of friends only",
      mine({ hero: "sabrien-reed#2", units: ["andares-mender#2"] }),
      /engagement #2 has units of one side only; both/,
    ],
    [
      "gear whose bearer is not there",
      mine({ gear: ["cold-lantern>andares-mender"] }),
      /players\[0\]\.gear\[0\]: no unit "andares-mender" of that player/,
    ],
    [
      "gear that an enemy carries",
      mine({ gear: ["cold-lantern>hyvryx-scout"] }, { enemies: ["hyvryx-scout"] }),
      /players\[0\]\.gear\[0\]: no unit "hyvryx-scout" of that player/,
    ],
    [
      "more dice ready than there are",
      mine({ dice: { red: "3/2" } }),
      /players\[0\]\.dice\.red must be ready\/all, such as "1\/2"/,
    ],
    ["dice in words", mine({ dice: { red: "two" } }), /players\[0\]\.dice\.red must be ready\/all/],
    ["dice of no colour", mine({ dice: { rde: "1/2" } }), /players\[0\]\.dice: .*did you mean "red"/],
    [
      "QR-6 a location in a hand",
      mine({ hand: ["forest-road"] }),
      /players\[0\]\.hand\[0\]: "forest-road" is a story card.*QR-6/,
    ],
    [
      "QR-6 an encounter in a deck",
      mine({ deck: ["the-cordon"] }),
      /players\[0\]\.deck\[0\]: "the-cordon" is a story card.*QR-6/,
    ],
    [
      "QR-6 an exploration in a discard pile",
      mine({ discard: ["still-water"] }),
      /players\[0\]\.discard\[0\]: "still-water" is a story card.*QR-6/,
    ],
    [
      "QR-6 an encounter among a player's units",
      mine({ units: ["the-cordon"] }),
      /players\[0\]\.units\[0\]: "the-cordon" is a story card.*QR-6/,
    ],
    ["threat without an encounter", { threat: 2 }, /threat lies on an encounter; there is none/],
    [
      "threat that is no number",
      { encounter: "the-cordon", threat: "2" },
      /threat must be a whole number from 0 to 99, not "2"/,
    ],
    ["a negative distance", { distance: -1 }, /distance must be a whole number from 0 to 99, not -1/],
    ["half a round", { round: 1.5 }, /round must be a whole number from 0 to 9999, not 1.5/],
    [
      "a pool that does not follow",
      { enemies: ["hyvryx-scout"], pool: { "hyvryx-scout": 5 } },
      /pool follows .*"hyvryx-scout":4.*leave it out/,
    ],
    ["allies that do not follow", { allies: {} }, /allies follows .*"andares-mender":1.*leave it out/],
    ["three players", { players: [{}, {}, {}] }, /players has 3 entries; 1 or 2 play/],
    ["no players", { players: [] }, /players has 0 entries; 1 or 2 play/],
    ["a mode for another number", { mode: "pair" }, /mode is "pair", but 1 play/],
    ["a player who is no object", { players: [7] }, /players\[0\] must be an object with hero/],
    ["a hand that is no list", mine({ hand: "feint" }), /players\[0\]\.hand must be a list of names/],
    ["a location that is no name", { location: 7 }, /location must be a name/],
    [
      "a state in a hand",
      mine({ hand: ["feint/exhausted"] }),
      /players\[0\]\.hand\[0\]: only cards in play have a state/,
    ],
  ];
  test.each(rows)("%s", (_, scene, reason) => {
    const answer = refusal(scene);
    expect(answer).toMatch(/^bad-position: /);
    expect(answer).toMatch(reason);
  });

  test.each([
    ["QR-2 two in a chapter for one", { players: [{}, {}] }, /^bad-options: .*"andares-1" is for 1 player/],
    ["a chapter nobody knows", { chapter: "andares-9", location: null }, /^bad-options: .*did you mean "andares-1"/],
    ["a hero nobody knows", { hero: "sabrien-red" }, /^bad-options: .*did you mean "sabrien-reed"/],
  ])("%s", (_, scene, reason) => expect(refusal(scene)).toMatch(reason));

  test.each([[null], [[]], ["temple-ruins"], [7]])("%j is no position", (position) => {
    expect(() => game.framed(position, {})).toThrow(/a position must be an object with mode, chapter/);
  });
});

describe("a card lies only where its sort can lie", () => {
  const rows: readonly (readonly [string, Fields, RegExp])[] = [
    ["an action among units", mine({ units: ["feint"] }), /players\[0\]\.units\[0\].*feint/],
    ["gear among units", mine({ units: ["cold-lantern"] }), /players\[0\]\.units\[0\].*cold-lantern/],
    ["a unit among gear", mine({ gear: ["andares-mender"] }), /players\[0\]\.gear\[0\].*andares-mender/],
    ["a unit among skills", mine({ skills: ["andares-mender"] }), /players\[0\]\.skills\[0\].*andares-mender/],
    ["an encounter among enemies", { enemies: ["the-cordon"] }, /enemies\[0\].*the-cordon/],
    ["gear among enemies", { enemies: ["cold-lantern"] }, /enemies\[0\].*cold-lantern/],
    ["an action among enemies", { enemies: ["feint"] }, /enemies\[0\].*feint/],
    ["a location as the encounter", { encounter: "forest-road" }, /encounter.*forest-road/],
    ["an encounter as the location", { location: "the-cordon" }, /location.*the-cordon/],
    ["a unit that waits as an encounter", { waiting: ["hyvryx-scout"] }, /waiting\[0\].*hyvryx-scout/],
    ["a unit among explorations", { exploration: ["hyvryx-scout"] }, /exploration\[0\].*hyvryx-scout/],
    ["a unit among explored cards", { explored: ["hyvryx-scout"] }, /explored\[0\].*hyvryx-scout/],
    ["an exploration in the location stack", { stack: ["still-water"] }, /stack\[0\].*still-water/],
    ["an exploration among discarded enemies", { enemyDiscard: ["still-water"] }, /enemyDiscard\[0\].*still-water/],
  ];
  test.each(rows)("%s", (_, scene, reason) => {
    expect(refusal(scene)).toMatch(/^bad-position: /);
    expect(refusal(scene)).toMatch(reason);
  });
});

describe("what a card cannot have is refused, not passed over", () => {
  const rows: readonly (readonly [string, Fields, RegExp])[] = [
    ["vitality beyond the greatest", mine({ hero: "sabrien-reed*99" }), /players\[0\]\.hero.*99/],
    ["a living hero without vitality", mine({ hero: "sabrien-reed*0" }), /players\[0\]\.hero.*0/],
    ["an engagement beyond the greatest", mine({ hero: "sabrien-reed#99" }, { enemies: ["hyvryx-scout#99"] }), /99/],
    ["QR-77 damaged gear", mine({ gear: ["cold-lantern/damaged"] }), /players\[0\]\.gear\[0\].*damaged/],
    ["engaged gear", mine({ gear: ["cold-lantern#1"] }, { enemies: ["hyvryx-scout#1"] }), /players\[0\]\.gear\[0\]/],
    ["a skill with a bearer", mine({ skills: ["deja-vu>sabrien-reed"] }), /players\[0\]\.skills\[0\].*bearer/],
    ["a unit with a bearer", mine({ units: ["andares-mender>sabrien-reed"] }), /players\[0\]\.units\[0\].*bearer/],
    ["a hero with a bearer", mine({ hero: "sabrien-reed>sabrien-reed" }), /players\[0\]\.hero.*bearer/],
    ["a unit with vitality", { enemies: ["hyvryx-scout*3"] }, /enemies\[0\].*vitality/],
    [
      "a state in a deck",
      mine({ deck: ["feint/exhausted"] }),
      /players\[0\]\.deck\[0\]: only cards in play have a state/,
    ],
    [
      "QR-4 units of a player who is out",
      { ...fallen, players: [{}, { hero: null, units: ["nim-lamplighter"] }] },
      /players\[1\]/,
    ],
    ["a living hero in the void", mine({ void: ["sabrien-reed"] }), /players\[0\]\.void\[0\].*sabrien-reed/],
    ["encounters that do not follow", { encounters: ["the-cordon"] }, /encounters follows .*leave it out/],
    ["QR-A31 an encounter that waits for none", { waiting: ["the-cordon"] }, /waiting.*encounter/],
    ["a card in the middle of nothing", { limbo: ["feint"] }, /limbo/],
    ["mixed in words", { mixed: "yes" }, /mixed must be/],
  ];
  test.each(rows)("%s", (_, scene, reason) => {
    expect(refusal(scene)).toMatch(/^bad-position: /);
    expect(refusal(scene)).toMatch(reason);
  });
});

test("docs/protocol.md names every field of a position and every kind of option", () => {
  const page = readFileSync(new URL("../../../../docs/protocol.md", import.meta.url), "utf8");
  const section = page.slice(page.indexOf("## Quantum Rift"));
  const { players, ...fields } = mixed().view();
  for (const word of [...Object.keys(fields), "players", ...Object.keys(players[0] ?? {}), ...KINDS])
    expect(section, word).toContain(`\`${word}\``);
});

describe("a viewer sees ? for each card it has not seen", () => {
  const only = (list: readonly string[]): Set<string> => new Set(list);

  test("QR-A33 decks, explorations and the location stack are hidden; open hands are not", () => {
    for (const viewer of [0, 1]) {
      const seen = table(pair).view(viewer);
      expect(only(seen.exploration)).toEqual(only(["?"]));
      expect(seen.stack).toEqual(["?"]);
      for (const side of seen.players) expect(only(side.deck)).toEqual(only(["?"]));
      expect(seen.players.map((side) => side.hand)).toEqual([["slack-water", "slack-water"], ["feint"]]);
      expect(seen).toMatchObject({ location: "hall-of-unlived-hours", aside: ["ebb-causeway"] });
      expect(seen.enemies).toEqual(["pale-double#3", "mirror-fencer/damaged"]);
    }
  });

  test("QR-A33 closed hands are seen by their own player only", () => {
    const t = table({ ...pair, options: { openHands: false } });
    expect(t.view(0).players.map((side) => side.hand)).toEqual([["slack-water", "slack-water"], ["?"]]);
    expect(t.view(1).players.map((side) => side.hand)).toEqual([["?", "?"], ["feint"]]);
  });

  test("as many as there are, and no opaque field", () => {
    const t = table(siege);
    const [all, seen] = [t.view(), t.view(0)];
    expect(seen.exploration).toHaveLength(all.exploration.length);
    expect(seen.players[0]?.deck).toHaveLength(t.side().deck.length);
    expect(seen).not.toHaveProperty("memory");
    const { exploration: _e, stack: _s, players: _p, ...open } = all;
    expect(seen).toMatchObject(open);
  });
});

describe("cards of an inline pack stand in a position like any other", () => {
  const strange = field({
    cards: [
      unit("moth", 1, 1, { trait: "echo" }),
      gear("ladle", { ongoing: [{ get: { attack: 1 }, to: "bearer" }] }),
      action("shout", { exhaust: "any enemy unit" }),
    ],
    locations: [location("kitchen", { distance: 3 })],
    encounters: [encounter("supper")],
    explorations: [exploration("cellar", 2, { gain: "distance", n: 1 })],
  });
  const scene: Scene = {
    ...strange,
    location: "kitchen",
    encounter: "supper",
    enemies: ["moth/exhausted#1", "moth"],
    exploration: ["cellar"],
    player: { hero: "plain*2#1", gear: ["ladle"], hand: ["shout"], deck: ["pebble"] },
  };

  test("they come back as written, and play", () => {
    const t = table(scene);
    expect(t.view()).toMatchObject({ chapter: "field", location: "kitchen", distance: 3, encounter: "supper" });
    comesBack(t);
    expect(t.act("shout").view().enemies).toEqual(["moth/exhausted#1", "moth/exhausted"]);
  });

  test("without the pack they are unknown", () => {
    expect(refusal({ ...scene, packs: [] })).toMatch(/^bad-options: .*unknown chapter "field"/);
    expect(refusal({ enemies: ["moth"] })).toMatch(/^bad-position: enemies\[0\]: unknown card "moth"/);
  });

  test("the record of such a match holds the pack", () => {
    expect(table(scene).match.record().packs).toEqual(strange.packs);
  });
});

describe("what counts at present", () => {
  const present = (t: Table): Fields => written(t.match).present as Fields;

  test("QR-69 a position says what units count with everything added, and passes it over when read", () => {
    const t = table({
      phase: "combat",
      enemies: ["hyvryx-scout#1", "hyvryx-scout#1", "hyvryx-predator"],
      player: { hero: "sabrien-reed#1", gear: ["the-shy-sword"], units: ["andares-mender"] },
    });
    const pack = { attack: 3, defence: 1 };
    expect(present(t)).toEqual({
      enemies: [pack, pack, { attack: 3, defence: 1 }],
      players: [{ hero: { attack: 3, defence: 2, roll: 1, hits: 1 }, units: [{ attack: 1, defence: 2 }] }],
    });
    const { present: _, ...rest } = t.match.position();
    const other = { ...rest, present: { enemies: [] } };
    expect(again(t, other).state.hash()).toBe(t.match.state.hash());
    expect(again(t, rest).state.hash()).toBe(t.match.state.hash());
  });

  test("QR-85 while a location is being revealed its distance is not laid out yet", () => {
    const t = table({ phase: "explore", distance: 0, exploration: ["still-water"] });
    expect(present(t).arriving).toBeUndefined();
    t.choose({ do: "explore" }).branch(0);
    while (t.view().location === "temple-ruins") t.pass();
    expect(t.view()).toMatchObject({ location: "forest-road", distance: 0 });
    expect(t.options().map((o) => o.card)).toEqual(["sabrien-reed", "andares-pathfinder"]);
    expect(present(t).arriving).toBe(true);
    t.target("sabrien-reed");
    expect(t.view().distance).toBe(4);
    expect(present(t).arriving).toBeUndefined();
  });
});
