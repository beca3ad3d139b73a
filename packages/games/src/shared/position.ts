import { Refusal, shown } from "@rifthall/kernel";

export const bad = (message: string): Refusal => new Refusal("bad-position", message);

/** A position, or a part of it, by its fields. */
export type Fields = Readonly<Record<string, unknown>>;

export function whole(p: Fields, key: string, least: number, greatest: number, otherwise?: number): number {
  const value = p[key] ?? otherwise;
  if (typeof value !== "number" || !Number.isInteger(value) || value < least || value > greatest)
    throw bad(`${key} must be a whole number from ${least} to ${greatest}, not ${shown(p[key])}`);
  return value;
}
