import type { Action } from "svelte/action";

type Tell = (width: number, height: number) => void;

const listening = new WeakMap<Element, Tell>();
const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) listening.get(target)?.(target.clientWidth, target.clientHeight);
});

/**
 * Tells how large an element is inside, once the browser has laid it out and whenever that changes. To ask the element
 * while things are being mounted, as bind:clientWidth does, has the whole page laid out each time.
 */
export const measured: Action<Element, Tell> = (node, tell) => {
  listening.set(node, tell);
  observer.observe(node);
  return { destroy: () => observer.unobserve(node) };
};
