import type { Seat } from "@rifthall/kernel/ids";
import type { Match } from "@rifthall/kernel/match";
import { RESIGNED } from "@rifthall/kernel/state";
import { Refusal } from "@rifthall/kernel/text";

/** A wish to take a choice back, and who has yet to agree. */
export interface UndoRequest {
  readonly seat: Seat;
  readonly to: number;
  readonly barrier: boolean;
  readonly waiting: readonly Seat[];
}

/**
 * What of a request is kept with a match, so that whoever else runs it knows of it: what waits for consent at that
 * number of inputs, or who has just declined there.
 */
export interface Asking {
  readonly at: number;
  readonly request?: UndoRequest;
  readonly declined?: Seat;
}

/**
 * What taking back that seat's last choice asks for. Where nothing came to light since and nobody else has chosen, it
 * is the seat's own affair; a finished match and a resignation concern everyone.
 */
export function undoRequest(
  match: Match,
  seat: Seat,
  others: readonly Seat[],
  unchosen: ReadonlySet<number>,
): UndoRequest {
  const target = match.undoTarget(seat, unchosen);
  if (!target) throw new Refusal("nothing-to-undo", `seat ${seat} has made no choice that could be taken back`);
  const resigned = (match.state.cell[RESIGNED] & (1 << seat)) !== 0;
  const shared = target.barrier || match.over || resigned;
  return { seat, ...target, waiting: shared ? others : [] };
}
