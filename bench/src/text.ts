import type { Sample } from "./sample.js";

const BAR = 30;

/** A number with as many digits as mean something. */
export function figure(n: number): string {
  if (!Number.isFinite(n)) return "?";
  const size = Math.abs(n);
  const digits = size >= 100 || Number.isInteger(n) ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3;
  return n.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

export function range({ least, greatest }: Sample): string {
  return `${figure(least)} to ${figure(greatest)}`;
}

export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly note?: string;
}

/** One bar per row, the longest for the greatest value. */
export function bars(rows: readonly Row[]): string[] {
  const names = Math.max(...rows.map(({ name }) => name.length));
  const numbers = Math.max(...rows.map(({ value }) => figure(value).length));
  const most = Math.max(...rows.map(({ value }) => value));
  return rows.map(({ name, value, unit, note }) =>
    [
      `  ${name.padEnd(names)}`,
      bar(value / most).padEnd(BAR),
      figure(value).padStart(numbers),
      unit + (note === undefined ? "" : `  (${note})`),
    ].join("  "),
  );
}

/** Eighths of a character make small differences visible; nothing but zero is drawn as nothing. */
function bar(share: number): string {
  if (!(share > 0)) return "";
  const eighths = Math.max(1, Math.round(share * BAR * 8));
  const rest = eighths % 8;
  return "█".repeat(eighths >> 3) + (rest > 0 ? String.fromCodePoint(0x2590 - rest) : "");
}
