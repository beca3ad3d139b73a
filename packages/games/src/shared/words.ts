import { compare, comparisonOf, R, selectOf, type Test, type Verb, type Word } from "@rifthall/effects";
import type { Text } from "@rifthall/kernel/game";
import type { Card, Frame } from "@rifthall/kernel/ids";
import { get } from "@rifthall/kernel/machine";
import type { State } from "@rifthall/kernel/state";

/** The card whose text an effect is. */
export const self = <S extends State>(s: S, f: Frame): Card => get(s, f, R.self);

/** "this card"; `about` says what that is in the game's own words. */
export const selfWord = <S extends State>(about: Text): Word<S> => ({
  word: "self",
  part: "reference",
  sort: "card",
  about,
  means: self,
  en: { fixed: { nom: "this card" } },
  de: { fixed: { nom: "diese Karte", acc: "diese Karte", dat: "dieser Karte", gen: "dieser Karte" } },
});

/** "it": what was chosen or affected last, as far as it is still there. */
export const thatWord = <S extends State>(about: Text, means: (s: S, f: Frame) => Card): Word<S> => ({
  word: "that",
  part: "reference",
  sort: "card",
  about,
  means,
  en: { fixed: { nom: "it" } },
  de: { fixed: { nom: "sie", acc: "sie", dat: "ihr", gen: "ihrer" } },
});

/** What a card is called by: one of a game's references. */
const referring = <S extends State>(
  word: string,
  about: Text,
  means: (s: S, f: Frame) => Card,
  en: string,
  de: Word<S>["de"]["fixed"] & object,
): Word<S> => ({ word, part: "reference", sort: "card", about, means, en: { fixed: { nom: en } }, de: { fixed: de } });

/** "your hero" */
export const heroWord = <S extends State>(means: (s: S, f: Frame) => Card): Word<S> =>
  referring("hero", { en: "your hero", de: "dein Held" }, means, "your hero", {
    nom: "dein Held",
    acc: "deinen Helden",
    dat: "deinem Helden",
    gen: "deines Helden",
  });

/** "the attacker": whoever attacks now. */
export const attackerWord = <S extends State>(about: Text, means: (s: S, f: Frame) => Card): Word<S> =>
  referring("attacker", about, means, "the attacker", {
    nom: "der Angreifer",
    acc: "den Angreifer",
    dat: "dem Angreifer",
    gen: "des Angreifers",
  });

/** Whether there are so many of something. */
export const countTest = <S extends State>(about: Text): Test<S> => ({
  word: "count",
  about,
  args: { count: { type: "select", sort: "card", whole: true }, is: { type: "comparison" } },
  say: (c, say, form) => say.there(comparisonOf(c.values, "is"), selectOf(c.values, "count"), form),
  compile: (c, means) => {
    const is = comparisonOf(c.values, "is");
    const count = means.count(selectOf(c.values, "count"));
    return (s, f) => compare(is, count(s, f));
  },
});

/** What drawing is called and how it reads; what it does is the game's. */
export const DRAW = {
  word: "draw",
  about: { en: "You draw cards.", de: "Du ziehst Karten." },
  args: { draw: { type: "amount" } },
  say: (node, say, mood) => {
    if (say.language === "en") return `draw ${say.counted(node.values, "draw", "card", "cards")}`;
    const cards = say.counted(node.values, "draw", "Karte", "Karten");
    return mood === "infinitive" ? `${cards} ziehen` : `ziehe ${cards}`;
  },
} as const satisfies Partial<Verb<State>>;

/** The number of an option's kind by its word. */
export function kindIn(kinds: readonly string[]): (word: string) => number {
  return (word) => {
    const number = kinds.indexOf(word);
    if (number < 0) throw new Error(`no option kind "${word}"`);
    return number;
  };
}

/** Stats that effects can change, numbered from 1 in their order, and which of them are a player's. */
export function numbered<Entry extends { readonly word: string; readonly player?: true }>(list: readonly Entry[]) {
  const stats = list.map((entry, i) => ({ ...entry, key: i + 1 }));
  const byWord = new Map(stats.map((stat) => [stat.word, stat]));
  return {
    stats: stats as readonly (Entry & { readonly key: number })[],
    statKey: (word: string): number => {
      const key = byWord.get(word)?.key;
      if (key === undefined) throw new Error(`no stat "${word}"`);
      return key;
    },
    isPlayerStat: (word: string): boolean => byWord.get(word)?.player ?? false,
  };
}
