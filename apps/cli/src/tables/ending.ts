import { storyLines } from "../cardtext.js";
import type { Paint } from "../paint.js";

/** How it ends, as its author tells it: the first line names it, the rest is story. */
export function endingLines(told: string | undefined, paint: Paint, width: number): string[] {
  if (told === undefined) return [];
  const [title, ...story] = told.split("\n");
  return ["", paint.bold(` ${title}`), ...storyLines(story.join(" "), paint, width)];
}
