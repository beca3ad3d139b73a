import type { Happened } from "./wire.ts";

/** What a card on the field does at an event that speaks of it. */
export const framesOf =
  (foe: boolean) =>
  (what: Happened["do"]): readonly Keyframe[] | undefined =>
    moves(what, foe ? 1 : -1);

/** `towards` is the way across the rift: enemies strike down, ours up. */
function moves(what: Happened["do"], towards: 1 | -1): Keyframe[] | undefined {
  const shift = (x: number, y: number, more = ""): Keyframe => ({ transform: `translate(${x}px, ${y}px) ${more}` });
  const rest = shift(0, 0);
  switch (what) {
    case "attack":
    case "engage":
      return [rest, shift(0, -4 * towards), shift(0, 12 * towards), rest];
    case "damage":
      return [rest, shift(-5, 0, "rotate(-2deg)"), shift(5, 0, "rotate(2deg)"), shift(-3, 0), rest];
    case "exhaust":
      return [shift(0, 0, "rotate(5deg)"), rest];
    case "ready":
    case "revive":
      return [shift(0, 0, "rotate(-5deg)"), shift(0, -5), rest];
    case "use":
    case "respond":
    case "trigger":
    case "get":
      return [rest, shift(0, 0, "scale(1.06)"), rest];
    case "spawn":
    case "deploy":
      return [
        { ...shift(0, -20 * towards, "scale(.9)"), opacity: 0 },
        { ...rest, opacity: 1 },
      ];
    default:
      return undefined;
  }
}
