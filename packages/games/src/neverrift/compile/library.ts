import type { Procedure, ReadyDeck, Text } from "@rifthall/kernel";
import { Refusal, unknown } from "@rifthall/kernel";
import { Compiler } from "../../shared/compiler.js";
import {
  type CardDef,
  EVENTS,
  FACTIONS,
  type Library,
  type NeverriftPack,
  type Ongoing,
  type Source,
} from "../content.js";
import { checkDeck } from "../decks.js";
import { KINDS_OF_CARD, type Neverrift } from "../table.js";
import { noteText } from "../text/notes.js";
import { grammar } from "../verbs/grammar.js";
import { SIDES, statKey, stats } from "../verbs/stats.js";
import { readCard } from "./card.js";

/** Compiles packs. They were checked when they were read; what is still wrong is refused with its place. */
export function compileLibrary(
  builtIn: readonly NeverriftPack[],
  extra: readonly NeverriftPack[],
  own: readonly Procedure<Neverrift>[],
  hash: string,
): Library {
  const all = [...builtIn, ...extra];
  const compiler = new Compiler<Neverrift>(grammar, own);
  const cards: CardDef[] = [];
  for (const pack of all)
    for (const [section, id] of [
      ["tamers", "tamer"],
      ["cards", "card"],
    ] as const)
      for (const source of (pack[section] ?? []) as readonly Source[])
        cards.push(readCard(pack.pack, source, id, cards.length, (name, effect) => compiler.add(name, effect)));
  const byId = new Map<string, CardDef>();
  for (const card of cards) {
    if (byId.has(card.id)) throw new Refusal("bad-pack", `card "${card.id}" is defined twice`);
    byId.set(card.id, card);
  }
  refuseNumbers(cards);
  const decks = all.flatMap((p) => ((p.decks ?? []) as readonly Source[]).map((d) => readDeck(p.pack, d, byId)));
  const twice = decks.find((d, i) => decks.findIndex((e) => e.id === d.id) !== i);
  if (twice) throw new Refusal("bad-pack", `deck "${twice.id}" is defined twice`);
  const library: Library = {
    hash,
    packs: extra,
    program: compiler.program(),
    cards,
    decks,
    kinds: Uint8Array.from(cards, (c) => KINDS_OF_CARD.indexOf(c.type)),
    keywords: Int32Array.from(cards, (c) => c.keywords),
    sides: Uint8Array.from(cards.flatMap((c) => c.sides)),
    factions: Uint8Array.from(cards, (c) => (c.faction === "neutral" ? FACTIONS.length : FACTIONS.indexOf(c.faction))),
    listeners: EVENTS.map((_, on) => marked(cards, (c) => c.trigger?.on === on)),
    auras: Array.from({ length: stats.length + 1 }, (_, key) => changing(cards, [key])),
    sideAuras: SIDES.map((side) => changing(cards, [statKey("sides"), statKey(side)])),
    own: own.length,
    find: (id) => byId.get(id),
  };
  for (const deck of decks) refuseDeck(library, deck);
  return library;
}

/** NR-9 to NR-13: a ready deck may be played, or it is not ready. */
function refuseDeck(library: Library, deck: ReadyDeck): void {
  const { problems } = checkDeck(library, deck);
  const said = problems.map((note) => `${noteText(library, deck, note, "en")} (${note.rule})`);
  if (said.length > 0) throw new Refusal("bad-pack", `${deck.id}.cards: ${said.join(" ")}`);
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
function refuseNumbers(cards: readonly CardDef[]): void {
  const seen = new Map<number, string>();
  for (const { id, number } of cards) {
    if (number === null) continue;
    const other = seen.get(number);
    if (other !== undefined) throw new Refusal("bad-pack", `${id}.number: ${number} is that of "${other}" already`);
    seen.set(number, id);
  }
}

function readDeck(pack: string, d: Source, byId: ReadonlyMap<string, CardDef>): ReadyDeck {
  const id = String(d.deck);
  const need = (place: string, card: string, tamer: boolean): void => {
    const found = byId.get(card);
    if (found && (found.type === "tamer") === tamer) return;
    const known = [...byId.values()].filter((c) => (c.type === "tamer") === tamer).map((c) => c.id);
    throw new Refusal("bad-pack", `${pack}: ${id}.${place}: ${unknown(tamer ? "tamer" : "card", card, known)}`);
  };
  const cards = (d.cards ?? {}) as Readonly<Record<string, number>>;
  need("tamer", String(d.tamer), true);
  for (const card of Object.keys(cards)) need("cards", card, false);
  return { id, name: d.name as Text, guide: d.guide as Text, leader: String(d.tamer), cards };
}
