/** What a pack from a stranger may weigh. */
export const BOUNDS = {
  bytes: 256 * 1024,
  cards: 500,
  /** Before anything is parsed: a flat mapping of very many keys keeps a parser busy for seconds. */
  lines: 12_000,
  keys: 12_000,
  nesting: 40,
  /** Characters of a story text. */
  story: 800,
} as const;

/** What is wrong with the raw text, so that parsing it is not even begun. */
export function tooMuch(text: string): string | null {
  if (text.length > BOUNDS.bytes) return `${text.length} characters; a pack has at most ${BOUNDS.bytes}`;
  let lines = 1;
  let keys = 0;
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (c === "\n") lines++;
    else if (c === ":" || c === "?" || c === ",") keys++;
    else if (c === "{" || c === "[") {
      if (++depth > BOUNDS.nesting) return `nested deeper than ${BOUNDS.nesting}`;
    } else if ((c === "}" || c === "]") && depth > 0) depth--;
  }
  if (lines > BOUNDS.lines) return `${lines} lines; a pack has at most ${BOUNDS.lines}`;
  if (keys > BOUNDS.keys) return `${keys} keys; a pack has at most ${BOUNDS.keys}`;
  return null;
}
