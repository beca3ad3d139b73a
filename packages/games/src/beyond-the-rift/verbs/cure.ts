import { type Act, type Builder, Found, type Node, R, type Verb, wordOf } from "@rifthall/effects";
import type { Text } from "@rifthall/kernel/game";
import {
  type Card,
  type Def,
  lowest,
  meant,
  NONE,
  only,
  option,
  type Seat,
  type Seats,
  thingOf,
  type Zone,
} from "@rifthall/kernel/ids";
import { ask, get, set } from "@rifthall/kernel/machine";
import { holds } from "@rifthall/kernel/state";
import { distinctDefs } from "../../shared/distinct.js";
import { counted, spaced } from "../../shared/phrases.js";
import { times } from "../../shared/times.js";
import { IS_AFFLICTION, IS_FATIGUE, IS_WOUND } from "../bits.js";
import { cureFrom } from "../rules/cards.js";
import { type BeyondTheRift, discardOf, handOf } from "../table.js";
import { kind } from "./kinds.js";
import { AFFLICTIONS, HANDS, touch } from "./touches.js";
import { forSomeone, seatOfHero, youOf } from "./you.js";

const DISCARD = kind("discard");

const BITS: Readonly<Record<string, number>> = { wound: IS_WOUND, fatigue: IS_FATIGUE, any: IS_AFFLICTION };
const ONE: Readonly<Record<string, Text>> = {
  wound: { en: "Wound", de: "Wunde" },
  fatigue: { en: "Fatigue", de: "Erschöpfung" },
  any: { en: "Wound or Fatigue", de: "Wunde oder Erschöpfung" },
};
const MANY: Readonly<Record<string, Text>> = {
  wound: { en: "Wounds", de: "Wunden" },
  fatigue: { en: "Fatigue", de: "Erschöpfungen" },
  any: { en: "Wounds or Fatigue", de: "Wunden oder Erschöpfungen" },
};

const sortOf = (node: Node): string => wordOf(node.values, "cure") ?? "any";
const zoneFor = (node: Node): ((seat: Seat) => Zone) =>
  wordOf(node.values, "from") === "discard" ? discardOf : handOf;

/** Has that hero such a card there? */
function ails(node: Node): (s: BeyondTheRift, seat: Seat) => boolean {
  const bits = BITS[sortOf(node)];
  const zone = zoneFor(node);
  return (s, seat) => {
    if (seat === NONE) return false;
    for (let c = s.head[zone(seat)]; c !== NONE; c = s.next[c])
      if ((s.library.bits[s.def[c]] & bits) !== 0) return true;
    return false;
  };
}

/** How a hero is picked for it: one who has such a card. */
const CHOOSING: Act<BeyondTheRift> = {
  select: "to",
  option: "hero",
  useful: (s, _f, x, _n, node) => ails(node)(s, seatOfHero(s, x as Card)),
  run: () => {},
};

/** One card after another, chosen by the hero whose they are. */
function sending(node: Node, b: Builder<BeyondTheRift>): void {
  const bits = BITS[sortOf(node)];
  const zone = zoneFor(node);
  const sick = ails(node);
  times(
    b,
    node.values.n,
    (s, f) => sick(s, youOf(s, f)),
    ask<BeyondTheRift>({
      prompt: "cure",
      who: (s, f) => only(youOf(s, f)),
      options: (s, f) => {
        const count = distinctDefs(s, zone(youOf(s, f)));
        for (let i = 0; i < count; i++)
          if ((s.library.bits[s.scratch[i]] & bits) !== 0) s.offer.add(option(DISCARD, s.scratch[i]));
      },
      choose: (s, f, o) => cureFrom(s, youOf(s, f), zone(youOf(s, f)), thingOf(o) as Def, "BR-116"),
    }),
  );
}

/** Sends Wounds or Fatigue of a hero back to their pile; whose they are chooses which. */
export const cureVerb: Verb<BeyondTheRift> = {
  word: "cure",
  about: {
    en: "Sends Wounds or Fatigue of you, or of that hero, back to their pile: out of the hand, or out of the discard.",
    de: "Schickt Wunden oder Erschöpfung von dir oder jenem Helden zurück auf ihren Stapel: von der Hand oder aus der Ablage.",
  },
  args: {
    cure: { type: "word", words: ["wound", "fatigue", "any"] },
    n: { type: "amount", optional: true, all: true },
    to: { type: "select", sort: "card", optional: true },
    from: { type: "word", words: ["hand", "discard"], optional: true },
  },
  touches: touch(0, 0, HANDS | AFFLICTIONS),
  personal: (node) => node.values.to === undefined,
  say: (node, say, mood) => {
    const sort = sortOf(node);
    const all = node.values.n?.type === "amount" && node.values.n.amount === "all";
    const [given, per] = counted(node, say, ONE[sort][say.language], MANY[sort][say.language]);
    const discard = wordOf(node.values, "from") === "discard";
    const others = node.values.to !== undefined;
    if (say.language === "en") {
      const what = all ? `all ${MANY[sort].en}` : given;
      const where = discard ? "discard" : "hand";
      return others
        ? `${say.fill(`send ${what} back from the ${where} of {to:acc}`, node.values)}${per}`
        : `send ${what} back from your ${where}${per}`;
    }
    const what = all ? `alle ${MANY[sort].de}` : given;
    const whose = others ? say.fill("{to:gen}", node.values) : "";
    const place = discard
      ? others
        ? "aus der Ablage"
        : "aus deiner Ablage"
      : others
        ? "von der Hand"
        : "von deiner Hand";
    const rest = spaced(per.trim(), what, place, whose);
    return mood === "infinitive" ? `${rest} zurücklegen` : `lege ${rest} zurück`;
  },
  compile: (node, b) => {
    const { to } = node.values;
    if (to?.type !== "select") {
      sending(node, b);
      return;
    }
    const { select } = to;
    const before = b.register(holds.seatOrNone);
    const left = b.register(holds.seats);
    const again = b.label();
    const end = b.label();
    b.run((s, f) => set(s, f, before, youOf(s, f)));
    const one = select.kind === "selector" && select.quantifier !== "each";
    if (one) b.choice(node, CHOOSING, select);
    const all = b.meanings.all(select);
    const found = new Found();
    b.run((s, f) => {
      found.count = 0;
      if (!one) all(s, f, found);
      else if (get(s, f, R.that) !== NONE) found.add(meant(get(s, f, R.that)));
      let seats = 0;
      for (let i = 0; i < found.count; i++) {
        const seat = seatOfHero(s, found.list[i] as Card);
        // What is no hero has no hand.
        if (seat !== NONE) seats |= 1 << seat;
      }
      set(s, f, left, seats as Seats);
    });
    b.place(again);
    b.proceedIf((s, f) => get(s, f, left) !== 0, end);
    b.run((s, f) => {
      const seats = get(s, f, left);
      set(s, f, R.you, lowest(seats) as Seat);
      set(s, f, left, (seats & (seats - 1)) as Seats);
    });
    sending(node, b);
    b.goto(again);
    b.place(end);
    b.run((s, f) => set(s, f, R.you, get(s, f, before)));
  },
  able: (node, a) => {
    const sick = ails(node);
    const { to } = node.values;
    if (to?.type !== "select") return (s, f) => forSomeone(s, f, sick) || a.rest(s, f);
    const whom = a.meanings.all(to.select);
    const found = new Found();
    return (s, f) => {
      found.count = 0;
      whom(s, f, found);
      for (let i = 0; i < found.count; i++) if (sick(s, seatOfHero(s, found.list[i] as Card))) return true;
      return a.rest(s, f);
    };
  },
};
