import { gameById, games } from "@rifthall/games";
import { type Game, type MatchOptions, readOptions } from "@rifthall/kernel/game";

/** One way to play a game: its options and how many sit at the table. */
export interface Mode {
  /** `duel`, or with the seats where there is a choice: `team-3`. */
  readonly name: string;
  readonly seats: number;
  readonly options: MatchOptions;
}

/** Every mode with every number of seats; the first is the one a game is known by. */
export function modesOf(game: Game): readonly Mode[] {
  const declared = game.options.some((o) => o.name === "mode");
  return game.modes.flatMap((mode) => {
    const options = readOptions(game.options, declared ? { mode } : {});
    const [least, most] = game.seats(options);
    return Array.from({ length: most - least + 1 }, (_, i) => {
      const seats = least + i;
      return { name: least === most ? mode : `${mode}-${seats}`, seats, options };
    });
  });
}

export function gameNamed(id: string): Game {
  const game = gameById(id);
  if (game === undefined) throw new Error(`there is no game "${id}"; there are ${games.map((g) => g.id).join(", ")}`);
  return game;
}

export function modeNamed(game: Game, name: string): Mode {
  const modes = modesOf(game);
  const mode = modes.find((m) => m.name === name);
  if (mode === undefined)
    throw new Error(`${game.id} has no mode "${name}"; it has ${modes.map((m) => m.name).join(", ")}`);
  return mode;
}
