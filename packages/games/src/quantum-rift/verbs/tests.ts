import { controlTests, type Holds, type Meanings, type Select, selectOf, type Test, wordOf } from "@rifthall/effects";
import { type Card, type Frame, NONE, type Seat } from "@rifthall/kernel/ids";
import { get, within } from "@rifthall/kernel/machine";
import { heroesCount, type Value, valueTest } from "../../shared/counts.js";
import { countTest } from "../../shared/words.js";
import { attackerNow, targetNow } from "../rules/attack.js";
import { diceIn, faceOf, rollFrame, rollSeat } from "../rules/dice.js";
import { resolve } from "../rules/resolve.js";
import {
  COLOURS,
  type Colour,
  DAMAGED,
  DISTANCE,
  diceOf,
  EXHAUSTED,
  handOf,
  heroOf,
  isUnit,
  type QuantumRift,
  READY,
  THREAT,
} from "../table.js";
import { fitsOf } from "./find.js";
import { DICE, DISTANCES, ENGAGEMENTS, HAND, STATS, THREATS, UNITS, VITALITY } from "./touches.js";
import { youOf } from "./you.js";

/** What amounts and conditions may ask for by name. */
export const counts: readonly Value<QuantumRift>[] = [
  {
    word: "successes",
    about: { en: "successes of the last roll of this effect", de: "Erfolge des letzten Wurfs dieses Effekts" },
    say: { en: "the number of successes", de: "die Zahl der Erfolge" },
    each: { en: "for each success", de: "für jeden Erfolg" },
    compared: {
      en: { main: "you roll {}", one: "success", many: "successes" },
      de: { main: "du erzielst {}", subordinate: "du {} erzielst", one: "Erfolg", many: "Erfolge" },
    },
    reads: 0,
    read: (s, f) => {
      const frame = within(s, f, resolve);
      return frame === NONE ? 0 : get(s, frame, resolve.registers.successes);
    },
  },
  {
    word: "threat",
    about: { en: "threat on the active encounter", de: "Bedrohung auf der aktiven Begegnung" },
    say: { en: "the threat", de: "die Bedrohung" },
    reads: THREATS,
    read: (s) => s.tally[THREAT],
  },
  {
    word: "distance",
    about: { en: "distance left at the active location", de: "verbleibende Entfernung am aktiven Ort" },
    say: { en: "the distance", de: "die Entfernung" },
    reads: DISTANCES,
    read: (s) => s.tally[DISTANCE],
  },
  {
    word: "hand",
    about: { en: "cards in your hand", de: "Karten auf deiner Hand" },
    say: { en: "the number of cards in your hand", de: "die Zahl deiner Handkarten" },
    each: { en: "for each card in your hand", de: "für jede deiner Handkarten" },
    compared: {
      en: { main: "you have {} in your hand", one: "card", many: "cards" },
      de: { main: "du hast {}", subordinate: "du {} hast", one: "Handkarte", many: "Handkarten" },
    },
    reads: HAND,
    read: (s, f) => most(s, f, (seat) => s.size[handOf(seat)]),
  },
  {
    word: "dice",
    about: { en: "your ready dice", de: "deine bereiten Würfel" },
    say: { en: "the number of your ready dice", de: "die Zahl deiner bereiten Würfel" },
    each: { en: "for each of your ready dice", de: "für jeden deiner bereiten Würfel" },
    compared: {
      en: { main: "you have {}", one: "ready die", many: "ready dice" },
      de: { main: "du hast {}", subordinate: "du {} hast", one: "bereiten Würfel", many: "bereite Würfel" },
    },
    reads: DICE,
    read: (s, f) =>
      most(s, f, (seat) => COLOURS.reduce((sum, _, colour) => sum + s.ready[diceOf(seat, colour as Colour)], 0)),
  },
  {
    word: "vitality",
    about: { en: "your hero's vitality", de: "die Lebenskraft deines Helden" },
    say: { en: "your hero's vitality", de: "die Lebenskraft deines Helden" },
    compared: {
      en: { main: "your hero has {}", one: "vitality" },
      de: { main: "dein Held hat {}", subordinate: "dein Held {} hat", one: "Lebenskraft" },
    },
    reads: VITALITY,
    read: (s, f) => most(s, f, (seat) => s.vitality[heroOf(s, seat)]),
  },
  heroesCount(),
];

