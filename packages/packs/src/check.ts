import { type Field, groupsIn, type PackFormat, parseCondition, parseEffect, parseSelect } from "@rifthall/effects";
import type { Pack } from "@rifthall/kernel/game";
import { Refusal, visible } from "@rifthall/kernel/text";
import { findBeside } from "./beside.js";
import { boundsFor, MOST_PACKS, TOGETHER, tooMuch } from "./bounds.js";
import { type Fields, Findings, isFields, type Raw } from "./findings.js";
import { formatFor } from "./format.js";
import { type Path, type Place, readSource } from "./read.js";
import { Shape } from "./shape.js";

export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly path: string;
  readonly message: string;
}

export interface Checked {
  readonly problems: readonly Finding[];
  readonly warnings: readonly Finding[];
  /** Only without problems. */
  readonly pack?: Pack;
}

/** More steps than this read badly on a card. */
const LONG = 4;

/** Checks the text of a pack, YAML or JSON. Everything found is told, each with file, line and path. */
export function checkPack(source: string, file: string, { builtIn = false } = {}): Checked {
  const only = (message: string, at: Place): Checked => ({
    problems: [{ file, ...at, path: "", message }],
    warnings: [],
  });
  const bounds = boundsFor(builtIn);
  if (source.length > bounds.bytes)
    return only(`${source.length} characters; a pack has at most ${bounds.bytes}`, { line: 1, column: 1 });
  const read = readSource(source, bounds);
  if ("fault" in read) return only(read.fault, read.at);
  return check(read.value, builtIn, file, read.place);
}

/** Checks a pack that came as a value, over the wire or in a record; its places are paths only. */
export const checkPackValue = (value: unknown, file = "pack"): Checked =>
  check(value, false, file, () => ({ line: 1, column: 1 }));

function check(value: unknown, builtIn: boolean, file: string, place: (path: Path) => Place): Checked {
  const problems = new Findings();
  const warnings = new Findings();
  const heavy = tooMuch(value, boundsFor(builtIn));
  if (heavy !== null) problems.add([], heavy);
  else inspect(value, builtIn, problems, warnings);
  const tell = ({ list }: Findings): Finding[] =>
    list.map(({ path, message }) => ({
      file,
      ...place(path),
      path: path.map((step) => visible(String(step))).join("."),
      message,
    }));
  const told = { problems: tell(problems), warnings: tell(warnings) };
  return told.problems.length > 0 ? told : { ...told, pack: value as Pack };
}

function inspect(value: unknown, builtIn: boolean, problems: Findings, warnings: Findings): void {
  const game = isFields(value) && Object.hasOwn(value, "game") ? value.game : undefined;
  let format: PackFormat;
  try {
    format = formatFor(game);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    problems.add(["game"], error.message.replace(/^game: /, ""));
    return;
  }
  const pack = value as Fields;
  const sections = format.sections.filter((s) => builtIn || !s.builtIn);
  const bounds = boundsFor(builtIn);
  const shape = new Shape(bounds, problems);
  shape.pack(pack, sections);
  const lists = sections.flatMap((section) => {
    const list: unknown = pack[section.key];
    return Array.isArray(list) ? [{ section, list: list as readonly unknown[] }] : [];
  });
  for (const { section, list } of lists)
    for (let i = 0; i < list.length && !problems.full; i++) shape.entry(list[i], section, i);
  const misshapen = [...problems.list];
  const cards = lists.reduce((sum, { list }) => sum + list.length, 0);
  if (cards > bounds.cards) problems.add([], `${cards} cards; a pack has at most ${bounds.cards}`);
  for (const { section, list } of lists) noteTwice(section.id, list, [section.key], problems);
  const sound = !builtIn && !problems.full && cards <= bounds.cards;
  const looked = sound ? findBeside(pack, format, misshapen, problems) : NONE;
  for (const { section, list } of lists)
    for (const [i, entry] of list.entries())
      if (isFields(entry))
        inspectFields(section.fields, entry, [section.key, i], !looked.has(entry), format, problems, warnings);
}

const NONE: ReadonlySet<unknown> = new Set();

function noteTwice(id: string | undefined, list: readonly unknown[], place: Path, problems: Findings): void {
  if (id === undefined) return;
  const seen = new Set<unknown>();
  for (const [i, entry] of list.entries()) {
    const given = isFields(entry) && Object.hasOwn(entry, id) ? entry[id] : undefined;
    if (typeof given !== "string") continue;
    if (seen.has(given)) problems.add([...place, i, id], `"${visible(given)}" is defined twice ${twice(place)}`);
    seen.add(given);
  }
}

/** Of a section in the pack, of a list inside of an entry there. */
const twice = (place: Path): string => (place.length === 1 ? "in this pack" : "here");

/** Warns of long effects; with `words` also finds what is wrong with the words of fields that have any. */
function inspectFields(
  fields: Readonly<Record<string, Field>>,
  entry: Fields,
  place: Path,
  words: boolean,
  format: PackFormat,
  problems: Findings,
  warnings: Findings,
): void {
  for (const [key, field] of Object.entries(fields)) {
    if (problems.full || !Object.hasOwn(entry, key)) continue;
    const value = entry[key];
    const path = [...place, key];
    for (const inner of groupsIn(field, value))
      inspectFields(inner.fields, inner.value, [...path, ...inner.path], words, format, problems, warnings);
    if (field.type === "list" && Array.isArray(value)) noteTwice(field.id, value, path, problems);
    if (words) for (const p of wordsIn(field, value, format)) problems.add([...path, ...p.path], p.message);
    if (field.type === "effect" && Array.isArray(value) && value.length > LONG)
      warnings.add(path, `${value.length} steps; more than about ${LONG} read badly on a card`);
  }
}

function wordsIn(field: Field, value: unknown, { grammar }: PackFormat): readonly Raw[] {
  switch (field.type) {
    case "effect":
      return parseEffect(value, grammar).problems;
    case "condition":
      return parseCondition(value, grammar).problems;
    case "select":
      return parseSelect(value, field.sort, grammar).problems;
    default:
      return [];
  }
}

const asText = (f: Finding): string =>
  `${f.file}:${f.line}:${f.column} ${f.path === "" ? "" : `${f.path}: `}${f.message}`;

function orRefuse({ problems, pack }: Checked): Pack {
  if (pack) return pack;
  throw new Refusal("bad-pack", problems.slice(0, 5).map(asText).join("\n"), problems);
}

/** The pack in a file's text, or a refusal that names the first problems. */
export const readPackFile = (source: string, file: string): Pack => orRefuse(checkPack(source, file));
const readPackValue = (value: unknown, file: string): Pack => orRefuse(checkPackValue(value, file));

/** The packs of a match, as they came over the wire or in a record. */
export function readPackValues(values: readonly unknown[]): readonly Pack[] {
  checkTogether(values);
  return values.map((value, i) => readPackValue(value, `packs[${i}]`));
}

/** Refuses packs that are too much for one match, though each may be fine. */
export function checkTogether(packs: readonly unknown[]): void {
  if (packs.length > MOST_PACKS)
    throw new Refusal("bad-packs", `${packs.length} packs; a match has at most ${MOST_PACKS}`);
  const heavy = tooMuch(packs, TOGETHER);
  if (heavy !== null)
    throw new Refusal("bad-pack", `the packs of a match are together no more than one may be: ${heavy}`);
}
