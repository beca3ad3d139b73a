import { type Card, NONE, PUBLIC, type Seat } from "@rifthall/kernel/ids";
import { call, procedure, roll, set } from "@rifthall/kernel/machine";

import { clearZones, show, shuffle, swap } from "@rifthall/kernel/zone";
import { layRow } from "../../shared/rows.js";
import { COLOURS, type Colour, deckOf, defOf, diceOf, heroOf, LOCATION_STACK, type QuantumRift } from "../table.js";
import { draw } from "./cards.js";
import { waiting } from "./order.js";
import { cascade } from "./resolve.js";
import { travel } from "./story.js";

/** QR-25 */
const HAND = 5;

/** QR-19 to QR-21: every card to its place, dice to their heroes; the exploration deck by tiers. */
export function layOut(s: QuantumRift): void {
  clearTable(s);
  const { rows } = s.shape;
  for (let row = 0; row < rows.length; row++) {
    const card = row as Card;
    layRow(s, card, rows[row]);
    // Until it is shuffled, a deck is its hero's list of cards, which everybody knows.
    if (rows[row].owner !== NONE) show(s, card, PUBLIC);
    s.vitality[card] = defOf(s, card).vitality;
  }
  const [first, second, end] = s.shape.tiers;
  shuffleRows(s, first, second);
  shuffleRows(s, second, end);
  for (let seat = 0; seat < s.shape.seats; seat++) {
    const { dice } = defOf(s, heroOf(s, seat as Seat));
    for (let colour = 0; colour < COLOURS.length; colour++) {
      s.dice[diceOf(seat as Seat, colour as Colour)] = dice[colour];
      s.ready[diceOf(seat as Seat, colour as Colour)] = dice[colour];
    }
  }
}

/** Empties the table: no card lies anywhere. */
export function clearTable(s: QuantumRift): void {
  clearZones(s);
  for (let c = 0; c < s.shape.cards; c++) s.bearer[c as Card] = NONE as Card;
}

/** QR-20: tier 1 lies on top of tier 2, each shuffled by itself. */
function shuffleRows(s: QuantumRift, from: number, to: number): void {
  for (let i = to - 1; i > from; i--) swap(s, i as Card, (from + roll(s, i - from + 1)) as Card);
}

/** QR-23 */
export function shuffleDecks(s: QuantumRift): void {
  for (let seat = 0; seat < s.shape.seats; seat++) shuffle(s, deckOf(seat as Seat));
}

/** QR-24 */
export function revealStart(s: QuantumRift): void {
  travel(s, s.def[s.head[LOCATION_STACK]]);
}

/** Whatever waits to be revealed is revealed. */
export const reveals = procedure("reveals", waiting, cascade);
export function cascadeAll(s: QuantumRift): void {
  set(s, call(s, reveals), reveals.registers.base, 0);
}

/** QR-25, QR-A30: there is no hand before this. */
export function drawHands(s: QuantumRift): void {
  for (let seat = 0; seat < s.shape.seats; seat++) for (let i = 0; i < HAND; i++) draw(s, seat as Seat, "QR-25");
}
