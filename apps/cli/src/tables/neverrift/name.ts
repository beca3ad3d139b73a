import { cut } from "../../paint.js";

const ARTICLES = /^(The|A|An|Der|Die|Das|Ein|Eine) /;
/** The name, and what it is called without its article. */
function forms(name: string): readonly string[] {
  const bare = name.replace(ARTICLES, "");
  return bare === name ? [name] : [name, bare.charAt(0).toUpperCase() + bare.slice(1)];
}

/** A name in so many columns: whole, without its article, or cut. */
export function shortName(name: string, columns: number): string {
  const said = forms(name);
  return said.find((form) => form.length <= columns) ?? cut(said.at(-1) ?? name, columns);
}

type Lines = readonly [string, string];

/** A name in two lines of so many columns: one if it fits, else broken between words or inside one; cut if need be. */
export function twoLines(name: string, first: number, second: number): Lines {
  const ways = forms(name).flatMap((form) => breaks(form, first));
  const fits = ways.find((lines) => lines[1].length <= second);
  if (fits) return fits;
  const [head, tail] = ways.at(-1) ?? [name, ""];
  return [head, cut(tail, second)];
}

/** Between words, at a hyphen, or else inside the first word. */
function breaks(name: string, columns: number): Lines[] {
  if (name.length <= columns) return [[name, ""]];
  const space = name.lastIndexOf(" ", columns);
  if (space > 0) return [[name.slice(0, space), name.slice(space + 1)]];
  const hyphen = name.lastIndexOf("-", columns - 1);
  const at = hyphen > 0 ? hyphen + 1 : syllable(name, columns - 1);
  return [[`${name.slice(0, at)}${hyphen > 0 ? "" : "-"}`, name.slice(at)]];
}

const VOWELS = /[aeiouyäöü]/i;
/** Signs that belong to the one before them: ch, sch, ck, th … */
const BOUND: Readonly<Record<string, string>> = { h: "cspt", k: "c" };

/** Where a word may be broken at the latest `most`: before a consonant that a vowel follows, nearest its middle. */
function syllable(word: string, most: number): number {
  const places = Array.from({ length: Math.max(0, most - 1) }, (_, i) => i + 2).filter((i) => {
    const [before = "", sign = "", after = ""] = [word[i - 1], word[i], word[i + 1]];
    return !VOWELS.test(sign) && VOWELS.test(after) && !(BOUND[sign]?.includes(before) ?? false);
  });
  const far = (i: number): number => Math.abs(i - word.length / 2);
  return places.reduce((best, i) => (far(i) <= far(best) ? i : best), places[0] ?? most);
}
