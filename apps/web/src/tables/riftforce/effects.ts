import { isStill } from "../../table/motion.ts";
import type { Showing } from "./wire.ts";

const LEAN = 12;

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
  const duration = Math.min(340, time);
  if (event.do === "heal")
    target.animate([{ transform: "none" }, { transform: "scale(1.06)", offset: 0.4 }, { transform: "none" }], {
      duration,
    });
  if (event.do === "activate")
    target.animate([{ transform: "none" }, { transform: "scale(1.07)", offset: 0.35 }, { transform: "none" }], {
      duration,
    });
  if (event.do !== "damage") return;
  const striker = bodyOf(board, picture.scene.source);
  if (striker !== null && striker !== target) {
    const [from, to] = [middle(striker), middle(target)];
    const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const lean = `translate(${((to.x - from.x) / far) * LEAN}px, ${((to.y - from.y) / far) * LEAN}px)`;
    striker.animate(
      [{ transform: "none" }, { transform: lean, offset: 0.55, easing: "ease-out" }, { transform: "none" }],
      {
        duration,
        easing: "cubic-bezier(.7, 0, .9, .4)",
      },
    );
  }
  const shake = [
    "none",
    "translateX(-4px) rotate(-1.2deg)",
    "translateX(4px) rotate(1deg)",
    "translateX(-2px)",
    "none",
  ];
  target.animate(
    shake.map((transform) => ({ transform })),
    { duration: duration * 0.6, delay: duration * 0.3 },
  );
}
