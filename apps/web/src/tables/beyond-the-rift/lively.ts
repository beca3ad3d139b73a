import type { Happened } from "./wire.ts";

/** What a card on the field does at an event that speaks of it: enemies lean down, heroes' cards up. */
export const framesOf =
  (foe: boolean) =>
  (what: Happened["do"]): readonly Keyframe[] | undefined =>
    MOVES[what]?.(foe ? 1 : -1);

const shift = (x: number, y: number, more = ""): Keyframe => ({ transform: `translate(${x}px, ${y}px) ${more}` });
const rest = shift(0, 0);
type Moves = (towards: 1 | -1) => readonly Keyframe[];
const lean: Moves = (towards) => [rest, shift(0, -3 * towards), shift(0, 9 * towards), rest];
const shake: Moves = () => [rest, shift(-5, 0, "rotate(-2deg)"), shift(5, 0, "rotate(2deg)"), shift(-3, 0), rest];
const swell: Moves = () => [rest, shift(0, 0, "scale(1.06)"), rest];
const come: Moves = (towards) => [
  { ...shift(0, -20 * towards, "scale(.9)"), opacity: 0 },
  { ...rest, opacity: 1 },
];

const MOVES: Readonly<Partial<Record<Happened["do"], Moves>>> = {
  activate: lean,
  assault: lean,
  poison: lean,
  intimidate: lean,
  obstruct: lean,
  wound: shake,
  die: shake,
  idle: swell,
  use: swell,
  trigger: swell,
  shield: swell,
  get: swell,
  spawn: come,
  summon: come,
  enter: come,
};
