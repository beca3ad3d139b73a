import { type Card, everyone, NONE, type Seat, seatList, type Zone } from "@rifthall/kernel/ids";
import { drawZones } from "@rifthall/kernel/view";
import { sourceSeen } from "../shared/asked.js";
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
  isCreature,
  limboOf,
  type Neverrift,
  tamerZone,
  tokensOf,
  zoneOf,
} from "./table.js";
import { cardsInPlay } from "./verbs/find.js";
import type { Field as FieldZone, Lying, Pile, Scene } from "./wire.js";

/** The table as the viewer sees it; `source` is the card whose text asks, `auras` whom a card in play reaches. */
export function scene(s: Neverrift, viewer: Seat | null, beside?: Scene): Scene {
  return {
    standing: beside?.standing ?? standing(s),
    zones: drawZones(s, viewer, { piles, name: cardName, fields, lying }, beside?.zones),
    columns: s.shape.columns,
    rows: s.shape.rows,
    tokens: tokensOf(s),
    spent: seatsOf(s).map((seat) => s.spent[seat] === 1),
    auras: beside?.auras ?? auras(s),
    ...sourceSeen(s, viewer, asker),
  };
}

const auras = (s: Neverrift): Scene["auras"] =>
  cardsInPlay(s).flatMap((from) => {
    const to = reached(s, from);
    return to.length > 0 ? [{ from, to }] : [];
  });

/** A creature shows its present values and keywords, whose it is, and whether its Block is still there. */
function lying(s: Neverrift, id: Card): Lying {
  const place = { id, card: cardName(s, id), owner: s.owner[id] };
  if (!isCreature(s, id)) return place;
  return {
    ...place,
    keywords: keywordsOf(s, id),
    ...(s.controller[id] === NONE ? {} : { controller: s.controller[id] }),
    up: sideOf(s, id, 0),
    right: sideOf(s, id, 1),
    down: sideOf(s, id, 2),
    left: sideOf(s, id, 3),
    ...(s.block[id] > 0 || hasBlock(s, id) ? { block: s.block[id] } : {}),
    ...(canBeTamed(s, id) ? {} : { untamable: 1 }),
  };
}

const seatsOf = (s: Neverrift): readonly Seat[] => seatList(everyone(s.shape.seats));

const piles = (s: Neverrift): (readonly [Pile, Zone])[] => [
  ...seatsOf(s).flatMap((seat): (readonly [Pile, Zone])[] => [
    [`deck-${seat}`, deckOf(seat)],
    [`hand-${seat}`, handOf(seat)],
    [`graveyard-${seat}`, graveyardOf(seat)],
    [`tamer-${seat}`, tamerZone(seat)],
  ]),
  ["aside", limboOf(s.shape)],
];

const fields = (s: Neverrift): (readonly [FieldZone, Zone])[] =>
  Array.from({ length: s.shape.fields }, (_, f) => [`field-${fieldName(s, f as Field)}`, zoneOf(s, f as Field)]);
