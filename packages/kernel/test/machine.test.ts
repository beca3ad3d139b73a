import { everyone, NOBODY, only, type Seat, seatList } from "@rifthall/kernel/ids";
import {
  advance,
  ask,
  call,
  choose,
  enter,
  get,
  goto,
  label,
  leave,
  modifier,
  modify,
  options,
  outline,
  type Procedure,
  pointAt,
  procedure,
  proceedIf,
  type Register,
  resume,
  run,
  set,
  stepsOf,
} from "@rifthall/kernel/machine";
import { optionList } from "@rifthall/kernel/match";
import { asked, holds, isOver, REASON, VOID } from "@rifthall/kernel/state";
import { expect, test } from "vitest";
import { type Pocket, pick, pocket, routine } from "./pocket.js";

const A = 0 as Seat;
const B = 1 as Seat;
const give = (s: Pocket, _f: unknown, n: number, seat: Seat): void => {
  s.points[seat] += n;
};

test("a single option is taken without asking, unless asking must not tell", () => {
  const forced = pocket([routine([pick(only(A), 1, (s) => void s.points[A]++), pick(only(A), 2, give)])]);
  expect(forced.points[A]).toBe(1);
  expect(options(forced, A).count).toBe(2);
  const asked1 = pocket([routine([pick(only(A), 1, (s) => void s.points[A]++, true)])]);
  expect(asked1.points[A]).toBe(0);
  expect(optionList(asked1, A)).toHaveLength(1);
});

test("a question without options, or for nobody, is passed over", () => {
  const s = pocket([routine([pick(only(A), 0, give), pick(NOBODY, 3, give), pick(only(B), 2, give)])]);
  expect(seatList(asked(s))).toEqual([B]);
});

test("several seats may be open at once; the first answer is taken", () => {
  const s = pocket([routine([pick(everyone(2), 3, give), pick(only(A), 2, give)])]);
  expect(seatList(asked(s))).toEqual([A, B]);
  expect([options(s, A).count, options(s, B).count]).toEqual([3, 3]);
  choose(s, B, optionList(s, B)[2] as never);
  expect(s.points[B]).toBe(2);
  expect(seatList(asked(s))).toEqual([A]);
});

test("all of several seats answer when the question says who is left", () => {
  const left = 3 as Register;
  const waitForAll: Procedure<Pocket> = procedure("all", { left: holds.seats }, () => [
    run<Pocket>((s, f) => set(s, f, left, 0b11)),
    label("again"),
    proceedIf<Pocket>((s, f) => get(s, f, left) !== 0, "done"),
    ask<Pocket>({
      prompt: "all",
      who: (s, f) => get(s, f, left) as never,
      options: (s) => {
        for (const n of [0, 1]) s.offer.add(n as never);
      },
      choose: (s, f, o, seat) => {
        s.points[seat] += o;
        set(s, f, left, get(s, f, left) & ~(1 << seat));
      },
    }),
    goto("again"),
    label("done"),
    pick(only(A), 2, give),
  ]) as unknown as Procedure<Pocket>;
  const s = pocket([waitForAll]);
  expect(seatList(asked(s))).toEqual([A, B]);
  choose(s, B, 1 as never);
  expect(s.points[B]).toBe(1);
});

test("a seat that is not asked has no options", () => {
  const s = pocket([routine([pick(only(A), 2, give)])]);
  expect(options(s, B).count).toBe(0);
});

test("frames leave nothing behind, and a modifier lasts as long as its frame", () => {
  const inner = routine([run((s, f) => modify(s, 1, A, 2, f)), pick(only(A), 2, give)], "inner");
  const outer = routine([run((s) => void call(s, inner)), pick(only(B), 2, give)], "outer");
  const s = pocket([outer, inner]);
  expect(modifier(s, 1, A)).toBe(2);
  choose(s, A, optionList(s, A)[0] as never);
  expect(modifier(s, 1, A)).toBe(0);
  expect([...s.words.subarray(17 + 8, 17 + 40)].every((w) => w === 0)).toBe(true);
});

test("a procedure can be left early from an answer", () => {
  const inner = routine([pick(only(A), 2, (s, f) => leave(s, f)), run((s) => give(s, null, 9, A))], "inner");
  const outer = routine([run((s) => void call(s, inner)), pick(only(B), 2, give)], "outer");
  const s = pocket([outer, inner]);
  choose(s, A, optionList(s, A)[0] as never);
  expect([s.points[A], seatList(asked(s))]).toEqual([0, [B]]);
});

test.each([
  ["a loop without end", [label("again"), goto("again")]],
  ["calling itself without end", [run((s: Pocket) => void call(s, s.program.procedures[0] as never))]],
  ["more rows than the table has", [label("again"), run<Pocket>((s, f) => modify(s, 1, A, 1, f)), goto("again")]],
  ["more options than a list holds", [pick(only(A), 2000, give)]],
  ["nothing left to do", []],
])("ends the match as void instead of hanging: %s", (_, items) => {
  const s = pocket([routine(items)]);
  expect([isOver(s), s.cell[REASON]]).toEqual([true, VOID]);
});

test("a missing label is told when the procedure is made", () => {
  expect(() => routine([goto("nowhere")], "lost")).toThrow(/lost.*nowhere/);
});

test("a copy taken at a prompt goes its own way", () => {
  const make = () => [routine([pick(only(A), 3, give), pick(only(A), 3, give)])];
  const s = pocket(make());
  const twin = pocket(make());
  twin.copyFrom(s);
  choose(twin, A, optionList(twin, A)[2] as never);
  expect([s.points[A], twin.points[A]]).toEqual([0, 2]);
  advance(s);
  expect(options(s, A).count).toBe(3);
});

test("an outline can be gone on from before its steps are written; a label it does not get is an error then", () => {
  const [known, unknown] = ["known", "unknown"].map((name) => outline(name, {}));
  const later = pointAt(known, "later");
  const written = stepsOf<Pocket, Record<string, never>>(known, () => [
    pick(only(A), 2, give),
    label("later"),
    pick(only(B), 3, give),
  ]);
  const s = pocket([routine([run((p) => resume(p, enter(p, known.id), later))]), written as never]);
  expect([seatList(asked(s)), options(s, B).count]).toEqual([[B], 3]);
  pointAt(unknown, "nowhere");
  expect(() => stepsOf(unknown, () => [label("somewhere")])).toThrow('procedure unknown has no label "nowhere"');
});
