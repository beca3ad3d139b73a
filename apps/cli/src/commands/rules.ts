import type { Language } from "@rifthall/kernel/game";
import { Failure } from "../failure.js";
import { wrap } from "../paint.js";
import { findGame } from "../play/opening.js";
import type { Terminal } from "../terminal.js";
import { textsOf } from "../text/index.js";

/** The rule lines a player can read; with a word, only those that have it. */
export function rulesCommand(terminal: Terminal, language: Language, id: string, word: string | undefined): number {
  const { paint, width } = terminal;
  const wanted = word?.toLowerCase();
  const lines = Object.entries(findGame(id).rulebook).filter(([rule, { title, text }]) => {
    if (wanted === undefined) return true;
    if (rule.toLowerCase() === wanted) return true;
    // A whole id means that rule, not every rule whose number begins with it.
    return !/^[a-z]+-\d+$/.test(wanted) && `${title[language]} ${text[language]}`.toLowerCase().includes(wanted);
  });
  if (lines.length === 0) throw new Failure(textsOf(language).noSuchRule(word ?? ""));
  for (const [rule, { title, text }] of lines) {
    terminal.print(`${paint.accent(rule)} ${paint.bold(title[language])}`);
    terminal.print([...wrap(text[language], width, "  "), ""]);
  }
  return 0;
}
