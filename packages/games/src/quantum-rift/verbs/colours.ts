import { type Node, wordOf } from "@rifthall/effects";
import type { Text } from "@rifthall/kernel/game";
import { PRICES } from "../facts.js";
import { COLOURS, type Colour } from "../table.js";
import { terms } from "../terms.js";

export const COLOUR_NAMES: Readonly<Record<string, Text>> = {
  ...Object.fromEntries(COLOURS.map((colour) => [colour, terms[`colour-${colour}`].name])),
  any: { en: "any colour", de: "beliebige Farbe" },
};

export const COLOUR_WORDS: readonly string[] = PRICES;
export const colourOf = (node: Node, key: string): Colour =>
  COLOUR_WORDS.indexOf(wordOf(node.values, key) ?? "any") as Colour;
