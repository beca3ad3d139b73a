import { formats } from "@rifthall/games";
import { checkPack } from "@rifthall/packs";
import { describe, expect, test } from "vitest";
import { outlineOf } from "../../src/beyond-the-rift/compile/known.js";
import type { BeyondPack, Library } from "../../src/beyond-the-rift/content.js";
import { packs } from "../../src/beyond-the-rift/generated/packs.js";
import { begunMatch } from "../kit.js";
import { game } from "./table.js";

/** What a stranger might write: a hero, an item, an enemy, a door, a scenario and a campaign of their own. */
const MILL = `pack: mill
game: beyond-the-rift
version: 1
title: { en: The Mill, de: Die Mühle }
heroes:
  - hero: miller
    name: { en: The Miller, de: Die Müllerin }
    title: { en: Up to the Elbows, de: Bis zu den Ellbogen }
    class: ranger
    alignment: free
    race: halfling
    role: striker
    deck: { flour-sack: 12, millstone: 8 }
    standard: { ap: 5, draw: 2, swap: 2, trade: 1, guard: 2, wounds: 1, fatigue: 0 }
    alternate:
      ap: 6
      draw: 2
      swap: 2
      trade: 1
      guard: 2
      wounds: 1
      fatigue: 0
      ongoing:
        - { get: { strength: 1 }, while: { value: hand, is: ">= 5" } }
cards:
  - card: flour-sack
    name: { en: Flour Sack, de: Mehlsack }
    part: torso
    range: 1
    attack: { primary: 1, secondary: 0, value: 2, bonus: { get: { defence: -1 }, to: target, until: phase } }
    defense: { cost: 0, value: 2 }
    divided: true
  - card: millstone
    name: { en: Millstone, de: Mühlstein }
    part: torso
    range: 1
    special: { cost: 1, do: { engage: any loose enemy } }
items:
  - item: apron
    name: { en: Apron, de: Schürze }
    part: torso
    campaign: grist
    requires: { class: ranger }
    cards: { millstone: 4 }
wounds:
  - wound: stubbed-toe
    name: { en: Stubbed Toe, de: Gestoßener Zeh }
    ap: -1
    final: 1
    v099: 0
    modifiers: { health: -1 }
enemies:
  - enemy: rat-king
    name: { en: Rat King, de: Rattenkönig }
    family: insectoid
    numbers: { engagement: 1, range: 1, attack: 2, defence: 1, health: 2 }
    wounds: 1
    fatigue: 0
    final: 4
    v099: 0
    killed: { lower: grain }
terrain:
  - terrain: hatch
    name: { en: Hatch, de: Luke }
    kind: door
    final: 2
    v099: 0
scenarios:
  - scenario: the-last-sack
    name: { en: The Last Sack, de: Der letzte Sack }
    story: { en: "Rats.", de: "Ratten." }
    goal: { en: "No rats.", de: "Keine Ratten." }
    victory: { en: "Bread.", de: "Brot." }
    defeat: { en: "Crumbs.", de: "Krümel." }
    campaign: grist
    requires: { notes: [found-the-nest] }
    must: [miller]
    heroes: { least: 1, most: 2 }
    levels:
      normal: { enemies: { rat-king: [2, 3, 4, 4] }, terrain: { hatch: 1 }, threat: 1, counters: { grain: [3, 3, 4, 4] } }
      hard: { threat: [3, 4, 4, 4] }
    doors:
      hatch: { value: [3, 4, 5, 6], defence: 3 }
    counters:
      - counter: grain
        name: { en: Grain, de: Korn }
    rules:
      - { get: { attack: 1 }, to: each insectoid enemy, while: { value: threat, is: ">= 5" } }
    setup: [{ bring: hatch }, { spawn: { byHeroes: [1, 2, 2, 2] } }]
    quest: [{ raise: threat }, { spawn: 1, into: priority }]
    table:
      - who: rat-king
        one: { do: { attack: target }, otherwise: { engage: self } }
        three: { do: { order: insectoid, do: { attack: target } }, otherwise: { attack: target, by: most-cards } }
    actions:
      - { action: stamp, name: { en: Stamp, de: Stampfen }, cost: 2, once: round, do: { disengage: each your enemy } }
    win: { marks: grain, is: "= 0" }
    lose: { either: { value: threat, is: ">= 9" }, or: { present: rat-king, is: "> 6" } }
    rewards: [{ item: 1 }, { join: bastian }, { note: found-the-nest }]
    setback: { note: found-the-nest }
campaigns:
  - campaign: grist
    name: { en: Grist, de: Mahlgut }
    story: { en: "A mill.", de: "Eine Mühle." }
    hero: miller
    heroes: [miller, bastian]
    scenarios: [the-last-sack]
`;

