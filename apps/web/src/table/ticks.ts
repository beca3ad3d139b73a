/** What is ticked for each of these cards: the answer about cards of its name, where there is one. */
export function ticks<O>(
  held: readonly { readonly id: number; readonly card: string }[],
  named: ReadonlyMap<string, O>,
  key: (id: number) => string,
): ReadonlyMap<string, O> {
  const of = new Map<string, O>();
  for (const { id, card } of held) {
    const option = named.get(card);
    if (option) of.set(key(id), option);
  }
  return of;
}
