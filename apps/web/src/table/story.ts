import type { Line, Told } from "@rifthall/host";

/** A piece of a line: with a card it can be tapped, with a seat it is the name of who sits there. */
export interface Piece {
  readonly text: string;
  readonly card?: string;
  readonly seat?: number;
}

const isLetter = (char: string | undefined): boolean => char !== undefined && /[\p{L}\p{N}]/u.test(char);

/** Where a name stands by itself, not as a part of a longer word. */
function find(text: string, name: string): number {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + name.length])) return at;
  return -1;
}

/** A line with the cards and the players it names set apart. */
export function pieces(text: string, named: readonly Piece[]): readonly Piece[] {
  let found: readonly Piece[] = [{ text }];
  // The longest first: a name may be the beginning of another.
  for (const name of named.toSorted((a, b) => b.text.length - a.text.length)) {
    if (name.text === "") continue;
    found = found.flatMap((piece) => {
      const at = piece.card === undefined && piece.seat === undefined ? find(piece.text, name.text) : -1;
      if (at < 0) return [piece];
      const [before, after] = [piece.text.slice(0, at), piece.text.slice(at + name.text.length)];
      return [{ text: before }, name, { text: after }].filter((part) => part.text !== "");
    });
  }
  return found;
}

/** What the log says of something that is told at length elsewhere: its first line. */
export const headline = (text: string): string => text.split("\n", 1)[0] ?? "";

export interface Folded<L = Line> {
  readonly line: L;
  readonly times: number;
}

/**
 * The same told several times in a row is told once, with how often; it stands where the first one stood. A line that
 * begins a part of the story begins anew.
 */
export function folded<L extends Pick<Line, "text" | "undone">>(
  lines: readonly L[],
  begins: (line: L) => boolean = () => false,
): Folded<L>[] {
  const list: { line: L; times: number }[] = [];
  for (const line of lines) {
    const last = list.at(-1);
    if (last && last.line.text === line.text && last.line.undone === line.undone && !begins(line)) last.times++;
    else list.push({ line, times: 1 });
  }
  return list;
}

/** The things on the table that an event speaks of. */
export const keysOf = ({ id, targetId }: Told): ReadonlySet<string> =>
  new Set([id, targetId].flatMap((row) => (typeof row === "number" ? [`card:${row}`] : [])));
