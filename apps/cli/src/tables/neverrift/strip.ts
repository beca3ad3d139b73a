import type { Ink, Paint } from "../../paint.js";

/** Something that stands at a place of a line. */
export interface Piece {
  readonly at: number;
  readonly text: string;
  readonly ink: Ink;
}

export const left = (text: string, ink: Ink, at = 0): Piece => ({ at, text, ink });
export const right = (text: string, ink: Ink, columns: number): Piece => ({
  at: columns - [...text].length,
  text,
  ink,
});
export const middle = (text: string, ink: Ink, columns: number): Piece => ({
  at: Math.max(0, (columns - [...text].length) >> 1),
  text,
  ink,
});

/** A line of exactly so many columns with pieces laid on it, later ones over earlier ones. */
export function strip(paint: Paint, columns: number, pieces: readonly Piece[], ground: Ink, filling = " "): string {
  const signs = Array.from({ length: columns }, () => ({ sign: filling, ink: ground }));
  for (const { at, text, ink } of pieces)
    [...text].forEach((sign, i) => {
      if (at + i < columns) signs[at + i] = { sign, ink: { ...ground, ...ink } };
    });
  const runs: { text: string; ink: Ink }[] = [];
  for (const { sign, ink } of signs) {
    const last = runs.at(-1);
    if (last && isSame(last.ink, ink)) last.text += sign;
    else runs.push({ text: sign, ink });
  }
  return runs.map(({ text, ink }) => paint.ink(text, ink)).join("");
}

const isSame = (a: Ink, b: Ink): boolean =>
  a.fg === b.fg && a.bg === b.bg && a.bold === b.bold && a.dim === b.dim && a.italic === b.italic;
