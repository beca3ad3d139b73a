import { games } from "@rifthall/games";
import { type Game, optionsSchema, readOptions } from "@rifthall/kernel/game";
import { type Reply, type Request, readLanguage } from "./request.js";

/** Rises when a program that speaks the old protocol could no longer be understood. */
const PROTOCOL = 1;

export function hello(r: Request, version: string): Reply {
  const language = readLanguage(r);
  return {
    protocol: PROTOCOL,
    version,
    games: games.map((game) => ({
      id: game.id,
      title: game.title[language],
      seats: seatRange(game),
      modes: game.modes,
      options: optionsSchema(game.options),
      decks: game.decks !== undefined,
    })),
  };
}

/** Least and most seats in any mode. */
function seatRange(game: Game): readonly [number, number] {
  const named = game.options.some((o) => o.name === "mode") ? game.modes.map((mode) => ({ mode })) : [{}];
  const ranges = named.map((given) => game.seats(readOptions(game.options, given)));
  return [Math.min(...ranges.map(([least]) => least)), Math.max(...ranges.map(([, most]) => most))];
}
