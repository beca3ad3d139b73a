import type { Action } from "svelte/action";
import { isStill } from "../../table/motion.ts";
import type { Showing, Told } from "./wire.ts";

interface Lively {
  readonly showing: Showing | null;
  readonly id: number;
}

/** Lets a card on the battleground do what the event of now says of it. */
export const lively: Action<HTMLElement, Lively> = (node, first) => {
  let last = first.showing?.turn ?? 0;
  return {
    update: ({ showing, id }) => {
      if (!showing || showing.turn === last) return;
      last = showing.turn;
      const { event } = showing.line;
      if (!("id" in event) || event.id !== id || isStill()) return;
      const frames = FRAMES[event.do];
      if (frames)
        node.animate([...frames], { duration: Math.max(180, showing.time), easing: "cubic-bezier(.7, 0, .4, 1)" });
    },
  };
};

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
