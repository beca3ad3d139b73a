import { fileURLToPath } from "node:url";
import type { Effect } from "@rifthall/effects";
import type { Pack } from "@rifthall/kernel/game";
import type { Card, Frame, Seat } from "@rifthall/kernel/ids";
import { enter, resume, set } from "@rifthall/kernel/machine";
import { FRAME, SIGNALS } from "@rifthall/kernel/state";
import { compileLibrary } from "../../src/quantum-rift/compile/library.js";
import type { Library, QuantumPack } from "../../src/quantum-rift/content.js";
import { format } from "../../src/quantum-rift/format.js";
import { own, quantumRift } from "../../src/quantum-rift/game.js";
import { packs } from "../../src/quantum-rift/generated/packs.js";
import { begin, resolve, startEffect } from "../../src/quantum-rift/rules/resolve.js";
import { controller, isUnit, type QuantumRift } from "../../src/quantum-rift/table.js";
import { cardsInPlay } from "../../src/quantum-rift/verbs/find.js";
import { battery, type Usage } from "../battery/index.js";

const builtIn = packs as unknown as readonly QuantumPack[];
const recompile = (list: readonly Pack[]): Library =>
  compileLibrary({ builtIn: list as readonly QuantumPack[], extra: [], own, hash: "variant", base: null, only: null });

type Named = { name: string; effect: Effect; procedure: number };
const effectsOf = (library: Library): Named[] =>
  library.cards.flatMap((c) => [
    ...Object.entries(c.effects).map(([slot, effect]) => ({
      name: `${c.id}.${slot}`,
      effect,
      procedure: c.procedures[slot as keyof typeof c.procedures] ?? 0,
    })),
    ...(["action", "response"] as const).flatMap((key) => {
      const ability = c[key];
      return ability ? [{ name: `${c.id}.${key}.do`, effect: ability.effect, procedure: ability.procedure }] : [];
    }),
  ]);

const DICE = { red: "3/3", yellow: "3/3", green: "3/3", blue: "3/3" };

/** A chapter from its start and, with a strong hero, from each of its stages: random play alone would not get there. */
function played(
  content: Library,
  chapter: string,
  hero: string,
  stages: readonly (readonly [location: string, encounter: string])[],
): Usage {
  const found = content.chapters.find((c) => c.id === chapter);
  const counted = [
    ...(found?.explorations ?? []),
    ...(found?.enemies ?? []),
    ...(found?.allies ?? []),
    ...(content.find(hero)?.deck ?? []),
  ];
  const ids = [...(found?.locations ?? []), ...(found?.encounters ?? []), ...counted.map(([id]) => id)];
  const at = (location: string, more: object): object => ({
    chapter,
    hero,
    location,
    phase: "start",
    players: [{ hero: `${hero}*30`, dice: DICE }],
    ...more,
  });
  return {
    options: { chapter, hero, difficulty: "easy" },
    seats: 1,
    positions: stages.flatMap(([location, encounter]) => [
      at(location, { distance: 1 }),
      at(location, { encounter, threat: 3 }),
    ]),
    marks: ids.map((id) => `card ${id}`),
  };
}

/** Crowded tables, so that whatever an effect changes shows. */
const TABLES = (["andares-1", "andares-2"] as const).flatMap((chapter) => {
  const one = chapter === "andares-1";
  const hero = one ? "sabrien-reed" : "ottoline-marsh";
  const enemy = one ? "hyvryx-scout" : "pale-double";
  const other = one ? "hyvryx-predator" : "mirror-fencer";
  const ally = one ? "andares-mender" : "nim-lamplighter";
  const cards = one
    ? {
        gear: ["the-shy-sword"],
        hand: ["feint", "break-away", "second-wind"],
        discard: ["field-dressing", "follow-through"],
      }
    : {
        gear: ["sounding-pike"],
        hand: ["undertow", "tide-clock", "slack-water"],
        discard: ["field-repairs", "dead-reckoning"],
      };
  const few = { red: "1/4", yellow: "1/4", green: "1/4", blue: "1/4" };
  const many = { red: "4/4", yellow: "4/4", green: "4/4", blue: "4/4" };
  const table = (more: object, mine: object): object => ({
    chapter,
    hero,
    location: one ? "temple-ruins" : "ebb-causeway",
    distance: 6,
    encounter: one ? "seek-and-destroy" : "late-reflections",
    threat: 9,
    enemies: [`${enemy}#1`, `${enemy}/damaged`, `${other}/exhausted`, `${other}#2`],
    players: [{ hero: `${hero}*7#1`, units: [`${ally}/damaged#2`], dice: few, ...cards, ...mine }],
    ...more,
  });
  return [
    table({}, {}),
    table({ threat: 4 }, { hero: `${hero}*5/exhausted#1`, dice: many }),
    table(
      { threat: 17, enemies: [`${enemy}/damaged`, `${other}/damaged`] },
      { hero: `${hero}*3/damaged`, units: [ally] },
    ),
  ];
});

/** The same for two, where numbers differ by heroes. */
const PAIR = {
  chapter: "andares-2",
  hero: "sabrien-reed",
  location: "lens-chamber",
  players: [{ hero: "sabrien-reed*7" }, { hero: "ottoline-marsh*7" }],
};

