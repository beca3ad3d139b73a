import { readdirSync, readFileSync } from "node:fs";
import { Dice } from "@rifthall/kernel/machine";
import { checkPack } from "@rifthall/packs";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { boundsFor } from "../src/bounds.js";
import { readSource } from "../src/read.js";

/** What a parser of all YAML says of a text; undefined where it finds something wrong. */
function oracle(text: string): unknown {
  const doc = parseDocument(text, { stringKeys: true, prettyErrors: false });
  return doc.errors.length > 0 ? undefined : doc.toJS();
}
/** What our reader says; undefined where it finds something it does not take. */
function ours(text: string): unknown {
  const read = readSource(text, boundsFor(true));
  return "fault" in read ? undefined : read.value;
}
const fault = (text: string): string => {
  const read = readSource(text, boundsFor(true));
  return "fault" in read ? `${read.at.line}:${read.at.column} ${read.fault}` : JSON.stringify(read.value);
};

const root = new URL("../../../", import.meta.url);
const folders = [
  "examples/packs",
  ...["riftforce", "neverrift", "quantum-rift"].map((g) => `packages/games/src/${g}/content`),
];
const files = folders.flatMap((folder) => readdirSync(new URL(folder, root)).map((name) => `${folder}/${name}`));

test.each(files)("%s means what it means in YAML, and as JSON", (name) => {
  const text = readFileSync(new URL(name, root), "utf8");
  const value = oracle(text);
  expect(value).toBeTypeOf("object");
  expect(ours(text)).toEqual(value);
  expect(ours(`\ufeff---\n${text}`)).toEqual(value);
  expect(ours(text.replaceAll("\n", "\r\n"))).toEqual(value);
  for (const indent of [0, 2, "\t"]) expect(ours(JSON.stringify(value, null, indent))).toEqual(value);
});

test("each text it takes means what it means in YAML", () => {
  const parts = [
    ..."ab:-,[]{}'\"# \n|>\\!&*?%@.~",
    ...[
      "a: ",
      "b: ",
      "\n  ",
      "\n    ",
      "- ",
      "\n- ",
      "\n  - ",
      "\n  k: ",
      "key: value\n",
      ": ",
      ", ",
      " # c",
      ">-\n",
      "|\n ",
      ">\n  ",
    ],
    ...[
      "1",
      "0x1f",
      ".5",
      "1e3",
      "true",
      "null",
      "x y",
      "''",
      "\\n",
      "\\u0041",
      "<<",
      "\r\n",
      "---\n",
      "\n\n",
      '"a": ',
      "'b': ",
    ],
  ];
  const dice = new Dice(15);
  let taken = 0;
  for (let i = 0; i < 12_000; i++) {
    const text = Array.from({ length: 1 + dice.below(12) }, () => parts[dice.below(parts.length)])
      .join("")
      .trimEnd();
    const read = readSource(text, boundsFor(true));
    if ("fault" in read) continue;
    taken++;
    expect(JSON.stringify(read.value), JSON.stringify(text)).toBe(JSON.stringify(oracle(text)));
  }
  expect(taken).toBeGreaterThan(3000);
});

test.each([
  [
    "what only looks like an anchor, an alias or a tag",
    "a: R&D\nb: a*b\nc: wow!\nd: [x&y, 2*3, no!]\n",
    { a: "R&D", b: "a*b", c: "wow!", d: ["x&y", "2*3", "no!"] },
  ],
  [
    "the same in quotes, comments and long texts",
    "a: '&b *c !d' # &e *f !g\nb: |-\n  &a *b\n  !c [\nc: \"*x\"\n",
    { a: "&b *c !d", b: "&a *b\n!c [", c: "*x" },
  ],
  [
    "texts over several lines",
    'a: one\n  two\n\n  three\nb: "four\n  five\\\n  six"\nc: >-\n  seven\n  eight\n\n  nine\n',
    { a: "one two\nthree", b: "four fivesix", c: "seven eight\nnine" },
  ],
  [
    "lists below their key, deeper or not",
    "a:\n- 1\n- - 2\n  - 3\nb:\n  - c: 4\n    d: 5\n",
    { a: [1, [2, 3]], b: [{ c: 4, d: 5 }] },
  ],
  [
    "brackets over several lines",
    'a: { b: [1,\n    2, # two\n    ], c: }\nd: "#"\n',
    { a: { b: [1, 2], c: null }, d: "#" },
  ],
  ["keys of every object", "__proto__: 1\nconstructor: 2\n", JSON.parse('{"__proto__": 1, "constructor": 2}')],
])("takes %s", (_, text, value) => {
  expect(ours(text)).toEqual(value);
  expect(oracle(text)).toEqual(value);
});

test.each([
  [
    "an anchor",
    "pack: mine\ntitle: &a x\n",
    "2:8 anchors (&name) and aliases (*name) are not allowed in packs; write it out",
  ],
  [
    "an alias in brackets",
    "a: [1,\n  *b]\n",
    "2:3 anchors (&name) and aliases (*name) are not allowed in packs; write it out",
  ],
  ["a tag", "a:\n  - !!str 1\n", "2:5 tags (!name) are not allowed in packs; leave it out"],
  ["a second document", "a: 1\n---\nb: 2\n", '2:1 a pack is one document; leave "---" out'],
  ["a complex key", "? a\n: b\n", '1:1 keys behind "?" are not allowed in packs; write "key: value"'],
  ["a key twice", "a: 1\nb: { c: 1, c: 2 }\n", "2:12 this key stands there twice"],
  ["a tab", "a:\n\tb: 1\n", "2:1 a tab cannot indent; use spaces"],
  ["a bracket too many", "a: [1]]\n", "1:7 nothing can follow on this line"],
  ["a bracket too few", "a: 1\nb: [1,\n  2\n", "2:4 this bracket is never closed"],
  ["quotes that are not closed", "a: 1\nb: 'x\n", "2:4 these quotes are never closed"],
  ["an escape that is none", 'a: "b\\xzz"\n', '1:6 "\\\\x" is no escape; write "\\\\" for a backslash'],
  ["a line indented oddly", "a:\n  b: 1\n c: 2\n", "3:2 this line is indented otherwise than those it belongs to"],
  [
    "a colon in a text",
    "a: b: c\n",
    '1:5 a second ": " on this line; put the mapping on lines of its own, or quote the text',
  ],
  ["a word without a value", "a: 1\nb\n", '2:1 "key: value" is expected here'],
])("says where and what: %s", (_, text, said) => {
  expect(fault(text)).toBe(said);
  expect(checkPack(text, "mine.yaml").problems).toHaveLength(1);
});
