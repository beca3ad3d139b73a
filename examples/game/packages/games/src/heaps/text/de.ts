import { speech } from "./speech.js";

export const german = speech({
  yours: "Nimm einen bis drei Steine von einem Haufen.",
  theirs: "Der andere nimmt.",
  take: (n, heap) => `${n} von Haufen ${heap} nehmen`,
  took: (name, n, heap) => `${name} nimmt ${n} von Haufen ${heap}.`,
  player: (n) => `Spieler ${n}`,
  reasons: {
    over: "die Partie ist vorbei",
    "not-your-turn": "du bist nicht am Zug",
    "only-taking": "hier werden nur Steine genommen",
    "at-most-three": "mehr als drei darf niemand nehmen",
    "too-few-left": "so viele hat der Haufen nicht",
  },
});
