import { fill } from "./fill.js";

/** How a number that has grown or shrunk is said; what is left out is not worth a word. */
export interface Gain {
  readonly more?: string;
  readonly less?: string;
}

/** What changed numbers bring, in the order in which they are worth telling. */
export const gaining =
  (words: Readonly<Record<string, Gain>>) =>
  (gains: Readonly<Record<string, number>>): string => {
    const parts = Object.entries(words).flatMap(([name, { more, less }]) => {
      const n = gains[name] ?? 0;
      const said = n > 0 ? more : n < 0 ? less : undefined;
      return said === undefined ? [] : [fill(said, { n: Math.abs(n) })];
    });
    const line = parts.join(", ");
    return line === "" ? "" : `${line[0].toUpperCase()}${line.slice(1)}.`;
  };
