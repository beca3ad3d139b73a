import { DEFAULT_LEVEL, levels } from "@rifthall/bots";
import { type Game, type Language, readOptions } from "@rifthall/kernel";
import type { GameInfo, Opened, Outcome, SeatWish, Summary } from "../service/contract.ts";
import type { Kept } from "./kept.ts";
import { outdated } from "./rules.ts";
import type { Table } from "./table.ts";

/** What a page is told of a game, of a match on the table and of a kept one. */
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

export function openedOf(table: Table): Opened {
  const { match, game, start, seats, language, watching } = table;
  const cards = game.cards(start.content, language);
  return { match, game: infoOf(game, language), options: start.options, seats, cards, watching };
}

export const summaryOf = ({ match, record, seats, begun, played, outcome }: Kept): Summary => ({
  match,
  game: record.game,
  options: record.options,
  seats,
  inputs: record.inputs.length,
  begun,
  played,
  outcome: outcome satisfies Outcome | null,
  outdated: outdated(record),
});

/** A match that was brought has people on its seats, of whom nothing is known. */
export const personsAt = (seats: number): readonly SeatWish[] =>
  Array.from({ length: seats }, (_, i) => ({ is: "person", name: "", who: `seat ${i}` }));
