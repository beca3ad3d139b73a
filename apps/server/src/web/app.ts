import { type HttpBindings, upgradeWebSocket } from "@hono/node-server";
import { tidyName } from "@rifthall/kernel/text";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { WebSocket } from "ws";
import { z } from "zod";
import type { Hall } from "../hall/guest.js";
import { type People, type Person, SESSION } from "../store/people.js";
import type { Watch } from "../watch.js";
import { browserOf, marked } from "./browser.js";
import type { Names } from "./origin.js";
import { Line } from "./socket.js";

/** What the web side of a server needs of the rest. */
export interface Around {
  readonly hall: Hall;
  readonly people: People;
  readonly names: Names;
  readonly watch: Watch;
  /** Whether new visitors are taken in. */
  isReady(): boolean;
  /** Whether the store answers. */
  isWell(): Promise<boolean>;
  /** Counts a socket of that person in; false where there are too many. */
  admit(person: string, socket: WebSocket): boolean;
}

const COOKIE = "rifthall";
/** A stranger's name, before it is tidied. */
const NAMED = z.object({ name: z.string().max(200) });
const POLICY = 1008;

type Env = { Bindings: HttpBindings };

/** Everything that is asked for over HTTP beside the page itself. */
export function appOf(around: Around): Hono<Env> {
  const { people, names, watch } = around;
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
    return c.json({ hall: "open", me: told(await visitor(c)) });
  });

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
  const visitor = async (c: Context<Env>): Promise<Person | null> => {
    const token = getCookie(c, COOKIE);
    return token === undefined ? null : people.known(token);
  };

  app.get("/api/me", async (c) => c.json({ me: told(await visitor(c)) }));
  app.post("/api/me", bodyLimit({ maxSize: 2_000 }), async (c) => {
    const given = NAMED.safeParse(await c.req.json().catch(() => null));
    const name = given.success ? tidyName(given.data.name) : "";
    if (name === "") return c.json({ refused: "bad-name" }, 400);
    const known = await visitor(c);
    if (known !== null) {
      await people.rename(known.id, name);
      return c.json({ me: told({ ...known, name }) });
    }
    const { person, token } = await people.welcome(name);
    setCookie(c, COOKIE, token, {
      httpOnly: true,
      sameSite: "Strict",
      path: "/",
      maxAge: SESSION / 1000,
      secure: names.isSecure(c.req.header("origin") ?? ""),
    });
    return c.json({ me: told(person) }, 201);
  });
  app.delete("/api/me", async (c) => {
    const token = getCookie(c, COOKIE);
    if (token !== undefined) await people.signOut(token);
    deleteCookie(c, COOKIE, { path: "/" });
    return c.json({ me: null });
  });

  app.get(
    "/api/play",
    async (c, next) => {
      if (!isFromUs(c)) {
        watch.refused.inc({ why: "origin" });
        return c.json({ refused: "origin" }, 403);
      }
      if (!around.isReady()) return c.json({ refused: "closing" }, 503);
      const person = await visitor(c);
      if (person === null) return c.json({ refused: "unknown-visitor" }, 401);
      const browser = browserOf(c);
      if (browser !== null) await around.hall.circle.friends.note(browser, person.id);
      visiting.set(c, person);
      return next();
    },
    upgradeWebSocket((c) => ({
      onOpen: (_, { raw }) => {
        const person = visiting.get(c as Context<Env>);
        const socket = raw as WebSocket;
        if (!person || !around.admit(person.id, socket)) socket.close(POLICY, "too many are here");
        else new Line(socket, around.hall, person, watch);
      },
    })),
  );
  const visiting = new WeakMap<Context<Env>, Person>();
  return app;
}

const told = (person: Person | null): { readonly who: string; readonly name: string } | null =>
  person && { who: person.id, name: person.name };

/** Asked on this machine, and not by a proxy for somebody else. */
function isLocal({ env, req }: Context<Env>): boolean {
  const { remoteAddress = "" } = env.incoming.socket;
  return /^(127\.|::1$|::ffff:127\.)/.test(remoteAddress) && req.header("x-forwarded-for") === undefined;
}
