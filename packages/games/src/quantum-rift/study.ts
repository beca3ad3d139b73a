import type { MatchOptions, Study, Variant } from "@rifthall/kernel/game";
import type { Chapter, Library } from "./content.js";
import { DIFFICULTIES, heroOf, type QuantumRift } from "./table.js";
import type { QuantumWire } from "./wire.js";

/** What is asked about many matches: how hard each chapter is, for whom, and what cards are worth. */
export const study: Study<QuantumRift, Library, QuantumWire> = {
  variants: (library, given) =>
    library.chapters
      .filter((chapter) => given.chapter === undefined || given.chapter === chapter.id)
      .flatMap((chapter) => heroes(library, chapter, given))
      .flatMap((variant) => difficulties(variant, given)),
  scale: "difficulty",
  factors: (s, seat) => [s.library.cards[s.def[heroOf(s, seat)]].id],
  deck: (s, seat) => s.shape.heroes[seat].deck.map(([id]) => id),
  use: (e) =>
    e.do === "draw" || e.do === "deploy" || e.do === "act"
      ? { seat: e.seat, card: e.card, how: e.do === "draw" ? "drawn" : "played" }
      : null,
};

/** Each hero alone, and both together where the chapter is for two. */
function heroes(library: Library, chapter: Chapter, given: MatchOptions): Variant[] {
  const base = { ...given, chapter: chapter.id };
  const alone = library.heroes
    .filter((hero) => given.hero === undefined || given.hero === hero.id)
    .map((hero) => ({
      label: { chapter: chapter.id, hero: hero.id },
      options: { ...base, mode: "solo", hero: hero.id } as MatchOptions,
    }));
  const pair = { label: { chapter: chapter.id, hero: "pair" }, options: { ...base, mode: "pair" } as MatchOptions };
  return [...(given.mode === "pair" ? [] : alone), ...(given.mode === "solo" || chapter.players < 2 ? [] : [pair])];
}

const difficulties = ({ label, options }: Variant, given: MatchOptions): Variant[] =>
  DIFFICULTIES.filter((d) => given.difficulty === undefined || given.difficulty === d).map((difficulty) => ({
    label: { ...label, difficulty },
    options: { ...options, difficulty },
  }));
