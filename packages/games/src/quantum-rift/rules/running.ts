import { type Effect, type Node, wordOf } from "@rifthall/effects";
import { type Frame, NONE } from "@rifthall/kernel/ids";
import { get, PC, PROCEDURE, within } from "@rifthall/kernel/machine";
import { walk } from "../../shared/walk.js";
import { SLOTS } from "../content.js";
import { COLOURS, defOf, type QuantumRift } from "../table.js";
import { isTest, testColour } from "./dice.js";
import { resolve } from "./resolve.js";

/** The effect that is being resolved around this frame, as the tree it was compiled from. */
export function running(s: QuantumRift, f: Frame): Effect | undefined {
  const around = within(s, f, resolve);
  if (around === NONE) return undefined;
  const now = get(s, around, resolve.registers.effect);
  const c = defOf(s, get(s, around, resolve.registers.card));
  const ability = [c.action, c.response].find((a) => a?.procedure === now);
  if (ability) return ability.effect;
  const slot = SLOTS.find((name) => c.procedures[name] === now);
  return slot === undefined ? undefined : c.effects[slot];
}

/**
 * The step of that verb that asks now. Steps are compiled in reading order, so the question's place among those of its
 * name is the step's place in the tree; where they are not as many, none can be told from another.
 */
export function askingStep(s: QuantumRift, f: Frame, verb: "may" | "choose"): Node | undefined {
  const { questions } = s.program.procedures[s.stack[f + PROCEDURE]];
  const asking = s.program.questions[s.stack[f + PC]];
  const alike = questions.filter((question) => question?.prompt === verb);
  const steps = stepsIn(running(s, f) ?? [], (node) => node.verb === verb);
  return steps.length === alike.length ? steps[alike.indexOf(asking)] : undefined;
}

/** The TEST that is being rolled for; none where the effect has two of that colour that go on differently. */
export function testNow(s: QuantumRift, f: Frame): Node | undefined {
  if (!isTest(s, f)) return undefined;
  const colour = COLOURS[testColour(s, f)] ?? "any";
  const steps = stepsIn(running(s, f) ?? [], (node) => node.verb === "test" && wordOf(node.values, "test") === colour);
  return new Set(steps.map((node) => JSON.stringify(node))).size === 1 ? steps[0] : undefined;
}

function stepsIn(effect: Effect, fits: (node: Node) => boolean): Node[] {
  const found: Node[] = [];
  walk(effect, (node) => {
    if (fits(node)) found.push(node);
  });
  return found;
}
