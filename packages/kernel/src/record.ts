import { type Campaign, readCampaign } from "./campaign.js";
import type { Content, Pack, Setup } from "./game.js";
import type { MatchOptions } from "./options.js";
import { Refusal } from "./refusal.js";

export const RECORD = 1;
/** Inputs that one match may take before it ends as void. */
export const INPUTS_PER_MATCH = 20_000;
/** As many inputs as a match may take, undone ones included: all its choices, every second taken back once. */
export const INPUTS_PER_RECORD = 1.5 * INPUTS_PER_MATCH;

/**
 * A choice is the option's index where one seat is asked, [seat, index] where several are. An undo names how many
 * inputs to keep; the undone ones stay in the log.
 */
export type Input =
  | number
  | readonly [number, number]
  | { readonly resign: number }
  | { readonly undo: number; readonly seed?: string };

export const isResign = (i: Input): i is { readonly resign: number } => typeof i === "object" && "resign" in i;
export const isUndo = (i: Input): i is { readonly undo: number; readonly seed?: string } =>
  typeof i === "object" && "undo" in i;

/** A match as a value: whoever has the same rules and content gets the same match from it, bit for bit. */
export interface MatchRecord {
  readonly rifthall: typeof RECORD;
  readonly game: string;
  readonly rules: string;
  readonly content: string;
  /** Packs besides the built-in ones, whole. */
  readonly packs?: readonly Pack[];
  readonly seats: number;
  readonly options: MatchOptions;
  readonly seed: string;
  readonly position?: unknown;
  readonly campaign?: Campaign;
  readonly inputs: readonly Input[];
  /** Four digits of state hash after every 16 inputs. */
  readonly checks: string;
}

/** Reads a record that came from outside; what is wrong is said by its place. */
export function readRecord(value: unknown): MatchRecord {
  const bad = (place: string, right: string): Refusal => new Refusal("bad-record", `${place} must be ${right}`);
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw bad("a record", "an object");
  const r = value as Record<string, unknown>;
  if (r.rifthall !== RECORD) throw bad("rifthall", `${RECORD}, the version of records this program reads`);
  for (const field of ["game", "rules", "content", "seed", "checks"])
    if (typeof r[field] !== "string") throw bad(field, "a text");
  if (!Number.isInteger(r.seats)) throw bad("seats", "a whole number");
  if (typeof r.options !== "object" || r.options === null) throw bad("options", "an object");
  if (r.packs !== undefined && !Array.isArray(r.packs)) throw bad("packs", "a list of packs");
  if (r.campaign !== undefined) readCampaign(r.campaign);
  const { inputs } = r;
  if (!Array.isArray(inputs)) throw bad("inputs", "a list");
  if (inputs.length > INPUTS_PER_RECORD) throw bad("inputs", `at most ${INPUTS_PER_RECORD} long`);
  inputs.forEach((input, i) => {
    if (!isInput(input)) throw bad(`inputs[${i}]`, "an index, [seat, index], {resign} or {undo, seed?}");
  });
  return r as unknown as MatchRecord;
}

function isInput(value: unknown): value is Input {
  if (Number.isInteger(value)) return true;
  if (Array.isArray(value)) return value.length === 2 && value.every(Number.isInteger);
  if (typeof value !== "object" || value === null) return false;
  if ("resign" in value) return Number.isInteger(value.resign);
  return "undo" in value && Number.isInteger(value.undo) && (!("seed" in value) || typeof value.seed === "string");
}

export interface Start<C extends Content = Content> extends Setup<C> {
  readonly seed: string;
  readonly position?: unknown;
}

/** What a record began with, its options filled up and its content looked up by whoever reads it. */
export function startFrom<C extends Content>(
  { seats, seed, position, campaign }: MatchRecord,
  content: C,
  options: MatchOptions,
): Start<C> {
  const parts = { ...(position === undefined ? {} : { position }), ...(campaign === undefined ? {} : { campaign }) };
  return { content, seats, options, seed, ...parts };
}
