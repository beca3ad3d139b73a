import { upgradeWebSocket } from "@hono/node-server";
import { type Context, Hono } from "hono";
import type { WebSocket } from "ws";
import type { Accounts } from "../hall/accounts.js";
import type { Hall } from "../hall/guest.js";
import { STOP, type Ways } from "../notices/ways.js";
import type { Channels } from "../store/channels.js";
import type { Known } from "../store/sessions.js";
import type { Watch } from "../watch.js";
import { Desk, deskApp, type Env } from "./account.js";
import { browserOf, marked } from "./browser.js";
import { stopApp } from "./noticing.js";
import type { Names } from "./origin.js";
import { Line } from "./socket.js";
import type { Here } from "./sockets.js";

/** What the web side of a server needs of the rest. */
export interface Around {
  readonly hall: Hall;
  readonly accounts: Accounts;
  readonly names: Names;
  /** How many proxies of our own stand before this server. */
  readonly proxies: number;
  readonly watch: Watch;
  readonly channels: Channels;
  readonly ways: Ways;
  /** Whether new visitors are taken in. */
  isReady(): boolean;
  /** Whether the store answers. */
  isWell(): Promise<boolean>;
  /** Counts a socket of that person in; false where there are too many. */
  admit(here: Here, socket: WebSocket): boolean;
}

const POLICY = 1008;

/** Everything that is asked for over HTTP beside the page itself. */
export function appOf(around: Around): Hono<Env> {
  const { names, watch } = around;
  const desk = new Desk(around);
  const app = new Hono<Env>();

  app.onError((error, c) => {
    watch.log.error({ path: c.req.path, message: error.message }, "a fault of ours");
    return c.text("something went wrong here\n", 500);
  });
  app.use(async (c, next) => {
    await next();
    c.header("Cache-Control", "no-store");
    c.header("X-Content-Type-Options", "nosniff");
  });

  for (const path of ["/hall.json", "/api/me"]) app.use(path, marked(names));
  app.get("/healthz", (c) => c.text("well\n"));
  app.get("/readyz", async (c) =>
    around.isReady() && (await around.isWell()) ? c.text("ready\n") : c.text("not ready\n", 503),
  );
  app.get("/metrics", async (c) => {
    if (!isLocal(c)) return c.text("only from this machine\n", 403);
    return c.body(await watch.registry.metrics(), 200, { "Content-Type": watch.registry.contentType });
  });

  // A page asks whether it came from a server where people meet; without one it finds a file that says no.
  app.get("/hall.json", async (c) => {
    if (!names.isOurs(c.req.header("host"))) return c.json({ hall: "other-name", me: null });
    return c.json({ hall: "open", ...(await desk.seen(c)) });
  });

  // Whoever has a mail may end such mails, from wherever.
  app.route(STOP, stopApp(around.channels));

  // A page of another site may not act for whoever looks at it.
  app.use("/api/*", async (c, next) => {
    const isSafe = c.req.method === "GET" ? names.isOurs(c.req.header("host")) : isFromUs(c);
    if (!isSafe) {
      watch.refused.inc({ why: "origin" });
      return c.json({ refused: "origin" }, 403);
    }
    return next();
  });
  const isFromUs = (c: Context<Env>): boolean => names.isFrom(c.req.header("origin"), c.req.header("host"));
  app.route("/api", deskApp(desk));

  app.get(
    "/api/play",
    async (c, next) => {
      if (!isFromUs(c)) {
        watch.refused.inc({ why: "origin" });
        return c.json({ refused: "origin" }, 403);
      }
      if (!around.isReady()) return c.json({ refused: "closing" }, 503);
      const known = await desk.visitor(c);
      if (known === null) return c.json({ refused: "unknown-visitor" }, 401);
      if (known.ban !== null) return c.json({ refused: "banned" }, 403);
      const browser = browserOf(c);
      if (browser !== null) await around.hall.circle.friends.note(browser, known.person.id);
      visiting.set(c, known);
      return next();
    },
    upgradeWebSocket((c) => ({
      onOpen: (_, { raw }) => {
        const known = visiting.get(c as Context<Env>);
        const socket = raw as WebSocket;
        let line: Line | undefined;
        const renamed = (name: string): void => line?.renamed(name);
        if (!known || !around.admit({ person: known.person.id, session: known.session, renamed }, socket))
          socket.close(POLICY, "too many are here");
        else line = new Line(socket, around.hall, known.person, watch);
      },
    })),
  );
  const visiting = new WeakMap<Context<Env>, Known>();
  return app;
}

/** Asked on this machine, and not by a proxy for somebody else. */
function isLocal({ env, req }: Context<Env>): boolean {
  const { remoteAddress = "" } = env.incoming.socket;
  return /^(127\.|::1$|::ffff:127\.)/.test(remoteAddress) && req.header("x-forwarded-for") === undefined;
}
