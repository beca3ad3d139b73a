import { R, type Word } from "@rifthall/effects";
import { type Card, type Frame, NONE } from "@rifthall/kernel/ids";
import { get } from "@rifthall/kernel/machine";
import { present } from "@rifthall/kernel/zone";
import { attackerWord, heroWord, self } from "../../shared/words.js";
import { attackerNow, attackFrame, targetNow } from "../rules/attack.js";
import {
  controller,
  DAMAGED,
  defOf,
  EXHAUSTED,
  inPlay,
  isEnemy,
  isFriendly,
  isGear,
  isHero,
  isUnit,
  type QuantumRift,
  READY,
} from "../table.js";
import { TRAIT_NAMES, TRAIT_PREFIXES, TRAITS } from "./stats.js";
import { ENGAGEMENTS } from "./touches.js";
import { youOf, yourHero } from "./you.js";

/** QR-8: a card of nobody's stands on the enemy's side. */
const isOpposing = (s: QuantumRift, f: Frame, x: Card): boolean => {
  const friendly = isFriendly(s, self(s, f)) || (!inPlay(s, self(s, f)) && youOf(s, f) !== NONE);
  return isFriendly(s, x) !== friendly;
};

/** The engagement that is meant here: this unit's, else the attack's, else your hero's. */
function engagementHere(s: QuantumRift, f: Frame): number {
  const card = self(s, f);
  if (inPlay(s, card) && isUnit(s, card)) return s.engagement[card];
  if (attackFrame(s) !== NONE) {
    const attacker = attackerNow(s);
    return attacker === NONE ? 0 : s.engagement[attacker];
  }
  const hero = yourHero(s, f);
  return hero === NONE ? 0 : s.engagement[hero];
}

/** The first that is strongest, or weakest, decides; all that equal it are meant. */
const byAttack =
  (sign: 1 | -1) =>
  (s: QuantumRift, _f: Frame, list: readonly number[]): readonly number[] => {
    const most = Math.max(...list.map((x) => sign * defOf(s, x as Card).attack));
    return list.filter((x) => sign * defOf(s, x as Card).attack === most);
  };

const card = <W extends Omit<Word<QuantumRift>, "sort">>(word: W): Word<QuantumRift> => ({ ...word, sort: "card" });

const adjective = (
  word: string,
  fits: (s: QuantumRift, f: Frame, x: Card) => boolean,
  en: Word<QuantumRift>["en"],
  de: Word<QuantumRift>["de"],
  about: Word<QuantumRift>["about"],
  reads = 0,
): Word<QuantumRift> => card({ word, part: "adjective", about, reads, fits, en, de });

const inState = (state: number) => (s: QuantumRift, _f: Frame, x: Card) => s.condition[x] === state;

