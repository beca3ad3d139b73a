import type { Language, Term, Text } from "@rifthall/kernel/game";

/** A word of a game in every language, as its file of terms has it. */
export interface Worded {
  readonly kind: string;
  readonly name: Text;
  readonly meaning?: Text;
  readonly rule?: string;
  readonly letter?: Text;
}

export const termsIn = (words: Readonly<Record<string, Worded>>, language: Language): readonly Term[] =>
  Object.entries(words).map(([id, { name, meaning, letter, ...rest }]) => ({
    id,
    ...rest,
    name: name[language],
    ...(meaning ? { meaning: meaning[language] } : {}),
    ...(letter ? { letter: letter[language] } : {}),
  }));
