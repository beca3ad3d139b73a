import type { ReadyDeck, Text } from "@rifthall/kernel/game";
import { unknown } from "@rifthall/kernel/text";
import { Compiler } from "../../shared/compiler.js";
import type { Compile } from "../../shared/contents.js";
import { type Entry, entriesOf, noteTwice, Problems } from "../../shared/problems.js";
import { type CardDef, EVENTS, type Library, type NeverriftPack, type Ongoing } from "../content.js";
import { checkDeck } from "../decks.js";
import { FACTIONS, SIDES } from "../facts.js";
import { KINDS_OF_CARD, type Neverrift } from "../table.js";
import { noteText } from "../text/notes.js";
import { grammar } from "../verbs/grammar.js";
import { statKey, stats } from "../verbs/stats.js";
import { readCard } from "./card.js";

/** Compiles packs. They were checked when they were read; all that is still wrong is refused with its places. */
export const compileLibrary: Compile<Neverrift, NeverriftPack, Library> = (source) => {
  const { builtIn, extra, own, hash, base, only } = source;
  const all = [...builtIn, ...extra];
  const problems = new Problems();
  const compiler = new Compiler<Neverrift>(grammar, own, problems, only);
  const entries = all.flatMap((p) => [...entriesOf(p, "tamers", "tamer"), ...entriesOf(p, "cards", "card")]);
  if (base) compiler.begin(base.program);
  const cards = entries.map((entry, index) => base?.cards[index] ?? readCard(entry, index, { compiler, problems }));
  const byId = new Map(cards.map((card) => [card.id, card]));
  noteTwice(problems, "card", entries);
  noteNumbers(entries, problems);
  const deckEntries = all.flatMap((p) => entriesOf(p, "decks", "deck"));
  noteTwice(problems, "deck", deckEntries);
  const decks = deckEntries.map((entry) => readDeck(entry, byId, problems));
  const library: Library = {
    cards,
    decks: decks.filter((deck) => deck !== null),
    kinds: Uint8Array.from(cards, (c) => KINDS_OF_CARD.indexOf(c.type)),
    keywords: Int32Array.from(cards, (c) => c.keywords),
    sides: Uint8Array.from(cards.flatMap((c) => c.sides)),
    factions: Uint8Array.from(cards, (c) => (c.faction === "neutral" ? FACTIONS.length : FACTIONS.indexOf(c.faction))),
    listeners: EVENTS.map((_, on) => marked(cards, (c) => c.trigger?.on === on)),
    auras: Array.from({ length: stats.length + 1 }, (_, key) => changing(cards, [key])),
    lasting: Uint8Array.from(cards, (c) => (c.ongoing.length > 0 ? 1 : 0)),
    sideAuras: SIDES.map((side) => changing(cards, [statKey("sides"), statKey(side)])),
    find: (id) => byId.get(id),
    ...compiler.content(hash, extra),
  };
  decks.forEach((deck, i) => {
    if (deck) noteDeck(library, deck, deckEntries[i], problems);
  });
  problems.settle();
  return library;
};

/** NR-9 to NR-13: a ready deck may be played, or it is not ready. */
function noteDeck(library: Library, deck: ReadyDeck, entry: Entry, problems: Problems): void {
  const said = checkDeck(library, deck).problems.map((note) => `${noteText(library, deck, note, "en")} (${note.rule})`);
  const names = [deck.leader, ...Object.keys(deck.cards)];
  if (said.length > 0) problems.add(entry, ["cards"], `${deck.id}.cards: ${said.join(" ")}`, names);
}

/** By definition, what it changes of these stats; null where no card does. */
function changing(cards: readonly CardDef[], keys: readonly number[]): (readonly Ongoing[] | null)[] | null {
  const lists = cards.map((c) => c.ongoing.filter((o) => keys.includes(o.key)));
  return lists.some((list) => list.length > 0) ? lists.map((list) => (list.length > 0 ? list : null)) : null;
}

function marked(cards: readonly CardDef[], holds: (c: CardDef) => boolean): Uint8Array | null {
  return cards.some(holds) ? Uint8Array.from(cards, (c) => (holds(c) ? 1 : 0)) : null;
}

/** Deck codes name cards by their numbers. */
function noteNumbers(entries: readonly Entry[], problems: Problems): void {
  const seen = new Map<unknown, string>();
  for (const entry of entries) {
    const { number } = entry.source;
    if (number === undefined) continue;
    const other = seen.get(number);
    if (other !== undefined) problems.at(entry, ["number"], `${String(number)} is that of "${other}" already`);
    else seen.set(number, entry.id);
  }
}

/** Null where it names what is not there. */
function readDeck(entry: Entry, byId: ReadonlyMap<string, CardDef>, problems: Problems): ReadyDeck | null {
  const { id, source } = entry;
  const has = (path: readonly string[], card: string, tamer: boolean): boolean => {
    const found = byId.get(card);
    if (found && (found.type === "tamer") === tamer) return true;
    const known = [...byId.values()].filter((c) => (c.type === "tamer") === tamer).map((c) => c.id);
    problems.add(entry, path, `${id}.${path[0]}: ${unknown(tamer ? "tamer" : "card", card, known)}`, [card]);
    return false;
  };
  const cards = (source.cards ?? {}) as Readonly<Record<string, number>>;
  const leader = String(source.tamer);
  const named = [has(["tamer"], leader, true), ...Object.keys(cards).map((card) => has(["cards", card], card, false))];
  if (named.includes(false)) return null;
  return { id, name: source.name as Text, guide: source.guide as Text, leader, cards };
}
