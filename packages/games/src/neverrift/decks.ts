import type { Deck, DeckNote, Decks, Language, MatchOptions, ReadyDeck, Text } from "@rifthall/kernel/game";
import { roll } from "@rifthall/kernel/machine";
import { nearest, Refusal } from "@rifthall/kernel/text";
import { checkLetter, letters, numbersIn } from "../shared/letters.js";
import type { CardDef, Library } from "./content.js";
import { DECK, HAND, RARITIES, RETURNED } from "./facts.js";
import type { Neverrift } from "./table.js";
import { noteText } from "./text/notes.js";
import { traits } from "./traits.js";

/** NR-11 */
export const STARS = 20;
const COPIES = 2;
const LEGENDS = 1;
/** NR-14: below that share of creatures and places a deck is advised against. */
const SHARE = 0.5;

const starsOf = (c: CardDef): number => (c.rarity === null ? 0 : RARITIES.indexOf(c.rarity));

/** NR-10, NR-11: what the cards cost together; NR-A34: the tamer nothing. */
const starSum = (library: Library, deck: Deck): number =>
  Object.entries(deck.cards).reduce((sum, [id, n]) => {
    const card = library.find(id);
    return sum + (card ? n * starsOf(card) : 0);
  }, 0);

const sizeOf = (deck: Deck): number => Object.values(deck.cards).reduce((sum, n) => sum + n, 0);

/** NR-12 */
const mostOf = (card: CardDef): number => (card.rarity === "legendary" ? LEGENDS : COPIES);

/** NR-13 */
const fits = (card: CardDef, tamer: CardDef): boolean => card.faction === "neutral" || card.faction === tamer.faction;

/** NR-9 to NR-15: every reason at once, and advice besides. */
export function checkDeck(
  library: Library,
  deck: Deck,
  stars = STARS,
): { readonly problems: readonly DeckNote[]; readonly advice: readonly DeckNote[] } {
  const problems: DeckNote[] = [];
  const tamer = library.find(deck.leader);
  if (tamer?.type !== "tamer") problems.push({ code: "no-tamer", rule: "NR-9", card: deck.leader });
  const size = sizeOf(deck);
  if (size !== DECK) problems.push({ code: "size", rule: "NR-9", have: size, want: DECK });
  for (const [id, n] of Object.entries(deck.cards)) problems.push(...against(library, tamer, id, n));
  const sum = starSum(library, deck);
  if (sum > stars) problems.push({ code: "stars", rule: "NR-11", have: sum, want: stars });
  return { problems, advice: problems.length > 0 ? [] : adviceOn(library, deck) };
}

function against(library: Library, tamer: CardDef | undefined, id: string, n: number): DeckNote[] {
  const card = library.find(id);
  if (card === undefined) return [{ code: "unknown-card", rule: "NR-9", card: id }];
  if (card.type === "tamer") return [{ code: "tamer-in-deck", rule: "NR-9", card: id }];
  const most = mostOf(card);
  return [
    ...(n > most ? [{ code: "copies", rule: "NR-12", card: id, have: n, want: most }] : []),
    ...(tamer?.type === "tamer" && !fits(card, tamer) ? [{ code: "faction", rule: "NR-13", card: id }] : []),
  ];
}

/** NR-14: nothing here keeps a deck from being played. */
function adviceOn(library: Library, deck: Deck): DeckNote[] {
  let placed = 0;
  for (const [id, n] of Object.entries(deck.cards)) if (library.find(id)?.type !== "spell") placed += n;
  return placed < DECK * SHARE ? [{ code: "few-placed", rule: "NR-14", have: placed, want: DECK * SHARE }] : [];
}

const MARK = "NR1";

/**
 * A short code: the tamer's number, then each card's as a step from the one before with its copies, six bits a letter.
 * Cards of packs that have no number stand behind it by their ids. The last letter tells whether the rest is whole.
 */
