import { realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { games } from "@rifthall/games";
import { type Chronicle, type Opened, readChronicle } from "@rifthall/host";
import { Failure } from "../../failure.js";
import { contentOf, parseJson, placed, readText } from "../../record.js";
import type { Texts } from "../../text/index.js";

/** A campaign with the file it is kept in, and what stood there when it was read. */
export interface Kept extends Opened {
  readonly file: string;
  readonly source: string;
}

/** Reads the file; whatever is wrong is said with its place, and nothing is written. */
export function readKept(file: string, texts: Texts): Kept {
  const source = readText(file, texts);
  const value = parseJson(file, source, texts);
  return placed(file, texts, () => ({ ...readChronicle({ games, content: contentOf }, value), file, source }));
}

/** A file that is there already stays as it is. */
export function writeNew(file: string, { chronicle }: Opened, texts: Texts): void {
  try {
    writeFileSync(file, written(chronicle), { flag: "wx" });
  } catch (error) {
    if (codeOf(error) === "EEXIST") throw new Failure(texts.campaignThere(file));
    throw cannotWrite(file, error, texts);
  }
}

/**
 * Puts the campaign in the place of what was read: it is written beside and then takes its name, so that the file is
 * whole at any moment. What somebody else has put there meanwhile is left alone.
 */
export function writeBack({ file, source }: Kept, { chronicle }: Opened, texts: Texts): void {
  const text = written(chronicle);
  const beside = `${file}.${process.pid}.new`;
  try {
    const place = realpathSync(file);
    writeFileSync(beside, text, { flag: "wx", flush: true });
    if (readText(place, texts) !== source) throw new Failure(texts.campaignChanged(file, beside));
    renameSync(beside, place);
  } catch (error) {
    if (error instanceof Failure) throw error;
    rmSync(beside, { force: true });
    throw cannotWrite(file, error, texts);
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : undefined);
const cannotWrite = (file: string, error: unknown, texts: Texts): Failure =>
  new Failure(texts.cannotWrite(file, error instanceof Error ? error.message : String(error)));

/** What is long and for programs stands in one line. */
const FLAT = ["record", "packs"];

/** The campaign as a person can read it: a line for each thing, lists of words in one. */
const written = (chronicle: Chronicle): string => `${pretty(chronicle, "", "")}\n`;

function pretty(value: unknown, name: string, indent: string): string {
  const deeper = `${indent}  `;
  const isPlain = (one: unknown): boolean => typeof one !== "object" || one === null;
  if (isPlain(value) || FLAT.includes(name)) return JSON.stringify(value);
  if (Array.isArray(value)) {
    if (value.every(isPlain)) return `[${value.map((one) => JSON.stringify(one)).join(", ")}]`;
    return `[\n${value.map((one) => `${deeper}${pretty(one, "", deeper)}`).join(",\n")}\n${indent}]`;
  }
  const entries = Object.entries(value as object).filter(([, one]) => one !== undefined);
  if (entries.length === 0) return "{}";
  return `{\n${entries.map(([key, one]) => `${deeper}${JSON.stringify(key)}: ${pretty(one, key, deeper)}`).join(",\n")}\n${indent}}`;
}
