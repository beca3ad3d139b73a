import type { Pack } from "@rifthall/kernel/game";
import type { Fields } from "../kit.js";

/**
 * What tests play with, so that no test hangs on a number that somebody may tune: plain heroes, a bare scenario, a card for
 * each situation. A test that needs something else makes it with `card`, `enemy`, `terrain`, `wound`, `fatigue`.
 */
const named = (id: string): Fields => ({ en: id, de: id });
const tale = {
  en: "A clearing in the wood where rules are tried out, and nothing else happens.",
  de: "Eine Lichtung im Wald, auf der Regeln geprobt werden, und sonst geschieht nichts.",
};

/** A hero card; of range 1 unless said. */
export const card = (id: string, more: Fields): Fields => ({ card: id, name: named(id), range: 1, ...more });

export type Figures = readonly [engagement: number, range: number, attack: number, defence: number, health: number];
const numbered = ([engagement, range, attack, defence, health]: Figures): Fields => ({
  engagement,
  range,
  attack,
  defence,
  health,
});
const BOX = { final: 20, v099: 20 };

/** An enemy, an Orc unless said, whose hits bring one Wound unless said; what it does the scenario's table says. */
export const enemy = (id: string, figures: Figures, more: Fields = {}): Fields => ({
  enemy: id,
  name: named(id),
  family: "orc",
  numbers: numbered(figures),
  wounds: 1,
  fatigue: 0,
  ...BOX,
  ...more,
});
export const ally = (id: string, figures: Figures, more: Fields = {}): Fields =>
  card(id, { persistent: true, special: { cost: 0 }, ally: numbered(figures), ...more });
export const terrain = (id: string, kind: string, more: Fields = {}): Fields => ({
  terrain: id,
  name: named(id),
  kind,
  ...BOX,
  ...more,
});
/** A Wound: what it is for a hero, such as { attack: -1 }, and for an enemy, which loses 1 health unless said. */
export const wound = (id: string, half: Fields, modifiers: Fields = { health: -1 }): Fields => ({
  wound: id,
  name: named(id),
  ...half,
  ...BOX,
  modifiers,
});
export const fatigue = (id: string, half: Fields, modifiers: Fields = {}): Fields => ({
  fatigue: id,
  name: named(id),
  ...half,
  ...BOX,
  modifiers,
});

/** A side of a board: 5 AP, a draw costs 2, a swap 1, a card is worth 1, a point of defence costs 2, damage is one Wound. */
const board = (more: Fields = {}): Fields => ({
  ap: 5,
  draw: 2,
  swap: 1,
  trade: 1,
  guard: 2,
  wounds: 1,
  fatigue: 0,
  ...more,
});

/** The heroes by seat: equal but for what the rules ask about. */
export const HEROES = ["ann", "ben", "cat", "dan"] as const;
const PEOPLE = {
  ann: { class: "warrior", alignment: "just", race: "human", role: "defender" },
  ben: { class: "mage", alignment: "free", race: "elf", role: "striker" },
  cat: { class: "rogue", alignment: "grim", race: "gnome", role: "healer" },
  dan: { class: "priest", alignment: "just", race: "dwarf", role: "controller" },
} as const;
export type HeroName = (typeof HEROES)[number];
export const hero = (id: HeroName, deck: Fields, sides: { standard?: Fields; alternate?: Fields } = {}): Fields => ({
  hero: id,
  name: named(id),
  title: named("of the clearing"),
  ...PEOPLE[id],
  v099: true,
  deck,
  standard: board(sides.standard),
  alternate: board({ ap: 6, ...sides.alternate }),
});

/** A scenario in which nothing happens by itself: no enemy acts, nothing spawns, it is won in round 90. */
export const scenario = (more: Fields = {}): Fields => ({
  scenario: "clearing",
  name: named("clearing"),
  story: tale,
  goal: tale,
  victory: tale,
  defeat: tale,
  v099: true,
  heroes: { least: 1, most: 4 },
  doors: {
    gate: { value: [3, 4, 5, 6], responses: 1, defence: [2, 3, 4, 5] },
    grille: { value: [2, 2, 2, 2], responses: 2, defence: [1, 1, 1, 1] },
  },
  win: { value: "round", is: ">= 90" },
  ...more,
});

