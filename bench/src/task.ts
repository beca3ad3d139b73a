import type { Game } from "@rifthall/kernel/game";
import type { Mode } from "./mode.js";
import { Player } from "./player.js";
import type { Tally } from "./tally.js";

/**
 * Work that can be ordered by amount, in decisions or iterations. The same seed and amount are the same work in every
 * build that plays the same game, so what two builds took for it can be compared turn by turn.
 */
export type Task = (seed: number, amount: number) => Tally;

/** Random play: whole matches until so many decisions were made. */
export function playing(game: Game, mode: Mode): Task {
  const player = new Player(game, mode, 1);
  return (seed, decisions) => {
    player.restart(seed);
    return player.play(decisions);
  };
}

/** Works until the compiler has settled; says how much is done in a millisecond. */
export function settle(task: Task, milliseconds: number): number {
  for (let amount = 64; ; amount *= 2) {
    const { milliseconds: spent } = task(0, amount);
    if (spent >= milliseconds / 2) return amount / spent;
  }
}
