import type { MatchOptions } from "@rifthall/kernel/game";
import type { StartGame } from "../../screens/start/game.ts";

const many = ({ mode }: MatchOptions): boolean => mode === "multiplayer";

export const start: StartGame = {
  upright: { board: "tall" },
  options: {
    mode: {
      title: { en: "Format", de: "Format" },
      values: {
        standard: { en: "Standard, 4 by 4", de: "Standard, 4 mal 4" },
        quick: { en: "Quick, 3 by 3", de: "Schnell, 3 mal 3" },
        multiplayer: { en: "Free for all, 3 to 5", de: "Jeder gegen jeden, 3 bis 5" },
      },
      abouts: {
        standard: {
          en: "Two players on 16 fields, about half an hour.",
          de: "Zwei Spieler auf 16 Feldern, etwa eine halbe Stunde.",
        },
        quick: {
          en: "Two players on 9 fields: the same game in ten minutes.",
          de: "Zwei Spieler auf 9 Feldern: dasselbe Spiel in zehn Minuten.",
        },
        multiplayer: {
          en: "Three to five players on two boards, each alone.",
          de: "Drei bis fünf Spieler auf zwei Spielfeldern, jeder für sich.",
        },
      },
    },
    decks: { title: { en: "Decks", de: "Decks" } },
    stars: { house: true, title: { en: "Stars in a deck", de: "Sterne im Deck" } },
    board: {
      house: true,
      title: { en: "Battleground", de: "Schlachtfeld" },
      when: many,
      values: { wide: { en: "8 by 4", de: "8 mal 4" }, tall: { en: "4 by 8", de: "4 mal 8" } },
    },
    orientation: {
      house: true,
      title: { en: "Cards lie", de: "Karten liegen" },
      when: (options) => !many(options),
      values: {
        shared: { en: "All the same way", de: "Alle gleich herum" },
        opposite: { en: "The second player’s upside down", de: "Die des zweiten Spielers auf dem Kopf" },
      },
    },
    mulligan: {
      house: true,
      title: { en: "Returned cards", de: "Zurückgegebene Karten" },
      values: {
        shuffle: { en: "Are shuffled in", de: "Werden eingemischt" },
        bottom: { en: "Go under the deck", de: "Kommen unter das Deck" },
      },
    },
    endCheck: {
      house: true,
      title: { en: "The end comes", de: "Das Ende kommt" },
      values: {
        latched: { en: "Once the board was full", de: "Sobald das Feld voll war" },
        afterResolution: { en: "If it is full when the card is done", de: "Wenn es danach noch voll ist" },
      },
    },
  },
};
