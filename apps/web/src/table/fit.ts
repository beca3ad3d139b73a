import type { Action } from "svelte/action";

const SIZES = [14.5, 13.5, 12.5, 12];

/** Sets a text as large as its place allows; where even the smallest does not fit, `data-cut` says so. */
export const fit: Action<HTMLElement, string> = (node) => {
  const set = (): void => {
    const size = SIZES.find((px) => {
      node.style.fontSize = `${px / 16}rem`;
      return node.scrollHeight <= node.clientHeight + 1;
    });
    node.toggleAttribute("data-cut", size === undefined);
  };
  const seen = new ResizeObserver(set);
  seen.observe(node.parentElement ?? node);
  return { update: set, destroy: () => seen.disconnect() };
};
