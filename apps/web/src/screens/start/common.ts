import type { OptionNames } from "./game.ts";

/** What several games let one choose alike. */
export const difficulty: OptionNames = {
  title: { en: "Difficulty", de: "Schwierigkeit" },
  values: {
    easy: { en: "Easy", de: "Leicht" },
    normal: { en: "Normal", de: "Mittel" },
    hard: { en: "Hard", de: "Schwer" },
  },
};
