import type { Jobs, MatchId } from "@rifthall/service";
import type { Matches } from "../store/matches.js";
import type { Agenda } from "./agenda.js";
import type { Errands } from "./errand.js";

const KIND = "clock";

/** Somebody's time may be up then. Its number is the moment itself: a clock that was moved on has another. */
export const clocks = (
  matches: Pick<Matches, "due" | "dueOf">,
  timeUp: (match: MatchId) => Promise<void>,
): Errands => ({
  kind: KIND,
  due: async (before, most) =>
    (await matches.due(before, most)).map(({ match, at }) => ({ of: match, at, number: at })),
  next: async (match) => {
    const at = await matches.dueOf(match);
    return at === null ? null : { of: match, at, number: at };
  },
  run: ({ of }) => timeUp(of),
});

/** Tables note on that agenda when somebody's time is up. */
export const clocksOn = (agenda: Agenda): Jobs => ({
  look: (match, at) => (at === null ? agenda.drop(KIND, match) : agenda.note(KIND, { of: match, at, number: at })),
});
