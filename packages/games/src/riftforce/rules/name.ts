import type { Card, Def } from "@rifthall/kernel/ids";
import { guildOf, numberOf, type Riftforce } from "../table.js";

/** `fire-5`: how a card is called everywhere outside. */
export const defName = (s: Riftforce, def: Def): string => `${s.library.list[guildOf(def)].id}-${numberOf(def)}`;
export const cardName = (s: Riftforce, card: Card): string => defName(s, s.def[card]);
