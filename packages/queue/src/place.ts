/** A job as a queue hands it out. */
export interface Held {
  readonly name: string;
  readonly data: unknown;
  moveToDelayed(at: number, token?: string): Promise<void>;
}
/** One that waits, or not any more, and what came of it. */
interface Waiting {
  readonly id?: string;
  readonly data: unknown;
  readonly returnvalue?: unknown;
  readonly failedReason?: string;
  changeDelay(ms: number): Promise<void>;
  getState(): Promise<string>;
  remove(): Promise<void>;
}

interface Closing {
  on(event: "error", listener: (error: Error) => void): unknown;
  waitUntilReady(): Promise<unknown>;
  close(): Promise<void>;
}
export interface Asking extends Closing {
  add(name: string, data: object, options: object): Promise<unknown>;
  getJob(id: string): Promise<Waiting | undefined>;
}
export interface Taking extends Closing {
  on(event: "error", listener: (error: Error) => void): unknown;
}

/** Where a queue is kept. */
export interface Place {
  queue(): Asking;
  worker(run: (job: Held, token?: string) => Promise<unknown>): Taking;
  /** Thrown by who has moved a job to later. */
  moved(): Error;
}

/** What a queue is called there, and how it is worked at. */
export interface Kind {
  readonly name: string;
  /** What its tables or its names begin with: other queues of the same place have others. */
  readonly space: string;
  /** So many jobs are seen to at once by one process. */
  readonly atOnce: number;
}

/** What somebody does who is killed in the middle of it is done by another when its lock is over, in ms. */
const taking = (concurrency: number) => ({
  concurrency,
  lockDuration: 10_000,
  stalledInterval: 5_000,
  maxStalledCount: 1_000,
});
/** How long Redis may take to answer, in ms. */
const ANSWERING = 3_000;

/** Fetched by those alone who have a queue: it takes longer to load than all of ours. */
const library = () => import("bullmq");

/** In a schema of a database, beside other tables. */
export async function inPostgres(
  line: { readonly connectionString: string },
  { name, space, atOnce }: Kind,
): Promise<Place> {
  const { createPostgresBackend, DelayedError, Queue, Worker } = await library();
  const connection = { ...line, schema: space, migrate: true, max: 2 };
  return {
    queue: () => new Queue(name, { connection }, createPostgresBackend),
    worker: (run) => new Worker(name, run, { connection, ...taking(atOnce) }, createPostgresBackend),
    moved: () => new DelayedError(),
  };
}

export async function inRedis(url: string, { name, space, atOnce }: Kind): Promise<Place> {
  const { DelayedError, Queue, Worker } = await library();
  const asking = { url, maxRetriesPerRequest: 1, commandTimeout: ANSWERING };
  return {
    queue: () => new Queue(name, { connection: asking, prefix: space }),
    worker: (run) =>
      new Worker(name, run, { connection: { url, maxRetriesPerRequest: null }, prefix: space, ...taking(atOnce) }),
    moved: () => new DelayedError(),
  };
}
