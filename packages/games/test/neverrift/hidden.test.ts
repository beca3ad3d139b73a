import type { Seat } from "@rifthall/kernel/ids";
import { Dice } from "@rifthall/kernel/machine";
import type { State } from "@rifthall/kernel/state";
import { look, resample } from "@rifthall/kernel/view";
import { describe, expect, test } from "vitest";
import { begun, kept, neverrift, type Position, type Table, table } from "./table.js";

/** Tables that this seat may hold for possible. */
function possible(t: Table, seat: number, count = 30): State[] {
  const { state, start } = t.match;
  const view = look(neverrift, state, seat as Seat, neverrift.create(start));
  return Array.from({ length: count }, (_, i) => resample(neverrift, view, new Dice(i + 1), neverrift.create(start)));
}
const whole = (s: State): Position => neverrift.position(s, null) as unknown as Position;
const seen = (s: State, seat: number): Position => neverrift.position(s, seat as Seat) as unknown as Position;
const different = (list: readonly (readonly string[])[]): number =>
  new Set(list.map((cards) => [...cards].join())).size;

/** What the seat sees is the same at every possible table, and nothing is wrong there. */
function consistent(t: Table): void {
  for (const seat of t.position().hands.keys())
    for (const s of possible(t, seat, 10)) {
      expect(seen(s, seat)).toEqual(t.position(seat));
      expect(neverrift.faults(s)).toEqual([]);
    }
}

const scene = {
  board: { a1: "plain-1:0", d4: "plain-1:1" },
  hands: [
    ["plain-2", "plain-3", "rock"],
    ["plain-4", "plain-5", "cliff"],
  ],
  decks: [
    ["plain-6", "plain-7", "plain-8", "wall-9"],
    ["giant-a", "compass", "block-2", "up-9"],
  ],
  graveyards: [["down-9"], ["anchor-2"]],
};

describe("views", () => {
  test("NR-73 NR-104 the opponent's hand could be any of their unseen cards; one's own is certain", () => {
    const t = table(scene);
    const tables = possible(t, 0).map(whole);
    expect(different(tables.map((p) => p.hands[1]))).toBeGreaterThan(3);
    expect(different(tables.map((p) => p.hands[0]))).toBe(1);
    expect(different(tables.map((p) => p.decks[0]))).toBeGreaterThan(3);
  });

  test("NR-73 what is drawn for hand and deck are that player's own cards", () => {
    const t = table(scene);
    const cards = [...scene.hands[1], ...scene.decks[1]].sort();
    for (const p of possible(t, 0).map(whole)) expect([...p.hands[1], ...p.decks[1]].sort()).toEqual(cards);
  });

  test("NR-104 board, graveyards and tamers are the same in all of them", () => {
    const t = table(scene);
    const { board, graveyards, tamers } = t.position();
    for (const p of possible(t, 1).map(whole)) expect(p).toMatchObject({ board, graveyards, tamers });
  });

  test("NR-73 every view fits the tables it allows, through a match", () => {
    const t = kept(begun());
    consistent(t);
    for (let turn = 0; turn < 4; turn++) {
      const [seat] = t.asked;
      const [play] = t.described(seat).filter((o) => o.do === "play");
      if (play) t.take(seat, play);
      consistent(t);
      if (t.options("end").length > 0) t.seat(seat).end();
      if (t.options("decline").length > 0) t.seat(t.asked[0]).decline();
    }
  });

  test("NR-104 during the mulligan too", () => {
    const t = begun();
    consistent(t);
    const [seat] = t.asked;
    t.take(seat, { do: "return", card: t.position().hands[seat][0] });
    consistent(t);
  });
});

describe("scouted cards", () => {
  const scouted = (): Table => {
    const t = table({ ...scene, hands: [["scout-spell", "rock"], scene.hands[1]] });
    t.seat(0).cast("scout-spell");
    return t;
  };

  test("NR-77 a scouted card is certain for both, the next one for nobody", () => {
    const t = scouted();
    for (const seat of [0, 1]) {
      const tables = possible(t, seat).map(whole);
      expect(new Set(tables.map((p) => p.decks[1][0]))).toEqual(new Set(["giant-a"]));
      expect(new Set(tables.map((p) => p.decks[1][1])).size).toBeGreaterThan(1);
    }
    consistent(t);
  });

  test("NR-77 NR-104 spectators see it as well", () => {
    expect(scouted().position(15).decks).toEqual([
      ["?", "?", "?", "?"],
      ["giant-a", "?", "?", "?"],
    ]);
  });

  test("NR-77 NR-A24 drawn, it is known in the hand, and nothing else is", () => {
    const t = scouted();
    t.seat(0).play("rock", "b2").end();
    expect([...t.position(0).hands[1]].sort()).toEqual(["?", "?", "?", "giant-a"]);
    for (const p of possible(t, 0).map(whole)) expect(p.hands[1]).toContain("giant-a");
    consistent(t);
  });

  test("NR-77 the event tells everybody which card it was", () => {
    const t = table({ ...scene, hands: [["scout-spell"], []] });
    t.seat(0).cast("scout-spell");
    expect(t.events("scout").map((e) => [e.card, e.secret])).toEqual([["giant-a", undefined]]);
  });
});

describe("augury", () => {
  const foreseen = (): Table => {
    const t = table({ ...scene, hands: [["augury-spell"], scene.hands[1]] });
    t.seat(0).cast("augury-spell").top("plain-8").top("plain-6");
    return t;
  };

  test("NR-92 NR-104 the order is certain for who looked and open for the other", () => {
    const t = foreseen();
    const mine = possible(t, 0).map(whole);
    expect(new Set(mine.map((p) => p.decks[0].slice(0, 3).join()))).toEqual(new Set(["plain-8,plain-6,plain-7"]));
    expect(different(possible(t, 1).map((s) => whole(s).decks[0]))).toBeGreaterThan(3);
    consistent(t);
  });

  test("NR-92 in the middle of it the other does not see what is looked at, or what was chosen", () => {
    const t = table({ ...scene, hands: [["augury-spell"], scene.hands[1]] });
    t.seat(0).cast("augury-spell");
    consistent(t);
    t.seat(0).top("plain-7");
    expect(t.position(1).decks[0]).toEqual(["?", "?", "?", "?"]);
    consistent(t);
  });

  test("NR-92 what is drawn later is known to its player before, to the other never", () => {
    const t = table({ ...scene, hands: [["augury-spell", "draw-spell"], []] });
    t.seat(0).cast("augury-spell").top("plain-8").top("plain-6").cast("draw-spell");
    expect(t.position(0).hands[0]).toEqual(["plain-8"]);
    expect(t.position(1).hands[0]).toEqual(["?"]);
    consistent(t);
  });
});

describe("cards that were seen", () => {
  test("NR-78 a card that was dug up is known in the hand", () => {
    const t = table({ ...scene, hands: [["dig-1", "rock"], []], graveyards: [["down-9", "up-9"], []] });
    t.seat(0).play("dig-1", "b2").take("down-9");
    for (const p of possible(t, 1).map(whole)) expect(p.hands[0]).toContain("down-9");
    consistent(t);
  });

  test("NR-76 a creature returned to the hand is known there", () => {
    const t = table({ ...scene, hands: [["bounce-spell"], ["plain-4", "cliff"]] });
    t.seat(0).cast("bounce-spell").target("plain-1@d4");
    for (const p of possible(t, 0).map(whole)) expect(p.hands[1]).toContain("plain-1");
    consistent(t);
  });
});
