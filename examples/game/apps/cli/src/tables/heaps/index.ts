import type { Drawing } from "../drawing.js";
import { plain } from "../plain.js";

/** A line for each heap, a dot for each counter. */
export const heaps: Drawing = {
  ...plain,
  board: ({ view, paint }) =>
    (view.heaps as readonly number[]).map((n, heap) => ` ${paint.bold(String(heap + 1))} ${"●".repeat(n)} ${n}`),
};
