import type { Summary } from "@rifthall/service";
import type { Matches } from "./matches.js";
import { OWNED, type Owned, SHARED } from "./owned.js";
import type { Store } from "./schema.js";

/** So many rows of one table, and so many matches, are given at most; what is more is said to be there. */
const MOST_ROWS = 10_000;
const MOST_MATCHES = 5_000;

/**
 * All that is here of a person, as one JSON document in pieces. Of a match that goes on it has what they know anyhow, of one
 * that is over the record.
 */
export async function* portionOf(
  db: Store,
  matches: Pick<Matches, "of" | "get">,
  person: string,
  rules: Readonly<Record<string, string>>,
): AsyncGenerator<string> {
  const own = await db
    .selectFrom("people")
    .select(["id", "name", "tag", "made"])
    .where("id", "=", person)
    .executeTakeFirst();
  yield `{"rifthall":"portion","person":${JSON.stringify(own ?? null)}`;
  const told = [...OWNED, ...SHARED].filter(({ untold }) => !untold);
  for (const table of new Set(told.map((owned) => owned.table))) {
    const rows = await Promise.all(
      told.filter((owned) => owned.table === table).map((owned) => rowsOf(db, owned, person)),
    );
    yield `,${JSON.stringify(table)}:${JSON.stringify(rows.flat())}`;
  }
  yield ',"matches":[';
  const all = await matches.of(person, MOST_MATCHES, rules);
  for (const [i, summary] of all.entries()) {
    yield i === 0 ? "\n" : ",\n";
    yield await matchOf(matches, person, summary);
  }
  yield `],"more":${all.length === MOST_MATCHES}}\n`;
}

async function rowsOf(db: Store, { table, by, secret = [] }: Owned, person: string): Promise<readonly object[]> {
  const rows = await db
    .selectFrom(table)
    .selectAll()
    .where(db.dynamic.ref<string>(by), "=", person)
    .limit(MOST_ROWS)
    .execute();
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !secret.includes(name))));
}

/** Whom they played with is told by name alone. */
async function matchOf(matches: Pick<Matches, "get">, person: string, summary: Summary): Promise<string> {
  const seats = summary.seats.map((at) =>
    at.is === "person" && !at.who.startsWith(person) ? { is: at.is, name: at.name } : at,
  );
  const record = summary.outcome === null ? undefined : (await matches.get(summary.match))?.record;
  return JSON.stringify({ ...summary, seats, record });
}
