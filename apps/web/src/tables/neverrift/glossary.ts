import { terms } from "@rifthall/games/neverrift/terms";
import { termsIn } from "@rifthall/games/shared/terms";
import type { Term, Text } from "@rifthall/kernel/game";
import { settings } from "../../settings.svelte.ts";
import type { Printed } from "./face.ts";

type Id = keyof typeof terms;

/** Cards whose text has it need it told. */
const ON: Readonly<Partial<Record<Id, RegExp>>> = {
  tame: /\btam(e|es|ed)\b|zähm/i,
  captured: /captured|gefangen/i,
  aura: /^(Each|Jede)|creatures .*can't|Kreaturen .*können nicht/m,
  scout: /face up|decke die oberste|aufdecken/i,
  augury: /look at your top|deine obersten \d Karten an/i,
  newest: /newest|oldest|neuest|ältest/i,
  strongest: /strongest|weakest|stärkst|schwächst/i,
  block: /\bBlock\b/,
  pierce: /\b(Pierce|Durchbohren)\b/,
  onslaught: /\b(Onslaught|Ansturm)\b/,
  stampede: /\bStampede\b/,
  "cant-be-tamed": /can't be tamed|nicht gezähmt werden/i,
};

/** How this table shows it. */
const SHOWN: Readonly<Partial<Record<string, Text>>> = {
  aura: { en: "Dotted lines show whom.", de: "Gepunktete Linien zeigen, auf wen." },
  "cant-be-tamed": { en: "A padlock marks it.", de: "Ein Schloss zeigt es an." },
};

/** Every word that has a meaning, for reading them all. */
export const allTerms = (): readonly Term[] =>
  termsIn(terms, settings.language).flatMap((term) => {
    const said = [term.meaning, SHOWN[term.id]?.[settings.language]].filter((part) => part !== undefined);
    return term.meaning === undefined ? [] : [{ ...term, meaning: said.join(" ") }];
  });

/** The words that this card needs to be understood; of its own keywords it says itself what they mean. */
export function termsOn({ parts, keywords }: Printed): readonly Term[] {
  const text = parts.flatMap(({ slot, word, text }) => (slot === "keyword" ? [] : [word, text])).join("\n");
  return allTerms().filter(({ id }) => ON[id as Id]?.test(text) && !keywords.some((word) => word === id));
}
