import { readFileSync } from "node:fs";
import type { Pack } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import { Dice } from "@rifthall/kernel/machine";
import { optionList } from "@rifthall/kernel/match";
import { checkPack, readPackFile } from "@rifthall/packs";
import { describe, expect, test } from "vitest";
import { refusal as refused } from "../kit.js";
import { begun, game, type Table, table } from "./table.js";

/** What a stranger might write: everything of its own, and nothing of the built-in chapters. */
const LIGHTHOUSE = `pack: lighthouse
game: quantum-rift
version: 1
title: { en: Lighthouse, de: Leuchtturm }
heroes:
  - hero: keeper
    name: { en: The Keeper, de: Der Wärter }
    attack: 2
    defence: 2
    vitality: 4
    keywords: [melee]
    dice: { red: 1, yellow: 1, blue: 2 }
    deck: { boat-hook: 2, spare-wick: 3, shutter: 2, oilskin: 1 }
    action: { once: turn, do: { test: blue, is: ">= 1", then: { draw: 1 } } }
cards:
  - card: boat-hook
    name: { en: Boat Hook, de: Bootshaken }
    type: gear
    trait: weapon
    cost: { red: 1 }
    rift: 2
    ongoing:
      - { get: { attack: 1 }, to: bearer }
  - card: spare-wick
    name: { en: Spare Wick, de: Ersatzdocht }
    type: action
    trait: tool
    cost: { any: 1 }
    rift: 3
    play: { refresh: 1, colour: blue }
    riftEffect: { draw: 1 }
  - card: shutter
    name: { en: Shutter, de: Blende }
    type: action
    trait: tactic
    cost: { blue: 1 }
    rift: 1
    play: { exhaust: any ready enemy unit }
  - card: oilskin
    name: { en: Oilskin, de: Ölzeug }
    type: gear
    trait: garment
    cost: { any: 1 }
    rift: 1
    response: { exhaust: true, when: { attacked: bearer }, do: { get: { defence: 1 }, to: bearer, until: attack } }
  - card: drowned-sailor
    name: { en: Drowned Sailor, de: Ertrunkener }
    type: unit
    trait: echo
    attack: 3
    defence: 1
    keywords: [melee]
    rift: 1
    threat: { engage: any opposing unit }
  - card: grey-wave
    name: { en: Grey Wave, de: Graue Welle }
    type: unit
    trait: echo
    attack: 4
    defence: 2
    keywords: [melee, first-strike]
    rift: 3
    reveal: { engage: any opposing hero }
    regroup: { if: { unit: self, is: damaged }, then: { revive: self } }
locations:
  - location: gallery
    name: { en: The Gallery, de: Die Galerie }
    story: { en: The lamp turns and shows the same wave twice., de: Die Lampe zeigt dieselbe Welle zweimal. }
    distance: 2
    reveal: { spawn: 1, name: drowned-sailor }
    explore: { if: { value: distance, is: "= 0" }, then: { encounter: spring-tide } }
    threat: { test: red, is: ">= 1", else: { damage: hero } }
encounters:
  - encounter: spring-tide
    name: { en: Spring Tide, de: Springflut }
    kind: { en: Siege, de: Belagerung }
    story: { en: Up the stairs comes the sea., de: Die Treppe herauf kommt das Meer. }
    reveal:
      - { spawn: { byHeroes: [1, 2] }, name: grey-wave }
      - { gain: threat, n: 2 }
    threat: { gain: threat, n: { count: ready echo units } }
    duration: { count: ready echo units, is: "> 0" }
explorations:
  - exploration: the-log
    name: { en: The Log, de: Das Logbuch }
    tier: 1
    story: { en: The last entry is from tomorrow., de: Der letzte Eintrag ist von morgen. }
    do: { lose: distance, n: 1 }
  - exploration: the-bell-rope
    name: { en: The Bell Rope, de: Das Glockenseil }
    tier: 2
    story: { en: Somebody below is pulling., de: Unten zieht jemand. }
    do: { choose: 1, of: [{ lose: distance, n: 1 }, { draw: 1 }] }
chapters:
  - chapter: lighthouse
    name: { en: Lighthouse, de: Leuchtturm }
    story: { en: One night., de: Eine Nacht. }
    victory: { en: Morning., de: Morgen. }
    defeat: { en: No morning., de: Kein Morgen. }
    players: 2
    locations: [gallery]
    encounters: [spring-tide]
    explorations: { the-log: 2, the-bell-rope: 1 }
    enemies: { drowned-sailor: 3, grey-wave: 2 }
    finale: spring-tide
`;

