import type { Action } from "svelte/action";
import { afterFrame } from "../look/frame.ts";
import type { Session } from "./session.svelte.ts";

/** What may take the focus where nothing on the table is meant: the plate, or another answer. */
const ANSWERS = ".prompt .likely button, .prompt .answers button";

/**
 * Who plays by keys keeps a place on the table. What had the focus goes when a card is played or a plate has done its
 * work, and the browser would then begin anew at the top of the page; here the focus goes on to the same thing where
 * it lies now, to the nearest thing that glows, or to an answer.
 */
export const keepFocus: Action<HTMLElement, Session> = (root, first) => {
  let session = first;
  let last: { readonly key: string | undefined; readonly x: number; readonly y: number } | null = null;
  let waits: (() => void) | undefined;

  const middle = (element: Element): { readonly x: number; readonly y: number } => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const focused = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement) || target.closest("dialog")) return;
    last = { key: target.closest<HTMLElement>("[data-key]")?.dataset.key, ...middle(target) };
  };
  /** A click elsewhere puts the focus away, and means to. */
  const pointed = (): void => {
    last = null;
  };

  function next(from: NonNullable<typeof last>): HTMLElement | undefined {
    const things = [...root.querySelectorAll<HTMLElement>("button[data-key]")].filter((e) => !e.closest("dialog"));
    const same = things.find(({ dataset }) => dataset.key === from.key);
    if (same && session.isChosen(from.key ?? "")) return same;
    const far = (element: HTMLElement): number => {
      const { x, y } = middle(element);
      return Math.hypot(x - from.x, y - from.y);
    };
    const lit = things.filter(({ dataset }) => session.isLegal(dataset.key ?? ""));
    return lit.toSorted((a, b) => far(a) - far(b))[0] ?? root.querySelector<HTMLElement>(ANSWERS) ?? same;
  }
  const look = (): void => {
    waits = undefined;
    if (last === null || document.activeElement !== document.body) return;
    if (session.options.length > 0 && session.still) next(last)?.focus({ preventScroll: true });
  };
  // What is drawn anew may take the focus with it; nothing tells when, but that something was drawn. It is sought behind
  // the frame in which cards set out, so that neither is long.
  const watch = new MutationObserver(() => {
    if (last !== null && waits === undefined && document.activeElement === document.body) waits = afterFrame(look);
  });

  root.addEventListener("focusin", focused);
  root.addEventListener("pointerdown", pointed, true);
  watch.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["class", "data-deciding"],
  });
  return {
    update: (other) => {
      session = other;
    },
    destroy: () => {
      watch.disconnect();
      waits?.();
    },
  };
};
