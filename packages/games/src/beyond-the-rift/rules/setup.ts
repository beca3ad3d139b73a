import { type Card, NONE, PUBLIC, type Seat } from "@rifthall/kernel/ids";
import { call, goto, label, procedure, run } from "@rifthall/kernel/machine";
import type { Column } from "@rifthall/kernel/state";
import { clearZones, show, shuffle } from "@rifthall/kernel/zone";
import { layRow } from "../../shared/rows.js";
import { MOST_AP, MOST_THREAT } from "../facts.js";
import {
  ACTING,
  type BeyondTheRift,
  COLUMN,
  deckOf,
  ENEMY_DECK,
  FATIGUE_DECK,
  MOST_COUNT,
  NOTES,
  PHASE,
  phase,
  RESPONSE_DECK,
  ROW,
  scenarioRow,
  sheetOf,
  TARGET,
  TERRAIN_DECK,
  THREAT,
  WOUND_DECK,
} from "../table.js";
import { draw } from "./cards.js";
import { rounds } from "./phases.js";
import { startRun } from "./resolve.js";
import { byHeroes, counterIndex } from "./scenario.js";
import { settled } from "./settle.js";
import { handSize, heroAdded, START_AP } from "./values.js";

/** BR-10 to BR-18: the set-up, then rounds until it is won or lost. */
export const match = procedure("match", {}, () => [
  run<BeyondTheRift>((s) => {
    s.tally[PHASE] = phase("setup");
    shuffleDecks(s);
    for (let seat = 0; seat < s.shape.seats; seat++) draw(s, seat as Seat, handSize(s, seat as Seat), "BR-16");
    startRun(s, scenarioRow, NONE as Seat, s.shape.scenario.setup?.procedure ?? NONE);
  }),
  label("rounds"),
  settled,
  run<BeyondTheRift>((s) => void call(s, rounds)),
  goto("rounds"),
]);

/** BR-11, BR-12, BR-14, BR-A31 */
function shuffleDecks(s: BeyondTheRift): void {
  for (const zone of [ENEMY_DECK, TERRAIN_DECK, WOUND_DECK, FATIGUE_DECK, RESPONSE_DECK]) shuffle(s, zone);
  for (let seat = 0; seat < s.shape.seats; seat++) shuffle(s, deckOf(seat as Seat));
}

/** Every card to its place, AP and Threat at their starting values (BR-13, BR-14). */
export function layOut(s: BeyondTheRift): void {
  clearTable(s);
  const { rows, scenario, notes } = s.shape;
  for (let row = 0; row < rows.length; row++) {
    const card = row as Card;
    layRow(s, card, rows[row]);
    // Until they are shuffled, all decks are lists that everybody may read.
    show(s, card, PUBLIC);
  }
  const level = scenario.levels[s.rulings.difficulty];
  s.tally[THREAT] = Math.min(MOST_THREAT, byHeroes(s, level.threat));
  for (const [id, numbers] of level.counters)
    s.counter[counterIndex(s, id)] = Math.min(MOST_COUNT, byHeroes(s, numbers));
  for (const note of notes) s.tally[NOTES] |= 1 << s.library.notes.indexOf(note);
  for (let seat = 0; seat < s.shape.seats; seat++) {
    const start = (sheetOf(s, seat as Seat).board.board?.ap ?? 0) + heroAdded(s, seat as Seat, START_AP);
    s.ap[seat as Seat] = Math.max(0, Math.min(MOST_AP, start));
  }
}

/** Empties the table: no card lies anywhere, and nobody acts. */
export function clearTable(s: BeyondTheRift): void {
  clearZones(s);
  for (const column of [s.tally, s.ap, s.counter, s.marks, s.actionsUsed]) wipe(column, 0);
  for (const column of [s.host, s.won]) wipe(column, NONE);
  for (const cell of [COLUMN, ROW, ACTING, TARGET]) s.tally[cell] = NONE;
}

function wipe(column: { readonly length: number }, value: number): void {
  for (let i = 0; i < column.length; i++) (column as Column<number>)[i] = value;
}
