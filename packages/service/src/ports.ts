import type { Asking, Chronicle, Taken } from "@rifthall/host";
import type { Deck, Game } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import type { MatchRecord } from "@rifthall/kernel/match";
import type { ClockState } from "./clocks.js";
import type { MatchId, Outcome } from "./contract.js";
import type { Crew } from "./crew.js";
import type { Broken, Kept, KeptCampaign } from "./kept.js";

/** What it takes to lay tables: whoever runs some brings it. */
export interface TablePorts {
  readonly games: Games;
  readonly store: Keeping;
  /**
   * Where several may play a match at the same time, its inputs are appended here. The store is given what it begins
   * with, once, and gives that with all inputs since.
   */
  readonly log?: InputLog;
  readonly lock: Lock;
  readonly neighbours: Neighbours;
  /** Without it nobody's time is ever up. */
  readonly jobs?: Jobs;
  readonly clock: Clock;
  /** Other cores for bots and advice to think with; without them they think in between. */
  readonly crew?: Crew;
  /** 128 bits as hexadecimal digits, so that nobody finds a match's hidden cards by trying seeds. */
  readonly entropy: () => string;
  readonly examiner: Pick<Examiner, "match">;
  /** A fault of ours at a table; the others go on. Thrown where nobody hears of it. */
  readonly fault?: (error: unknown) => void;
}

/** What a desk cannot make itself. */
export interface Ports extends TablePorts {
  readonly store: Store;
  readonly campaigns: Store<KeptCampaign>;
  readonly examiner: Examiner;
}

export interface Games {
  /** The rules that each game here is played by; no engine is fetched to know them. */
  readonly rules: Readonly<Record<string, string>>;
  /** The engine of one of these games. */
  load(id: string): Game | Promise<Game>;
}

/** Keeps what is put there under its name. */
export interface Keeping<Row = Kept> {
  put(kept: Row): Promise<void>;
  get(id: string): Promise<Row | null>;
}

/** Keeps matches, or campaigns. What it cannot keep it has to say by itself; play goes on. */
export interface Store<Row = Kept> extends Keeping<Row> {
  /** All that can be read, the last played first. */
  all(): Promise<readonly Row[]>;
  broken(): Promise<readonly Broken[]>;
  remove(id: string): Promise<void>;
  removeAll(): Promise<void>;
}

/** What is to be appended to a match of which so many inputs are known. */
export interface Appending {
  readonly match: MatchId;
  readonly after: number;
  readonly inputs: readonly Taken[];
  /** Its own name: who asks again because no reply came is known by it. */
  readonly command: string;
  readonly at: number;
  /** How the match ended, if these inputs did it. */
  readonly outcome: Outcome | null;
  /** What people have left behind these inputs, where they are timed. */
  readonly clock?: ClockState | null;
  /** When time is up for whoever is waited for then. */
  readonly due?: number | null;
}

/**
 * The truth of a match that any of several may play: its inputs by number, each number once. Who was first with a
 * number has it.
 */
export interface InputLog {
  /**
   * All of it, or nothing: "already" where the same command has been appended before, "other" where another has taken
   * a number of it. When it says so, it is kept.
   */
  append(appending: Appending): Promise<"appended" | "already" | "other">;
  /** What came behind the first so many inputs, and what is no input; null where there is no such match any more. */
  since(match: MatchId, number: number): Promise<Since | null>;
  /** How many inputs there are of each of these that has some. */
  lengths(matches: readonly MatchId[]): Promise<ReadonlyMap<MatchId, number>>;
  /** The last word counts. */
  setStanding(match: MatchId, standing: Standing): Promise<void>;
}

/** What of a match is no input and is kept all the same. */
export interface Standing {
  /** Where each seat wishes to be asked. */
  readonly stops: Kept["stops"];
  /** Who would like to take something back, or would not have it. */
  readonly asking: Asking | null;
  /** For whom a bot goes on, as their time was up. */
  readonly away: readonly Seat[];
  /** Coming back gives time. */
  readonly clock: ClockState | null;
  readonly due: number | null;
}
export interface Since extends Standing {
  readonly taken: readonly Taken[];
}

export interface Lock {
  /**
   * Holds a match for this desk; gives what lets go of it, or null if another holds it. With `steal` it is taken from
   * that one, whose `lost` is called.
   */
  hold(match: MatchId, steal: boolean, lost: () => void): Promise<(() => void) | null>;
}

/** What is to be looked at later: a match in which somebody's time may be up by then. Twice does no harm. */
export interface Jobs {
  /** From now on then and no more at whatever was said before; null: not at all. */
  look(match: MatchId, at: number | null): void;
}

/** Other desks at the same store. What is said between them is a hint to read it, nothing more. */
export interface Neighbours {
  tell(match: MatchId): void;
  /** `missed` is called where something may not have been heard: then all is to be read. */
  hear(listener: (match: MatchId) => void, missed: () => void): void;
}

export interface Clock {
  /** Milliseconds that only ever rise, to measure by. */
  now(): number;
  /** Milliseconds since 1970. */
  date(): number;
  pause(ms: number): Promise<void>;
  /** Lets everything come first that waits already. */
  breath(): Promise<void>;
}

/** Looks strangers' things through where nothing can be lost. What it gives has been opened once. */
export interface Examiner {
  match(text: string): Promise<MatchRecord>;
  deck(game: string, text: string): Promise<Deck>;
  campaign(game: string, text: string): Promise<Chronicle>;
}
