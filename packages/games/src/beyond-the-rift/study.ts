import type { MatchOptions, Study, Variant } from "@rifthall/kernel/game";
import type { Dice } from "@rifthall/kernel/machine";
import type { Library, Scenario } from "./content.js";
import { DIFFICULTIES } from "./facts.js";
import { MODES, scenarioOf } from "./seating.js";
import { type BeyondTheRift, sheetOf } from "./table.js";
import type { BeyondWire, Edition } from "./wire.js";

/** What is asked about many matches: how hard each scenario is for how many heroes, and what heroes and cards are worth. */
export const study: Study<BeyondTheRift, Library, BeyondWire> = {
  variants: (library, given) =>
    library.scenarios
      .filter((x) => (given.scenario === "first" ? x === library.scenarios[0] : isGiven(given, "scenario", x.id)))
      .filter((x) => given.edition !== "v099" || x.v099)
      .flatMap((x) => sizes(x, given))
      .flatMap((variant) => difficulties(variant, given)),
  scale: "difficulty",
  vary: (library, options, seats, dice) =>
    Array.isArray(options.heroes) ? options : { ...options, heroes: drawn(library, options, seats, dice) },
  factors: (s) =>
    s.shape.heroes.map(({ hero, board }) => (board === hero.alternate ? `${hero.id}-alternate` : hero.id)),
  deck: (s, seat) => sheetOf(s, seat).deck.map(([id]) => id),
  use: (e) => {
    switch (e.do) {
      case "draw":
        return { seat: e.seat, card: e.card, how: "drawn" };
      case "attack":
      case "lay":
      case "aid":
      case "special":
      case "react":
      case "ap-card":
        return { seat: e.seat, card: e.card, how: "played" };
      default:
        return null;
    }
  },
};

/** Heroes by lot, so that what one of them is worth can be told: those that must take part first. */
function drawn(library: Library, { scenario, edition }: MatchOptions, seats: number, dice: Dice): string[][] {
  const { must } = scenarioOf(library, String(scenario), edition as Edition);
  const pile = library.heroes
    .filter((h) => (edition !== "v099" || h.v099) && !must.includes(h.id))
    .map(({ id }) => [id]);
  const heroes = must.map((id) => [id]);
  while (heroes.length < seats) heroes.push(...pile.splice(dice.below(pile.length), 1));
  return heroes;
}

const isGiven = (given: MatchOptions, name: string, value: string): boolean =>
  given[name] === undefined || given[name] === value;

/** BR-2: by number of heroes, as many as the scenario is for. */
const sizes = (x: Scenario, given: MatchOptions): Variant[] =>
  MODES.filter((mode, i) => isGiven(given, "mode", mode) && i + 1 >= x.least && i + 1 <= x.most).map((mode) => ({
    label: { scenario: x.id, heroes: mode },
    options: { ...given, scenario: x.id, mode },
  }));

/** BR-A99 */
const difficulties = ({ label, options }: Variant, given: MatchOptions): Variant[] =>
  DIFFICULTIES.filter((difficulty) => isGiven(given, "difficulty", difficulty)).map((difficulty) => ({
    label: { ...label, difficulty },
    options: { ...options, difficulty },
  }));
