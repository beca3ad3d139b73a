import { type Count, compare, comparisonOf, type Test, wordOf } from "@rifthall/effects";
import type { Language } from "@rifthall/kernel/game";
import type { State } from "@rifthall/kernel/state";

/** How a comparison of a number of things is said: "you have {} in your hand" of so many cards. */
interface Compared {
  readonly main: string;
  readonly subordinate?: string;
  readonly one: string;
  readonly many?: string;
}

/** What amounts and conditions may ask for by name. */
export interface Value<S extends State> extends Count<S> {
  readonly compared?: Readonly<Record<Language, Compared>>;
}

/** How many heroes play. */
export const heroesCount = <S extends State>(): Value<S> => ({
  word: "heroes",
  about: { en: "heroes the match is for", de: "Helden dieser Partie" },
  say: { en: "the number of heroes", de: "die Zahl der Helden" },
  compared: {
    en: { main: "you play with {}", one: "hero", many: "heroes" },
    de: { main: "ihr spielt mit {}", subordinate: "ihr mit {} spielt", one: "Helden" },
  },
  reads: 0,
  read: (s) => s.shape.seats,
});

/** Whether what the game counts compares so. */
export const valueTest = <S extends State>(counts: readonly Value<S>[]): Test<S> => {
  const countOf = (word: string | undefined): Value<S> => {
    const count = counts.find((x) => x.word === word);
    if (!count) throw new Error(`nothing counts "${word}"`);
    return count;
  };
  return {
    word: "value",
    about: { en: "what the game counts compares so", de: "was das Spiel zählt, vergleicht sich so" },
    args: { value: { type: "word", words: counts.map((c) => c.word) }, is: { type: "comparison" } },
    reads: (c) => countOf(wordOf(c.values, "value")).reads,
    say: (c, say, form) => {
      const is = comparisonOf(c.values, "is");
      const { compared, say: name } = countOf(wordOf(c.values, "value"));
      const said = compared?.[say.language];
      if (said) return (said[form] ?? said.main).replace("{}", say.compared(is, said.one, said.many));
      const [what, than] = [name[say.language], say.compared(is)];
      if (say.language === "en") return `${what} is ${than}`;
      return form === "main" ? `${what} beträgt ${than}` : `${what} ${than} beträgt`;
    },
    compile: (c) => {
      const is = comparisonOf(c.values, "is");
      const count = countOf(wordOf(c.values, "value"));
      return (s, f) => compare(is, count.read(s, f));
    },
  };
};
