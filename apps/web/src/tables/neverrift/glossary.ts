import { terms } from "@rifthall/games/neverrift/terms";
import { termsIn } from "@rifthall/games/shared/terms";
import type { Term, Text } from "@rifthall/kernel/game";
import { settings } from "../../settings.svelte.ts";
import { glossary } from "../../table/glossary.ts";
import type { Printed } from "./face.ts";

type Id = keyof typeof terms;

/** Cards whose text has it need it told. */
const ON: Readonly<Partial<Record<Id, RegExp>>> = {
  tame: /\btam(e|es|ed)\b|zähm/i,
  captured: /captured|gefangen/i,
  aura: /^(Each|Jede)|creatures .*can't|Kreaturen .*können nicht/m,
  hook: /\(Hook\)|\(Haken\)/,
  intimidate: /\(Intimidate\)|\(Einschüchtern\)/,
  bounce: /\(Bounce\)|\(Zurückschicken\)|returns? .*hand|auf die Hand zurück/i,
  dig: /\(Grave Digging\)|\(Grabräuberei\)/,
  scout: /face up|decke die oberste|aufdecken/i,
  augury: /look at your top|deine obersten \d Karten an/i,
  newest: /newest|oldest|neuest|ältest/i,
  strongest: /strongest|weakest|stärkst|schwächst/i,
  "cant-be-tamed": /can't be tamed|nicht gezähmt werden/i,
};

/** Keywords that texts speak of by their names. */
const NAMED: readonly string[] = ["block", "pierce", "onslaught", "stampede"] satisfies readonly Id[];

const speaks = (text: string, { id, name }: Term): boolean =>
  NAMED.includes(id) ? new RegExp(`\\b${name}\\b`).test(text) : ON[id as Id]?.test(text) === true;

/** How this table shows it. */
const SHOWN: Readonly<Partial<Record<string, Text>>> = {
  aura: { en: "Dotted lines show whom.", de: "Gepunktete Linien zeigen, auf wen." },
  "cant-be-tamed": { en: "A padlock marks it.", de: "Ein Schloss zeigt es an." },
};

/** Every word that has a meaning, for reading them all. */
export const allTerms = (): readonly Term[] =>
  glossary(termsIn(terms, settings.language), ({ id, name, meaning }) => ({
    name,
    meaning: [meaning, SHOWN[id]?.[settings.language]].filter(Boolean).join(" "),
  }));

/** The words that this card needs to be understood; of its own keywords it says itself what they mean. */
export function termsOn({ parts, keywords }: Printed): readonly Term[] {
  const text = parts.flatMap(({ slot, word, text }) => (slot === "keyword" ? [] : [word, text])).join("\n");
  return allTerms().filter((term) => speaks(text, term) && !keywords.some((word) => word === term.id));
}
