import { R } from "@rifthall/effects";
import {
  type Card,
  type Def,
  type Frame,
  kindOf,
  NONE,
  type Option,
  placeOf,
  type Seat,
  seatList,
  thingOf,
} from "@rifthall/kernel/ids";
import { get, PROCEDURE, pending } from "@rifthall/kernel/machine";
import { asked, FRAME } from "@rifthall/kernel/state";
import { addition, attackSum, chanceOf, defenceSum, doorSum, NOTHING, percent, type Sum, strikeSum } from "../odds.js";
import { ACTING, type BeyondTheRift, defOf } from "../table.js";
import { KINDS, type OptionKind } from "../verbs/kinds.js";
import type { Choice } from "../wire.js";
import { heal, intimidate, poison, support } from "./abilities.js";
import { defenseCost, guardCost } from "./defending.js";
import { activate } from "./enemies.js";
import { drawCost, swapCost, tradeGain } from "./hero.js";
import { handWith, isIdle } from "./idle.js";
import { cardName, onCard } from "./name.js";
import { attackerOf, onslaught } from "./onslaught.js";
import { strike } from "./strike.js";
import { layCost } from "./striking.js";
import { engagementOf } from "./values.js";

/** An option in the game's words; what would only use something up is marked, and what Response cards decide tells its odds. */
export function describe(s: BeyondTheRift, o: Option): Choice {
  const sum = sumOf(s, o);
  return {
    ...named(s, o),
    ...(isIdle(s, o) ? { idle: true as const } : {}),
    ...(sum === null ? {} : { chance: percent(chanceOf(s, sum)) }),
  } as Choice;
}

/** What is told of an option besides its names. */
export const BESIDES = ["idle", "chance"];

export function named(s: BeyondTheRift, o: Option): Choice {
  const what = KINDS[kindOf(o)];
  const thing = thingOf(o);
  const place = placeOf(o);
  switch (what) {
    case "attack": {
      const { id, attack } = s.library.cards[thing];
      const target = place as Card;
      return { do: what, card: id, cost: attack?.primary ?? 0, target: cardName(s, target), targetId: target };
    }
    case "lay":
      return { do: what, card: s.library.cards[thing].id, ...laying(s, whoseCard(s, thing as Def), thing as Def) };
    case "guard":
      return { do: what, cost: guardCost(s, leader(s)) };
    case "ap-card": {
      const { id, ap } = s.library.cards[thing];
      return { do: what, card: id, cost: ap?.cost ?? 0, n: ap?.gain ?? 0, to: place as Seat };
    }
    case "special":
      return {
        do: what,
        card: s.library.cards[thing].id,
        cost: s.library.cards[thing].special?.cost ?? 0,
        to: place as Seat,
      };
    case "react":
      return { do: what, card: s.library.cards[thing].id, cost: s.library.cards[thing].reaction?.cost ?? 0 };
    case "suffer":
      return { do: what, card: s.library.cards[thing].id, cost: Math.max(0, -s.library.cards[thing].n) };
    case "draw":
      return { do: what, cost: drawCost(s, place as Seat) };
    case "swap":
      return { do: what, cost: swapCost(s, place as Seat) };
    case "exchange":
    case "discard":
    case "take":
      return { do: what, card: s.library.cards[thing].id };
    case "trade":
      return { do: what, card: s.library.cards[thing].id, n: tradeGain(s, whoseCard(s, thing as Def)) };
    case "engage":
    case "disengage":
      return { do: what, ...onCard(s, thing as Card), cost: engagementOf(s, thing as Card) };
    case "open":
      return { do: what, ...onCard(s, thing as Card), n: place };
    case "use":
      return { do: what, ...onCard(s, thing as Card), cost: defOf(s, thing as Card).action?.cost ?? 0 };
    case "act": {
      const { id, cost } = s.shape.scenario.actions[thing];
      return { do: what, action: id, cost };
    }
    case "next":
    case "target":
    case "give":
    case "shield":
    case "trigger":
      return { do: what, ...onCard(s, thing as Card) };
    case "hero":
    case "take-on":
      return { do: what, seat: heroMeant(s, o) };
    case "choose":
      return { do: what, branch: thing };
    default:
      return { do: what };
  }
}

/** Questions whose heroes are named by their seats; in others a hero is a card to be chosen. */
const SEATED = ["target", "who", "area", "support", "take-on"];

