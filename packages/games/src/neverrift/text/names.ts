import type { Text } from "@rifthall/kernel";
import type { CardType, Faction, Rarity } from "../wire.js";

/** NR-15 */
export const FACTION_NAMES: Readonly<Record<Faction, Text>> = {
  outcast: { en: "Outcast", de: "Ausgestoßene" },
  royal: { en: "Royal Empire", de: "Königliches Reich" },
  tribes: { en: "Free Tribes", de: "Freie Stämme" },
  verdant: { en: "Verdant Pact", de: "Grüner Pakt" },
  sworn: { en: "Sworn", de: "Geschworene" },
  neutral: { en: "Neutral", de: "Neutral" },
};

export const TYPE_NAMES: Readonly<Record<CardType, Text>> = {
  creature: { en: "Creature", de: "Kreatur" },
  place: { en: "Place", de: "Ort" },
  spell: { en: "Spell", de: "Zauber" },
  tamer: { en: "Tamer", de: "Bändiger" },
};

/** NR-10: with what each costs. */
export const RARITY_NAMES: Readonly<Record<Rarity, Text>> = {
  common: { en: "Common", de: "Gewöhnlich" },
  rare: { en: "Rare ★", de: "Selten ★" },
  epic: { en: "Epic ★★", de: "Episch ★★" },
  legendary: { en: "Legendary ★★★", de: "Legendär ★★★" },
};
