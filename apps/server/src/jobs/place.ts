import { lineTo } from "../store/postgres.js";

/** A job as a queue hands it out. */
export interface Held {
  readonly name: string;
  readonly data: unknown;
  moveToDelayed(at: number, token?: string): Promise<void>;
}
/** One that waits, or not any more. */
interface Waiting {
  changeDelay(ms: number): Promise<void>;
}

interface Closing {
  on(event: "error", listener: (error: Error) => void): unknown;
  waitUntilReady(): Promise<unknown>;
  close(): Promise<void>;
}
interface Asking extends Closing {
  add(name: string, data: object, options: object): Promise<unknown>;
  getJob(id: string): Promise<Waiting | undefined>;
}

/** Where a queue is kept. */
export interface Place {
  queue(): Asking;
  worker(run: (job: Held, token?: string) => Promise<void>): Closing;
  /** Thrown by who has moved a job to later. */
  moved(): Error;
}

const NAME = "errands";
/** So many are seen to at once by one server. */
const AT_ONCE = 16;
/** What somebody does who is killed in the middle of it is done by another when its lock is over, in ms. */
const TAKING = { concurrency: AT_ONCE, lockDuration: 10_000, stalledInterval: 5_000, maxStalledCount: 1_000 };
/** How long Redis may take to answer, in ms. */
const ANSWERING = 3_000;

/** Fetched by those alone who have a queue: it takes longer to load than all of ours. */
const library = () => import("bullmq");

/** In the database's own tables, beside ours. Nothing there is waited for: the database knows all of it. */
export async function inPostgres(url: string): Promise<Place> {
  const { createPostgresBackend, DelayedError, Queue, Worker } = await library();
  const connection = { ...lineTo(url, false), schema: "rifthall_jobs", migrate: true, max: 2 };
  return {
    queue: () => new Queue(NAME, { connection }, createPostgresBackend),
    worker: (run) => new Worker(NAME, run, { connection, ...TAKING }, createPostgresBackend),
    moved: () => new DelayedError(),
  };
}

export async function inRedis(url: string): Promise<Place> {
  const { DelayedError, Queue, Worker } = await library();
  const asking = { url, maxRetriesPerRequest: 1, commandTimeout: ANSWERING };
  return {
    queue: () => new Queue(NAME, { connection: asking, prefix: "rifthall" }),
    worker: (run) =>
      new Worker(NAME, run, { connection: { url, maxRetriesPerRequest: null }, prefix: "rifthall", ...TAKING }),
    moved: () => new DelayedError(),
  };
}
