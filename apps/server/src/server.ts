import { randomBytes } from "node:crypto";
import { createServer, type Server as HttpServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createAdaptorServer, type WebSocketServerLike } from "@hono/node-server";
import { gameById, games } from "@rifthall/games";
import { Refusal, unknown } from "@rifthall/kernel/text";
import { type Clock, type Games, type Pace, Tables } from "@rifthall/service";
import { sql } from "kysely";
import type { Logger } from "pino";
import { type WebSocket, WebSocketServer } from "ws";
import { ALONE, type Hints } from "./between/hints.js";
import { Notifications } from "./between/notify.js";
import { Channel } from "./between/redis.js";
import { Gathering } from "./hall/gathering.js";
import type { Hall } from "./hall/guest.js";
import { Meeting } from "./hall/meeting.js";
import { Turns } from "./hall/turns.js";
import type { Agenda } from "./jobs/agenda.js";
import { clocks, clocksOn } from "./jobs/clocks.js";
import { inPostgres, inRedis } from "./jobs/place.js";
import { Queued } from "./jobs/queued.js";
import { Timers } from "./jobs/timers.js";
import { Commits } from "./store/commits.js";
import { openEmbedded } from "./store/embedded.js";
import { Invitations } from "./store/invitations.js";
import { Matches } from "./store/matches.js";
import { People } from "./store/people.js";
import { openPostgres } from "./store/postgres.js";
import type { Store } from "./store/schema.js";
import { Watch } from "./watch.js";
import { appOf } from "./web/app.js";
import { Names } from "./web/origin.js";

export interface Settings {
  /** The folder where everything is kept. */
  readonly data: string;
  /** A PostgreSQL instead, which several servers may share. */
  readonly database?: string | null;
  /** With such a database: a Redis for hints and jobs, where they become many. */
  readonly redis?: string | null;
  readonly host: string;
  readonly port: number;
  /** Addresses under which the server is reached through others: a proxy, a name in the network. */
  readonly origins: readonly string[];
  /** Answers whatever is not asked of the server itself. */
  readonly page: (request: IncomingMessage, response: ServerResponse) => void;
  readonly pace: Pace;
  readonly log: Logger;
  /** What the host would not have said, one word a line. */
  readonly words?: string;
}

/** The largest message, in bytes: a match's options with decks are the longest thing that is said. */
const LARGEST = 300_000;
/** Sockets at once: of all, and of one person. */
const MOST_SOCKETS = 10_000;
const MOST_OF_ONE = 12;
/** Whoever gives no sign between two looks is gone, in ms. */
const LOOK = 30_000;
/** How often nodes that share a store look at the logs of what is open, in ms: hints may be lost. */
const READ = 3_000;
/** How long requests may take to come in, in ms: nobody holds a line with half a sentence. */
const HEADERS = 10_000;
const REQUEST = 20_000;
/** Code of RFC 6455: the server restarts. */
const RESTART = 1012;

const clock: Clock = {
  now: () => performance.now(),
  date: () => Date.now(),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  breath: () => new Promise((resolve) => setImmediate(resolve)),
};

const engines: Games = {
  rules: Object.fromEntries(games.map(({ id, rules }) => [id, rules])),
  load: (id) => {
    const game = gameById(id);
    if (game) return game;
    throw new Refusal("unknown-game", unknown("game", id, Object.keys(engines.rules)));
  },
};

/** A hall where people play each other: a store, the tables before it, and the way in. */
export class Server {
  private ready = false;
  private readonly sockets = new Map<WebSocket, { readonly person: string; heard: boolean }>();
  private looking: NodeJS.Timeout | undefined;
  private reading: NodeJS.Timeout | undefined;

  private constructor(
    private readonly http: HttpServer,
    private readonly db: Store,
    private readonly hints: Hints,
    private readonly tables: Tables,
    private readonly agenda: Agenda,
    private readonly commits: Commits,
    readonly gathering: Gathering,
    readonly watch: Watch,
  ) {}

  static async open(settings: Settings): Promise<Server> {
    const { database, redis, data, log } = settings;
    const db = database ? await openPostgres(database, log) : await openEmbedded(join(data, "rifthall.db"));
    let hints = ALONE;
    try {
      if (database) hints = await (redis ? Channel.open(redis, log) : Notifications.open(database, log));
      return await Server.begin(db, hints, settings);
    } catch (error) {
      await hints.close();
      await db.destroy();
      throw error;
    }
  }

