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
  | { readonly type: "counts"; readonly of: string; readonly words?: readonly string[]; readonly greatest: number }
  | { readonly type: "select"; readonly sort: Sort }
  | { readonly type: "effect" }
  | { readonly type: "condition" }
  /** Fields that belong together. */
  | { readonly type: "group"; readonly fields: Readonly<Record<string, Field>> }
);

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
