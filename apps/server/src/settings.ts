import { availableParallelism, homedir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { mailAddress } from "./notices/address.js";
import type { NoticeSettings } from "./notices/ways.js";

/** What a server is started with: flags first, then what the environment says, then what is usual. */
export interface Wishes {
  readonly port: number;
  readonly lan: boolean;
  readonly data: string;
  /** A PostgreSQL that several servers may share, instead of a file of this one's own. */
  readonly database: string | null;
  /** A Redis for what such servers tell each other and have to do later. */
  readonly redis: string | null;
  readonly origins: readonly string[];
  /** How many proxies of the operator stand before it. */
  readonly proxies: number;
  /** Threads for bots to think in; with none they think in between. */
  readonly threads: number;
  readonly level: (typeof LEVELS)[number];
  /** A file of what is not to be said. */
  readonly words: string | null;
  /** How people may be told while they are away. */
  readonly notices: NoticeSettings;
}

const PORT = 4420;
const LEVELS = ["silent", "error", "warn", "info", "debug"] as const;

/** It was called wrongly; the message says what would be right. */
export class BadSetting extends Error {}

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.number().max(65535));
const postgres = z.url({ protocol: /^postgres(ql)?$/ });
const redis = z.url({ protocol: /^rediss?$/ }).refine((url) => /^\/?\d{0,3}$/.test(new URL(url).pathname));
/** One core is left for all else. */
const MOST_THREADS = 64;
const usualThreads = (): number => Math.min(4, availableParallelism() - 1);
const threads = z
  .string()
  .regex(/^\d{1,2}$/)
  .transform(Number)
  .pipe(z.number().max(MOST_THREADS));
const proxies = z.string().regex(/^\d$/).transform(Number);
const origin = z.url({ protocol: /^https?$/, hostname: /.+/ }).transform((url) => new URL(url).origin);

const smtp = z.url({ protocol: /^smtps?$/, hostname: /.+/ });
/** An address alone, or with a name before it. */
const sender = z
  .string()
  .max(200)
  .refine((said) => mailAddress(/^[^<>\r\n]*<([^<>]+)>$/.exec(said)?.[1] ?? said) !== null);
const host = z.string().refine((said) => URL.canParse(`http://${said}`) && new URL(`http://${said}`).host === said);

export function readWishes(words: readonly string[], env: Readonly<Record<string, string | undefined>>): Wishes {
  const flags = read(words);
  const said = flags.port ?? env.PORT ?? String(PORT);
  const database = env.DATABASE_URL
    ? fit(postgres, env.DATABASE_URL, "DATABASE_URL is like postgres://user:word@machine:5432/name")
    : null;
  if (env.REDIS_URL && database === null)
    throw new BadSetting("REDIS_URL is for several servers at one database: it goes with DATABASE_URL");
  const origins = (flags.origin ?? env.RIFTHALL_ORIGIN?.split(",") ?? []).map((one) =>
    fit(origin, one.trim(), `"${one}" is no origin; it is like https://play.example`),
  );
  return {
    port: fit(port, said, `"${said}" is no port; it is a number from 0 (any free one) to 65535`),
    lan: flags.lan ?? env.RIFTHALL_LAN === "1",
    data: flags.data ?? env.RIFTHALL_DATA ?? join(homedir(), ".rifthall"),
    database,
    redis: env.REDIS_URL ? fit(redis, env.REDIS_URL, "REDIS_URL is like redis://:word@machine:6379/0") : null,
    origins,
    notices: noticesIn(env, origins[0] ?? null),
    words: flags.words ?? env.RIFTHALL_WORDS ?? null,
    proxies: fit(proxies, flags.proxies ?? env.RIFTHALL_PROXIES ?? "0", "proxies are counted, from 0 to 9"),
    threads: fit(threads, env.RIFTHALL_THREADS ?? String(usualThreads()), `threads are from 0 to ${MOST_THREADS}`),
    level: fit(z.enum(LEVELS), flags.log ?? env.RIFTHALL_LOG ?? "warn", `the log is one of ${LEVELS.join(", ")}`),
  };
}

/** What is sent leads to the first address that was given for the page. */
function noticesIn(env: Readonly<Record<string, string | undefined>>, address: string | null): NoticeSettings {
  const { RIFTHALL_SMTP: server, RIFTHALL_MAIL_FROM: from, RIFTHALL_WEBHOOKS: hooks, RIFTHALL_REACH: reach } = env;
  if (!server !== !from) throw new BadSetting("RIFTHALL_SMTP and RIFTHALL_MAIL_FROM go together");
  if ((server || hooks === "1") && address === null)
    throw new BadSetting("who is told by mail or by a webhook is led to the page: say with --origin where it is");
  const mail =
    server && from
      ? {
          server: fit(smtp, server, "RIFTHALL_SMTP is like smtps://user:word@mail.example:465"),
          from: fit(sender, from, "RIFTHALL_MAIL_FROM is like Rifthall <play@mail.example>"),
        }
      : null;
  const named = (reach ?? "").split(",").flatMap((one) => one.trim() || []);
  const wrong = named.find((one) => !host.safeParse(one).success);
  if (wrong !== undefined)
    throw new BadSetting(`RIFTHALL_REACH: "${wrong}" is no host; they are like ntfy.lan:8080, with commas between`);
  return { address, mail, webhooks: hooks === "1", reach: named };
}

function read(words: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        port: { type: "string" },
        lan: { type: "boolean" },
        data: { type: "string" },
        origin: { type: "string", multiple: true },
        proxies: { type: "string" },
        log: { type: "string" },
        words: { type: "string" },
      },
    });
    return values;
  } catch (error) {
    throw new BadSetting(
      `${error instanceof Error ? error.message : error}; there are --port, --lan, --data, --origin, --proxies, --words and --log`,
    );
  }
}

function fit<T>(form: z.ZodType<T>, value: unknown, wrong: string): T {
  const { data, success } = form.safeParse(value);
  if (!success) throw new BadSetting(wrong);
  return data;
}
