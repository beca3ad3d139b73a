import { controlWords, type Grammar } from "@rifthall/effects";
import { only } from "@rifthall/kernel/ids";
import { kindIn } from "../../shared/words.js";
import { fieldOf, inPlay, MOST_FIELDS, type Neverrift } from "../table.js";
import { cardVerbs } from "./acts.js";
import { youOf } from "./choices.js";
import { cardsInPlay, find } from "./find.js";
import { KINDS } from "./kinds.js";
import { getVerb, scopes } from "./modifiers.js";
import { moveVerbs } from "./moves.js";
import { stats } from "./stats.js";
import { supplyVerbs } from "./supplies.js";
import { tests } from "./tests.js";
import { words } from "./words.js";

/** Everything a Neverrift card can say. */
export const grammar: Grammar<Neverrift> = {
  verbs: new Map(
    [...supplyVerbs, ...moveVerbs, ...cardVerbs, getVerb, ...controlWords<Neverrift>()].map((v) => [v.word, v]),
  ),
  tests: new Map(tests.map((t) => [t.word, t])),
  words,
  modifiables: stats,
  scopes,
  kind: kindIn(KINDS),
  find,
  universe: (s, sort) => (sort === "card" ? cardsInPlay(s) : Array.from({ length: s.shape.fields }, (_, i) => i)),
  most: { card: MOST_FIELDS, place: MOST_FIELDS },
  anywhere: { one: { en: "", de: "" }, each: { en: "", de: "" } },
  placeOf: (s, card) => (inPlay(s, card) ? fieldOf(s, card) : 0),
  decider: (s, f) => only(youOf(s, f)),
};
