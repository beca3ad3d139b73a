import type { ShelfGame } from "../../shelf/game.ts";

export const shelf: ShelfGame = {
  id: "neverrift",
  place: 3,
  title: "Neverrift",
  line: {
    en: "Lay creatures edge to edge and turn your rival’s beasts into your own.",
    de: "Kreaturen Kante an Kante legen und die Bestien des anderen zähmen.",
  },
  players: "2–5",
  minutes: "15–30",
  weight: 2,
  rift: 5,
  decks: true,
  credit: {
    title: "Neverrift",
    designers: "Markus Schwarze",
    artists: { en: "several illustrators", de: "mehreren Illustratorinnen und Illustratoren" },
    publisher: "Gate to the Games",
  },
  picture: () => import("./Picture.svelte"),
};
