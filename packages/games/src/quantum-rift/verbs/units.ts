import { acting, type Verb } from "@rifthall/effects";
import type { Text } from "@rifthall/kernel/game";
import type { Card } from "@rifthall/kernel/ids";
import { disengage } from "../rules/engage.js";
import { damage, destroy, discard, exhaust, ready, revive } from "../rules/units.js";
import { DAMAGED, EXHAUSTED, inPlay, isHero, isUnit, type QuantumRift, READY } from "../table.js";
import { ENGAGEMENTS, HAND, touch, UNITS, VITALITY } from "./touches.js";

/** QR-62: who leaves play leaves its engagement, too. */
const LEAVING = UNITS | ENGAGEMENTS;

/** A verb that changes the state of units, and what it writes. */
function changing(
  word: string,
  about: Text,
  en: string,
  de: readonly [imperative: string, infinitive: string],
  writes: number,
  useful: (s: QuantumRift, card: Card) => boolean,
  run: (s: QuantumRift, card: Card) => void,
): Verb<QuantumRift> {
  return acting<QuantumRift>({
    word,
    about,
    args: { [word]: { type: "select", sort: "card" } },
    say: {
      en: { imperative: `${en} {${word}:acc}`, infinitive: `${en} {${word}:acc}` },
      de: { imperative: de[0].replace("_", `{${word}:acc}`), infinitive: de[1].replace("_", `{${word}:acc}`) },
    },
    touches: touch(UNITS | writes, 0, writes),
    act: {
      select: word,
      option: "target",
      useful: (s, _f, x) => inPlay(s, x as Card) && useful(s, x as Card),
      run: (s, _f, x) => {
        if (inPlay(s, x as Card) && useful(s, x as Card)) run(s, x as Card);
      },
    },
  });
}

export const unitVerbs: readonly Verb<QuantumRift>[] = [
  changing(
    "exhaust",
    { en: "Exhausts ready cards.", de: "Erschöpft bereite Karten." },
    "exhaust",
    ["erschöpfe _", "_ erschöpfen"],
    UNITS,
    (s, card) => s.condition[card] === READY,
    (s, card) => exhaust(s, card, "QR-78"),
  ),
  changing(
    "ready",
    { en: "Readies exhausted cards.", de: "Macht erschöpfte Karten bereit." },
    "ready",
    ["mache _ bereit", "_ bereit machen"],
    UNITS,
    (s, card) => s.condition[card] === EXHAUSTED,
    (s, card) => ready(s, card, "QR-78"),
  ),
  changing(
    "damage",
    { en: "Damages units; a damaged one is destroyed.", de: "Beschädigt Einheiten; eine beschädigte wird zerstört." },
    "damage",
    ["beschädige _", "_ beschädigen"],
    LEAVING | VITALITY,
    isUnit,
    (s, card) => damage(s, card, "QR-79"),
  ),
  changing(
    "revive",
    { en: "Turns damaged units exhausted.", de: "Macht beschädigte Einheiten erschöpft." },
    "revive",
    ["belebe _ wieder", "_ wiederbeleben"],
    UNITS,
    (s, card) => s.condition[card] === DAMAGED,
    (s, card) => revive(s, card, "QR-78"),
  ),
  changing(
    "destroy",
    {
      en: "Destroys cards; a hero loses 1 vitality instead.",
      de: "Zerstört Karten; ein Held verliert stattdessen 1 Lebenskraft.",
    },
    "destroy",
    ["zerstöre _", "_ zerstören"],
    LEAVING | VITALITY,
    () => true,
    (s, card) => destroy(s, card, "QR-80"),
  ),
  changing(
    "discard",
    {
      en: "Puts cards in play into the discard of their side.",
      de: "Legt Karten im Spiel auf die Ablage ihrer Seite.",
    },
    "discard",
    ["lege _ ab", "_ ablegen"],
    LEAVING | HAND,
    (s, card) => !isHero(s, card),
    (s, card) => discard(s, card, "QR-81"),
  ),
  changing(
    "disengage",
    { en: "Takes units out of their engagement.", de: "Löst Einheiten aus ihrem Gefecht." },
    "disengage",
    ["löse _ aus dem Gefecht", "_ aus dem Gefecht lösen"],
    ENGAGEMENTS,
    (s, card) => s.engagement[card] !== 0,
    (s, card) => disengage(s, card, "QR-62"),
  ),
];
