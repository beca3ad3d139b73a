import { arrive, fall, type Move, recoil, strike, swell, type Towards } from "../../table/moves.ts";
import type { Happened } from "./wire.ts";

/**
 * What a card on the field does at an event that speaks of it: enemies lean down, heroes' cards up; what dies falls into
 * the rift, from the side on which it lies.
 */
export const framesOf =
  (foe: boolean, above: boolean) =>
  (what: Happened["do"]): Move | undefined =>
    what === "die" ? fall(above ? 1 : -1) : MOVES[what]?.(foe ? 1 : -1);

type Moves = (towards: Towards) => Move;
const LEAN = 8;
const lean: Moves = (towards) => strike(towards, LEAN);
const swells: Moves = () => swell;

const MOVES: Readonly<Partial<Record<Happened["do"], Moves>>> = {
  activate: lean,
  assault: lean,
  poison: lean,
  intimidate: lean,
  obstruct: lean,
  wound: recoil,
  idle: swells,
  use: swells,
  trigger: swells,
  shield: swells,
  get: swells,
  spawn: arrive,
  summon: arrive,
  enter: arrive,
};