/** The words of Quantum Rift's selectors, each with its meaning. */
export const words: readonly Word<QuantumRift>[] = [
  card({
    word: "self",
    part: "reference",
    about: { en: "the card whose effect this is", de: "die Karte, deren Effekt dies ist" },
    means: self,
    en: { fixed: { nom: "this card" } },
    de: { fixed: { nom: "diese Karte", acc: "diese Karte", dat: "dieser Karte", gen: "dieser Karte" } },
  }),
  card({
    word: "that",
    part: "reference",
    about: {
      en: "the card picked or affected last, while it is in play",
      de: "die zuletzt gewählte Karte, solange sie im Spiel ist",
    },
    means: (s, f) => present(s, get(s, f, R.that)),
    en: { fixed: { nom: "it" } },
    de: { fixed: { nom: "sie", acc: "sie", dat: "ihr", gen: "ihrer" } },
  }),
  card({
    word: "bearer",
    part: "reference",
    about: { en: "the unit that carries this gear", de: "die Einheit, die diese Ausrüstung trägt" },
    means: (s, f) => s.bearer[self(s, f)],
    en: { fixed: { nom: "its bearer" } },
    de: { fixed: { nom: "der Träger", acc: "den Träger", dat: "dem Träger", gen: "des Trägers" } },
  }),
  heroWord(yourHero),
  attackerWord({ en: "who attacks now", de: "wer gerade angreift" }, attackerNow),
  card({
    word: "target",
    part: "reference",
    about: { en: "who is attacked now", de: "wer gerade angegriffen wird" },
    means: targetNow,
    en: { fixed: { nom: "the defender" } },
    de: { fixed: { nom: "der Verteidiger", acc: "den Verteidiger", dat: "dem Verteidiger", gen: "des Verteidigers" } },
  }),
  card({
    word: "unit",
    plural: "units",
    part: "noun",
    about: { en: "a unit in play, heroes included", de: "eine Einheit im Spiel, auch Helden" },
    fits: (s, _f, x) => isUnit(s, x as Card),
    en: { one: "unit", many: "units" },
    de: { one: "Einheit", many: "Einheiten", gender: "f" },
  }),
  card({
    word: "hero",
    plural: "heroes",
    part: "noun",
    about: { en: "a hero in play", de: "ein Held im Spiel" },
    fits: (s, _f, x) => isHero(s, x as Card),
    en: { one: "hero", many: "heroes" },
    de: { one: "Held", oblique: "Helden", many: "Helden", gender: "m" },
  }),
  card({
    word: "gear",
    part: "noun",
    about: { en: "a gear in play", de: "eine Ausrüstung im Spiel" },
    fits: (s, _f, x) => isGear(s, x as Card),
    en: { one: "gear", many: "gear" },
    de: { one: "Ausrüstung", many: "Ausrüstungen", gender: "f" },
  }),
  card({
    word: "strongest",
    part: "rank",
    about: { en: "with the highest printed Attack", de: "mit dem höchsten aufgedruckten Angriff" },
    pick: byAttack(1),
    en: { adjective: "strongest" },
    de: { adjective: "stärkst" },
  }),
  card({
    word: "weakest",
    part: "rank",
    about: { en: "with the lowest printed Attack", de: "mit dem niedrigsten aufgedruckten Angriff" },
    pick: byAttack(-1),
    en: { adjective: "weakest" },
    de: { adjective: "schwächst" },
  }),
  adjective(
    "friendly",
    (s, _f, x) => isFriendly(s, x),
    { adjective: "friendly" },
    { adjective: "verbündet" },
    { en: "under the players' control", de: "unter der Kontrolle der Spieler" },
  ),
  adjective(
    "enemy",
    (s, _f, x) => isEnemy(s, x),
    { adjective: "enemy" },
    { adjective: "feindlich" },
    { en: "run by the rules", de: "von den Regeln geführt" },
  ),
  adjective(
    "opposing",
    isOpposing,
    { adjective: "opposing" },
    { adjective: "gegnerisch" },
    { en: "on the other side than this card", de: "auf der anderen Seite als diese Karte" },
  ),
  adjective(
    "your",
    (s, f, x) => controller(s, x) !== NONE && (youOf(s, f) === NONE || controller(s, x) === youOf(s, f)),
    { behind: "of yours" },
    { adjective: "eigen" },
    { en: "under your control", de: "unter deiner Kontrolle" },
  ),
  adjective(
    "other",
    (s, f, x) => x !== self(s, f),
    { adjective: "other" },
    { adjective: "ander" },
    { en: "not this card", de: "nicht diese Karte" },
  ),
  adjective("ready", inState(READY), { adjective: "ready" }, { adjective: "bereit" }, { en: "ready", de: "bereit" }),
  adjective(
    "exhausted",
    inState(EXHAUSTED),
    { adjective: "exhausted" },
    { adjective: "erschöpft" },
    { en: "exhausted", de: "erschöpft" },
  ),
  adjective(
    "damaged",
    inState(DAMAGED),
    { adjective: "damaged" },
    { adjective: "beschädigt" },
    { en: "damaged", de: "beschädigt" },
  ),
  adjective(
    "undamaged",
    (s, _f, x) => s.condition[x] !== DAMAGED,
    { adjective: "undamaged" },
    { adjective: "unbeschädigt" },
    { en: "ready or exhausted", de: "bereit oder erschöpft" },
  ),
  adjective(
    "engaged",
    (s, _f, x) => s.engagement[x] !== 0,
    { adjective: "engaged" },
    { adjective: "gebunden" },
    { en: "in an engagement", de: "in einem Gefecht" },
    ENGAGEMENTS,
  ),
  adjective(
    "unengaged",
    (s, _f, x) => s.engagement[x] === 0,
    { adjective: "unengaged" },
    { adjective: "ungebunden" },
    { en: "in no engagement", de: "in keinem Gefecht" },
    ENGAGEMENTS,
  ),
  ...TRAITS.map((trait, i) =>
    adjective(
      trait,
      // By number: auras ask it of every unit for every value.
      (s, _f, x) => s.library.traits[s.def[x]] === i,
      { adjective: TRAIT_NAMES[trait].en },
      { prefix: TRAIT_PREFIXES[trait] ?? TRAIT_NAMES[trait].de },
      { en: `whose type line says ${TRAIT_NAMES[trait].en}`, de: `vom Typ ${TRAIT_NAMES[trait].de}` },
    ),
  ),
  card({
    word: "in-engagement",
    part: "place",
    reads: ENGAGEMENTS,
    about: {
      en: "in the same engagement as this unit; for other cards the attack's, else your hero's",
      de: "im selben Gefecht wie diese Einheit; bei anderen Karten in dem des Angriffs, sonst in dem deines Helden",
    },
    fits: (s, f, x) => engagementHere(s, f) !== 0 && s.engagement[x as Card] === engagementHere(s, f),
    en: { behind: "in this engagement" },
    de: { behind: "in diesem Gefecht" },
  }),
];
