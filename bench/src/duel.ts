import { playFor } from "./boardgameio/play.js";
import { gameNamed, modeNamed } from "./mode.js";
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

/** The Riftforce duel here and in boardgame.io, in turns, so that whatever slows the machine slows both. */
export function measureDuel({ rounds, milliseconds, theirMilliseconds }: DuelSize): Duel {
  const game = gameNamed("riftforce");
  const player = new Player(game, modeNamed(game, "duel"), 1);
  progress("riftforce duel: warming up");
  player.warmUp(milliseconds);
  playFor(theirMilliseconds, 0);
  const ours = new Rounds();
  const theirs = new Rounds();
  for (let round = 1; round <= rounds; round++) {
    progress(`riftforce duel: round ${round} of ${rounds}, Rifthall and boardgame.io in turns`);
    const mine = new Tally();
    const other = new Tally();
    for (let slice = 0; slice < SLICES; slice++) {
      mine.join(player.playFor(milliseconds / SLICES));
      other.join(playFor(theirMilliseconds / SLICES, round * SLICES + slice));
    }
    ours.add(mine);
    theirs.add(other);
  }
  const times = sample(ours.rates.map((rate, i) => rate / (theirs.rates[i] ?? Number.NaN)));
  return { ours: ours.side(), theirs: theirs.side(), times, differences: differences(ours.all, theirs.all) };
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
