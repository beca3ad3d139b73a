import type { Grammar } from "@rifthall/effects";
import { heroGrammar } from "../../shared/grammar.js";
import { taking } from "../../shared/seats.js";
import { isLiving, living, type QuantumRift } from "../table.js";
import { cardsInPlay, find } from "./find.js";
import { KINDS, kind } from "./kinds.js";
import { scopes } from "./modifiers.js";
import { stats } from "./stats.js";
import { counts, tests } from "./tests.js";
import { UNITS } from "./touches.js";
import { verbs } from "./verbs.js";
import { words } from "./words.js";

/** Everything a Quantum Rift card can say. */
export const grammar: Grammar<QuantumRift> = {
  ...heroGrammar<QuantumRift>({
    verbs,
    tests,
    words,
    modifiables: stats,
    scopes,
    counts,
    kinds: KINDS,
    find,
    cards: cardsInPlay,
    selectorReads: UNITS,
  }),
  // QR-A37, QR-A39: whoever has taken it on decides; before that anyone, and whoever answers first takes it on.
  ...taking<QuantumRift>(kind("take-on"), living, isLiving),
  // QR-88
  freeChoice: true,
};
