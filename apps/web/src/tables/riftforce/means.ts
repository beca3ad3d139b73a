import { cardNamed } from "@rifthall/games/riftforce/facts";
import { texts } from "./text.ts";
import { ourSide, sidesFrom, spotOf, stackName } from "./view.ts";
import type { Session } from "./wire.ts";

/** What a card on the table means now: how much destroys it, whom that scores, and where it stands in its stack. */
export function means(row: number, session: Session): string | undefined {
  const { picture, seat } = session;
  const spot = spotOf(picture, row);
  const number = spot ? cardNamed(spot.card.card)?.number : undefined;
  if (spot?.is !== "stack" || number === undefined) return undefined;
  const t = texts();
  const ours = ourSide(picture.view, seat);
  const last = spot.index === session.zone(stackName(spot.location, spot.side)).length - 1;
  const slot = spot.index === 0 ? t.first : last ? t.last : t.slot(spot.index + 1);
  // RF-78: among several, who scores depends on who strikes.
  const two = sidesFrom(picture.view, ours).length === 2;
  const scores = two ? (spot.side === ours ? t.scoresThem : t.scoresYou) : "";
  return `${t.dies(number - spot.card.damage)}${scores}; ${slot}.`;
}
