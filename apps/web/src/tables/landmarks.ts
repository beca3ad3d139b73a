import type { Component } from "svelte";
import type { CampaignLook, Landmarked } from "../screens/campaign/look.ts";
import { byGame } from "./found.ts";

/** What stands on a game's map: its Landmark.svelte, if it has one. */
export const landmarks = byGame(import.meta.glob<Component<Landmarked>>("./*/Landmark.svelte", { import: "default" }));
/** What a game draws of its campaigns itself: `campaign` of its campaign.ts. */
export const looks = byGame(import.meta.glob<CampaignLook>("./*/campaign.ts", { import: "campaign" }));