const NO_DICE = { red: "0/1", yellow: "0/2", green: "0/1", blue: "0/1" };
const fight = (mine: object, more: object = {}): object => ({
  chapter: "andares-1",
  location: "temple-ruins",
  phase: "combat",
  enemies: ["hyvryx-scout#1", "hyvryx-predator#1"],
  players: [{ hero: "sabrien-reed*9#1", dice: NO_DICE, ...mine }],
  ...more,
});
const SECOND = { chapter: "andares-2", hero: "ottoline-marsh", location: "lens-chamber" };

/** What shows only in a fight, or at one place with one card. */
const SCRIPTS = [
  fight({ gear: ["the-shy-sword"] }),
  fight({ gear: ["the-shy-sword", "glasscloth-cloak"] }),
  fight({ gear: ["glasscloth-cloak"] }, { enemies: ["hyvryx-matriarch#1"] }),
  fight({ hand: ["follow-through"] }),
  fight({ hand: ["follow-through"] }, { enemies: ["hyvryx-matriarch#1"] }),
  fight({ gear: ["serpentine-amulet"], dice: { green: "2/2" } }, { phase: "threat" }),
  {
    chapter: "andares-1",
    location: "forest-road",
    phase: "regroup",
    players: [{ hand: ["feint"], units: ["andares-mender/damaged"], dice: NO_DICE }],
  },
  fight({ hero: "ottoline-marsh*9#1", gear: ["folding-mirror"] }, { ...SECOND, enemies: ["mirror-fencer#1"] }),
  fight({ hero: "ottoline-marsh*9#1", hand: ["undertow"] }, { ...SECOND, enemies: ["borrowed-choir#1"] }),
  fight(
    { hero: "ottoline-marsh*9#1" },
    { ...SECOND, enemies: ["drowned-keeper#1"], encounter: "last-observation", threat: 4 },
  ),
  {
    chapter: "andares-1",
    location: "forest-road",
    phase: "explore",
    exploration: ["bell-under-roots"],
    players: [{ dice: DICE }],
  },
  { ...SECOND, phase: "regroup", enemies: ["drowned-keeper/damaged"], players: [{ dice: DICE }] },
  {
    ...SECOND,
    location: "ebb-causeway",
    phase: "explore",
    exploration: ["the-stranded-boat"],
    players: [{ hand: ["undertow", "slack-water"], dice: NO_DICE }],
  },
];

battery({
  game: quantumRift,
  format,
  packs: builtIn,
  recompile,
  figures: ["heroes", "cards", "locations", "explorations"],
  invent: (sources) => ({
    pack: "invented",
    game: "quantum-rift",
    cards: sources.map((play, i) => ({
      card: `made-${i}`,
      name: { en: `Made ${i}`, de: `Neu ${i}` },
      type: "action",
      rift: 1,
      play,
    })),
  }),
  invented: (content, index) => {
    const found = content.find(`made-${index}`);
    return { effect: found?.effects.play ?? [], procedure: found?.procedures.play ?? 0 };
  },
  ids: {
    "a unit": ["hyvryx-scout", "hyvryx-predator"],
    "a unit, gear or skill": ["andares-mender", "andares-pathfinder"],
    "an encounter": ["the-cordon"],
    "a location": ["forest-road"],
  },
  effects: effectsOf,
  actors: (s) =>
    cardsInPlay(s).flatMap((card) => {
      const seat = controller(s, card);
      return seat >= 0 && isUnit(s, card) ? [{ card, seat }] : [];
    }),
  perform: (s, card, seat, procedure) => startEffect(s, card, seat, procedure),
  performQuiet: (s, card, seat) => {
    startEffect(s, card, seat, 0);
    const f = s.cell[FRAME] as Frame;
    resume(s, f, { of: resolve, step: 1 });
    set(s, f, resolve.registers.base, s.cell[SIGNALS]);
    set(s, f, resolve.registers.effect, 0);
    return f;
  },
  enterEffect: (s: QuantumRift, card: Card, seat: Seat, procedure: number) => {
    const f = enter(s, procedure);
    begin(s, f, card, seat);
    return f;
  },
  changes: [
    "threat",
    "distance",
    "vitality",
    "spawn",
    "exhaust",
    "ready",
    "damage",
    "engage",
    "die",
    "draw",
    "attack",
    "get",
  ],
  setupOf: (s) => ({ content: s.library, options: s.options, seats: s.shape.seats }),
  framed: ["test", "attack", "reroll", "recover", "lose", "eachPlayer"],
  usage: (content) => [
    played(content, "andares-1", "sabrien-reed", [
      ["temple-ruins", "seek-and-destroy"],
      ["forest-road", "the-cordon"],
      ["glass-pit", "what-the-mud-holds"],
    ]),
    played(content, "andares-2", "ottoline-marsh", [
      ["ebb-causeway", "late-reflections"],
      ["hall-of-unlived-hours", "valve-gallery"],
      ["lens-chamber", "last-observation"],
    ]),
  ],
  marks: (e) => [`do ${String(e.do)}`, ...(typeof e.card === "string" ? [`card ${e.card}`] : [])],
  runs: [...TABLES, PAIR, { ...PAIR, encounter: "last-observation", threat: 3 }],
  scripts: SCRIPTS,
  // There is only one of each of these two, so that a second cannot come.
  unseen: [
    'what-the-mud-holds.reveal: [{"spawn":2,"name":"hyvryx-matriarch"}',
    'last-observation.reveal: [{"gain":"threat","n":{"byHeroes":[13,20]}},{"spawn":2,"name":"drowned-keeper"}',
  ],
  folder: fileURLToPath(new URL(".", import.meta.url)),
});
