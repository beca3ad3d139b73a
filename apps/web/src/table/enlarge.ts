import type { Action } from "svelte/action";
import { keepSettings, settings } from "../settings.svelte.ts";
import { wide } from "./screen.ts";
import type { Session } from "./session.svelte.ts";

interface Enlarged {
  readonly session: Session;
  readonly card: string;
  readonly id?: number | undefined;
  /** It is read over the whole table: a pointer that only passes does not open it. */
  readonly covers?: boolean;
}

const LONG_PRESS = 420;
const REST = 350;

/**
 * Enlarges a card: by a long press, with the right button, with Z while it has the focus, or by letting the pointer rest on
 * it. Where nothing stands beside the field it would be a sheet over the table, which nobody asks for by resting.
 */
export const enlarge: Action<HTMLElement, Enlarged> = (node, first) => {
  let what = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  const show = (): void => {
    if (what.card === "?") return;
    what.session.zoomed = { card: what.card, id: what.id };
  };
  const cancel = (): void => clearTimeout(timer);
  const enter = ({ pointerType }: PointerEvent): void => {
    if (pointerType !== "mouse" || what.covers || !wide.current) return;
    cancel();
    timer = setTimeout(show, REST);
  };
  const down = ({ pointerType }: PointerEvent): void => {
    pressed = false;
    // What a mouse rests on it may click as well.
    if (pointerType === "mouse") return;
    cancel();
    timer = setTimeout(() => {
      pressed = true;
      show();
      if (!settings.hasHeld) {
        settings.hasHeld = true;
        keepSettings();
      }
    }, LONG_PRESS);
  };
  const up = ({ pointerType }: PointerEvent): void => {
    if (pointerType !== "mouse") cancel();
  };
  // A long press enlarges; it is not a tap as well.
  const click = (event: Event): void => {
    if (!pressed) return;
    pressed = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  const menu = (event: Event): void => {
    event.preventDefault();
    cancel();
    show();
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() === "z") show();
  };
  node.addEventListener("pointerenter", enter);
  node.addEventListener("pointerleave", cancel);
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", cancel);
  node.addEventListener("click", click, true);
  node.addEventListener("contextmenu", menu);
  node.addEventListener("keydown", key);
  return {
    update: (next) => {
      what = next;
    },
    destroy: cancel,
  };
};
