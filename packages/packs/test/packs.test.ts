import { readFileSync } from "node:fs";
import { gameById } from "@rifthall/games";
import { readOptions } from "@rifthall/kernel/game";
import { Match } from "@rifthall/kernel/match";
import { checkPack, checkPackValue, packSchema, readPackFile, readPackValues } from "@rifthall/packs";
import { expect, test } from "vitest";

const file = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
const guild = (steps: string, head = ""): string =>
  `pack: mine\ngame: riftforce\n${head}guilds:\n  - guild: echo\n    name: { en: Echo, de: Echo }\n    activate:\n${steps}`;
const problem = (text: string): string => {
  const [p] = checkPack(text, "mine.yaml").problems;
  return p ? `${p.line}:${p.column} ${p.path}: ${p.message}` : "none";
};

test("the sample pack is sound, loads without code and plays", () => {
  const pack = readPackFile(file("examples/packs/marching-band.yaml"), "marching-band.yaml");
  const game = gameById("riftforce");
  if (!game) throw new Error("no game");
  const content = game.content([pack]);
  expect(game.cards(content, "en").find((c) => c.id === "drum")?.text).toBe(
    "When activated: Deal 1 damage to the first enemy here. Until the end of this action, you have +1 damage to enemies.",
  );
  const guilds = [
    ["drum", "fire", "ice", "light"],
    ["air", "earth", "water", "sand"],
  ];
  const position = {
    mode: "duel",
    guilds,
    hands: [["drum-5"], []],
    locations: [
      [
        ["drum-6", "fire-5"],
        ["air-7", "sand-7"],
      ],
      [[], []],
      [[], []],
      [[], []],
      [[], []],
    ],
  };
  const { options, seats } = game.framed(position, readOptions(game.options, {}));
  const m = new Match(game, { content, options, seats, seed: "drum", position });
  expect(m.record().packs).toEqual([pack]);
});

test.each([
  [
    "an unknown verb",
    guild("      - { damge: 2, to: first enemy here }\n"),
    /^7:9 .*unknown verb "damge"; did you mean "damage"\?$/,
  ],
  [
    "an unknown word",
    guild("      - { damage: 2, to: frist enemy here }\n"),
    /^7:22 guilds.0.activate.0.to: .*did you mean "first"\?$/,
  ],
  ["a missing argument", guild("      - { damage: 2 }\n"), /^7:9 .*damage needs "to": a selector of cards$/],
  ["an argument too many", guild("      - { draw: 1, from: deck }\n"), /unknown argument of draw "from"/],
  [
    "a number out of bounds",
    guild("      - { repeat: 21, do: { draw: 1 } }\n"),
    /21 must be a whole number from 1 to 20$/,
  ],
  ["words in the wrong order", guild("      - { damage: 1, to: enemy first here }\n"), /the order is \[quantifier\]/],
  ["several places at once", guild("      - { move: self, to: up to 2 locations }\n"), /"up to" is for cards/],
  ["an empty list", guild("      []\n"), /an empty list does nothing/],
  [
    "an unknown field",
    guild("      - { draw: 1 }\n", "autor: me\n"),
    /^3:1 autor: unknown field "autor"; did you mean "author"\?$/,
  ],
  [
    "an unknown game",
    "pack: mine\ngame: riftfroce\n",
    /^2:1 game: unknown game "riftfroce"; did you mean "riftforce"\?$/,
  ],
  ["a bad id", guild("      - { draw: 1 }\n").replace("guild: echo", "guild: Echo!"), /an id is lower case words/],
  ["markup in a name", guild("      - { draw: 1 }\n").replace("en: Echo", 'en: "<b>Echo</b>"'), /a name is plain text/],
  [
    "a name that turns the line",
    guild("      - { draw: 1 }\n").replace("en: Echo", 'en: "Ec\\u202Eho"'),
    /a name is plain text/,
  ],
  [
    "half a character in a name",
    guild("      - { draw: 1 }\n").replace("en: Echo", 'en: "Ec\\ud83dho"'),
    /a name is plain text/,
  ],
  ["a name of nothing", guild("      - { draw: 1 }\n").replace("en: Echo", 'en: "\\u3164"'), /a name is plain text/],
  [
    "a heap of accents",
    guild("      - { draw: 1 }\n").replace("en: Echo", `en: a${"\u0301".repeat(39)}`),
    /a name is plain text/,
  ],
  [
    "an id that every object has",
    guild("      - { draw: 1 }\n").replace("guild: echo", "guild: constructor"),
    /cannot be an id/,
  ],
  [
    "a guild that exists",
    guild("      - { draw: 1 }\n").replace("guild: echo", "guild: fire"),
    /"fire" is defined twice/,
  ],
  [
    "a guild twice",
    guild("      - { draw: 1 }\n  - guild: echo\n    name: { en: E, de: E }\n    activate: { draw: 1 }\n"),
    /"echo" is defined twice in this pack/,
  ],
  ["an icon we do not ship", guild("      - { draw: 1 }\n    icon: unicorn\n"), /^8:5 guilds.0.icon/],
  ["an alias", "pack: &a mine\ngame: riftforce\ntitle: { en: *a, de: *a }\n", /aliases .* are not allowed/],
  ["broken YAML", "pack: [mine\ngame: riftforce\n", /^\d+:\d+ /],
  ["plans of the trainer", "pack: mine\ngame: riftforce\nplans: []\n", /unknown field "plans"/],
])("says where and what: %s", (_, text, expected) => {
  expect(problem(text)).toMatch(expected);
});

