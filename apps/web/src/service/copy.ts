import { words } from "../text/index.ts";

/** Puts a text on the clipboard. Over plain http browsers withhold it, except on one's own machine: that is said. */
export async function copy(text: string): Promise<void> {
  // Typed as if it were there always.
  if (!("clipboard" in navigator)) throw new Error(words().noClipboard);
  await navigator.clipboard.writeText(text);
}
