import type { Bounds } from "./bounds.js";
import { Fault } from "./yaml/fault.js";
import { type Places, readYaml } from "./yaml/yaml.js";

export type Path = readonly (string | number)[];

export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A pack's text as a value, with the place of each of its parts; or where it is no YAML. */
export type Source =
  | { readonly value: unknown; place(path: Path): Place }
  | { readonly fault: string; readonly at: Place };

export function readSource(text: string, bounds: Bounds): Source {
  try {
    const { value, places } = readYaml(text, bounds);
    let begins: readonly number[] | undefined;
    return {
      value,
      place: (path) => {
        begins ??= lineBegins(text);
        return placeAt(begins, offsetOf(value, places, path));
      },
    };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { fault: error.message, at: placeAt(lineBegins(text), error.at) };
  }
}

/** Where the end of a path stands, or as much of it as there is. */
function offsetOf(value: unknown, places: Places, path: Path): number {
  let node = value;
  let offset = 0;
  for (const step of path) {
    const at = typeof node === "object" && node !== null ? places.get(node)?.get(step) : undefined;
    if (at === undefined) break;
    offset = at;
    node = (node as Readonly<Record<string | number, unknown>>)[step];
  }
  return offset;
}

function lineBegins(text: string): readonly number[] {
  const begins = [0];
  for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", end + 1)) begins.push(end + 1);
  return begins;
}

function placeAt(begins: readonly number[], offset: number): Place {
  let line = 0;
  for (let past = begins.length; past - line > 1; ) {
    const middle = (line + past) >> 1;
    if (begins[middle] <= offset) line = middle;
    else past = middle;
  }
  return { line: line + 1, column: offset - begins[line] + 1 };
}
