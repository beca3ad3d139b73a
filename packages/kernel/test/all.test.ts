import { type Option, only, option, type Seat, SPECTATOR, seatList, thingOf } from "@rifthall/kernel/ids";
import { call, choose, Dice, pending, run } from "@rifthall/kernel/machine";
import { impossible, optionList, placeBytes } from "@rifthall/kernel/match";
import { asked, BARRIER, COUNTER, type Event } from "@rifthall/kernel/state";
import { look, resample } from "@rifthall/kernel/view";
import { expect, test } from "vitest";
import { ambush, begun, CLAIM, evening, GO, LAY, SING, STAY } from "./ambush.js";
import { type Pocket, pick, pocket, routine } from "./pocket.js";

const [A, B, C] = [0, 1, 2] as Seat[];
const three = (column: { readonly [seat: number]: number }): number[] => [0, 1, 2].map((seat) => column[seat]);
const laying = (card: number): Option => option(LAY, card);

const stay = (): Pocket => pocket([evening() as never]);

test("a question for all is asked until everybody is done", () => {
  const s = stay();
  expect(seatList(asked(s))).toEqual([A, B]);
  choose(s, A, STAY);
  expect(seatList(asked(s))).toEqual([A, B]);
  choose(s, A, GO);
  expect(seatList(asked(s))).toEqual([B]);
});

test("an answer may ask everybody anew, those who were done as well", () => {
  const s = stay();
  choose(s, A, GO);
  choose(s, B, SING);
  expect(seatList(asked(s))).toEqual([A, B]);
});

test("a leader may close it though others are not done, and nobody else may", () => {
  const party = evening(B);
  const whole = routine([run((s) => void call(s, party)), pick(only(A), 3, () => {})]);
  const s = pocket([whole, party as never]);
  choose(s, A, GO);
  expect(seatList(asked(s))).toEqual([B]);
  choose(s, B, SING);
  choose(s, B, GO);
  expect([seatList(asked(s)), pending(s).prompt]).toEqual([[A], "pick"]);
});

test("nothing happens before the last pick is in; then they are carried out in the order of the seats", () => {
  const s = begun();
  const events: Event[] = [];
  s.log = events;
  const before = { random: s.cell[COUNTER], barrier: s.cell[BARRIER] };
  choose(s, C, laying(5));
  choose(s, A, laying(3));
  expect(seatList(asked(s))).toEqual([B]);
  expect(events).toEqual([]);
  expect(three(s.laid)).toEqual([-1, -1, -1]);
  expect({ random: s.cell[COUNTER], barrier: s.cell[BARRIER] }).toEqual(before);
  choose(s, B, laying(4));
  expect(events.map((e) => e.seat ?? e.do)).toEqual([A, B, C, "meet"]);
  expect(three(s.laid)).toEqual([3, 4, 5]);
  expect(s.cell[BARRIER]).toBeGreaterThan(before.barrier);
  expect(s.cell[COUNTER]).toBeGreaterThan(before.random);
});

test("a pick that is no longer legal when its turn comes is let go", () => {
  const s = begun();
  for (const seat of [A, B, C]) choose(s, seat, laying(seat));
  choose(s, C, option(CLAIM, 2));
  choose(s, B, option(CLAIM, 2));
  choose(s, A, option(CLAIM, 0));
  expect(three(s.points)).toEqual([1, 3, 0]);
});

/** All that somebody gets to know: view, events, and what may be answered. */
function told(s: ReturnType<typeof begun>, viewer: Seat): string {
  const { state, hidden } = look(ambush, s, viewer, ambush.create({} as never));
  return JSON.stringify([[...state.words], [...hidden], asked(s), optionList(s, viewer), s.log]);
}

test("nobody's view, events or options tell what another has picked", () => {
  let compared = 0;
  for (const first of [A, B, C]) {
    const cards = optionList(begun(), first);
    for (const viewer of [A, B, C, SPECTATOR].filter((seat) => seat !== first)) {
      const seen = cards.map((card) => {
        const s = begun();
        s.log = [];
        choose(s, first, card);
        const once = told(s, viewer);
        // Neither do they after the viewer has picked too, as long as somebody is missing.
        if (viewer === SPECTATOR) return once;
        choose(s, viewer, optionList(s, viewer)[1]);
        return once + told(s, viewer);
      });
      expect(new Set(seen).size, `seat ${viewer} looks at seat ${first}`).toBe(1);
      compared += seen.length;
    }
  }
  expect(compared).toBe(36);
});

test("whoever picked sees its own pick; what others hold is drawn from what they could pick", () => {
  const s = begun();
  choose(s, A, laying(6));
  choose(s, B, laying(7));
  const view = look(ambush, s, A, ambush.create({} as never));
  const dice = new Dice(5);
  const met = new Set<number>();
  for (let i = 0; i < 200; i++) {
    const table = resample(ambush, view, dice, ambush.create({} as never));
    expect(impossible(ambush, table)).toBeNull();
    const [card] = optionList(table, C);
    choose(table, C, card);
    expect([table.laid[A], table.laid[C]]).toEqual([6, thingOf(card)]);
    met.add(table.laid[B]);
  }
  // B may hold any card but those of A.
  expect([...met].sort((a, b) => a - b)).toEqual([1, 2, 4, 5, 7, 8, 10, 11]);
});

test("a held pick is part of the state: saved, loaded, and refused where it is forged", () => {
  const s = begun();
  choose(s, A, laying(6));
  const loaded = ambush.create({} as never);
  placeBytes(ambush, loaded, s.toBytes());
  for (const [seat, card] of [
    [B, 4],
    [C, 2],
  ] as const)
    choose(loaded, seat, laying(card));
  expect(three(loaded.laid)).toEqual([6, 4, 2]);
  let at = 0;
  while (s.stack[at] !== laying(6)) at++;
  const forged = begun();
  forged.copyFrom(s);
  forged.stack[at] = laying(7);
  expect(impossible(ambush, forged)).toMatch(/seat 0 cannot have picked/);
  forged.copyFrom(begun());
  forged.stack[at] = laying(6);
  expect(impossible(ambush, forged)).toMatch(/seat 0 cannot have picked/);
});
