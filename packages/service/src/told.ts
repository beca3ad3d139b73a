import { DEFAULT_LEVEL, levels } from "@rifthall/bots";
import { type Game, type Language, readOptions } from "@rifthall/kernel/game";
import type { Start } from "@rifthall/kernel/match";
import type { GameInfo, MatchId, Opened, SeatWish } from "./contract.js";

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
    levels: levels.map(({ id, title }) => ({ id, title: title[language] })),
    level: DEFAULT_LEVEL,
    decks: game.decks
      ? { option: game.decks.option, ready: game.decks.ready(game.content([])).map(({ id, name }) => ({ id, name })) }
      : null,
  };
}

/** What is opened: a match on the table, or one to look back at. */
interface Shown {
  readonly match: MatchId;
  readonly game: Game;
  readonly start: Start;
  readonly seats: readonly SeatWish[];
  readonly watching: boolean;
}

export const openedOf = ({ match, game, start, seats, watching }: Shown, language: Language): Opened => ({
  match,
  game: infoOf(game, language),
  options: start.options,
  seats,
  cards: game.cards(start.content, language),
  watching,
});
