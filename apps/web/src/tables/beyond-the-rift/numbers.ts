import type { Numbers } from "@rifthall/games/beyond-the-rift/wire";
import { actionIcon, markIcon } from "./icons.ts";

/** What stands for a number of an enemy, and its ink. */
export const numberIcon = {
  attack: actionIcon.attack,
  defence: actionIcon.defense,
  health: markIcon.health,
  engagement: actionIcon.ap,
  range: markIcon.range,
} as const satisfies Record<keyof Numbers, string>;

export const numberInk = {
  attack: "--b-attack",
  defence: "--b-defense",
  health: "--hurt",
  engagement: "--b-ap",
  range: "--ink-2",
} as const satisfies Record<keyof Numbers, string>;
