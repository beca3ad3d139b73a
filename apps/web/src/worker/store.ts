import type { MatchRecord } from "@rifthall/kernel";
import type { MatchId, Outcome, SeatWish } from "../service/contract.ts";

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

const NAME = "rifthall";
const MATCHES = "matches";

/**
 * Keeps matches in the browser. Where that is denied or there is no room, they are kept until the page is closed, and
 * it is said once.
 */
export class Store {
  private readonly memory = new Map<MatchId, Kept>();
  private database: Promise<IDBDatabase | null> | undefined;
  private said = false;

  constructor(private readonly notKept: (why: "denied" | "full") => void) {}

  async put(kept: Kept): Promise<void> {
    this.memory.set(kept.match, kept);
    await this.run("readwrite", (matches) => matches.put(kept));
  }

  async get(match: MatchId): Promise<Kept | null> {
    const found = await this.run("readonly", (matches) => matches.get(match) as IDBRequest<Kept | undefined>);
    return found ?? this.memory.get(match) ?? null;
  }

  /** All of them, the last played first. */
  async all(): Promise<readonly Kept[]> {
    const found = (await this.run("readonly", (matches) => matches.getAll() as IDBRequest<Kept[]>)) ?? [];
    const all = new Map([...this.memory, ...found.map((kept): [MatchId, Kept] => [kept.match, kept])]);
    return [...all.values()].sort((a, b) => b.played - a.played);
  }

  async remove(match: MatchId): Promise<void> {
    this.memory.delete(match);
    await this.run("readwrite", (matches) => matches.delete(match));
  }

  async removeAll(): Promise<void> {
    this.memory.clear();
    await this.run("readwrite", (matches) => matches.clear());
  }

  private async run<T>(
    mode: IDBTransactionMode,
    request: (matches: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T | undefined> {
    this.database ??= open();
    const database = await this.database;
    if (database === null) {
      this.say("denied");
      return undefined;
    }
    try {
      return await done(request(database.transaction(MATCHES, mode).objectStore(MATCHES)));
    } catch (error) {
      this.say(error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "denied");
      return undefined;
    }
  }

  private say(why: "denied" | "full"): void {
    if (!this.said) this.notKept(why);
    this.said = true;
  }
}

async function open(): Promise<IDBDatabase | null> {
  try {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(MATCHES, { keyPath: "match" });
    return await done(request);
  } catch {
    return null;
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
