/** What a pack from a stranger may weigh. */
export const BOUNDS = {
  /** Characters of a file, or of all texts and keys of a value. */
  bytes: 256 * 1024,
  cards: 500,
  /** Entries of lists and mappings, all together and in any one of them. */
  values: 20_000,
  entries: 500,
  nesting: 40,
  /** Characters of a story text. */
  story: 800,
} as const;

/** What is too much of a value, or null. Looks no further than the bounds, so a value of any size is soon weighed. */
export function tooMuch(value: unknown): string | null {
  let bytes = 0;
  let values = 0;
  const weigh = (inner: unknown, depth: number): string | null => {
    if (typeof inner === "string") bytes += inner.length;
    if (bytes > BOUNDS.bytes) return `a pack has at most ${BOUNDS.bytes} characters`;
    if (typeof inner !== "object" || inner === null) return null;
    if (depth > BOUNDS.nesting) return `nested deeper than ${BOUNDS.nesting}`;
    const keys = Object.keys(inner);
    if (keys.length > BOUNDS.entries)
      return `${keys.length} entries in one list or mapping; it has at most ${BOUNDS.entries}`;
    values += keys.length;
    if (values > BOUNDS.values) return `too many values; a pack has at most ${BOUNDS.values}`;
    for (const key of keys) {
      if (!Array.isArray(inner)) bytes += key.length;
      const found = weigh((inner as Readonly<Record<string, unknown>>)[key], depth + 1);
      if (found !== null) return found;
    }
    return null;
  };
  return weigh(value, 1);
}
