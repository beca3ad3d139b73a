import { acting, type Footprint, type Mood, type Node, type Sayer, type Verb, wordOf } from "@rifthall/effects";
import { type Def, NONE, only, option, type Seat, thingOf } from "@rifthall/kernel/ids";
import { ask } from "@rifthall/kernel/machine";
import { changed, counted, stated } from "../../shared/phrases.js";
import { times } from "../../shared/times.js";
import { discardFromHand, distinctDefs, gainDie } from "../rules/cards.js";
import { changeDistance, changeThreat } from "../rules/story.js";
import { gainVitality, loseVitality } from "../rules/units.js";
import { closedHands } from "../rules/window.js";
import {
  ANY,
  activeEncounter,
  activeLocation,
  COLOURS,
  DISTANCE,
  handOf,
  heroOf,
  isLiving,
  type QuantumRift,
  THREAT,
} from "../table.js";
import { COLOUR_NAMES, colourOf } from "./colours.js";
import { kind } from "./kinds.js";
import { DICE, GAINS, HAND, LOSSES, touch } from "./touches.js";
import { anybody, forSomeone, youOf } from "./you.js";

const DISCARD = kind("discard");

type Thing = "threat" | "distance" | "vitality" | "die" | "card";

const GAIN_TOUCHES: Readonly<Record<string, Footprint>> = { ...GAINS, die: touch(0, DICE, 0) };
const LOSS_TOUCHES: Readonly<Record<string, Footprint>> = { ...LOSSES, card: touch(0, 0, HAND) };

const isPersonal = (node: Node): boolean => {
  const thing = wordOf(node.values, node.verb);
  return thing === "die" || thing === "card" || thing === "vitality";
};

const gain: Verb<QuantumRift> = acting<QuantumRift>({
  word: "gain",
  about: {
    en: "Adds threat to the encounter, distance to the location, vitality or a ready die (with `colour`) to you.",
    de: "Gibt der Begegnung Bedrohung, dem Ort Entfernung, dir Lebenskraft oder einen bereiten Würfel (mit `colour`).",
  },
  args: {
    gain: { type: "word", words: ["threat", "distance", "vitality", "die"] },
    n: { type: "amount", optional: true },
    colour: { type: "word", words: COLOURS, optional: true },
  },
  say: sayGain,
  touches: (node) => GAIN_TOUCHES[wordOf(node.values, "gain") ?? ""],
  personal: isPersonal,
  act: {
    amount: "n",
    useful: (s, f, _x, n, node) => {
      if (n <= 0) return false;
      const thing = wordOf(node.values, "gain") as Thing;
      if (thing === "threat") return activeEncounter(s) !== NONE;
      if (thing === "distance") return activeLocation(s) !== NONE;
      if (thing === "die" && colourOf(node, "colour") === ANY) return false;
      return forSomeone(s, f, anybody);
    },
    run: (s, f, _x, n, node) => {
      const you = youOf(s, f);
      switch (wordOf(node.values, "gain") as Thing) {
        case "threat":
          changeThreat(s, n, "QR-92");
          return;
        case "distance":
          changeDistance(s, n, "QR-86");
          return;
        case "vitality":
          if (isLiving(s, you)) gainVitality(s, heroOf(s, you), n, "QR-1");
          return;
        default:
          gainDie(s, you, colourOf(node, "colour"), n, "QR-36");
      }
    },
  },
});

function sayGain(node: Node, say: Sayer, mood: Mood): string {
  const thing = wordOf(node.values, "gain") as Thing;
  if (thing === "distance") return sayDistance(node, say, mood, "increase", "erhöhe");
  if (thing === "vitality") return sayVitality(node, say, mood, "gain", ["erhält", "erhalten"]);
  const last = mood === "infinitive";
  if (thing === "threat") {
    if (say.language === "en") {
      const [threat, per] = counted(node, say, "threat", "threat");
      return `add ${threat} to this encounter${per}`;
    }
    const [threat, per] = counted(node, say, "Bedrohung", "Bedrohung");
    return last ? `der Begegnung${per} ${threat} hinzufügen` : `füge der Begegnung${per} ${threat} hinzu`;
  }
  const colour = COLOUR_NAMES[wordOf(node.values, "colour") ?? "any"];
  if (say.language === "en") {
    const [dice, per] = counted(node, say, `${colour.en} die`, `${colour.en} dice`);
    return `gain ${dice}${per}`;
  }
  const [dice, per] = counted(node, say, `${colour.de}en Würfel`, `${colour.de}e Würfel`);
  return last ? `${per} ${dice} erhalten`.trim() : `erhalte${per} ${dice}`;
}

