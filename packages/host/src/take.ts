import { type Event, type Match, NONE } from "@rifthall/kernel";

/** Does something to a match and gives the events. Either it is done whole or the match stays as it was. */
export function take(match: Match, act: () => void): readonly Event[] {
  const { state } = match;
  const before = state.words.slice();
  const log: Event[] = [];
  state.log = log;
  try {
    act();
    return log;
  } catch (error) {
    state.words.set(before);
    state.offer.seat = NONE;
    throw error;
  } finally {
    state.log = null;
  }
}
