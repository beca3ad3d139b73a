import type { Action } from "svelte/action";
import type { Session } from "./session.svelte.ts";

const FAR = 10;

/** A sequence of two taps may also be one drag: from the first thing to the second. */
export const drag: Action<HTMLElement, Session> = (root, first) => {
  let session = first;
  let held: { readonly element: HTMLElement; readonly key: string; readonly x: number; readonly y: number } | null =
    null;
  let dragging = false;

  const keyed = (target: EventTarget | null): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>("[data-key]") : null;

  /** What somebody lets go over: the thing itself if it may be tapped, else the place it lies in. */
  const meant = (target: Element | null): string | undefined => {
    const thing = keyed(target)?.dataset.key;
    const place = target?.closest<HTMLElement>("[data-drop]")?.dataset.drop;
    return place !== undefined && session.isLegal(place) && !(thing !== undefined && session.isLegal(thing))
      ? place
      : thing;
  };

  const down = (event: PointerEvent): void => {
    const element = keyed(event.target);
    const key = element?.dataset.key;
    dragging = false;
    held =
      element && key !== undefined && event.isPrimary && event.button === 0
        ? { element, key, x: event.clientX, y: event.clientY }
        : null;
  };

  const move = ({ clientX, clientY }: PointerEvent): void => {
    if (!held) return;
    const [x, y] = [clientX - held.x, clientY - held.y];
    if (!dragging) {
      if (Math.hypot(x, y) < FAR) return;
      if (!session.begin(held.key)) {
        held = null;
        return;
      }
      dragging = true;
      root.dataset.dragging = "";
    }
    held.element.style.translate = `${x}px ${y}px`;
    held.element.style.zIndex = "60";
    held.element.style.pointerEvents = "none";
  };

  const up = ({ clientX, clientY }: PointerEvent): void => {
    if (!held) return;
    const { element, key } = held;
    held = null;
    if (!dragging) return;
    const under = meant(document.elementFromPoint(clientX, clientY));
    letGo(element);
    if (under !== undefined && under !== key) session.tap(under);
  };

  const cancel = (): void => {
    if (held && dragging) letGo(held.element);
    held = null;
  };

  function letGo(element: HTMLElement): void {
    element.style.translate = "";
    element.style.zIndex = "";
    element.style.pointerEvents = "";
    delete root.dataset.dragging;
    // The click that ends a drag is not a tap as well.
    root.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => {
      root.removeEventListener("click", swallow, { capture: true });
      dragging = false;
    });
  }
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };

  root.addEventListener("pointerdown", down);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", cancel);
  return {
    update: (next) => {
      session = next;
    },
    destroy: () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancel);
    },
  };
};
