import { type Field, type PackFormat, parseCondition, parseEffect } from "@rifthall/effects";
import { gameById } from "@rifthall/games";
import { type Pack, Refusal, unknown } from "@rifthall/kernel";
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
  const result = packShape(format, { effect: z.unknown(), condition: z.unknown() }, builtIn).safeParse(value);
  if (!result.success) problems.push(...result.error.issues.flatMap((issue) => shapeProblems(issue, format)));
  if (problems.length === 0) inspectCards(value as Pack, format, problems, warnings);
  if (problems.length === 0 && !builtIn) problems.push(...compiling(value as Pack));
  return problems.length > 0 ? { problems, warnings } : { problems, warnings, pack: value as Pack };
}

/** What only shows beside the built-in cards: a name taken already, an effect too large to run. */
function compiling(pack: Pack): Raw[] {
  try {
    gameById(String(pack.game))?.content([pack]);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [{ path: [], message: error.message }];
  }
}

/** Says which key is unknown and which was probably meant; otherwise what the schema says. */
function shapeProblems(issue: z.core.$ZodIssue, format: PackFormat): Raw[] {
  const path = issue.path.map((step) => (typeof step === "symbol" ? String(step) : step));
  if (issue.code !== "unrecognized_keys") return [{ path, message: issue.message }];
  const section = format.sections.find((s) => s.key === path[0]);
  const known = section
    ? [...(section.id === undefined ? [] : [section.id]), ...Object.keys(section.fields)]
    : ["pack", "game", "version", "title", "author", ...format.sections.filter((s) => !s.builtIn).map((s) => s.key)];
  return issue.keys.map((key) => ({ path: [...path, key], message: unknown("field", key, known) }));
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
