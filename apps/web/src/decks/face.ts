import type { CardText, Wire } from "@rifthall/kernel/game";

/** What a game draws a small card from; what the card says in words stands beside it. */
export interface SmallCard<Face = Wire["face"]> {
  card: CardText<Face>;
  width: number;
  chosen?: boolean;
}

/** What is said of a card, and the custom property with its colour, as far as the game says it. */
export interface Said {
  readonly ink: string;
  readonly parts: readonly { readonly word: string; readonly text: string }[];
}

export function saidOf({ text, face = {} }: CardText): Said {
  const { faction, parts } = face;
  return {
    ink: `--f-${String(faction ?? "neutral")}`,
    parts: Array.isArray(parts)
      ? parts.map(({ word, text: said }) => ({ word: String(word), text: String(said) }))
      : [{ word: "", text }],
  };
}
