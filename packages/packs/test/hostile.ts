import type { Dice } from "@rifthall/kernel/machine";

/** Rules that end in marks, words and texts which a parser of all YAML finds hard, alone or together. */
const ATOMS: readonly string[] = [
  ..."[]{},:?-|>\"'#&*!%@`~\\\t\n. ",
  ...["!a ", "&a ", "*a ", "!!map ", "!<x> ", "<<: *a\n", "? ", "? a\n: b\n", "- ", "---\n", "...\n", "%YAML 1.2\n"],
  ...[
    '"\\x',
    '"\\u12',
    "\\U00110000",
    "\\",
    '"a": ',
    "'b': ",
    "''",
    '""',
    "# c\n",
    " #",
    "\r\n",
    "\r",
    "\ufeff",
    "\ud800",
  ],
  ...["a: ", "a:\n  ", "- a\n", "- - ", "b: [", "c: {", "1e999, ", "0x1, ", ".nan, ", "null, ", "{a: 1}, ", "[1], "],
  ...[
    ": >\n ",
    ": |+9\n",
    "key: value\n",
    "damage: 1, ",
    "{ may: ",
    "to: first enemy here, ",
    "__proto__: ",
    "toString: ",
  ],
];

/** A text of about that length, made of a few things over and over or of everything at once. */
function heap(dice: Dice, length: number): string {
  const few = Array.from({ length: 1 + dice.below(3) }, () => ATOMS[dice.below(ATOMS.length)]);
  const [atoms, one] = dice.below(3) === 0 ? [ATOMS, 1] : [few, 64];
  const parts: string[] = [];
  for (let made = 0; made < length; ) {
    const part = atoms[dice.below(atoms.length)].repeat(one);
    parts.push(part);
    made += part.length;
  }
  return parts.join("").slice(0, length);
}

const lines = (count: number, line: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => line(i)).join("\n");

/** Shapes that grow with the length, each as large as it may be. */
const SHAPES: readonly ((length: number, dice: Dice) => string)[] = [
  (n) => `a: ${"[".repeat(n / 2)}${"]".repeat(n / 2)}`,
  (n) => "{a: ".repeat(n / 5) + "}".repeat(n / 5),
  (n) => "- ".repeat(n / 2),
  (n) => lines(Math.sqrt(2 * n) - 2, (i) => `${" ".repeat(i)}k:`),
  (n) => lines(Math.sqrt(2 * n) - 4, (i) => `${" ".repeat(i)}- k:`),
  (n) => lines(n / 12, (i) => `key${i}: 1`),
  (n) => lines(n / 12, () => "key: 1"),
  (n) => `${"k".repeat(n - 3)}: 1`,
  (n) => `a: ${"word ".repeat(n / 5)}`,
  (n) => `a: "${"\\u0041".repeat(n / 6)}"`,
  (n) => `a: >\n${lines(n / 8, () => "  text")}`,
  (n) => `a: |\n${lines(n / 4, () => "   ")}`,
  (n) => `a: ${"9".repeat(n - 4)}`,
  (n) => `a: [${"1e999,".repeat(n / 6)}]`,
  (n) => `a: &a [x]\n${lines(n / 20, (i) => `b${i}: [*a, *a, *a]`)}`,
  (n) => `base: &b { a: 1 }\n${lines(n / 16, (i) => `k${i}: { <<: *b }`)}`,
  (n) => lines(n / 5, () => "---\n"),
  (n) => lines(n / 4, () => "# x"),
  (n) => "\n".repeat(n),
  (n) => `a: b${"\n\n c".repeat(n / 4)}`,
];

/** What a pack's own checks have to bear: each is a pack by its head. */
const PACKS: readonly ((length: number, dice: Dice) => string)[] = [
  (n) => riftforce(n, (i) => guild(i, `[${"{ dmage: 1 },".repeat(190)}]`)),
  (n) =>
    riftforce(n, (i) =>
      guild(i, `{ damage: 1, to: first enemy here, ${lines(400, (k) => `argumnet${k}: 1,`).replaceAll("\n", " ")} }`),
    ),
  (n) => riftforce(n, (i) => guild(i, "{ damage: 1, to: first enemy here }", `, icno${i}: 1`)),
  (n) => riftforce(n, () => guild(0, "{ draw: 1 }")),
  (n) => riftforce(n, (i) => guild(i, `[${"{ damage: 1, to: up to 6 enemies here },".repeat(20)}]`)),
  (n) => riftforce(n, (i) => guild(i, `${"{ may: ".repeat(30)}{ draw: 1 }${" }".repeat(30)}`)),
  (n) => riftforce(n, (i) => guild(i, `{ damage: 1, to: ${"first ".repeat(300)}enemy }`)),
  (n) =>
    riftforce(
      n,
      (i) => `  - { guild: g${i}, name: { en: "${"a\\u0301".repeat(60)}", de: 5 }, activate: ${"x".repeat(200)} }`,
    ),
  (n) =>
    `pack: p\ngame: quantum-rift\nchapters:\n${sized(n - 40, (i) => `  - { chapter: c${i}, locations: [${"nowhere,".repeat(40)}], encounters: [${"nothing,".repeat(40)}] }`)}`,
  (n) =>
    `pack: p\ngame: neverrift\ndecks:\n${sized(n - 40, (i) => `  - { deck: d${i}, name: { en: a, de: b }, guide: { en: a, de: b }, tamer: nobody, cards: {${lines(50, (k) => `card-${k}: 2,`).replaceAll("\n", " ")}} }`)}`,
  (n) => `${"\n".repeat(n / 2)}${riftforce(n / 2, (i) => guild(i, "{ damge: 1 }"))}`,
  (n) => riftforce(n, () => `  - ${lines(400, (k) => `f${k}: 1`).replaceAll("\n", "\n    ")}`),
  (n) => `pack: p\ngame: ${"x".repeat(n - 20)}`,
];
const guild = (i: number, activate: string, more = ""): string =>
  `  - { guild: g${i}, name: { en: a, de: b }, activate: ${activate}${more} }`;
const riftforce = (n: number, line: (i: number) => string): string =>
  `pack: p\ngame: riftforce\nguilds:\n${sized(n - 40, line)}`;

function sized(length: number, line: (i: number) => string): string {
  const made: string[] = [];
  for (let i = 0, size = 0; ; i++) {
    const next = line(i);
    size += next.length + 1;
    if (size > length) return made.join("\n");
    made.push(next);
  }
}

/** A file that means no good, up to that many characters long. */
export function hostileFile(dice: Dice, most: number): string {
  const length = [most, most, most >> 1, most >> 3][dice.below(4)] as number;
  const pick = <T>(list: readonly T[]): T => list[dice.below(list.length)];
  const text = [
    () => heap(dice, length),
    () => pick(SHAPES)(length, dice),
    () => pick(PACKS)(length, dice),
    () => `pack: p\ngame: riftforce\nguilds:\n  - ${heap(dice, length - 40)}`,
    () => `pack: p\ngame: neverrift\ncards: [{ enters: ${heap(dice, length - 60)} }]`,
  ][dice.below(5)];
  return text().slice(0, most);
}
