import type { ShelfGame } from "../../shelf/game.ts";

export const shelf: ShelfGame = {
  id: "riftforce",
  place: 1,
  title: "Riftforce",
  line: {
    en: "Two summoners, five places, one rift. Every card is both weapon and wall.",
    de: "Zwei Beschwörer, fünf Orte, ein Riss. Jede Karte ist Waffe und Mauer zugleich.",
  },
  players: "1–4",
  minutes: "20–30",
  weight: 2,
  rift: 9,
  credit: {
    title: "Riftforce, Riftforce: Beyond",
    designers: "Carlo Bortolini",
    artists: "Miguel Coimbra",
    publisher: "1 More Time Games",
  },
  picture: () => import("./Picture.svelte"),
};
