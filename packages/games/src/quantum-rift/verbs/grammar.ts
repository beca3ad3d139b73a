import { controlWords, type Grammar, R } from "@rifthall/effects";
import { type Frame, NOBODY, NONE, only, option, type Seats } from "@rifthall/kernel/ids";
import { ask, set } from "@rifthall/kernel/machine";
import { kindIn } from "../../shared/words.js";
import { isLiving, living, type QuantumRift } from "../table.js";
import { cardsInPlay, find } from "./find.js";
import { KINDS, kind } from "./kinds.js";
import { scopes } from "./modifiers.js";
import { stats } from "./stats.js";
import { counts, tests } from "./tests.js";
import { UNITS } from "./touches.js";
import { verbs } from "./verbs.js";
import { words } from "./words.js";
import { youOf } from "./you.js";

const TAKE_ON = kind("take-on");

/** Places are not a thing of this game, so visiting them is left out. */
const shared = controlWords<QuantumRift>().filter((v) => v.word !== "at");

/** QR-A37: whoever has taken it on decides; before that, anyone. */
function decider(s: QuantumRift, f: Frame): Seats {
  const you = youOf(s, f);
  return you !== NONE && isLiving(s, you) ? only(you) : living(s);
}

/** Everything a Quantum Rift card can say. */
export const grammar: Grammar<QuantumRift> = {
  verbs: new Map([...verbs, ...shared].map((v) => [v.word, v])),
  tests: new Map(tests.map((t) => [t.word, t])),
  words,
  modifiables: stats,
  scopes,
  counts,
  kind: kindIn(KINDS),
  find,
  universe: (s, sort) => (sort === "card" ? cardsInPlay(s) : []),
  anywhere: { one: { en: "", de: "" }, each: { en: "", de: "" } },
  placeOf: () => 0,
  decider,
  // QR-A39: whoever answers first takes it on.
  answered: (s, f, seat) => {
    if (youOf(s, f) === NONE) set(s, f, R.you, seat);
  },
  volunteer: ask<QuantumRift>({
    prompt: "take-on",
    who: (s, f) => (youOf(s, f) === NONE ? living(s) : NOBODY),
    options: (s, _f, seat) => s.offer.add(option(TAKE_ON, seat)),
    choose: (s, f, _o, seat) => set(s, f, R.you, seat),
  }),
  // QR-88
  freeChoice: true,
  heroes: (s) => s.shape.seats,
  selectorReads: UNITS,
};
