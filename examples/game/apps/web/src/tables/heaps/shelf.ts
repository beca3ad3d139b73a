import type { ShelfGame } from "../../shelf/game.ts";
import Picture from "./Picture.svelte";

export const shelf: ShelfGame = {
  id: "heaps",
  place: 5,
  title: "Heaps",
  line: { en: "Take the last counter.", de: "Nimm den letzten Stein." },
  players: "2",
  minutes: "5",
  weight: 1,
  rift: 4,
  credit: { title: "Nim", designers: "unknown", artists: "none", publisher: "none" },
  picture: async () => ({ default: Picture }),
};
