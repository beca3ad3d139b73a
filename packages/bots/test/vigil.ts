import type { Game, Setup } from "@rifthall/kernel/game";
import { kindOf, only, option, type Seat, type Seats } from "@rifthall/kernel/ids";
import { ask, call, goto, label, type Procedure, procedure, program } from "@rifthall/kernel/machine";
import { Columns, finish, type Shape, State, WINNERS } from "@rifthall/kernel/state";
import type { ForBots } from "./heaps.js";

/**
 * Alone through seven nights: by day one may stoke the fire once, whittle a little, and let night fall. Whoever has not
 * come through when the candle is down has lost.
 */
class Vigil extends State {
  readonly night = this.column<number>(1, { range: [0, 9] });
  readonly warmth = this.column<number>(1, { range: [0, 99] });
  readonly stoked = this.column<number>(1, { range: [0, 1] });
  readonly candle = this.column<number>(1, { range: [0, 18] });
  readonly whittled = this.column<number>(1, { range: [0, 5] });
}

const STOKE = 1;
const WHITTLE = 2;
const SLEEP = 3;

const match = procedure("match", {}, () => [
  label("next"),
  ask<Vigil>({
    prompt: "day",
    always: true,
    who: () => only(0 as Seat),
    options: (s) => {
      if (s.stoked[0] === 0) s.offer.add(option(STOKE, 0, 0));
      if (s.whittled[0] < 5) s.offer.add(option(WHITTLE, 0, 0));
      s.offer.add(option(SLEEP, 0, 0));
    },
    choose: (s, _f, o) => {
      if (kindOf(o) === STOKE) s.stoked[0] = 1;
      if (kindOf(o) === WHITTLE) s.whittled[0]++;
      if (--s.candle[0] === 0) finish(s, 0 as Seats, 0);
      if (kindOf(o) !== SLEEP || s.candle[0] === 0) return;
      // Every night costs warmth, a fire most of it less; so the fall of night always looks like a loss.
      s.warmth[0] = Math.max(0, s.warmth[0] - (s.stoked[0] === 1 ? 1 : 4));
      s.stoked[0] = 0;
      s.whittled[0] = 0;
      s.night[0]++;
      if (s.warmth[0] === 0) finish(s, 0 as Seats, 0);
      else if (s.night[0] === 7) finish(s, only(0 as Seat), 0);
    },
  }),
  goto("next"),
]) as unknown as Procedure<Vigil>;

const SHAPE: Shape = { seats: 1, cards: 1, zones: 1, defs: 1 };

const vigil: ForBots<Vigil> = {
  id: "vigil",
  create: () => {
    return Columns.sized((size) => new Vigil(SHAPE, program([match]), size, false));
  },
  begin: (s) => {
    s.warmth[0] = 12;
    s.candle[0] = 18;
    call(s, match);
  },
  settled: () => true,
  evaluate: (s) => s.warmth[0] * 10 + s.candle[0] * 2,
  side: (_, seat) => only(seat),
  pool: () => 0,
  outcome: (s) => ({ winners: s.cell[WINNERS] === 1 ? [0 as Seat] : [], scores: [], reason: "" }),
};

/** Judged wherever an action is done: there one is warmest who never lets night fall. */
export const timeless = { ...vigil, insight: { horizon: 0 } } as unknown as Game;

/** Judged at nightfall only. */
export const nightly = { ...vigil, insight: { round: (s: Vigil) => s.night[0] } } as unknown as Game;

export const setup: Setup = { content: { hash: "" }, seats: 1, options: {} } as unknown as Setup;
