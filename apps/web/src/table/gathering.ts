/** The answers that stand for held cards, by the key of each card; equal cards have the same answer, each for itself. */
export function answersHeld<Option extends { readonly do: string }>(
  held: readonly { readonly id: number; readonly card: string }[],
  options: readonly Option[],
  cardOf: (option: Option) => string | undefined,
): ReadonlyMap<string, Option> {
  const named = new Map(options.map((option) => [cardOf(option), option]));
  return new Map(
    held.flatMap(({ id, card }) => {
      const option = named.get(card);
      return option ? [[`card:${id}`, option] as const] : [];
    }),
  );
}
