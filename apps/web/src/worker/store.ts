import { Refusal } from "@rifthall/kernel/text";
import { type Broken, type Kept, type MatchId, readKept, type Store } from "@rifthall/service";

const NAME = "rifthall";
const MATCHES = "matches";

/** A row as it lies there; its key may be anything. */
interface Found extends Broken {
  readonly key: IDBValidKey;
}

/**
 * Keeps matches in the browser. Where that is denied or there is no room, they are kept until the page is closed, and
 * it is said once.
 */
export class Cupboard implements Store {
  private readonly memory = new Map<MatchId, Kept>();
  private database: Promise<IDBDatabase | null> | undefined;
  private said = false;

  constructor(private readonly notKept: (why: "denied" | "full") => void) {}

  async put(kept: Kept): Promise<void> {
    this.memory.set(kept.match, kept);
    await this.run("readwrite", (matches) => matches.put(kept));
  }

  async get(match: MatchId): Promise<Kept | null> {
    const found = await this.run("readonly", (matches) => matches.get(match) as IDBRequest<unknown>);
    return found === undefined ? (this.memory.get(match) ?? null) : readKept(found);
  }

  /** All that can be read, the last played first. */
  async all(): Promise<readonly Kept[]> {
    const { whole } = await this.rows();
    const all = new Map([...this.memory, ...whole.map((kept): [MatchId, Kept] => [kept.match, kept])]);
    return [...all.values()].sort((a, b) => b.played - a.played);
  }
  async broken(): Promise<readonly Found[]> {
    return (await this.rows()).broken;
  }

  private async rows(): Promise<{ readonly whole: readonly Kept[]; readonly broken: readonly Found[] }> {
    const whole: Kept[] = [];
    const broken: Found[] = [];
    for (const row of (await this.run("readonly", (matches) => matches.getAll() as IDBRequest<unknown[]>)) ?? []) {
      try {
        whole.push(readKept(row));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const { match: key } = row as { match: IDBValidKey };
        const match = typeof key === "string" ? key : `#${JSON.stringify(key)}`;
        broken.push({ match, key, row, wrong: error.message });
      }
    }
    return { whole, broken };
  }

  async remove(match: MatchId): Promise<void> {
    const key = (await this.broken()).find((broken) => broken.match === match)?.key ?? match;
    this.memory.delete(match);
    await this.run("readwrite", (matches) => matches.delete(key));
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
