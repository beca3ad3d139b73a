import { controlWords, type Grammar, type Test, type Verb } from "@rifthall/effects";
import type { Card } from "@rifthall/kernel/ids";
import type { State } from "@rifthall/kernel/state";
import { kindIn } from "./words.js";

/** The grammar of a game of heroes without places: its own words, and the shared ones but for visiting places. */
export function heroGrammar<S extends State>(
  own: Pick<Grammar<S>, "words" | "modifiables" | "scopes" | "counts" | "find" | "selectorReads"> & {
    readonly verbs: readonly Verb<S>[];
    readonly tests: readonly Test<S>[];
    readonly kinds: readonly string[];
    /** Everything that selectors look at, in their order. */
    cards(s: S): readonly Card[];
  },
): Omit<Grammar<S>, "decider"> {
  const { verbs, tests, kinds, cards, ...rest } = own;
  const shared = controlWords<S>().filter((v) => v.word !== "at");
  return {
    ...rest,
    verbs: new Map([...verbs, ...shared].map((v) => [v.word, v])),
    tests: new Map(tests.map((t) => [t.word, t])),
    kind: kindIn(kinds),
    universe: (s, sort) => (sort === "card" ? cards(s) : []),
    anywhere: { one: { en: "", de: "" }, each: { en: "", de: "" } },
    placeOf: () => 0,
    heroes: (s) => s.shape.seats,
  };
}
