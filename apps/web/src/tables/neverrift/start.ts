import type { MatchOptions } from "@rifthall/kernel/game";
import type { StartGame } from "../../screens/start/game.ts";

const many = ({ mode }: MatchOptions): boolean => mode === "multiplayer";

export const start: StartGame = {
  options: {
    mode: {
      title: { en: "Format", de: "Format" },
      values: {
        standard: { en: "Standard, 4 by 4", de: "Standard, 4 mal 4" },
        quick: { en: "Quick, 3 by 3", de: "Schnell, 3 mal 3" },
        multiplayer: { en: "Free for all, 3 to 5", de: "Jeder gegen jeden, 3 bis 5" },
      },
    },
    decks: { title: { en: "Decks", de: "Decks" } },
    stars: { title: { en: "Stars in a deck", de: "Sterne im Deck" } },
    board: {
      title: { en: "Battleground", de: "Schlachtfeld" },
      when: many,
      values: { wide: { en: "8 by 4", de: "8 mal 4" }, tall: { en: "4 by 8", de: "4 mal 8" } },
    },
    orientation: {
      title: { en: "Cards lie", de: "Karten liegen" },
      when: (options) => !many(options),
      values: {
        shared: { en: "All the same way", de: "Alle gleich herum" },
        opposite: { en: "The second player’s upside down", de: "Die des zweiten Spielers auf dem Kopf" },
      },
    },
    mulligan: {
      title: { en: "Returned cards", de: "Zurückgegebene Karten" },
      values: {
        shuffle: { en: "Are shuffled in", de: "Werden eingemischt" },
        bottom: { en: "Go under the deck", de: "Kommen unter das Deck" },
      },
    },
    endCheck: {
      title: { en: "The end comes", de: "Das Ende kommt" },
      values: {
        latched: { en: "Once the board was full", de: "Sobald das Feld voll war" },
        afterResolution: { en: "If it is full when the card is done", de: "Wenn es danach noch voll ist" },
      },
    },
  },
};
