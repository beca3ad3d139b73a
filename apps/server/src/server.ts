import { randomBytes } from "node:crypto";
import { createServer, type Server as HttpServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Server as Closing } from "node:net";
import { join } from "node:path";
import { createAdaptorServer, type WebSocketServerLike } from "@hono/node-server";
import { type Pace, Tables } from "@rifthall/service";
import { sql } from "kysely";
import type { Logger } from "pino";
import { type WebSocket, WebSocketServer } from "ws";
import { Acts, type Snapshot } from "./admin/act.js";
import { listenToOperator } from "./admin/desk.js";
import { placeFor } from "./admin/place.js";
import { ALONE, type Hints } from "./between/hints.js";
import { Notifications } from "./between/notify.js";
import { Channel } from "./between/redis.js";
import { clock } from "./clock.js";
import { crewOf } from "./crew.js";
import { engines } from "./engines.js";
import { Examiner } from "./examiner.js";
import { Accounts } from "./hall/accounts.js";
import { Brought } from "./hall/brought.js";
import { Callers } from "./hall/callers.js";
import { Gathering } from "./hall/gathering.js";
import type { Hall } from "./hall/guest.js";
import { Meeting } from "./hall/meeting.js";
import { Turns } from "./hall/turns.js";
import type { Agenda } from "./jobs/agenda.js";
import { clocks, clocksOn } from "./jobs/clocks.js";
import { errandsInPostgres, errandsInRedis } from "./jobs/place.js";
import { Queued } from "./jobs/queued.js";
import { Timers } from "./jobs/timers.js";
import { noticesOf, turnsOf } from "./notices/errands.js";
import { NOTHING, type NoticeSettings, Ways } from "./notices/ways.js";
import { Bans } from "./store/bans.js";
import { Channels } from "./store/channels.js";
import { Commits } from "./store/commits.js";
import { openEmbedded, readEmbedded } from "./store/embedded.js";
import { Invitations } from "./store/invitations.js";
import { Keys } from "./store/keys.js";
import { Matches } from "./store/matches.js";
import { NoticeBook } from "./store/notices.js";
import { Own } from "./store/own.js";
import { Packs } from "./store/packs.js";
import { People } from "./store/people.js";
import { openPostgres } from "./store/postgres.js";
import type { Store } from "./store/schema.js";
import { Sessions } from "./store/sessions.js";
import { Watch } from "./watch.js";
import { appOf } from "./web/app.js";
import { Names } from "./web/origin.js";
import { type Here, Sockets } from "./web/sockets.js";

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
  /** How many proxies of our own stand before it: so far what they say of where somebody comes from is believed. */
  readonly proxies?: number;
  readonly pace: Pace;
  /** Threads for bots to think in; without any they think in between. */
  readonly threads?: number;
  /** What looks strangers' things through, where it is not ours. */
  readonly examiner?: URL;
  readonly log: Logger;
  /** What the host would not have said, one word a line. */
  readonly words?: string;
  /** How people may be told while they are away. */
  readonly notices?: NoticeSettings;
  /** How often the database is asked what is due, in ms. */
  readonly look?: number;
  /** What each match begins with, where that is not to be left to chance. */
  readonly seed?: () => string;
  /** How long the head of a request, and all of it, may take to come in, in ms. */
  readonly slowest?: { readonly head: number; readonly request: number };
}

/** The largest message, in bytes: a match's options with decks are the longest thing that is said. */
const LARGEST = 300_000;
/** Whoever gives no sign between two looks is gone, in ms. */
const LOOK = 30_000;
/** How often nodes that share a store look at the logs of what is open, in ms: hints may be lost. */
const READ = 3_000;
/** How long requests may take to come in, in ms: nobody holds a line with half a sentence. It is looked for so often. */
const SLOWEST = { head: 10_000, request: 20_000 };
const LOOKS = 5;
/** Code of RFC 6455: the server restarts. */
const RESTART = 1012;

