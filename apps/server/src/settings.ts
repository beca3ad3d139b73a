import { homedir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";

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
  readonly level: (typeof LEVELS)[number];
  /** A file of what is not to be said. */
  readonly words: string | null;
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
const proxies = z.string().regex(/^\d$/).transform(Number);
const origin = z.url({ protocol: /^https?$/, hostname: /.+/ }).transform((url) => new URL(url).origin);

export function readWishes(words: readonly string[], env: Readonly<Record<string, string | undefined>>): Wishes {
  const flags = read(words);
  const said = flags.port ?? env.PORT ?? String(PORT);
  const database = env.DATABASE_URL
    ? fit(postgres, env.DATABASE_URL, "DATABASE_URL is like postgres://user:word@machine:5432/name")
    : null;
  if (env.REDIS_URL && database === null)
    throw new BadSetting("REDIS_URL is for several servers at one database: it goes with DATABASE_URL");
  const origins = flags.origin ?? env.RIFTHALL_ORIGIN?.split(",") ?? [];
  return {
    port: fit(port, said, `"${said}" is no port; it is a number from 0 (any free one) to 65535`),
    lan: flags.lan ?? env.RIFTHALL_LAN === "1",
    data: flags.data ?? env.RIFTHALL_DATA ?? join(homedir(), ".rifthall"),
    database,
    redis: env.REDIS_URL ? fit(redis, env.REDIS_URL, "REDIS_URL is like redis://:word@machine:6379/0") : null,
    origins: origins.map((one) => fit(origin, one.trim(), `"${one}" is no origin; it is like https://play.example`)),
    words: flags.words ?? env.RIFTHALL_WORDS ?? null,
    proxies: fit(proxies, flags.proxies ?? env.RIFTHALL_PROXIES ?? "0", "proxies are counted, from 0 to 9"),
    level: fit(z.enum(LEVELS), flags.log ?? env.RIFTHALL_LOG ?? "warn", `the log is one of ${LEVELS.join(", ")}`),
  };
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
