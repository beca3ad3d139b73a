import { INPUTS_PER_RECORD, type MatchRecord, readRecord } from "@rifthall/kernel/match";
import { Refusal } from "@rifthall/kernel/text";
import type { MatchId, Outcome, SeatWish } from "./contract.js";
import { either, type Form, listOf, objectOf, oneOf, orNull, text, whole } from "./form.js";

/** A match as it is kept. */
export interface Kept {
  readonly match: MatchId;
  readonly record: MatchRecord;
  /** Inputs that were the host's own passes. */
  readonly passed: readonly number[];
  readonly seats: readonly SeatWish[];
  readonly begun: number;
  readonly played: number;
  readonly outcome: Outcome | null;
  /** Where each seat wishes to be asked. */
  readonly stops: Readonly<Record<number, readonly string[]>>;
}

/** A row that cannot be read as a match. It keeps nobody from the others, and can be taken out as it is. */
export interface Broken {
  readonly match: MatchId;
  readonly row: unknown;
  readonly wrong: string;
}

const SEATS = 30;
const name = text(4_000);
/** The last moment that a date can name. */
const moment = whole(0, 8.64e15);
const number: Form = (value, place) => (Number.isFinite(value) ? null : `${place} must be a number`);

const FORM = objectOf({
  match: name,
  passed: listOf(whole(0, INPUTS_PER_RECORD), INPUTS_PER_RECORD),
  seats: listOf(
    either(objectOf({ is: oneOf("person"), name, who: name }), objectOf({ is: oneOf("bot"), name, level: name })),
    SEATS,
  ),
  begun: moment,
  played: moment,
  outcome: orNull(
    objectOf({ winners: listOf(whole(0, SEATS - 1), SEATS), scores: listOf(number, SEATS), reason: name }),
  ),
  stops: (value, place) => {
    const wrong = objectOf({})(value, place);
    return wrong ?? listOf(listOf(name, 100), SEATS)(Object.values(value as object), place);
  },
});

/** A match as it was kept: by whom and when, nobody knows. Refused where it is none, by what is wrong. */
export function readKept(value: unknown): Kept {
  const wrong = FORM(value, "row");
  if (wrong !== null) throw new Refusal("bad-row", wrong);
  const kept = value as Kept;
  const { seats } = readRecord(kept.record);
  if (seats !== kept.seats.length)
    throw new Refusal(
      "bad-row",
      `row.seats must be ${seats}, as many as the record has; there are ${kept.seats.length}`,
    );
  return kept;
}
