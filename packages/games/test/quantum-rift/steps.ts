import type { Seat } from "@rifthall/kernel/ids";
import { expect } from "vitest";
import type { Table } from "./table.js";

/** Ends, passes and declines, rolls nothing, and else takes the first answer, until that holds. */
export function onward(t: Table, done: (t: Table) => boolean, most = 120): Table {
  for (let i = 0; i < most; i++) {
    if (t.over || done(t)) return t;
    const seat = t.asked[0] ?? 0;
    const list = t.options(undefined, seat);
    const quiet = list.findIndex((o) => ["end", "pass", "decline"].includes(o.do) || (o.do === "dice" && o.n === 0));
    t.match.choose(seat as Seat, Math.max(0, quiet));
  }
  return expect.fail(`it did not come to that; the prompt is "${t.prompt}" in ${t.view().phase}`);
}

/** On to the first question of the next turn. */
export function nextTurn(t: Table): Table {
  const { round } = t.view();
  return onward(t, (x) => x.view().round > round);
}

/** The dice of the last roll that was made, with everything added to them then. */
export const lastRoll = (t: Table): readonly number[] => (t.events("roll").at(-1)?.dice ?? []) as readonly number[];
