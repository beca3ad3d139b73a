import { LANGUAGES, type Language } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import { Refusal } from "@rifthall/kernel/text";

export type Request = Readonly<Record<string, unknown>>;
export type Reply = Readonly<Record<string, unknown>>;

const DEPTH = 64;
const TEXT = 4_000;
/** Opaque texts that grow with the match; everything else a person could have written. */
const LONG = new Set(["memory", "pending", "checks"]);

/** Reads a line as a request; it still has to be bounded. */
export function readRequest(line: string): Request {
  let value: unknown;
  try {
    value = JSON.parse(line.startsWith("\uFEFF") ? line.slice(1) : line);
  } catch (error) {
    const why = error instanceof Error ? error.message : "";
    throw new Refusal("bad-json", `the line is not JSON: ${why}`);
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Refusal("bad-request", 'a request is one JSON object with an "op", such as {"op":"hello"}');
  return value as Request;
}

/** What comes through here is bounded, so that no later step can be made to run for long. */
export function checkBounds(value: Request): void {
  const open: { value: object; depth: number }[] = [{ value, depth: 1 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { depth } = next;
    if (depth > DEPTH) throw new Refusal("too-deep", `the request nests deeper than ${DEPTH} levels`);
    for (const [key, field] of Object.entries(next.value)) {
      if (key.length > TEXT || (typeof field === "string" && field.length > TEXT && !LONG.has(key)))
        throw new Refusal("too-long", `a text in the request is longer than ${TEXT} characters`);
      if (typeof field === "object" && field !== null) open.push({ value: field, depth: depth + 1 });
    }
  }
}

/** The id is sent back as it came, so it must be something short and plain. */
export function readId(r: Request): string | number | null {
  const { id } = r;
  if (id === undefined || id === null) return null;
  if (typeof id === "number" || (typeof id === "string" && id.length <= 200)) return id;
  throw new Refusal("bad-id", "id must be a number or a text of at most 200 characters");
}

/** Null counts as left out, since some languages cannot leave a field out. */
const isAbsent = (value: unknown): value is undefined | null => value === undefined || value === null;

export function text(r: Request, field: string): string {
  const value = optionalText(r, field);
  if (value === undefined) throw new Refusal("bad-request", `${field} is missing; it must be a text`);
  return value;
}

export function optionalText(r: Request, field: string): string | undefined {
  const value = r[field];
  if (isAbsent(value)) return undefined;
  if (typeof value !== "string" || value.length > 200)
    throw new Refusal("bad-request", `${field} must be a text of at most 200 characters`);
  return value;
}

export function optionalWhole(r: Request, field: string, least: number, greatest: number): number | undefined {
  const value = r[field];
  if (isAbsent(value)) return undefined;
  if (typeof value !== "number" || !Number.isInteger(value) || value < least || value > greatest)
    throw new Refusal("bad-request", `${field} must be a whole number from ${least} to ${greatest}`);
  return value;
}

export function optionalFlag(r: Request, field: string): boolean {
  const value = r[field];
  if (isAbsent(value)) return false;
  if (typeof value !== "boolean") throw new Refusal("bad-request", `${field} must be true or false`);
  return value;
}

export function optionalSeat(r: Request, seats: number): Seat | undefined {
  const value = r.seat;
  if (isAbsent(value)) return undefined;
  if (typeof value !== "number" || !Number.isInteger(value) || value < 0 || value >= seats)
    throw new Refusal("bad-seat", `there is no seat ${JSON.stringify(value)}; 0 to ${seats - 1} are`);
  return value as Seat;
}

export function requiredSeat(r: Request, seats: number): Seat {
  const seat = optionalSeat(r, seats);
  if (seat === undefined) throw new Refusal("bad-request", `seat is missing; it must be 0 to ${seats - 1}`);
  return seat;
}

/** A seed is a text; a number stands for its digits. */
export function optionalSeed(r: Request): string | undefined {
  return typeof r.seed === "number" && Number.isSafeInteger(r.seed) ? String(r.seed) : optionalText(r, "seed");
}

export function readLanguage(r: Request): Language {
  const value = optionalText(r, "language") ?? "en";
  const language = LANGUAGES.find((l) => l === value);
  if (language === undefined)
    throw new Refusal("bad-language", `language must be ${LANGUAGES.map((l) => `"${l}"`).join(" or ")}`);
  return language;
}
