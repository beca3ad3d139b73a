import type { Card, Scene, Seat, Zone } from "@rifthall/kernel";
import { isOver, NONE, seenZones, sees } from "@rifthall/kernel";
import { standing } from "./notation.js";
import { cardName } from "./rules/name.js";
import { asker } from "./rules/reasons.js";
import { deckOf, discardOf, handOf, inPlay, type Location, type Riftforce, type Side, stackAt } from "./table.js";

/** The table as the viewer sees it; `source` is the card whose ability asks. */
export function scene(s: Riftforce, viewer: Seat | null): Scene {
  const source = isOver(s) ? NONE : asker(s);
  const known = source !== NONE && (viewer === null || sees(s, viewer, source as Card));
  return {
    ...standing(s),
    zones: seenZones(s, viewer, zonesOf(s), (c) => ({
      card: cardName(s, c),
      ...(inPlay(s, c) ? { damage: s.damage[c], by: s.controller[c] } : {}),
    })),
    ...(known ? { source } : {}),
  };
}

function zonesOf(s: Riftforce): (readonly [string, Zone])[] {
  const { owners, locations, sides } = s.shape;
  const own = Array.from({ length: owners }, (_, i) => i as Seat).flatMap((owner) => [
    [`deck-${owner}`, deckOf(owner)] as const,
    [`hand-${owner}`, handOf(owner)] as const,
    [`discard-${owner}`, discardOf(owner)] as const,
  ]);
  const stacks = Array.from({ length: locations * sides }, (_, i) => {
    const [location, side] = [Math.trunc(i / sides), i % sides];
    return [`stack-${location}-${side}`, stackAt(s, location as Location, side as Side)] as const;
  });
  return [...own, ...stacks];
}
