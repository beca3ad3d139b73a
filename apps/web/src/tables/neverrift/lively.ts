import type { NeverriftWire } from "@rifthall/games/neverrift/wire";
import type { Frames } from "../../table/lively.ts";
import { type Move, swell, turnOver, withstand } from "../../table/moves.ts";
import type { Told } from "./wire.ts";

const MOVES: Readonly<Partial<Record<Told["do"], Move>>> = {
  attack: swell,
  trigger: swell,
  passive: swell,
  active: swell,
  get: swell,
  block: withstand,
  tame: turnOver,
  liberate: turnOver,
};

/** What a card on the battleground does at an event that speaks of it. */
export const frames: Frames<NeverriftWire> = (what) => MOVES[what];
