import type { Content, Deck, DeckNote, Decks, DeckTrait, Game, Language, MatchOptions } from "@rifthall/kernel/game";
import { Dice } from "@rifthall/kernel/machine";
import { canonical, Refusal, textHash, visible } from "@rifthall/kernel/text";

/** A problem or an advice, and what it means to people. */
export type SaidNote = DeckNote & { readonly text: string };

/** How many of a deck's cards have each value of a trait. */
export interface DeckCount {
  readonly id: string;
  readonly name: string;
  readonly scale: boolean;
  readonly values: readonly { readonly id: string; readonly name: string; readonly n: number }[];
}

/** Everything there is to say about a deck. */
export interface DeckReport extends Deck {
  readonly legal: boolean;
  readonly size: { readonly have: number; readonly want: number };
  readonly budget: { readonly name: string; readonly have: number; readonly most: number };
  readonly counts: readonly DeckCount[];
  readonly problems: readonly SaidNote[];
  readonly advice: readonly SaidNote[];
  /** Null where a code could not say all of it. */
  readonly code: string | null;
  readonly text: string;
}

export interface ReadyReport extends Deck {
  readonly id: string;
  readonly name: string;
  readonly guide: string;
  readonly code: string;
}

/** What decks are built from. */
export interface DeckBox {
  readonly leader: string;
  readonly currency: string;
  readonly size: number;
  readonly opening: { readonly hand: number; readonly exchange: number };
  /** Each with the cards that may be in its deck. */
  readonly leaders: readonly { readonly id: string; readonly fitting: readonly string[] }[];
  /** Copies that may be taken of each card that may be in a deck. */
  readonly most: Readonly<Record<string, number>>;
  readonly traits: readonly DeckTrait[];
  readonly ready: readonly ReadyReport[];
}

/** Refuses where players of the game bring no decks. */
export function decksOf(game: Game): Decks<Content> {
  if (!game.decks) throw new Refusal("no-decks", `nobody builds decks for ${game.id}`);
  return game.decks;
}

const KINDS = 200;
const COPIES = 99;
const NAME = 80;

/** Reads a deck that came from outside: a ready deck's id, a code, the readable form, or a leader with cards. */
export function readDeck(game: Game, content: Content, value: unknown): Deck {
  const decks = decksOf(game);
  if (typeof value === "string") return decks.read(content, value);
  const right = 'a deck is a text, or an object such as {"leader": …, "cards": {"card": copies}}';
  if (typeof value !== "object" || value === null) throw new Refusal("bad-deck", right);
  const { leader, cards } = value as Readonly<Record<string, unknown>>;
  const named = (name: unknown): name is string => typeof name === "string" && name.length <= NAME;
  if (!named(leader) || typeof cards !== "object" || cards === null || Array.isArray(cards))
    throw new Refusal("bad-deck", right);
  const entries = Object.entries(cards as Readonly<Record<string, unknown>>);
  if (entries.length > KINDS) throw new Refusal("bad-deck", `a deck names at most ${KINDS} cards`);
  for (const [id, n] of entries)
    if (!named(id) || !Number.isInteger(n) || Number(n) < 0 || Number(n) > COPIES)
      throw new Refusal("bad-deck", `cards.${visible(id)} must be a whole number from 0 to ${COPIES}`);
  return { leader, cards: Object.fromEntries(entries.map(([id, n]) => [id, Number(n)])) };
}

export function deckReport(
  game: Game,
  content: Content,
  given: Deck,
  language: Language,
  options?: MatchOptions,
): DeckReport {
  const decks = decksOf(game);
  const deck = tidied(given);
  const { problems, advice } = decks.check(content, deck, options);
  const said = (notes: readonly DeckNote[]): readonly SaidNote[] =>
    notes.map((note) => ({ ...note, text: decks.say(content, deck, note, language) }));
  return {
    ...deck,
    legal: problems.length === 0,
    size: { have: sum(Object.values(deck.cards)), want: decks.size },
    budget: { name: decks.currency[language], ...decks.budget(content, deck, options) },
    counts: decks.traits(content, language).map((trait) => counted(trait, deck)),
    problems: said(problems),
    advice: said(advice),
    code: codeOf(decks, content, deck),
    text: decks.write(content, deck, language),
  };
}

