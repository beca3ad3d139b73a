import { type Def, everyone, kindOf, NONE, option, thingOf } from "@rifthall/kernel/ids";
import { askAll, get, label, stepsOf } from "@rifthall/kernel/machine";
import { move, pickOut } from "@rifthall/kernel/zone";
import { distinctDefs } from "../../shared/distinct.js";
import { REACTIONS } from "../facts.js";
import { type BeyondTheRift, handOf, LIMBO } from "../table.js";
import { kind } from "../verbs/kinds.js";
import { payAp } from "./ap.js";
import { onCard } from "./name.js";
import { startPlayed } from "./resolve.js";
import { canReact, closedHands, isAsked, reactions } from "./window.js";

const REACT = kind("react");
const PASS = option(kind("pass"));

/** BR-A40: each hero with a Reaction that fits may use it, whoever is first; closed when all have passed. */
export const reacting = stepsOf(reactions, (r) => [
  label("again"),
  askAll<BeyondTheRift>("again", r.passed, {
    prompt: "react",
    always: closedHands,
    who: (s) => everyone(s.shape.seats),
    guess: (s, f, seat) =>
      isAsked(s, seat, get(s, f, r.event), get(s, f, r.card), get(s, f, r.seat)) ? "several" : "none",
    options: (s, f, seat) => {
      const event = get(s, f, r.event);
      const card = get(s, f, r.card);
      const about = get(s, f, r.seat);
      if (!isAsked(s, seat, event, card, about)) return;
      s.offer.add(PASS);
      const n = distinctDefs(s, handOf(seat));
      for (let i = 0; i < n; i++)
        if (canReact(s, seat, s.scratch[i] as Def, event, card, about)) s.offer.add(option(REACT, s.scratch[i]));
    },
    choose: (s, f, o, seat) => {
      if (kindOf(o) !== REACT) return "done";
      const def = thingOf(o) as Def;
      const { reaction } = s.library.cards[def];
      const card = pickOut(s, handOf(seat), def);
      move(s, card, LIMBO);
      const cost = reaction?.cost ?? 0;
      if (s.log !== null) s.log.push({ do: "react", rule: "BR-56", ...onCard(s, card), seat, cost });
      payAp(s, seat, cost);
      startPlayed(s, card, seat, reaction?.procedure ?? NONE, get(s, f, r.card));
      // BR-A41: the newest is resolved first; then all are asked again, for the table has changed.
      return "anew";
    },
    window: (s, f) => ({ stop: REACTIONS[get(s, f, r.event)], pass: PASS }),
  }),
]);
