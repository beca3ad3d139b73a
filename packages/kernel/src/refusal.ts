import type { Text } from "./options.js";

/** An input that cannot be taken: a code for programs, a sentence for people. Nothing was changed. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** What would have been right, or the candidates, where that helps. */
    readonly details?: unknown,
    /** For people who chose from a list and wrote nothing: the same in their words. */
    readonly said?: Text,
  ) {
    super(message);
    this.name = "Refusal";
  }
}

/** The valid word that an unknown one was probably meant to be. */
export function nearest(word: string, valid: Iterable<string>): string | undefined {
  if (word.length > 64) return undefined;
  let best: string | undefined;
  let least = Math.max(2, Math.ceil(word.length / 3)) + 1;
  const meant = word.toLowerCase();
  for (const candidate of valid) {
    const d = distance(meant, candidate.toLowerCase(), least);
    if (d < least) {
      least = d;
      best = candidate;
    }
  }
  return best;
}

/** Characters of a stranger's text that a message repeats. */
const MOST_SHOWN = 64;

/** A stranger's text in a message: short, and without characters that are not seen or that steer a terminal. */
export function visible(text: string): string {
  const short = text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
  return short.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (c) => `\\u{${c.codePointAt(0)?.toString(16)}}`);
}

/** A stranger's value in a message. */
export function shown(value: unknown): string {
  if (typeof value === "object" && value !== null) return Array.isArray(value) ? "a list" : "a mapping";
  return typeof value === "string" ? `"${visible(value)}"` : String(value);
}

/** "unknown X «a»; did you mean «b»?" */
export function unknown(what: string, word: unknown, valid: readonly string[]): string {
  const meant = typeof word === "string" ? nearest(word, valid) : undefined;
  return `unknown ${what} ${shown(word)}; ${meant ? `did you mean "${meant}"?` : `one of: ${valid.join(", ")}`}`;
}

/** How many letters are to be changed, put in or left out; no further than `most`, where it is only said that it is that far. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) >= most) return most;
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const d = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
      next.push(d);
      if (d < least) least = d;
    }
    if (least >= most) return most;
    row = next;
  }
  return row[b.length];
}
