/** What an option comes to, as its label tells it. */
export interface Outcome {
  /** Hits or successes. */
  readonly count: number | undefined;
  /** What a die would count, where it is one die's matter. */
  readonly value: number | undefined;
  readonly text: string;
}

/** Reads what stands in brackets: "Go on (1 hit, exhausts it).", "Rift die 2 (1 → 5: 2 hits, damages it) with …". */
export function outcomeOf(label: string): Outcome | undefined {
  const found = /\(([^()]+)\)\.?\s*(.*)$/s.exec(label);
  if (!found?.[1]) return undefined;
  const [, inside, after = ""] = found;
  const die = /→\s*(\d+):\s*(.*)$/s.exec(inside);
  const told = die?.[2] ?? inside;
  const count = /\d+/.exec(told)?.[0];
  if (count === undefined) return undefined;
  const verdict = told.slice(told.indexOf(",") + 1).trim();
  return {
    count: Number(count),
    value: die?.[1] === undefined ? undefined : Number(die[1]),
    text: die ? verdict : [told.includes(",") ? verdict : told, after].filter(Boolean).join(". "),
  };
}

/** How hits stand to a defence. */
export const sign = (hits: number, defence: number): string => (hits > defence ? ">" : hits === defence ? "=" : "<");
