import type { Component } from "svelte";
import type { SmallCard } from "../decks/face.ts";

/** How the cards that decks are built of are drawn small. */
export const faces: Readonly<Record<string, () => Promise<Component<SmallCard>>>> = {
  neverrift: async () => (await import("./neverrift/Small.svelte")).default as unknown as Component<SmallCard>,
};