/** A hall where people play each other: a store, the tables before it, and the way in. */
export class Server {
  private ready = false;
  private operator: Closing | null = null;
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
    private readonly sockets: Sockets,
    private readonly examiner: Examiner,
    private readonly ways: Ways,
    readonly watch: Watch,
  ) {}

  static async open(settings: Settings): Promise<Server> {
    const { database, redis, data, log } = settings;
    const db = database ? await openPostgres(database, log) : await openEmbedded(join(data, FILE));
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
    const examiner = new Examiner(settings.examiner);
    const crew = crewOf(settings.threads ?? 0);
    /** A match has gone on, here or at another node. */
    const changed = (match: string): void => {
      gathering.behindhand.look(match);
      hall.callers.look(match);
    };
    const tables = new Tables({
      games: engines,
      store: matches,
      log: gathering.log,
      lock: { hold: async () => () => {} },
      neighbours: {
        tell: (match) => {
          hints.tell("match", match);
          changed(match);
        },
        hear: (listener, missed) => {
          hints.hear("match", listener);
          hints.hear("match", changed);
          hints.missed(missed);
        },
      },
      jobs: clocksOn(agenda),
      clock,
      ...(crew ? { crew } : {}),
      entropy,
      examiner,
      fault: (error) => log.error({ error }, "a fault of ours at a table"),
    });
    const people = new People(db, commits, clock.date);
    const sessions = new Sessions(db, commits, clock.date);
    const sockets = new Sockets(clock.now, sessions);
    const meeting = new Meeting(
      tables,
      invitations,
      hints,
      new Brought(engines, examiner, new Packs(db, commits, clock.date)),
      gathering.known,
      clock.date,
      settings.seed ?? entropy,
    );
    const turns = new Turns(tables);
    const hall: Hall = {
      tables,
      matches,
      turns,
      callers: new Callers(turns, (error) => log.warn({ error }, "somebody could not be called to their match")),
      pace,
      meeting,
      presence: gathering.presence,
      profiles: gathering.profiles,
      circle: gathering.circle,
      talk: gathering.talk,
      behindhand: gathering.behindhand,
      limits: gathering.limits,
      sayings: gathering.sayings,
    };
    const channels = new Channels(db, commits, clock.date);
    const ways = new Ways(settings.notices ?? NOTHING, channels, new Own(db, commits), clock.date);
    const telling = {
      ...{ channels, ways, matches, invitations, turns, games: engines, now: clock.date },
      ...{ book: new NoticeBook(db, commits, clock.date), presence: gathering.presence, friends: gathering.friends },
    };
    const keys = new Keys(db, commits, clock.date);
    const bans = new Bans(db, commits, clock.date);
    const accounts = new Accounts(
      { db, commits, people, sessions, keys, bans, matches },
      tables,
      meeting,
      hints,
      (person) => sockets.check(person),
      clock.date,
    );
    const noted = (doing: Promise<void>): void =>
      void doing.catch((error: unknown) => log.warn({ error }, "a hint could not be followed"));
    hints.hear("session", (person) => noted(sockets.check(person)));
    hints.hear("anew", (match) => noted(tables.layAnew(match)));
    hints.missed(() => noted(sockets.check(null)));
    const watch: Watch = new Watch(log, clock.now, { sockets: () => sockets.size, tables: () => tables.open });
    const app = appOf({
      hall,
      watch,
      accounts,
      channels,
      ways,
      proxies: settings.proxies ?? 0,
      names: new Names(settings.origins),
      isReady: () => server.ready,
      isWell: () => server.isWell(),
      admit: (here, socket) => server.admit(here, socket),
    });
    const wss = new WebSocketServer({ noServer: true, maxPayload: LARGEST, clientTracking: false });
    const { head, request } = settings.slowest ?? SLOWEST;
    const patience = { headersTimeout: head, requestTimeout: request, connectionsCheckingInterval: head / LOOKS };
    const http = createAdaptorServer({
      fetch: app.fetch,
      websocket: { server: wss as WebSocketServerLike },
      createServer: ((options: object, listener: (request: IncomingMessage, response: ServerResponse) => void) =>
        createServer({ ...options, ...patience }, (request, response) => {
          if (OWN.test(request.url ?? "")) listener(request, response);
          else page(request, response);
        })) as typeof createServer,
    }) as HttpServer;
    const server: Server = new Server(
      http,
      db,
      hints,
      tables,
      agenda,
      commits,
      gathering,
      sockets,
      examiner,
      ways,
      watch,
    );
    await listen(http, settings.port, settings.host);
    const counts = (): Readonly<Record<string, number>> => ({ sockets: sockets.size, tables: tables.open });
    await server.hearOperator(
      settings,
      new Acts(accounts, gathering.sayings, snapshotOf(db, settings), clock.date, counts),
    );
    await agenda.start([clocks(matches, (match) => tables.timeUp(match)), turnsOf(telling), noticesOf(telling)]);
    gathering.start(hall.meeting);
    server.ready = true;
    server.looking = setInterval(() => sockets.look(), LOOK);
    server.looking.unref();
    if (hints !== ALONE) server.reading = setInterval(() => void server.read(), READ).unref();
    return server;
  }

  private async hearOperator({ data, log }: Settings, acts: Acts): Promise<void> {
    const path = placeFor(data);
    if (path === null)
      log.warn({ data }, "the operator cannot speak to this server: the path of its folder is too long");
    else this.operator = await listenToOperator(path, acts, log);
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

  private admit(here: Here, socket: WebSocket): boolean {
    const isIn = this.ready && this.sockets.admit(here, socket);
    if (!isIn) this.watch.refused.inc({ why: "crowded" });
    return isIn;
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
    this.operator?.close();
    clearInterval(this.reading);
    await this.ways.close();
    await this.agenda.close();
    this.sockets.close(RESTART, "the server restarts");
    await new Promise<void>((resolve) => {
      this.http.close(() => resolve());
      setTimeout(() => {
        this.sockets.terminate();
        this.http.closeAllConnections();
      }, CLOSING).unref();
      this.http.closeIdleConnections();
    });
    await this.gathering.close();
    this.examiner.close();
    this.tables.ports.crew?.end();
    await this.commits.settled();
    await this.hints.close();
    await this.db.destroy();
  }
}