type Fields = Readonly<Record<string, unknown>>;

/** The pack with one card of a section changed. */
const changed = (pack: Pack, section: string, id: string, change: Fields): Pack => ({
  ...pack,
  [section]: (pack[section] as readonly Fields[]).map((c) => (Object.values(c).includes(id) ? { ...c, ...change } : c)),
});

const lineOf = (source: string, words: string): number => source.slice(0, source.indexOf(words)).split("\n").length;

/** Plays at random to the end; every invariant holds after every answer. */
function playedOut(t: Table, seed: number): Table {
  const dice = new Dice(seed);
  while (!t.over) {
    const seat = t.asked[dice.below(t.asked.length)] as Seat;
    const before = t.prompt;
    t.match.choose(seat, dice.below(optionList(t.match.state, seat).length));
    expect(game.faults(t.match.state), `seed ${seed}, after "${before}"`).toEqual([]);
  }
  return t;
}
const shown = (played: readonly Table[]): Set<unknown> => new Set(played.flatMap((t) => t.events().map((e) => e.card)));

describe("a stranger's pack", () => {
  const pack = readPackFile(LIGHTHOUSE, "lighthouse.yaml");

  test("its chapter and hero are offered by name beside the built-in ones", () => {
    const t = begun({ chapter: "lighthouse", hero: "keeper" }, "a", [pack]).until("deployment");
    expect(t.view()).toMatchObject({ chapter: "lighthouse", hero: "keeper", location: "gallery", distance: 2 });
    expect(t.view().enemies).toEqual(["drowned-sailor"]);
    expect(begun({ chapter: "andares-1", hero: "keeper" }, "a", [pack]).view()).toMatchObject({ hero: "keeper" });
    expect(begun({}, "a", [pack]).view()).toMatchObject({ chapter: "andares-1", hero: "sabrien-reed" });
    expect(() => begun({ chapter: "lighthouse" })).toThrow(/options.chapter: unknown chapter "lighthouse"/);
    expect(() => begun({ hero: "keeper" })).toThrow(/options.hero: unknown hero "keeper"/);
    expect(() => begun({ hero: "kepeer" }, "a", [pack])).toThrow(/did you mean "keeper"/);
  });

  test("the second seat of a pair takes the hero that follows; after the last comes the first", () => {
    const t = begun({ mode: "pair", chapter: "lighthouse", hero: "keeper" }, "a", [pack]);
    expect(t.view().players.map((p) => p.hero)).toEqual(["keeper*4", "sabrien-reed*5"]);
  });

  test.each([
    { mode: "solo", hero: "keeper" },
    { mode: "pair", hero: "keeper" },
    { mode: "solo", hero: "ottoline-marsh" },
  ])("plays to an end at random without a fault: $mode, $hero", (options) => {
    const played = Array.from({ length: 12 }, (_, seed) =>
      playedOut(begun({ ...options, chapter: "lighthouse", difficulty: "easy" }, `light ${seed}`, [pack]), seed),
    );
    for (const t of played) expect(["victory", "defeat"]).toContain(t.outcome.reason);
    for (const id of ["drowned-sailor", "grey-wave", "gallery", "spring-tide", "the-log"])
      expect(shown(played), id).toContain(id);
  });

  test("completing its finale wins", () => {
    const t = table({
      packs: [pack],
      chapter: "lighthouse",
      hero: "keeper",
      location: "gallery",
      encounter: "spring-tide",
      enemies: ["grey-wave"],
      player: { hand: ["shutter"] },
    });
    expect(t.act("shutter").outcome).toMatchObject({ winners: [0], reason: "victory" });
  });

  const meagre: readonly (readonly [string, Pack])[] = [
    ["no explorations", changed(pack, "chapters", "lighthouse", { explorations: {} })],
    ["a deck of one card", changed(pack, "heroes", "keeper", { deck: { shutter: 1 } })],
    ["no dice", changed(pack, "heroes", "keeper", { dice: {} })],
    ["an empty enemy pool", changed(pack, "chapters", "lighthouse", { enemies: {} })],
    [
      "cards that only another chapter has",
      changed(pack, "locations", "gallery", {
        reveal: [{ encounter: "the-cordon" }, { travel: "glass-pit" }, { deploy: "andares-mender" }],
      }),
    ],
  ];
  test.each(meagre)("with %s it is poor, and still plays without a fault", (_, poor) => {
    for (let seed = 0; seed < 4; seed++) {
      const t = begun({ chapter: "lighthouse", hero: "keeper" }, `poor ${seed}`, [poor]);
      expect(["victory", "defeat"]).toContain(playedOut(t, seed).outcome.reason);
    }
  });

  test("its cards are read out in both languages", () => {
    const text = (language: "en" | "de", id: string) =>
      game.cards(game.content([pack]), language).find((c) => c.id === id);
    expect(text("en", "shutter")).toMatchObject({ name: "Shutter" });
    expect(text("en", "shutter")?.text).toMatch(/[Ee]xhaust a ready enemy unit/);
    expect(text("de", "shutter")).toMatchObject({ name: "Blende" });
    expect(text("de", "shutter")?.text).not.toMatch(/exhaust/i);
  });
});

