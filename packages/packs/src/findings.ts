import type { Path } from "./read.js";

export type Fields = Readonly<Record<string, unknown>>;
export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export interface Raw {
  readonly path: Path;
  readonly message: string;
}

/** More are not told, and not looked for. */
const MOST = 50;

/** What is found in a pack, and no more of it than anybody would read. */
export class Findings {
  readonly list: Raw[] = [];

  get full(): boolean {
    return this.list.length >= MOST;
  }

  add(path: Path, message: string): void {
    if (!this.full) this.list.push({ path, message });
  }

  /** Is something wrong with what stands there, or with what that is a part of? */
  covers(path: Path): boolean {
    return this.list.some((found) => isWithin(path, found.path));
  }
}

/** Does a path lead to a place, or to a part of what stands there? */
export const isWithin = (path: Path, place: Path): boolean => place.every((step, i) => step === path[i]);
