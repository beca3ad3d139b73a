import type { Game, Setup } from "@rifthall/kernel/game";
import type { State } from "@rifthall/kernel/state";

const rooms = new WeakMap<Setup, State[]>();

/** Spare states of such a match to think in. They are reused: whoever asks again for the same setup gets the same. */
export function room(game: Game, setup: Setup, count: number): readonly State[] {
  const spare = rooms.get(setup) ?? [];
  while (spare.length < count) spare.push(game.create({ ...setup, checked: false }));
  rooms.set(setup, spare);
  return spare;
}
