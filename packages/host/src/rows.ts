/** A list of like things told briefly: the fields they have, and each thing as what differs from the one before it. */
export interface Rows {
  readonly fields: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/**
 * 0: as before, and so is whatever follows the last cell. A number: so much more than before. A text: so many letters as
 * before (one digit to the base of 36), then these. Null: it has no such field. Anything else stands in a list by itself.
 */
type Cell = 0 | number | string | null | readonly [unknown];
type Thing = Readonly<Record<string, unknown>>;

const BASE = 36;

export function packRows(things: readonly Thing[]): Rows {
  // Written out: with every choice this is done for each option and line, and each who looks.
  const fields: string[] = [];
  for (const thing of things) for (const field of Object.keys(thing)) if (!fields.includes(field)) fields.push(field);
  let before: Thing = {};
  const rows: Cell[][] = [];
  for (const thing of things) {
    const cells: Cell[] = [];
    let length = 0;
    for (const field of fields) {
      const cell = cellOf(before[field], thing[field]);
      cells.push(cell);
      if (cell !== 0) length = cells.length;
    }
    cells.length = length;
    rows.push(cells);
    before = thing;
  }
  return { fields, rows };
}

function cellOf(before: unknown, now: unknown): Cell {
  if (now === before) return 0;
  if (now === undefined) return null;
  if (typeof now === "number" && typeof before === "number" && Number.isSafeInteger(now - before)) return now - before;
  if (typeof now !== "string") return [now];
  const known = typeof before === "string" ? before : "";
  let same = 0;
  while (same < BASE - 1 && same < now.length && now[same] === known[same]) same++;
  return same.toString(BASE) + now.slice(same);
}

/** The things as they were, each with the fields in the order they came in. */
export function unpackRows<T extends Thing>({ fields, rows }: Rows): T[] {
  let before: Thing = {};
  return rows.map((cells) => {
    const entries = fields.map(
      (field, i) => [field, valueAt(before[field], cells[i] ?? (i in cells ? null : 0))] as const,
    );
    before = Object.fromEntries(entries);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as T;
  });
}

function valueAt(before: unknown, cell: Cell): unknown {
  if (cell === 0) return before;
  if (cell === null) return undefined;
  if (typeof cell === "number") return Number(before) + cell;
  if (typeof cell !== "string") return cell[0];
  const same = Number.parseInt(cell[0] ?? "0", BASE);
  return (typeof before === "string" ? before.slice(0, same) : "") + cell.slice(1);
}
