import type { Game } from "@rifthall/kernel/game";
import { playMatch, randomPolicy } from "./boardgameio/play.js";
import { cpu } from "./cpu.js";
import type { Mode } from "./mode.js";
import { Player } from "./player.js";
import { type Sample, sample } from "./sample.js";

/** Deep enough for a full table, well before the usual end. */
const MIDDLE = 60;

export interface CopySize {
  readonly rounds: number;
  readonly copies: number;
}

/** Microseconds to copy a match under way into a state that is used again and again. */
export function measureCopy(game: Game, mode: Mode, { rounds, copies }: CopySize): Sample {
  const from = new Player(game, mode, 1);
  const to = new Player(game, mode, 2);
  from.playInto(MIDDLE);
  return clock(rounds, copies, () => to.state.copyFrom(from.state));
}

/** Microseconds for structuredClone of a duel under way, as boardgame.io keeps it in plain objects. */
export function measureTheirCopy({ rounds, copies }: CopySize): Sample {
  const policy = randomPolicy(1);
  for (let match = 0; ; match++) {
    let found: object | undefined;
    let decisions = 0;
    playMatch(`copy/${match}`, (list, position) => {
      if (++decisions === MIDDLE) found = position.G;
      return policy(list, position);
    });
    if (found !== undefined) return clock(rounds, copies, () => structuredClone(found));
  }
}

/** The first round warms up. */
function clock(rounds: number, times: number, go: () => void): Sample {
  const measured: number[] = [];
  for (let round = -1; round < rounds; round++) {
    const began = cpu();
    for (let i = 0; i < times; i++) go();
    if (round >= 0) measured.push((1000 * (cpu() - began)) / times);
  }
  return sample(measured);
}
