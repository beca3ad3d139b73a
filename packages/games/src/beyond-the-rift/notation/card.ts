import { type Card, NONE, type Zone } from "@rifthall/kernel/ids";
import { cardsIn } from "@rifthall/kernel/zone";
import { bad } from "../../shared/position.js";
import { ATTACHED, type BeyondTheRift, UNDER } from "../table.js";

/** `guard+cracked-rib+weary~quick-step`: a card in play, what is attached to it, what lies face down under it. */
export function writeCard(s: BeyondTheRift, card: Card, name: (c: Card) => string): string {
  const each = (zone: Zone, mark: string): string =>
    lyingAt(s, card, zone)
      .map((c) => `${mark}${name(c)}`)
      .join("");
  return `${name(card)}${each(ATTACHED, "+")}${each(UNDER, "~")}`;
}

/** What is attached to a card, or lies under it. */
export const lyingAt = (s: BeyondTheRift, host: Card, zone: Zone): Card[] =>
  host === NONE ? [] : cardsIn(s, zone).filter((c) => s.host[c] === host);

/** What such a text says. */
export interface Written {
  readonly id: string;
  readonly attached: readonly string[];
  readonly under: readonly string[];
}

export function readCard(text: string, place: string): Written {
  if (!/^[a-z][a-z0-9-]*(?:\+[a-z][a-z0-9-]*)*(?:~[a-z][a-z0-9-]*)*$/.test(text))
    throw bad(`${place}: "${text}" is not a card; cards are written like orc-archer+cracked-rib`);
  const [above, ...under] = text.split("~");
  const [id, ...attached] = above.split("+");
  return { id, attached, under };
}
