import type { Asking, Chronicle } from "@rifthall/host";
import type { Seat } from "@rifthall/kernel/ids";
import { INPUTS_PER_RECORD, type MatchRecord, readRecord } from "@rifthall/kernel/match";
import { Refusal } from "@rifthall/kernel/text";
import type { ClockState, TimeControl } from "./clocks.js";
import type { CampaignId, CampaignPart, MatchId, Outcome, SeatWish } from "./contract.js";
import { either, type Form, listOf, objectOf, oneOf, orNothing, orNull, text, whole } from "./form.js";
import type { Manners } from "./social.js";

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
  /** What is asked of the others just now; a match that has one desk keeps nothing of it. */
  readonly asking?: Asking | null;
  readonly part?: CampaignPart | undefined;
  /** Inputs that are there because somebody's time was up. */
  readonly late?: readonly number[];
  /** How long people may take, and what they have left; nothing of both where there is all the time in the world. */
  readonly time?: TimeControl | null;
  readonly clock?: ClockState | null;
  /** For whom a bot goes on. */
  readonly away?: readonly Seat[];
  /** What its table was like, where people meet. */
  readonly manners?: Manners | undefined;
  /** Whoever runs the matches has ended it. */
  readonly calledOff?: boolean;
}

/** A campaign as it is kept. Its match under way and the one played last lie among the matches. */
export interface KeptCampaign {
  readonly campaign: CampaignId;
  readonly game: string;
  /** Read by its game before anything is done with it. */
  readonly chronicle: Chronicle;
  readonly begun: number;
  readonly played: number;
  readonly underway: MatchId | null;
  readonly last: MatchId | null;
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
  part: orNothing(objectOf({ campaign: name, match: name })),
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

const CAMPAIGN = objectOf({
  campaign: name,
  game: name,
  chronicle: objectOf({}),
  begun: moment,
  played: moment,
  underway: orNull(name),
  last: orNull(name),
});

/** A campaign as it was kept, likewise; what its chronicle says is for its game to read. */
export function readKeptCampaign(value: unknown): KeptCampaign {
  const wrong = CAMPAIGN(value, "row");
  if (wrong !== null) throw new Refusal("bad-row", wrong);
  return value as KeptCampaign;
}
