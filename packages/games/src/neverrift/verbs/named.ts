import type { Verb } from "@rifthall/effects";
import { LANGUAGES } from "@rifthall/kernel/game";
import type { Worded } from "../../shared/terms.js";
import type { Neverrift } from "../table.js";

/** A verb whose sentence says what it does and then the rules' word for it: "… face up (Scout)". */
export function named(verb: Verb<Neverrift>, { name: word }: Worded): Verb<Neverrift> {
  const { say } = verb;
  if (typeof say === "function")
    return { ...verb, say: (node, sayer, mood) => `${say(node, sayer, mood)} (${word[sayer.language]})` };
  const templates = LANGUAGES.map((language) => {
    const moods = Object.entries(say[language]).map(([mood, text]) => [mood, `${text} (${word[language]})`]);
    return [language, Object.fromEntries(moods)];
  });
  return { ...verb, say: Object.fromEntries(templates) };
}
