import type { Card, Zone } from "@rifthall/kernel/ids";
import { type BeyondTheRift, defOf, QUEST } from "../table.js";
import type { Area, OnCard } from "../wire.js";

/** How a card is called everywhere outside: its id. */
export const cardName = (s: BeyondTheRift, card: Card): string => defOf(s, card).id;

/** How events name a card. */
export const onCard = (s: BeyondTheRift, id: Card): OnCard => ({ card: cardName(s, id), id });

/** How events name an area. */
export const areaName = (s: BeyondTheRift, zone: Zone): Area => (zone === QUEST ? "quest" : s.areaHolder[zone]);
