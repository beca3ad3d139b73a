import type { Seat } from "@rifthall/kernel/ids";
import { redact } from "@rifthall/kernel/view";
import { describe, expect, test } from "vitest";
import { PLAIN_DECK } from "./cards.js";
import { begun, kept, type Table } from "./table.js";

const seeds = Array.from({ length: 24 }, (_, i) => `setup ${i}`);
const sorted = (cards: readonly string[]): string[] => [...cards].sort();
const whole = sorted(Object.entries(PLAIN_DECK).flatMap(([card, n]) => Array.from({ length: n }, () => card)));

/** Everybody takes a mulligan of so many cards, the first ones of the hand; gives what each seat returned. */
function mulliganed(t: Table, counts: readonly number[]): string[][] {
  const returned = counts.map((n, seat) => t.position().hands[seat].slice(0, n));
  while (t.options("keep").length > 0) t.seat(t.asked[0]).mulligan(...returned[t.asked[0]]);
  return returned;
}

describe("before the first turn", () => {
  test("NR-16 each has the deck that was chosen, and both tamers lie open from the start", () => {
    const t = begun();
    for (const viewer of [0, 1, 15]) expect(t.position(viewer).tamers).toEqual(["quiet", "quiet"]);
    for (const seat of [0, 1]) {
      const { hands, decks } = t.position();
      expect(sorted([...hands[seat], ...decks[seat]])).toEqual(whole);
    }
  });

  test("NR-16 NR-9 the tamer is no card of the deck", () => {
    const { hands, decks } = begun().position();
    expect([...hands[0], ...decks[0]]).not.toContain("quiet");
  });

  test("NR-17 each draws six of a shuffled deck", () => {
    const tables = seeds.map((seed) => begun({}, 2, seed).position());
    for (const { hands, decks } of tables) {
      expect(hands.map((hand) => hand.length)).toEqual([6, 6]);
      expect(decks.map((deck) => deck.length)).toEqual([24, 24]);
    }
    expect(new Set(tables.map(({ decks }) => decks[0].join())).size).toBe(seeds.length);
    expect(
      new Set(
        tables.map(({ hands, decks }) => [...hands[0], ...decks[0]].join() === [...hands[1], ...decks[1]].join()),
      ),
    ).toEqual(new Set([false]));
  });

  test("NR-20 NR-A5 who begins is decided by chance, and both come up", () => {
    const firsts = seeds.map((seed) => begun({}, 2, seed).position().first);
    expect(new Set(firsts)).toEqual(new Set([0, 1]));
  });

  test("NR-20 the one who was chosen has the first turn", () => {
    for (const seed of seeds.slice(0, 6)) {
      const t = kept(begun({}, 2, seed));
      expect(t.asked).toEqual([t.position().first]);
      expect(t.position().turn).toBe(t.position().first);
    }
  });

  test("NR-21 the first player draws on the first turn, and the other gets nothing for being second", () => {
    for (const seed of seeds.slice(0, 6)) {
      const t = kept(begun({}, 2, seed));
      const { first, hands, decks, graveyards } = t.position();
      expect(hands.map((hand) => hand.length)).toEqual([0, 1].map((seat) => (seat === first ? 7 : 6)));
      expect(decks.map((deck) => deck.length)).toEqual([0, 1].map((seat) => (seat === first ? 23 : 24)));
      expect(graveyards).toEqual([[], []]);
    }
  });
});

describe("mulligan", () => {
  test("NR-18 each may return any card of the hand, or keep it", () => {
    const t = begun();
    const [seat] = t.asked;
    const hand = t.position().hands[seat];
    expect(t.options(undefined, seat)).toEqual(sorted([...new Set(hand.map((card) => `return ${card}`)), "keep"]));
  });

  test("NR-18 three at most", () => {
    const t = begun();
    const [seat] = t.asked;
    const hand = t.position().hands[seat];
    for (const card of hand.slice(0, 3)) t.take(seat, { do: "return", card });
    expect(t.options("return", seat)).toEqual([]);
  });

  test.each([0, 1, 2, 3])("NR-19 whoever returns %i draws as many: six are in the hand", (n) => {
    const t = begun();
    const second = 1 - t.position().first;
    mulliganed(t, [n, n]);
    const { hands, decks } = t.position();
    expect(hands[second]).toHaveLength(6);
    expect(decks[second]).toHaveLength(24);
    expect(sorted([...hands[second], ...decks[second]])).toEqual(whole);
  });

  test("NR-18 once: then the first turn begins and no card can be returned", () => {
    const t = begun();
    mulliganed(t, [1, 1]);
    expect(t.asked).toEqual([t.position().first]);
    expect([...t.options("return"), ...t.options("keep")]).toEqual([]);
    expect(t.options("play").length).toBeGreaterThan(0);
  });

  test("NR-18 the cards that were kept stay in the hand", () => {
    for (const seed of seeds) {
      const t = begun({}, 2, seed);
      const second = 1 - t.position().first;
      const left = [...t.position().hands[second].slice(3)];
      mulliganed(t, [3, 3]);
      const hand = [...t.position().hands[second]];
      for (const card of left) {
        expect(hand).toContain(card);
        hand.splice(hand.indexOf(card), 1);
      }
    }
  });

  test("NR-A4 the returned cards are shuffled into the deck before drawing", () => {
    const drawn = seeds.map((seed) => {
      const t = begun({}, 2, seed);
      const second = 1 - t.position().first;
      const before = t.position().decks[second];
      mulliganed(t, [1, 1]);
      return t.position().decks[second].join() === [...before.slice(1), t.position().decks[second].at(-1)].join();
    });
    expect(drawn).not.toContain(true);
  });

  test("NR-A4 with mulligan bottom they go below the deck, and one draws from the top without shuffling", () => {
    for (const seed of seeds.slice(0, 6)) {
      const t = begun({ mulligan: "bottom" }, 2, seed);
      const second = 1 - t.position().first;
      const { hands, decks } = t.position();
      const returned = mulliganed(t, [3, 3])[second];
      const after = t.position();
      expect(after.decks[second].slice(0, 21)).toEqual(decks[second].slice(3));
      expect(sorted(after.decks[second].slice(21))).toEqual(sorted(returned));
      expect(sorted(after.hands[second])).toEqual(sorted([...hands[second].slice(3), ...decks[second].slice(0, 3)]));
    }
  });

  test("NR-104 nobody else learns which cards were returned or drawn", () => {
    const t = begun();
    const { first } = t.position();
    const second = 1 - first;
    mulliganed(t, [2, 2]);
    const told = t.events("return-card").filter((e) => e.seat === second);
    expect(told.map((e) => redact(e, first as Seat).card).filter((card) => card !== "?" && card !== undefined)).toEqual(
      [],
    );
    expect(new Set(t.position(first).hands[second])).toEqual(new Set(["?"]));
    expect(new Set(t.position(first).decks[second])).toEqual(new Set(["?"]));
  });
});
