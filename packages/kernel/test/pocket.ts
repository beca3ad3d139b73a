import { type Frame, only, option, PUBLIC, type Seat, type Seats, type Zone } from "@rifthall/kernel/ids";
import {
  advance,
  ask,
  boot,
  call,
  type Item,
  type Procedure,
  procedure,
  program,
  seed,
} from "@rifthall/kernel/machine";
import { Columns, holds, type Shape, State } from "@rifthall/kernel/state";
import { clearZones, move } from "@rifthall/kernel/zone";

/** A state with a few columns of its own, to try the machine with. */
export class Pocket extends State {
  readonly points = this.column<Seat>(this.shape.seats, { board: true, range: [0, 9] });
  constructor(shape: Shape, procedures: readonly Procedure<Pocket>[], size: number, checked: boolean) {
    super(shape, program(procedures), size, checked);
    this.visible[TABLE] = PUBLIC;
    this.visible[handOf(0)] = only(0 as Seat);
    this.visible[handOf(1)] = only(1 as Seat);
  }
}

export const DECK = 0 as Zone;
export const TABLE = 1 as Zone;
export const handOf = (seat: number): Zone => (2 + seat) as Zone;

const SHAPE: Shape = { seats: 2, cards: 8, zones: 4, defs: 8 };

/** Puts the first of these procedures on a fresh machine, eight different cards in the deck. */
export function pocket(procedures: readonly Procedure<Pocket>[], { checked = true, start = true } = {}): Pocket {
  const s = Columns.sized((size) => new Pocket(SHAPE, procedures, size, checked));
  boot(s);
  seed(s, "pocket");
  clearZones(s);
  for (let c = 0; c < SHAPE.cards; c++) {
    s.def[c as never] = c as never;
    move(s, c as never, DECK);
  }
  const [first] = procedures;
  if (first && start) {
    call(s, first);
    advance(s);
  }
  return s;
}

/** A procedure that runs these items. */
export const routine = (items: readonly Item<Pocket>[], name = "routine"): Procedure<Pocket> =>
  procedure(name, { note: holds.int(0, 99) }, () => items) as unknown as Procedure<Pocket>;

/** A question with so many options for whoever is asked. */
export const pick = (
  who: Seats,
  count: number,
  choose: (s: Pocket, f: Frame, n: number, seat: Seat) => void,
  always = false,
): Item<Pocket> =>
  ask<Pocket>({
    prompt: "pick",
    always,
    who: () => who,
    options: (s) => {
      for (let i = 0; i < count; i++) s.offer.add(option(1, i));
    },
    choose: (s, f, o, seat) => choose(s, f, o & 0xffff, seat),
  });
