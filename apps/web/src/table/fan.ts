/** What is left of a card in a hand that nobody can choose now. */
const STUB = 24;

/** A card that is narrower shows no values that can be read. */
export const LEAST = 40;

/** How wide cards are so that so many lie side by side with all they say; too many for that keep their width and overlap. */
export function sideBySide(card: number, count: number, width: number, gap: number): number {
  const fits = Math.floor((width - (count - 1) * gap) / Math.max(1, count));
  return fits < LEAST ? card : Math.min(card, fits);
}

/** So wide that of each that lies under the next one as much is seen as says what it is, if that can be had. */
export function overlapping(card: number, count: number, width: number, telling: number): number {
  const fits = Math.floor(width / (1 + Math.max(0, count - 1) * telling));
  return Math.max(Math.min(card, LEAST), Math.min(card, fits));
}

/**
 * Where the cards of a hand lie, from the left. Side by side if they fit; else they overlap: all alike as long as
 * `enough` of each is seen, then those that may be chosen the least, the others down to a stub.
 */
export function fan(
  choosable: readonly boolean[],
  width: number,
  card: number,
  gap: number,
  enough: number = card,
): readonly number[] {
  const n = choosable.length;
  if (n === 0) return [];
  const whole = n * card + (n - 1) * gap;
  if (whole <= width) {
    const from = (width - whole) / 2;
    return choosable.map((_, i) => from + i * (card + gap));
  }
  const even = (width - card) / (n - 1);
  if (even >= enough) return choosable.map((_, i) => i * even);
  const steps = choosable.slice(0, -1);
  const wanted = steps.filter(Boolean).length;
  const others = steps.length - wanted;
  const room = Math.max(0, width - card);
  const stub = Math.min(STUB, room / 3 / Math.max(1, others));
  const kept = wanted === 0 ? 0 : Math.min(card + gap, (room - others * stub) / wanted);
  const rest = others === 0 ? 0 : (room - wanted * kept) / others;
  // Nobody is pushed further from a neighbour than they would lie side by side.
  const [wide, narrow] = rest > kept && wanted > 0 ? [room / steps.length, room / steps.length] : [kept, rest];
  let at = 0;
  return choosable.map((may) => {
    const here = at;
    at += may ? wide : narrow;
    return here;
  });
}
