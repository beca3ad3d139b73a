import type { Game, Setup } from "@rifthall/kernel/game";
import { kindOf, only, option, placeOf, type Seat, thingOf } from "@rifthall/kernel/ids";
import { ask, call, goto, label, type Procedure, procedure, program } from "@rifthall/kernel/machine";
import { Columns, finish, type Shape, State, WINNERS } from "@rifthall/kernel/state";

/** Three heaps of counters; in turn one takes any number from one heap, and who takes the last has won. */
export class Heaps extends State {
  readonly heap = this.column<number>(3, { board: true, range: [0, 9] });
  readonly turn = this.column<number>(1, { range: [0, 1] });
}

const TAKE = 1;

const match = procedure("match", {}, () => [
  label("next"),
  ask<Heaps>({
    prompt: "take",
    always: true,
    who: (s) => only(s.turn[0] as Seat),
    options: (s) => {
      for (let h = 0; h < 3; h++) for (let n = 1; n <= s.heap[h]; n++) s.offer.add(option(TAKE, n, h));
    },
    choose: (s, _f, o, seat) => {
      if (kindOf(o) !== TAKE) return;
      s.heap[placeOf(o)] -= thingOf(o);
      s.turn[0] = 1 - seat;
      if (s.heap[0] + s.heap[1] + s.heap[2] === 0) finish(s, only(seat), 0);
    },
  }),
  goto("next"),
]) as unknown as Procedure<Heaps>;

const SHAPE: Shape = { seats: 2, cards: 1, zones: 1, defs: 1 };

/** The part of a game that bots need: what can be done, who is with whom, when an action is done, how one stands. */
export type ForBots<S extends State> = Pick<
  Game<S>,
  "id" | "create" | "begin" | "settled" | "evaluate" | "side" | "pool" | "outcome" | "insight"
>;

const heaps: ForBots<Heaps> = {
  id: "heaps",
  create: () => {
    return Columns.sized((size) => new Heaps(SHAPE, program([match]), size, false));
  },
  begin: (s) => {
    [3, 4, 5].forEach((n, h) => {
      s.heap[h] = n;
    });
    call(s, match);
  },
  settled: () => true,
  evaluate: () => 0,
  side: (_, seat) => only(seat),
  pool: () => 0,
  outcome: (s) => ({ winners: s.cell[WINNERS] === 1 ? [0 as Seat] : [1 as Seat], scores: [], reason: "" }),
};

/** Nothing is known but the rules. */
export const plain = heaps as unknown as Game;

/** Who has to move loses against good play where the heaps, bit by bit, are even: so much can be told to the search. */
export const taught = {
  ...heaps,
  insight: {
    horizon: 0,
    chance: (s: Heaps, seat: Seat) => {
      const lost = (s.heap[0] ^ s.heap[1] ^ s.heap[2]) === 0;
      return lost === (s.turn[0] === seat) ? 0 : 1;
    },
  },
} as unknown as Game;

export const setup: Setup = { content: { hash: "" }, seats: 2, options: {} } as unknown as Setup;
