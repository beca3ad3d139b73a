import { createContext, Script } from "node:vm";
import { decodeLink, describeStatus, encodeLink, preview } from "@rifthall/host";
import { type Content, type Game, LANGUAGES } from "@rifthall/kernel/game";
import { type Seat, SPECTATOR, seatList } from "@rifthall/kernel/ids";
import { Dice, options } from "@rifthall/kernel/machine";
import { Match, type MatchRecord, opaque, plainState, readRecord, type Start } from "@rifthall/kernel/match";
import { asked, type Event, type State } from "@rifthall/kernel/state";
import { Refusal } from "@rifthall/kernel/text";
import { look, redact } from "@rifthall/kernel/view";
import { Fuzzer, pick } from "./fuzzer.js";

/** A position of random play, to be forged: what is readable of it, and its words beside those that follow from that. */
export interface Victim {
  readonly number: number;
  readonly start: Start;
  readonly readable: Readonly<Record<string, unknown>>;
  readonly field: "memory" | "pending";
  readonly plain: State;
  readonly state: State;
}

/** Words by their place in the state, and what is written there. */
export type Change = ReadonlyMap<number, number>;

/** A forgery that hung, threw, or took too long to refuse. */
export interface Broken {
  readonly why: string;
  readonly victim: number;
  readonly change: Change;
}

/** So much CPU a refusal may take, and so long may anything before it counts as hanging. */
const REFUSED_MS = 100;
const HANGS_MS = 10_000;
const MOST_STOPS = 40;
const LONGEST_MATCH = 120;

/**
 * Forges positions: takes one of random play, in the middle of an effect where there is one, writes other words into
 * it, and makes its checks anew, which anybody could. Each must be refused, or play on like any other.
 */
export class Forger {
  refused = 0;
  accepted = 0;
  /** CPU of the slowest refusal. */
  slowest = 0;
  private readonly fuzzer: Fuzzer;

  constructor(
    private readonly game: Game,
    private readonly seed: string,
  ) {
    this.fuzzer = new Fuzzer(game, seed);
  }

  /** A position that follows from the seed and the number alone. */
  victim(mode: string, number: number): Victim {
    const { game } = this;
    const dice = new Dice(Math.imul(number + 1, 0x9e3779b1) ^ this.seed.length);
    const match = this.fuzzer.deal(mode, number, dice, false);
    const found = game.create(match.start);
    found.copyFrom(match.state);
    // The later of several stops in the middle of an effect is as likely as the earlier.
    let seen = 0;
    for (let i = 0; i < LONGEST_MATCH && !match.over; i++) {
      const seats = seatList(asked(match.state));
      const seat = seats[dice.below(seats.length)];
      match.choose(seat, pick(match, seat, dice));
      if (!match.over && !game.settled(match.state) && dice.below(++seen) === 0) found.copyFrom(match.state);
    }
    const readable = game.position(found, null);
    const field = game.settled(found) ? "memory" : "pending";
    return {
      number,
      start: match.start,
      readable,
      field,
      plain: plainState(game, match.start, readable, field),
      state: found,
    };
  }

