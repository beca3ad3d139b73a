import type { Wire } from "@rifthall/kernel/game";
import type { Action } from "svelte/action";
import type { Showing } from "./film.svelte.ts";
import { isStill } from "./motion.ts";

/** What a card does at each kind of event that speaks of it. */
export type Frames<W extends Wire = Wire> = (what: W["event"]["do"]) => readonly Keyframe[] | undefined;

interface Lively<W extends Wire> {
  readonly showing: Showing<W> | null;
  readonly id: number;
  readonly frames: Frames<W>;
}

/** Lets a card on the table do what the event of now says of it. */
export function lively<W extends Wire>(
  node: HTMLElement,
  first: Lively<W>,
): ReturnType<Action<HTMLElement, Lively<W>>> {
  let last = first.showing?.turn ?? 0;
  return {
    update: ({ showing, id, frames }) => {
      if (!showing || showing.turn === last) return;
      last = showing.turn;
      const { event } = showing.line;
      if (!("id" in event) || event.id !== id || isStill()) return;
      const moves = frames(event.do);
      if (moves)
        node.animate([...moves], { duration: Math.max(180, showing.time), easing: "cubic-bezier(.7, 0, .4, 1)" });
    },
  };
}
