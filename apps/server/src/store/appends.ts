import { isUndo } from "@rifthall/kernel/match";
import type { Appending, InputLog } from "@rifthall/service";
import { type RawBuilder, sql } from "kysely";
import { type Kind, kindOf } from "./kind.js";
import { note } from "./notices.js";
import type { Change, Schema, Store } from "./schema.js";

export type Appended = Awaited<ReturnType<InputLog["append"]>>;
type Row = Schema["inputs"];

/** Rows of one statement. */
const MOST_ROWS = 1_000;

/** One text for any number of rows, so that it need not be read and planned anew each time. */
const INSERT: Readonly<Record<Kind, (rows: string) => RawBuilder<Pick<Row, "match" | "number">>>> = {
  embedded: (rows) => sql`insert into inputs (match, number, command, at, taken)
    select value ->> 'match', value ->> 'number', value ->> 'command', value ->> 'at', value ->> 'taken'
    from json_each(${rows}) where true on conflict do nothing returning match, number`,
  postgres: (rows) => sql`insert into inputs (match, number, command, at, taken)
    select match, number, command, at, taken
    from json_to_recordset(${rows}) as given(match text, number bigint, command text, at bigint, taken text)
    on conflict do nothing returning match, number`,
};

/** Whether it is one statement, which is committed whole by itself. */
export const isPlain = ({ inputs: [first, ...rest], outcome, clock }: Appending): boolean =>
  first !== undefined && rest.length === 0 && outcome === null && !clock && !isUndo(first.input);

/**
 * Appends all of these at once, and says of each what came of it. Who has the first number of theirs has them all: a
 * log has no gaps, so nobody else can have a later one.
 */
export async function appendAll(db: Store | Change, all: readonly Appending[]): Promise<readonly Appended[]> {
  const firsts = new Map<string, Row>();
  for (const appending of all) {
    const [first] = rowsOf(appending);
    // Of two who come with the same number in one breath, the first to ask goes in.
    if (first && !firsts.has(keyOf(first))) firsts.set(keyOf(first), first);
  }
  const taken = new Set((await insert(db, [...firsts.values()])).map(keyOf));
  const isIn = (appending: Appending): boolean => {
    const [first] = rowsOf(appending);
    return first !== undefined && taken.has(keyOf(first)) && firsts.get(keyOf(first))?.command === first.command;
  };
  const kept = all.filter(isIn);
  await insert(
    db,
    kept.flatMap((appending) => rowsOf(appending).slice(1)),
  );
  // Going back may take an end back.
  for (const { match, inputs, outcome, clock = null, due = null } of kept)
    if (clock !== null || outcome !== null || inputs.some(({ input }) => isUndo(input)))
      await db
        .updateTable("matches")
        .set({
          outcome: outcome === null ? null : JSON.stringify(outcome),
          settles: outcome === null ? 0 : 1,
          ...(clock === null ? {} : { clock: JSON.stringify(clock), due }),
        })
        .where("id", "=", match)
        .execute();
  for (const appending of kept) await noteTime(db as Change, appending);
  const results: Appended[] = [];
  for (const appending of all)
    results.push(appending.inputs.length === 0 || isIn(appending) ? "appended" : await whose(db, appending));
  return results;
}

/** Those who played a match that time has ended are told, whoever is away. What ends one is never plain, so it is in a change. */
async function noteTime(change: Change, { match, after, inputs, outcome, at }: Appending): Promise<void> {
  if (outcome === null || !inputs.some(({ late }) => late === true)) return;
  const rows = await change.selectFrom("players").select("person").where("match", "=", match).execute();
  await note(
    change,
    rows.map(({ person }) => person),
    { kind: "time", thing: match, number: after + inputs.length, at },
  );
}

async function insert(db: Store | Change, rows: readonly Row[]): Promise<readonly Pick<Row, "match" | "number">[]> {
  // In one order for all, so that no two wait for each other.
  const sorted = rows.toSorted((a, b) => (a.match === b.match ? a.number - b.number : a.match < b.match ? -1 : 1));
  const got: Pick<Row, "match" | "number">[] = [];
  for (let i = 0; i < sorted.length; i += MOST_ROWS)
    got.push(...(await INSERT[kindOf(db)](JSON.stringify(sorted.slice(i, i + MOST_ROWS))).execute(db)).rows);
  return got;
}

async function whose(db: Store | Change, { match, after, command }: Appending): Promise<Appended> {
  const there = await db
    .selectFrom("inputs")
    .select("command")
    .where("match", "=", match)
    .where("number", "=", after + 1)
    .executeTakeFirst();
  return there?.command === command ? "already" : "other";
}

const keyOf = ({ match, number }: Pick<Row, "match" | "number">): string => `${number} ${match}`;

const rowsOf = ({ match, after, inputs, command, at }: Appending): readonly Row[] =>
  inputs.map((taken, i) => ({ match, number: after + i + 1, command, at, taken: JSON.stringify(taken) }));