const hasCards = (s: QuantumRift, seat: Seat): boolean => s.size[handOf(seat)] > 0;

const lose: Verb<QuantumRift> = acting<QuantumRift>({
  word: "lose",
  about: {
    en: "Takes threat from the encounter, distance from the location, vitality or cards of the hand from you.",
    de: "Nimmt der Begegnung Bedrohung, dem Ort Entfernung, dir Lebenskraft oder Handkarten.",
  },
  args: {
    lose: { type: "word", words: ["threat", "distance", "vitality", "card"] },
    n: { type: "amount", optional: true },
  },
  say: sayLose,
  touches: (node) => LOSS_TOUCHES[wordOf(node.values, "lose") ?? ""],
  personal: isPersonal,
  act: {
    amount: "n",
    useful: (s, f, _x, n, node) => {
      if (n <= 0) return false;
      const thing = wordOf(node.values, "lose") as Thing;
      if (thing === "threat") return s.tally[THREAT] > 0;
      if (thing === "distance") return s.tally[DISTANCE] > 0;
      return forSomeone(s, f, thing === "vitality" ? anybody : hasCards);
    },
    run: (s, f, _x, n, node) => {
      const you = youOf(s, f);
      const thing = wordOf(node.values, "lose") as Thing;
      if (thing === "threat") changeThreat(s, -n, "QR-92");
      else if (thing === "distance") changeDistance(s, -n, "QR-86");
      else if (thing === "vitality" && isLiving(s, you)) loseVitality(s, heroOf(s, you), n, "QR-A8");
    },
  },
});

/** Cards are discarded from the hand one by one, by choice; the rest is done at once. */
const losing: Verb<QuantumRift> = {
  ...lose,
  compile: (node, b) => {
    if (wordOf(node.values, "lose") !== "card") {
      lose.compile(node, b);
      return;
    }
    times(
      b,
      node.values.n,
      (s, f) => youOf(s, f) !== NONE && s.size[handOf(youOf(s, f))] > 0,
      ask<QuantumRift>({
        prompt: "discard",
        always: closedHands,
        who: (s, f) => only(youOf(s, f)),
        options: (s, f) => {
          const count = distinctDefs(s, handOf(youOf(s, f)));
          for (let i = 0; i < count; i++) s.offer.add(option(DISCARD, s.scratch[i]));
        },
        choose: (s, f, o) => discardFromHand(s, youOf(s, f), thingOf(o) as Def, "QR-81"),
      }),
    );
  },
};

function sayLose(node: Node, say: Sayer, mood: Mood): string {
  const thing = wordOf(node.values, "lose") as Thing;
  if (thing === "distance") return sayDistance(node, say, mood, "decrease", "verringere");
  if (thing === "vitality") return sayVitality(node, say, mood, "lose", ["verliert", "verlieren"]);
  const last = mood === "infinitive";
  if (thing === "threat") {
    if (say.language === "en") {
      const [threat, per] = counted(node, say, "threat", "threat");
      return `remove ${threat} from this encounter${per}`;
    }
    const [threat, per] = counted(node, say, "Bedrohung", "Bedrohung");
    return last ? `${per} ${threat} von der Begegnung entfernen`.trim() : `entferne${per} ${threat} von der Begegnung`;
  }
  if (say.language === "en") {
    const [cards, per] = counted(node, say, "card", "cards");
    return `discard ${cards} from your hand${per}`;
  }
  const [cards, per] = counted(node, say, "Handkarte", "Handkarten");
  return last ? `${per} ${cards} ablegen`.trim() : `lege${per} ${cards} ab`;
}

function sayDistance(node: Node, say: Sayer, mood: Mood, en: string, de: string): string {
  const [by, per] = changed(node, say);
  if (say.language === "en") return `${en} the distance by ${by}${per}`;
  return mood === "infinitive" ? `die Entfernung${per} um ${by} ${de}n` : `${de} die Entfernung${per} um ${by}`;
}

function sayVitality(node: Node, say: Sayer, mood: Mood, en: string, de: readonly [string, string]): string {
  if (say.language === "en") {
    const [vitality, per] = counted(node, say, "vitality", "vitality");
    return `${mood === "infinitive" ? `have your hero ${en}` : `your hero ${en}s`} ${vitality}${per}`;
  }
  const [vitality, per] = counted(node, say, "Lebenskraft", "Lebenskraft");
  if (mood === "infinitive") return `deinen Helden${per} ${vitality} ${de[1]} lassen`;
  return stated(mood, "dein Held", de[0], `${per} ${vitality}`.trim());
}

export const gainVerbs: readonly Verb<QuantumRift>[] = [gain, losing];