/** All that is wrong with the mill when one thing in it is written otherwise. */
function wrongs(from: string, to: string): string[] {
  expect(MILL).toContain(from);
  return checkPack(MILL.replace(from, to), "mill.yaml").problems.map((p) => `${p.path}: ${p.message}`);
}

describe("a stranger's pack", () => {
  test("is taken with everything a pack can hold, and played", () => {
    const { problems, pack } = checkPack(MILL, "mill.yaml");
    expect(problems).toEqual([]);
    const content = game.content(pack ? [pack] : []);
    const match = begunMatch(game, content, { scenario: "the-last-sack" }, "grain");
    expect(match.over).toBe(false);
  });

  test("names the built-in cards without writing them again", () => {
    const small = `pack: small
game: beyond-the-rift
scenarios: []
cards:
  - { card: elbow, name: { en: Elbow, de: Ellbogen }, range: 1, attack: { primary: 1, value: 1 } }
`;
    const { problems, pack } = checkPack(small, "small.yaml");
    expect(problems).toEqual([]);
    const [plain, grown] = [game.content([]), game.content(pack ? [pack] : [])];
    expect(grown.program.procedures.length).toBe(plain.program.procedures.length);
  });
});

describe("what is wrong is told with its place and the nearest right word", () => {
  test.each([
    [
      "an enemy nobody knows, in a deck",
      "enemies: { rat-king: [2, 3, 4, 4] }",
      "enemies: { rat-kin: [2, 3, 4, 4] }",
      'scenarios.0.levels.normal.enemies.rat-kin: the-last-sack.levels.normal.enemies.rat-kin: unknown enemy "rat-kin"; did you mean "rat-king"?',
    ],
    [
      "terrain to bring",
      "{ bring: hatch }",
      "{ bring: hatsch }",
      'scenarios.0.setup.0.bring: the-last-sack.setup.0.bring: unknown enemy or terrain "hatsch"; did you mean "hatch"?',
    ],
    [
      "who acts in the table",
      "- who: rat-king",
      "- who: insectoids",
      'scenarios.0.table.0.who: the-last-sack.table.0.who: unknown enemy or family "insectoids"; did you mean "insectoid"?',
    ],
    [
      "an order to nobody",
      "order: insectoid",
      "order: insectiod",
      'scenarios.0.table.0.three.do.order: the-last-sack.table.0.three.do.order: unknown enemy or family "insectiod"; did you mean "insectoid"?',
    ],
    [
      "a counter the scenario does not have",
      "win: { marks: grain",
      "win: { marks: grian",
      'scenarios.0.win.marks: the-last-sack.win.marks: unknown counter "grian"; did you mean "grain"?',
    ],
    [
      "a note nobody takes",
      "notes: [found-the-nest]",
      "notes: [found-a-nest]",
      'scenarios.0.requires.notes.0: the-last-sack.requires.notes.0: unknown note "found-a-nest"; did you mean "found-the-nest"?',
    ],
    [
      "a hero who joins",
      "join: bastian",
      "join: bastien",
      'scenarios.0.rewards.1.join: the-last-sack.rewards.1.join: unknown hero "bastien"; did you mean "bastian"?',
    ],
    [
      "a card of a deck",
      "millstone: 8",
      "millstones: 8",
      'heroes.0.deck.millstones: miller.deck.millstones: unknown card "millstones"; did you mean "millstone"?',
    ],
    [
      "a campaign",
      "campaign: grist\n    requires: { class",
      "campaign: crist\n    requires: { class",
      'items.0.campaign: apron.campaign: unknown campaign "crist"; did you mean "grist"?',
    ],
    [
      "doors that are none",
      "kind: door",
      "kind: shrine",
      "scenarios.0.doors.hatch: the-last-sack.doors.hatch: is neither a door nor a portcullis (BR-134)",
    ],
  ])("%s", (_what, from, to, message) => {
    expect(wrongs(from, to)).toEqual([message]);
  });

  test.each([
    [
      "a field of a row",
      "one: { do: { attack",
      "onne: { do: { attack",
      'scenarios.0.table.0.onne: unknown field "onne"; did you mean "one"?',
    ],
    [
      "a field of a door",
      "{ value: [3, 4, 5, 6]",
      "{ valeu: 1, value: [3, 4, 5, 6]",
      'scenarios.0.doors.hatch.valeu: unknown field "valeu"; did you mean "value"?',
    ],
    [
      "a verb inside of a row",
      "otherwise: { engage: self }",
      "otherwise: { engag: self }",
      'scenarios.0.table.0.one.otherwise: unknown verb "engag"; did you mean "engage"?',
    ],
    [
      "a verb of an action",
      "do: { disengage: each your enemy }",
      "do: { disengage: each your enemi }",
      'scenarios.0.actions.0.do.disengage: "each your enemi": unknown word "enemi"; did you mean "enemy"?',
    ],
    [
      "numbers for three heroes",
      "rat-king: [2, 3, 4, 4]",
      "rat-king: [2, 3, 4]",
      "scenarios.0.levels.normal.enemies.rat-king: a list must be a whole number from 0 to 30, or a list of 4 of them, by heroes",
    ],
    [
      "a number that is none",
      "defence: 3 }",
      "defence: three }",
      'scenarios.0.doors.hatch.defence: "three" must be a whole number from 0 to 20, or a list of 4 of them, by heroes',
    ],
    ["amounts for two heroes", "byHeroes: [1, 2, 2, 2]", "byHeroes: [1, 2]", "scenarios.0.setup.1.spawn"],
  ])("%s", (_what, from, to, message) => {
    expect(wrongs(from, to).join("\n")).toContain(message);
  });

  test("with its line", () => {
    const { problems } = checkPack(MILL.replace("- who: rat-king", "- who: rat-queen"), "mill.yaml");
    const line = MILL.split("\n").findIndex((text) => text.includes("- who: rat-king")) + 1;
    expect(problems.map((p) => [p.file, p.line])).toEqual([["mill.yaml", line]]);
  });

  test("a counter or an action written twice", () => {
    const twice = `    counters:
      - { counter: grain, name: { en: Grain, de: Korn } }
`;
    expect(wrongs("    counters:\n", twice)).toEqual(['scenarios.0.counters.1.counter: "grain" is defined twice here']);
  });
});

