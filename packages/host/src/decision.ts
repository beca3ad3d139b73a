import type { Game, Language, Outcome, Text, Wire } from "@rifthall/kernel/game";
import { type Option, type Seat, seatList } from "@rifthall/kernel/ids";
import { pending } from "@rifthall/kernel/machine";
import { optionList } from "@rifthall/kernel/match";
import { asked, isOver, NUMBER, type State } from "@rifthall/kernel/state";

/** A legal answer in the game's words. The key stays the same as long as the answer means the same. */
export type OptionLine<W extends Wire = Wire> = W["option"] & {
  readonly index: number;
  readonly key: number;
  readonly label: string;
  /** What follows from it at once, where the table tells already; the label says so too. */
  readonly next?: string;
};

export interface SeatOptions<W extends Wire = Wire> {
  readonly seat: Seat;
  /** Empty where the reader may not know them. */
  readonly options: readonly OptionLine<W>[];
}

/** What is asked now. With one deciding seat, that seat and its options stand at the top as well. */
export interface Decision<W extends Wire = Wire> {
  readonly number: number;
  readonly seats: readonly SeatOptions<W>[];
  /** The question's name in the game, and in words. */
  readonly prompt: string;
  readonly text: string;
  /** The card that asks, if one does. */
  readonly source?: string;
  readonly seat?: Seat;
  readonly options?: readonly OptionLine<W>[];
}

export type Status<W extends Wire = Wire> =
  | { readonly over: false; readonly decision: Decision<W> }
  | { readonly over: true; readonly outcome: Outcome };

/** Behind what would only use something up. */
export const IDLE: Text = { en: "(does nothing now)", de: "(bewirkt jetzt nichts)" };

export function describeOption(game: Game, s: State, o: Option, index: number, language: Language): OptionLine {
  const { do: verb, ...fields } = game.describe(s, o);
  const speech = game.speech[language];
  const label = speech.label(s, o);
  const next = speech.next?.(s, o);
  return {
    index,
    key: o,
    do: verb,
    label: fields.idle ? `${label} ${IDLE[language]}` : label,
    ...(next ? { next } : {}),
    ...fields,
  };
}

/** What that seat may answer; nothing if it is not asked. */
export const describeOptions = (game: Game, s: State, seat: Seat, language: Language): OptionLine[] =>
  optionList(s, seat).map((o, index) => describeOption(game, s, o, index, language));

/**
 * The pending decision as that reader may know it: options are listed for the reader's own seat only. Null reads
 * everything. The number is that of the choices taken, unless the caller counts otherwise.
 */
export function describeDecision(
  game: Game,
  s: State,
  reader: Seat | null,
  language: Language,
  number: number = s.cell[NUMBER],
): Decision {
  const deciding = seatList(asked(s));
  const seats = deciding.map((seat) => ({
    seat,
    options: reader === null || reader === seat ? describeOptions(game, s, seat, language) : [],
  }));
  const addressed = deciding.find((seat) => seat === reader) ?? deciding[0];
  const source = game.source(s);
  return {
    number,
    seats,
    prompt: pending(s).prompt,
    text: game.speech[language].prompt(s, addressed),
    ...(source === undefined ? {} : { source }),
    ...(seats.length === 1 ? seats[0] : {}),
  };
}

export function describeStatus(
  game: Game,
  s: State,
  reader: Seat | null,
  language: Language,
  number: number = s.cell[NUMBER],
): Status {
  if (isOver(s)) return { over: true, outcome: game.outcome(s) };
  return { over: false, decision: describeDecision(game, s, reader, language, number) };
}
