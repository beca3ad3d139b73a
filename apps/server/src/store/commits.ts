import type { Appending } from "@rifthall/service";
import { type Appended, appendAll, isPlain } from "./appends.js";
import { isAway } from "./away.js";
import type { Change, Store } from "./schema.js";

type Work = (change: Change) => Promise<unknown>;
interface Waiting {
  readonly todo: Work | Appending;
  resolve(value: unknown): void;
  reject(why: unknown): void;
}

/** No more than so many changes are committed together, so that nobody waits long for others. */
const MOST = 256;

/** Changes that come together are committed together: the disk is waited for once. */
export class Commits {
  private waiting: Waiting[] = [];
  private running: Promise<void> | null = null;

  constructor(private readonly db: Store) {}

  /** Gives what the change gave, once it is on the disk. One that failed is not there, and the others are. */
  do<T>(work: (change: Change) => Promise<T>): Promise<T> {
    return this.add(work) as Promise<T>;
  }
  /** Likewise; appends are one statement for all that come together. */
  append(appending: Appending): Promise<Appended> {
    return this.add(appending) as Promise<Appended>;
  }

  private add(todo: Waiting["todo"]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ todo, resolve, reject });
      this.running ??= this.run();
    });
  }

  /** Until nothing is waited for. */
  async settled(): Promise<void> {
    await this.running;
  }

  private async run(): Promise<void> {
    // What else is asked for in this turn comes along.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.waiting.length > 0) await this.together(this.waiting.splice(0, MOST));
    this.running = null;
  }

  private async together(group: readonly Waiting[]): Promise<void> {
    try {
      const values = await this.commit(group.map(({ todo }) => todo));
      for (const [i, { resolve }] of group.entries()) resolve(values[i]);
    } catch (error) {
      // Nothing of it is there. One by one, only whose fault it is fails; where nobody answers, all do.
      if (group.length === 1 || isAway(error)) for (const { reject } of group) reject(error);
      else for (const one of group) await this.together([one]);
    }
  }

  private async commit(todos: readonly Waiting["todo"][]): Promise<readonly unknown[]> {
    const appendings = todos.filter((todo) => typeof todo !== "function");
    const inOrder = async (db: Store | Change, done: readonly unknown[]): Promise<readonly unknown[]> => {
      const appended = (await appendAll(db, appendings)).values();
      const others = done.values();
      return todos.map((todo) => (typeof todo === "function" ? others : appended).next().value);
    };
    if (appendings.length === todos.length && appendings.every(isPlain)) return inOrder(this.db, []);
    return this.db.transaction().execute(async (change) => {
      const done: unknown[] = [];
      for (const todo of todos) if (typeof todo === "function") done.push(await todo(change));
      return inOrder(change, done);
    });
  }
}