  /** Tries one forgery; null if it was refused in time, or played on. */
  try(victim: Victim, change: Change, dice: Dice): Broken | null {
    const { game } = this;
    const words = victim.state.words.slice();
    for (const [at, value] of change) victim.state.words[at] = value;
    const position = { ...victim.readable, [victim.field]: opaque(victim.plain, victim.state) };
    victim.state.words.set(words);
    const start = { ...victim.start, position };
    const broken = (why: string): Broken => ({ why, victim: victim.number, change });
    try {
      return bounded(() => {
        const began = process.cpuUsage();
        try {
          load(game, start);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          const { user, system } = process.cpuUsage(began);
          const ms = (user + system) / 1000;
          this.refused++;
          this.slowest = Math.max(this.slowest, ms);
          return ms > REFUSED_MS ? broken(`refused after ${Math.round(ms)} ms: ${error.message}`) : null;
        }
        this.accepted++;
        playOn(game, start, dice);
        return null;
      });
    } catch (error) {
      return broken(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  }
}

const sandbox: { act: () => unknown } = { act: () => null };
const context = createContext(sandbox);
const script = new Script("act()");

/** What does not come to an end is stopped and thrown as an error. */
function bounded<T>(act: () => T): T {
  sandbox.act = act;
  return script.runInContext(context, { timeout: HANGS_MS }) as T;
}

/** As a match file: from its text. */
function load(game: Game, start: Start): Match {
  const record = readRecord(JSON.parse(JSON.stringify(new Match(game, start).record())));
  return replayed(game, start.content, record);
}

function replayed(game: Game, content: Content, record: MatchRecord): Match {
  const { seats, options: chosen, seed, position, campaign } = record;
  const match = new Match(game, {
    content,
    seats,
    options: chosen,
    seed,
    position,
    ...(campaign === undefined ? {} : { campaign }),
  });
  match.replay(record);
  return match;
}

/** Plays at random to the end, or far enough, looked at from every side; then again from its record and its link. */
function playOn(game: Game, start: Start, dice: Dice): void {
  const match = new Match(game, start);
  const into = game.create(start);
  for (let stop = 0; stop < MOST_STOPS && !match.over; stop++) {
    const seats = seatList(asked(match.state));
    const seat = seats[dice.below(seats.length)];
    // Looking takes longer than playing, so not everybody looks at everything each time.
    if (stop % 4 === 0) {
      lookAround(game, match, stop === 0 ? everybody(match.state) : [seat]);
      look(game, match.state, seat, into);
      game.evaluate(into, seat);
      const candidates = game.candidates(match.state, seat);
      for (const candidate of candidates.slice(0, 4)) game.reasons(match.state, seat, candidate);
      const { count, list } = options(match.state, seat);
      preview(game, start, match.state, seat, list[dice.below(count)]);
    }
    const log: Event[] = [];
    match.state.log = log;
    match.choose(seat, pick(match, seat, dice));
    match.state.log = null;
    for (const event of log)
      for (const language of LANGUAGES) game.speech[language].event(match.state, redact(event, seat));
  }
  lookAround(game, match, everybody(match.state));
  const record = readRecord(JSON.parse(JSON.stringify(match.record())));
  const hash = match.state.hash();
  if (replayed(game, start.content, record).state.hash() !== hash) throw new Error("its record leads elsewhere");
  if (match.inputs.length > 0) match.undo(match.inputs.length >> 1, "another");
  asLink(game, start.content, record);
}

function asLink(game: Game, content: Content, record: MatchRecord): void {
  let link: string;
  try {
    link = encodeLink(game, record, content);
  } catch (error) {
    // Not every match is short enough for a link.
    if (error instanceof Refusal && error.code !== "bad-record" && error.code !== "bad-position") return;
    throw error;
  }
  decodeLink(link, [game], () => content);
}

const everybody = (s: State): readonly (Seat | null)[] => [
  ...Array.from({ length: s.shape.seats }, (_, seat) => seat as Seat),
  SPECTATOR,
  null,
];

function lookAround(game: Game, match: Match, viewers: readonly (Seat | null)[]): void {
  const { state } = match;
  for (const viewer of viewers) {
    game.position(state, viewer);
    game.scene(state, viewer);
    for (const language of LANGUAGES) describeStatus(game, state, viewer, language);
  }
  match.position();
}

/** Every word in turn, with another of these each time; and now and then several at once. */
export function* changes(state: State, round: number, dice: Dice): Generator<Change> {
  const { words } = state;
  const any = (): number => dice.below(words.length);
  const values = (at: number): readonly number[] => [
    words[at] + 1,
    words[at] - 1,
    0,
    -1,
    words[any()],
    dice.below(64),
    words[(at + 1) % words.length],
    words[at] ^ (1 << dice.below(16)),
    2147483647,
    -2147483648,
    dice.below(4096),
  ];
  for (let at = 0; at < words.length; at++) {
    const list = values(at);
    const value = list[(at + round) % list.length] | 0;
    if (value !== words[at]) yield new Map([[at, value]]);
    if (at % 8 === round % 8) yield several(words, at, dice);
  }
}

/** Two words change places, or up to four near each other are written. */
function several(words: Int32Array, at: number, dice: Dice): Change {
  const near = (): number => (at + dice.below(24)) % words.length;
  const other = near();
  if (dice.below(2) === 0)
    return new Map([
      [at, words[other]],
      [other, words[at]],
    ]);
  return new Map(Array.from({ length: 2 + dice.below(3) }, () => [near(), words[near()] + dice.below(3) - 1]));
}
