import type { Deck, Game } from "@rifthall/kernel/game";
import type { MatchRecord } from "@rifthall/kernel/match";
import type { MatchId } from "./contract.js";
import type { Broken, Kept } from "./kept.js";

/** What a desk cannot make itself: whoever runs one brings it. */
export interface Ports {
  readonly games: Games;
  readonly store: Store;
  readonly lock: Lock;
  readonly neighbours: Neighbours;
  readonly clock: Clock;
  /** 128 bits as hexadecimal digits, so that nobody finds a match's hidden cards by trying seeds. */
  readonly entropy: () => string;
  readonly examiner: Examiner;
}

export interface Games {
  /** The rules that each game here is played by; no engine is fetched to know them. */
  readonly rules: Readonly<Record<string, string>>;
  /** The engine of one of these games. */
  load(id: string): Game | Promise<Game>;
}

/** Keeps matches. What it cannot keep it has to say by itself; play goes on. */
export interface Store {
  put(kept: Kept): Promise<void>;
  get(match: MatchId): Promise<Kept | null>;
  /** All that can be read, the last played first. */
  all(): Promise<readonly Kept[]>;
  broken(): Promise<readonly Broken[]>;
  remove(match: MatchId): Promise<void>;
  removeAll(): Promise<void>;
}

export interface Lock {
  /**
   * Holds a match for this desk; gives what lets go of it, or null if another holds it. With `steal` it is taken from
   * that one, whose `lost` is called.
   */
  hold(match: MatchId, steal: boolean, lost: () => void): Promise<(() => void) | null>;
}

/** Other desks at the same store. What is said between them is a hint to read it, nothing more. */
export interface Neighbours {
  tell(match: MatchId): void;
  hear(listener: (match: MatchId) => void): void;
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
}
