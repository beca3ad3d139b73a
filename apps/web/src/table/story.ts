import type { Line } from "@rifthall/host";
import type { CardText } from "@rifthall/kernel";

/** A piece of a line; with a card it can be tapped. */
export interface Piece {
  readonly text: string;
  readonly card?: string;
}

/** A line with the cards it names set apart. */
export function pieces(line: Line, cards: ReadonlyMap<string, CardText>): readonly Piece[] {
  const named = Object.values(line.event).flatMap((value) => {
    const card = typeof value === "string" ? cards.get(value) : undefined;
    return card ? [card] : [];
  });
  let found: Piece[] = [{ text: line.text }];
  for (const { id, name } of named)
    found = found.flatMap((piece) => {
      const at = piece.card === undefined ? piece.text.indexOf(name) : -1;
      if (at < 0) return [piece];
      const [before, after] = [piece.text.slice(0, at), piece.text.slice(at + name.length)];
      return [{ text: before }, { text: name, card: id }, { text: after }].filter(({ text }) => text !== "");
    });
  return found;
}

/** The same told several times in a row is told once, with how often; it stands where the first one stood. */
export function folded<L extends Pick<Line, "text" | "undone">>(lines: readonly L[]): { line: L; times: number }[] {
  const list: { line: L; times: number }[] = [];
  for (const line of lines) {
    const last = list.at(-1);
    if (last && last.line.text === line.text && last.line.undone === line.undone) last.times++;
    else list.push({ line, times: 1 });
  }
  return list;
}
