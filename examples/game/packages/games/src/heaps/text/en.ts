import { speech } from "./speech.js";

export const english = speech({
  yours: "Take one to three counters from a heap.",
  theirs: "The other player takes.",
  take: (n, heap) => `Take ${n} from heap ${heap}`,
  took: (name, n, heap) => `${name} takes ${n} from heap ${heap}.`,
  player: (n) => `Player ${n}`,
  reasons: {
    over: "the match is over",
    "not-your-turn": "it is not your turn",
    "only-taking": "counters are taken here, nothing else",
    "at-most-three": "you may take at most three",
    "too-few-left": "the heap has not so many",
  },
});
