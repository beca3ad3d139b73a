import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { BadSetting, readWishes } from "../src/settings.js";

const refusal = (env: Record<string, string>, words: readonly string[] = []): string => {
  try {
    readWishes(words, env);
    return "";
  } catch (error) {
    if (!(error instanceof BadSetting)) throw error;
    return error.message;
  }
};
const DATABASE_URL = "postgres://ada:word@db:5432/rifthall";

test("what several servers share is named by the environment, and what is no address is refused by name", () => {
  expect(readWishes([], { DATABASE_URL, REDIS_URL: "rediss://:word@cache:6379/3" })).toMatchObject({
    database: DATABASE_URL,
    redis: "rediss://:word@cache:6379/3",
  });
  expect(readWishes([], {})).toMatchObject({ database: null, redis: null });
  expect(refusal({ DATABASE_URL: "mysql://db" })).toMatch(/^DATABASE_URL is like postgres:/);
  for (const REDIS_URL of ["cache:6379", "http://cache", "redis://cache/queue"])
    expect(refusal({ DATABASE_URL, REDIS_URL })).toMatch(/^REDIS_URL is like redis:/);
  expect(refusal({ REDIS_URL: "redis://cache" })).toMatch(/goes with DATABASE_URL/);
});

test("how people are told is named by the environment, and what does not go together is refused by name", () => {
  const RIFTHALL_ORIGIN = "https://play.example,https://other.example";
  const mail = { RIFTHALL_SMTP: "smtps://ada:word@mail.example", RIFTHALL_MAIL_FROM: "Rifthall <play@mail.example>" };
  expect(readWishes([], {}).notices).toEqual({ address: null, mail: null, webhooks: false, reach: [] });
  const all = { ...mail, RIFTHALL_ORIGIN, RIFTHALL_WEBHOOKS: "1", RIFTHALL_REACH: "ntfy.lan:8080, 10.0.0.7" };
  expect(readWishes([], all).notices).toEqual({
    address: "https://play.example",
    mail: { server: mail.RIFTHALL_SMTP, from: mail.RIFTHALL_MAIL_FROM },
    webhooks: true,
    reach: ["ntfy.lan:8080", "10.0.0.7"],
  });
  expect(refusal(mail)).toMatch(/say with --origin/);
  expect(refusal({ RIFTHALL_WEBHOOKS: "1" })).toMatch(/say with --origin/);
  expect(refusal({ RIFTHALL_ORIGIN, RIFTHALL_SMTP: mail.RIFTHALL_SMTP })).toMatch(/go together/);
  expect(refusal({ ...all, RIFTHALL_SMTP: "http://mail.example" })).toMatch(/^RIFTHALL_SMTP is like smtps:/);
  for (const RIFTHALL_MAIL_FROM of ["play", "Rifthall <play@mail.example>\r\nBcc: eve@mail.example"])
    expect(refusal({ ...all, RIFTHALL_MAIL_FROM })).toMatch(/^RIFTHALL_MAIL_FROM is like/);
  expect(refusal({ ...all, RIFTHALL_REACH: "http://ntfy.lan" })).toMatch(/is no host/);
});

test("every setting is in the docs for hosts", () => {
  const docs = readFileSync(fileURLToPath(new URL("../../../docs/hosting.md", import.meta.url)), "utf8");
  const read = new Set<string>();
  const noting = { get: (_: object, name: string) => void read.add(name) };
  readWishes([], new Proxy<Record<string, string>>({}, noting));
  const flags = /there are (.*)$/.exec(refusal({}, ["--nothing"]))?.[1]?.match(/--\w+/g) ?? [];
  expect([read.size > 10, flags.length > 5]).toEqual([true, true]);
  expect([...read, ...flags].filter((name) => !docs.includes(`\`${name}`))).toEqual([]);
});