const sound = readPackFile(LIGHTHOUSE, "lighthouse.yaml");

const withCard = (section: string, id: string, change: Fields): Pack => changed(sound, section, id, change);
const withMore = (section: string, ...more: readonly Fields[]): Pack => ({
  ...sound,
  [section]: [...((sound[section] ?? []) as readonly Fields[]), ...more],
});
const refusal = (pack: Pack): string => refused(() => game.content([pack]));

describe("a bad pack is refused; the message names the card, the place and the right thing", () => {
  const wave = (change: Fields): Pack => withCard("cards", "grey-wave", change);
  const chapter = (change: Fields): Pack => withCard("chapters", "lighthouse", change);
  const rows: readonly (readonly [string, Pack, RegExp])[] = [
    [
      "an unknown enemy to spawn",
      wave({ reveal: { spawn: 1, name: "drowned-sialor" } }),
      /grey-wave: spawn: .*did you mean "drowned-sailor"/,
    ],
    [
      "a spawn deep inside an effect",
      wave({ reveal: { may: { choose: 1, of: [{ draw: 1 }, { spawn: 1, name: "sailor" }] } } }),
      /grey-wave: spawn: unknown unit "sailor"/,
    ],
    [
      "a spawn of what is no unit",
      wave({ reveal: { spawn: 1, name: "boat-hook" } }),
      /grey-wave: spawn: unknown unit "boat-hook"/,
    ],
    [
      "an unknown ally to deploy",
      wave({ reveal: { deploy: "grey-wav" } }),
      /grey-wave: deploy: .*did you mean "grey-wave"/,
    ],
    [
      "an unknown encounter",
      withCard("locations", "gallery", { reveal: { encounter: "spring-tied" } }),
      /gallery: encounter: .*did you mean "spring-tide"/,
    ],
    [
      "an unknown location to travel to",
      withCard("locations", "gallery", { reveal: { travel: "galery" } }),
      /gallery: travel: .*did you mean "gallery"/,
    ],
    [
      "an unknown card in an ACTION",
      withCard("heroes", "keeper", { action: { once: "turn", do: { spawn: 1, name: "gray-wave" } } }),
      /keeper: spawn: .*did you mean "grey-wave"/,
    ],
    [
      "an unknown card in a deck",
      withCard("heroes", "keeper", { deck: { "boat-hok": 2 } }),
      /keeper: deck: .*did you mean "boat-hook"/,
    ],
    [
      "a location in a deck",
      withCard("heroes", "keeper", { deck: { gallery: 1 } }),
      /keeper: deck: unknown .*"gallery"/,
    ],
    ["a hero without a deck", withCard("heroes", "keeper", { deck: {} }), /keeper: deck: a hero needs a deck/],
    [
      "a deck of no copies",
      withCard("heroes", "keeper", { deck: { "boat-hook": 0 } }),
      /keeper: deck: a hero needs a deck/,
    ],
    [
      "an unknown location of a chapter",
      chapter({ locations: ["galerie"] }),
      /lighthouse: locations: .*did you mean "gallery"/,
    ],
    [
      "an unknown encounter of a chapter",
      chapter({ encounters: ["spring-tide", "neap-tide"] }),
      /lighthouse: encounters: unknown encounter "neap-tide"/,
    ],
    [
      "an unknown exploration of a chapter",
      chapter({ explorations: { "the-lgo": 1 } }),
      /lighthouse: explorations: .*did you mean "the-log"/,
    ],
    [
      "an unknown enemy of a chapter",
      chapter({ enemies: { "grey-wvae": 1 } }),
      /lighthouse: .*did you mean "grey-wave"/,
    ],
    [
      "an unknown ally of a chapter",
      chapter({ allies: { "drowned-sialor": 1 } }),
      /lighthouse: .*did you mean "drowned-sailor"/,
    ],
    ["a finale nobody knows", chapter({ finale: "spring-tied" }), /lighthouse: .*did you mean "spring-tide"/],
    [
      "a finale that is not of the chapter",
      chapter({ finale: "the-cordon" }),
      /lighthouse: finale: "the-cordon" is not one of its encounters/,
    ],
    [
      "an ACTION for nothing",
      wave({ action: { do: { draw: 1 } } }),
      /grey-wave\.action: needs a cost, "exhaust: true" or "once" \(QR-A32\)/,
    ],
    [
      "an ACTION whose cost is nothing",
      wave({ action: { cost: { red: 0 }, do: { draw: 1 } } }),
      /grey-wave\.action: needs a cost/,
    ],
    [
      "a RESPONSE for nothing",
      wave({ response: { when: { attacked: "self" }, do: { draw: 1 } } }),
      /grey-wave\.response: needs a cost/,
    ],
    [
      "a RESPONSE without when",
      wave({ response: { once: "turn", do: { draw: 1 } } }),
      /grey-wave\.response: needs "when".*QR-96/,
    ],
    [
      "until in ongoing",
      wave({
        ongoing: [
          { get: { attack: 1 }, to: "self" },
          { get: { hits: 1 }, to: "self", until: "turn" },
        ],
      }),
      /grey-wave\.ongoing\.1: .*without "until"/,
    ],
    ["a deed in ongoing", wave({ ongoing: [{ draw: 1 }] }), /grey-wave\.ongoing\.0: ongoing is a list of "get"/],
    [
      "no until in a trigger",
      wave({ reveal: { get: { attack: 1 }, to: "self" } }),
      /grey-wave\.reveal: "get" needs "until"/,
    ],
    [
      "no until deep inside an ACTION",
      wave({ action: { once: "turn", do: { may: { get: { attack: 1 }, to: "self" } } } }),
      /grey-wave\.action\.do: "get" needs "until"/,
    ],
    [
      "while outside of ongoing",
      wave({ reveal: { get: { attack: 1 }, to: "self", until: "turn", while: { unit: "self", is: "ready" } } }),
      /grey-wave\.reveal: "while" is for ongoing; use "if"/,
    ],
    ["a card twice", withMore("cards", { ...(sound.cards as readonly Fields[])[0] }), /"boat-hook" is defined twice/],
    [
      "an id of a built-in card",
      withMore("cards", { card: "feint", name: { en: "F", de: "F" }, type: "action", rift: 1, play: { draw: 1 } }),
      /"feint" is defined twice/,
    ],
    [
      "an id in two sections",
      withMore("explorations", { exploration: "gallery", tier: 1, do: { draw: 1 } }),
      /"gallery" is defined twice/,
    ],
    [
      "a chapter twice",
      withMore("chapters", { ...(sound.chapters as readonly Fields[])[0] }),
      /chapter "lighthouse" is defined twice/,
    ],
    ["a built-in chapter's id", chapter({ chapter: "andares-1" }), /chapter "andares-1" is defined twice/],
    [
      "an unknown word",
      wave({ threat: { engage: "any oposing unit" } }),
      /lighthouse: grey-wave\.threat.*did you mean "opposing"/,
    ],
    [
      "an unknown verb",
      wave({ threat: { engae: "any opposing unit" } }),
      /lighthouse: grey-wave\.threat.*did you mean "engage"/,
    ],
    [
      "an unknown condition",
      withCard("encounters", "spring-tide", { duration: { conut: "enemy units", is: "> 0" } }),
      /lighthouse: spring-tide\.duration.*did you mean "count"/,
    ],
    ["a pack of another game", { ...sound, game: "riftforce" }, /pack "lighthouse" is for/],
  ];
  test.each(rows)("%s", (_, pack, reason) => {
    const answer = refusal(pack);
    expect(answer).toMatch(/^bad-pack: /);
    expect(answer).toMatch(reason);
  });

  test("the sound one is taken, alone and beside another", () => {
    expect(refusal(sound)).toBe("taken");
    expect(() => game.content([sound, { pack: "empty", game: "quantum-rift" }])).not.toThrow();
  });
});

