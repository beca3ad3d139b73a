import { cardNamed, TRAINER } from "@rifthall/games/riftforce/facts";
import { nameOfCard } from "./card.ts";
import { readKey } from "./taps.ts";
import { term, texts } from "./text.ts";
import { ourSide, roman, spotOf } from "./view.ts";
import type { Session } from "./wire.ts";

/** Who owns a deck; in solo play the trainer has one too. */
export function ownerName(session: Session, owner: number): string {
  const solo = session.picture.view.mode === "solo";
  return solo && owner === TRAINER ? term("trainer") : session.seatName(owner);
}

/** A card in full: its name, where it lies, whose it is, and its damage. */
export function describeRow(session: Session, row: number): string {
  const spot = spotOf(session.picture, row);
  if (spot === null) return "";
  const t = texts();
  if (spot.card.card === "?") return t.unseen;
  const name = nameOfCard(spot.card.card, session.cards);
  if (spot.is !== "stack") return name;
  const ours = spot.side === ourSide(session.picture.view, session.seat);
  const { card, damage } = spot.card;
  const facts = [`${name} ${t.at(roman(spot.location))}`, ours ? t.yours : t.theirs];
  if (damage > 0) facts.push(t.damaged(damage, cardNamed(card)?.number ?? 0));
  return facts.join(", ");
}

export function nameOf(name: string, session: Session): string {
  const key = readKey(name);
  const t = texts();
  switch (key?.is) {
    case "card":
      return describeRow(session, key.row);
    case "place":
      return t.location(roman(key.location));
    case "guild":
      return nameOfCard(key.guild, session.cards);
    case "discard":
      return t.discardToActivate;
    default:
      return name;
  }
}
