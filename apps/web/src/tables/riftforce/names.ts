import type { Session } from "../../table/session.svelte.ts";
import { nameOfCard, parseCard } from "./card.ts";
import { readKey } from "./taps.ts";
import { texts } from "./text.ts";
import { damageOf, ourSide, roman, spotOf, stackOf, TRAINER, viewOf } from "./view.ts";

/** Who owns a deck; in solo play the trainer has one too. */
export function ownerName(session: Session, owner: number): string {
  const solo = viewOf(session.picture).mode === "solo";
  return solo && owner === TRAINER ? texts().trainer : session.seatName(owner);
}

/** A card in full: its name, where it lies, whose it is, and its damage. */
export function describeRow(session: Session, row: number): string {
  const spot = spotOf(session.picture, row);
  if (spot === null) return "";
  const t = texts();
  if (spot.card.card === "?") return t.unseen;
  const name = nameOfCard(spot.card.card, session.cards);
  const stack = stackOf(spot.zone);
  if (stack === null) return name;
  const ours = stack.side === ourSide(viewOf(session.picture), session.seat);
  const damage = damageOf(spot.card);
  const { number } = parseCard(spot.card.card);
  const facts = [`${name} ${t.at(roman(stack.location))}`, ours ? t.yours : t.theirs];
  if (damage > 0) facts.push(t.damaged(damage, number ?? 0));
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
