import { type Node, wordOf } from "@rifthall/effects";
import type { Text } from "@rifthall/kernel";
import { COLOURS, type Colour } from "../table.js";

export const COLOUR_NAMES: Readonly<Record<string, Text>> = {
  red: { en: "red", de: "rot" },
  yellow: { en: "yellow", de: "gelb" },
  green: { en: "green", de: "grün" },
  blue: { en: "blue", de: "blau" },
  any: { en: "any colour", de: "beliebige Farbe" },
};

export const COLOUR_WORDS = [...COLOURS, "any"];
export const colourOf = (node: Node, key: string): Colour =>
  COLOUR_WORDS.indexOf(wordOf(node.values, key) ?? "any") as Colour;
