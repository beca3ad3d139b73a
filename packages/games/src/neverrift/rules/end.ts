import { NOBODY, NONE, only, type Seat, type Seats } from "@rifthall/kernel/ids";
import { finish, isOver, RESIGNATION } from "@rifthall/kernel/state";
import { remove } from "@rifthall/kernel/zone";
import { deckOf, emptyFields, FULL, handOf, isOut, type Neverrift, OUT, PASSES, TURN, tokens } from "../table.js";

/** How a match ends by its own rules. */
const TOKENS = 10;
const PASS = 11;
const STALEMATE = 12;
export const REASONS: Readonly<Record<number, string>> = {
  1: "void",
  [RESIGNATION]: "resigned",
  [TOKENS]: "tokens",
  [PASS]: "passed",
  [STALEMATE]: "stalemate",
};

/** Rounds of nothing but passes, of those who still play, after which nobody is waiting for anything. NR-A29 */
const IDLE_ROUNDS = 3;

/** NR-56, NR-A6: has the board been filled, or with the other ruling, is it full now? */
export const isFull = (s: Neverrift): boolean => (s.rulings.late ? emptyFields(s) === 0 : s.tally[FULL] === 1);

/** NR-58 to NR-61, NR-A28: most tokens; in a tie whose turn was last drops out, and the rest share. */
export function endByTokens(s: Neverrift, reason = TOKENS): void {
  let most = NONE;
  for (let seat = 0; seat < s.shape.seats; seat++)
    if (!isOut(s, seat as Seat)) most = Math.max(most, tokens(s, seat as Seat));
  let winners = 0;
  for (let seat = 0; seat < s.shape.seats; seat++)
    if (!isOut(s, seat as Seat) && tokens(s, seat as Seat) === most) winners |= 1 << seat;
  const last = 1 << s.tally[TURN];
  if ((winners & (winners - 1)) !== 0) winners &= ~last;
  s.log?.push({ do: "end", rule: "NR-59", why: REASONS[reason] });
  finish(s, winners as Seats, reason);
}

/** NR-A29: nobody can play any more, or nobody wants to. */
export function endIfIdle(s: Neverrift): void {
  const seats = playing(s);
  const passes = s.tally[PASSES];
  if (passes >= IDLE_ROUNDS * seats || (passes >= seats && isSpentOut(s))) endByTokens(s, STALEMATE);
}

function isSpentOut(s: Neverrift): boolean {
  for (let seat = 0; seat < s.shape.seats; seat++) {
    if (isOut(s, seat as Seat)) continue;
    if (s.size[handOf(seat as Seat)] + s.size[deckOf(seat as Seat)] > 0) return false;
  }
  return true;
}

/** How many still do. */
export const playing = (s: Neverrift): number => {
  let n = 0;
  for (let seat = 0; seat < s.shape.seats; seat++) if (!isOut(s, seat as Seat)) n++;
  return n;
};

/** NR-51, NR-A26: who passed and controls nothing has lost; of several, hand and deck leave the game. */
export function eliminate(s: Neverrift, seat: Seat): void {
  s.log?.push({ do: "eliminate", rule: "NR-51", seat });
  s.tally[OUT] |= 1 << seat;
  s.tally[PASSES] = 0;
  endIfAlone(s, PASS);
  if (isOver(s)) return;
  for (const zone of [handOf(seat), deckOf(seat)]) while (s.head[zone] !== NONE) remove(s, s.head[zone]);
}

/** The last who plays has won. */
export function endIfAlone(s: Neverrift, reason: number): void {
  if (playing(s) > 1) return;
  for (let seat = 0; seat < s.shape.seats; seat++) if (!isOut(s, seat as Seat)) finish(s, only(seat as Seat), reason);
  if (playing(s) === 0) finish(s, NOBODY, reason);
}
