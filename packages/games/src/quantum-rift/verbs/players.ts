import { effectOf, R, type Verb } from "@rifthall/effects";
import { NONE, type Seat } from "@rifthall/kernel/ids";
import { get, set } from "@rifthall/kernel/machine";
import { holds } from "@rifthall/kernel/state";
import { isLiving, type QuantumRift } from "../table.js";
import { youOf } from "./you.js";

/** QR-A26: in seat order; inside, each of them in turn is "you". */
export const eachPlayerVerb: Verb<QuantumRift> = {
  word: "eachPlayer",
  about: { en: "Each player in turn does this.", de: "Jeder Spieler tut dies der Reihe nach." },
  args: { eachPlayer: { type: "effect" } },
  say: {
    en: { imperative: "each player: {eachPlayer}", infinitive: "each player: {eachPlayer}" },
    de: { imperative: "jeder Spieler: {eachPlayer}", infinitive: "jeder Spieler: {eachPlayer}" },
  },
  compile: (node, b) => {
    const before = b.register(holds.seatOrNone);
    const seat = b.register<Seat>({ range: ({ seats }) => [NONE, seats] });
    const again = b.label();
    const end = b.label();
    b.run((s, f) => {
      set(s, f, before, youOf(s, f));
      set(s, f, seat, NONE as Seat);
    });
    b.place(again);
    b.run((s, f) => {
      let next = get(s, f, seat) + 1;
      while (next < s.shape.seats && !isLiving(s, next as Seat)) next++;
      set(s, f, seat, next as Seat);
      if (next < s.shape.seats) set(s, f, R.you, next as Seat);
    });
    b.proceedIf((s, f) => get(s, f, seat) < s.shape.seats, end);
    b.effect(effectOf(node.values, "eachPlayer"));
    b.goto(again);
    b.place(end);
    b.run((s, f) => set(s, f, R.you, get(s, f, before)));
  },
  able: (node, a) => {
    const inner = a.effect(effectOf(node.values, "eachPlayer"));
    return (s, f) => {
      const before = youOf(s, f);
      let found = false;
      for (let seat = 0; seat < s.shape.seats && !found; seat++) {
        if (!isLiving(s, seat as Seat)) continue;
        set(s, f, R.you, seat as Seat);
        found = inner(s, f);
      }
      set(s, f, R.you, before);
      return found || a.rest(s, f);
    };
  },
};