const CARDS: readonly Fields[] = [
  // Nobody can do anything with it (unless with 20 AP).
  card("pebble", { special: { cost: 20, do: { gain: 1 } } }),
  // attacks
  card("jab", { attack: { primary: 2, secondary: 1, value: 3 } }),
  card("bolt", { range: 2, attack: { primary: 2, secondary: 1, value: 3 } }),
  card("opener", { attack: { primary: 1, value: 4 } }),
  card("ember", { range: 2, attack: { secondary: 1, value: 2 } }),
  card("gamble", { range: 2, attack: { primary: 1, secondary: 1, value: 0, responses: 1 } }),
  card("sweep", { range: 2, attack: { primary: 2, secondary: 1, value: 4, targets: 2 } }),
  card("feint", { range: 2, attack: { primary: 0, secondary: 0, value: 1, bonus: { gain: 2 } } }),
  card("crush", { attack: { primary: 0, secondary: 0, value: 9 } }),
  card("arrow", { range: 2, attack: { primary: 0, secondary: 0, value: 9 } }),
  // defence
  card("block", { defense: { cost: 1, value: 2 } }),
  card("ward", { range: 2, defense: { cost: 1, value: 2 } }),
  card("hunch", { defense: { cost: 0, value: 0, responses: 1 } }),
  card("riposte", { defense: { cost: 0, value: 1, bonus: { gain: 2 } } }),
  // AP
  card("tea", { ap: { cost: 0, gain: 3 } }),
  card("flask", { range: 2, ap: { cost: 1, gain: 4 } }),
  // specials
  card("study", { special: { cost: 1, do: { draw: 1 } } }),
  card("scout", { special: { cost: 0, do: { reveal: 2 } } }),
  card("purge", { special: { cost: 0, do: { discard: 2 } } }),
  // reactions
  card("dodge", { reaction: { cost: 1, when: "hit", do: { prevent: 1 } } }),
  // two actions on one card
  card("either", { divided: true, attack: { primary: 1, secondary: 1, value: 3 }, ap: { cost: 0, gain: 2 } }),
  card("both", { attack: { primary: 1, secondary: 1, value: 3 }, ap: { cost: 0, gain: 2 } }),
  // what stays
  card("banner", { persistent: true, special: { cost: 1 }, ongoing: [{ get: { strength: 1 } }] }),
  card("totem", { range: 2, persistent: true, special: { cost: 1 } }),
  ally("dog", [1, 1, 0, 2, 2]),
];

const ENEMIES: readonly Fields[] = [
  enemy("wolf", [2, 1, 2, 2, 2]),
  enemy("archer", [1, 2, 2, 2, 2]),
  enemy("rat", [0, 1, 1, 0, 1], { family: "insectoid" }),
  // Dear, easy to hit, and long in dying.
  enemy("ox", [3, 1, 0, 0, 9], { family: "human" }),
  enemy("monk", [1, 2, 1, 1, 1], { family: "cultist", wounds: 0, fatigue: 1 }),
  enemy("troll", [2, 1, 4, 4, 3], { boss: true, wounds: 2 }),
];

const TERRAIN: readonly Fields[] = [
  terrain("gate", "door"),
  terrain("grille", "portcullis"),
  terrain("well", "find", { action: { cost: 1, do: { gain: 3 } } }),
  terrain("rock", "obstacle"),
];

const WOUNDS: readonly Fields[] = [
  wound("cut", { attack: -1 }),
  wound("bruise", { defense: -1 }),
  wound("limp", { ap: -2 }),
];
const FATIGUES: readonly Fields[] = [
  fatigue("yawn", { attack: -1 }, { attack: -1 }),
  fatigue("ache", { defense: -1 }, { defence: -1 }),
  fatigue("slump", { ap: -1 }, { engagement: -1 }),
];

/** Sections of a pack that a test adds to or changes: an entry with an id that is there already takes its place. */
export interface Invented {
  readonly cards?: readonly Fields[];
  readonly enemies?: readonly Fields[];
  readonly terrain?: readonly Fields[];
  readonly wounds?: readonly Fields[];
  readonly fatigues?: readonly Fields[];
  readonly items?: readonly Fields[];
  readonly campaigns?: readonly Fields[];
  readonly scenarios?: readonly Fields[];
}

const joined = (key: string, base: readonly Fields[], more: readonly Fields[] = []): readonly Fields[] => [
  ...base.filter((entry) => !more.some((other) => other[key] === entry[key])),
  ...more,
];
/** All entries of each kind, the test's own among them. */
export const sections = (own: Invented) => ({
  cards: joined("card", CARDS, own.cards),
  enemies: joined("enemy", ENEMIES, own.enemies),
  terrain: joined("terrain", TERRAIN, own.terrain),
  wounds: joined("wound", WOUNDS, own.wounds),
  fatigues: joined("fatigue", FATIGUES, own.fatigues),
});

/** The pack of a test: these heroes, this scenario, everything invented. */
export const pack = (own: Invented, heroes: readonly Fields[], clearing: Fields): Pack => ({
  pack: "test",
  game: "beyond-the-rift",
  version: 1,
  ...sections(own),
  heroes,
  scenarios: [clearing, ...(own.scenarios ?? [])],
  ...(own.items ? { items: own.items } : {}),
  ...(own.campaigns ? { campaigns: own.campaigns } : {}),
});