export function deckBox(game: Game, content: Content, language: Language): DeckBox {
  const decks = decksOf(game);
  return {
    leader: decks.leader[language],
    currency: decks.currency[language],
    size: decks.size,
    opening: decks.opening,
    leaders: decks.leaders(content).map((id) => ({ id, fitting: decks.fitting(content, id) })),
    most: Object.fromEntries(decks.fitting(content).map((id) => [id, decks.most(content, id)])),
    traits: decks.traits(content, language),
    ready: readyReports(game, content, language),
  };
}

export function readyReports(game: Game, content: Content, language: Language): readonly ReadyReport[] {
  const decks = decksOf(game);
  return decks.ready(content).map(({ id, name, guide, leader, cards }) => ({
    id,
    name: name[language],
    guide: guide[language],
    leader,
    cards,
    code: decks.encode(content, { leader, cards }),
  }));
}

/**
 * Seats that name no deck, or an empty list, get a ready one by lot: different ones while there are enough, and the same
 * ones for the same seed.
 */
export function dealDecks(
  game: Game,
  content: Content,
  options: MatchOptions,
  seats: number,
  seed: string,
): MatchOptions {
  if (!game.decks) return options;
  const { option } = game.decks;
  const given = (options[option] ?? []) as readonly (readonly string[])[];
  const named = Array.from({ length: Math.max(seats, given.length) }, (_, seat) => given[seat] ?? []);
  const all = readyReports(game, content, "en");
  const ready = all.map(({ id }) => id);
  if (ready.length === 0 || named.every((list) => list.length > 0)) return options;
  const taken = (id: string, code: string): boolean => named.some(([deck]) => deck === id || deck === code);
  let pile = all.filter(({ id, code }) => !taken(id, code)).map(({ id }) => id);
  const dice = new Dice(Number.parseInt(textHash(seed).slice(0, 8), 16));
  const draw = (): string[] => {
    if (pile.length === 0) pile = [...ready];
    return pile.splice(dice.below(pile.length), 1);
  };
  return { ...options, [option]: named.map((list) => (list.length > 0 ? list : draw())) };
}

/** Some deck that may be played, every card as likely as another; null where none was found. */
export function inventDeck(game: Game, content: Content, dice: Dice, options?: MatchOptions): Deck | null {
  const decks = decksOf(game);
  const leaders = decks.leaders(content);
  const leader = leaders[dice.below(leaders.length)];
  const pile = decks.fitting(content, leader).flatMap((id) => Array<string>(decks.most(content, id)).fill(id));
  let deck: Deck = { leader, cards: {} };
  for (let size = 0; size < decks.size && pile.length > 0; ) {
    const [id] = pile.splice(dice.below(pile.length), 1);
    const more = { leader, cards: { ...deck.cards, [id]: (deck.cards[id] ?? 0) + 1 } };
    const { have, most } = decks.budget(content, more, options);
    if (have > most) continue;
    deck = more;
    size++;
  }
  return decks.check(content, deck, options).problems.length === 0 ? deck : null;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** Without cards it has no copy of. */
const tidied = ({ leader, cards }: Deck): Deck => ({
  leader,
  cards: Object.fromEntries(Object.entries(cards).filter(([, n]) => n > 0)),
});

const counted = ({ id, name, scale = false, values }: DeckTrait, { cards }: Deck): DeckCount => ({
  id,
  name,
  scale,
  values: values.map((value) => ({
    id: value.id,
    name: value.name,
    n: sum(value.cards.map((card) => cards[card] ?? 0)),
  })),
});

/** Only a code from which the very same deck can be read. */
function codeOf(decks: Decks<Content>, content: Content, deck: Deck): string | null {
  try {
    const code = decks.encode(content, deck);
    return canonical(decks.read(content, code)) === canonical(deck) ? code : null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
