import type { Effect, Node } from "@rifthall/effects";
import { type Frame, NONE } from "@rifthall/kernel/ids";
import { get, PC, PROCEDURE, within } from "@rifthall/kernel/machine";
import { walk } from "../../shared/walk.js";
import type { CardDef, Library, Run, Scenario } from "../content.js";
import type { BeyondTheRift } from "../table.js";
import { resolve } from "./resolve.js";

/** The effect that is being resolved around this frame, as the tree it was compiled from. */
export function running(s: BeyondTheRift, f: Frame): Effect | undefined {
  const around = within(s, f, resolve);
  return around === NONE ? undefined : effectsIn(s.library).get(get(s, around, resolve.registers.effect));
}

/**
 * The step of that verb that asks now. Steps are compiled in reading order, so the question's place among those of its
 * name is the step's place in the tree; where they are not as many, none can be told from another.
 */
export function askingStep(s: BeyondTheRift, f: Frame, verb: string): Node | undefined {
  const { questions } = s.program.procedures[s.stack[f + PROCEDURE]];
  const asking = s.program.questions[s.stack[f + PC]];
  const alike = questions.filter((question) => question?.prompt === verb);
  const steps: Node[] = [];
  walk(running(s, f) ?? [], (node) => {
    if (node.verb === verb) steps.push(node);
  });
  return steps.length === alike.length ? steps[alike.indexOf(asking)] : undefined;
}

const known = new WeakMap<Library, ReadonlyMap<number, Effect>>();

/** Every effect of a content by the number of its procedure. */
function effectsIn(library: Library): ReadonlyMap<number, Effect> {
  const found = known.get(library);
  if (found !== undefined) return found;
  const runs = [...library.cards.flatMap(runsOfCard), ...library.scenarios.flatMap(runsOfScenario)];
  const made = new Map(
    runs.flatMap((run): [number, Effect][] =>
      run === null || run === undefined || run.procedure === NONE ? [] : [[run.procedure, run.effect]],
    ),
  );
  known.set(library, made);
  return made;
}

type Maybe = Run | null | undefined;

/** Whatever a card can do. */
const runsOfCard = (c: CardDef): readonly Maybe[] => [
  c.attack?.bonus,
  c.defense?.bonus,
  c.special,
  c.reaction,
  c.action,
  c.end,
  c.killed,
  c.spawned,
];

const runsOfScenario = (s: Scenario): readonly Maybe[] => [
  s.setup,
  ...Object.values(s.phases),
  s.spawnFirst,
  s.killed,
  s.opened,
  s.spawned,
  s.rewards,
  s.setback,
  ...s.actions,
  ...s.table.flatMap((row) => row.columns),
];
