import type { Action } from "svelte/action";
import type { Session } from "./session.svelte.ts";

/**
 * A finger cannot rest on a card to read it. So its first tap on a card that is held shows the card, its second uses
 * it, and a tap on nothing puts it back.
 */
export const finger: Action<HTMLElement, Session> = (root, first) => {
  let session = first;

  const down = ({ target, pointerType }: PointerEvent): void => {
    const key = target instanceof Element ? target.closest<HTMLElement>("[data-key]")?.dataset.key : undefined;
    session.touching = pointerType !== "mouse";
    session.byFinger =
      session.touching && key !== undefined && root.querySelector(`.rail [data-key="${CSS.escape(key)}"]`) !== null;
  };
  const click = ({ target }: Event): void => {
    if (session.reading && target instanceof Element && !target.closest("[data-key], .prompt, dialog"))
      session.cancel();
  };
  const type = (): void => {
    session.byFinger = false;
    session.touching = false;
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
