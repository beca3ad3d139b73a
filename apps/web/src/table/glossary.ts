import type { Term } from "@rifthall/kernel/game";
import { capital } from "./prompting.ts";

/** The words that have a meaning, each told as this table tells it. */
export const glossary = (
  terms: readonly Term[],
  told: (term: Required<Pick<Term, "id" | "name" | "meaning">>) => Pick<Term, "name" | "meaning">,
): readonly Term[] =>
  terms.flatMap((term) => {
    const { meaning } = term;
    return meaning === undefined ? [] : [{ ...term, ...told({ ...term, meaning }) }];
  });

/** The same, with how something looks on this table told first. */
export const withLooks = (terms: readonly Term[], looks: Readonly<Record<string, string>>): readonly Term[] =>
  glossary(terms, ({ id, name, meaning }) => ({
    name: capital(name),
    meaning: [looks[id], meaning].filter(Boolean).join(" "),
  }));

/** Which cards speak of a word: of which this is so, or whose text has a form of it. */
export type Speaking<Of> = RegExp | ((of: Of) => boolean);

/** Does a card speak of a word? Those that nothing is said of are spoken of by cards that have them as a heading. */
export const speaksOf =
  <Of, Id extends string>(
    speaking: Readonly<Partial<Record<Id, Speaking<Of>>>>,
    textOf: (of: Of) => string,
    heads: (of: Of, id: Id) => boolean,
  ) =>
  (of: Of, id: Id): boolean => {
    const how = speaking[id];
    if (how === undefined) return heads(of, id);
    return typeof how === "function" ? how(of) : how.test(textOf(of));
  };
