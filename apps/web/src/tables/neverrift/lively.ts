import type { NeverriftWire } from "@rifthall/games/neverrift/wire";
import type { Frames } from "../../table/lively.ts";
import type { Told } from "./wire.ts";

const at = (transform: string): Keyframe => ({ transform });
const REST = at("none");
const SWELL = [REST, at("scale(1.08)"), REST];
const FRAMES: Readonly<Partial<Record<Told["do"], readonly Keyframe[]>>> = {
  attack: SWELL,
  liberate: SWELL,
  trigger: SWELL,
  passive: SWELL,
  active: SWELL,
  get: SWELL,
  block: [REST, at("translateX(-5px) rotate(-2deg)"), at("translateX(5px) rotate(2deg)"), REST],
  tame: [REST, at("scale(.92)"), REST],
};

/** What a card on the battleground does at an event that speaks of it. */
export const frames: Frames<NeverriftWire> = (what) => FRAMES[what];
