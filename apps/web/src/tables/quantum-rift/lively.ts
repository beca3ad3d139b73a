import type { Action } from "svelte/action";
import { isStill } from "../../table/motion.ts";
import type { Happened, Showing } from "./wire.ts";

interface Lively {
  readonly showing: Showing | null;
  readonly id: number;
  readonly foe: boolean;
}

/** Lets a card on the field do what the event of now says of it. */
export const lively: Action<HTMLElement, Lively> = (node, first) => {
  let last = first.showing?.turn ?? 0;
  return {
    update: ({ showing, id, foe }) => {
      if (!showing || showing.turn === last) return;
      last = showing.turn;
      const { event } = showing.line;
      if (!("id" in event) || event.id !== id || isStill()) return;
      const frames = framesOf(event.do, foe ? 1 : -1);
      if (frames) node.animate(frames, { duration: Math.max(180, showing.time), easing: "cubic-bezier(.7, 0, .4, 1)" });
    },
  };
};

/** `towards` is the way across the rift: enemies strike down, ours up. */
function framesOf(what: Happened["do"], towards: 1 | -1): Keyframe[] | undefined {
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
