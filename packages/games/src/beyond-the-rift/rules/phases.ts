import { type Card, type Def, everyone, NONE, option, type Seat, type Seats, thingOf } from "@rifthall/kernel/ids";
import {
  ask,
  askOn,
  call,
  get,
  goto,
  type Item,
  label,
  procedure,
  proceedIf,
  run,
  set,
  stepsOf,
} from "@rifthall/kernel/machine";
import { holds } from "@rifthall/kernel/state";
import { distinctDefs } from "../../shared/distinct.js";
import { IS_AFFLICTION } from "../bits.js";
import { MOST_AP } from "../facts.js";
import {
  areaOf,
  type BeyondTheRift,
  defOf,
  FALLEN,
  handOf,
  holderOf,
  isFinal,
  PHASE,
  phase,
  ROUND,
  scenarioRow,
  sheetOf,
  TO_ACT,
  USED,
} from "../table.js";
import { kind } from "../verbs/kinds.js";
import type { Phase } from "../wire.js";
import { discardFromHand, draw } from "./cards.js";
import { lose } from "./end.js";
import { enemyPhase } from "./enemies.js";
import { heroPhase } from "./hero.js";
import { onCard } from "./name.js";
import { startRun } from "./resolve.js";
import { round } from "./scope.js";
import { settled } from "./settle.js";
import { handSize, heroAdded, START_AP } from "./values.js";
import { closedHands } from "./window.js";

const DISCARD = kind("discard");
const TRIGGER = kind("trigger");

/** A phase begins: BR-145: the scenario does in it what it says, and nothing where it says nothing. */
const opens = (name: Exclude<Phase, "setup">): Item<BeyondTheRift>[] => [
  label(name),
  run<BeyondTheRift>((s) => {
    s.tally[PHASE] = phase(name);
    if (s.log !== null) s.log.push({ do: "phase", rule: "BR-40", phase: name });
    // BR-110: in the End Phase of v0.9.9 its effects come among the others.
    if (name !== "end" || isFinal(s)) startRun(s, scenarioRow, NONE as Seat, script(s, name));
  }),
  settled,
];

/** BR-148: in v0.9.9 the spawning comes first in its phase, whatever the order of the scenario's list. */
const script = (s: BeyondTheRift, name: Exclude<Phase, "setup">): number => {
  const { phases, spawnFirst } = s.shape.scenario;
  return (name === "quest" && !isFinal(s) ? spawnFirst : phases[name])?.procedure ?? NONE;
};

/** BR-40 */
export const rounds = stepsOf(round, () => [
  run<BeyondTheRift>((s) => {
    s.tally[ROUND]++;
    s.actionsUsed[0] = 0;
    for (let c = 0; c < s.shape.cards; c++) s.marks[c as Card] &= ~USED;
    if (s.log !== null) s.log.push({ do: "round", rule: "BR-40", n: s.tally[ROUND] });
  }),
  ...opens("hero"),
  run<BeyondTheRift>((s) => void call(s, heroPhase)),
  ...opens("enemy"),
  run<BeyondTheRift>((s) => void call(s, enemyPhase)),
  settled,
  ...opens("quest"),
  ...opens("draw"),
  run<BeyondTheRift>((s) => void call(s, drawPhase)),
  settled,
  ...opens("end"),
  run<BeyondTheRift>((s) => void call(s, endPhase)),
  label("over"),
  settled,
]);

/** BR-104 to BR-109, BR-A55: all reset their AP, all draw, all discard in any order, then deaths are looked at together. */
export const drawPhase = procedure("draw phase", {}, () => [
  run<BeyondTheRift>((s) => {
    for (let seat = 0; seat < s.shape.seats; seat++) resetAp(s, seat as Seat);
    for (let seat = 0; seat < s.shape.seats; seat++) draw(s, seat as Seat, handSize(s, seat as Seat), "BR-105");
  }),
  label("discard"),
  askOn<BeyondTheRift>("discard", {
    prompt: "discard-down",
    always: closedHands,
    who: (s) => tooMany(s),
    options: (s, _f, seat) => {
      const n = distinctDefs(s, handOf(seat));
      for (let i = 0; i < n; i++)
        if ((s.library.bits[s.scratch[i]] & IS_AFFLICTION) === 0) s.offer.add(option(DISCARD, s.scratch[i]));
    },
    choose: (s, _f, o, seat) => discardFromHand(s, seat, thingOf(o) as Def, "BR-106"),
  }),
  run<BeyondTheRift>(lookForDeaths),
]);

