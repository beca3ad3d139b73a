import { settings } from "../../settings.svelte.ts";
import type { Printed } from "./face.ts";

/** A word of the game: where it may stand on a card, and what it means. */
interface Term {
  readonly id: string;
  readonly en: readonly [word: string, means: string];
  readonly de: readonly [word: string, means: string];
  /** Cards whose text has it need it told. */
  readonly on?: RegExp;
  readonly rule: string;
}

/** In the order in which somebody meets them. */
const TERMS: readonly Term[] = [
  {
    id: "tame",
    en: ["Tame", "The creature gets the tamer's token and is theirs from then on. It may be tamed back."],
    de: [
      "Zähmen",
      "Die Kreatur erhält den Marker dessen, der sie zähmt, und gehört fortan ihm. Sie kann zurückgezähmt werden.",
    ],
    on: /\btam(e|es|ed)\b|zähm/i,
    rule: "NR-38",
  },
  {
    id: "adjacent",
    en: ["Adjacent", "The fields above, right, below and left. Never across a corner."],
    de: ["Benachbart", "Die Felder darüber, rechts, darunter und links. Nie über Eck."],
    rule: "NR-5",
  },
  {
    id: "friendly",
    en: ["Friendly, enemy", "With your token; with another's. Whose deck a creature came from does not matter."],
    de: [
      "Verbündet, gegnerisch",
      "Mit deinem Marker; mit dem eines anderen. Aus wessen Deck eine Kreatur kam, ist gleich.",
    ],
    rule: "NR-103",
  },
  {
    id: "captured",
    en: ["Captured", "Carries the token of somebody else than the player whose deck it came from."],
    de: ["Gefangen", "Trägt den Marker eines anderen als dessen, aus dessen Deck sie kam."],
    on: /captured|gefangen/i,
    rule: "NR-42",
  },
  {
    id: "enters",
    en: ["Enters", "Happens when the card comes into play, before its attack."],
    de: ["Kommt ins Spiel", "Geschieht, wenn die Karte ins Spiel kommt, vor ihrem Angriff."],
    rule: "NR-A12",
  },
  {
    id: "aura",
    en: ["Aura", "Works as long as the card lies there, on whomever it reaches at the moment. Dotted lines show whom."],
    de: [
      "Aura",
      "Wirkt, solange die Karte liegt, auf alle, die sie gerade erreicht. Gepunktete Linien zeigen, auf wen.",
    ],
    on: /^(Each|Jede)|creatures .*can't|Kreaturen .*können nicht/m,
    rule: "NR-84",
  },
  {
    id: "scout",
    en: ["Scout", "Turns up the top card of an opponent's deck. It stays there, for all to see, until it leaves."],
    de: [
      "Spähen",
      "Deckt die oberste Karte eines gegnerischen Decks auf. Sie bleibt offen liegen, bis sie es verlässt.",
    ],
    on: /face up|decke die oberste|aufdecken/i,
    rule: "NR-77",
  },
  {
    id: "augury",
    en: ["Augury", "Look at your top cards and put them back in any order. Only you see them."],
    de: ["Weissagung", "Sieh dir deine obersten Karten an und lege sie beliebig geordnet zurück. Nur du siehst sie."],
    on: /look at your top|deine obersten \d Karten an/i,
    rule: "NR-92",
  },
  {
    id: "newest",
    en: ["Newest, oldest", "By when it came into play."],
    de: ["Neueste, älteste", "Danach, wann sie ins Spiel kam."],
    on: /newest|oldest|neuest|ältest/i,
    rule: "NR-69",
  },
  {
    id: "strongest",
    en: ["Strongest, weakest", "By the sum of its four values as they are now."],
    de: ["Stärkste, schwächste", "Nach der Summe ihrer vier jetzigen Werte."],
    on: /strongest|weakest|stärkst|schwächst/i,
    rule: "NR-A3",
  },
  {
    id: "pass",
    en: [
      "Pass",
      "A turn without a creature or place. The next player may tame one of the passer's creatures; who has none loses.",
    ],
    de: [
      "Passen",
      "Ein Zug ohne Kreatur und Ort. Der Nächste darf eine Kreatur dessen zähmen, der gepasst hat; wer keine hat, verliert.",
    ],
    rule: "NR-49",
  },
  {
    id: "block",
    en: ["Block", "The first attack on this creature has no effect. Then the Block is used up."],
    de: ["Block", "Der erste Angriff auf diese Kreatur bleibt wirkungslos. Dann ist der Block verbraucht."],
    on: /\bBlock\b/,
    rule: "NR-81",
  },
  {
    id: "anchor",
    en: ["Anchor", "Only its controller can move this creature."],
    de: ["Anker", "Nur wer diese Kreatur kontrolliert, kann sie bewegen."],
    rule: "NR-88",
  },
  {
    id: "pierce",
    en: ["Pierce", "Attacks also hit the creature two fields away, whatever lies between."],
    de: ["Durchbohren", "Angriffe treffen auch die Kreatur zwei Felder weiter, was auch dazwischen liegt."],
    on: /\b(Pierce|Durchbohren)\b/,
    rule: "NR-91",
  },
  {
    id: "onslaught",
    en: ["Onslaught", "When this creature has been moved, it attacks again."],
    de: ["Ansturm", "Wurde diese Kreatur bewegt, greift sie erneut an."],
    on: /\b(Onslaught|Ansturm)\b/,
    rule: "NR-93",
  },
  {
    id: "stampede",
    en: [
      "Stampede",
      "After it attacks in your turn, you may put a creature without Stampede from your hand next to it.",
    ],
    de: [
      "Stampede",
      "Nach ihrem Angriff in deinem Zug darfst du eine Kreatur ohne Stampede von der Hand daneben legen.",
    ],
    on: /\bStampede\b/,
    rule: "NR-94",
  },
  {
    id: "liberate",
    en: ["Liberate", "When it tames a creature by its attack, it also tames the one on its opposite side."],
    de: ["Befreien", "Zähmt sie durch ihren Angriff, zähmt sie auch die Kreatur auf ihrer anderen Seite."],
    rule: "NR-96",
  },
  {
    id: "sacrifice",
    en: ["Sacrifice", "You may destroy a creature you control and play this one in its place."],
    de: ["Opfern", "Du darfst eine Kreatur, die du kontrollierst, zerstören und diese an ihrer Stelle ausspielen."],
    rule: "NR-89",
  },
  {
    id: "untamable",
    en: ["Untamable", "Neither attacks nor effects tame it. A padlock marks it."],
    de: ["Unzähmbar", "Weder Angriffe noch Effekte zähmen sie. Ein Schloss zeigt es an."],
    on: /can't be tamed|nicht gezähmt werden/i,
    rule: "NR-97",
  },
  {
    id: "tamer",
    en: ["Tamer", "Beside your deck. Its passive works once a turn, its active once a game, both only in your turn."],
    de: [
      "Bändiger",
      "Liegt neben deinem Deck. Passiv wirkt er einmal pro Zug, aktiv einmal pro Partie, beides nur in deinem Zug.",
    ],
    rule: "NR-63",
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

/** The words that this card needs to be understood; of its own keywords it says itself what they mean. */
export function termsOn(of: Printed): readonly Meaning[] {
  const own = of.parts.flatMap(({ slot, word }) => (slot === "keyword" ? [word] : []));
  const text = of.parts.flatMap(({ slot, word, text }) => (slot === "keyword" ? [] : [word, text])).join("\n");
  return TERMS.filter(({ on }) => on?.test(text))
    .map(told)
    .filter(({ word }) => !own.includes(word));
}