/** The first problem of the pack with those words replaced, and the line where they stood. */
function found(words: string, instead: string): { said: string; line: number } {
  expect(LIGHTHOUSE.split(words).length, `"${words}" stands there once`).toBe(2);
  const [p] = checkPack(LIGHTHOUSE.replace(words, instead), "mine.yaml").problems;
  return { said: p ? `${p.file}:${p.line} ${p.path}: ${p.message}` : "none", line: lineOf(LIGHTHOUSE, words) };
}

describe("a pack's file is checked with file, line and path", () => {
  test("the sound one has no problems and no warnings", () => {
    expect(checkPack(LIGHTHOUSE, "lighthouse.yaml")).toMatchObject({ problems: [], warnings: [] });
  });

  const shape: readonly (readonly [string, string, string, RegExp])[] = [
    [
      "an unknown verb",
      "{ draw: 1 } } }\ncards:",
      "{ darw: 1 } } }\ncards:",
      /heroes\.0\.action\.do\.then.*did you mean "draw"/,
    ],
    [
      "an unknown word of a selector",
      "any ready enemy unit",
      "any ready enmy unit",
      /cards\.2\.play\.exhaust.*did you mean "enemy"/,
    ],
    [
      "an unknown test",
      "{ attacked: bearer }",
      "{ atacked: bearer }",
      /cards\.3\.response\.when.*did you mean "attacked"/,
    ],
    ["a RESPONSE without when", "when: { attacked: bearer }, ", "", /cards\.3\.response\.when/],
    [
      "an unknown field",
      "defence: 1\n    keywords: [melee]\n    rift: 1\n    threat",
      "defense: 1\n    keywords: [melee]\n    rift: 1\n    threat",
      /cards\.4\.defense: unknown field "defense"; did you mean "defence"/,
    ],
    [
      "an unknown field of an ability",
      "{ exhaust: true, when",
      "{ exhuast: true, when",
      /cards\.3\.response\.exhuast: unknown field "exhuast"; did you mean "exhaust"/,
    ],
    ["an unknown trait", "trait: weapon", "trait: wepon", /cards\.0\.trait/],
    ["an unknown colour", "dice: { red: 1, yellow", "dice: { rde: 1, yellow", /heroes\.0\.dice/],
    ["a tier that does not exist", "tier: 2", "tier: 3", /explorations\.1\.tier/],
    [
      "a card twice in the pack",
      "card: shutter",
      "card: boat-hook",
      /cards\.2\.card: "boat-hook" is defined twice in this pack/,
    ],
  ];
  test.each(shape)("%s", (_, words, instead, reason) => {
    const { said, line } = found(words, instead);
    expect(said).toMatch(reason);
    expect(said).toMatch(new RegExp(`^mine\\.yaml:${line} `));
  });

  const meaning: readonly (readonly [string, string, string, RegExp])[] = [
    [
      "an unknown enemy to spawn",
      "spawn: 1, name: drowned-sailor",
      "spawn: 1, name: drowned-sialor",
      /gallery: spawn: .*did you mean "drowned-sailor"/,
    ],
    [
      "an unknown encounter",
      "then: { encounter: spring-tide }",
      "then: { encounter: spring-tied }",
      /gallery: encounter: .*did you mean "spring-tide"/,
    ],
    [
      "an unknown card in a deck",
      "deck: { boat-hook: 2",
      "deck: { boat-hok: 2",
      /keeper: deck: .*did you mean "boat-hook"/,
    ],
    [
      "a hero without a deck",
      "deck: { boat-hook: 2, spare-wick: 3, shutter: 2, oilskin: 1 }",
      "deck: {}",
      /keeper: deck: a hero needs a deck/,
    ],
    [
      "an unknown location of a chapter",
      "locations: [gallery]",
      "locations: [galery]",
      /lighthouse: locations: .*did you mean "gallery"/,
    ],
    [
      "an unknown enemy of a chapter",
      "enemies: { drowned-sailor: 3",
      "enemies: { drowned-sialor: 3",
      /lighthouse: .*did you mean "drowned-sailor"/,
    ],
    ["an ACTION for nothing", "action: { once: turn, do", "action: { do", /keeper\.action: needs a cost/],
    [
      "until in ongoing",
      "{ get: { attack: 1 }, to: bearer }",
      "{ get: { attack: 1 }, to: bearer, until: turn }",
      /boat-hook\.ongoing\.0: .*without "until"/,
    ],
    ["no until elsewhere", ", until: attack", "", /oilskin\.response\.do: "get" needs "until"/],
    ["a finale that is not of the chapter", "finale: spring-tide", "finale: the-cordon", /lighthouse: finale/],
    ["an id of a built-in card", "card: shutter", "card: feint", /"feint" is defined twice/],
  ];
  test.each(meaning)("what only shows beside the other cards: %s", (_, words, instead, reason) => {
    expect(found(words, instead).said).toMatch(reason);
  });

  test.each(meaning)("with the line where it stands: %s", (_, words, instead) => {
    const { said, line } = found(words, instead);
    expect(said).toMatch(new RegExp(`^mine\\.yaml:${line} `));
  });
});

