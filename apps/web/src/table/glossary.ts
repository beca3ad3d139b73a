import type { Term } from "@rifthall/kernel/game";

/** The words that have a meaning, each told as this table tells it. */
export const glossary = (
  terms: readonly Term[],
  told: (term: Required<Pick<Term, "id" | "name" | "meaning">>) => Pick<Term, "name" | "meaning">,
): readonly Term[] =>
  terms.flatMap((term) => {
    const { meaning } = term;
    return meaning === undefined ? [] : [{ ...term, ...told({ ...term, meaning }) }];
  });