/** The hero an option names. */
export function heroMeant(s: BeyondTheRift, o: Option): Seat {
  const thing = thingOf(o);
  return (SEATED.includes(promptOf(s)) ? thing : s.shape.heroRows.indexOf(thing)) as Seat;
}

/** The hero who is asked and has such a card; hero cards are each of one hero only. */
function whoseCard(s: BeyondTheRift, def: Def): Seat {
  const seat = handWith(s, def);
  return seat === NONE ? (seatList(asked(s))[0] ?? (0 as Seat)) : seat;
}

/** Is it the heroes' attack that asks, or a defence of theirs? */
export const isStriking = (s: BeyondTheRift): boolean => procedureNow(s) === strike.id;
export const isDefending = (s: BeyondTheRift): boolean => procedureNow(s) === onslaught.id;
const procedureNow = (s: BeyondTheRift): number => s.stack[s.cell[FRAME] + PROCEDURE];

/** Who leads the attack or the defence that asks (BR-A39); NONE where none does. */
export function leader(s: BeyondTheRift): Seat {
  const f = s.cell[FRAME] as Frame;
  if (isStriking(s)) return get(s, f, strike.registers.seat);
  return (isDefending(s) ? get(s, f, onslaught.registers.seat) : NONE) as Seat;
}

/** What a card costs that hero to lay, and what it counts. */
export function laying(s: BeyondTheRift, seat: Seat, def: Def): { cost: number; value: number } {
  const { attack, defense, n } = s.library.cards[def];
  if (isStriking(s))
    return attack === null
      ? { cost: 0, value: n }
      : { cost: layCost(s, s.cell[FRAME] as Frame, seat, def) ?? 0, value: attack.value };
  return defense === null ? { cost: 0, value: n } : { cost: defenseCost(s, def), value: defense.value };
}

/** What both sides of an attack would come to by this option, before Response cards; null where none are drawn for it. */
export function sumOf(s: BeyondTheRift, o: Option): Sum | null {
  const f = s.cell[FRAME] as Frame;
  const thing = thingOf(o);
  switch (KINDS[kindOf(o)]) {
    case "attack":
      return attackSum(s, whoseCard(s, thing as Def), thing as Def, placeOf(o) as Card);
    case "open":
      return doorSum(s, thing as Card, placeOf(o));
    case "lay":
      return isStriking(s)
        ? strikeSum(s, f, addition(s, thing as Def, "attack"))
        : defenceSum(s, f, addition(s, thing as Def, "defense"));
    case "guard":
      return defenceSum(s, f, { ...NOTHING, plain: 1 });
    case "close":
      return isStriking(s) ? strikeSum(s, f) : defenceSum(s, f);
    default:
      return null;
  }
}

export const promptOf = (s: BeyondTheRift): string => pending(s).prompt;

/** The card whose effect asks, or the enemy that the question is about; NONE where it is none's. */
export function asker(s: BeyondTheRift, f = s.cell[FRAME] as Frame): Card {
  const now = s.stack[f + PROCEDURE];
  if (now >= s.library.own) return get(s, f, R.self);
  switch (now) {
    case activate.id:
      return get(s, f, activate.registers.enemy);
    case onslaught.id:
      return attackerOf(s, f);
    case poison.id:
      return get(s, f, poison.registers.enemy);
    case support.id:
      return get(s, f, support.registers.enemy);
    case heal.id:
      return get(s, f, heal.registers.healer);
    case intimidate.id:
      return s.tally[ACTING] as Card;
    default:
      return NONE as Card;
  }
}

/** Where each kind of option has its rule. */
export const RULE_OF: Readonly<Record<OptionKind, string>> = {
  attack: "BR-58",
  lay: "BR-A44",
  guard: "BR-92",
  close: "BR-A39",
  wait: "BR-A39",
  "ap-card": "BR-39",
  special: "BR-55",
  react: "BR-56",
  suffer: "BR-118",
  draw: "BR-45",
  swap: "BR-46",
  exchange: "BR-46",
  trade: "BR-47",
  engage: "BR-48",
  disengage: "BR-49",
  open: "BR-134",
  use: "BR-44",
  act: "BR-44",
  done: "BR-43",
  next: "BR-A6",
  hero: "BR-99",
  shield: "BR-126",
  give: "BR-A85",
  discard: "BR-4",
  take: "BR-129",
  target: "BR-31",
  trigger: "BR-110",
  "take-on": "BR-A43",
  accept: "BR-55",
  decline: "BR-55",
  choose: "BR-55",
  pass: "BR-A40",
  end: "BR-42",
};
