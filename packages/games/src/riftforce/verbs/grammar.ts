import { controlWords, type Grammar, R } from "@rifthall/effects";
import { type Card, NONE, only, type Zone } from "@rifthall/kernel/ids";
import { get } from "@rifthall/kernel/machine";
import { kindIn } from "../../shared/words.js";
import { decider, inPlay, locationOf, type Riftforce } from "../table.js";
import { find } from "./find.js";
import { KINDS } from "./kinds.js";
import { tests } from "./tests.js";
import { modifiables, scopes, verbs } from "./verbs.js";
import { words } from "./words.js";

/** Everything a Riftforce card can say. */
export const grammar: Grammar<Riftforce> = {
  verbs: new Map([...verbs, ...controlWords<Riftforce>()].map((v) => [v.word, v])),
  tests: new Map(tests.map((t) => [t.word, t])),
  words,
  modifiables,
  scopes,
  kind: kindIn(KINDS),
  find,
  universe: (s, sort) => (sort === "card" ? cardsOnTable(s) : Array.from({ length: s.shape.locations }, (_, i) => i)),
  anywhere: {
    one: { en: "at any location", de: "an einem beliebigen Ort" },
    each: { en: "at every location", de: "an jedem Ort" },
  },
  placeOf: (s, card) => (inPlay(s, card) ? locationOf(s, card) : 0),
  decider: (s, f) => only(decider(s, get(s, f, R.you))),
};

/** By location, then side, then first to last. */
export function cardsOnTable(s: Riftforce): Card[] {
  const list: Card[] = [];
  for (let zone = s.shape.owners * 3; zone < s.shape.zones; zone++)
    for (let c = s.head[zone as Zone]; c !== NONE; c = s.next[c]) list.push(c);
  return list;
}
