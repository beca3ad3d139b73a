import type { Outcome } from "@rifthall/kernel/game";
import { type Card, NONE, type Seat, type Seats, seatList } from "@rifthall/kernel/ids";
import { PROCEDURE } from "@rifthall/kernel/machine";
import { FRAME, isOver, REASON, type State, WINNERS } from "@rifthall/kernel/state";
import { sees } from "@rifthall/kernel/zone";

/** Whether that procedure is what asks or runs now. */
export const isAt = (s: State, procedure: { readonly id: number }): boolean =>
  s.stack[s.cell[FRAME] + PROCEDURE] === procedure.id;

/** The card whose text asks, for those who may know it: a part of the scene. */
export function sourceSeen<S extends State>(
  s: S,
  viewer: Seat | null,
  asker: (s: S) => Card,
): { readonly source?: Card } {
  const source = isOver(s) ? NONE : asker(s);
  return source !== NONE && (viewer === null || sees(s, viewer, source as Card)) ? { source: source as Card } : {};
}

/** The name of that card. */
const sourceName =
  <S extends State>(asker: (s: S) => Card, name: (s: S, card: Card) => string) =>
  (s: S): string | undefined => {
    const card = isOver(s) ? NONE : asker(s);
    return card === NONE ? undefined : name(s, card as Card);
  };

/** What a game answers about its options, and the name of the card whose text asks. */
export const answering = <S extends State, Answers>(
  { asker, ...answers }: Answers & { readonly asker: (s: S) => Card },
  name: (s: S, card: Card) => string,
) => ({ ...answers, source: sourceName(asker, name) });

/** How a match ended, by the words for its reasons. */
export const outcomeBy = (
  s: State,
  reasons: Readonly<Record<number, string>>,
  scores: readonly number[] = [],
): Outcome => ({ winners: seatList(s.cell[WINNERS] as Seats), scores, reason: reasons[s.cell[REASON]] ?? "" });
