import { packRows, type Rows, unpackRows } from "./rows.js";

/**
 * What is different in a value, as little of it as can be told: `[now]` for another value, `[at, gone]` or `[at, gone,
 * put]` for so many things of a list that gave way to others, as rows or the one thing in a list, and for what stayed
 * itself a change by field or place; null for a field that is gone.
 */
export type Change = readonly [unknown] | Splice | { readonly [field: string]: Change | null };

type Splice = readonly [at: number, gone: number, put?: Rows | readonly [unknown]];
type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What makes `now` of `before`; undefined where nothing does. Both are JSON. */
export function changeOf(before: unknown, now: unknown): Change | undefined {
  if (before === now) return undefined;
  if (Array.isArray(before) && Array.isArray(now)) return listChange(before, now);
  return isFields(before) && isFields(now) ? fieldChange(before, now) : [now];
}

function fieldChange(before: Fields, now: Fields): Change | undefined {
  const changes: Record<string, Change | null> = {};
  let some = false;
  for (const field in before)
    if (!(field in now)) {
      changes[field] = null;
      some = true;
    }
  for (const field in now) {
    const change = field in before ? changeOf(before[field], now[field]) : ([now[field]] as const);
    if (change === undefined) continue;
    changes[field] = change;
    some = true;
  }
  return some ? changes : undefined;
}

function listChange(before: readonly unknown[], now: readonly unknown[]): Change | undefined {
  const most = Math.min(before.length, now.length);
  let start = 0;
  while (start < most && changeOf(before[start], now[start]) === undefined) start++;
  let end = 0;
  while (end < most - start && changeOf(before[before.length - 1 - end], now[now.length - 1 - end]) === undefined)
    end++;
  const gone = before.length - start - end;
  const put = now.slice(start, now.length - end);
  if (gone === 0 && put.length === 0) return undefined;
  if (gone === put.length)
    return Object.fromEntries(
      put.flatMap((thing, i) => {
        const change = changeOf(before[start + i], thing);
        return change === undefined ? [] : [[start + i, change]];
      }),
    );
  if (put.length === 0) return [start, gone];
  return [start, gone, put.length === 1 ? [put[0]] : packRows(put.map(boxed))];
}

/** In rows all are things with fields. */
const boxed = (thing: unknown): Fields => (isFields(thing) && !("" in thing) ? thing : { "": thing });
const unboxed = (thing: Fields): unknown => ("" in thing ? thing[""] : thing);

export function changed(before: unknown, change: Change): unknown {
  if (isWhole(change)) return change[0];
  if (isSplice(change)) {
    const [at, gone, put] = change;
    return (before as readonly unknown[]).toSpliced(at, gone, ...putIn(put));
  }
  const changes = Object.entries(change);
  if (Array.isArray(before)) {
    const now: unknown[] = [...before];
    for (const [place, inner] of changes) if (inner !== null) now[Number(place)] = changed(now[Number(place)], inner);
    return now;
  }
  const now = new Map(Object.entries(before as Fields));
  for (const [field, inner] of changes)
    if (inner === null) now.delete(field);
    else now.set(field, changed(now.get(field), inner));
  return Object.fromEntries(now);
}

/** What came in its place. */
function putIn(put: Splice[2]): readonly unknown[] {
  if (put === undefined) return [];
  return "rows" in put ? unpackRows(put).map(unboxed) : put;
}

const isWhole = (change: Change): change is readonly [unknown] => Array.isArray(change) && change.length === 1;
const isSplice = (change: Change): change is Splice => Array.isArray(change);