/** BR-104, BR-109, BR-A4: anew, and one for each card still in hand. */
function resetAp(s: BeyondTheRift, seat: Seat): void {
  const start = (sheetOf(s, seat).board.board?.ap ?? 0) + heroAdded(s, seat, START_AP);
  const before = s.ap[seat];
  s.ap[seat] = Math.max(0, Math.min(MOST_AP, start + s.size[handOf(seat)]));
  if (s.log !== null) s.log.push({ do: "ap", rule: "BR-104", seat, n: s.ap[seat] - before, left: s.ap[seat] });
}

/** BR-106: who holds more than the hand size and has something that may be discarded. */
function tooMany(s: BeyondTheRift): Seats {
  let seats = 0;
  for (let seat = 0; seat < s.shape.seats; seat++)
    if (s.size[handOf(seat as Seat)] > handSize(s, seat as Seat) && plainCards(s, seat as Seat) > 0) seats |= 1 << seat;
  return seats as Seats;
}

function plainCards(s: BeyondTheRift, seat: Seat): number {
  let n = 0;
  for (let c = s.head[handOf(seat)]; c !== NONE; c = s.next[c])
    if ((s.library.bits[s.def[c]] & IS_AFFLICTION) === 0) n++;
  return n;
}

/** BR-107; BR-A5: an empty hand is no death, and BR-A56: nor are Wounds at any other time. */
function lookForDeaths(s: BeyondTheRift): void {
  for (let seat = 0 as Seat; seat < s.shape.seats; seat++) {
    if (s.size[handOf(seat)] === 0 || plainCards(s, seat) > 0) continue;
    s.tally[FALLEN] |= 1 << seat;
    if (s.log !== null) s.log.push({ do: "death", rule: "BR-107", seat });
  }
  if (s.tally[FALLEN] !== 0) lose(s, "death");
}

/** BR-110: what lies in play and acts at the end, in the order the heroes choose; in v0.9.9 the scenario among it. */
export const endPhase = procedure("end phase", { chosen: holds.cardOrNone }, (r) => [
  run<BeyondTheRift>((s) => {
    if (!isFinal(s) && script(s, "end") !== NONE) s.marks[scenarioRow] |= TO_ACT;
    for (let seat = 0; seat < s.shape.seats; seat++)
      for (let c = s.head[areaOf(seat as Seat)]; c !== NONE; c = s.next[c])
        if (defOf(s, c).end !== null) s.marks[c] |= TO_ACT;
  }),
  label("next"),
  run<BeyondTheRift>((s, f) => set(s, f, r.chosen, firstToAct(s))),
  proceedIf<BeyondTheRift>((s, f) => get(s, f, r.chosen) !== NONE, "over"),
  ask<BeyondTheRift>({
    prompt: "end-order",
    who: (s) => everyone(s.shape.seats),
    options: addEnds,
    choose: (s, f, o) => set(s, f, r.chosen, thingOf(o) as Card),
  }),
  run<BeyondTheRift>((s, f) => {
    const card = get(s, f, r.chosen);
    s.marks[card] &= ~TO_ACT;
    if (s.log !== null) s.log.push({ do: "trigger", rule: "BR-110", ...onCard(s, card), word: "end" });
    const effect = card === scenarioRow ? script(s, "end") : (defOf(s, card).end?.procedure ?? NONE);
    startRun(s, card, holderOf(s, card), effect);
  }),
  settled,
  goto("next"),
  label("over"),
]);

const isToAct = (s: BeyondTheRift, card: Card): boolean => (s.marks[card] & TO_ACT) !== 0;

function firstToAct(s: BeyondTheRift): Card {
  if (isToAct(s, scenarioRow)) return scenarioRow;
  for (let seat = 0; seat < s.shape.seats; seat++)
    for (let c = s.head[areaOf(seat as Seat)]; c !== NONE; c = s.next[c]) if (isToAct(s, c)) return c;
  return NONE as Card;
}

function addEnds(s: BeyondTheRift): void {
  if (isToAct(s, scenarioRow)) s.offer.add(option(TRIGGER, scenarioRow));
  for (let seat = 0; seat < s.shape.seats; seat++)
    for (let c = s.head[areaOf(seat as Seat)]; c !== NONE; c = s.next[c])
      if (isToAct(s, c)) s.offer.add(option(TRIGGER, c));
}