describe("what cannot be played is refused", () => {
  test.each([
    [
      "a hero with too few cards",
      "deck: { flour-sack: 12, millstone: 8 }",
      "deck: { flour-sack: 12, millstone: 7 }",
      "heroes.0.deck: 19 of them; at least 20 are needed",
    ],
    [
      "BR-60, BR-61 an attack that can never be laid",
      "attack: { primary: 1, secondary: 0, value: 2,",
      "attack: { value: 2,",
      'needs "primary" or "secondary": without both it can never be laid (BR-60, BR-61)',
    ],
    [
      "BR-52 one action divided",
      "    defense: { cost: 0, value: 2 }\n",
      "",
      "is for a card with two actions, and this has 1 (BR-52)",
    ],
    [
      "BR-123 a Persistent card that cannot be played",
      "special: { cost: 1, do: { engage: any loose enemy } }",
      "ap: { cost: 0, gain: 1 }\n    persistent: true",
      'needs "special", by which it is played (BR-123)',
    ],
    [
      "BR-125 an ally that cannot be played",
      "special: { cost: 1, do: { engage: any loose enemy } }",
      "ap: { cost: 0, gain: 1 }\n    ally: { engagement: 1, range: 1, attack: 0, defence: 1, health: 1 }",
      'needs "special", by which it is played (BR-123)',
    ],
    [
      "BR-51 a card without an action",
      "    special: { cost: 1, do: { engage: any loose enemy } }\n",
      "",
      "needs one of attack, defense, ap, special, reaction (BR-51)",
    ],
    [
      "what only cards in play can do",
      "special: { cost: 1, do: { engage: any loose enemy } }",
      "special: { cost: 1, do: { engage: any loose enemy } }\n    end: { gain: 1 }",
      'is for cards that stay in play: say "persistent: true" too',
    ],
    [
      "BR-111 a Wound of two kinds",
      "    ap: -1\n",
      "    ap: -1\n    attack: -1\n",
      "needs exactly one of attack, defense, ap, and has 2 (BR-111)",
    ],
    ["BR-111 a Wound of none", "    ap: -1\n", "", "needs exactly one of attack, defense, ap, and has 0 (BR-111)"],
    [
      "BR-141 an item's card of another part",
      "  - card: millstone\n    name: { en: Millstone, de: Mühlstein }\n    part: torso",
      "  - card: millstone\n    name: { en: Millstone, de: Mühlstein }\n    part: head",
      "has the part head, not torso (BR-141)",
    ],
    ["a change without an end", "to: target, until: phase", "to: target", '"get" needs "until" outside of ongoing'],
    [
      "rules that end",
      'while: { value: threat, is: ">= 5" } }',
      "until: round }",
      'this is a list of "get" without "until"',
    ],
    [
      "a number of enemies for a hero",
      "get: { defence: -1 }, to: target",
      "get: { defence: -1 }, to: hero",
      'heroes have "strength" and "guard"',
    ],
    [
      "a number of enemies in force for nobody",
      "get: { strength: 1 }, while",
      "get: { defence: 1 }, while",
      'say whose with "to"',
    ],
    [
      "an enemy's action on a card",
      "do: { engage: any loose enemy }",
      "do: { intimidate: 1 }",
      '"intimidate" is an action of enemies; it belongs in the table of a scenario',
    ],
    [
      "BR-A75 an order to order",
      "do: { order: insectoid, do: { attack: target } }",
      "do: { order: insectoid, do: { order: orc, do: { attack: target } } }",
      "ordered enemies pass no orders on (BR-A75)",
    ],
    [
      "BR-80 an enemy that goes for what the heroes attack",
      "do: { order: insectoid, do: { attack: target } }",
      "do: { order: insectoid, do: { engage: target } }",
      '"target" is what the heroes attack; an enemy that goes for its own target is "self"',
    ],
    [
      "an enemy called like a family",
      "- enemy: rat-king",
      "- enemy: dwarf",
      "is the name of a family; give it another",
    ],
    [
      "a defeat that asks",
      "setback: { note: found-the-nest }",
      "setback: { draw: 1 }",
      'is a list of "note" and "forget"',
    ],
    ["a name that is taken", "- card: millstone", "- card: orc-archer", 'card "orc-archer" is defined twice'],
  ])("%s", (_what, from, to, message) => {
    expect(wrongs(from, to).join("\n")).toContain(message);
  });
});

