import type { Text } from "@rifthall/kernel/game";
import type { Component } from "svelte";

/** A game as it stands on the shelf. It is known without the engine, so that the shelf is painted at once. */
export interface ShelfGame {
  readonly id: string;
  /** Its place along the crack; those with lower numbers come first. */
  readonly place: number;
  readonly title: string;
  readonly line: Text;
  readonly players: string;
  readonly minutes: string;
  /** From 1, light, to 5. */
  readonly weight: number;
  /** Half how wide the crack gapes at this place, in px. */
  readonly rift: number;
  readonly credit: Credit;
  /** What a match of it looks like; a game without one is still to come. */
  readonly picture?: () => Promise<{ readonly default: Component }>;
  /** Players bring decks of their own: there is a place to build them. */
  readonly decks?: boolean;
  /** Its matches make campaigns: there is a place to choose one and to go on with it. */
  readonly campaigns?: boolean;
}

interface Credit {
  readonly title: string;
  readonly designers: string;
  /** A name, or words for those who are too many to name. */
  readonly artists: string | Text;
  readonly publisher: string;
}
