import type { Text } from "@rifthall/kernel/game";
import { type Frame, NONE, type Seat, type Zone } from "@rifthall/kernel/ids";
import { heroesCount, type Value as ValueOf } from "../../shared/counts.js";
import { HAS_AP, HAS_ATTACK, HAS_DEFENSE, IS_FATIGUE, IS_WOUND } from "../bits.js";
import { enemiesIn, zoneOfArea } from "../rules/areas.js";
import {
  areaOf,
  type BeyondTheRift,
  ENEMY_DECK,
  handOf,
  RESPONSE,
  ROUND,
  revealedOf,
  TERRAIN_DECK,
  THREAT,
} from "../table.js";
import { AFFLICTIONS, DECKS, HANDS, IN_PLAY, POINTS, STORY } from "./touches.js";
import { youOf } from "./you.js";

type Value = ValueOf<BeyondTheRift>;

/** Yours; where nobody has taken it on yet, the most that any hero has. */
function most(s: BeyondTheRift, f: Frame, of: (s: BeyondTheRift, seat: Seat) => number): number {
  const you = youOf(s, f);
  if (you !== NONE) return of(s, you);
  let n = 0;
  for (let seat = 0; seat < s.shape.seats; seat++) n = Math.max(n, of(s, seat as Seat));
  return n;
}

/** How many cards of a zone have one of these bits. */
function having(s: BeyondTheRift, zone: Zone, bits: number): number {
  let n = 0;
  for (let c = s.head[zone]; c !== NONE; c = s.next[c]) if ((s.library.bits[s.def[c]] & bits) !== 0) n++;
  return n;
}

const inHand =
  (bits: number) =>
  (s: BeyondTheRift, seat: Seat): number =>
    having(s, handOf(seat), bits);
const revealedWith =
  (bits: number) =>
  (s: BeyondTheRift, seat: Seat): number =>
    having(s, revealedOf(seat), bits);

const engagedWith = (s: BeyondTheRift, seat: Seat): number => enemiesIn(s, areaOf(seat));

function allEnemies(s: BeyondTheRift): number {
  let n = 0;
  for (let seat = NONE; seat < s.shape.seats; seat++) n += enemiesIn(s, zoneOfArea(seat as Seat));
  return n;
}

/** What you have so many of: cards in hand, revealed cards, enemies. */
function had(
  word: string,
  about: Text,
  en: readonly [one: string, many: string],
  de: readonly [one: string, many: string, each: string],
  reads: number,
  of: (s: BeyondTheRift, seat: Seat) => number,
): Value {
  return {
    word,
    about,
    say: { en: `the number of ${en[1]}`, de: `die Zahl der ${de[1]}` },
    each: { en: `for each ${en[0]}`, de: `für ${de[2]}` },
    compared: {
      en: { main: "you have {}", one: en[0], many: en[1] },
      de: { main: "du hast {}", subordinate: "du {} hast", one: de[0], many: de[1] },
    },
    reads,
    read: (s, f) => most(s, f, of),
  };
}

/** Cards you revealed, all of them or those of one action type. */
const revealed = (word: string, en: string, de: string, of: (s: BeyondTheRift, seat: Seat) => number): Value => ({
  word,
  about: { en: `${en}s you revealed`, de: `${de}n, die du aufgedeckt hast` },
  say: { en: `the number of revealed ${en}s`, de: `die Zahl der aufgedeckten ${de}n` },
  each: { en: `for each revealed ${en}`, de: `für jede aufgedeckte ${de}` },
  compared: {
    en: { main: "you revealed {}", one: en, many: `${en}s` },
    de: { main: "du hast {} aufgedeckt", subordinate: "du {} aufgedeckt hast", one: de, many: `${de}n` },
  },
  reads: DECKS,
  read: (s, f) => most(s, f, of),
});

