import type { Verb } from "@rifthall/effects";
import type { BeyondTheRift } from "../table.js";
import { attackVerbs } from "./attacks.js";
import { cureVerb } from "./cure.js";
import { foeVerbs } from "./foes.js";
import { harmVerbs } from "./harm.js";
import { heroVerbs } from "./heroes.js";
import { getVerb } from "./modifiers.js";
import { moveVerbs } from "./moves.js";
import { playerVerbs } from "./players.js";
import { revealVerbs } from "./reveal.js";
import { rewardVerbs } from "./rewards.js";
import { storyVerbs } from "./story.js";

/** The game's own verbs, in the order in which the manual lists them. */
export const verbs: readonly Verb<BeyondTheRift>[] = [
  ...heroVerbs,
  cureVerb,
  ...revealVerbs,
  ...harmVerbs,
  ...moveVerbs,
  getVerb,
  ...attackVerbs,
  ...playerVerbs,
  ...storyVerbs,
  ...foeVerbs,
  ...rewardVerbs,
];
