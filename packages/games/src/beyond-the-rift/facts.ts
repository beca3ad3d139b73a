import type { ActionType, BodyPart, CardType, Difficulty, Edition, Family, Part, Phase, Reacting } from "./wire.js";

/** What the rules fix once and for all, for rules and faces alike; nothing of the engine comes with it. */

export const EDITIONS = ["final", "v099"] as const satisfies readonly Edition[];
export const DIFFICULTIES = ["easy", "normal", "hard"] as const satisfies readonly Difficulty[];
/** BR-40 */
export const PHASES = ["setup", "hero", "enemy", "quest", "draw", "end"] as const satisfies readonly Phase[];
/** BR-51 */
export const ACTIONS = ["attack", "ap", "defense", "special", "reaction"] as const satisfies readonly ActionType[];
/** BR-141 */
export const PARTS = ["head", "torso", "left-arm", "right-arm", "legs"] as const satisfies readonly BodyPart[];
export const FAMILIES = ["cultist", "insectoid", "orc", "dwarf", "human"] as const satisfies readonly Family[];
export const TYPES = [
  "scenario",
  "hero",
  "card",
  "wound",
  "fatigue",
  "response",
  "enemy",
  "terrain",
] as const satisfies readonly CardType[];
/** BR-A40: what Reactions answer, a closed list. */
export const REACTIONS = [
  "attacked",
  "response",
  "hit",
  "missed",
  "wounded",
  "struck",
  "failed",
  "killed",
  "engaged",
  "spawned",
  "poisoned",
] as const satisfies readonly Reacting[];

/** BR-17: by number of heroes. */
export const HAND_SIZES = [7, 6, 5, 4] as const;
/** BR-35 */
export const MOST_AP = 20;
export const MOST_THREAT = 20;
/** Response cards show 0 to 3; the activation table has a column for each. */
export const COLUMNS = 4;
export const MOST_HEROES = 4;

/** A part of a card's text under its word: "Defense (1 AP): 2." */
export function partText({ word, cost, text }: Part): string {
  if (word === undefined) return text;
  return cost === undefined ? `${word}: ${text}` : `${word} (${cost}): ${text}`;
}
