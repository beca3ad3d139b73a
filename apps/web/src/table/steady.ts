/**
 * The cards of a hand in the order they were seen in: what stays keeps its place, what is new comes last. Which row a
 * card has says nothing of that: whatever leaves, the rows close ranks.
 */
export function steady<T extends { readonly card: string }>(
  before: readonly string[],
  now: readonly T[],
): readonly T[] {
  const waiting = new Map<string, T[]>();
  for (const held of now) waiting.set(held.card, [...(waiting.get(held.card) ?? []), held]);
  const stayed = before.flatMap((card) => waiting.get(card)?.shift() ?? []);
  const left = new Set([...waiting.values()].flat());
  return [...stayed, ...now.filter((held) => left.has(held))];
}

/** Keeps that order from one look to the next; another hand begins anew. */
export class Steady<T extends { readonly card: string }> {
  private zone = "";
  private order: readonly string[] = [];

  of(zone: string, now: readonly T[]): readonly T[] {
    const cards = steady(zone === this.zone ? this.order : [], now);
    this.zone = zone;
    this.order = cards.map(({ card }) => card);
    return cards;
  }
}
