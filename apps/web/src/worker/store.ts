import { Refusal } from "@rifthall/kernel/text";
import { type Broken, type Kept, type KeptCampaign, readKept, readKeptCampaign, type Store } from "@rifthall/service";

/** What lies in a cupboard: its database and store, and which field of a row is its name. */
interface Kind<Row> {
  readonly database: string;
  readonly store: string;
  readonly key: string & keyof Row;
  read(row: unknown): Row;
}
export const MATCHES: Kind<Kept> = { database: "rifthall", store: "matches", key: "match", read: readKept };
/** In a database of their own: a tab that has the other one open does not keep this from being made. */
export const CAMPAIGNS: Kind<KeptCampaign> = {
  database: "rifthall-campaigns",
  store: "campaigns",
  key: "campaign",
  read: readKeptCampaign,
};

/** A row as it lies there; its key may be anything. */
interface Found extends Broken {
  readonly key: IDBValidKey;
}

/**
 * Keeps matches or campaigns in the browser. Where that is denied or there is no room, they are kept until the page is closed, and
 * it is said once.
 */
export class Cupboard<Row extends Kept | KeptCampaign> implements Store<Row> {
  private readonly memory = new Map<string, Row>();
  private database: Promise<IDBDatabase | null> | undefined;
  private said = false;

  constructor(
    private readonly kind: Kind<Row>,
    private readonly notKept: (why: "denied" | "full") => void,
  ) {}

  private name(row: Row): string {
    return String(row[this.kind.key]);
  }

  async put(kept: Row): Promise<void> {
    this.memory.set(this.name(kept), kept);
    await this.run("readwrite", (rows) => rows.put(kept));
  }

  async get(id: string): Promise<Row | null> {
    const found = await this.run("readonly", (rows) => rows.get(id) as IDBRequest<unknown>);
    return found === undefined ? (this.memory.get(id) ?? null) : this.kind.read(found);
  }

  /** All that can be read, the last played first. */
  async all(): Promise<readonly Row[]> {
    const { whole } = await this.rows();
    const all = new Map([...this.memory, ...whole.map((kept): [string, Row] => [this.name(kept), kept])]);
    return [...all.values()].sort((a, b) => b.played - a.played);
  }
  async broken(): Promise<readonly Found[]> {
    return (await this.rows()).broken;
  }

  private async rows(): Promise<{ readonly whole: readonly Row[]; readonly broken: readonly Found[] }> {
    const whole: Row[] = [];
    const broken: Found[] = [];
    for (const row of (await this.run("readonly", (rows) => rows.getAll() as IDBRequest<unknown[]>)) ?? []) {
      try {
        whole.push(this.kind.read(row));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const key = (row as Readonly<Record<string, IDBValidKey>>)[this.kind.key] as IDBValidKey;
        const match = typeof key === "string" ? key : `#${JSON.stringify(key)}`;
        broken.push({ match, key, row, wrong: error.message });
      }
    }
    return { whole, broken };
  }

  async remove(id: string): Promise<void> {
    const key = (await this.broken()).find((broken) => broken.match === id)?.key ?? id;
    this.memory.delete(id);
    await this.run("readwrite", (rows) => rows.delete(key));
  }

  async removeAll(): Promise<void> {
    this.memory.clear();
    await this.run("readwrite", (rows) => rows.clear());
  }

  private async run<T>(
    mode: IDBTransactionMode,
    request: (rows: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T | undefined> {
    const { store } = this.kind;
    this.database ??= open(this.kind);
    const database = await this.database;
    if (database === null) {
      this.say("denied");
      return undefined;
    }
    try {
      return await done(request(database.transaction(store, mode).objectStore(store)));
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

async function open({
  database,
  store,
  key,
}: Pick<Kind<Kept>, "database" | "store"> & { readonly key: string }): Promise<IDBDatabase | null> {
  try {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: key });
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
