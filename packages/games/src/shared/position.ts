import { Refusal, shown, unknown } from "@rifthall/kernel/text";

export const bad = (message: string): Refusal => new Refusal("bad-position", message);

/** A position, or a part of it, by its fields. */
export type Fields = Readonly<Record<string, unknown>>;

export function whole(p: Fields, key: string, least: number, greatest: number, otherwise?: number): number {
  const value = p[key] ?? otherwise;
  if (typeof value !== "number" || !Number.isInteger(value) || value < least || value > greatest)
    throw bad(`${key} must be a whole number from ${least} to ${greatest}, not ${shown(p[key])}`);
  return value;
}

/** The fields of a position; besides those of the game there is only what it cannot say itself. */
export function fieldsIn(position: unknown, known: readonly string[], like: string): Fields {
  if (typeof position !== "object" || position === null || Array.isArray(position))
    throw bad(`a position is an object such as ${like}`);
  for (const key of Object.keys(position))
    if (!known.includes(key) && key !== "memory" && key !== "pending") throw bad(unknown("field", key, known));
  return position as Fields;
}

/** Refuses a number of seats that a mode is not for. */
export function seatedIn(mode: string, [least, most]: readonly [number, number], seats: number): void {
  if (Number.isInteger(seats) && seats >= least && seats <= most) return;
  const right = least === most ? least : `${least} to ${most}`;
  throw new Refusal("bad-seats", `${mode} is for ${right} seats, not ${seats}`);
}

/** A value that must be an object with no other fields than these. */
export function fieldsOf(value: unknown, known: readonly string[], place: string): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw bad(`${place} must be an object with ${known.slice(0, 6).join(", ")} …`);
  for (const key of Object.keys(value))
    if (!known.includes(key) && key !== "memory" && key !== "pending")
      throw bad(`${place}: ${unknown("field", key, known)}`);
  return value as Fields;
}

/** A list of names, none where it is left out. */
export function names(value: unknown, place: string): string[] {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.some((x) => typeof x !== "string")) throw bad(`${place} must be a list of names`);
  return value as string[];
}

/** The same fields with something else in each. */
export function eachField<Key extends string, From, To>(of: Readonly<Record<Key, From>>, make: (from: From) => To) {
  const made = {} as Record<Key, To>;
  for (const key in of) made[key] = make(of[key]);
  return made;
}
