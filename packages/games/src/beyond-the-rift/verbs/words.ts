import { R, type Word } from "@rifthall/effects";
import { type Card, type Frame, NONE, type Zone } from "@rifthall/kernel/ids";
import { get } from "@rifthall/kernel/machine";
import { present } from "@rifthall/kernel/zone";
import { attackerWord, heroWord, self, selfWord } from "../../shared/words.js";
import { IS_ALLY, IS_DOOR, IS_ENEMY, IS_HERO, IS_PERSISTENT, IS_TERRAIN } from "../bits.js";
import { FAMILIES } from "../facts.js";
import { hasAttachment } from "../rules/areas.js";
import { attackerNow } from "../rules/onslaught.js";
import { inRange } from "../rules/range.js";
import { targetNow } from "../rules/strike.js";
import { healthOf } from "../rules/values.js";
import { areaOf, type BeyondTheRift, boardOf, defOf, holderOf, inPlay, QUEST } from "../table.js";
import { FAMILY_NAMES } from "./families.js";
import { youOf, yourHero } from "./you.js";

type Meaning = (s: BeyondTheRift, f: Frame, x: Card) => boolean;

const is =
  (bit: number): Meaning =>
  (s, _f, x) =>
    (s.library.bits[s.def[x]] & bit) !== 0;

/** The area a text speaks of as "here": that of its card while it is in play, else your own. */
function hereOf(s: BeyondTheRift, f: Frame): Zone {
  const card = self(s, f);
  const holder = inPlay(s, card) ? holderOf(s, card) : youOf(s, f);
  if (holder !== NONE) return areaOf(holder);
  return s.zone[card] === QUEST ? QUEST : (NONE as Zone);
}

/** BR-31: within the range of this card, as seen from you; nobody in particular reaches everything. */
function isInRange(s: BeyondTheRift, f: Frame, x: Card): boolean {
  const you = youOf(s, f);
  return you === NONE || inRange(s, you, x, Math.max(1, defOf(s, self(s, f)).range));
}

/** What ranks compare; the highest are meant. */
export const RANKED: Readonly<Record<string, (s: BeyondTheRift, x: Card) => number>> = {
  strongest: (s, x) => defOf(s, x).numbers.attack,
  weakest: (s, x) => -defOf(s, x).numbers.attack,
  toughest: healthOf,
  frailest: (s, x) => -healthOf(s, x),
};

const rankBy =
  (word: string) =>
  (s: BeyondTheRift, _f: Frame, list: readonly number[]): readonly number[] => {
    const value = RANKED[word];
    const most = Math.max(...list.map((x) => value(s, x as Card)));
    return list.filter((x) => value(s, x as Card) === most);
  };

const card = (word: Omit<Word<BeyondTheRift>, "sort">): Word<BeyondTheRift> => ({ ...word, sort: "card" });

const noun = (
  word: string,
  plural: string,
  bit: number,
  en: Word<BeyondTheRift>["en"],
  de: Word<BeyondTheRift>["de"],
  about: Word<BeyondTheRift>["about"],
): Word<BeyondTheRift> =>
  card({ word, ...(plural === word ? {} : { plural }), part: "noun", about, fits: is(bit), en, de });

const rank = (word: string, en: string, de: string, about: Word<BeyondTheRift>["about"]): Word<BeyondTheRift> =>
  card({ word, part: "rank", about, pick: rankBy(word), en: { adjective: en }, de: { adjective: de } });

const adjective = (
  word: string,
  fits: Meaning,
  en: Word<BeyondTheRift>["en"],
  de: Word<BeyondTheRift>["de"],
  about: Word<BeyondTheRift>["about"],
): Word<BeyondTheRift> => card({ word, part: "adjective", about, fits, en, de });

