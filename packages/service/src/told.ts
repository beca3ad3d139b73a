import { DEFAULT_LEVEL, levels } from "@rifthall/bots";
import { type Game, type Language, readOptions } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import type { GameInfo, Opened } from "./contract.js";
import type { Laid } from "./table.js";

/** Cards in words, made once for all who open a match of the same content for as many. */
const worded = new WeakMap<object, Map<string, Opened["cards"]>>();
function cardsIn(game: Game, { content, seats }: Laid["start"], language: Language): Opened["cards"] {
  const known = worded.get(content) ?? new Map<string, Opened["cards"]>();
  worded.set(content, known);
  const which = `${language} ${seats}`;
  const cards = known.get(which) ?? game.cards(content, language, seats);
  known.set(which, cards);
  return cards;
}

/** What a page is told of a game, and of a match that it opens. */
export function infoOf(game: Game, language: Language): GameInfo {
  const seats = game.modes.map((mode) => {
    const given = game.options.some((o) => o.name === "mode") ? { mode } : {};
    return [mode, game.seats(readOptions(game.options, given))] as const;
  });
  return {
    id: game.id,
    title: game.title[language],
    modes: game.modes,
    options: game.options,
    seats: Object.fromEntries(seats),
    windows: game.windows ?? [],
    levels: levels.map(({ id, title }) => ({ id, title })),
    level: DEFAULT_LEVEL,
    decks: game.decks
      ? { option: game.decks.option, ready: game.decks.ready(game.content([])).map(({ id, name }) => ({ id, name })) }
      : null,
  };
}

/** A match on the table, or one to look back at. */
export const openedOf = (
  { match, game, start, seats, watching, part }: Omit<Laid, "begun">,
  own: readonly Seat[],
  language: Language,
): Opened => ({
  match,
  game: infoOf(game, language),
  options: start.options,
  seats,
  own,
  cards: cardsIn(game, start, language),
  watching,
  part: part ?? null,
});
