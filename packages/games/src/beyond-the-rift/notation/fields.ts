import type { Seat, Zone } from "@rifthall/kernel/ids";
import {
  COMMITTED,
  deckOf,
  discardOf,
  ENEMY_DECK,
  ENEMY_DISCARD,
  FATIGUE_DECK,
  FATIGUE_DISCARD,
  GONE,
  handOf,
  LIMBO,
  OUTSIDE,
  RESPONSE_DECK,
  RESPONSE_DISCARD,
  revealedOf,
  TERRAIN_DECK,
  TERRAIN_DISCARD,
  WOUND_DECK,
  WOUND_DISCARD,
} from "../table.js";
import type { CardType, OwnPile, SharedPile } from "../wire.js";

/** Zones that belong to nobody, by the field that lists them. */
export const SHARED: Readonly<Record<SharedPile, Zone>> = {
  enemyDeck: ENEMY_DECK,
  terrainDeck: TERRAIN_DECK,
  outside: OUTSIDE,
  gone: GONE,
  enemyDiscard: ENEMY_DISCARD,
  terrainDiscard: TERRAIN_DISCARD,
  woundDeck: WOUND_DECK,
  woundDiscard: WOUND_DISCARD,
  fatigueDeck: FATIGUE_DECK,
  fatigueDiscard: FATIGUE_DISCARD,
  responseDeck: RESPONSE_DECK,
  responseDiscard: RESPONSE_DISCARD,
  committed: COMMITTED,
  limbo: LIMBO,
};

/** A hero's zones, likewise. */
export const OWN: Readonly<Record<OwnPile, (seat: Seat) => Zone>> = {
  hand: handOf,
  deck: deckOf,
  discard: discardOf,
  revealed: revealedOf,
};

/** What a hero can have: their own cards, and Wounds and Fatigue. */
const HELD: readonly CardType[] = ["card", "wound", "fatigue"];

/** The sorts of cards that can lie in a place, by its field. */
export const SORTS: Readonly<
  Record<SharedPile | OwnPile | "quest" | "area" | "attached" | "under", readonly CardType[]>
> = {
  enemyDeck: ["enemy"],
  terrainDeck: ["terrain"],
  outside: ["enemy", "terrain"],
  // Wounds and Fatigue too, for a position that has fewer of them than the box.
  gone: ["enemy", "terrain", "wound", "fatigue"],
  enemyDiscard: ["enemy"],
  terrainDiscard: ["terrain"],
  woundDeck: ["wound"],
  woundDiscard: ["wound"],
  fatigueDeck: ["fatigue"],
  fatigueDiscard: ["fatigue"],
  responseDeck: ["response"],
  responseDiscard: ["response"],
  committed: HELD,
  limbo: HELD,
  hand: HELD,
  deck: HELD,
  discard: HELD,
  revealed: HELD,
  quest: ["enemy", "terrain"],
  area: ["enemy", "card"],
  attached: HELD,
  under: HELD,
};

/** Piles whose order nobody may see: what is named lies on top, the rest is shuffled under it. */
export const SHUFFLED = ["enemyDeck", "terrainDeck", "woundDeck", "fatigueDeck", "responseDeck"] as const;

export const FIELDS = [
  "scenario",
  "edition",
  "round",
  "phase",
  "threat",
  "counters",
  "notes",
  "quest",
  "heroes",
  "present",
  ...Object.keys(SHARED),
];

export const HERO_FIELDS = ["hero", "ap", "area", ...Object.keys(OWN)];