/** The database in the folder. */
const FILE = "rifthall.db";
/** How long others may take to close their side, in ms. */
const CLOSING = 1_000;
/** What is asked of the server itself; all else is the page's. */
const OWN = /^\/(api\/|hall\.json$|healthz$|readyz$|metrics$)/;

/** Where what is to be done later is noted. */
async function agendaFor({ database, redis, log, look }: Settings): Promise<Agenda> {
  const fault = (error: unknown): void => log.error({ error }, "something that was due could not be done");
  const away = (error: unknown): void =>
    log.warn({ error: error instanceof Error ? error.message : error }, "the queue of what is to be done is away");
  if (!database) return new Timers(clock.date, fault, look);
  return new Queued(clock.date, fault, away, await (redis ? errandsInRedis(redis) : errandsInPostgres(database)), look);
}

/** Reads all as it is at one moment while others go on. */
function snapshotOf(db: Store, { data, database }: Settings): Snapshot {
  if (database) return (read) => db.transaction().setIsolationLevel("repeatable read").execute(read);
  // The one connection is for whoever plays.
  return async (read) => {
    const beside = readEmbedded(join(data, FILE));
    try {
      await beside.transaction().execute(read);
    } finally {
      await beside.destroy();
    }
  };
}

const listen = (http: HttpServer, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    http.once("error", reject);
    http.listen(port, host, () => {
      http.off("error", reject);
      resolve();
    });
  });
