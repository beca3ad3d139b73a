import type { Deck } from "@rifthall/kernel/game";

/** A deck as somebody keeps it. */
export interface KeptDeck extends Deck {
  readonly name: string;
}

export interface OfGame {
  readonly kept: readonly KeptDeck[];
  /** What is being built. */
  readonly draft: KeptDeck | null;
}
export type Box = Readonly<Record<string, OfGame>>;

const isDeck = (value: unknown): value is KeptDeck => {
  if (typeof value !== "object" || value === null) return false;
  const { name, leader, cards } = value as Readonly<Record<string, unknown>>;
  return (
    typeof name === "string" &&
    typeof leader === "string" &&
    typeof cards === "object" &&
    cards !== null &&
    Object.values(cards).every((n) => typeof n === "number" && Number.isInteger(n) && n >= 0)
  );
};

/** What was kept, as far as it still makes sense. */
export function readBox(text: string | null): Box {
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries(
      Object.entries(found as Readonly<Record<string, Partial<OfGame> | null>>).map(([game, of]) => [
        game,
        {
          kept: Array.isArray(of?.kept) ? of.kept.filter(isDeck) : [],
          draft: isDeck(of?.draft) ? of.draft : null,
        },
      ]),
    );
  } catch {
    return {};
  }
}
