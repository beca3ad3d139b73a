import type { Seat } from "@rifthall/kernel/ids";
import { Dice } from "@rifthall/kernel/machine";
import { look, redact, resample } from "@rifthall/kernel/view";
import { describe, expect, test } from "vitest";
import { begun, neverrift, type Position, type Table, table } from "./table.js";

const SPECTATOR = 15;

/** Tables that this seat may hold for possible. */
function possible(t: Table, seat: number, count = 30): Position[] {
  const { state, start } = t.match;
  const view = look(neverrift, state, seat as Seat, neverrift.create(start));
  return Array.from({ length: count }, (_, i) => {
    const s = resample(neverrift, view, new Dice(i + 1), neverrift.create(start));
    return neverrift.position(s, null) as unknown as Position;
  });
}
const different = (list: readonly unknown[]): number => new Set(list.map(String)).size;
const sorted = (cards: readonly string[]): string[] => [...cards].sort();

describe("augury", () => {
  const decks = [["rock", "cliff", "plain-1", "wall-9"], ["plain-2"], ["plain-3"]];

  test("NR-92 NR-104 spectators see neither the look nor the order", () => {
    const t = table({ hands: [["augury-spell"], []], decks: decks.slice(0, 2) });
    t.seat(0).cast("augury-spell");
    expect(t.position(SPECTATOR).decks[0]).toEqual(["?", "?", "?", "?"]);
    t.seat(0).top("plain-1").top("cliff");
    expect(t.position(SPECTATOR).decks[0]).toEqual(["?", "?", "?", "?"]);
  });

  test("NR-92 of several opponents nobody sees it", () => {
    const t = table({ format: "multiplayer", hands: [["augury-spell"], [], []], decks });
    t.seat(0).cast("augury-spell").top("plain-1").top("cliff");
    expect([0, 1, 2].map((seat) => t.position(seat).decks[0].slice(0, 3))).toEqual([
      ["plain-1", "cliff", "rock"],
      ["?", "?", "?"],
      ["?", "?", "?"],
    ]);
    for (const seat of [1, 2]) expect(different(possible(t, seat).map((p) => p.decks[0]))).toBeGreaterThan(3);
  });

  test("NR-77 NR-92 a face-up card put lower stays face up there, and the one above it is secret", () => {
    const t = table({ hands: [["augury-spell"], []], decks: [["cliff", "plain-1", "plain-4"], []], faceUp: [[0], []] });
    t.seat(0).cast("augury-spell").top("plain-4").top("cliff");
    for (const viewer of [1, SPECTATOR]) expect(t.position(viewer).decks[0]).toEqual(["?", "cliff", "?"]);
    for (const p of possible(t, 1)) expect(p.decks[0][1]).toBe("cliff");
    expect(different(possible(t, 1).map((p) => p.decks[0][0]))).toBe(2);
  });
});

describe("several players", () => {
  test("NR-77 NR-104 what one scouts is seen by all of them, and by spectators", () => {
    const decks = [["rock"], ["cliff", "plain-1"], ["plain-2"]];
    const t = table({ format: "multiplayer", hands: [["scout-spell"], [], []], decks });
    t.seat(0).cast("scout-spell").against(1);
    for (const viewer of [0, 1, 2, SPECTATOR]) expect(t.position(viewer).decks[1]).toEqual(["cliff", "?"]);
    for (const seat of [0, 1, 2]) for (const p of possible(t, seat)) expect(p.decks[1]).toEqual(["cliff", "plain-1"]);
  });
});

describe("known in the hand", () => {
  test("NR-76 NR-104 of two alike the known one is played first: what is left is unknown", () => {
    const board = { a1: "plain-1:0" };
    const t = table({ board, hands: [["bounce-spell", "plain-1", "plain-2"], []], decks: [["plain-3"], []] });
    t.seat(0).cast("bounce-spell");
    expect(sorted(t.position(1).hands[0])).toEqual(["?", "?", "plain-1"]);
    t.seat(0).play("plain-1", "b2");
    expect(t.position(1).hands[0]).toEqual(["?", "?"]);
    expect(different(possible(t, 1).map((p) => sorted(p.hands[0])))).toBe(3);
  });

  test("NR-78 NR-104 a card that was dug up is known to all until it is played", () => {
    const t = table({
      hands: [["dig-spell", "plain-2"], ["rock"]],
      graveyards: [["plain-1", "cliff"], []],
      tamers: ["mourner*"],
      decks: [["wall-9"], []],
    });
    t.seat(0).cast("dig-spell").take("plain-1").play("plain-2", "a1").end();
    for (const viewer of [1, SPECTATOR]) expect(t.position(viewer).hands[0]).toEqual(["plain-1"]);
    for (const p of possible(t, 1)) expect(p.hands[0]).toEqual(["plain-1"]);
  });

  test("NR-75 NR-104 a known card that is discarded leaves the others unknown", () => {
    const board = { a1: "plain-1:1", d4: "plain-4:1" };
    const t = table({
      board,
      hands: [
        ["bounce-spell", "extort"],
        ["plain-2", "plain-3"],
      ],
      decks: [[], ["wall-9"]],
    });
    t.seat(0).cast("bounce-spell").target("plain-1").cast("extort");
    t.seat(1).discard("plain-1");
    expect(t.position(0).hands[1]).toEqual(["?", "?"]);
    expect(different(possible(t, 0).map((p) => sorted(p.hands[1])))).toBe(3);
  });
});

describe("the mulligan", () => {
  /** The second player returns two cards. */
  const exchanged = (mulligan: string): { t: Table; seat: number; returned: readonly string[] } => {
    const t = begun({ mulligan }, 2, "knowledge");
    const { first } = t.position();
    t.seat(first).keep();
    const seat = 1 - first;
    const returned = t.position().hands[seat].slice(0, 2);
    t.seat(seat).mulligan(...returned);
    return { t, seat, returned };
  };

  test("NR-18 NR-104 shuffled in, the returned cards are known to nobody, not even to who returned them", () => {
    const { t, seat } = exchanged("shuffle");
    for (const viewer of [0, 1, SPECTATOR]) expect(new Set(t.position(viewer).decks[seat])).toEqual(new Set(["?"]));
    expect(different(possible(t, seat).map((p) => p.decks[seat]))).toBeGreaterThan(3);
  });

  test("NR-A4 NR-104 below the deck only who returned them knows them", () => {
    const { t, seat, returned } = exchanged("bottom");
    expect(sorted(t.position(seat).decks[seat].slice(-2))).toEqual(sorted(returned));
    for (const viewer of [1 - seat, SPECTATOR]) expect(new Set(t.position(viewer).decks[seat])).toEqual(new Set(["?"]));
    for (const p of possible(t, seat)) expect(sorted(p.decks[seat].slice(-2))).toEqual(sorted(returned));
    expect(different(possible(t, 1 - seat).map((p) => p.decks[seat].slice(-2)))).toBeGreaterThan(3);
  });

  test("NR-104 the events tell the number, and the cards to their player only", () => {
    const { t, seat } = exchanged("shuffle");
    const told = (viewer: number): unknown[] =>
      t.happened().flatMap((e) => (e.do === "return-card" ? [redact(e, viewer as Seat).card] : []));
    for (const viewer of [1 - seat, SPECTATOR]) expect(told(viewer)).toEqual(["?", "?"]);
    expect(told(seat)).not.toContain("?");
    expect(t.events("mulligan").map((e) => [e.seat, e.n])).toEqual([
      [1 - seat, 0],
      [seat, 2],
    ]);
  });
});
