import { type Card, type Frame, NO_REF, NONE, only, option, type Seat, thingOf } from "@rifthall/kernel/ids";
import { ask, call, get, goto, label, procedure, proceedIf, type Register, run, set } from "@rifthall/kernel/machine";
import { holds } from "@rifthall/kernel/state";
import { refer } from "@rifthall/kernel/zone";
import type { PlanSource } from "../content.js";
import { deckOf, IDLE, type Location, numberOf, PLAN, type Riftforce, type Side, stackAt, TRAINER } from "../table.js";
import { kind } from "../verbs/kinds.js";
import { useAbility } from "./ability.js";
import { controlled } from "./check.js";
import { canHarm, drillFor } from "./drill.js";
import { onTable, putDown, refill, score } from "./resolve.js";

const ACTIVATE = kind("activate");
const YOU = 0 as Seat;
const TRAINERS = TRAINER as number as Side;
const MOST = 6;

/** RF-83: the top plan: a bot is placed, then the trainer scores what it controls, or its bots attack. */
export const plan = procedure(
  "plan",
  {
    at: holds.int(0, MOST),
    used1: holds.ref,
    used2: holds.ref,
    used3: holds.ref,
    used4: holds.ref,
    used5: holds.ref,
    used6: holds.ref,
  },
  (r) => [
    run<Riftforce>((s, f) => {
      for (let i = 0; i < MOST; i++) set<number>(s, f, (r.used1 + i) as Register, NO_REF);
      placeBot(s);
      if (topPlan(s).kind !== "control") return;
      const points = controlled(s, TRAINERS, 0, s.shape.locations - 1);
      if (points === 0) return;
      s.tally[IDLE] = 0;
      score(s, TRAINERS, points, "RF-83");
    }),
    label("next"),
    proceedIf<Riftforce>((s, f) => get(s, f, r.at) < numbers(s).length, "end"),
    ask<Riftforce>({
      prompt: "plan",
      who: () => only(YOU),
      options: (s, f) => {
        const wanted = planned(s, f);
        for (let location = 0; location < s.shape.locations; location++)
          for (let c = s.head[stackAt(s, location as Location, TRAINERS)]; c !== NONE; c = s.next[c])
            if (numberOf(s.def[c]) === wanted && !isUsed(s, f, c) && canHarm(s, c))
              s.offer.add(option(ACTIVATE, c, location));
      },
      choose: (s, f, o) => {
        const card = thingOf(o) as Card;
        set<number>(s, f, (r.used1 + get(s, f, r.at)) as Register, refer(s, card));
        s.tally[IDLE] = 0;
        if (s.log !== null) s.log.push({ do: "activate", rule: "RF-83", seat: TRAINER, ...onTable(s, card) });
        useAbility(s, card, TRAINER, drillFor(s, numberOf(s.def[card])));
      },
    }),
    run<Riftforce>((s, f) => set(s, f, r.at, get(s, f, r.at) + 1)),
    goto("next"),
    label("end"),
    // RF-82: used up, they run again in the same order.
    run<Riftforce>((s) => {
      s.tally[PLAN] = (s.tally[PLAN] + 1) % s.library.plans.length;
    }),
  ],
);

export const topPlan = (s: Riftforce): PlanSource => s.library.plans[s.tally[PLAN]];
/** The number whose bot acts next. */
export const planned = (s: Riftforce, f: Frame): number => numbers(s)[get(s, f, plan.registers.at)];
const numbers = (s: Riftforce): readonly number[] => topPlan(s).numbers ?? [];

/** RF-83: each bot at most once a plan. */
export function isUsed(s: Riftforce, f: Frame, card: Card): boolean {
  for (let i = 0; i < MOST; i++)
    if (get<number>(s, f, (plan.registers.used1 + i) as Register) === refer(s, card)) return true;
  return false;
}

function placeBot(s: Riftforce): void {
  const { location, kind: what } = topPlan(s);
  if (s.log !== null) s.log.push({ do: "plan", rule: "RF-82", kind: what, location, numbers: numbers(s) });
  if (!refill(s, TRAINER)) return;
  s.tally[IDLE] = 0;
  const bot = s.head[deckOf(TRAINER)];
  putDown(s, bot, location as Location, TRAINER);
  if (s.log !== null) s.log.push({ do: "set", rule: "RF-83", seat: TRAINER, ...onTable(s, bot) });
}

export function startPlan(s: Riftforce): void {
  call(s, plan);
}
