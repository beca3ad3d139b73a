import { type Grammar, R, type Verb } from "@rifthall/effects";
import { everyone } from "@rifthall/kernel/ids";
import { get } from "@rifthall/kernel/machine";
import { heroGrammar } from "../../shared/grammar.js";
import { taking } from "../../shared/seats.js";
import { MOST_HEROES } from "../facts.js";
import { type BeyondTheRift, inPlay } from "../table.js";
import { counts } from "./counts.js";
import { cardsInPlay, find } from "./find.js";
import { KINDS, kind } from "./kinds.js";
import { scopes } from "./modifiers.js";
import { stats } from "./stats.js";
import { tests } from "./tests.js";
import { IN_PLAY } from "./touches.js";
import { verbs } from "./verbs.js";
import { words } from "./words.js";

/** Everything a text of Beyond the Rift can say. */
export const grammar: Grammar<BeyondTheRift> = {
  ...heroGrammar<BeyondTheRift>({
    verbs,
    tests,
    words,
    modifiables: stats,
    scopes,
    counts,
    kinds: KINDS,
    find,
    cards: cardsInPlay,
    selectorReads: IN_PLAY,
  }),
  // BR-A43: whoever it is about decides; where it is about nobody, anyone, and whoever answers takes it on.
  ...taking<BeyondTheRift>(kind("take-on"), (s) => everyone(s.shape.seats)),
  mostHeroes: MOST_HEROES,
};

/** BR-A77: an enemy that has died in the middle of its activation, or of an order, does no more. */
const whileThere = ({ personal, ...verb }: Verb<BeyondTheRift>): Verb<BeyondTheRift> => ({
  ...verb,
  compile: (node, b) => {
    const end = b.label();
    b.proceedIf((s, f) => inPlay(s, get(s, f, R.self)), end);
    if (grammar.volunteer && personal?.(node)) b.items.push(grammar.volunteer);
    verb.compile(node, b);
    b.place(end);
  },
});

/** The same for what enemies do when they act. */
export const acting: Grammar<BeyondTheRift> = {
  ...grammar,
  verbs: new Map([...grammar.verbs].map(([word, verb]) => [word, whileThere(verb)])),
};