function encodeDeck(library: Library, deck: Deck): string {
  const numberOf = (id: string): number => library.find(id)?.number ?? 0;
  const cards = Object.entries(deck.cards).filter(([, n]) => n > 0);
  const numbered = cards
    .filter(([id]) => numberOf(id) > 0)
    .map(([id, n]): [number, number] => [numberOf(id), n])
    .sort(([a], [b]) => a - b);
  const values = [numberOf(deck.leader)];
  let before = 0;
  for (const [number, n] of numbered) {
    values.push((number - before) * 4 + Math.min(3, n - 1));
    before = number;
  }
  const others = cards.filter(([id]) => numberOf(id) === 0).sort(([a], [b]) => (a < b ? -1 : 1));
  const leader = numberOf(deck.leader) === 0 ? [`.${deck.leader}`] : [];
  const body = [...values.map(letters), ...leader, ...others.map(([id, n]) => `.${id}*${n}`)].join("");
  return `${MARK}${body}${checkLetter(body)}`;
}

const bad = (en: string, de: string): Refusal => new Refusal("bad-deck", en, undefined, { en, de });

/** What was probably meant, where something comes near. */
const meant = (word: string, valid: readonly string[]): Text => {
  const near = nearest(word, valid);
  return near ? { en: `; did you mean "${near}"?`, de: `; ist „${near}“ gemeint?` } : { en: "", de: "" };
};

const damaged = (code: string): Refusal =>
  bad(
    `the deck code "${code.slice(0, 80)}" is damaged: a letter is wrong, missing or too many`,
    `der Deckcode „${code.slice(0, 80)}“ ist beschädigt: Ein Zeichen ist falsch, fehlt oder ist zu viel`,
  );

function decodeDeck(library: Library, code: string): Deck {
  const body = code.slice(MARK.length, -1);
  if (code.length < MARK.length + 2 || checkLetter(body) !== code.at(-1)) throw damaged(code);
  const [first, ...others] = body.split(".");
  const named = (number: number): string => {
    const card = library.cards.find((c) => c.number === number);
    if (!card)
      throw bad(
        `the deck code names card ${number}, which is not among the cards here; is a pack missing?`,
        `der Deckcode nennt die Karte ${number}, die es hier nicht gibt; fehlt ein Kartenpaket?`,
      );
    return card.id;
  };
  const [tamer = 0, ...steps] = numbersIn(first);
  const leader = tamer === 0 ? (others.shift() ?? "") : named(tamer);
  const cards: Record<string, number> = {};
  let number = 0;
  for (const step of steps) {
    number += step >>> 2;
    cards[named(number)] = (step & 3) + 1;
  }
  for (const other of others) {
    const [id, copies = ""] = other.split("*");
    if (!/^[1-9]\d?$/.test(copies)) throw damaged(code);
    if (!library.find(id))
      throw bad(
        `the deck code names "${id}", which is not among the cards here; is a pack missing?`,
        `der Deckcode nennt „${id}“, was es hier nicht gibt; fehlt ein Kartenpaket?`,
      );
    cards[id] = Number(copies);
  }
  if (!library.find(leader))
    throw bad(
      `the deck code names the tamer "${leader}", who is not among the cards here; is a pack missing?`,
      `der Deckcode nennt „${leader}“ als Bändiger, den es hier nicht gibt; fehlt ein Kartenpaket?`,
    );
  return { leader, cards };
}

/** What a deck is called where it is ready made; a code; or the readable form. */
export function readDeck(library: Library, source: string): Deck {
  const text = source.trim();
  const ready = library.decks.find((d) => d.id === text);
  if (ready) return { leader: ready.leader, cards: ready.cards };
  if (text.startsWith(MARK) && !/\s/.test(text)) return decodeDeck(library, text);
  if (!/[\s,]/.test(text)) {
    const ids = library.decks.map((d) => d.id);
    const { en, de } = meant(text, ids);
    const all = ids.join(", ");
    throw bad(
      `unknown deck "${text}"${en || `; it must be a deck code, or one of: ${all}`}`,
      `unbekanntes Deck „${text}“${de || `; es muss ein Deckcode sein oder eines von: ${all}`}`,
    );
  }
  return parseDeck(library, text);
}