/** What amounts and conditions may ask for by name. */
export const counts: readonly Value[] = [
  {
    word: "threat",
    about: { en: "the Threat", de: "die Bedrohung" },
    say: { en: "the Threat", de: "die Bedrohung" },
    reads: STORY,
    read: (s) => s.tally[THREAT],
  },
  {
    word: "round",
    about: { en: "the number of the round", de: "die Nummer der Runde" },
    say: { en: "the number of the round", de: "die Nummer der Runde" },
    reads: STORY,
    read: (s) => s.tally[ROUND],
  },
  {
    word: "ap",
    about: { en: "your AP", de: "deine AP" },
    say: { en: "the number of your AP", de: "die Zahl deiner AP" },
    compared: {
      en: { main: "you have {}", one: "AP" },
      de: { main: "du hast {}", subordinate: "du {} hast", one: "AP" },
    },
    reads: POINTS,
    read: (s, f) => most(s, f, (t, seat) => t.ap[seat]),
  },
  had(
    "hand",
    { en: "cards in your hand", de: "Karten auf deiner Hand" },
    ["card in your hand", "cards in your hand"],
    ["Handkarte", "Handkarten", "jede deiner Handkarten"],
    HANDS,
    (s, seat) => s.size[handOf(seat)],
  ),
  had(
    "wounds",
    { en: "Wounds in your hand", de: "Wunden auf deiner Hand" },
    ["Wound in your hand", "Wounds in your hand"],
    ["Wunde auf der Hand", "Wunden auf der Hand", "jede Wunde auf deiner Hand"],
    HANDS | AFFLICTIONS,
    inHand(IS_WOUND),
  ),
  had(
    "fatigue",
    { en: "Fatigue in your hand", de: "Erschöpfung auf deiner Hand" },
    ["Fatigue in your hand", "Fatigue in your hand"],
    ["Erschöpfung auf der Hand", "Erschöpfungen auf der Hand", "jede Erschöpfung auf deiner Hand"],
    HANDS | AFFLICTIONS,
    inHand(IS_FATIGUE),
  ),
  had(
    "engaged",
    { en: "enemies in your Hero Area", de: "Gegner in deinem Heldenbereich" },
    ["enemy in your Hero Area", "enemies in your Hero Area"],
    ["Gegner in deinem Heldenbereich", "Gegner in deinem Heldenbereich", "jeden Gegner in deinem Heldenbereich"],
    IN_PLAY,
    engagedWith,
  ),
  {
    word: "enemies",
    about: { en: "enemies in play", de: "Gegner im Spiel" },
    say: { en: "the number of enemies in play", de: "die Zahl der Gegner im Spiel" },
    each: { en: "for each enemy in play", de: "für jeden Gegner im Spiel" },
    compared: {
      en: { main: "{} in play", one: "enemy is", many: "enemies are" },
      de: { main: "{} sind im Spiel", subordinate: "{} im Spiel sind", one: "Gegner" },
    },
    reads: IN_PLAY,
    read: allEnemies,
  },
  {
    word: "deck",
    about: { en: "cards in the Enemy Deck", de: "Karten im Gegnerdeck" },
    say: { en: "the number of cards in the Enemy Deck", de: "die Zahl der Karten im Gegnerdeck" },
    reads: DECKS,
    read: (s) => s.size[ENEMY_DECK],
  },
  {
    word: "terrain-deck",
    about: { en: "cards in the Terrain Deck", de: "Karten im Geländedeck" },
    say: { en: "the number of cards in the Terrain Deck", de: "die Zahl der Karten im Geländedeck" },
    reads: DECKS,
    read: (s) => s.size[TERRAIN_DECK],
  },
  {
    word: "response",
    about: { en: "the value of the Response card drawn last", de: "der Wert der zuletzt gezogenen Antwortkarte" },
    say: { en: "the value of the last Response card", de: "der Wert der letzten Antwortkarte" },
    reads: STORY,
    read: (s) => s.tally[RESPONSE],
  },
  revealed("revealed", "card", "Karte", (s, seat) => s.size[revealedOf(seat)]),
  revealed("revealed-attack", "Attack card", "Angriffskarte", revealedWith(HAS_ATTACK)),
  revealed("revealed-defense", "Defense card", "Verteidigungskarte", revealedWith(HAS_DEFENSE)),
  revealed("revealed-ap", "AP card", "AP-Karte", revealedWith(HAS_AP)),
  {
    ...heroesCount<BeyondTheRift>(),
    about: { en: "heroes in this match (BR-2)", de: "Helden dieser Partie (BR-2)" },
    each: { en: "for each hero", de: "für jeden Helden" },
  },
];
