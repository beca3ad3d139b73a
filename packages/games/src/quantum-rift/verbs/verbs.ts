import type { Verb } from "@rifthall/effects";
import type { QuantumRift } from "../table.js";
import { cardVerbs } from "./cards.js";
import { combatVerbs } from "./combat.js";
import { refreshVerb, rerollVerb, testVerb } from "./dice.js";
import { gainVerbs } from "./gains.js";
import { getVerb } from "./modifiers.js";
import { eachPlayerVerb } from "./players.js";
import { storyVerbs } from "./story.js";
import { unitVerbs } from "./units.js";

/** The game's own verbs, in the order in which the manual lists them. */
export const verbs: readonly Verb<QuantumRift>[] = [
  testVerb,
  eachPlayerVerb,
  ...gainVerbs,
  ...cardVerbs,
  refreshVerb,
  ...storyVerbs,
  ...unitVerbs,
  ...combatVerbs,
  getVerb,
  rerollVerb,
];
