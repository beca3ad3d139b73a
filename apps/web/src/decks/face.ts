import type { CardText } from "@rifthall/kernel";

/** What a small face is drawn from, as far as the game says it. */
export interface SmallFace {
  readonly kind: string;
  /** The custom property with its colour. */
  readonly ink: string;
  /** Up, right, down, left; empty where a card has none. */
  readonly sides: readonly string[];
  readonly parts: readonly { readonly word: string; readonly text: string }[];
}

const STRONGEST = 10;

export function smallFace({ text, face = {} }: CardText): SmallFace {
  const { type, faction, sides, parts } = face;
  return {
    kind: String(type ?? ""),
    ink: `--f-${String(faction ?? "neutral")}`,
    sides: Array.isArray(sides) ? sides.map((side) => (Number(side) >= STRONGEST ? "A" : String(side))) : [],
    parts: Array.isArray(parts)
      ? parts.map(({ word, text: said }) => ({ word: String(word), text: String(said) }))
      : [{ word: "", text }],
  };
}
