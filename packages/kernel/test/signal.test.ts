import { type Card, only, type Seat } from "@rifthall/kernel/ids";
import { contested, enqueue, type Ordering } from "@rifthall/kernel/machine";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Pocket, pick, pocket, routine } from "./pocket.js";

interface Answer {
  readonly reads: number;
  readonly adds: number;
  readonly writes: number;
  readonly able: boolean;
}

const bits = fc.oneof(fc.constant(0), fc.nat(15));
const answers = fc.array(fc.record({ reads: bits, adds: bits, writes: bits, able: fc.boolean() }), { maxLength: 7 });

const changes = (a: Answer): number => a.adds | a.writes;
const touches = (a: Answer): number => a.reads | changes(a);

/** The same said pair by pair: who is able or woken by one who is, and does not commute with another such. */
function plainly(all: readonly Answer[], sweeping: number): number {
  const sweeps = (a: Answer): boolean => (changes(a) & sweeping) !== 0;
  const commute = (a: Answer, b: Answer): boolean =>
    !sweeps(a) &&
    !sweeps(b) &&
    ((a.writes & touches(b)) | (b.writes & touches(a)) | (a.adds & b.reads) | (b.adds & a.reads)) === 0;
  const awake = new Set(all.filter((a) => a.able));
  for (let before = -1; before !== awake.size; ) {
    before = awake.size;
    for (const a of all)
      if ([...awake].some((b) => b !== a && (sweeps(b) || (changes(b) & touches(a)) !== 0))) awake.add(a);
  }
  const open = all.map((a) => awake.has(a) && [...awake].some((b) => b !== a && !commute(a, b)));
  return open.reduce((found, isOpen, i) => (isOpen ? found | (1 << i) : found), 0);
}

/** Signals that are answered so, behind some that others wait for. */
function waiting(all: readonly Answer[], behind: number): Pocket {
  const s = pocket([routine([pick(only(0 as Seat), 2, () => {})])]);
  for (let i = 0; i < behind; i++) enqueue(s, 0, 0 as Card, 0);
  for (const [i] of all.entries()) enqueue(s, i, 0 as Card, 0);
  return s;
}

test("effects are contested where two that are able, or that others could make so, do not commute", () => {
  fc.assert(
    fc.property(answers, fc.nat(15), fc.nat(3), (all, sweeping, behind) => {
      const s = waiting(all, behind);
      const asked: number[] = [];
      const ordering: Ordering<Pocket> = {
        able: (_, row) => {
          asked.push(row);
          return all[row - behind].able;
        },
        footprints: () => ({
          reads: (a) => all[a].reads,
          adds: (a) => all[a].adds,
          writes: (a) => all[a].writes,
        }),
        sweeping: () => sweeping,
      };
      expect(contested(s, behind, ordering)).toBe(plainly(all, sweeping));
      // To find out whether an effect is able is dear.
      expect(new Set(asked).size).toBe(asked.length);
    }),
    { seed: 15, numRuns: 3000 },
  );
});

test("whoever is woken by another is not asked whether it is able", () => {
  const all = [1, 2, 3].map((i): Answer => ({ reads: 1, adds: 0, writes: 1, able: i === 1 }));
  const asked: number[] = [];
  const found = contested(waiting(all, 0), 0, {
    able: (_, row) => {
      asked.push(row);
      return all[row].able;
    },
    footprints: () => ({ reads: () => 1, adds: () => 0, writes: () => 1 }),
    sweeping: () => 0,
  });
  expect(found).toBe(0b111);
  expect(asked).toEqual([0]);
});
