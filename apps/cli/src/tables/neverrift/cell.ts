import type { Creature, Lying } from "@rifthall/games/neverrift/wire";
import type { Ink } from "../../paint.js";
import { faceOf, type Value, valuesOf } from "./faces.js";
import { keywordMarks, NAME, PLACE_INK, shapeOf, tokenInk, VALUES } from "./marks.js";
import { shortName, twoLines } from "./name.js";
import { left, middle, type Piece, right, strip } from "./strip.js";
import { cardOn, isCreature } from "./view.js";
import type { Sight } from "./wire.js";

/** Lines of a field: a whole card, its name in one line, or everything in two. */
export type Rows = 2 | 3 | 4;

/** From this width values may stand beside a name. */
const BROAD = 14;
/** From this width there is an arrow between the token and whose card it is. */
const ROOMY = 10;

/** One field in so many columns and lines. */
export function cell(sight: Sight, field: string, columns: number, rows: Rows, canBeChosen: boolean): string[] {
  const seen = cardOn(sight, field);
  if (seen === undefined) return empty(sight, field, columns, rows, canBeChosen);
  return isCreature(seen) ? creature(sight, seen, columns, rows) : place(sight, seen, columns, rows);
}

function empty({ paint }: Sight, field: string, columns: number, rows: Rows, canBeChosen: boolean): string[] {
  const nothing = " ".repeat(columns);
  const at = (rows - 1) >> 1;
  const text = canBeChosen ? `[${field}]` : field;
  const before = (columns - text.length) >> 1;
  const said = canBeChosen ? paint.key(text) : paint.dim(text);
  const line = " ".repeat(before) + said + " ".repeat(columns - before - text.length);
  return Array.from({ length: rows }, (_, row) => (row === at ? line : nothing));
}

const STONE = "░";

/** Places are of stone: no values, nobody's token. */
function place({ paint, ...sight }: Sight, seen: Lying, columns: number, rows: Rows): string[] {
  const { name } = faceOf({ paint, ...sight }, seen.card);
  const room = columns < BROAD ? columns : columns - 2;
  const line = (text: string): string =>
    strip(
      paint,
      columns,
      text === "" ? [] : [middle(columns < BROAD ? text : framed(text, room), NAME, columns)],
      PLACE_INK,
      STONE,
    );
  if (rows === 4) return [line(""), ...twoLines(name, room, room).map(line), line("")];
  return rows === 3 ? [line(""), line(shortName(name, room)), line("")] : twoLines(name, room, room).map(line);
}

const framed = (text: string, room: number): string => (text.length + 2 <= room ? ` ${text} ` : text);

function creature(sight: Sight, seen: Creature, columns: number, rows: Rows): string[] {
  const { paint } = sight;
  const ground = tokenInk(seen.controller);
  const lines =
    rows === 2
      ? inTwo(sight, seen, columns)
      : rows === 4 && columns >= BROAD
        ? card(sight, seen, columns)
        : corners(sight, seen, columns, rows);
  return lines.map((pieces) => strip(paint, columns, pieces, ground));
}

/** Whose token it carries, and behind it whose card it is where that is another. */
function token({ controller, owner }: Creature, columns: number): string {
  const isCaptured = controller !== undefined && controller !== owner;
  return `${shapeOf(controller)}${isCaptured ? `${columns >= ROOMY ? "‹" : ""}${shapeOf(owner)}` : ""}`;
}

const SIGN: Ink = { bold: true };
/** Where the upper and the lower value stand: in narrow fields there must be room for all three with their signs. */
const halfOf = (columns: number): number => (columns < ROOMY ? 3 : columns >> 1);
const value = ({ text, change }: Value): string => `${text}${change}`;

/** Token, upper value and keywords. */
function head(sight: Sight, seen: Creature, columns: number): Piece[] {
  const [up] = valuesOf(sight, seen);
  const half = halfOf(columns);
  const margin = columns >= BROAD ? 1 : 0;
  const marks = keywordMarks(sight, seen, columns - half - value(up).length - 1 - margin);
  return [
    left(token(seen, columns), SIGN, margin),
    left(value(up), VALUES[up.change], half),
    right(marks, {}, columns - margin),
  ];
}

/** Like a card: every value at its side, the name between them. */
function card(sight: Sight, seen: Creature, columns: number): Piece[][] {
  const [, r, d, l] = valuesOf(sight, seen);
  const [first, second] = twoLines(faceOf(sight, seen.card).name, columns, columns - 7);
  return [
    head(sight, seen, columns),
    [middle(first, NAME, columns)],
    [
      left(value(l), VALUES[l.change], 1),
      middle(second, NAME, columns),
      right(value(r), VALUES[r.change], columns - 1),
    ],
    [left(value(d), VALUES[d.change], halfOf(columns))],
  ];
}

/** With the values left and right in the lower corners, so that the name has whole lines. */
function corners(sight: Sight, seen: Creature, columns: number, rows: Rows): Piece[][] {
  const [, r, d, l] = valuesOf(sight, seen);
  const { name } = faceOf(sight, seen.card);
  const names = rows === 4 ? twoLines(name, columns, columns) : [shortName(name, columns)];
  const margin = columns >= BROAD ? 1 : 0;
  return [
    head(sight, seen, columns),
    ...names.map((text) => [middle(text, NAME, columns)]),
    [
      left(value(l), VALUES[l.change], margin),
      left(value(d), VALUES[d.change], halfOf(columns)),
      right(value(r), VALUES[r.change], columns - margin),
    ],
  ];
}

/** From this width two lines have room for all signs of change. */
const AMPLE = 12;

/** Arrows say which of the two in the middle is which. In a narrow field one ± stands for all changes. */
function inTwo(sight: Sight, seen: Creature, columns: number): Piece[][] {
  const values = valuesOf(sight, seen);
  const [u, r, d, l] = values;
  const isAmple = columns >= AMPLE;
  const shown = isAmple ? value : ({ text }: Value): string => text;
  const isChanged = !isAmple && values.some(({ change }) => change !== "");
  const sign = `${token(seen, columns)}${isAmple ? " " : ""}`;
  const marks = `${isChanged ? "±" : ""}${keywordMarks(sight, seen, isAmple ? 3 : 1)}`;
  const room = columns - sign.length - marks.length - (isAmple && marks !== "" ? 1 : 0);
  const half = columns >> 1;
  const up = `↑${shown(u)}`;
  return [
    [
      left(sign, SIGN),
      left(shortName(faceOf(sight, seen.card).name, room), NAME, sign.length),
      right(marks, {}, columns),
    ],
    [
      left(shown(l), VALUES[l.change]),
      left(up, VALUES[u.change], half - up.length),
      left(`↓${shown(d)}`, VALUES[d.change], half + (isAmple ? 1 : 0)),
      right(shown(r), VALUES[r.change], columns),
    ],
  ];
}
