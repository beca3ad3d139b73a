/** A hash of the beginning of a text, to go on from. */
export type Hashed = readonly [number, number];
const NOTHING: Hashed = [0x811c9dc5 | 0, 0x9747b28c | 0];

/** 64 bits of a text, as 16 hexadecimal digits: names content, not secret. */
export const textHash = (text: string, before: Hashed = NOTHING): string =>
  hashOn(text, before)
    .map((word) => (word >>> 0).toString(16).padStart(8, "0"))
    .join("");

export function hashOn(text: string, before: Hashed = NOTHING): Hashed {
  let [a, b] = before;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    a = Math.imul(a ^ c, 0x01000193);
    b = Math.imul(b ^ c, 0x5bd1e995);
    b ^= b >>> 15;
  }
  return [a, b];
}

/** JSON with sorted keys: equal values have equal texts. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const entries = Object.entries(value).filter(([, v]) => v !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`).join(",")}}`;
}
