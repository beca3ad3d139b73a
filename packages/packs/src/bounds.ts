/** What a pack may weigh. */
export interface Bounds {
  /** Characters of a file, or of all texts and keys of a value. */
  readonly bytes: number;
  readonly cards: number;
  /** Entries of lists and mappings, all together and in any one of them. */
  readonly values: number;
  readonly entries: number;
  readonly nesting: number;
}

/**
 * For a pack from a stranger: so little that the first check of a cold process takes less than 100 ms of CPU, whatever
 * the pack says (see cold.test.ts). It is about as much as one of our own chapters.
 */
export const BOUNDS: Bounds = { bytes: 32 * 1024, cards: 100, values: 1_000, entries: 500, nesting: 40 };

/** A match may bring so many. All of them are no more than one may be, but for what holds them together. */
export const MOST_PACKS = 16;
export const TOGETHER: Bounds = { ...BOUNDS, values: BOUNDS.values + MOST_PACKS, nesting: BOUNDS.nesting + 1 };

/** For the games' own packs, which are checked when they are written and not where they are played. */
const OWN_BOUNDS: Bounds = { bytes: 1024 * 1024, cards: 1_000, values: 50_000, entries: 1_000, nesting: 40 };

export const boundsFor = (builtIn: boolean): Bounds => (builtIn ? OWN_BOUNDS : BOUNDS);

/** Characters of a story text. */
export const LONGEST_STORY = 800;

/** What is too much of a value, or null. Looks no further than the bounds, so a value of any size is soon weighed. */
export function tooMuch(value: unknown, bounds: Bounds): string | null {
  let bytes = 0;
  let values = 0;
  const weigh = (inner: unknown, depth: number): string | null => {
    if (typeof inner === "string") bytes += inner.length;
    if (bytes > bounds.bytes) return `a pack has at most ${bounds.bytes} characters`;
    if (typeof inner !== "object" || inner === null) return null;
    if (depth > bounds.nesting) return `nested deeper than ${bounds.nesting}`;
    const keys = Object.keys(inner);
    if (keys.length > bounds.entries)
      return `${keys.length} entries in one list or mapping; it has at most ${bounds.entries}`;
    values += keys.length;
    if (values > bounds.values) return `too many values; a pack has at most ${bounds.values}`;
    for (const key of keys) {
      if (!Array.isArray(inner)) bytes += key.length;
      const found = weigh((inner as Readonly<Record<string, unknown>>)[key], depth + 1);
      if (found !== null) return found;
    }
    return null;
  };
  return weigh(value, 1);
}
