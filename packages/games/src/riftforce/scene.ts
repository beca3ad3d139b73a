import type { Card, Seat, Zone } from "@rifthall/kernel/ids";
import { drawZones } from "@rifthall/kernel/view";
import { sourceSeen } from "../shared/asked.js";
import { standing } from "./notation.js";
import { cardName } from "./rules/name.js";
import { topPlan } from "./rules/plan.js";
import { asker } from "./rules/reasons.js";
import { deckOf, discardOf, handOf, type Location, type Riftforce, type Side, stackAt } from "./table.js";
import type { Lying, Pile, Scene, Stack } from "./wire.js";

/** The table as the viewer sees it; `source` is the card whose ability asks. */
export function scene(s: Riftforce, viewer: Seat | null, beside?: Scene): Scene {
  return {
    standing: beside?.standing ?? standing(s),
    zones: drawZones(s, viewer, { piles, name: cardName, fields: stacks, lying }, beside?.zones),
    ...sourceSeen(s, viewer, asker),
    ...(s.shape.mode === "solo" ? { plan: { numbers: [], ...topPlan(s) } } : {}),
  };
}

const lying = (s: Riftforce, id: Card): Lying => ({
  id,
  card: cardName(s, id),
  damage: s.damage[id],
  by: s.controller[id],
});

const piles = (s: Riftforce): (readonly [Pile, Zone])[] =>
  Array.from({ length: s.shape.owners }, (_, i) => i as Seat).flatMap((owner): (readonly [Pile, Zone])[] => [
    [`deck-${owner}`, deckOf(owner)],
    [`hand-${owner}`, handOf(owner)],
    [`discard-${owner}`, discardOf(owner)],
  ]);

const stacks = (s: Riftforce): (readonly [Stack, Zone])[] =>
  Array.from({ length: s.shape.locations * s.shape.sides }, (_, i) => {
    const [location, side] = [Math.trunc(i / s.shape.sides), i % s.shape.sides];
    return [`stack-${location}-${side}`, stackAt(s, location as Location, side as Side)];
  });
