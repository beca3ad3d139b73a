import { GOAL, sideIn, TRAINER } from "@rifthall/games/riftforce/facts";
import type { Ending } from "../../table/layout.ts";
import { words } from "../../table/words.ts";
import { type Deeds, deedsOf } from "./deeds.ts";
import { ownerName } from "./names.ts";
import { texts } from "./text.ts";
import { ourSide, ownersOf, scoreOf, sidesFrom } from "./view.ts";
import type { Session } from "./wire.ts";

export function ending(session: Session): Ending {
  const t = texts();
  const view = session.picture.view;
  const outcome = session.status.over ? session.status.outcome : { winners: [], reason: "" };
  const { deeds, rounds, course } = deedsOf(session.lines, view);
  // Nobody sits at the trainer's side; it wins when nobody else does.
  const won = (side: number): boolean =>
    view.mode === "solo" && side === TRAINER
      ? outcome.winners.length === 0
      : outcome.winners.some((seat) => sideIn(view.mode, seat) === side);
  const score = (side: number): number => scoreOf(view, side);
  const order = sidesFrom(view, ourSide(view, session.seat)).toSorted(
    (a, b) => Number(won(b)) - Number(won(a)) || score(b) - score(a),
  );
  const figure = (label: string, of: keyof Deeds) => ({ label, of: order.map((side) => deeds[side]?.[of] ?? 0) });
  const extra = deeds.some((side) => side.extra > 0) ? [figure(t.ending.extra, "extra")] : [];
  return {
    how: [session.around.ranOut ? words().ranOut : (t.ending.reasons[outcome.reason] ?? ""), t.ending.rounds(rounds)]
      .filter(Boolean)
      .join(", "),
    sides: order.map((side) => {
      const seats = ownersOf(view, side);
      const name = seats.map((owner) => ownerName(session, owner)).join(t.and);
      return { name, seats, score: score(side), won: won(side) };
    }),
    figures:
      rounds === 0
        ? []
        : [
            figure(t.ending.destroying, "destroying"),
            figure(t.ending.checking, "checking"),
            ...extra,
            figure(t.ending.best, "best"),
            figure(t.ending.dealt, "dealt"),
            figure(t.ending.lost, "lost"),
          ],
    ...(rounds > 1 ? { course: { goal: GOAL, of: order.map((side) => course[side] ?? []) } } : {}),
  };
}
