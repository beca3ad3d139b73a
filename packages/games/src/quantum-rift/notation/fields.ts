import type { Seat, Zone } from "@rifthall/kernel/ids";
import {
  ASIDE,
  deckOf,
  discardOf,
  ENEMIES,
  ENEMY_DISCARD,
  ENEMY_VOID,
  EXPLORATION_DECK,
  EXPLORATION_DISCARD,
  handOf,
  LIMBO,
  LOCATION_STACK,
  voidOf,
  WAITING_ENCOUNTERS,
} from "../table.js";
import type { CardType, OwnPile, SharedPile } from "../wire.js";

/** Zones that belong to nobody, by the field that lists them. */
export const SHARED: Readonly<Record<"enemies" | SharedPile, Zone>> = {
  enemies: ENEMIES,
  waiting: WAITING_ENCOUNTERS,
  exploration: EXPLORATION_DECK,
  explored: EXPLORATION_DISCARD,
  stack: LOCATION_STACK,
  aside: ASIDE,
  enemyDiscard: ENEMY_DISCARD,
  enemyVoid: ENEMY_VOID,
  limbo: LIMBO,
};

/** A player's zones, likewise. */
export const OWN: Readonly<Record<OwnPile, (seat: Seat) => Zone>> = {
  hand: handOf,
  deck: deckOf,
  discard: discardOf,
  void: voidOf,
};

/** QR-5, QR-6: what a player's deck is made of. */
const PLAYABLE: readonly CardType[] = ["unit", "gear", "skill", "action"];

/** The sorts of cards that can lie in a place, by its field. */
export const SORTS: Readonly<Record<string, readonly CardType[]>> = {
  location: ["location"],
  encounter: ["encounter"],
  enemies: ["unit"],
  waiting: ["encounter"],
  exploration: ["exploration"],
  explored: ["exploration"],
  stack: ["location"],
  aside: ["location", "encounter"],
  // A card may destroy or discard itself, story cards too.
  enemyDiscard: ["unit", "location", "encounter"],
  enemyVoid: ["unit", "location", "encounter"],
  limbo: [...PLAYABLE, "exploration"],
  units: ["unit"],
  gear: ["gear"],
  skills: ["skill"],
  hand: PLAYABLE,
  deck: PLAYABLE,
  discard: PLAYABLE,
  void: PLAYABLE,
};

export const IN_PLAY = ["enemies", "units", "gear", "skills"];

export const FIELDS = [
  "mode",
  "chapter",
  "hero",
  "round",
  "phase",
  "location",
  "distance",
  "encounter",
  "threat",
  "players",
  "pool",
  "allies",
  "encounters",
  "mixed",
  "present",
  ...Object.keys(SHARED),
];

export const PLAYER_FIELDS = ["hero", "units", "gear", "skills", "dice", ...Object.keys(OWN)];
