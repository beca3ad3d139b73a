import { LANGUAGES, type Language } from "@rifthall/kernel/game";
import { unknown } from "@rifthall/kernel/text";
import { cardLines } from "../cardtext.js";
import { BadUsage } from "../failure.js";
import { spread } from "../paint.js";

import { findGame, readPacks } from "../play/opening.js";
import type { Terminal } from "../terminal.js";

/** Every card of a game with the text that is generated from what runs, and its rule. */
export function cardsCommand(
  terminal: Terminal,
  languages: readonly Language[],
  id: string,
  packs: readonly string[] = [],
): number {
  const game = findGame(id);
  const content = game.content(readPacks(packs));
  const { paint, width } = terminal;
  const texts = languages.map((language) => game.cards(content, language));
  const [first] = texts;
  for (const [i, card] of (first ?? []).entries()) {
    const names = texts.map((list) => list[i].name).filter((name, at, all) => all.indexOf(name) === at);
    terminal.print(spread(paint.bold(names.join(" · ")), paint.dim(`${card.id}  ${card.rule}`), width - 1));
    for (const list of texts) terminal.print(cardLines(list[i], paint, width));
    terminal.print();
  }
  return 0;
}

/** `--lang both` is for cards only. */
export function cardLanguages(word: string | undefined, otherwise: Language): readonly Language[] {
  if (word === undefined) return [otherwise];
  if (word === "both") return LANGUAGES;
  const found = LANGUAGES.find((language) => language === word);
  if (!found) throw new BadUsage(`--lang: ${unknown("language", word, [...LANGUAGES, "both"])}`);
  return [found];
}
