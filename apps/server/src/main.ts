import { readFileSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { pino } from "pino";
import { Server } from "./server.js";
import { BadSetting, readWishes, type Wishes } from "./settings.js";
import { NotThere } from "./store/away.js";
import { TooNew } from "./store/migrations.js";
import { InUse } from "./store/sole.js";
import { builtPage } from "./web/page.js";

export { type AdminWish, admin, NotDone } from "./admin/command.js";

/** A server that runs, and where it is. */
export interface Running {
  readonly address: string;
  /** Where others in the network find it, if it is open to them. */
  readonly shared: readonly string[];
  close(): Promise<void>;
}

/** So many ports are tried if the first is taken. */
const TRIES = 20;

/** What the operator can mend. */
const EXPECTED = [BadSetting, InUse, TooNew, NotThere];

/** Why it cannot be started, in words for whoever did. */
export class NotStarted extends Error {}

/** Starts a server as these words and the environment say. `taken` hears of ports that others have; matches begin with `seed`, or by chance. */
export async function start(
  words: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  taken: (port: number, next: number) => void,
  seed?: () => string,
): Promise<Running> {
  try {
    const wishes = readWishes(words, env);
    const page = builtPage();
    if (page === null) throw new BadSetting("the page is not built yet. Build it once with: npm run build");
    const server = await opened(wishes, page, taken, seed);
    const at = (host: string): string => `http://${host}:${server.port}/`;
    return {
      address: at("localhost"),
      shared: [...(wishes.lan ? ownAddresses().map(at) : []), ...wishes.origins.map((origin) => `${origin}/`)],
      close: () => server.close(),
    };
  } catch (error) {
    const isExpected = EXPECTED.some((kind) => error instanceof kind) || isBusy(error);
    throw isExpected && error instanceof Error ? new NotStarted(error.message) : error;
  }
}

async function opened(
  { port, lan, data, database, redis, origins, proxies, threads, level, words, notices }: Wishes,
  page: NonNullable<ReturnType<typeof builtPage>>,
  taken: (port: number, next: number) => void,
  seed?: () => string,
): Promise<Server> {
  const log = pino({ level, base: null, redact: ["token", "*.token", "cookie", "*.cookie"] }, pino.destination(2));
  for (let tries = 0; ; tries++) {
    const tried = port === 0 ? 0 : port + tries;
    try {
      // Nothing is open to others unasked.
      return await Server.open({
        data,
        database,
        redis,
        host: lan ? "0.0.0.0" : "127.0.0.1",
        port: tried,
        origins,
        notices,
        page,
        proxies,
        threads,
        pace: "calm",
        log,
        words: words === null ? "" : listIn(words),
        ...(seed ? { seed } : {}),
      });
    } catch (error) {
      if (!isBusy(error) || port === 0 || tries + 1 >= TRIES || tried >= 65535) throw error;
      taken(tried, tried + 1);
    }
  }
}

function listIn(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new BadSetting(`the list of words in ${file} cannot be read`);
  }
}

const isBusy = (error: unknown): error is Error =>
  error instanceof Error && "code" in error && (error.code === "EADDRINUSE" || error.code === "EACCES");

const ownAddresses = (): readonly string[] =>
  Object.values(networkInterfaces()).flatMap((all) =>
    (all ?? []).flatMap(({ internal, family, address }) => (!internal && family === "IPv4" ? [address] : [])),
  );
