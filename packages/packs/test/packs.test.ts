import { readFileSync } from "node:fs";
import { gameById } from "@rifthall/games";
import { Match, readOptions } from "@rifthall/kernel";
import { checkPack, checkPackValue, packSchema, readPackFile } from "@rifthall/packs";
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
  expect(problem(`# ${"x".repeat(300_000)}`)).toMatch(/at most 262144/);
  expect(problem(`pack: ${"[".repeat(50)}`)).toMatch(/nested deeper/);
  const keys = Array.from({ length: 20_000 }, (_, i) => `k${i}: 1`).join("\n");
  const began = performance.now();
  expect(problem(keys)).toMatch(/at most 12000/);
  expect(performance.now() - began).toBeLessThan(500);
  const deep = `${"{ may: ".repeat(14)}{ draw: 1 }${" }".repeat(14)}`;
  expect(problem(guild(`      - ${deep}\n`))).toMatch(/nested deeper than 12/);
  const long = Array.from({ length: 201 }, () => "      - { draw: 1 }\n").join("");
  expect(problem(guild(long))).toMatch(/at most 200/);
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
