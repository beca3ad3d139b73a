/** By field, what lies there: "wall-9:0", "wall-9:0/1" (of seat 0, owned by seat 1), "rock"; left out: nothing. */
export type Board = Readonly<Record<string, string>>;
type Zone = readonly string[];

/** A table as a test names it: only what matters is said. */
export interface Scene {
  readonly format?: "standard" | "quick" | "multiplayer";
  /** Two unless said; the multiplayer format has three unless said. */
  readonly seats?: number;
  readonly board?: Board;
  /** On every field that is not named. */
  readonly filled?: string;
  /** Without tamers everybody has the quiet one, with its active spent. */
  readonly tamers?: Zone;
  readonly hands?: readonly Zone[];
  readonly decks?: readonly Zone[];
  readonly graveyards?: readonly Zone[];
  readonly turn?: number;
  readonly first?: number;
  readonly played?: { readonly creatures?: number; readonly places?: number };
  readonly passed?: number;
  /** Which cards of each deck lie face up, counted from the top. */
  readonly faceUp?: readonly (readonly number[])[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
}

const COLUMNS = "abcdefgh";
const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const fieldAt = (column: number, row: number): string => `${COLUMNS[column]}${row + 1}`;

/** Columns and rows (NR-1 to NR-3, NR-A1). */
function shapeOf(format = "standard", board: unknown = "wide"): readonly [number, number] {
  if (format === "quick") return [3, 3];
  if (format === "standard") return [4, 4];
  return board === "tall" ? [4, 8] : [8, 4];
}

/** Every field, in reading order. */
export function fieldsOf(format?: string, board?: unknown): string[] {
  const [columns, rows] = shapeOf(format, board);
  return range(rows).flatMap((row) => range(columns).map((column) => fieldAt(column, row)));
}

/** The rows of a position by field, without empty fields and without the order of entry. */
export function cellsOf(rows: readonly string[] = []): Record<string, string> {
  const cells = rows.flatMap((line, row) =>
    line.split("|").map((cell, column): [string, string] => [fieldAt(column, row), plain(cell)]),
  );
  return Object.fromEntries(cells.filter(([, cell]) => cell !== "."));
}

/** Without the order of entry; whose deck a place came from is seldom worth saying. */
const plain = (cell: string): string =>
  cell
    .trim()
    .replace(/#\d+/, "")
    .replace(/^([a-z0-9-]+)\/\d$/, "$1");

export function positionOf(scene: Scene): Readonly<Record<string, unknown>> {
  const format = scene.format ?? "standard";
  const seats = scene.seats ?? (format === "multiplayer" ? 3 : 2);
  const [columns, rows] = shapeOf(format, scene.options?.board);
  const cell = (field: string): string => scene.board?.[field] ?? scene.filled ?? ".";
  const each = (zones: readonly Zone[] | undefined): Zone[] => range(seats).map((seat) => zones?.[seat] ?? []);
  return {
    format,
    turn: scene.turn ?? 0,
    first: scene.first ?? 0,
    tamers: range(seats).map((seat) => scene.tamers?.[seat] ?? "quiet*"),
    board: range(rows).map((row) =>
      range(columns)
        .map((column) => ` ${cell(fieldAt(column, row))} `)
        .join("|"),
    ),
    hands: each(scene.hands),
    decks: each(scene.decks),
    graveyards: each(scene.graveyards),
    ...(scene.played ? { played: { creatures: 0, places: 0, ...scene.played } } : {}),
    ...(scene.passed === undefined ? {} : { passed: scene.passed }),
    ...(scene.faceUp ? { faceUp: scene.faceUp } : {}),
  };
}
