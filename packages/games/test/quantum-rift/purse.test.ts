import type { Card, Seat } from "@rifthall/kernel/ids";
import { Dice } from "@rifthall/kernel/machine";
import { isOver } from "@rifthall/kernel/state";
import { expect, test } from "vitest";
import { quantumRift } from "../../src/quantum-rift/game.js";
import { ACT, canPay, DEPLOY, RESPOND, USE } from "../../src/quantum-rift/rules/pay.js";
import { covers, sideBySide, totalIn } from "../../src/quantum-rift/rules/purse.js";
import { priceOf } from "../../src/quantum-rift/rules/stats.js";
import { ANY, COLOURS, type Colour, diceOf, OWN_DICE, type QuantumRift } from "../../src/quantum-rift/table.js";
import { begin, randomTable, wander } from "../battery/walk.js";

test("dice side by side cover what is owed where they do colour by colour", () => {
  const dice = new Dice(7);
  let covered = 0;
  for (let i = 0; i < 4_000; i++) {
    // Mostly near each other, sometimes as many as anybody may have.
    const most = i % 2 === 0 ? 5 : OWN_DICE + 1;
    const ready = COLOURS.map(() => dice.below(most));
    const owed = COLOURS.map(() => dice.below(Math.min(most, 7)));
    const enough = owed.every((n, colour) => n <= ready[colour]);
    expect(covers(sideBySide(ready), sideBySide(owed)), `${ready} for ${owed}`).toBe(enough);
    expect(totalIn(sideBySide(ready))).toBe(ready.reduce((sum, n) => sum + n));
    if (enough) covered++;
  }
  expect(covered).toBeGreaterThan(200);
  expect(covered).toBeLessThan(3_800);
});

/** QR-32, counted out: each colour by itself, then whatever is left for any colour. */
function paysPlainly(s: QuantumRift, seat: Seat, cost: readonly number[]): boolean {
  const left = COLOURS.map((_, colour) => s.ready[diceOf(seat, colour as Colour)] - cost[colour]);
  return left.every((n) => n >= 0) && left.reduce((sum, n) => sum + n) >= cost[ANY];
}

test("QR-32: what can be paid is what can be counted out, dearer and cheaper Actions included", () => {
  const seen = { paid: 0, short: 0, changed: 0 };
  for (let seed = 1; seed <= 12; seed++) {
    const dice = new Dice(seed);
    const { s } = randomTable(quantumRift, dice, seed % 2 === 0 ? "pair" : "solo", false);
    begin(quantumRift, s, seed);
    for (let decision = 0; decision < 60 && !isOver(s); decision++) {
      wander(quantumRift, s, dice, 1);
      for (let seat = 0 as Seat; seat < s.shape.seats; seat++) compareAll(s, seat, seen);
    }
  }
  for (const n of Object.values(seen)) expect(n).toBeGreaterThan(100);
});

function compareAll(s: QuantumRift, seat: Seat, seen: { paid: number; short: number; changed: number }): void {
  const { cards } = s.library;
  const compare = (purpose: number, thing: number, cost: readonly number[], what: string): void => {
    const can = paysPlainly(s, seat, cost);
    expect(canPay(s, seat, purpose, thing), `${what} for ${cost}`).toBe(can);
    seen[can ? "paid" : "short"]++;
  };
  for (const { index, id, type, cost } of cards) {
    if (type !== "action") {
      compare(DEPLOY, index, cost, id);
      continue;
    }
    const now = cost.map((_, colour) => priceOf(s, seat, index, colour as Colour));
    if (now.some((n, colour) => n !== cost[colour])) seen.changed++;
    compare(ACT, index, now, id);
  }
  for (let c = 0 as Card; c < s.shape.cards; c++) {
    const { action, response, id } = cards[s.def[c]];
    if (action !== null) compare(USE, c, action.cost, id);
    if (response !== null) compare(RESPOND, c, response.cost, id);
  }
}
