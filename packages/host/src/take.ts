import { type Logged, type Match, NONE } from "@rifthall/kernel";

/**
 * Does something to a match and gives the events. Either it is done whole or the match stays as it was. Whoever wishes
 * is told of each event as it happens, with the table as it is then.
 */
export function take(match: Match, act: () => void, witness?: (event: Logged) => void): readonly Logged[] {
  const { state } = match;
  const before = state.words.slice();
  const log: Logged[] = [];
  if (witness !== undefined)
    log.push = (...events) => {
      for (const event of events) {
        log[log.length] = event;
        witness(event);
      }
      return log.length;
    };
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
