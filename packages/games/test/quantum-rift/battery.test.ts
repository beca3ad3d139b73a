import { fileURLToPath } from "node:url";
import type { Effect } from "@rifthall/effects";
import type { Card, Pack, Seat } from "@rifthall/kernel";
import { enter, FRAME, type Frame, PC, SIGNALS, set } from "@rifthall/kernel";
import { compileLibrary, type Library, type QuantumPack } from "../../src/quantum-rift/content.js";
import { format } from "../../src/quantum-rift/format.js";
import { own, quantumRift } from "../../src/quantum-rift/game.js";
import { packs } from "../../src/quantum-rift/generated/packs.js";
import { begin, resolve, startEffect } from "../../src/quantum-rift/rules/resolve.js";
import { controller, isUnit, type QuantumRift } from "../../src/quantum-rift/table.js";
import { cardsInPlay } from "../../src/quantum-rift/verbs/find.js";
import { battery, type Usage } from "../battery/index.js";

const builtIn = packs as unknown as readonly QuantumPack[];
const recompile = (list: readonly Pack[]): Library =>
  compileLibrary(list as readonly QuantumPack[], [], own, "variant");

type Named = { name: string; effect: Effect; procedure: number };
const effectsOf = (library: Library): Named[] =>
  library.cards.flatMap((c) => [
    ...Object.entries(c.effects).map(([slot, effect]) => ({
      name: `${c.id}.${slot}`,
      effect,
      procedure: c.procedures[slot as keyof typeof c.procedures] ?? 0,
    })),
    ...[c.action, c.response].flatMap((a) => (a ? [{ name: c.id, effect: a.effect, procedure: a.procedure }] : [])),
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

battery({
  game: quantumRift,
  format,
  packs: builtIn,
  recompile,
  figures: true,
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
    s.stack[f + PC] = 1;
    set(s, f, resolve.registers.base, s.cell[SIGNALS]);
    set(s, f, resolve.registers.effect, 0);
    return f;
  },
  enterEffect: (s: QuantumRift, card: Card, seat: Seat, procedure: number) => {
    const f = enter(s, procedure, s.program.procedures[procedure]?.words ?? 0);
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
  scripts: [],
  folder: fileURLToPath(new URL(".", import.meta.url)),
});
