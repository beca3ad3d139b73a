/** A hand that is tried out: what lies in the deck, what is in hand, what came later. */
export interface TestHand {
  readonly hand: readonly string[];
  readonly drawn: readonly string[];
  readonly pile: readonly string[];
  /** Hands are exchanged once. */
  readonly exchanged: boolean;
}

type Chance = () => number;

function shuffled(cards: readonly string[], chance: Chance): string[] {
  const pile = [...cards];
  for (let i = pile.length - 1; i > 0; i--) {
    const other = Math.floor(chance() * (i + 1));
    [pile[i], pile[other]] = [pile[other] ?? "", pile[i] ?? ""];
  }
  return pile;
}

export function dealt(cards: Readonly<Record<string, number>>, size: number, chance: Chance = Math.random): TestHand {
  const pile = shuffled(
    Object.entries(cards).flatMap(([card, n]) => Array.from({ length: n }, () => card)),
    chance,
  );
  return { hand: pile.slice(0, size), drawn: [], pile: pile.slice(size), exchanged: false };
}

/** Cards at these places go back into the deck, and as many are drawn from it once it is shuffled. */
export function exchanged(
  { hand, drawn, pile }: TestHand,
  places: readonly number[],
  chance: Chance = Math.random,
): TestHand {
  const returned = places.flatMap((at) => hand[at] ?? []);
  const mixed = shuffled([...pile, ...returned], chance);
  const next = [...hand];
  for (const at of places) if (at in next) next[at] = mixed.shift() ?? "";
  return { hand: next.filter((card) => card !== ""), drawn, pile: mixed, exchanged: true };
}

export const drew = ({ pile: [top, ...pile], ...rest }: TestHand): TestHand =>
  top === undefined ? { ...rest, pile } : { ...rest, drawn: [...rest.drawn, top], pile, exchanged: true };
