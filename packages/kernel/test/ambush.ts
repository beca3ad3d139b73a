import type { Game } from "@rifthall/kernel/game";
import {
  type Card,
  type Def,
  everyone,
  NONE,
  only,
  option,
  PUBLIC,
  type Seat,
  thingOf,
  type Zone,
} from "@rifthall/kernel/ids";
import {
  advance,
  askAll,
  askBlind,
  boot,
  call,
  get,
  goto,
  label,
  type Procedure,
  picks,
  procedure,
  program,
  roll,
  run,
  seed,
  set,
} from "@rifthall/kernel/machine";
import { Columns, holds, type Shape, State } from "@rifthall/kernel/state";
import { clearZones, move } from "@rifthall/kernel/zone";

/** Three heroes with closed hands; each lays a card face down, all turn them over, and a die says what they met. */
export class Ambush extends State {
  readonly points = this.column<Seat>(this.shape.seats, { board: true, range: [0, 99] });
  readonly laid = this.column<Seat>(this.shape.seats, { board: true, range: [NONE, 99] });
  readonly met = this.column<number>(1, { board: true, range: [0, 6] });
  /** Prizes on the table: the first to name one has it. */
  readonly prizes = this.column<number>(1, { board: true, range: [0, 7] });
}

const SEATS = 3;
const TABLE = SEATS as Zone;
const handOf = (seat: Seat): Zone => seat as number as Zone;
export const LAY = 1;
export const CLAIM = 2;

const lay = procedure("lay", picks(SEATS), (r) => [
  ...askBlind<Ambush>(r, {
    prompt: "lay",
    always: true,
    who: () => everyone(SEATS),
    options: (s, _f, seat) => {
      for (let c = s.head[handOf(seat)]; c !== NONE; c = s.next[c]) s.offer.add(option(LAY, s.def[c]));
    },
    choose: (s, _f, o, seat) => {
      for (let c = s.head[handOf(seat)]; c !== NONE; c = s.next[c])
        if (s.def[c] === thingOf(o)) {
          move(s, c, TABLE);
          break;
        }
      s.laid[seat] = thingOf(o);
      s.log?.push({ do: "lay", rule: "", seat, card: thingOf(o) });
    },
  }),
  run<Ambush>((s) => {
    s.met[0] = 1 + roll(s, 6);
    s.log?.push({ do: "meet", rule: "", n: s.met[0] });
  }),
]) as unknown as Procedure<Ambush>;

/** Then each claims one of three prizes, blindly as well: who comes second gets nothing. */
const claim = procedure("claim", picks(SEATS), (r) =>
  askBlind<Ambush>(r, {
    prompt: "claim",
    always: true,
    who: () => everyone(SEATS),
    options: (s) => {
      for (let n = 0; n < 3; n++) if ((s.prizes[0] & (1 << n)) !== 0) s.offer.add(option(CLAIM, n));
    },
    choose: (s, _f, o, seat) => {
      s.prizes[0] &= ~(1 << thingOf(o));
      s.points[seat] += 1 + thingOf(o);
    },
  }),
) as unknown as Procedure<Ambush>;

const night = procedure("night", {}, () => [
  label("round"),
  run<Ambush>((s) => {
    s.prizes[0] = 7;
    call(s, lay);
  }),
  run<Ambush>((s) => void call(s, claim)),
  goto("round"),
]) as unknown as Procedure<Ambush>;

const SHAPE: Shape = { seats: SEATS, cards: 12, zones: SEATS + 1, defs: 12 };

export const ambush = {
  id: "ambush",
  create: () =>
    Columns.sized((size) => {
      const s = new Ambush(SHAPE, program([night, lay, claim]), size, true);
      s.visible[TABLE] = PUBLIC;
      for (let seat = 0 as Seat; seat < SEATS; seat++) s.visible[handOf(seat)] = only(seat);
      return s;
    }),
  pool: () => 0,
  faults: () => [],
} as unknown as Game<Ambush>;

/** The first question: everybody has four cards. */
export function begun(): Ambush {
  const s = ambush.create({} as never);
  boot(s);
  seed(s, "ambush");
  clearZones(s);
  for (let seat = 0 as Seat; seat < SEATS; seat++) s.laid[seat] = NONE;
  for (let c = 0; c < SHAPE.cards; c++) {
    s.def[c as Card] = c as Def;
    move(s, c as Card, handOf((c % SEATS) as Seat));
  }
  call(s, night);
  advance(s);
  return s;
}

/** An evening that ends when all have had enough; a song brings everybody back, a leader may close it. */
export const evening = (leader?: Seat) =>
  procedure("evening", { done: holds.seats, songs: holds.int(0, 9) }, (r) => [
    label("on"),
    askAll<State>("on", r.done, {
      prompt: "stay",
      who: (s) => everyone(s.shape.seats),
      ...(leader === undefined
        ? {}
        : { closed: (_s: State, _f: unknown, done: number) => (done & (1 << leader)) !== 0 }),
      options: (s) => {
        for (const what of [GO, STAY, SING]) s.offer.add(what);
      },
      choose: (s, f, o) => {
        if (o === GO) return "done";
        if (o === STAY) return "on";
        set(s, f, r.songs, get(s, f, r.songs) + 1);
        return "anew";
      },
    }),
  ]);
export const GO = option(1);
export const STAY = option(2);
export const SING = option(3);