describe("the example pack", () => {
  const source = readFileSync(new URL("../../../../examples/packs/night-toll.yaml", import.meta.url), "utf8");
  const pack = readPackFile(source, "night-toll.yaml");

  test("is sound and reads well on its cards", () => {
    expect(checkPack(source, "night-toll.yaml")).toMatchObject({ problems: [], warnings: [] });
    const content = game.content([pack]);
    for (const language of ["en", "de"] as const)
      for (const { id, text } of game.cards(content, language)) expect(text, id).not.toMatch(/undefined|\{|\}/);
  });

  test("its dog is read out as docs/effects.md says", () => {
    const doc = readFileSync(new URL("../../../../docs/effects.md", import.meta.url), "utf8");
    const text = game.cards(game.content([pack]), "en").find((c) => c.id === "toll-dog")?.text ?? "";
    const [quoted] = /(?<=^> )Your hero .+$/m.exec(doc) ?? ["nothing"];
    expect(text).toContain(quoted);
  });

  test("its stories are as long as the built-in ones", () => {
    const texts = (value: unknown): string[] =>
      typeof value === "object" && value !== null
        ? Object.entries(value).flatMap(([key, inner]) =>
            ["story", "victory", "defeat"].includes(key) ? Object.values(inner as Fields).map(String) : texts(inner),
          )
        : [];
    expect(texts(pack)).toHaveLength(20);
    for (const story of texts(pack)) {
      expect(story.length, story).toBeGreaterThanOrEqual(60);
      expect(story.length, story).toBeLessThanOrEqual(420);
    }
  });

  test.each(["sabrien-reed", "ottoline-marsh"])("plays to an end with %s", (hero) => {
    const played = Array.from({ length: 40 }, (_, seed) =>
      playedOut(begun({ chapter: "night-toll", hero, difficulty: "easy" }, `toll ${seed}`, [pack]), seed),
    );
    for (const t of played) expect(["victory", "defeat"]).toContain(t.outcome.reason);
    for (const id of ["ledger-moth", "the-assessor", "toll-dog", "the-open-book", "one-too-many", "the-eighth-arch"])
      expect(shown(played), id).toContain(id);
  });

  const bridge = { packs: [pack], chapter: "night-toll", location: "reedwater-bridge" };

  test("a moth that nobody holds eats a page, unless somebody is tired enough to be caught", () => {
    const scene = { ...bridge, encounter: "the-open-book", phase: "threat", enemies: ["ledger-moth"] };
    const eats = table({ ...scene, player: { hand: ["feint"] } }).until("deployment");
    expect(eats.view().threat).toBe(1);
    const catches = table({ ...scene, player: { hero: "sabrien-reed/exhausted", hand: ["feint"] } }).until("regroup");
    expect(catches.events("engage")).toMatchObject([{ card: "ledger-moth", target: "sabrien-reed" }]);
  });

  test("a damaged Assessor stands up again, or two cards are paid", () => {
    const scene = {
      ...bridge,
      encounter: "one-too-many",
      phase: "regroup",
      enemies: ["the-assessor/damaged", "ledger-moth"],
      player: { hand: ["feint", "deja-vu"] },
    };
    const paid = table(scene).until("choose").branch(0).until("deployment");
    expect(paid.view().enemies).toEqual(["the-assessor/damaged", "ledger-moth"]);
    expect(paid.side().discard).toEqual(expect.arrayContaining(["deja-vu", "feint"]));
    const free = table(scene).until("choose").branch(1).until("deployment");
    expect(free.view().enemies).toEqual(["the-assessor", "ledger-moth"]);
    const poor = table({ ...scene, player: {} }).until("deployment");
    expect(poor.view().enemies).toEqual(["the-assessor", "ledger-moth"]);
  });

  test("at the end of the bridge the reckoning comes by itself", () => {
    const t = table({ ...bridge, phase: "regroup", distance: 0 }).until("deployment");
    expect(t.view()).toMatchObject({ encounter: "one-too-many", threat: 2 });
    expect(t.view().enemies.map((e) => e.split("#")[0])).toEqual([
      "the-assessor",
      "ledger-moth",
      "ledger-moth",
      "ledger-moth",
    ]);
  });
});
