import type { Game, Setup } from "@rifthall/kernel/game";
import { kindOf, option, type Seat, type Seats } from "@rifthall/kernel/ids";
import { ask, call, goto, label, type Procedure, procedure, program } from "@rifthall/kernel/machine";
import { Columns, finish, type Shape, State, WINNERS } from "@rifthall/kernel/state";
import type { ForBots } from "./heaps.js";

/** Two friends and a beam: ann takes hold of it and lifts twice, and all the while ben may shout. */
class Beam extends State {
  readonly held = this.column<number>(1, { range: [0, 1] });
  readonly lifted = this.column<number>(1, { range: [0, 2] });
}

export const HOLD = 1;
const REST = 2;
const LIFT = 3;
const SHOUT = 4;
const BOTH = 3 as Seats;

const match = procedure("match", {}, () => [
  label("next"),
  ask<Beam>({
    prompt: "beam",
    always: true,
    who: () => BOTH,
    options: (s, _f, seat) => {
      if (s.held[0] === 0) {
        s.offer.add(option(HOLD, 0, 0));
        s.offer.add(option(REST, 0, 0));
      } else s.offer.add(option(seat === 0 ? LIFT : SHOUT, 0, 0));
    },
    choose: (s, _f, o) => {
      if (kindOf(o) === HOLD) s.held[0] = 1;
      if (kindOf(o) === LIFT) s.lifted[0]++;
      if (s.lifted[0] === 2) finish(s, BOTH, 0);
    },
  }),
  goto("next"),
]) as unknown as Procedure<Beam>;

const SHAPE: Shape = { seats: 2, cards: 1, zones: 1, defs: 1 };

const beam: ForBots<Beam> = {
  id: "beam",
  create: () => Columns.sized((size) => new Beam(SHAPE, program([match]), size, false)),
  begin: (s) => call(s, match),
  settled: (s) => s.held[0] === 0,
  // A strain until it is up.
  evaluate: (s) => (s.lifted[0] === 2 ? 100 : -s.held[0] - s.lifted[0]),
  side: () => BOTH,
  pool: () => 0,
  outcome: (s) => ({ winners: s.cell[WINNERS] === 0 ? [] : ([0, 1] as Seat[]), scores: [], reason: "" }),
};

export const game = beam as unknown as Game;
export const setup: Setup = { content: { hash: "" }, seats: 2, options: {} } as unknown as Setup;
