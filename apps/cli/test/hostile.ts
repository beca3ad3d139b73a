import type { Dice } from "@rifthall/kernel/machine";

/** Values that break programs that trust their input. */
const POISON: readonly string[] = [
  "null",
  "true",
  "false",
  "0",
  "-0",
  "-1",
  "1",
  "1.5",
  "1e999",
  "-1e999",
  "9007199254740993",
  "2147483648",
  "4294967296",
  "-2147483649",
  "1e308",
  '""',
  '"0"',
  '"m1"',
  '"__proto__"',
  '"constructor"',
  '"toString"',
  '"hasOwnProperty"',
  '"\\u0000"',
  '"\\ud800"',
  '"🂡"',
  '"?"',
  '"fire-5"',
  '"fire-99"',
  '"NaN"',
  "[]",
  "{}",
  "[[]]",
  "[null]",
  "[1,2]",
  "[-1,-1]",
  "[[[[]]]]",
  '{"__proto__":{"ok":true}}',
  '{"constructor":{"prototype":{}}}',
  '{"toString":1}',
  '{"length":1e9}',
  '{"valueOf":null}',
  '{"do":"play"}',
  '{"do":"__proto__","card":"fire-5"}',
  '{"resign":0}',
  '{"undo":0}',
  '{"undo":-1}',
  '{"undo":1e9,"seed":"x"}',
];

const OPS = [
  "hello",
  "new",
  "setup",
  "status",
  "choose",
  "preview",
  "resign",
  "view",
  "position",
  "record",
  "load",
  "undo",
  "why",
  "bot",
  "close",
  "help",
  "__proto__",
  "constructor",
  "toString",
  "valueOf",
  "",
  "NEW",
];
const FIELDS = [
  "id",
  "op",
  "match",
  "seat",
  "index",
  "pick",
  "candidate",
  "consent",
  "level",
  "ms",
  "iterations",
  "game",
  "seats",
  "seed",
  "options",
  "packs",
  "position",
  "record",
  "language",
  "__proto__",
  "constructor",
  "toJSON",
  "then",
];

const pick = <T>(dice: Dice, list: readonly T[]): T => list[dice.below(list.length)];

/** A line that no well-meaning program sends. `known` are lines that are right. */
export function hostileLine(dice: Dice, known: readonly string[]): string {
  switch (dice.below(10)) {
    case 0:
      return bytes(dice);
    case 1:
      return truncated(pick(dice, known), dice);
    case 2:
      return nested(dice);
    case 3:
      return garbled(pick(dice, known), dice);
    case 4:
      return request(dice);
    default:
      return poisoned(pick(dice, known), dice);
  }
}

function bytes(dice: Dice): string {
  const raw = Uint8Array.from({ length: dice.below(200) }, () => dice.below(256));
  return Buffer.from(raw).toString(dice.below(2) === 0 ? "latin1" : "utf8");
}

const truncated = (line: string, dice: Dice): string => line.slice(0, dice.below(line.length));

function nested(dice: Dice): string {
  const depth = 10 ** (1 + dice.below(3)) + dice.below(3000);
  const [open, close] = pick(dice, [
    ["[", "]"],
    ['{"a":', "}"],
    ['{"position":[', "]}"],
  ]);
  const inner = `${open.repeat(depth)}1${close.repeat(depth)}`;
  return dice.below(2) === 0 ? inner : `{"op":"${pick(dice, OPS)}","match":"m1","${pick(dice, FIELDS)}":${inner}}`;
}

/** One character of a right line is another. */
function garbled(line: string, dice: Dice): string {
  const at = dice.below(line.length);
  return (
    line.slice(0, at) +
    pick(dice, ['"', "{", "]", ",", ":", "0", "9", "-", "a", "Z", "_", "\\", "é"]) +
    line.slice(at + 1)
  );
}

/** An op with fields nobody asked for. */
function request(dice: Dice): string {
  const fields = Array.from({ length: dice.below(6) }, () => `"${pick(dice, FIELDS)}":${pick(dice, POISON)}`);
  return `{${[`"op":"${pick(dice, OPS)}"`, `"match":"m${1 + dice.below(6)}"`, `"game":"riftforce"`, ...fields].join(",")}}`;
}

/** A right request with one value somewhere in it replaced, left out or said twice. */
function poisoned(line: string, dice: Dice): string {
  const value: unknown = JSON.parse(line);
  const places: { holder: Record<string, unknown>; key: string }[] = [];
  const visit = (holder: unknown): void => {
    if (typeof holder !== "object" || holder === null) return;
    for (const [key, inner] of Object.entries(holder)) {
      places.push({ holder: holder as Record<string, unknown>, key });
      visit(inner);
    }
  };
  visit(value);
  const { holder, key } = pick(dice, places);
  const poison = dice.below(40) === 0 ? JSON.stringify("x".repeat(300_000)) : pick(dice, POISON);
  const mark = "\u0001here";
  const how = dice.below(8);
  if (how === 0) delete holder[key];
  else if (how === 1 && Array.isArray(holder)) holder.push(...holder.slice(0, 5000));
  else holder[key] = mark;
  return JSON.stringify(value).replace(JSON.stringify(mark), () => poison);
}
