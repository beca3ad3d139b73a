/** Letters that are drawn alike, or stand for each other where somebody would not be found. */
const ALIKE: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};

/** Words as they are compared: without case, signs on letters, and disguise. */
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[013457@$]/g, (sign) => ALIKE[sign] ?? sign)
    .replace(/(.)\1{2,}/gu, "$1");

/**
 * What a host would not have said: one word a line; with a star at its end, all that begin with it. Empty lines and what
 * stands behind # say nothing.
 */
export class Words {
  private readonly whole = new Set<string>();
  private readonly beginnings: readonly string[];

  constructor(list: string) {
    const beginnings: string[] = [];
    for (const line of list.split(/\r?\n/)) {
      const word = plain(line.replace(/#.*/, "").trim());
      if (word.endsWith("*") && word.length > 1) beginnings.push(word.slice(0, -1));
      else if (word !== "") this.whole.add(word);
    }
    this.beginnings = beginnings;
  }

  has(text: string): boolean {
    const words = plain(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== "");
    // Letters with something between them are one word.
    const spelt = words.every((word) => [...word].length === 1) ? [...words, words.join("")] : words;
    return spelt.some(
      (word) => this.whole.has(word) || this.beginnings.some((beginning) => word.startsWith(beginning)),
    );
  }
}
