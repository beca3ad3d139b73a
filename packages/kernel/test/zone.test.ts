import { type Card, type Def, NONE, only, type Seat } from "@rifthall/kernel/ids";
import { rekey, roll } from "@rifthall/kernel/machine";
import { impossible } from "@rifthall/kernel/match";
import { ACTOR, BARRIER } from "@rifthall/kernel/state";
import { cardsIn, move, pickOut, present, refer, remove, sees, shuffle } from "@rifthall/kernel/zone";
import fc from "fast-check";
import { expect, test } from "vitest";
import { DECK, handOf, type Pocket, pick, pocket, routine, TABLE } from "./pocket.js";

const fresh = (): Pocket => pocket([routine([pick(only(0 as Seat), 2, () => {})])]);
const A = 0 as Seat;
const B = 1 as Seat;

test("any sequence of moves and removals leaves a possible state", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(7), fc.nat(4))), (moves) => {
      const s = fresh();
      for (const [card, zone] of moves)
        if (zone < 4) move(s, card as Card, zone as never);
        else if (s.zone[card as Card] !== NONE) remove(s, card as Card);
      expect(impossible({ faults: () => [] }, s)).toBeNull();
    }),
  );
});

test("any sequence of moves keeps every card in exactly one zone, in order", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(7), fc.nat(3))), (moves) => {
      const s = fresh();
      const model: number[][] = [[0, 1, 2, 3, 4, 5, 6, 7], [], [], []];
      for (const [card, zone] of moves) {
        move(s, card as Card, zone as never);
        for (const list of model) if (list.includes(card)) list.splice(list.indexOf(card), 1);
        model[zone]?.push(card);
      }
      expect([0, 1, 2, 3].map((z) => cardsIn(s, z as never))).toEqual(model);
      expect([0, 1, 2, 3].map((z) => s.size[z as never])).toEqual(model.map((list) => list.length));
    }),
    { seed: 1 },
  );
});

test("a shuffle permutes definitions among the same rows and forgets what was known", () => {
  const s = fresh();
  move(s, 3 as Card, TABLE);
  move(s, 3 as Card, DECK);
  expect(sees(s, A, 3 as Card)).toBe(true);
  const rows = cardsIn(s, DECK);
  shuffle(s, DECK);
  expect(cardsIn(s, DECK)).toEqual(rows);
  expect(rows.map((c) => s.def[c]).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(rows.some((c) => sees(s, A, c))).toBe(false);
});

test("every order of a shuffle is as likely: chi-square over 6 orders of three cards", () => {
  const s = fresh();
  for (let c = 3; c < 8; c++) move(s, c as Card, TABLE);
  const counts = new Map<string, number>();
  const ROUNDS = 6000;
  for (let i = 0; i < ROUNDS; i++) {
    rekey(s, i, 99);
    for (const c of [0, 1, 2]) s.def[c as Card] = c as Def;
    shuffle(s, DECK);
    const order = [0, 1, 2].map((c) => s.def[c as Card]).join("");
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  const expected = ROUNDS / 6;
  const chi = [...counts.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  expect(counts.size).toBe(6);
  expect(chi).toBeLessThan(20.5);
});

test("which row leaves a hand does not tell when the card came", () => {
  for (const wanted of [0, 1, 2]) {
    const s = fresh();
    for (const c of [0, 1, 2]) move(s, c as Card, handOf(0));
    expect(pickOut(s, handOf(0), wanted as Def)).toBe(2);
    expect(s.def[2 as Card]).toBe(wanted);
  }
  expect(pickOut(fresh(), handOf(0), 5 as Def)).toBe(NONE);
});

test("a card others have seen is told apart from those they have not", () => {
  const s = fresh();
  move(s, 0 as Card, TABLE);
  for (const c of [0, 1, 2]) move(s, c as Card, handOf(0));
  expect(pickOut(s, handOf(0), 0 as Def)).toBe(0);
});

test("whoever sees a zone knows the card from then on; drawing is a barrier, playing your own is not", () => {
  const s = fresh();
  s.cell[ACTOR] = A;
  const before = s.cell[BARRIER];
  move(s, 0 as Card, handOf(0));
  expect([sees(s, A, 0 as Card), sees(s, B, 0 as Card)]).toEqual([true, false]);
  expect(s.cell[BARRIER]).toBe(before + 1);
  move(s, 0 as Card, TABLE);
  expect(sees(s, B, 0 as Card)).toBe(true);
  expect(s.cell[BARRIER]).toBe(before + 1);
});

test("a reference means the card in its present stay", () => {
  const s = fresh();
  const ref = refer(s, 4 as Card);
  expect(present(s, ref)).toBe(4);
  s.stay[4 as Card]++;
  expect(present(s, ref)).toBe(NONE);
});

test("random is the same everywhere", () => {
  const s = fresh();
  rekey(s, 1, 2);
  expect(Array.from({ length: 6 }, () => roll(s, 1000))).toMatchInlineSnapshot(`
    [
      176,
      832,
      718,
      31,
      775,
      326,
    ]
  `);
});