test("a pack too large, too deep or too long is refused before it is read", () => {
  expect(problem(`# ${"x".repeat(300_000)}`)).toMatch(/at most 32768/);
  expect(problem(`pack: ${"[".repeat(50)}`)).toMatch(/nested deeper/);
  const keys = Array.from({ length: 1_001 }, (_, i) => `k${i}: 1`).join("\n");
  expect(problem(keys)).toMatch(/^1001:\d+ .*at most 1000/);
  expect(problem(`pack: mine\ngame: riftforce\nguilds: [${"1, ".repeat(501)}]`)).toMatch(/501 entries .* at most 500/);
  const deep = `${"{ may: ".repeat(14)}{ draw: 1 }${" }".repeat(14)}`;
  expect(problem(guild(`      - ${deep}\n`))).toMatch(/nested deeper than 12/);
  const long = Array.from({ length: 201 }, () => "      - { draw: 1 }\n").join("");
  expect(problem(guild(long))).toMatch(/at most 200/);
});

/** All that is said of a pack, each with its line. */
const said = (text: string): string[] =>
  checkPack(text, "mine.yaml").problems.map((p) => `${p.line} ${p.path}: ${p.message}`);

test("faults in different places are told at once, whatever finds them", () => {
  const text = `pack: mine
game: quantum-rift
autor: somebody
heroes:
  - hero: keeper
    name: { en: The Keeper, de: Die Hüterin }
    attack: 1
    defence: 1
    vitality: 30
    dice: { red: 1 }
    deck: { lamp: 2, lmap: 1 }
cards:
  - card: lamp
    name: { en: Lamp, de: Lampe }
    type: gear
    cost: { red: 1 }
    rift: 1
    action: { do: { draw: 1 } }
  - card: oil
    name: { en: Oil, de: Öl }
    type: action
    play: { darw: 1 }
    reveal: { may: { spawn: 1, name: nobody } }
  - card: feint
    name: { en: Feint, de: Finte }
    type: action
    trait: wepon
    play: { get: { attack: 1 }, to: frist enemy unit }
  - card: wick
    name: { en: Wick }
    type: unti
    play: { draw: 100 }
  - card: lamp
    name: { en: Lamp, de: Lampe }
    type: gear
    ongoing: { draw: 1 }
chapters:
  - chapter: night
    name: { en: Night, de: Nacht }
    story: { en: Dark., de: Dunkel. }
    victory: { en: Dawn., de: Morgen. }
    defeat: { en: Dark., de: Dunkel. }
    players: 1
    locations: [nowhere]
    encounters: [the-cordon]
    explorations: {}
    enemies: { wick: 1, oil: 1 }
    finale: the-end
`;
  const expected: readonly (readonly [number, string, RegExp])[] = [
    [3, "autor", /did you mean "author"/],
    [9, "heroes.0.vitality", /30 must be a whole number from 1 to 20/],
    [11, "heroes.0.deck.lmap", /did you mean "lamp"/],
    [18, "cards.0.action", /needs a cost/],
    [22, "cards.1.play", /did you mean "draw"/],
    [23, "cards.1.reveal.may.name", /unknown unit "nobody"/],
    [24, "cards.2.card", /"feint" is defined twice/],
    [27, "cards.2.trait", /did you mean "weapon"/],
    [28, "cards.2.play.to", /unknown word "frist"/],
    [30, "cards.3.name.de", /missing; it must be a text of 1 to 40 characters/],
    [31, "cards.3.type", /did you mean "unit"/],
    [32, "cards.3.play.draw", /100 must be/],
    [33, "cards.4.card", /"lamp" is defined twice in this pack/],
    [36, "cards.4.ongoing.0", /ongoing is a list of "get"/],
    [44, "chapters.0.locations.0", /unknown location "nowhere"/],
    [47, "chapters.0.enemies.oil", /unknown unit or gear or skill "oil"/],
    [48, "chapters.0.finale", /unknown encounter "the-end"/],
  ];
  const problems = said(text);
  const found = expected.filter(([line, path, message]) =>
    problems.some((p) => p.startsWith(`${line} ${path}: `) && message.test(p)),
  );
  expect(found).toEqual(expected);
  // Nothing is told that comes of another fault only: the unit "wick" is there, though it is broken.
  expect(problems).toHaveLength(expected.length);
});

