import { settings } from "../../settings.svelte.ts";
import type { Printed } from "./face.ts";

/** A word of the game: where it may stand on a card, and what it means. */
interface Term {
  readonly id: string;
  readonly en: readonly [word: string, means: string];
  readonly de: readonly [word: string, means: string];
  /** Which cards speak of it, where the word itself need not stand there; else those whose text has it. */
  readonly on?: (of: Printed) => boolean;
  /** Other forms of the word. */
  readonly also?: RegExp;
  readonly rule: string;
}

const hasSlot =
  (...slots: readonly string[]) =>
  (of: Printed): boolean =>
    of.parts.some((p) => slots.includes(p.slot));

/** In the order in which somebody meets them. */
const TERMS: readonly Term[] = [
  {
    id: "quanta",
    en: ["Quanta dice", "Your coloured dice. They pay for cards and are rolled in tests; each is used once a turn."],
    de: [
      "Quantenwürfel",
      "Deine farbigen Würfel. Mit ihnen bezahlst du Karten und legst Proben ab, mit jedem einmal im Zug.",
    ],
    on: () => false,
    rule: "QR-28",
  },
  {
    id: "success",
    en: ["Success", "A die that comes to 4 or more (3 on easy, 5 on hard)."],
    de: ["Erfolg", "Ein Würfel, der 4 oder mehr zählt (leicht: 3, schwer: 5)."],
    also: /success|Erfolg/i,
    rule: "QR-27",
  },
  {
    id: "test",
    en: ["TEST", "Roll as many of your ready dice of that colour as you like. Without such a die it fails."],
    de: ["PROBE", "Wirf so viele deiner bereiten Würfel der Farbe, wie du willst. Ohne einen misslingt sie."],
    also: /\b(TEST|PROBE)\b/,
    rule: "QR-29",
  },
  {
    id: "rift",
    en: ["Rift Number", "The number in the hexagon. After a roll of yours, discard the card to add it to one die."],
    de: [
      "Riftzahl",
      "Die Zahl im Sechseck. Nach deinem Wurf legst du die Karte ab und zählst sie zu einem Würfel dazu.",
    ],
    on: (of) => of.rift > 0 && of.type !== "unit",
    rule: "QR-37",
  },
  {
    id: "rift-effect",
    en: ["RIFT", "Happens besides, if you wish, when you Rift with this card."],
    de: ["RIFT", "Geschieht auf Wunsch außerdem, wenn du mit dieser Karte riftest."],
    on: hasSlot("riftEffect"),
    rule: "QR-39",
  },
  {
    id: "melee",
    en: ["Melee", "Who has it may engage an enemy and attack it."],
    de: ["Nahkampf", "Wer das hat, darf einen Gegner binden und angreifen."],
    also: /Melee|Nahkampf/,
    rule: "QR-61",
  },
  {
    id: "first-strike",
    en: ["First Strike", "Attacks before all others."],
    de: ["Erstschlag", "Greift vor allen anderen an."],
    also: /First Strike|Erstschlag/,
    rule: "QR-65",
  },
  {
    id: "attack",
    en: ["Attack", "How many dice it rolls when it attacks."],
    de: ["Angriff", "So viele Würfel wirft sie beim Angreifen."],
    on: (of) => of.type === "hero" || of.type === "unit",
    also: /\+\d+ (Attack|Angriff)\b/,
    rule: "QR-69",
  },
  {
    id: "defence",
    en: ["Defence", "More hits than this damage it; exactly as many exhaust it; fewer do nothing."],
    de: ["Verteidigung", "Mehr Treffer beschädigen sie, genau so viele erschöpfen sie, weniger bewirken nichts."],
    on: (of) => of.type === "hero" || of.type === "unit",
    also: /Defence|Verteidigung/,
    rule: "QR-72",
  },
  {
    id: "hit",
    en: ["Hit", "Every success of an attack, and every hit a card adds."],
    de: ["Treffer", "Jeder Erfolg eines Angriffs, dazu jeder, den eine Karte gibt."],
    also: /\bhits?\b|Treffer/,
    rule: "QR-70",
  },
  {
    id: "vitality",
    en: ["Vitality", "A hero's life. A damaged hero loses 1 at the start of the turn; at 0 you lose."],
    de: ["Lebenskraft", "Das Leben des Helden. Beschädigt verliert er zu Zugbeginn 1; bei 0 hast du verloren."],
    on: (of) => of.type === "hero",
    also: /vitality|Lebenskraft/,
    rule: "QR-48",
  },
  {
    id: "ready",
    en: ["Ready", "Upright: can act. At the start of a turn all that is exhausted becomes ready."],
    de: ["Bereit", "Steht gerade und kann handeln. Zu Zugbeginn wird alles Erschöpfte bereit."],
    also: /\bready\b|bereit/i,
    rule: "QR-77",
  },
  {
    id: "exhausted",
    en: ["Exhausted", "Turned: has acted, or was thrown off balance. Does nothing until it is ready."],
    de: ["Erschöpft", "Gedreht: hat gehandelt oder ist aus dem Tritt. Tut nichts, bis sie bereit wird."],
    also: /exhaust|erschöpf/i,
    rule: "QR-78",
  },
  {
    id: "damaged",
    en: ["Damaged", "Cracked: does nothing until it is revived. Damaged once more, it is destroyed."],
    de: ["Beschädigt", "Gesprungen: tut nichts, bis sie belebt wird. Noch einmal beschädigt, ist sie zerstört."],
    also: /damag|beschädig/i,
    rule: "QR-79",
  },
  {
    id: "revive",
    en: ["Revive", "Makes what is damaged exhausted."],
    de: ["Beleben", "Macht Beschädigtes erschöpft."],
    also: /reviv|beleb/i,
    rule: "QR-78",
  },
  {
    id: "engage",
    en: ["Engage", "Meet an enemy: only units of one engagement attack each other."],
    de: ["Binden", "Einem Gegner entgegentreten: Nur wer im selben Gefecht steht, greift einander an."],
    also: /engage|Gefecht|bind/i,
    rule: "QR-59",
  },
  {
    id: "spawn",
    en: ["Spawn", "That enemy comes into play, ready."],
    de: ["Erscheinen", "Dieser Gegner kommt bereit ins Spiel."],
    also: /spawn|erschein/i,
    rule: "QR-93",
  },
  {
    id: "action",
    en: ["ACTION", "You may use it at any time between two steps."],
    de: ["AKTION", "Du darfst sie jederzeit zwischen zwei Schritten nutzen."],
    on: hasSlot("action"),
    rule: "QR-45",
  },
  {
    id: "response",
    en: ["RESPONSE", "You may use it while its condition holds; the game asks you then."],
    de: ["REAKTION", "Du darfst sie nutzen, solange ihre Bedingung zutrifft; dann wirst du gefragt."],
    on: hasSlot("response"),
    rule: "QR-96",
  },
  {
    id: "reveal",
    en: ["REVEAL", "Happens once, when the card comes."],
    de: ["ENTHÜLLEN", "Geschieht einmal, wenn die Karte kommt."],
    on: hasSlot("reveal"),
    rule: "QR-94",
  },
  {
    id: "explore",
    en: ["EXPLORE", "Happens each time you have explored."],
    de: ["ERKUNDEN", "Geschieht jedes Mal, nachdem du erkundet hast."],
    on: hasSlot("explore"),
    rule: "QR-83",
  },
  {
    id: "threat",
    en: ["THREAT", "Happens every turn in the Threat phase."],
    de: ["BEDROHUNG", "Geschieht jeden Zug in der Bedrohungsphase."],
    on: hasSlot("threat"),
    rule: "QR-89",
  },
  {
    id: "regroup",
    en: ["REGROUP", "Happens every turn in the Regroup phase."],
    de: ["SAMMELN", "Geschieht jeden Zug in der Sammelphase."],
    on: hasSlot("regroup"),
    rule: "QR-90",
  },
  {
    id: "duration",
    en: ["DURATION", "The encounter goes on as long as this is so. When it is no longer so, it is complete."],
    de: ["DAUER", "Die Begegnung dauert an, solange das zutrifft. Trifft es nicht mehr zu, ist sie abgeschlossen."],
    on: hasSlot("duration"),
    rule: "QR-47",
  },
  {
    id: "reward",
    en: ["REWARD", "Yours when the encounter is complete."],
    de: ["BELOHNUNG", "Dein, wenn die Begegnung abgeschlossen ist."],
    on: hasSlot("reward"),
    rule: "QR-A12",
  },
  {
    id: "distance",
    en: ["Distance", "How far it is to the next location. Exploring takes you there."],
    de: ["Entfernung", "So weit ist es zum nächsten Ort. Erkunden bringt dich hin."],
    on: hasSlot("distance"),
    rule: "QR-86",
  },
];

export interface Meaning {
  readonly id: string;
  readonly word: string;
  readonly means: string;
  readonly rule: string;
}

const told = ({ id, rule, ...of }: Term): Meaning => {
  const [word, means] = of[settings.language];
  return { id, word, means, rule };
};

/** Every word, for reading them all. */
export const allTerms = (): readonly Meaning[] => TERMS.map(told);

/** The words that this card needs to be understood. */
export function termsOn(of: Printed): readonly Meaning[] {
  const text = [...of.keywords, ...of.parts.flatMap(({ word = "", cost = "", text }) => [word, cost, text])].join(" ");
  return TERMS.filter(({ on, also }) => on?.(of) || also?.test(text)).map(told);
}
