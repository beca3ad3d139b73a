import type { Deck, DeckNote, Language } from "@rifthall/kernel/game";
import type { Library } from "../content.js";
import { terms } from "../terms.js";
import type { Faction } from "../wire.js";

interface Said {
  readonly card: string;
  readonly have: number;
  readonly want: number;
  /** How far it is from what would be right. */
  readonly off: number;
  readonly faction: string;
  readonly ours: string;
}

const TEXTS: Readonly<Record<string, Readonly<Record<Language, (s: Said) => string>>>> = {
  "no-tamer": {
    en: ({ card }) =>
      card === "" ? "No tamer is chosen; a deck has exactly one." : `${card} is no tamer; a deck has exactly one.`,
    de: ({ card }) =>
      card === ""
        ? "Kein Bändiger ist gewählt; ein Deck hat genau einen."
        : `${card} ist kein Bändiger; ein Deck hat genau einen.`,
  },
  size: {
    en: ({ have, want, off }) =>
      `${have} ${have === 1 ? "card" : "cards"}; a deck has exactly ${want}: ${have < want ? `${off} more` : `${off} must go`}.`,
    de: ({ have, want, off }) =>
      `${have} ${have === 1 ? "Karte" : "Karten"}; ein Deck hat genau ${want}: ${off} ${have < want ? "mehr" : "zu viel"}.`,
  },
  "unknown-card": {
    en: ({ card }) => `There is no card ${card} here; take it out, or add the pack it comes from.`,
    de: ({ card }) => `Die Karte ${card} gibt es hier nicht; nimm sie heraus oder lade das Paket, aus dem sie kommt.`,
  },
  "tamer-in-deck": {
    en: ({ card }) => `${card} is a tamer, who is kept apart from the cards; take the card out.`,
    de: ({ card }) => `${card} ist ein Bändiger und liegt getrennt von den Karten; nimm die Karte heraus.`,
  },
  copies: {
    en: ({ card, have, want }) =>
      `${have} copies of ${card}; ${want === 1 ? "of a legendary card 1 is allowed" : `${want} are allowed`}.`,
    de: ({ card, have, want }) =>
      `${have}-mal ${card}; erlaubt ${want === 1 ? "ist eine legendäre Karte nur einmal" : `sind ${want}`}.`,
  },
  faction: {
    en: ({ card, faction, ours }) => `${card} is ${faction}; this tamer leads ${ours} and neutral cards only.`,
    de: ({ card, faction, ours }) =>
      `${card} gehört zu: ${faction}; dieser Bändiger führt nur: ${ours}, und neutrale Karten.`,
  },
  stars: {
    en: ({ have, want, off }) =>
      `${have} ${have === 1 ? "star" : "stars"}; at most ${want} are allowed: ${off === 1 ? "1 star" : `${off} stars`} less.`,
    de: ({ have, want, off }) =>
      `${have} ${have === 1 ? "Stern" : "Sterne"}; höchstens ${want} sind erlaubt: ${off === 1 ? "1 Stern" : `${off} Sterne`} weniger.`,
  },
  "few-placed": {
    en: ({ have, want }) =>
      `Only ${have} creatures and places; with ${want} or more you rarely have to pass. It may be played as it is.`,
    de: ({ have, want }) =>
      `Nur ${have} Kreaturen und Orte; mit ${want} oder mehr musst du selten passen. Spielen darfst du es so.`,
  },
};

/** What is wrong with a deck, and what would be right. */
export function noteText(library: Library, deck: Deck, note: DeckNote, language: Language): string {
  const card = library.find(note.card ?? "");
  const { have = 0, want = 0 } = note;
  const faction = (of: Faction | undefined): string => (of === undefined ? "" : terms[of].name[language]);
  const say = TEXTS[note.code]?.[language];
  return say
    ? say({
        card: card?.name[language] ?? note.card ?? "",
        have,
        want,
        off: Math.abs(have - want),
        faction: faction(card?.faction),
        ours: faction(library.find(deck.leader)?.faction),
      })
    : note.code;
}
