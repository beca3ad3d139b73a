import { NOBODY, NONE, only, option, type Seat, type Seats, thingOf } from "@rifthall/kernel/ids";
import { askOn, label, procedure, run } from "@rifthall/kernel/machine";
import {
  ABSENT,
  DRAFTER,
  decider,
  type Guild,
  OFFERED,
  positionCount,
  type Riftforce,
  seatAt,
  TRAINER,
} from "../table.js";
import { kind } from "../verbs/kinds.js";
import { hasLeft } from "./end.js";
import { deal, dealGuilds, guildCount, isInSet, presetGuilds, takeGuild, toss } from "./setup.js";

const DRAFT = kind("draft");

/** RF-30, RF-31, RF-79, RF-80: picks one after another until every deck is complete, then everything is dealt. */
export const draft = procedure("draft", {}, () => [
  run<Riftforce>((s) => {
    toss(s);
    const { guilds } = s.options;
    if (Array.isArray(guilds)) presetGuilds(s, guilds);
    else dealGuilds(s);
  }),
  label("next"),
  askOn<Riftforce>("next", {
    prompt: "draft",
    who: (s): Seats => {
      const owner = nextDrafter(s);
      return owner === NONE ? NOBODY : only(decider(s, owner));
    },
    options: (s) => {
      for (let g = 0; g < s.shape.guilds; g++) if (s.summoner[g as Guild] === OFFERED) s.offer.add(option(DRAFT, g));
    },
    choose: (s, _f, o) => pick(s, nextDrafter(s), thingOf(o) as Guild),
  }),
  run<Riftforce>(deal),
]);

const isFull = (s: Riftforce, owner: number): boolean => guildCount(s, owner) >= s.shape.hands[owner];

/** The owner whose pick it is; full ones and those who left are skipped. NONE when all are full. */
export function nextDrafter(s: Riftforce): Seat {
  if (s.shape.mode === "solo") return (isFull(s, 0) ? (isFull(s, TRAINER) ? NONE : TRAINER) : 0) as Seat;
  const positions = positionCount(s);
  for (let i = 0; i < positions; i++) {
    const seat = seatAt(s, (s.tally[DRAFTER] + i) % positions);
    if (!isFull(s, seat) && !hasLeft(s, seat)) return seat;
  }
  return NONE as Seat;
}

function pick(s: Riftforce, owner: Seat, guild: Guild): void {
  takeGuild(s, guild, owner);
  if (s.log !== null) s.log.push({ do: "draft", rule: "RF-31", seat: owner, guild: s.library.list[guild].id });
  if (s.shape.mode === "solo") {
    // RF-80: the trainer's four come from all the others.
    if (isFull(s, 0) && owner !== TRAINER) offerTheRest(s);
    return;
  }
  const positions = positionCount(s);
  while (seatAt(s, s.tally[DRAFTER] % positions) !== owner) s.tally[DRAFTER]++;
  s.tally[DRAFTER] = (s.tally[DRAFTER] + 1) % positions;
}

function offerTheRest(s: Riftforce): void {
  for (let g = 0; g < s.shape.guilds; g++)
    if (s.summoner[g as Guild] === ABSENT && isInSet(s, g as Guild)) s.summoner[g as Guild] = OFFERED;
}
