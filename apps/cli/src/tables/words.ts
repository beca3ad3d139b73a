import type { Language } from "@rifthall/kernel/game";

/** The words of a table by the language they are in. */
export const wordsBy =
  <Words>(words: Readonly<Record<Language, Words>>) =>
  (language: Language): Words =>
    words[language];

/** Likewise a word of the game's rules. */
export const termsBy =
  <Id extends string>(terms: Readonly<Record<Id, { readonly name: Readonly<Record<Language, string>> }>>) =>
  (language: Language, id: Id): string =>
    terms[id].name[language];
