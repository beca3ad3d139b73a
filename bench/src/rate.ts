import type { Game } from "@rifthall/kernel/game";
import type { Mode } from "./mode.js";
import { Player } from "./player.js";
import { type Sample, sample } from "./sample.js";
import { Tally } from "./tally.js";

export interface RateSize {
  readonly rounds: number;
  readonly milliseconds: number;
}

export interface Rate {
  readonly decisionsPerSecond: Sample;
  readonly optionsPerDecision: number;
  readonly decisionsPerMatch: number;
  readonly stateBytes: number;
}

/** How fast random play of one mode goes, after some to warm up. */
export function measureRate(game: Game, mode: Mode, { rounds, milliseconds }: RateSize): Rate {
  const player = new Player(game, mode, 1);
  player.warmUp(milliseconds);
  const all = new Tally();
  const rates: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const tally = player.playFor(milliseconds);
    rates.push(tally.perSecond);
    all.join(tally);
  }
  return {
    decisionsPerSecond: sample(rates),
    optionsPerDecision: all.optionsPerDecision.value,
    decisionsPerMatch: all.decisionsPerMatch.value,
    stateBytes: player.state.words.byteLength,
  };
}
