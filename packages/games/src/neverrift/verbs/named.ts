import type { Verb } from "@rifthall/effects";
import type { Text } from "@rifthall/kernel";
import { LANGUAGES } from "@rifthall/kernel";
import type { Neverrift } from "../table.js";

/** Words of the rules that are a verb in our effects (NR-79 to NR-92). */
export const RULE_WORDS: Readonly<Record<string, Text>> = {
  hook: { en: "Hook", de: "Haken" },
  intimidate: { en: "Intimidate", de: "Einschüchtern" },
  bounce: { en: "Bounce", de: "Zurückschicken" },
  scout: { en: "Scout", de: "Spähen" },
  augury: { en: "Augury", de: "Weissagung" },
  dig: { en: "Grave Digging", de: "Grabräuberei" },
  draw: { en: "Draw", de: "Ziehen" },
};

/** A verb whose sentence says what it does and then the rules' word for it: "… face up (Scout)". */
export function named(verb: Verb<Neverrift>): Verb<Neverrift> {
  const word = RULE_WORDS[verb.word];
  const { say } = verb;
  if (typeof say === "function")
    return { ...verb, say: (node, sayer, mood) => `${say(node, sayer, mood)} (${word[sayer.language]})` };
  const templates = LANGUAGES.map((language) => {
    const moods = Object.entries(say[language]).map(([mood, text]) => [mood, `${text} (${word[language]})`]);
    return [language, Object.fromEntries(moods)];
  });
  return { ...verb, say: Object.fromEntries(templates) };
}
