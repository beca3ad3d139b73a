import type { Pacer } from "./pacer.js";
import type { Tally } from "./tally.js";

export interface TurnsSize {
  /** Fresh processes: what the compiler makes of a program differs from one to the next. */
  readonly pairs: number;
  /** Turns of each side in each of them. */
  readonly rounds: number;
  /** How long each side works before the first turn: the compiler takes its time. Of processor time, like all here. */
  readonly warm: number;
  /** How long a turn is for the first side and for the second. */
  readonly milliseconds: readonly [number, number];
  /** Both do the same work, as much as the slower one does in its time. */
  readonly equal: boolean;
}

/** What both sides did in one round. */
export type Round = readonly [Tally, Tally];

/** How many times the second side's rate the first one's was. */
export const times = ([one, other]: Round): number => one.perSecond / other.perSecond;

/**
 * Two sides by turns in processes of their own, while the other keeps still: whatever makes the processor slower for a
 * while does so for both. Who goes first changes from round to round. Gives the rounds of each pair of processes.
 */
export async function byTurns(
  start: readonly [() => Promise<Pacer>, () => Promise<Pacer>],
  { pairs, rounds, milliseconds, equal }: TurnsSize,
  progress: (text: string) => void,
): Promise<readonly (readonly Round[])[]> {
  const all: Round[][] = [];
  for (let pair = 0; pair < pairs; pair++) {
    progress(`warming up, pair ${pair + 1} of ${pairs}`);
    const one = await start[0]();
    const other = await start[1]().catch((error) => {
      one.stop();
      throw error;
    });
    const done: Round[] = [];
    all.push(done);
    try {
      const full = [one.pace * milliseconds[0], other.pace * milliseconds[1]] as const;
      const [amount, otherAmount] = equal ? [Math.min(...full), Math.min(...full)] : full;
      for (let round = 0; round < rounds; round++) {
        progress(`pair ${pair + 1} of ${pairs}, round ${round + 1} of ${rounds}`);
        const seed = 1 + pair * rounds + round;
        const first = (pair + round) % 2 === 1 ? undefined : await one.work(seed, amount);
        const second = await other.work(seed, otherAmount);
        done.push([first ?? (await one.work(seed, amount)), second]);
      }
    } finally {
      one.stop();
      other.stop();
    }
  }
  return all;
}
