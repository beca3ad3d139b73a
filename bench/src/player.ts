import { pickAtRandom } from "@rifthall/bots";
import type { Game } from "@rifthall/kernel/game";
import { NONE, soleSeat } from "@rifthall/kernel/ids";
import { advance, boot, choose, Dice, options, rekey } from "@rifthall/kernel/machine";
import { asked, isOver, type State } from "@rifthall/kernel/state";
import { cpu } from "./cpu.js";
import type { Mode } from "./mode.js";
import { Tally } from "./tally.js";

const WARM = 300_000;
const PATIENCE = 10;

/** Plays random matches of one mode in one reused state, so that nothing is allocated on the way. */
export class Player {
  readonly state: State;
  private dice: Dice;
  private match = 0;
  private decisions = 0;
  private optionsListed = 0;

  constructor(
    private readonly game: Game,
    mode: Mode,
    private seed: number,
  ) {
    this.state = game.create({ content: game.content([]), seats: mode.seats, options: mode.options });
    this.dice = new Dice(seed);
  }

  /** Whole matches until at least so many decisions were made. */
  play(decisions: number): Tally {
    return this.playWhile((tally) => tally.decisions < decisions);
  }

  /** Whole matches for that long, of processor time. */
  playFor(milliseconds: number): Tally {
    const end = cpu() + milliseconds;
    return this.playWhile(() => cpu() < end);
  }

  /** As if it were new, so that the same matches are played again. */
  restart(seed: number): void {
    this.seed = seed;
    this.match = 0;
    this.dice = new Dice(seed);
  }

  /** That long at least, and on until the compiler has surely seen enough, unless that would take very long. */
  warmUp(milliseconds: number): void {
    const began = cpu();
    this.playWhile(({ decisions }) => {
      const spent = cpu() - began;
      return spent < milliseconds || (decisions < WARM && spent < PATIENCE * milliseconds);
    });
  }

  /** Leaves a match after so many decisions, or at its end if that comes first. */
  playInto(decisions: number): void {
    this.begin();
    this.decide(decisions);
  }

  private playWhile(goOn: (tally: Tally) => boolean): Tally {
    const tally = new Tally();
    const began = cpu();
    while (goOn(tally)) {
      this.begin();
      this.decide(Number.POSITIVE_INFINITY);
      tally.add(this.decisions, this.optionsListed);
    }
    tally.milliseconds = cpu() - began;
    return tally;
  }

  private begin(): void {
    const { state } = this;
    state.words.fill(0);
    boot(state);
    rekey(state, this.match++, this.seed);
    this.game.begin(state);
    advance(state);
    state.offer.seat = NONE;
  }

  private decide(limit: number): void {
    const { state, dice, game } = this;
    let decisions = 0;
    let listed = 0;
    while (!isOver(state) && decisions < limit) {
      const seat = soleSeat(asked(state));
      const offer = options(state, seat);
      // A lone option is nobody's decision: it is asked only where taking it unasked would give something away.
      if (offer.count > 1) {
        decisions++;
        listed += offer.count;
      }
      choose(state, seat, pickAtRandom(game, state, seat, offer, dice));
    }
    this.decisions = decisions;
    this.optionsListed = listed;
  }
}
