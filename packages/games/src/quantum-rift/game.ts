import type { Game, Levels, MatchOption, MatchOptions, Setup } from "@rifthall/kernel/game";
import { type Card, everyone, NONE, type Seat, type Zone } from "@rifthall/kernel/ids";
import { call } from "@rifthall/kernel/machine";
import { isOver } from "@rifthall/kernel/state";
import { Refusal, unknown } from "@rifthall/kernel/text";
import { answering, isAt, outcomeBy } from "../shared/asked.js";
import { library, ownOf } from "../shared/contents.js";
import { choice, flag, naming } from "../shared/options.js";
import { laid } from "../shared/table.js";
import { cardTexts, termsOf } from "./cards.js";
import { compileLibrary } from "./compile/library.js";
import type { CardDef, Chapter, Library } from "./content.js";
import { evaluate } from "./evaluate.js";
import { faults } from "./faults.js";
import { packs, packsHash } from "./generated/packs.js";
import { rulebook } from "./generated/rulebook.js";
import { framePosition, readPosition } from "./notation/read.js";
import { writePosition } from "./notation/write.js";
import { attack } from "./rules/attack.js";
import { combat } from "./rules/combat.js";
import { deployment, initial } from "./rules/deployment.js";
import { REASONS, resign } from "./rules/end.js";
import { cardName } from "./rules/name.js";
import { pay } from "./rules/pay.js";
import { explore, triggers } from "./rules/phases.js";
import { asker, candidates, describe, reasons } from "./rules/reasons.js";
import { complete, resolve } from "./rules/resolve.js";
import { rifting } from "./rules/rifting.js";
import { roll } from "./rules/roll.js";
import { layOut, reveals } from "./rules/setup.js";
import { adventure, turn } from "./rules/turn.js";
import { opened, WINDOWS } from "./rules/window.js";
import { scene } from "./scene.js";
import { stakes } from "./stakes.js";
import { study } from "./study.js";
import {
  ALLY_POOL,
  areaOf,
  type Difficulty,
  deckOf,
  ENCOUNTER_POOL,
  ENEMY_POOL,
  EXPLORATION_DECK,
  type Layout,
  LIMBO,
  LOCATION_STACK,
  MIXED,
  type Order,
  QuantumRift,
  ROUND,
  SUCCESS,
  zoneCount,
} from "./table.js";
import { german } from "./text/de.js";
import { english } from "./text/en.js";
import type { QuantumWire } from "./wire.js";

export const own = ownOf<QuantumRift>([
  adventure,
  turn,
  initial,
  deployment,
  combat,
  attack,
  explore,
  triggers,
  resolve,
  complete,
  reveals,
  pay,
  roll,
  rifting,
  opened,
]);

const OPTIONS: readonly MatchOption[] = [
  choice("mode", ["solo", "pair"], { en: "one hero, or two together", de: "ein Held oder zwei gemeinsam" }),
  naming("chapter", ["first", "andares-1", "andares-2"], {
    en: "which adventure: andares-1 is chapter 1, andares-2 chapter 2; first: the first one for so many players (QR-2)",
    de: "welches Abenteuer: andares-1 ist Kapitel 1, andares-2 Kapitel 2; first: das erste für so viele Spieler (QR-2)",
  }),
  naming("hero", ["sabrien-reed", "ottoline-marsh"], {
    en: "the first seat's hero; a second seat takes the next one",
    de: "der Held des ersten Platzes; ein zweiter Platz nimmt den nächsten",
  }),
  choice("difficulty", ["normal", "easy", "hard"], {
    en: "your dice succeed on 4+, 3+ or 5+; enemies' always on 4+ (QR-27)",
    de: "deine Würfel gelingen ab 4, 3 oder 5; die der Gegner immer ab 4 (QR-27)",
  }),
  choice("attackOrder", ["friendly-first", "enemies-first", "random", "free"], {
    en: "who attacks first in melee (QR-65)",
    de: "wer im Nahkampf zuerst angreift (QR-65)",
  }),
  flag("durationCountsExhausted", false, {
    en: "exhausted enemies keep an encounter going too (QR-A2)",
    de: "auch erschöpfte Gegner halten eine Begegnung aufrecht (QR-A2)",
  }),
  flag("openHands", true, {
    en: "players see each other's hands (QR-A33)",
    de: "Spieler sehen ihre Hände gegenseitig (QR-A33)",
  }),
];

const seatsOf = (options: MatchOptions): number => (options.mode === "pair" ? 2 : 1);

/** The heroes of a match: the chosen one, then those that follow it in the content's order. */
function heroesOf(library: Library, first: string, seats: number): CardDef[] {
  const { heroes } = library;
  const at = heroes.findIndex((h) => h.id === first);
  if (at === NONE)
    throw new Refusal(
      "bad-options",
      `options.hero: ${unknown(
        "hero",
        first,
        heroes.map((h) => h.id),
      )}`,
    );
  return Array.from({ length: seats }, (_, i) => heroes[(at + i) % heroes.length]);
}

function chapterOf(library: Library, id: string, seats: number): Chapter {
  const found = library.chapters.find((c) => (id === "first" ? c.players >= seats : c.id === id));
  if (found) return found;
  const known = library.chapters.map((c) => c.id);
  throw new Refusal("bad-options", `options.chapter: ${unknown("chapter", id, known)}`);
}