/** Yours; where nobody has taken it on yet, the most that any player has. */
function most(s: QuantumRift, f: Frame, of: (seat: Seat) => number): number {
  const you = youOf(s, f);
  if (you !== NONE) return of(you);
  let n = 0;
  for (let seat = 0; seat < s.shape.seats; seat++) n = Math.max(n, of(seat as Seat));
  return n;
}

const WORDS = ["ready", "exhausted", "damaged", "engaged", "unengaged"];
const GERMAN = ["bereit", "erschöpft", "beschädigt", "gebunden", "ungebunden"];

const STANDS: readonly ((s: QuantumRift, card: Card) => boolean)[] = [
  (s, card) => s.condition[card] === READY,
  (s, card) => s.condition[card] === EXHAUSTED,
  (s, card) => s.condition[card] === DAMAGED,
  (s, card) => s.engagement[card] !== 0,
  (s, card) => s.engagement[card] === 0,
];

/** Is that card one of those meant? */
function isAmong(x: Select, means: Meanings<QuantumRift>, now: (s: QuantumRift) => Card): Holds<QuantumRift> {
  if (x.kind === "selector") {
    const fits = fitsOf(x);
    return (s, f) => fits(s, f, now(s));
  }
  const one = means.one(x);
  return (s, f) => {
    const card = now(s);
    return card !== NONE && one(s, f) === card;
  };
}

/** The conditions of Quantum Rift's effects. */
export const tests: readonly Test<QuantumRift>[] = [
  ...controlTests<QuantumRift>(),
  {
    ...countTest<QuantumRift>({ en: "so many of these are in play", de: "so viele davon sind im Spiel" }),
    reads: UNITS,
  },
  valueTest(counts),
  {
    word: "unit",
    about: { en: "the unit is in that state", de: "die Einheit ist in diesem Zustand" },
    args: { unit: { type: "select", sort: "card" }, is: { type: "word", words: WORDS } },
    reads: (c) => (wordOf(c.values, "is")?.endsWith("engaged") ? UNITS | ENGAGEMENTS : UNITS),
    say: (c, say, form) => {
      const word = wordOf(c.values, "is") ?? "";
      const subject = say.fill("{unit:nom}", c.values);
      if (say.language === "en") return `${subject} is ${word}`;
      const state = GERMAN[WORDS.indexOf(word)];
      return form === "main" ? `${subject} ist ${state}` : `${subject} ${state} ist`;
    },
    compile: (c, means) => {
      const one = means.one(selectOf(c.values, "unit"));
      const isIn = STANDS[WORDS.indexOf(wordOf(c.values, "is") ?? "")];
      return (s, f) => {
        const card = one(s, f) as Card;
        return card !== NONE && isUnit(s, card) && isIn(s, card);
      };
    },
  },
  {
    word: "rolling",
    about: { en: "your dice are on the table", de: "deine Würfel liegen auf dem Tisch" },
    args: { rolling: { type: "word", words: ["you"] } },
    reads: DICE,
    say: { en: "you are rolling", de: { subordinate: "du würfelst", main: "du würfelst" } },
    compile: () => (s, f) => {
      const frame = rollFrame(s);
      return frame !== NONE && rollSeat(s, frame) === youOf(s, f) && diceIn(s, frame) > 0 && faceOf(s, frame, 0) > 0;
    },
  },
  {
    word: "attacking",
    about: {
      en: "an attack is under way and this is its attacker",
      de: "ein Angriff läuft und dies ist der Angreifer",
    },
    args: { attacking: { type: "select", sort: "card" } },
    reads: UNITS | STATS,
    say: {
      en: "{attacking:nom} attacks",
      de: { subordinate: "{attacking:nom} angreift", main: "{attacking:nom} greift an" },
    },
    compile: (c, means) => isAmong(selectOf(c.values, "attacking"), means, attackerNow),
  },
  {
    word: "attacked",
    about: { en: "an attack is under way and this is its target", de: "ein Angriff läuft und dies ist sein Ziel" },
    args: { attacked: { type: "select", sort: "card" } },
    reads: UNITS | STATS,
    say: {
      en: "{attacked:nom} is attacked",
      de: { subordinate: "{attacked:nom} angegriffen wird", main: "{attacked:nom} wird angegriffen" },
    },
    compile: (c, means) => isAmong(selectOf(c.values, "attacked"), means, targetNow),
  },
];
