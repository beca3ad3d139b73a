import { NONE } from "@rifthall/kernel/ids";
import type { Match } from "@rifthall/kernel/match";
import { aside, type Logged } from "@rifthall/kernel/state";

/**
 * Does something to a match and gives the events. Either it is done whole or the match stays as it was. Whoever wishes
 * is told of each event as it happens, with the table as it is then.
 */
export function take(match: Match, act: () => void, witness?: (event: Logged) => void): readonly Logged[] {
  const { state } = match;
  const before = state.words.slice();
  const events: Logged[] = [];
  state.log = {
    push: (event) => {
      events.push(event);
      if (witness) aside(state, () => witness(event));
    },
  };
  try {
    act();
    return events;
  } catch (error) {
    state.words.set(before);
    state.offer.seat = NONE;
    throw error;
  } finally {
    state.log = null;
  }
}