/** Rows in the order of the zones they begin in; a row keeps its place whatever lies in it. */
function layout(library: Library, chapter: Chapter, heroes: readonly CardDef[]): Layout {
  const rows: { def: number; owner: number; zone: Zone }[] = [];
  const heroRows: number[] = [];
  const add = (id: string, copies: number, owner: number, zone: Zone): void => {
    const def = library.find(id)?.index ?? NONE;
    for (let i = 0; i < copies; i++) rows.push({ def, owner, zone });
  };
  heroes.forEach((hero, seat) => {
    heroRows.push(rows.length);
    add(hero.id, 1, seat, areaOf(seat as Seat));
    for (const [id, copies] of hero.deck) add(id, copies, seat, deckOf(seat as Seat));
  });
  for (const [id, copies] of chapter.allies) add(id, copies, NONE, ALLY_POOL);
  for (const [id, copies] of chapter.enemies) add(id, copies, NONE, ENEMY_POOL);
  const tiers = [rows.length];
  for (const tier of [1, 2]) {
    for (const [id, copies] of chapter.explorations)
      if (library.find(id)?.tier === tier) add(id, copies, NONE, EXPLORATION_DECK);
    tiers.push(rows.length);
  }
  for (const id of chapter.encounters) add(id, 1, NONE, ENCOUNTER_POOL);
  for (const id of chapter.locations) add(id, 1, NONE, LOCATION_STACK);
  const seats = heroes.length;
  return {
    chapter,
    heroes,
    rows,
    heroRows,
    tiers: tiers as unknown as Layout["tiers"],
    seats,
    cards: rows.length,
    zones: zoneCount(seats),
    defs: library.cards.length,
    stack: 360,
    modifiers: 64,
    signals: 48,
  };
}

function create(setup: Setup<Library>): QuantumRift {
  const { content, seats, options } = setup;
  const chapter = chapterOf(content, String(options.chapter), seats);
  if (seats !== seatsOf(options))
    throw new Refusal("bad-seats", `${String(options.mode)} is for ${seatsOf(options)} seats, not ${seats}`);
  if (seats > chapter.players)
    throw new Refusal(
      "bad-options",
      `options.mode: chapter "${chapter.id}" is for ${chapter.players} player (QR-2); mode is "${String(options.mode)}"`,
      undefined,
      {
        en: "This chapter is for one hero. Choose another chapter, or play alone.",
        de: "Dieses Kapitel ist für einen Helden. Wähle ein anderes Kapitel oder spiele allein.",
      },
    );
  const heroes = heroesOf(content, String(options.hero), seats);
  const rulings = {
    success: SUCCESS[options.difficulty as Difficulty],
    order: options.attackOrder as Order,
    durationCountsExhausted: options.durationCountsExhausted === true,
    openHands: options.openHands === true,
  };
  const shape = layout(content, chapter, heroes);
  return laid(QuantumRift, shape, rulings, setup);
}

function begin(s: QuantumRift): void {
  layOut(s);
  if (s.log !== null) s.log.push({ do: "chapter", rule: "QR-2", chapter: s.shape.chapter.id });
  call(s, adventure);
}

/** Unseen cards of one pool could each be any of them: a player's deck, explorations by tier, the location stack. */
function pool(s: QuantumRift, card: Card): number {
  const [first, second, end] = s.shape.tiers;
  if (card >= first && card < end) return s.tally[MIXED] === 1 || card < second ? 100 : 101;
  return card < first ? s.owner[card] : 102;
}

const PHASE_PROMPTS = [initial, deployment, combat, explore, triggers, opened];

/** Between actions: at a prompt of a phase, with nothing in the middle of being resolved. */
function settled(s: QuantumRift): boolean {
  if (s.size[LIMBO] > 0) return false;
  return isOver(s) || PHASE_PROMPTS.some((prompt) => isAt(s, prompt));
}

/** Measured with bots: see docs/balance/README.md. */
const levels: Levels = { novice: 180, apprentice: 100, master: 500, oracle: 3000 };

export const quantumRift: Game<QuantumRift, Library, QuantumWire> = {
  id: "quantum-rift",
  title: { en: "Quantum Rift", de: "Quantum Rift" },
  rules: "quantum-rift-3",
  modes: ["solo", "pair"],
  options: OPTIONS,
  windows: WINDOWS.map((name) => ({ name, stop: name === "response" })),
  seats: (options: MatchOptions) => [seatsOf(options), seatsOf(options)],
  ...library("quantum-rift", packs, packsHash, own, compileLibrary),
  create,
  begin,
  framed: framePosition,
  place: readPosition,
  position: writePosition,
  scene,
  settled,
  resign,
  outcome: (s) => outcomeBy(s, REASONS),
  ...answering({ asker, candidates, describe, reasons }, cardName),
  pool,
  evaluate,
  study,
  side: (s) => everyone(s.shape.seats),
  samples: 8,
  // Its evaluation looks ahead by itself; dice at random behind it only blur it.
  insight: { round: (s) => s.tally[ROUND], stakes, sober: true, levels, trees: 1 },
  faults,
  speech: { en: english, de: german },
  cards: cardTexts,
  terms: termsOf,
  rulebook,
};
