import type { CampaignBearer, CampaignItem, CampaignSlot, CardCounts } from "@rifthall/kernel/game";

/** What putting something on or taking it off does to a deck. */
export interface Fit {
  readonly slot: CampaignSlot;
  readonly in: CardCounts;
  readonly out: CardCounts;
  readonly before: CardCounts;
  readonly after: CardCounts;
}

export const countOf = (cards: CardCounts): number => cards.reduce((sum, [, copies]) => sum + copies, 0);

export const deckOf = ({ slots, rest }: CampaignBearer): CardCounts => [
  ...slots.flatMap(({ cards }) => cards),
  ...rest,
];

/** The item's cards for those of its place; with an item that is worn, the place's own for the item's. */
export function fitOf(bearer: CampaignBearer, item: CampaignItem): Fit | null {
  const slot = bearer.slots.find(({ id }) => id === item.slot);
  if (!slot) return null;
  const comes = slot.item === item.id ? slot.own : item.cards;
  const others = bearer.slots.filter((other) => other !== slot).flatMap(({ cards }) => cards);
  return {
    slot,
    in: comes,
    out: slot.cards,
    before: deckOf(bearer),
    after: [...others, ...comes, ...bearer.rest],
  };
}