/** The readable form: the tamer, then a line for each card with its copies. Names in any language, or ids. */
function parseDeck(library: Library, text: string): Deck {
  const byName = new Map<string, CardDef>();
  for (const card of library.cards)
    for (const name of [card.id, card.name.en, card.name.de]) byName.set(plain(name), card);
  let tamer: string | null = null;
  const cards: Record<string, number> = {};
  const lines = text.split(/\r?\n|,(?=\s*\d)/);
  lines.forEach((raw, i) => {
    const line = raw.replace(/#.*$/, "").trim();
    if (line === "") return;
    const found = /^(?:(\d{1,2})\s*[x×]?\s+)?(.+?)(?:\s+[x×](\d{1,2}))?$/.exec(line);
    const name = found?.[2]?.replace(/^(tamer|bändiger)\s*:\s*/i, "") ?? line;
    const card = byName.get(plain(name));
    if (!card) {
      const names = library.cards.flatMap((c) => [c.name.en, c.name.de, c.id]);
      const { en, de } = meant(name, names);
      throw bad(`line ${i + 1}: unknown card "${name}"${en}`, `Zeile ${i + 1}: unbekannte Karte „${name}“${de}`);
    }
    if (card.type === "tamer") {
      if (tamer !== null)
        throw bad(
          `line ${i + 1}: a second tamer, "${name}"; a deck has one (NR-9)`,
          `Zeile ${i + 1}: ein zweiter Bändiger, „${name}“; ein Deck hat einen (NR-9)`,
        );
      tamer = card.id;
    } else cards[card.id] = (cards[card.id] ?? 0) + Number(found?.[1] ?? found?.[3] ?? 1);
  });
  if (tamer === null)
    throw bad("no tamer is named; a deck has one (NR-9)", "kein Bändiger ist genannt; ein Deck hat einen (NR-9)");
  return { leader: tamer, cards };
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** NR-9: the tamer, then the cards by kind and number. */
function writeDeck(library: Library, deck: Deck, language: Language): string {
  const name = (id: string): string => library.find(id)?.name[language] ?? id;
  const rank = (id: string): number => {
    const card = library.find(id);
    return card ? ["creature", "place", "spell"].indexOf(card.type) * 10_000 + (card.number ?? 9999) : 99_999;
  };
  const lines = Object.entries(deck.cards)
    .filter(([, n]) => n > 0)
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([id, n]) => `${n} ${name(id)}`);
  return [`${language === "en" ? "Tamer" : "Bändiger"}: ${name(deck.leader)}`, ...lines].join("\n");
}

/** What everyone plays with: what was chosen, or ready decks by lot, different ones while there are enough. */
export function decksOf(s: Neverrift): readonly Deck[] {
  const given = s.options.decks as readonly (readonly string[])[] | null;
  if (given !== null) return given.map(([source]) => readDeck(s.library, source));
  const pile: ReadyDeck[] = [];
  return Array.from({ length: s.shape.seats }, () => {
    if (pile.length === 0) pile.push(...s.library.decks);
    return pile.splice(roll(s, pile.length), 1)[0];
  });
}

const starsAllowed = (options: MatchOptions | undefined): number =>
  options === undefined ? STARS : Number(options.stars);

export const decks: Decks<Library> = {
  option: "decks",
  leader: { en: "Tamer", de: "Bändiger" },
  currency: { en: "Stars", de: "Sterne" },
  size: DECK,
  opening: { hand: HAND, exchange: RETURNED },
  leaders: (library) => library.cards.filter((c) => c.type === "tamer").map((c) => c.id),
  fitting: (library, leader) => {
    const tamer = leader === undefined ? undefined : library.find(leader);
    return library.cards.filter((c) => c.type !== "tamer" && (!tamer || fits(c, tamer))).map((c) => c.id);
  },
  most: (library, id) => {
    const card = library.find(id);
    return card === undefined || card.type === "tamer" ? 0 : mostOf(card);
  },
  traits,
  budget: (library, deck, options) => ({ have: starSum(library, deck), most: starsAllowed(options) }),
  read: readDeck,
  check: (library, deck, options) => checkDeck(library, deck, starsAllowed(options)),
  say: noteText,
  encode: encodeDeck,
  write: writeDeck,
  ready: (library) => library.decks,
};
