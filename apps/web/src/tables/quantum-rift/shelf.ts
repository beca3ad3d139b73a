import type { ShelfGame } from "../../shelf/game.ts";

export const shelf: ShelfGame = {
  id: "quantum-rift",
  place: 2,
  title: "Quantum Rift",
  line: {
    en: "A lone hero, a handful of dice, and a hand you burn to bend them.",
    de: "Ein Held allein, eine Handvoll Würfel und Karten, die man opfert, um sie zu beugen.",
  },
  players: "1–2",
  minutes: "45–60",
  weight: 3,
  rift: 9,
  credit: {
    title: "Quantum Rift Adventure Card Game",
    designers: "Ian Bolton, Lukasz Matuszek",
    artists: "Lukasz Matuszek",
    publisher: "Quantum Rift",
  },
  picture: () => import("./Picture.svelte"),
};
