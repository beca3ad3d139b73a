/** Letters of other scripts and signs that are drawn like these, in most typefaces. */
const DRAWN_ALIKE: readonly (readonly [string, string])[] = [
  ["a", "аα4@"],
  ["b", "вβь8"],
  ["c", "сϲ"],
  ["d", "ԁ"],
  ["e", "еёεєҽ3"],
  ["f", "ғ"],
  ["g", "ɡց9"],
  ["h", "һн"],
  ["k", "кκ"],
  ["l", "iıіїιί1|!"],
  ["m", "мμ"],
  ["n", "пηռ"],
  ["o", "оοσө0ø"],
  ["p", "рρ"],
  ["q", "ԛ"],
  ["r", "гѓ"],
  ["s", "ѕ5$"],
  ["t", "тτ7"],
  ["u", "υս"],
  ["v", "ѵν"],
  ["w", "ѡωш"],
  ["x", "хχ"],
  ["y", "уγү"],
  ["z", "ᴢ2"],
];
const PLAIN = new Map(DRAWN_ALIKE.flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)));
/** Two letters that are drawn like one. */
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/rn/g, "m"],
  [/vv/g, "w"],
  [/cl/g, "d"],
];

const SPOKEN = /[\p{L}\p{N}]/u;

/** What of a name is seen at a glance: two names that are alike to people have the same one. */
export function foldName(name: string): string {
  const bare = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const plain = [...bare].map((letter) => PLAIN.get(letter) ?? letter).join("");
  const joined = PAIRS.reduce((text, [pair, letter]) => text.replace(pair, letter), plain);
  // Of one that is all signs, the signs tell it from others.
  return SPOKEN.test(bare) ? joined.replace(/[^\p{L}\p{N}]/gu, "") : bare.replace(/\s/g, "");
}

/** Behind a name, where others have one that looks like it. */
const TAG = "#";
export const nameWith = (name: string, tag: number): string => (tag === 0 ? name : `${name}${TAG}${tag}`);
/** Nobody gives themselves the number of another. */
export const withoutTag = (name: string): string => name.replace(/(\s*#\d*)+$/, "").trim();
