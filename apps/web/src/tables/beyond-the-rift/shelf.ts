import type { ShelfGame } from "../../shelf/game.ts";

export const shelf: ShelfGame = {
  id: "beyond-the-rift",
  place: 4,
  title: "Beyond the Rift",
  line: {
    en: "Heroes against the scenario. Wounds go into your hand, and stay there.",
    de: "Helden gegen das Szenario. Wunden kommen auf die Hand, und sie bleiben da.",
  },
  players: "1–4",
  minutes: "60–90",
  weight: 4,
  rift: 5,
  credit: {
    title: "Beyond the Rift: A Perdition's Mouth Card Game",
    designers: "Nikolas Lundström Patrakka",
    artists: "Jamie Noble, Lars Munck",
    publisher: "Dragon Dawn Productions",
  },
  campaigns: true,
  picture: () => import("./Picture.svelte"),
};
