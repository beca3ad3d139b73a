import type { MatchOptions, Seat, Study, Variant } from "@rifthall/kernel";
import type { Chapter, Library } from "./content.js";
import { DIFFICULTIES, heroOf, type QuantumRift } from "./table.js";

const PLAYED = ["deploy", "act"];

/** What is asked about many matches: how hard each chapter is, for whom, and what cards are worth. */
export const study: Study<QuantumRift, Library> = {
  variants: (library, given) =>
    library.chapters
      .filter((chapter) => given.chapter === undefined || given.chapter === chapter.id)
      .flatMap((chapter) => heroes(library, chapter, given))
      .flatMap((variant) => difficulties(variant, given)),
  scale: "difficulty",
  factors: (s, seat) => [s.library.cards[s.def[heroOf(s, seat)]].id],
  deck: (s, seat) => s.shape.heroes[seat].deck.map(([id]) => id),
  use: (e) => {
    const how = e.do === "draw" ? "drawn" : PLAYED.includes(String(e.do)) ? "played" : null;
    return how === null || e.card === undefined || e.seat === undefined
      ? null
      : { seat: e.seat as Seat, card: String(e.card), how };
  },
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
