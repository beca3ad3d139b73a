import { type Field, type PackFormat, parseCondition, parseEffect, parseSelect } from "@rifthall/effects";
import { gameById } from "@rifthall/games";
import { LANGUAGES, type Pack, Refusal, unknown } from "@rifthall/kernel";
import { z } from "zod";
import { BOUNDS, tooMuch } from "./bounds.js";
import { type Path, readSource } from "./read.js";
import { formatFor, packShape } from "./schema.js";

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

interface Raw {
  readonly path: Path;
  readonly message: string;
}

/** More steps than this read badly on a card. */
const LONG = 4;
const SHOWN = 50;

/** Checks the text of a pack, YAML or JSON. Everything found is told, each with file, line and path. */
export function checkPack(source: string, file: string, { builtIn = false } = {}): Checked {
  const heavy = tooMuch(source);
  if (heavy !== null) return { problems: [{ file, line: 1, column: 1, path: "", message: heavy }], warnings: [] };
  const read = readSource(source);
  if (read.problems.length > 0)
    return {
      problems: read.problems
        .slice(0, SHOWN)
        .map((p) => ({ file, ...read.at(p.offset), path: "", message: p.message })),
      warnings: [],
    };
  return placed(inspect(read.value, builtIn), file, (path) => read.place(path));
}

/** Checks a pack that came as a value, over the wire or in a record; its places are paths only. */
export function checkPackValue(value: unknown, file = "pack"): Checked {
  let size: number;
  try {
    size = (JSON.stringify(value) ?? "").length;
  } catch {
    size = Number.POSITIVE_INFINITY;
  }
  if (size > BOUNDS.bytes)
    return {
      problems: [{ file, line: 1, column: 1, path: "", message: `a pack has at most ${BOUNDS.bytes} characters` }],
      warnings: [],
    };
  return placed(inspect(value, false), file, () => ({ line: 1, column: 1 }));
}

function placed(
  found: { problems: Raw[]; warnings: Raw[]; pack?: Pack },
  file: string,
  place: (path: Path) => { line: number; column: number },
): Checked {
  const tell = (list: readonly Raw[]): Finding[] =>
    list.slice(0, SHOWN).map(({ path, message }) => ({ file, ...place(path), path: path.join("."), message }));
  return {
    problems: tell(found.problems),
    warnings: tell(found.warnings),
    ...(found.pack ? { pack: found.pack } : {}),
  };
}

function inspect(value: unknown, builtIn: boolean): { problems: Raw[]; warnings: Raw[]; pack?: Pack } {
  const problems: Raw[] = [];
  const warnings: Raw[] = [];
  const game = typeof value === "object" && value !== null && "game" in value ? value.game : undefined;
  let format: PackFormat;
  try {
    format = formatFor(game);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { problems: [{ path: ["game"], message: error.message.replace(/^game: /, "") }], warnings };
  }
  const result = packShape(
    format,
    { effect: z.unknown(), condition: z.unknown(), select: z.unknown() },
    builtIn,
  ).safeParse(value);
  if (!result.success) problems.push(...result.error.issues.flatMap((issue) => shapeProblems(issue, format)));
  if (problems.length === 0) inspectCards(value as Pack, format, problems, warnings);
  if (problems.length === 0 && !builtIn) problems.push(...compiling(value as Pack, format));
  return problems.length > 0 ? { problems, warnings } : { problems, warnings, pack: value as Pack };
}

/** What only shows beside the built-in cards: a name taken already, an effect too large to run. */
function compiling(pack: Pack, format: PackFormat): Raw[] {
  try {
    gameById(String(pack.game))?.content([pack]);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [{ path: placeIn(pack, format, error.message), message: error.message }];
  }
}

