import type { Card, Facts, Scene, Seat, Zone } from "@rifthall/kernel";
import { isOver, NONE, seenZones, sees } from "@rifthall/kernel";
import { standing } from "./notation.js";
import { cardName } from "./rules/name.js";
import { asker } from "./rules/reasons.js";
import { canBeTamed, hasBlock, keywordsOf, reached, sideOf } from "./rules/values.js";
import {
  deckOf,
  type Field,
  fieldName,
  graveyardOf,
  handOf,
  inPlay,
  isCreature,
  limboOf,
  type Neverrift,
  tamerZone,
  tokens,
  zoneOf,
} from "./table.js";
import { cardsInPlay } from "./verbs/find.js";

/** The table as the viewer sees it; `source` is the card whose text asks, `auras` whom a card in play reaches. */
export function scene(s: Neverrift, viewer: Seat | null): Scene {
  const source = isOver(s) ? NONE : asker(s);
  const known = source !== NONE && (viewer === null || sees(s, viewer, source as Card));
  return {
    standing: standing(s),
    zones: seenZones(s, viewer, zonesOf(s), (c) => facts(s, c)),
    tokens: Array.from({ length: s.shape.seats }, (_, seat) => tokens(s, seat as Seat)),
    auras: cardsInPlay(s).flatMap((from) => {
      const to = reached(s, from);
      return to.length > 0 ? [{ from, to }] : [];
    }),
    ...(known ? { source } : {}),
  };
}

/** A creature shows its present values and keywords, whose it is, and whether its Block is still there. */
function facts(s: Neverrift, c: Card): Facts {
  const card = cardName(s, c);
  if (!inPlay(s, c)) return { card };
  if (!isCreature(s, c)) return { card, owner: s.owner[c] };
  const keywords = keywordsOf(s, c);
  return {
    card,
    owner: s.owner[c],
    ...(keywords.length > 0 ? { keywords: keywords.join(" ") } : {}),
    ...(s.controller[c] === NONE ? {} : { controller: s.controller[c] }),
    up: sideOf(s, c, 0),
    right: sideOf(s, c, 1),
    down: sideOf(s, c, 2),
    left: sideOf(s, c, 3),
    ...(s.block[c] > 0 || hasBlock(s, c) ? { block: s.block[c] } : {}),
    ...(canBeTamed(s, c) ? {} : { untamable: 1 }),
  };
}

function zonesOf(s: Neverrift): (readonly [string, Zone])[] {
  const own = Array.from({ length: s.shape.seats }, (_, i) => i as Seat).flatMap((seat) => [
    [`deck-${seat}`, deckOf(seat)] as const,
    [`hand-${seat}`, handOf(seat)] as const,
    [`graveyard-${seat}`, graveyardOf(seat)] as const,
    [`tamer-${seat}`, tamerZone(seat)] as const,
  ]);
  const aside = ["aside", limboOf(s.shape)] as const;
  const fields = Array.from({ length: s.shape.fields }, (_, f) => f as Field);
  return [...own, aside, ...fields.map((f) => [`field-${fieldName(s, f)}`, zoneOf(s, f)] as const)];
}
