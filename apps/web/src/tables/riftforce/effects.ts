import { perform } from "../../table/lively.ts";
import { isStill } from "../../table/motion.ts";
import { LANDS, recoil, swell, type Towards } from "../../table/moves.ts";
import type { Showing } from "./wire.ts";

const LEAN = 12;
const BLOW = 340;

const middle = (element: Element): { readonly x: number; readonly y: number } => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/** The card's picture, inside of what travels. */
const bodyOf = (board: HTMLElement, row: number | undefined): Element | null =>
  row === undefined ? null : board.querySelector(`[data-row="${row}"] > *`);

/** A blow: the striker leans to what it strikes, which shakes; what heals rises a little. */
export function showBlow(board: HTMLElement, { line, picture, time }: Showing): void {
  if (isStill()) return;
  const { event } = line;
  if (event.do !== "heal" && event.do !== "activate" && event.do !== "damage") return;
  const target = bodyOf(board, event.id);
  if (target === null) return;
  if (event.do === "damage") lean(bodyOf(board, picture.scene.source), target, Math.min(BLOW, time));
  perform(target, event.do === "damage" ? recoil(towardsFrom(board, target)) : swell, time, event.do);
}

/** Which way the rift is: what is struck is thrown away from it. */
const towardsFrom = (board: HTMLElement, target: Element): Towards => (middle(target).y < middle(board).y ? 1 : -1);

/** The striker leans to what it strikes. */
function lean(striker: Element | null, target: Element, duration: number): void {
  if (striker === null || striker === target) return;
  const [from, to] = [middle(striker), middle(target)];
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const way = (by: number): string => `translate(${((to.x - from.x) / far) * by}px, ${((to.y - from.y) / far) * by}px)`;
  striker.animate(
    [
      { transform: "none" },
      { transform: `${way(-LEAN / 3)} scale(1.03)`, offset: 0.26, easing: "cubic-bezier(.7, 0, .9, .4)" },
      { transform: way(LEAN), offset: LANDS, easing: "ease-out" },
      { transform: "none" },
    ],
    { duration, id: "strike" },
  );
}
