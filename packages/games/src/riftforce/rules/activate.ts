import {
  type Card,
  type Def,
  type Frame,
  kindOf,
  NO_REF,
  NONE,
  option,
  type Ref,
  type Seat,
  thingOf,
} from "@rifthall/kernel/ids";
import { ask, call, get, goto, label, leave, procedure, proceedIf, type Register, set } from "@rifthall/kernel/machine";
import { holds } from "@rifthall/kernel/state";
import { move, pickOut, refer } from "@rifthall/kernel/zone";
import {
  defOf,
  discardOf,
  guildOf,
  guildOrNone,
  guildUp,
  handOf,
  IDLE,
  LEAST,
  type Location,
  NUMBERS,
  numberOf,
  numberUp,
  type Riftforce,
  sideOfSeat,
  stackAt,
} from "../table.js";
import { kind } from "../verbs/kinds.js";
import { useAbility } from "./ability.js";
import { cardName } from "./name.js";
import { onTable } from "./resolve.js";

const ACTIVATE = kind("activate");
const END = kind("end");
const MOST = 3;

/**
 * RF-43. `guild` and `number` are what the discarded card and all activated ones share (NONE: not that); the cards
 * used are remembered by stay, so one that left and came back is a new card.
 */
export const activate = procedure(
  "activate",
  {
    seat: holds.seat,
    guild: guildOrNone,
    number: holds.int(NONE, LEAST + NUMBERS - 1),
    count: holds.int(0, MOST),
    used1: holds.ref,
    used2: holds.ref,
    used3: holds.ref,
  },
  (r) => [
    label("next"),
    proceedIf<Riftforce>((s, f) => get(s, f, r.count) < MOST, "end"),
    ask<Riftforce>({
      prompt: "activate",
      who: r.seat,
      options: (s, f) => {
        // Read once: what the stack of frames holds would be read again for every card on the table.
        const seat = get(s, f, r.seat);
        const guild = get(s, f, r.guild);
        const number = get(s, f, r.number);
        const fresh = get(s, f, r.count) === 0;
        const side = sideOfSeat(s, seat);
        const { offer } = s;
        const { locations } = s.shape;
        for (let location = 0; location < locations; location++)
          for (let c = s.head[stackAt(s, location as Location, side)]; c !== NONE; c = s.next[c])
            if (suits(s, c, seat, guild, number) && (fresh || !isUsed(s, f, c)))
              offer.add(option(ACTIVATE, c, location));
        if (mayStop(s, f)) offer.add(option(END));
      },
      choose: (s, f, o) => {
        if (kindOf(o) === END) leave(s, f);
        else activateOne(s, f, thingOf(o) as Card);
      },
    }),
    goto("next"),
    label("end"),
  ],
);

const R = activate.registers;

export const matches = (s: Riftforce, f: Frame, card: Card): boolean =>
  suits(s, card, get(s, f, R.seat), get(s, f, R.guild), get(s, f, R.number));

/** RF-43, RF-74: it has the shared symbol and is your own, or it has the shared number; what is NONE is not shared. */
function suits(s: Riftforce, card: Card, seat: Seat, guild: number, number: number): boolean {
  const def = s.def[card];
  const own = guildOf(def);
  // The number by way of the guild: one division, where every card of a side is looked at.
  return def === defOf(own, number) || (own === guild && s.controller[card] === seat);
}

/** RF-43: each at most once. */
export function isUsed(s: Riftforce, f: Frame, card: Card): boolean {
  const { used1, used2, used3 } = activate.registers;
  const ref = refer(s, card);
  return get(s, f, used1) === ref || get(s, f, used2) === ref || get(s, f, used3) === ref;
}

/** RF-44: after one or two. Where an Activate needs no card to activate, also at once. */
export const mayStop = (s: Riftforce, f: Frame): boolean =>
  get(s, f, activate.registers.count) > 0 || !s.rulings.activateNeedsCard;

export function startActivate(s: Riftforce, seat: Seat, def: Def): void {
  s.tally[IDLE] = 0;
  const card = pickOut(s, handOf(seat), def);
  move(s, card, discardOf(seat));
  if (s.log !== null) s.log.push({ do: "discard", rule: "RF-43", seat, card: cardName(s, card), id: card });
  const f = call(s, activate);
  const r = activate.registers;
  set(s, f, r.seat, seat);
  set(s, f, r.guild, guildOf(def));
  set(s, f, r.number, numberOf(def));
  set(s, f, r.used1, NO_REF);
  set(s, f, r.used2, NO_REF);
  set(s, f, r.used3, NO_REF);
}

function activateOne(s: Riftforce, f: Frame, card: Card): void {
  const r = activate.registers;
  const seat = get(s, f, r.seat);
  if (!suits(s, card, seat, get(s, f, r.guild), NONE)) set(s, f, r.guild, NONE);
  if (numberOf(s.def[card]) !== get(s, f, r.number)) set(s, f, r.number, NONE);
  const count = get(s, f, r.count);
  set(s, f, (r.used1 + count) as Register<Ref>, refer(s, card));
  set(s, f, r.count, count + 1);
  if (s.log !== null) s.log.push({ do: "activate", rule: "RF-43", seat, ...onTable(s, card) });
  useAbility(s, card, seat, s.library.activate[guildOf(s.def[card])]);
}

/** RF-43: the cards that discarding this one lets be activated, and how many of them in one action: they share one thing. */
export function strikes(s: Riftforce, seat: Seat, def: Def): { readonly strikes: number; readonly strikers: string } {
  const of: Card[] = [];
  let [guild, number] = [0, 0];
  const side = sideOfSeat(s, seat);
  for (let location = 0; location < s.shape.locations; location++)
    for (let c = s.head[stackAt(s, location as Location, side)]; c !== NONE; c = s.next[c]) {
      const byGuild = suits(s, c, seat, guildOf(def), NONE);
      const byNumber = numberOf(s.def[c]) === numberOf(def);
      if (byGuild) guild++;
      if (byNumber) number++;
      if (byGuild || byNumber) of.push(c);
    }
  return { strikes: Math.min(MOST, Math.max(guild, number)), strikers: of.join(" ") };
}

/** RF-44: does discarding this card let at least one card be activated? */
export const canActivate = (s: Riftforce, seat: Seat, def: Def): boolean =>
  !s.rulings.activateNeedsCard ||
  s.numbersUp[numberUp(sideOfSeat(s, seat), def)] > 0 ||
  s.guildsUp[guildUp(s, seat, def)] > 0;
