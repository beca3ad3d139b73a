import type { Wire } from "@rifthall/kernel/game";
import type { Action } from "svelte/action";
import type { Step } from "./choosing.ts";
import type { Session, Zoomed } from "./session.svelte.ts";

/** The held card that a finger's tap shows, unless that tap lets go of it, or it is known by sight and goes on. */
export function readBy<W extends Wire>(session: Session<W>, step: Step<W>, key: string): Zoomed | null {
  const { byFinger, layout, reading } = session;
  if (!byFinger) return null;
  if (step.is === "going" && (step.path.length === 0 || (step.among.length === 0 && !layout.readsHeld))) return null;
  const card = key.startsWith("card:") ? session.cardAt(Number(key.slice(5))) : undefined;
  if (card === undefined || card === "?" || (step.is === "refused" && reading?.card === card)) return null;
  return { card, id: Number(key.slice(5)) };
}

/** A finger cannot rest on a card to read it. So its tap on a card that is held shows it, too; one on nothing puts it back. */
export const finger: Action<HTMLElement, Session> = (root, first) => {
  let session = first;

  const down = ({ target, pointerType }: PointerEvent): void => {
    const key = target instanceof Element ? target.closest<HTMLElement>("[data-key]")?.dataset.key : undefined;
    session.byFinger =
      pointerType !== "mouse" &&
      key !== undefined &&
      root.querySelector(`.rail [data-key="${CSS.escape(key)}"]`) !== null;
  };
  const click = ({ target }: Event): void => {
    if (session.reading && target instanceof Element && !target.closest("[data-key], .prompt, dialog"))
      session.cancel();
  };
  const type = (): void => {
    session.byFinger = false;
  };

  root.addEventListener("pointerdown", down, true);
  root.addEventListener("click", click);
  addEventListener("keydown", type, true);
  return {
    update: (next) => {
      session = next;
    },
    destroy: () => removeEventListener("keydown", type, true),
  };
};
