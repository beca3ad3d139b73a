import type { Card } from "@rifthall/kernel/ids";
import { defOf, type QuantumRift } from "../table.js";
import type { OnCard } from "../wire.js";

/** How a card is called everywhere outside: its id. */
export const cardName = (s: QuantumRift, card: Card): string => defOf(s, card).id;

/** How events name a card. */
export const onCard = (s: QuantumRift, id: Card): OnCard => ({ card: cardName(s, id), id });
