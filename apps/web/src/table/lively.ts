import type { Wire } from "@rifthall/kernel/game";
import type { Action } from "svelte/action";
import type { Showing } from "./film.svelte.ts";
import { isStill } from "./motion.ts";
import { BURN, BURN_TIME, LANDS, type Move } from "./moves.ts";

/** What a card does at each kind of event that speaks of it. */
export type Frames<W extends Wire = Wire> = (what: W["event"]["do"]) => Move | undefined;

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
      if (!("id" in event) || event.id !== id) return;
      const move = frames(event.do);
      if (move) perform(node, move, showing.time, event.do);
    },
  };
}

const LEAST = 180;
const LATE = 100;

/** Moves it once, by the name of what happens: whoever looks at the page's animations finds it. */
export function perform(node: Element, { frames, time, burns, leaves }: Move, shown: number, name: string): void {
  if (isStill()) return;
  const duration = leaves ? Math.max(time, shown) + LATE : Math.min(time, Math.max(LEAST, shown));
  node.animate([...frames], { duration, id: name });
  if (burns) burn(node, duration * LANDS);
}

/** What marks it as hurt comes with the blow, not before it. */
function burn(node: Element, delay: number): void {
  for (const mark of node.querySelectorAll(".hurt, .damage"))
    mark.animate([...BURN], { duration: BURN_TIME, delay, fill: "backwards", id: "burn" });
}
