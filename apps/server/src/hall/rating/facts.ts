import type { Game } from "@rifthall/kernel/game";
import { type Seat, seatList } from "@rifthall/kernel/ids";
import { isResign, isUndo, Match, type MatchRecord, type Start } from "@rifthall/kernel/match";
import type { Kept } from "@rifthall/service";
import { personOf } from "../../store/people.js";
import type { Facts } from "./weigh.js";

/** Who wins and loses together, from the start on. */
export function sidesOf(game: Game, start: Start): readonly (readonly Seat[])[] {
  const state = game.create(start);
  const sides = new Map<number, readonly Seat[]>();
  for (let seat = 0; seat < start.seats; seat++) {
    const side = game.side(state, seat as Seat);
    sides.set(side, seatList(side));
  }
  return [...sides.values()];
}

/** What of a match that is over counts, and how many rounds it took where the game has some. */
export function factsOf(
  game: Game,
  start: Start,
  kept: Kept,
): { readonly facts: Facts; readonly rounds: number | null } {
  const match = played(game, start, kept.record);
  let done: readonly { readonly number: number; readonly seat: Seat; readonly leaves: boolean }[] = [];
  for (const [i, input] of match.inputs.entries()) {
    const number = i + 1;
    const leaves = isResign(input);
    const seat = leaves ? (input.resign as Seat) : kept.passed.includes(number) ? null : match.seatOf(number);
    if (isUndo(input)) done = done.filter((one) => one.number <= input.undo);
    else if (seat !== null) done = [...done, { number, seat, leaves }];
  }
  const chosen = kept.seats.map((_, seat) => done.filter((one) => !one.leaves && one.seat === seat).length);
  const left = done.flatMap(({ number, seat, leaves }) =>
    leaves ? [{ seat, late: kept.late?.includes(number) === true }] : [],
  );
  const { winners, scores, reason } = game.outcome(match.state);
  const people = kept.seats.map((at) => (at.is === "person" ? personOf(at.who) : ""));
  return {
    facts: { people, sides: sidesOf(game, start), winners, scores, reason, chosen, left, away: kept.away ?? [] },
    rounds: game.insight?.round?.(match.state) ?? null,
  };
}

function played(game: Game, start: Start, record: MatchRecord): Match {
  const match = new Match(game, start);
  match.replay(record);
  return match;
}
