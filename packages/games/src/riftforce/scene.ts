import type { Seat, Zone } from "@rifthall/kernel/ids";
import { openZones, seenZones } from "@rifthall/kernel/view";
import { sourceSeen } from "../shared/asked.js";
import { standing } from "./notation.js";
import { cardName } from "./rules/name.js";
import { topPlan } from "./rules/plan.js";
import { asker } from "./rules/reasons.js";
import { deckOf, discardOf, handOf, type Location, type Riftforce, type Side, stackAt } from "./table.js";
import type { Pile, Scene, Stack } from "./wire.js";

/** The table as the viewer sees it; `source` is the card whose ability asks. */
export function scene(s: Riftforce, viewer: Seat | null): Scene {
  return {
    standing: standing(s),
    zones: {
      ...seenZones(s, viewer, pilesOf(s), (c) => ({ card: cardName(s, c) })),
      ...openZones(s, stacksOf(s), (id) => ({
        id,
        card: cardName(s, id),
        damage: s.damage[id],
        by: s.controller[id],
      })),
    },
    ...sourceSeen(s, viewer, asker),
    ...(s.shape.mode === "solo" ? { plan: { numbers: [], ...topPlan(s) } } : {}),
  };
}

const pilesOf = (s: Riftforce): (readonly [Pile, Zone])[] =>
  Array.from({ length: s.shape.owners }, (_, i) => i as Seat).flatMap((owner): (readonly [Pile, Zone])[] => [
    [`deck-${owner}`, deckOf(owner)],
    [`hand-${owner}`, handOf(owner)],
    [`discard-${owner}`, discardOf(owner)],
  ]);

const stacksOf = (s: Riftforce): (readonly [Stack, Zone])[] =>
  Array.from({ length: s.shape.locations * s.shape.sides }, (_, i) => {
    const [location, side] = [Math.trunc(i / s.shape.sides), i % s.shape.sides];
    return [`stack-${location}-${side}`, stackAt(s, location as Location, side as Side)];
  });
