import { imagine, type Searching } from "@rifthall/bots";
import type { Game, Setup } from "@rifthall/kernel/game";
import { type Seat, seatList } from "@rifthall/kernel/ids";
import { Dice } from "@rifthall/kernel/machine";
import { asked, isOver } from "@rifthall/kernel/state";
import { look, type View } from "@rifthall/kernel/view";
import { cpu } from "./cpu.js";
import type { Mode } from "./mode.js";
import { Player } from "./player.js";
import { Tally } from "./tally.js";
import type { Task } from "./task.js";

/** How far into a match the positions lie that are thought about. */
const POSITIONS = [10, 25, 40, 55];

interface Pondered {
  readonly setup: Setup;
  readonly view: View;
}

/** What somebody sees who is asked, so many decisions into a random match. */
export function pondered(game: Game, mode: Mode, decisions: number): Pondered {
  const setup = { content: game.content([]), seats: mode.seats, options: mode.options };
  for (let seed = 1; ; seed++) {
    const player = new Player(game, mode, seed);
    player.playInto(decisions);
    if (isOver(player.state)) continue;
    const [seat] = seatList(asked(player.state));
    return { setup, view: look(game, player.state, seat as Seat, game.create(setup)) };
  }
}

/** Searches of these positions that were not begun yet, with so many iterations in all. */
export function searches(game: Game, mode: Mode): (seed: number, iterations: number) => readonly Searching[] {
  const positions = POSITIONS.map((at) => pondered(game, mode, at));
  return (seed, all) => {
    const iterations = Math.ceil(all / positions.length);
    return positions.map(({ setup, view }, at) =>
      imagine(game, setup, view, { iterations }, new Dice(seed * positions.length + at), view.seat, 1),
    );
  };
}

export function searching(game: Game, mode: Mode): Task {
  const begun = searches(game, mode);
  return (seed, iterations) => search(begun(seed, iterations));
}

/** What is counted are the decisions of the lines that are played for it, all the work around them included. */
export function search(thoughts: readonly Searching[]): Tally {
  const tally = new Tally();
  const began = cpu();
  for (const each of thoughts) {
    while (each.go());
    tally.iterations += each.iterations;
    tally.decisions += each.decisions;
  }
  tally.milliseconds = cpu() - began;
  return tally;
}
