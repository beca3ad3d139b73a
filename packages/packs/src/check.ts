import { type Field, type PackFormat, parseCondition, parseEffect, parseSelect, type Section } from "@rifthall/effects";
import { LANGUAGES, type Pack } from "@rifthall/kernel/game";
import { Refusal, unknown, visible } from "@rifthall/kernel/text";
import { z } from "zod";
import { type Fields, findBeside, isFields } from "./beside.js";
import { BOUNDS, tooMuch } from "./bounds.js";
import { Findings, type Raw } from "./findings.js";
import { type Path, type Place, readSource } from "./read.js";
import { entryShape, formatFor, packShape } from "./schema.js";

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
  if (source.length > BOUNDS.bytes)
    return only(`${source.length} characters; a pack has at most ${BOUNDS.bytes}`, { line: 1, column: 1 });
  const read = readSource(source);
  if ("fault" in read) return only(read.fault, read.at);
  return check(read.value, builtIn, file, read.place);
}

/** Checks a pack that came as a value, over the wire or in a record; its places are paths only. */
export const checkPackValue = (value: unknown, file = "pack"): Checked =>
  check(value, false, file, () => ({ line: 1, column: 1 }));

function check(value: unknown, builtIn: boolean, file: string, place: (path: Path) => Place): Checked {
  const problems = new Findings();
  const warnings = new Findings();
  const heavy = tooMuch(value);
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
  const shape = (schema: z.ZodType, part: unknown, path: Path): void => {
    const { error } = schema.safeParse(part);
    for (const issue of error?.issues ?? []) addShape(issue, path, format, problems);
  };
  shape(
    packShape(format, () => z.unknown(), builtIn),
    pack,
    [],
  );
  const lists = sections.flatMap((section) => {
    const list: unknown = pack[section.key];
    return Array.isArray(list) ? [{ section, list: list as readonly unknown[] }] : [];
  });
  for (const { section, list } of lists) {
    const schema = entryShape(section, ANY);
    for (let i = 0; i < list.length && !problems.full; i++) shape(schema, list[i], [section.key, i]);
  }
  const misshapen = [...problems.list];
  const cards = lists.reduce((sum, { list }) => sum + list.length, 0);
  if (cards > BOUNDS.cards) problems.add([], `${cards} cards; a pack has at most ${BOUNDS.cards}`);
  for (const { section, list } of lists) noteTwice(section, list, problems);
  const sound = !builtIn && !problems.full && cards <= BOUNDS.cards;
  const looked = sound ? findBeside(pack, format, misshapen, problems) : NONE;
  for (const { section, list } of lists)
    for (const [i, entry] of list.entries())
      if (isFields(entry))
        inspectFields(section.fields, entry, [section.key, i], !looked.has(entry), format, problems, warnings);
}

const NONE: ReadonlySet<unknown> = new Set();

/** Effects are not looked into with the shape: of them it is said which word is wrong. */
const ANY = { effect: z.unknown(), condition: z.unknown(), select: z.unknown() };

/** Says which key is unknown and which was probably meant; otherwise what the schema says. */
function addShape(issue: z.core.$ZodIssue, entry: Path, format: PackFormat, problems: Findings): void {
  const path = [...entry, ...issue.path.map((step) => (typeof step === "symbol" ? String(step) : step))];
  if (issue.code !== "unrecognized_keys") problems.add(path, issue.message);
  else
    for (const key of issue.keys) {
      if (problems.full) return;
      problems.add([...path, key], unknown("field", key, knownKeys(path, format)));
    }
}

/** The keys that may stand at a place. */
function knownKeys(path: Path, format: PackFormat): readonly string[] {
  const [first, , ...steps] = path;
  if (first === undefined)
    return [
      "pack",
      "game",
      "version",
      "title",
      "author",
      ...format.sections.filter((s) => !s.builtIn).map((s) => s.key),
    ];
  const section = format.sections.find((s) => s.key === first);
  if (section && steps.length === 0)
    return [...(section.id === undefined ? [] : [section.id]), ...Object.keys(section.fields)];
  let fields = section?.fields;
  for (const step of steps) {
    const field = fields?.[step];
    fields = field?.type === "group" ? field.fields : undefined;
  }
  // Besides groups only texts have keys.
  return fields ? Object.keys(fields) : LANGUAGES;
}

function noteTwice({ key, id }: Section, list: readonly unknown[], problems: Findings): void {
  if (id === undefined) return;
  const seen = new Set<unknown>();
  for (const [i, entry] of list.entries()) {
    const given = isFields(entry) && Object.hasOwn(entry, id) ? entry[id] : undefined;
    if (typeof given !== "string") continue;
    if (seen.has(given)) problems.add([key, i, id], `"${visible(given)}" is defined twice in this pack`);
    seen.add(given);
  }
}

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
    if (field.type === "group" && isFields(value))
      inspectFields(field.fields, value, path, words, format, problems, warnings);
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
export const readPackValue = (value: unknown, file?: string): Pack => orRefuse(checkPackValue(value, file));
