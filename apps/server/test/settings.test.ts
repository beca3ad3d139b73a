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