test("what is told is bounded, and so is what a stranger's words do to it", () => {
  const guilds = Array.from({ length: 55 }, (_, i) => ({ guild: `g${i}`, [`${"x".repeat(500)}\u001b[31m${i}`]: 1 }));
  const { problems } = checkPackValue({ pack: "mine", game: "riftforce", guilds });
  expect(problems).toHaveLength(50);
  for (const { path, message } of problems) {
    expect(path.length).toBeLessThan(100);
    expect(message.length).toBeLessThan(200);
    expect(path + message).not.toContain("\u001b");
  }
  const verbs = guilds.slice(0, 2).map(({ guild: id }) => ({
    guild: id,
    name: { en: "G", de: "G" },
    activate: Array.from({ length: 200 }, (_, i) => ({ [`dmaage${i}`]: 1 })),
  }));
  expect(checkPackValue({ pack: "mine", game: "riftforce", guilds: verbs }).problems).toHaveLength(50);
});

test("a value that nests or loops without end is refused like a text that does", () => {
  let deep: unknown = 1;
  for (let i = 0; i < 10_000; i++) deep = [deep];
  const round: unknown[] = [];
  round.push(round);
  for (const guilds of [deep, round])
    expect(checkPackValue({ pack: "mine", game: "riftforce", guilds }).problems).toMatchObject([
      { message: "nested deeper than 40" },
    ]);
});

test("the packs of a match are together no more than one may be", () => {
  const pack = (n: number, guilds: number) => ({
    pack: `p${n}`,
    game: "riftforce",
    guilds: Array.from({ length: guilds }, (_, i) => ({
      guild: `g${n}-${i}`,
      name: { en: "G", de: "G" },
      activate: { draw: 1 },
    })),
  });
  const packs = (n: number, guilds: number) => Array.from({ length: n }, (_, i) => pack(i, guilds));
  expect(readPackValues(packs(2, 60))).toHaveLength(2);
  expect(() => readPackValues(packs(3, 60))).toThrow(/together .* too many values/);
  expect(readPackValues(packs(16, 1))).toHaveLength(16);
  expect(() => readPackValues(packs(17, 1))).toThrow(/17 packs/);
});

test("long effects are warned about, not refused", () => {
  const checked = checkPack(guild("      - { draw: 1 }\n".repeat(5)), "mine.yaml");
  expect(checked.problems).toEqual([]);
  expect(checked.warnings[0]?.message).toMatch(/5 steps/);
});

test("a pack that came as a value is checked alike", () => {
  expect(
    checkPackValue({ pack: "mine", game: "riftforce", guilds: [{ guild: "echo" }] }).problems.length,
  ).toBeGreaterThan(0);
  expect(checkPackValue(null).problems).toHaveLength(1);
  expect(
    checkPackValue(JSON.parse('{"__proto__": {"x": 1}, "game": "riftforce", "pack": "p"}')).problems.length,
  ).toBeGreaterThan(0);
});

test("the published schema names every verb and field", () => {
  const schema = JSON.stringify(packSchema("riftforce"));
  for (const word of ["damage", "heal", "repeat", "otherwise", "cant", "guilds", "activate"])
    expect(schema).toContain(`"${word}"`);
  expect(() => packSchema("nothing")).toThrow(/unknown game/);
});
