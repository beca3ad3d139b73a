import type { Modifiable } from "@rifthall/effects";
import type { Text } from "@rifthall/kernel/game";
import { numbered } from "../../shared/words.js";

/** A stat of enemies and allies, or of a hero: then `get` without `to` means you. */
export interface Stat extends Modifiable {
  readonly player?: true;
  /** Of what is forbidden: "may not engage", "dürfen nicht binden". */
  readonly forbids?: Text;
}

const of = (word: string, say: Text, about: Text): Omit<Stat, "key"> => ({ word, say, about });
const ofHero = (word: string, say: Text, about: Text): Omit<Stat, "key"> => ({ word, player: true, say, about });
const forbidden = (word: string, about: Text, forbids: Text): Omit<Stat, "key"> => ({
  word,
  cant: true,
  player: true,
  about,
  forbids,
  say: forbids,
});

const list: readonly Omit<Stat, "key">[] = [
  of(
    "engagement",
    { en: "Engagement", de: "Bindung" },
    { en: "AP to engage or disengage it (BR-48)", de: "AP, um ihn zu binden oder sich zu lösen (BR-48)" },
  ),
  of("range", { en: "Range", de: "Reichweite" }, { en: "1 or 2 (BR-79)", de: "1 oder 2 (BR-79)" }),
  of(
    "attack",
    { en: "Attack", de: "Angriff" },
    { en: "attack of an enemy (BR-93)", de: "Angriff eines Gegners (BR-93)" },
  ),
  of(
    "defence",
    { en: "Defence", de: "Verteidigung" },
    { en: "defence of an enemy or ally (BR-65)", de: "Verteidigung eines Gegners oder Verbündeten (BR-65)" },
  ),
  of(
    "health",
    { en: "Health", de: "Gesundheit" },
    { en: "below 1 it dies (BR-114)", de: "unter 1 stirbt er (BR-114)" },
  ),
  ofHero(
    "strength",
    { en: "attack", de: "Angriff" },
    { en: "added to the total of a hero's attacks (BR-63)", de: "zur Summe der Angriffe eines Helden (BR-63)" },
  ),
  ofHero(
    "guard",
    { en: "defence", de: "Verteidigung" },
    { en: "added to a hero's defence (BR-92)", de: "zur Verteidigung eines Helden (BR-92)" },
  ),
  ofHero(
    "damage",
    { en: "damage", de: "Schaden" },
    { en: "Wounds that a hero's hits attach (BR-67)", de: "Wunden, die Treffer eines Helden anlegen (BR-67)" },
  ),
  ofHero("hand", { en: "hand size", de: "Handgröße" }, { en: "hand size (BR-17)", de: "Handgröße (BR-17)" }),
  ofHero(
    "draw-cost",
    { en: "cost to draw a card", de: "Kosten für das Ziehen" },
    { en: "AP to draw a card (BR-45)", de: "AP, um eine Karte zu ziehen (BR-45)" },
  ),
  ofHero(
    "swap-cost",
    { en: "cost to swap cards", de: "Kosten für das Tauschen" },
    { en: "AP to swap cards (BR-46)", de: "AP, um Karten zu tauschen (BR-46)" },
  ),
  ofHero(
    "trade-gain",
    { en: "AP for a discarded card", de: "AP für eine abgelegte Karte" },
    { en: "AP for discarding a card (BR-47)", de: "AP für das Ablegen einer Karte (BR-47)" },
  ),
  ofHero(
    "start-ap",
    { en: "AP at the start of a round", de: "AP zu Beginn einer Runde" },
    { en: "AP to begin a round with (BR-104)", de: "AP zu Rundenbeginn (BR-104)" },
  ),
  forbidden(
    "engage",
    { en: "may not pay to engage enemies (BR-48)", de: "darf keine Gegner gegen AP binden (BR-48)" },
    { en: "engage enemies", de: "Gegner binden" },
  ),
  forbidden(
    "aid",
    { en: "may not aid other heroes (BR-130)", de: "darf anderen Helden nicht helfen (BR-130)" },
    { en: "aid other heroes", de: "anderen Helden helfen" },
  ),
  forbidden(
    "draw",
    { en: "may not draw cards", de: "darf keine Karten ziehen" },
    { en: "draw cards", de: "Karten ziehen" },
  ),
];

export const { stats, statKey, isPlayerStat } = numbered<Omit<Stat, "key">>(list);
