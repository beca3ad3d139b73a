import { wrap } from "../paint.js";
import type { Drawing } from "./drawing.js";

/** Any game, drawn as its position in words: nothing is pretty, everything is there. */
export const plain: Drawing = {
  board: ({ view, paint, width }) =>
    Object.entries(view).flatMap(([field, value]) =>
      Array.isArray(value) && value.some((part) => typeof part === "object")
        ? [
            paint.bold(` ${field}`),
            ...value.flatMap((part, i) => wrap(`${i + 1}: ${words(part)}`, width, "   ", "      ")),
          ]
        : wrap(`${paint.bold(field)} ${words(value)}`, width, " ", "   "),
    ),
  crib: ({ game, content, language, paint, width }) =>
    game.cards(content, language).flatMap((card) => wrap(`${paint.bold(card.name)}: ${card.text}`, width, " ", "   ")),
  legend: () => [],
  listed: ({ choices }) => choices.map((option, i) => ({ number: i + 1, option })),
  line: (option) => option.label,
  commands: () => [],
  manual: () => [],
  read: () => null,
};

function words(value: unknown): string {
  if (Array.isArray(value))
    return value.length === 0 ? "-" : value.map(words).join(value.some(Array.isArray) ? " | " : " ");
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
}
