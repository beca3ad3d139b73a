import type { Game } from "@rifthall/kernel/game";
import { gameNamed, type Mode, modeNamed } from "./mode.js";
import type { Pacer } from "./pacer.js";
import { progress } from "./progress.js";
import { type Sample, sample } from "./sample.js";
import { differ, type Mean, Tally } from "./tally.js";
import { byTurns, type Round, type TurnsSize, times } from "./turns.js";

/** Who plays both sides: processes of their own, or a test in place of them. */
export interface Players {
  ours(game: Game, mode: Mode, milliseconds: number): Promise<Pacer>;
  theirs(milliseconds: number): Promise<Pacer>;
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

/** The Riftforce duel here and in boardgame.io. */
export async function measureDuel(size: TurnsSize, players: Players): Promise<Duel> {
  const game = gameNamed("riftforce");
  const rounds = await beside(game, modeNamed(game, "duel"), size, players);
  const ours = side(rounds.map(([own]) => own));
  const theirs = side(rounds.map(([, other]) => other));
  return { ours, theirs, times: sample(rounds.map(times)), differences: differences(ours, theirs) };
}

/** How many times the rate of boardgame.io's Riftforce duel another game's is. */
export const measureBeside = async (game: Game, mode: Mode, size: TurnsSize, players: Players): Promise<Sample> =>
  sample((await beside(game, mode, size, players)).map(times));

async function beside(game: Game, mode: Mode, size: TurnsSize, players: Players): Promise<readonly Round[]> {
  const pairs = await byTurns(
    [() => players.ours(game, mode, size.warm), () => players.theirs(size.warm)],
    size,
    (text) => progress(`${game.id} ${mode.name} and boardgame.io's duel by turns: ${text}`),
  );
  return pairs.flat();
}

function differences(ours: Side, theirs: Side): string[] {
  const list: string[] = [];
  if (differ(ours.optionsPerDecision, theirs.optionsPerDecision)) list.push("options per decision");
  if (differ(ours.decisionsPerMatch, theirs.decisionsPerMatch)) list.push("decisions per match");
  return list;
}

function side(rounds: readonly Tally[]): Side {
  const all = new Tally();
  for (const tally of rounds) all.join(tally);
  const { optionsPerDecision, decisionsPerMatch, matches } = all;
  const decisionsPerSecond = sample(rounds.map((tally) => tally.perSecond));
  return { decisionsPerSecond, optionsPerDecision, decisionsPerMatch, matches };
}
