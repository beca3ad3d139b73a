import type { Text } from "@rifthall/kernel/game";
import type { State } from "@rifthall/kernel/state";
import type { Grammar, Sort } from "./grammar.js";

/** What may stand in a field of a card. */
export type Field = { readonly about: Text; readonly optional?: true } & (
  | { readonly type: "text" }
  /** A text of several sentences. */
  | { readonly type: "story" }
  | { readonly type: "word"; readonly words: readonly string[] }
  | { readonly type: "rule"; readonly pattern: string }
  | { readonly type: "number"; readonly least: number; readonly greatest: number }
  | { readonly type: "numbers"; readonly least: number; readonly greatest: number; readonly most: number }
  | { readonly type: "flag" }
  /** Some of these words, each at most once. */
  | { readonly type: "words"; readonly words: readonly string[] }
  /** The id of a card, a list of them, or how many of each; with `words`, how many of each of these words. */
  | { readonly type: "id"; readonly of: string }
  | { readonly type: "ids"; readonly of: string }
  | {
      readonly type: "counts";
      readonly of: string;
      readonly words?: readonly string[];
      readonly greatest: number;
      /** Each may also be a list of so many numbers, one for each number of heroes. */
      readonly byHeroes?: number;
      /** So many there must be of all together. */
      readonly least?: number;
    }
  /** A number, or a list of them: one for each number of heroes up to that. */
  | { readonly type: "byHeroes"; readonly least: number; readonly greatest: number; readonly heroes: number }
  | { readonly type: "select"; readonly sort: Sort }
  | { readonly type: "effect" }
  | { readonly type: "condition" }
  /** Fields that belong together. */
  | { readonly type: "group"; readonly fields: Fields }
  /** Several such groups, in order; `id` is the field that names each, at most once. */
  | { readonly type: "list"; readonly fields: Fields; readonly id?: string; readonly most: number }
  /** Such groups by the ids of what they are about. */
  | { readonly type: "map"; readonly of: string; readonly fields: Fields }
);
type Fields = Readonly<Record<string, Field>>;

/** A group of fields inside of a value, and the way to it. */
export interface Group {
  readonly path: readonly (string | number)[];
  readonly fields: Fields;
  readonly value: Readonly<Record<string, unknown>>;
}

/** The groups that a value of a field holds, whatever of it has the right shape. */
export function groupsIn(field: Field, value: unknown): readonly Group[] {
  if (typeof value !== "object" || value === null) return [];
  const group = (path: Group["path"], inner: unknown, fields: Fields): readonly Group[] =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? [{ path, fields, value: inner as Group["value"] }]
      : [];
  switch (field.type) {
    case "group":
      return group([], value, field.fields);
    case "list":
      return Array.isArray(value) ? value.flatMap((inner, i) => group([i], inner, field.fields)) : [];
    case "map":
      return Array.isArray(value)
        ? []
        : Object.entries(value).flatMap(([key, inner]) => group([key], inner, field.fields));
    default:
      return [];
  }
}

/** One list of a pack: its key, the field that names each entry, and the other fields. */
export interface Section {
  readonly key: string;
  /** Absent where entries have no name. */
  readonly id?: string;
  readonly about: Text;
  /** Only the game's own packs have it. */
  readonly builtIn?: true;
  readonly fields: Readonly<Record<string, Field>>;
}

/** What packs of a game look like: validation, the published schema and the documentation are read from it. */
export interface PackFormat<S extends State = State> {
  readonly game: string;
  readonly grammar: Grammar<S>;
  readonly sections: readonly Section[];
}
