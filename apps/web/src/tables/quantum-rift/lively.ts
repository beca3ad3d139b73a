import { arrive, type Move, recoil, rise, sink, strike, swell, type Towards } from "../../table/moves.ts";
import type { Happened } from "./wire.ts";

/** What a card on the field does at an event that speaks of it. */
export const framesOf =
  (foe: boolean) =>
  (what: Happened["do"]): Move | undefined =>
    moves(what, foe ? 1 : -1);

function moves(what: Happened["do"], towards: Towards): Move | undefined {
  switch (what) {
    case "attack":
    case "engage":
      return strike(towards);
    case "damage":
    case "vitality":
      return recoil(towards);
    case "exhaust":
      return sink;
    case "ready":
    case "revive":
      return rise;
    case "use":
    case "respond":
    case "trigger":
    case "get":
      return swell;
    case "spawn":
    case "deploy":
      return arrive(towards);
    default:
      return undefined;
  }
}
