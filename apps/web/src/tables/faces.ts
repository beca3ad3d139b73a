import type { Component } from "svelte";
import type { SmallCard } from "../decks/face.ts";
import { byGame } from "./found.ts";

/** How the cards that decks are built of are drawn small: a game's Small.svelte, if it has one. */
export const faces = byGame(import.meta.glob<Component<SmallCard>>("./*/Small.svelte", { import: "default" }));