/** The words of Beyond the Rift's selectors, each with its meaning. */
export const words: readonly Word<BeyondTheRift>[] = [
  selfWord<BeyondTheRift>({ en: "the card whose text this is", de: "die Karte, deren Text dies ist" }),
  card({
    word: "that",
    part: "reference",
    about: {
      en: "the card picked or affected last, or the one an event is about, while it is in play",
      de: "die zuletzt gewählte Karte oder die, um die es geht, solange sie im Spiel ist",
    },
    means: (s, f) => present(s, get(s, f, R.that)),
    en: { fixed: { nom: "it" } },
    // Unless it was called otherwise, an enemy is meant.
    de: { fixed: { nom: "er", acc: "ihn", dat: "ihm", gen: "seiner" } },
  }),
  heroWord(yourHero),
  attackerWord({ en: "the enemy that attacks now", de: "der Gegner, der gerade angreift" }, attackerNow),
  card({
    word: "target",
    part: "reference",
    about: { en: "what the heroes attack now", de: "was die Helden gerade angreifen" },
    means: (s) => targetNow(s),
    en: { fixed: { nom: "the target" } },
    de: { fixed: { nom: "das Ziel", acc: "das Ziel", dat: "dem Ziel", gen: "des Ziels" } },
  }),
  noun(
    "enemy",
    "enemies",
    IS_ENEMY,
    { one: "enemy", many: "enemies" },
    { one: "Gegner", many: "Gegner", gender: "m" },
    { en: "an enemy in play", de: "ein Gegner im Spiel" },
  ),
  noun(
    "ally",
    "allies",
    IS_ALLY,
    { one: "ally", many: "allies" },
    // A German adjective that stands for a noun.
    { one: "", many: "", gender: "m", adjective: "Verbündet" },
    { en: "an ally in play (BR-125)", de: "ein Verbündeter im Spiel (BR-125)" },
  ),
  noun(
    "hero",
    "heroes",
    IS_HERO,
    { one: "hero", many: "heroes" },
    { one: "Held", oblique: "Helden", many: "Helden", gender: "m" },
    { en: "a hero", de: "ein Held" },
  ),
  noun(
    "terrain",
    "terrain",
    IS_TERRAIN,
    { one: "terrain card", many: "terrain cards" },
    { one: "Geländekarte", many: "Geländekarten", gender: "f" },
    { en: "terrain in play, doors too", de: "Gelände im Spiel, auch Türen" },
  ),
  noun(
    "door",
    "doors",
    IS_DOOR,
    { one: "Door", many: "Doors" },
    { one: "Tür", many: "Türen", gender: "f" },
    { en: "a Door or Portcullis in play (BR-134)", de: "eine Tür oder ein Fallgitter im Spiel (BR-134)" },
  ),
  noun(
    "lasting",
    "lasting",
    IS_PERSISTENT,
    { one: "Persistent card", many: "Persistent cards" },
    { one: "Karte", many: "Karten", gender: "f", adjective: "bleibend" },
    {
      en: "a Persistent card in a Hero Area, allies too (BR-123)",
      de: "eine bleibende Karte in einem Heldenbereich, auch Verbündete (BR-123)",
    },
  ),
  rank("strongest", "strongest", "stärkst", {
    en: "with the highest printed Attack",
    de: "mit dem höchsten aufgedruckten Angriff",
  }),
  rank("weakest", "weakest", "schwächst", {
    en: "with the lowest printed Attack",
    de: "mit dem niedrigsten aufgedruckten Angriff",
  }),
  rank("toughest", "toughest", "zähest", { en: "with the most Health left", de: "mit dem meisten Leben" }),
  rank("frailest", "frailest", "schwächlichst", {
    en: "with the least Health left",
    de: "mit dem wenigsten Leben",
  }),
  ...FAMILIES.map((family) =>
    adjective(
      family,
      (s, _f, x) => defOf(s, x).family === family,
      { adjective: FAMILY_NAMES[family].one.en },
      { prefix: FAMILY_NAMES[family].prefix },
      { en: `of the family ${FAMILY_NAMES[family].one.en}`, de: `von der Familie ${FAMILY_NAMES[family].one.de}` },
    ),
  ),
  adjective(
    "boss",
    (s, _f, x) => defOf(s, x).boss,
    { adjective: "boss" },
    { prefix: "Boss" },
    { en: "a boss", de: "ein Boss" },
  ),
  adjective(
    "engaged",
    (s, _f, x) => holderOf(s, x) !== NONE,
    { adjective: "engaged" },
    { adjective: "gebunden" },
    { en: "in a Hero Area (BR-33)", de: "in einem Heldenbereich (BR-33)" },
  ),
  adjective(
    "loose",
    (s, _f, x) => s.zone[x] === QUEST,
    { behind: "in the Quest Area" },
    { behind: "im Questbereich" },
    { en: "in the Quest Area (BR-32)", de: "im Questbereich (BR-32)" },
  ),
  adjective(
    "your",
    (s, f, x) => holderOf(s, x) !== NONE && (youOf(s, f) === NONE || holderOf(s, x) === youOf(s, f)),
    { behind: "in your Hero Area" },
    { behind: "in deinem Heldenbereich" },
    { en: "in your Hero Area", de: "in deinem Heldenbereich" },
  ),
  adjective(
    "other",
    (s, f, x) => x !== self(s, f) && (s.zone[x] !== boardOf(youOf(s, f)) || youOf(s, f) === NONE),
    { adjective: "other" },
    { adjective: "ander" },
    { en: "not this card, and not your own hero", de: "nicht diese Karte und nicht dein eigener Held" },
  ),
  adjective(
    "hurt",
    (s, _f, x) => hasAttachment(s, x),
    { adjective: "hurt" },
    { adjective: "verletzt" },
    { en: "with something attached to it", de: "mit etwas, das an ihm liegt" },
  ),
  adjective(
    "unhurt",
    (s, _f, x) => !hasAttachment(s, x),
    { adjective: "unhurt" },
    { adjective: "unverletzt" },
    { en: "with nothing attached to it", de: "an dem nichts liegt" },
  ),
  card({
    word: "in-range",
    part: "place",
    about: {
      en: "within the range of this card, as seen from you (BR-29 to BR-31)",
      de: "in der Reichweite dieser Karte, von dir aus gesehen (BR-29 bis BR-31)",
    },
    fits: (s, f, x) => isInRange(s, f, x as Card),
    en: { behind: "in range" },
    de: { behind: "in Reichweite" },
  }),
  card({
    word: "here",
    part: "place",
    about: {
      en: "in the same area as this card, or in your Hero Area where it is not in play",
      de: "im selben Bereich wie diese Karte, oder in deinem Heldenbereich, wenn sie nicht im Spiel ist",
    },
    fits: (s, f, x) => {
      const here = hereOf(s, f);
      if (here === NONE || here === QUEST) return here !== NONE && s.zone[x as Card] === here;
      return holderOf(s, x as Card) === s.areaHolder[here];
    },
    en: { behind: "here" },
    de: { behind: "hier" },
  }),
];
