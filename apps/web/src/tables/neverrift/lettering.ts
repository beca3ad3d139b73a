import type { Printed } from "./face.ts";

/** How wide a letter is to its height, about. */
const LETTER = 0.52;
/** Smaller, in pixels, nobody reads a name. */
const LEAST = 10.5;
/** Between the values at the sides, and below them; in hundredths of a card's width. */
const BETWEEN = 54;
const BELOW = 92;
const LARGEST = 11.4;

export interface Lettering {
  /** In hundredths of the card's width. */
  readonly size: number;
  readonly lines: readonly string[];
}

/** A creature's name as it stands on the board: in one line below its side values, or with a short line between them. */
export function nameOn(name: string, width: number): Lettering | undefined {
  const fitting = (line: string, room: number): number => Math.min(LARGEST, room / (LETTER * line.length));
  const whole = { size: fitting(name, BELOW), lines: [name] };
  const parted = [...name.matchAll(/[\s-]/g)].map(({ index }) => {
    const lines = [name.slice(0, index + 1).trim(), name.slice(index + 1)];
    return { size: Math.min(fitting(lines[0] ?? "", BETWEEN), fitting(lines[1] ?? "", BELOW)), lines };
  });
  const large = ({ size }: Lettering): boolean => (size * width) / 100 >= LEAST;
  if (large(whole)) return whole;
  return parted.toSorted((a, b) => b.size - a.size).find(large);
}

/** How many letters of a title stand in a line of a held card, and how many of its text. */
const TITLE = 20;
const TEXT = 23;

/** What a held card says in its foot: so many lines of text, keywords without their meaning where that is too long. */
export function wordsOf({ name, type, parts }: Printed): { readonly text: string; readonly lines: number } {
  const lines = (type === "creature" ? 2 : 5) - (name.length > TITLE ? 1 : 0);
  const said = (meant: boolean): string =>
    parts
      .map(({ slot, word, text }) => {
        if (slot === "keyword" && !meant) return `${word}.`;
        return word && slot !== "ongoing" ? `${word}: ${text}` : text;
      })
      .join(" ");
  const full = said(true);
  return { text: full.length > TEXT * lines ? said(false) : full, lines };
}
export const titleSize = (name: string): number => (name.length <= 16 ? 10.6 : 9);
