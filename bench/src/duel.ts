import type { Game } from "@rifthall/kernel";
import { playFor } from "./boardgameio/play.js";
import { gameNamed, type Mode, modeNamed } from "./mode.js";
import { Player } from "./player.js";
import { progress } from "./progress.js";
import { type Sample, sample } from "./sample.js";
import { differ, type Mean, Tally } from "./tally.js";

export interface DuelSize {
  readonly rounds: number;
  readonly milliseconds: number;
  readonly theirMilliseconds: number;
}

interface Side {
  readonly decisionsPerSecond: Sample;
  readonly optionsPerDecision: Mean;
  readonly decisionsPerMatch: Mean;
  readonly matches: number;
}

export interface Duel {
  readonly ours: Side;
  readonly theirs: Side;
  /** How many times our rate is theirs, round by round. */
  readonly times: Sample;
  /** What the two sides should agree on and do not. */
  readonly differences: readonly string[];
}

/** Turns within a round: what else the machine does comes and goes within a second. */
const SLICES = 10;

/** The Riftforce duel here and in boardgame.io. */
export function measureDuel(size: DuelSize): Duel {
  const game = gameNamed("riftforce");
  const { ours, theirs, times } = inTurns(game, modeNamed(game, "duel"), size);
  return { ours: ours.side(), theirs: theirs.side(), times, differences: differences(ours.all, theirs.all) };
}

/** How many times the rate of boardgame.io's Riftforce duel another game's is. */
export const measureBeside = (game: Game, mode: Mode, size: DuelSize): Sample => inTurns(game, mode, size).times;

/** Both in turns, so that whatever slows the machine slows both. */
function inTurns(
  game: Game,
  mode: Mode,
  { rounds, milliseconds, theirMilliseconds }: DuelSize,
): { readonly ours: Rounds; readonly theirs: Rounds; readonly times: Sample } {
  const player = new Player(game, mode, 1);
  progress(`${game.id} ${mode.name}: warming up`);
  player.warmUp(milliseconds);
  playFor(theirMilliseconds, 0);
  const ours = new Rounds();
  const theirs = new Rounds();
  for (let round = 1; round <= rounds; round++) {
    progress(`${game.id} ${mode.name}: round ${round} of ${rounds}, Rifthall and boardgame.io's duel in turns`);
    const mine = new Tally();
    const other = new Tally();
    for (let slice = 0; slice < SLICES; slice++) {
      mine.join(player.playFor(milliseconds / SLICES));
      other.join(playFor(theirMilliseconds / SLICES, round * SLICES + slice));
    }
    ours.add(mine);
    theirs.add(other);
  }
  return { ours, theirs, times: sample(ours.rates.map((rate, i) => rate / (theirs.rates[i] ?? Number.NaN))) };
}

function differences(ours: Tally, theirs: Tally): string[] {
  const list: string[] = [];
  if (differ(ours.optionsPerDecision, theirs.optionsPerDecision)) list.push("options per decision");
  if (differ(ours.decisionsPerMatch, theirs.decisionsPerMatch)) list.push("decisions per match");
  return list;
}

class Rounds {
  readonly all = new Tally();
  readonly rates: number[] = [];

  add(tally: Tally): void {
    this.rates.push(tally.perSecond);
    this.all.join(tally);
  }

  side(): Side {
    const { optionsPerDecision, decisionsPerMatch, matches } = this.all;
    return { decisionsPerSecond: sample(this.rates), optionsPerDecision, decisionsPerMatch, matches };
  }
}
