import { type Comparison, type Condition, comparisonOf, conditionOf, idOf, selectOf, wordOf } from "@rifthall/effects";
import { NONE, type Seat } from "@rifthall/kernel/ids";
import type { Distance } from "../content.js";
import { zoneOfArea } from "../rules/areas.js";
import { counterIndex, isOfType } from "../rules/scenario.js";
import { healthOf } from "../rules/values.js";
import { type BeyondTheRift, OUTSIDE } from "../table.js";
import { counts } from "../verbs/counts.js";
import { meanings } from "./condition.js";

/**
 * How far it is to a condition, in steps of what it counts; 0 where it holds. Enemies that must die count their health.
 * Bots go by it: a scenario is data, and nobody tells them what it is about.
 */
export function distanceTo(c: Condition): Distance {
  const is = (): Comparison => comparisonOf(c.values, "is");
  switch (c.test) {
    case "both":
      return joined(c, "and", (a, b) => a + b);
    case "either":
      return joined(c, "or", Math.min);
    case "marks": {
      const [id, than] = [idOf(c.values, "marks"), is()];
      return (s) => gap(than, s.counter[counterIndex(s, id)] ?? 0);
    }
    case "value": {
      const [word, than] = [wordOf(c.values, "value"), is()];
      const count = counts.find((x) => x.word === word);
      return (s, f) => (count === undefined ? 0 : gap(than, count.read(s, f)));
    }
    case "present": {
      const [id, than] = [idOf(c.values, "present"), is()];
      return (s) => gap(than, healthIn(s, id));
    }
    case "count": {
      const [count, than] = [meanings.count(selectOf(c.values, "count")), is()];
      return (s, f) => gap(than, count(s, f));
    }
    default: {
      const holds = meanings.holds(c);
      return (s, f) => (holds(s, f, true) ? 0 : 1);
    }
  }
}

function joined(c: Condition, behind: "and" | "or", join: (a: number, b: number) => number): Distance {
  const first = distanceTo(conditionOf(c.values, c.test));
  const second = distanceTo(conditionOf(c.values, behind));
  return (s, f) => join(first(s, f), second(s, f));
}

function gap({ sign, than }: Comparison, n: number): number {
  switch (sign) {
    case "<":
      return Math.max(0, n - than + 1);
    case "<=":
      return Math.max(0, n - than);
    case "=":
      return Math.abs(n - than);
    case ">=":
      return Math.max(0, than - n);
    case ">":
      return Math.max(0, than + 1 - n);
  }
}

/** Of the enemies of that name or family in play, and of those outside that are still to come, what it takes to kill them. */
function healthIn(s: BeyondTheRift, who: string): number {
  let sum = 0;
  for (let c = s.head[OUTSIDE]; c !== NONE; c = s.next[c]) if (isOfType(s, c, who)) sum += healthOf(s, c);
  for (let seat = NONE as Seat; seat < s.shape.seats; seat++)
    for (let c = s.head[zoneOfArea(seat)]; c !== NONE; c = s.next[c]) if (isOfType(s, c, who)) sum += healthOf(s, c);
  return sum;
}