interface Entry {
  readonly path: Path;
  readonly id: string;
  /** The field that names it. */
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

/**
 * The place that a compiler's message is about. It says `card.field.field: …` (behind the pack's id or without it),
 * `card: word: …` with the name that is wrong in quotes, or `card "id" is defined twice`.
 */
function placeIn(pack: Pack, format: PackFormat, message: string): Path {
  const entries = format.sections.flatMap(({ key: section, id: key }): Entry[] =>
    key === undefined
      ? []
      : ((pack[section] ?? []) as readonly Entry["value"][]).map((value, i) => ({
          path: [section, i],
          id: String(value[key]),
          key,
          value,
        })),
  );
  const called = (id: string | undefined): Entry[] => entries.filter((e) => e.id === id);
  const dotted = /^(?:[a-z0-9-]+: )?([a-z0-9-]+)\.([\w.-]+): /.exec(message);
  if (dotted) {
    const steps = dotted[2].split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    const entry = called(dotted[1]).find((e) => steps[0] in e.value);
    // What is missing has no place of its own.
    return entry ? [...entry.path, ...steps] : (called(dotted[1])[0]?.path ?? []);
  }
  const twice = /^([a-z]+) "([^"]+)" is defined twice/.exec(message);
  if (twice) {
    const list = called(twice[2]);
    const entry = list.find((e) => e.key === twice[1]) ?? list.at(-1);
    return entry ? [...entry.path, entry.key] : [];
  }
  const worded = /^([a-z0-9-]+): ([\w-]+): [^"]*(?:"([^"]+)")?/.exec(message);
  if (!worded) return [];
  const [, id, word, name] = worded;
  const places = called(id).flatMap((e) => [
    ...(name === undefined ? [] : mentions(e.value, name).map((path) => ({ e, path }))),
    ...(word in e.value ? [{ e, path: [word] }] : []),
  ]);
  const near = ({ e, path }: (typeof places)[number]): boolean => path.includes(word) || holds(e.value, path, word);
  const best = places.find(near) ?? places[0] ?? called(id).map((e) => ({ e, path: [] }))[0];
  return best ? [...best.e.path, ...best.path] : [];
}

/** Where a value has that name, as a key or as a text. */
function mentions(value: unknown, name: string): Path[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const step = Array.isArray(value) ? Number(key) : key;
    const here: Path[] = key === name || inner === name ? [[step]] : [];
    return [...here, ...mentions(inner, name).map((path) => [step, ...path])];
  });
}

/** Does that word stand beside the end of the path? */
function holds(value: unknown, path: Path, word: string): boolean {
  let node = value;
  for (const step of path.slice(0, -1)) node = (node as Readonly<Record<string | number, unknown>>)[step];
  return typeof node === "object" && node !== null && word in node;
}

/** Says which key is unknown and which was probably meant; otherwise what the schema says. */
function shapeProblems(issue: z.core.$ZodIssue, format: PackFormat): Raw[] {
  const path = issue.path.map((step) => (typeof step === "symbol" ? String(step) : step));
  if (issue.code !== "unrecognized_keys") return [{ path, message: issue.message }];
  const known = knownKeys(path, format);
  return issue.keys.map((key) => ({ path: [...path, key], message: unknown("field", key, known) }));
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

function inspectCards(pack: Pack, format: PackFormat, problems: Raw[], warnings: Raw[]): void {
  let cards = 0;
  for (const section of format.sections) {
    const list = (pack[section.key] ?? []) as readonly Readonly<Record<string, unknown>>[];
    const ids = new Map<unknown, number>();
    cards += list.length;
    list.forEach((card, i) => {
      const id = section.id === undefined ? undefined : card[section.id];
      if (id !== undefined && ids.has(id))
        problems.push({
          path: [section.key, i, section.id ?? ""],
          message: `"${String(id)}" is defined twice in this pack`,
        });
      ids.set(id, i);
      for (const [key, field] of Object.entries(section.fields))
        inspectField(field, card[key], [section.key, i, key], format, problems, warnings);
    });
  }
  if (cards > BOUNDS.cards) problems.push({ path: [], message: `${cards} cards; a pack has at most ${BOUNDS.cards}` });
}

function inspectField(
  field: Field,
  value: unknown,
  path: Path,
  format: PackFormat,
  problems: Raw[],
  warnings: Raw[],
): void {
  if (value === undefined) return;
  if (field.type === "group")
    for (const [key, inner] of Object.entries(field.fields))
      inspectField(
        inner,
        (value as Readonly<Record<string, unknown>>)[key],
        [...path, key],
        format,
        problems,
        warnings,
      );
  if (field.type === "condition")
    problems.push(
      ...parseCondition(value, format.grammar).problems.map((p) => ({
        path: [...path, ...p.path],
        message: p.message,
      })),
    );
  if (field.type === "select")
    problems.push(
      ...parseSelect(value, field.sort, format.grammar).problems.map((p) => ({ path, message: p.message })),
    );
  if (field.type !== "effect") return;
  const read = parseEffect(value, format.grammar);
  problems.push(...read.problems.map((p) => ({ path: [...path, ...p.path], message: p.message })));
  const steps = read.effect.length;
  if (read.problems.length === 0 && steps > LONG)
    warnings.push({ path, message: `${steps} steps; more than about ${LONG} read badly on a card` });
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
