/** A pile that is spread out to be read. */
export interface SpreadPile {
  readonly title: string;
  readonly count: number;
  /** What lies in it: cards that are seen, equal ones at once, and how many are not. */
  readonly entries: readonly (
    | { readonly card: string; readonly id: number; readonly times: number }
    | { readonly unseen: number }
  )[];
}

interface Lying {
  readonly card: string;
  readonly id: number;
}
export const isSeen = ({ card }: Lying): boolean => card !== "?";

/** The entry for those of them that are not seen, if there are any. */
export function unseenIn(cards: readonly Lying[]): SpreadPile["entries"] {
  const unseen = cards.filter((card) => !isSeen(card)).length;
  return unseen > 0 ? [{ unseen }] : [];
}