test("Response cards are the game's own: packs have none", () => {
  const sections = formats.find((f) => f.game === "beyond-the-rift")?.sections ?? [];
  expect(sections.filter((s) => s.builtIn).map((s) => s.key)).toEqual(["responses"]);
  const { problems } = checkPack(`${MILL}responses: []\n`, "mill.yaml");
  expect(problems.map((p) => p.message)[0]).toContain('unknown field "responses"');
});

test("more notes than can be told apart are told where they are taken, by whatever takes them", () => {
  const taken = Array.from({ length: 30 }, (_, i) => `{ note: note-${i} }`);
  const at = (section: string, from: string): string[] => {
    const to = `do: [${taken.join(", ")}]`;
    return wrongs(from, to).filter((wrong) => wrong.startsWith(section));
  };
  const wrong = "more than 30 heroes or notes cannot be told apart";
  expect(at("scenarios", "do: { disengage: each your enemy }")).toEqual([`scenarios.0: ${wrong}`]);
  const alone = `pack: alone
game: beyond-the-rift
cards:
  - { card: diary, name: { en: A, de: B }, range: 1, special: { cost: 0, do: [${taken.join(", ")}] } }
`;
  expect(checkPack(alone, "alone.yaml").problems).toMatchObject([{ line: 4, path: "cards.0", message: wrong }]);
});

test("the outline that packs are examined by says of the built-in ones what their compiled library says", () => {
  const { cards, heroes, items, scenarios, campaigns, notes, noteNames } = game.content([]) as unknown as Library;
  const ids = (list: readonly { readonly id: string }[]): unknown => list.map(({ id }) => ({ id }));
  const outline = outlineOf(packs as unknown as readonly BeyondPack[]);
  expect(notes.length).toBeGreaterThan(0);
  expect({ ...outline, noteNames: [...outline.noteNames.keys()] }).toEqual({
    cards: cards.map(({ id, type, part, kind }) => ({ id, type, part, kind })),
    heroes: ids(heroes),
    items: ids(items),
    scenarios: scenarios.map(({ id, counters }) => ({ id, counters })),
    campaigns: ids(campaigns),
    notes,
    noteNames: [...noteNames.keys()],
  });
});
