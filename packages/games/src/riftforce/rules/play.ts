import { type Def, type Frame, kindOf, lowest, NONE, option, placeOf, type Seat, thingOf } from "@rifthall/kernel/ids";
import { ask, call, entry, get, goto, label, leave, procedure, proceedIf, set } from "@rifthall/kernel/machine";
import { holds } from "@rifthall/kernel/state";
import { pickOut } from "@rifthall/kernel/zone";
import { distinctDefs } from "../../shared/distinct.js";
import {
  guildOf,
  guildOrNone,
  handOf,
  IDLE,
  LEAST,
  type Location,
  NUMBERS,
  numberOf,
  type Riftforce,
} from "../table.js";
import { kind } from "../verbs/kinds.js";
import { whenPlayed } from "./ability.js";
import { onTable, putDown } from "./resolve.js";

const PLAY = kind("play");
const END = kind("end");
const MOST = 3;

/**
 * RF-40, RF-41. `guild` and `number` are what all cards so far share (NONE: not that); `low` and `high` are the ends
 * of the run, equal while all lie in one place.
 */
export const play = procedure(
  "play",
  {
    seat: holds.seat,
    guild: guildOrNone,
    number: holds.int(NONE, LEAST + NUMBERS - 1),
    low: holds.placeOrNone,
    high: holds.placeOrNone,
    count: holds.int(0, MOST),
  },
  (r) => [
    entry("next"),
    proceedIf<Riftforce>((s, f) => get(s, f, r.count) < MOST && s.size[handOf(get(s, f, r.seat))] > 0, "end"),
    ask<Riftforce>({
      prompt: "play",
      sure: true,
      who: r.seat,
      options: (s, f) => {
        const n = distinctDefs(s, handOf(get(s, f, r.seat)));
        const { offer, scratch } = s;
        const run = runOf(s, f);
        for (let i = 0; i < n; i++) {
          const def = scratch[i] as Def;
          if (!shares(s, f, def)) continue;
          for (let left = run; left !== 0; left &= left - 1) offer.add(option(PLAY, def, lowest(left)));
        }
        offer.add(option(END));
      },
      choose: (s, f, o) => {
        if (kindOf(o) === END) leave(s, f);
        else putOne(s, f, thingOf(o) as Def, placeOf(o) as Location);
      },
    }),
    goto("next"),
    label("end"),
  ],
);

/** RF-40: would the card share the symbol, or the number, with all played before? */
export function shares(s: Riftforce, f: Frame, def: Def): boolean {
  const { guild, number } = play.registers;
  return guildOf(def) === get(s, f, guild) || numberOf(def) === get(s, f, number);
}

/** RF-41: all in one place, or one each in a run that grows at either end. The locations left, a bit each. */
function runOf(s: Riftforce, f: Frame): number {
  const low = get(s, f, play.registers.low);
  const high = get(s, f, play.registers.high);
  const same = 1 << low;
  const ends = ((same >> 1) | (2 << high)) & ((1 << s.shape.locations) - 1);
  return get(s, f, play.registers.count) === 1 ? same | ends : low === high ? same : ends;
}
export const inRun = (s: Riftforce, f: Frame, location: number): boolean => (runOf(s, f) & (1 << location)) !== 0;

export function startPlay(s: Riftforce, seat: Seat, def: Def, location: Location): void {
  s.tally[IDLE] = 0;
  const f = call(s, play);
  const r = play.registers;
  set(s, f, r.seat, seat);
  set(s, f, r.guild, guildOf(def));
  set(s, f, r.number, numberOf(def));
  set(s, f, r.low, location);
  set(s, f, r.high, location);
  putOne(s, f, def, location);
}

function putOne(s: Riftforce, f: Frame, def: Def, location: Location): void {
  const r = play.registers;
  const seat = get(s, f, r.seat);
  if (guildOf(def) !== get(s, f, r.guild)) set(s, f, r.guild, NONE);
  if (numberOf(def) !== get(s, f, r.number)) set(s, f, r.number, NONE);
  if (location < get(s, f, r.low)) set(s, f, r.low, location);
  if (location > get(s, f, r.high)) set(s, f, r.high, location);
  set(s, f, r.count, get(s, f, r.count) + 1);
  const card = pickOut(s, handOf(seat), def);
  putDown(s, card, location, seat);
  if (s.log !== null) s.log.push({ do: "play", rule: "RF-40", seat, ...onTable(s, card) });
  whenPlayed(s, card, seat);
}
