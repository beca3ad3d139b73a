import {
  type Condition,
  compare,
  comparisonOf,
  conditionOf,
  controlTests,
  type Form,
  idOf,
  isNone,
  isSome,
  type Sayer,
  type Test,
  wordOf,
} from "@rifthall/effects";
import { NONE, type Seat } from "@rifthall/kernel/ids";
import { get } from "@rifthall/kernel/machine";
import { valueTest } from "../../shared/counts.js";
import { countTest } from "../../shared/words.js";
import { zoneOfArea } from "../rules/areas.js";
import { isDefended, onslaughtFrame } from "../rules/onslaught.js";
import { isNoted } from "../rules/rewards.js";
import { counterIndex } from "../rules/scenario.js";
import { SUCCEEDED, strike, strikeFrame } from "../rules/strike.js";
import { type BeyondTheRift, defOf } from "../table.js";
import { counts } from "./counts.js";
import { isFamily } from "./families.js";
import { namesOf, quoted } from "./phrases.js";
import { IN_PLAY, STORY } from "./touches.js";

/** How many cards of that name or family are in play. */
function presentOf(s: BeyondTheRift, id: string): number {
  let n = 0;
  for (let seat = NONE; seat < s.shape.seats; seat++)
    for (let c = s.head[zoneOfArea(seat as Seat)]; c !== NONE; c = s.next[c]) {
      const def = defOf(s, c);
      if (def.id === id || def.family === id) n++;
    }
  return n;
}

/** "Orc Captain is in play", "at least 2 Orcs are in play" */
function sayPresent(c: Condition, say: Sayer, form: Form): string {
  const id = idOf(c.values, "present");
  const is = comparisonOf(c.values, "is");
  const one = quoted(id, say);
  const many = isFamily(id) ? namesOf(id, say) : `× ${one}`;
  const family = isFamily(id);
  if (say.language === "en") {
    if (isNone(is)) return `no ${one} is in play`;
    return isSome(is) ? `${family ? "a " : ""}${one} is in play` : `${say.compared(is, many)} are in play`;
  }
  const what = isNone(is) ? `kein ${one}` : isSome(is) ? `${family ? "ein " : ""}${one}` : say.compared(is, many);
  const verb = isNone(is) || isSome(is) ? "ist" : "sind";
  return form === "main" ? `${what} ${verb} im Spiel` : `${what} im Spiel ${verb}`;
}

/** Did the attack that this belongs to succeed, of heroes or of an enemy? None has before it is decided. */
function succeeded(s: BeyondTheRift, wanted: boolean): boolean {
  const attack = strikeFrame(s);
  const defence = onslaughtFrame(s);
  // Frames lie above those around them: the inner one is meant.
  if (attack > defence) {
    const result = get(s, attack, strike.registers.success);
    return result !== 0 && (result === SUCCEEDED) === wanted;
  }
  return defence !== NONE && isDefended(s, defence) === !wanted;
}

/** Two conditions, as one. */
const joined = (
  word: "both" | "either",
  behind: "and" | "or",
  about: Test<BeyondTheRift>["about"],
  said: { readonly en: string; readonly de: string },
): Test<BeyondTheRift> => ({
  word,
  about,
  args: { [word]: { type: "condition" }, [behind]: { type: "condition" } },
  reads: 0,
  say: (c, say, form) => {
    const parts = [word, behind].map((key) => say.condition(conditionOf(c.values, key), form));
    return parts.join(` ${said[say.language]} `);
  },
  compile: (c, means) => {
    const first = means.holds(conditionOf(c.values, word));
    const second = means.holds(conditionOf(c.values, behind));
    return word === "both"
      ? (s, f, peek) => first(s, f, peek) && second(s, f, peek)
      : (s, f, peek) => first(s, f, peek) || second(s, f, peek);
  },
});

/** The conditions of Beyond the Rift's effects. */
export const tests: readonly Test<BeyondTheRift>[] = [
  ...controlTests<BeyondTheRift>(),
  joined("both", "and", { en: "both conditions hold", de: "beide Bedingungen gelten" }, { en: "and", de: "und" }),
  joined(
    "either",
    "or",
    { en: "one of the conditions holds", de: "eine der Bedingungen gilt" },
    { en: "or", de: "oder" },
  ),
  {
    ...countTest<BeyondTheRift>({ en: "so many of these are in play", de: "so viele davon sind im Spiel" }),
    reads: IN_PLAY,
  },
  valueTest(counts),
  {
    word: "marks",
    about: { en: "a counter of the scenario compares so", de: "ein Zähler des Szenarios vergleicht sich so" },
    args: { marks: { type: "id", of: "a counter of the scenario" }, is: { type: "comparison" } },
    reads: STORY,
    say: (c, say, form) => {
      const name = say.named(idOf(c.values, "marks"));
      const than = say.compared(comparisonOf(c.values, "is"));
      if (say.language === "en") return `“${name}” is ${than}`;
      return form === "main" ? `„${name}“ beträgt ${than}` : `„${name}“ ${than} beträgt`;
    },
    compile: (c) => {
      const is = comparisonOf(c.values, "is");
      const id = idOf(c.values, "marks");
      return (s) => {
        const at = counterIndex(s, id);
        return at >= 0 && compare(is, s.counter[at]);
      };
    },
  },
  {
    word: "present",
    about: {
      en: "so many of that enemy, family or terrain are in play",
      de: "so viele dieses Gegners, dieser Familie oder dieses Geländes sind im Spiel",
    },
    args: { present: { type: "id", of: "an enemy, terrain or family" }, is: { type: "comparison" } },
    reads: IN_PLAY,
    say: sayPresent,
    compile: (c) => {
      const is = comparisonOf(c.values, "is");
      const id = idOf(c.values, "present");
      return (s) => compare(is, presentOf(s, id));
    },
  },
  {
    word: "success",
    about: {
      en: "the attack just resolved, of heroes or of an enemy, succeeded or failed",
      de: "der Angriff, der gerade abgehandelt wurde, von Helden oder einem Gegner, ist gelungen oder misslungen",
    },
    args: { success: { type: "word", words: ["yes", "no"] } },
    reads: STORY,
    say: (c, say, form) => {
      const yes = wordOf(c.values, "success") === "yes";
      if (say.language === "en") return yes ? "the attack succeeded" : "the attack failed";
      const word = yes ? "gelungen" : "misslungen";
      return form === "main" ? `der Angriff ist ${word}` : `der Angriff ${word} ist`;
    },
    compile: (c) => {
      const wanted = wordOf(c.values, "success") === "yes";
      return (s) => succeeded(s, wanted);
    },
  },
  {
    word: "noted",
    about: { en: "that note stands on the campaign sheet", de: "diese Notiz steht auf dem Kampagnenbogen" },
    args: { noted: { type: "id", of: "a note" } },
    reads: STORY,
    say: {
      en: "“{noted}” is noted",
      de: { subordinate: "„{noted}“ notiert ist", main: "„{noted}“ ist notiert" },
    },
    compile: (c) => {
      const id = idOf(c.values, "noted");
      return (s) => isNoted(s, id);
    },
  },
];
