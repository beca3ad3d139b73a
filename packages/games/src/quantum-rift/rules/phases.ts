import { type Card, type Frame, NOBODY, NONE, option, type Seat, type Zone } from "@rifthall/kernel/ids";
import {
  ask,
  askAll,
  call,
  forAll,
  get,
  goto,
  label,
  leave,
  procedure,
  proceedIf,
  run,
  set,
  signal,
} from "@rifthall/kernel/machine";
import { holds, SIGNALS } from "@rifthall/kernel/state";
import { move, shuffle } from "@rifthall/kernel/zone";
import {
  activeEncounter,
  areaOf,
  defOf,
  ENCOUNTER,
  ENEMIES,
  EXPLORATION_DECK,
  EXPLORATION_DISCARD,
  LIMBO,
  LOCATION,
  living,
  MIXED,
  PHASE,
  PHASES,
  phase,
  type QuantumRift,
  TRIGGERS,
  trigger,
} from "../table.js";
import { kind } from "../verbs/kinds.js";
import { onCard } from "./name.js";
import { addTriggers, chosenRow, dropGone, inQuestion, waiting } from "./order.js";
import { pull, startEffect } from "./resolve.js";
import { addEndAndUses, addUses, closedHands, guess, isWindowFor, stopName, use, type WindowName } from "./window.js";

const EXPLORE = option(kind("explore"));
const PASS = option(kind("pass"));
const END = option(kind("end"));

/** QR-83, QR-89, QR-90: all effects of one trigger word, in the order the players choose; between them is a window. */
export const triggers = procedure(
  "triggers",
  { word: holds.int(0, TRIGGERS.length - 1), ...waiting, passed: holds.seats },
  (r) => {
    const due = (s: QuantumRift, f: Frame): number => inQuestion(s, f, r, get(s, f, r.word));
    return [
      run<QuantumRift>((s, f) => {
        set(s, f, r.base, s.cell[SIGNALS]);
        callAll(s, get(s, f, r.word));
      }),
      label("next"),
      run<QuantumRift>((s, f) => dropGone(s, get(s, f, r.base))),
      askAll<QuantumRift>("next", r.passed, {
        prompt: "order",
        always: closedHands,
        who: living,
        // Equal cards are one option, so the order may matter and yet be none.
        guess: (s, f, seat) => (due(s, f) !== 0 ? "list" : guess(isWindowFor(s, seat))),
        options: (s, f, seat) => {
          const rows = due(s, f);
          if (rows !== 0) {
            addTriggers(s, get(s, f, r.base), rows);
            addUses(s, seat);
          } else addEndAndUses(s, seat, PASS);
        },
        choose: (s, f, o, seat) => {
          if (o === PASS) return "done";
          if (!use(s, seat, o)) pull(s, chosenRow(s, f, r, o), get(s, f, r.word));
          return "anew";
        },
        window: (s, f, seat) =>
          due(s, f) !== 0 ? null : { stop: stopName(s, seat, PHASES[s.tally[PHASE]] as WindowName), pass: PASS },
      }),
      run<QuantumRift>((s, f) => {
        const base = get(s, f, r.base);
        if (s.cell[SIGNALS] === base) {
          leave(s, f);
          return;
        }
        set(s, f, r.passed, NOBODY);
        pull(s, base, get(s, f, r.word));
      }),
      goto("next"),
    ];
  },
);

export function startTriggers(s: QuantumRift, word: number): void {
  set(s, call(s, triggers), triggers.registers.word, word);
}

/** Whatever is in play listens; QR-89: location, encounter, then the units and what players have. */
export function callAll(s: QuantumRift, word: number): void {
  callZone(s, LOCATION, word);
  callZone(s, ENCOUNTER, word);
  callZone(s, ENEMIES, word);
  for (let seat = 0; seat < s.shape.seats; seat++) callZone(s, areaOf(seat as Seat), word);
}

function callZone(s: QuantumRift, zone: Zone, word: number): void {
  for (let c = s.head[zone]; c !== NONE; c = s.next[c]) signal(s, s.library.triggers, word, c, s.stay[c]);
}

/** QR-82 to QR-84, QR-87: only without an encounter, and only if the players wish (QR-A11). */
export const explore = procedure("explore", { passed: holds.seats, again: holds.int(0, 2) }, (r) => [
  run<QuantumRift>((s) => {
    s.tally[PHASE] = phase("explore");
  }),
  label("ask"),
  proceedIf<QuantumRift>((s) => activeEncounter(s) === NONE, "end"),
  run<QuantumRift>((s, f) => set(s, f, r.again, 0)),
  ask<QuantumRift>(
    forAll(r.passed, {
      prompt: "explore",
      always: true,
      who: living,
      options: (s, _f, seat) => {
        if (mayExplore(s)) s.offer.add(EXPLORE);
        addEndAndUses(s, seat, END, mayExplore(s));
      },
      choose: (s, f, o, seat) => {
        set(s, f, r.again, o === EXPLORE ? 2 : 1);
        if (o === END) return "done";
        if (o === EXPLORE) startExploring(s);
        else use(s, seat, o);
        return "on";
      },
    }),
  ),
  proceedIf<QuantumRift>((s, f) => get(s, f, r.again) !== 1, "ask"),
  proceedIf<QuantumRift>((s, f) => get(s, f, r.again) === 2, "end"),
  run<QuantumRift>((s) => {
    while (s.head[LIMBO] !== NONE && defOf(s, s.head[LIMBO]).type === "exploration")
      move(s, s.head[LIMBO], EXPLORATION_DISCARD);
    startTriggers(s, trigger("explore"));
  }),
  label("end"),
]);

const mayExplore = (s: QuantumRift): boolean =>
  activeEncounter(s) === NONE && s.size[EXPLORATION_DECK] + s.size[EXPLORATION_DISCARD] > 0;

/** QR-18: an exploration is never in play; it is resolved at once and then discarded. */
function startExploring(s: QuantumRift): void {
  if (s.size[EXPLORATION_DECK] === 0) {
    while (s.head[EXPLORATION_DISCARD] !== NONE) move(s, s.head[EXPLORATION_DISCARD], EXPLORATION_DECK);
    shuffle(s, EXPLORATION_DECK);
    s.tally[MIXED] = 1;
    if (s.log !== null) s.log.push({ do: "reshuffle-exploration", rule: "QR-87" });
  }
  const card = s.head[EXPLORATION_DECK] as Card;
  move(s, card, LIMBO);
  if (s.log !== null) s.log.push({ do: "explore", rule: "QR-83", ...onCard(s, card) });
  const effect = defOf(s, card).procedures.do;
  if (effect !== undefined) startEffect(s, card, NONE as Seat, effect);
}
