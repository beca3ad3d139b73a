import { type Card, everyone, NOBODY, NONE, type Seat, type Seats, thingOf } from "@rifthall/kernel/ids";
import { ask, call, get, goto, label, procedure, proceedIf, run, set } from "@rifthall/kernel/machine";
import { holds } from "@rifthall/kernel/state";
import { probe, unprobe } from "../../shared/probe.js";
import type { Cell } from "../content.js";
import { COLUMNS } from "../facts.js";
import { type BeyondTheRift, COLUMN, ROW, TO_ACT } from "../table.js";
import { anyEnemy } from "./areas.js";
import { onCard } from "./name.js";
import { startRun } from "./resolve.js";
import { cellOf } from "./scenario.js";
import { settled } from "./settle.js";
import { drawResponse } from "./supply.js";
import { addHeroes, dividedBy, fixTarget, rank, tellTarget, unrank } from "./target.js";
import { markRow, nextMarked } from "./turns.js";

/** What the enemies of the row that is resolved do in this phase; null where its columns say nothing. */
function cellNow(s: BeyondTheRift): Cell | null {
  const row = s.shape.scenario.table[s.tally[ROW]];
  return row === undefined ? null : cellOf(row, s.tally[COLUMN]);
}

/** One enemy does what its row says, from where it stands then (BR-A77). */
export const activate = procedure("activate", { enemy: holds.card }, (r) => [
  run<BeyondTheRift>((s, f) => {
    rank(s, get(s, f, r.enemy));
  }),
  // BR-A71
  ask<BeyondTheRift>({
    prompt: "target",
    who: (s, f) => (equals(s, get(s, f, r.enemy)) === NOBODY ? NOBODY : everyone(s.shape.seats)),
    options: (s, f) => addHeroes(s, equals(s, get(s, f, r.enemy))),
    choose: (s, f, o) => {
      tellTarget(s, get(s, f, r.enemy), thingOf(o) as Seat, null);
      fixTarget(s, get(s, f, r.enemy), thingOf(o) as Seat);
    },
  }),
  run<BeyondTheRift>((s, f) => {
    const enemy = get(s, f, r.enemy);
    const cell = cellNow(s);
    const acts = cell !== null && isAble(s, enemy, cell);
    if (s.log !== null)
      s.log.push({ do: acts ? "activate" : "idle", rule: acts ? "BR-75" : "BR-76", ...onCard(s, enemy) });
    if (acts) startRun(s, enemy, NONE as Seat, cell.procedure);
  }),
  run<BeyondTheRift>(unrank),
  settled,
]);

/** BR-A71: heroes of whom one is to be chosen before it is looked whether the enemy is able. */
const equals = (s: BeyondTheRift, enemy: Card): Seats => dividedBy(s, enemy, cellNow(s)?.aims ?? []);

/** BR-76: would what its row says, or the alternate, change anything? */
function isAble(s: BeyondTheRift, enemy: Card, cell: Cell): boolean {
  const f = probe(s, enemy, NONE as Seat);
  const able = cell.able(s, f);
  unprobe(s, f);
  return able;
}

/** BR-73 to BR-77: a column for all, then row by row from the top; within a row players choose who is next (BR-A6). */
export const enemyPhase = procedure("enemy phase", { enemy: holds.cardOrNone }, (r) => [
  proceedIf<BeyondTheRift>(anyEnemy, "end"),
  run<BeyondTheRift>((s) => {
    s.tally[COLUMN] = Math.min(drawResponse(s, "column"), COLUMNS - 1);
    s.tally[ROW] = NONE;
  }),
  label("row"),
  // BR-A7, BR-A76: who comes while a row is resolved does not act in it.
  run<BeyondTheRift>((s) => {
    s.tally[ROW]++;
    if (cellNow(s) !== null) markRow(s, s.shape.scenario.table[s.tally[ROW]].who, TO_ACT);
  }),
  proceedIf<BeyondTheRift>((s) => s.tally[ROW] < s.shape.scenario.table.length, "over"),
  label("next"),
  ...nextMarked(r.enemy, TO_ACT),
  proceedIf<BeyondTheRift>((s, f) => get(s, f, r.enemy) !== NONE, "row"),
  // BR-A77: what has left play has lost its mark.
  run<BeyondTheRift>((s, f) => set(s, call(s, activate), activate.registers.enemy, get(s, f, r.enemy))),
  goto("next"),
  label("over"),
  run<BeyondTheRift>((s) => {
    s.tally[COLUMN] = NONE;
    s.tally[ROW] = NONE;
  }),
  label("end"),
]);
