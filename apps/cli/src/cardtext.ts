import type { CardText } from "@rifthall/kernel/game";
import { type Paint, wrap } from "./paint.js";

/** Parts of a rules text: each begins with a word in capitals and a colon, perhaps with a cost between them. */
const sectionsIn = (text: string): string[] => text.split(/(?<=[.)]) (?=\p{Lu}{4,}(?: \([^)]*\))?: )/u);

/** What a card says, part by part, and under it what is told besides. */
export function cardLines({ text, story }: CardText, paint: Paint, width: number): string[] {
  return [
    ...sectionsIn(text).flatMap((part) => wrap(part, width - 1, "  ", "    ")),
    ...(story === undefined ? [] : storyLines(story, paint, width)),
  ];
}

const STORY = "   │ ";
/** Story stands apart from what the rules say: indented, behind a bar. */
export const storyLines = (story: string, paint: Paint, width: number): string[] =>
  wrap(story, Math.min(width - 1, 76), STORY).map((line) => paint.ink(line, { dim: true, italic: true }));