  private static async begin(db: Store, hints: Hints, settings: Settings): Promise<Server> {
    const { log, page, pace } = settings;
    const commits = new Commits(db);
    const matches = new Matches(db, commits);
    const agenda = await agendaFor(settings);
    const invitations = new Invitations(db, commits, clock.date);
    const entropy = (): string => randomBytes(16).toString("hex");
    const gathering = new Gathering({
      db,
      commits,
      clock,
      games: engines,
      matches,
      invitations,
      hints,
      entropy,
      words: settings.words ?? "",
      fault: (error) => log.error({ error }, "a fault of ours among people"),
    });
    const tables = new Tables({
      games: engines,
      store: matches,
      log: gathering.log,
      lock: { hold: async () => () => {} },
      neighbours: {
        tell: (match) => {
          hints.tell("match", match);
          gathering.behindhand.look(match);
        },
        hear: (listener, missed) => {
          hints.hear("match", listener);
          hints.hear("match", (match) => gathering.behindhand.look(match));
          hints.missed(missed);
        },
      },
      jobs: clocksOn(agenda),
      clock,
      entropy,
      examiner: { match: async () => Promise.reject(new Refusal("not-served", "only our own cards are played here")) },
      fault: (error) => log.error({ error }, "a fault of ours at a table"),
    });
    const hall: Hall = {
      tables,
      matches,
      turns: new Turns(tables),
      pace,
      meeting: new Meeting(tables, invitations, hints, gathering.known, clock.date),
      presence: gathering.presence,
      profiles: gathering.profiles,
      circle: gathering.circle,
      talk: gathering.talk,
      behindhand: gathering.behindhand,
      limits: gathering.limits,
      sayings: gathering.sayings,
    };
    const watch: Watch = new Watch(log, clock.now, { sockets: () => server.sockets.size, tables: () => tables.open });
    const app = appOf({
      hall,
      watch,
      people: new People(db, commits, clock.date),
      names: new Names(settings.origins),
      isReady: () => server.ready,
      isWell: () => server.isWell(),
      admit: (person, socket) => server.admit(person, socket),
    });
    const wss = new WebSocketServer({ noServer: true, maxPayload: LARGEST, clientTracking: false });
    const http = createAdaptorServer({
      fetch: app.fetch,
      websocket: { server: wss as WebSocketServerLike },
      createServer: ((options: object, listener: (request: IncomingMessage, response: ServerResponse) => void) =>
        createServer({ ...options, headersTimeout: HEADERS, requestTimeout: REQUEST }, (request, response) => {
          if (OWN.test(request.url ?? "")) listener(request, response);
          else page(request, response);
        })) as typeof createServer,
    }) as HttpServer;
    const server: Server = new Server(http, db, hints, tables, agenda, commits, gathering, watch);
    await listen(http, settings.port, settings.host);
    await agenda.start([clocks(matches, (match) => tables.timeUp(match))]);
    gathering.start(hall.meeting);
    server.ready = true;
    server.looking = setInterval(() => server.look(), LOOK);
    server.looking.unref();
    if (hints !== ALONE) server.reading = setInterval(() => void server.read(), READ).unref();
    return server;
  }

  get port(): number {
    return (this.http.address() as AddressInfo).port;
  }

  private async isWell(): Promise<boolean> {
    try {
      await sql`select 1`.execute(this.db);
      return true;
    } catch (error) {
      this.watch.log.error({ error }, "the store does not answer");
      return false;
    }
  }

  private admit(person: string, socket: WebSocket): boolean {
    const own = [...this.sockets.values()].filter((other) => other.person === person).length;
    if (!this.ready || this.sockets.size >= MOST_SOCKETS || own >= MOST_OF_ONE) {
      this.watch.refused.inc({ why: "crowded" });
      return false;
    }
    const state = { person, heard: true };
    this.sockets.set(socket, state);
    socket.on("pong", () => {
      state.heard = true;
    });
    socket.on("close", () => this.sockets.delete(socket));
    socket.ping(String(clock.now()));
    return true;
  }

  /** Lets go of those who are gone without a word. */
  private look(): void {
    for (const [socket, state] of this.sockets) {
      if (!state.heard) socket.terminate();
      state.heard = false;
      socket.ping(String(clock.now()));
    }
  }

  /** A node that dies may have told nobody of what it kept last. */
  private async read(): Promise<void> {
    try {
      await this.tables.readAgain();
    } catch (error) {
      this.watch.log.warn({ error }, "the logs of open matches could not be read");
    }
  }

  /** Takes nobody in any more, keeps all that was taken, and lets everybody go. */
  async close(): Promise<void> {
    this.ready = false;
    clearInterval(this.looking);
    clearInterval(this.reading);
    await this.agenda.close();
    for (const socket of this.sockets.keys()) socket.close(RESTART, "the server restarts");
    await new Promise<void>((resolve) => {
      this.http.close(() => resolve());
      setTimeout(() => {
        for (const socket of this.sockets.keys()) socket.terminate();
        this.http.closeAllConnections();
      }, CLOSING).unref();
      this.http.closeIdleConnections();
    });
    await this.gathering.close();
    await this.commits.settled();
    await this.hints.close();
    await this.db.destroy();
  }
}

/** How long others may take to close their side, in ms. */
const CLOSING = 1_000;
/** What is asked of the server itself; all else is the page's. */
const OWN = /^\/(api\/|hall\.json$|healthz$|readyz$|metrics$)/;

/** Where what is to be done later is noted. */
async function agendaFor({ database, redis, log }: Settings): Promise<Agenda> {
  const fault = (error: unknown): void => log.error({ error }, "something that was due could not be done");
  const away = (error: unknown): void =>
    log.warn({ error: error instanceof Error ? error.message : error }, "the queue of what is to be done is away");
  if (!database) return new Timers(clock.date, fault);
  return new Queued(clock.date, fault, away, await (redis ? inRedis(redis) : inPostgres(database)));
}

const listen = (http: HttpServer, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    http.once("error", reject);
    http.listen(port, host, () => {
      http.off("error", reject);
      resolve();
    });
  });
