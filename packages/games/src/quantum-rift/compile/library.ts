import { type Effect, type Footprint, footprint, join, Tracks } from "@rifthall/effects";
import type { Text } from "@rifthall/kernel/game";
import { NONE } from "@rifthall/kernel/ids";
import { changersIn } from "../../shared/changes.js";
import { Compiler } from "../../shared/compiler.js";
import type { Compile } from "../../shared/contents.js";
import { type Entry, entriesOf, noteTwice, Problems } from "../../shared/problems.js";
import type { CardDef, CardType, Chapter, Library, QuantumPack, Source } from "../content.js";
import { sideBySide } from "../rules/purse.js";
import {
  HAS_ACTION,
  HAS_RESPONSE,
  HAS_RIFT,
  IS_ACTION,
  IS_DEPLOYABLE,
  IS_GEAR,
  IS_UNIT,
  type QuantumRift,
  RIFTS_GEAR,
  TRIGGERS,
} from "../table.js";
import { grammar } from "../verbs/grammar.js";
import { stats, TRAITS } from "../verbs/stats.js";
import { counts, readCard } from "./card.js";
import { Names, namedIn } from "./names.js";

const FREE = [0, 0, 0, 0, 0];
const SECTIONS: readonly (readonly [section: string, id: string, type: CardType | null])[] = [
  ["heroes", "hero", "hero"],
  ["cards", "card", null],
  ["locations", "location", "location"],
  ["encounters", "encounter", "encounter"],
  ["explorations", "exploration", "exploration"],
];

/** Compiles packs. They were checked when they were read; all that is still wrong is refused with its places. */
export const compileLibrary: Compile<QuantumRift, QuantumPack, Library> = (source) => {
  const { builtIn, extra, own, hash, base, only } = source;
  const all = [...builtIn, ...extra];
  const problems = new Problems();
  const compiler = new Compiler<QuantumRift>(grammar, own, problems, only);
  const compiled: Effect[] = [];
  const compile = (entry: Entry, field: string, effect: Effect): number => {
    const procedure = compiler.add(entry, field, effect);
    if (procedure !== NONE) compiled.push(effect);
    return procedure;
  };
  const typed = all.flatMap((p) =>
    SECTIONS.flatMap(([section, key, type]) => entriesOf(p, section, key).map((entry) => ({ entry, type }))),
  );
  const entries = typed.map(({ entry }) => entry);
  if (base) compiler.begin(base.program);
  const cards = typed.map(
    ({ entry, type }, index) => base?.cards[index] ?? readCard(entry, type, index, compile, problems),
  );
  const chapterEntries = all.flatMap((p) => entriesOf(p, "chapters", "chapter"));
  const chapters = chapterEntries.map(({ source }) => readChapter(source));
  const byId = new Map(cards.map((card) => [card.id, card]));
  noteTwice(problems, "card", entries);
  noteTwice(problems, "chapter", chapterEntries);
  const names = new Names(cards, problems);
  cards.forEach((card, i) => {
    names.card(entries[i], card);
  });
  chapters.forEach((chapter, i) => {
    names.chapter(chapterEntries[i], chapter);
  });
  problems.settle();
  const footprints = compiled.map((effect) => reaching(effect, byId));
  const { changers, lasting } = changersIn(cards, stats);
  return {
    cards,
    chapters,
    heroes: cards.filter((c) => c.type === "hero"),
    triggers: { answers: TRIGGERS.map((t) => Int32Array.from(cards, (c) => c.procedures[t] ?? NONE)) },
    changers,
    lasting,
    touches: Int32Array.from(cards, (c) => c.ongoing.reduce((keys, { key }) => keys | (1 << key), 0)),
    bits: Uint8Array.from(cards, bitsOf),
    traits: Int8Array.from(cards, (c) => (c.trait === null ? NONE : TRAITS.indexOf(c.trait))),
    costs: {
      card: Uint8Array.from(cards.flatMap((c) => c.cost)),
      action: Uint8Array.from(cards.flatMap((c) => c.action?.cost ?? FREE)),
      response: Uint8Array.from(cards.flatMap((c) => c.response?.cost ?? FREE)),
    },
    owed: {
      card: Int32Array.from(cards, (c) => sideBySide(c.cost)),
      action: Int32Array.from(cards, (c) => sideBySide(c.action?.cost ?? FREE)),
      response: Int32Array.from(cards, (c) => sideBySide(c.response?.cost ?? FREE)),
    },
    tracks: new Tracks(footprints, own.length, base?.tracks),
    find: (id) => byId.get(id),
    ...compiler.content(hash, extra),
  };
};

/** QR-94: with what an effect brings into play comes its REVEAL, and what that brings. */
function reaching(
  effect: Effect,
  cards: ReadonlyMap<string, CardDef>,
  seen: ReadonlySet<string> = new Set(),
): Footprint {
  const brought = namedIn(effect).filter((id) => !seen.has(id));
  const known = new Set([...seen, ...brought]);
  const reveals = brought.map((id) => reaching(cards.get(id)?.effects.reveal ?? [], cards, known));
  return join([footprint(effect, grammar), ...reveals]);
}

/** QR-43: with a Rift Number; QR-A27: 0 will do for what has a RIFT effect. */
const canRift = (c: CardDef): boolean => c.rift > 0 || c.riftAble !== null;

const bitsOf = (c: CardDef): number =>
  (c.type === "action" ? IS_ACTION : 0) |
  (c.type === "unit" || c.type === "gear" || c.type === "skill" ? IS_DEPLOYABLE : 0) |
  (c.type === "unit" || c.type === "hero" ? IS_UNIT : 0) |
  (c.type === "gear" ? IS_GEAR : 0) |
  (canRift(c) ? HAS_RIFT : 0) |
  (c.riftsGear ? RIFTS_GEAR : 0) |
  (c.action ? HAS_ACTION : 0) |
  (c.response ? HAS_RESPONSE : 0);

const readChapter = (c: Source): Chapter => ({
  id: String(c.chapter),
  name: c.name as Text,
  story: c.story as Text,
  victory: c.victory as Text,
  defeat: c.defeat as Text,
  players: Number(c.players),
  locations: c.locations as readonly string[],
  encounters: c.encounters as readonly string[],
  explorations: counts(c.explorations),
  enemies: counts(c.enemies),
  allies: counts(c.allies),
  finale: String(c.finale),
});
