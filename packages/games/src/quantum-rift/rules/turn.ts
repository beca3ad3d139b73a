import type { Card, Seat } from "@rifthall/kernel/ids";
import { boundary, call, goto, label, procedure, run } from "@rifthall/kernel/machine";
import { isOver } from "@rifthall/kernel/state";
import {
  COLOURS,
  type Colour,
  DAMAGED,
  diceOf,
  EXHAUSTED,
  heroOf,
  isLiving,
  PHASE,
  phase,
  type QuantumRift,
  READY,
  ROUND,
  TURN_MARKS,
  trigger,
} from "../table.js";
import { DICE, UNITS } from "../verbs/touches.js";
import { draw } from "./cards.js";
import { combat } from "./combat.js";
import { deployment, initial } from "./deployment.js";
import { noticeDuration } from "./duration.js";
import { onCard } from "./name.js";
import { explore, startTriggers } from "./phases.js";
import { completion } from "./resolve.js";
import { cascadeAll, drawHands, revealStart, shuffleDecks } from "./setup.js";
import { loseVitality, revive, unmark } from "./units.js";
import { window } from "./window.js";

const step = boundary<QuantumRift>("step", [{ ...completion, boundary: "step" }]);

/**
 * QR-44: seven phases in this order; QR-48 to QR-51: the start of turn has four steps, and nothing
 * comes between them.
 */
export const turn = procedure("turn", {}, () => [
  run<QuantumRift>(startOfTurn),
  step,
  run<QuantumRift>(readyAll),
  step,
  run<QuantumRift>(readyDice),
  step,
  run<QuantumRift>(drawOne),
  step,
  run<QuantumRift>((s) => void call(s, deployment)),
  label("deployed"),
  run<QuantumRift>((s) => void call(s, combat)),
  label("fought"),
  run<QuantumRift>((s) => void call(s, explore)),
  label("explored"),
  run<QuantumRift>((s) => {
    s.tally[PHASE] = phase("threat");
    startTriggers(s, trigger("threat"));
  }),
  label("threatened"),
  run<QuantumRift>((s) => {
    s.tally[PHASE] = phase("regroup");
    startTriggers(s, trigger("regroup"));
  }),
  label("regrouped"),
  run<QuantumRift>((s) => {
    s.tally[PHASE] = phase("end");
  }),
  window("end"),
]);

/** The whole adventure: set-up, then turns until it is won or lost. */
export const adventure = procedure("adventure", {}, () => [
  run<QuantumRift>((s) => void call(s, initial)),
  label("set up"),
  run<QuantumRift>(shuffleDecks),
  run<QuantumRift>(revealStart),
  run<QuantumRift>(cascadeAll),
  run<QuantumRift>(drawHands),
  label("turn"),
  run<QuantumRift>((s) => void call(s, turn)),
  goto("turn"),
]);

/** QR-48 */
function startOfTurn(s: QuantumRift): void {
  s.tally[ROUND]++;
  s.tally[PHASE] = phase("start");
  if (s.log !== null) s.log.push({ do: "turn", rule: "QR-44", n: s.tally[ROUND] });
  unmark(s, TURN_MARKS);
  for (let seat = 0; seat < s.shape.seats && !isOver(s); seat++) reviveHero(s, seat as Seat);
}

/** QR-50 */
function readyDice(s: QuantumRift): void {
  for (let seat = 0; seat < s.shape.seats; seat++)
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const dice = diceOf(seat as Seat, colour as Colour);
      s.ready[dice] = s.dice[dice];
    }
  noticeDuration(s, DICE);
}

/** QR-51 */
function drawOne(s: QuantumRift): void {
  for (let seat = 0; seat < s.shape.seats && !isOver(s); seat++) draw(s, seat as Seat, "QR-51");
}

function reviveHero(s: QuantumRift, seat: Seat): void {
  const hero = heroOf(s, seat);
  if (!isLiving(s, seat) || s.condition[hero] !== DAMAGED) return;
  revive(s, hero, "QR-48");
  loseVitality(s, hero, 1, "QR-48");
}

/** QR-49: both sides; damaged ones stay damaged (QR-A34). */
function readyAll(s: QuantumRift): void {
  for (let c = 0; c < s.shape.cards; c++) {
    const card = c as Card;
    if (s.condition[card] !== EXHAUSTED) continue;
    s.condition[card] = READY;
    if (s.log !== null) s.log.push({ do: "ready", rule: "QR-49", ...onCard(s, card) });
  }
  noticeDuration(s, UNITS);
}
