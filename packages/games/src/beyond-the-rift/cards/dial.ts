import { type Comparison, type Condition, comparisonOf, type Effect, type Values, wordOf } from "@rifthall/effects";
import type { Scenario } from "../content.js";
import type { Dial } from "../wire.js";

/** What a scenario looks at Threat for: where it ends by it, and from where on it does something else. */
export function dialOf(x: Scenario): Dial | undefined {
  const [lost] = x.lose === null ? [] : thresholds(x.lose, ALONE);
  const [won] = thresholds(x.win, ALONE);
  const end = lost ?? won;
  if (end === undefined) return undefined;
  const runs = [x.setup, ...Object.values(x.phases), x.killed, x.opened, x.spawned];
  const cells = x.table.flatMap(({ columns }) => columns);
  const seen = [...runs, ...cells].flatMap((run) => (run ? inEffect(run.effect) : []));
  const marks = [...new Set(seen)].filter((n) => n > 0 && n < end).toSorted((a, b) => a - b);
  return { end, wins: lost === undefined, marks };
}

/** Of "this or that" each suffices; of "this and that" none does alone. */
const ALONE: readonly string[] = ["either", "or"];
const ANY: readonly string[] = ["both", "and", ...ALONE];

/** From which Threat on a condition holds, or may hold, the lowest first. */
function thresholds({ test, values }: Condition, through: readonly string[]): readonly number[] {
  if (test === "value" && wordOf(values, "value") === "threat") return from(comparisonOf(values, "is"));
  return through.includes(test)
    ? Object.values(values)
        .flatMap((value) => (value.type === "condition" ? thresholds(value.condition, through) : []))
        .toSorted((a, b) => a - b)
    : [];
}

function from({ sign, than }: Comparison): readonly number[] {
  if (sign === ">=" || sign === "=") return [than];
  return sign === ">" ? [than + 1] : [];
}

const inEffect = (effect: Effect): readonly number[] => effect.flatMap(({ values }) => inValues(values));

const inValues = (values: Values): readonly number[] =>
  Object.values(values).flatMap((value): readonly number[] => {
    if (value.type === "condition") return thresholds(value.condition, ANY);
    if (value.type === "effect") return inEffect(value.effect);
    return value.type === "effects" ? value.effects.flatMap(inEffect) : [];
  });
