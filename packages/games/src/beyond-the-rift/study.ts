import type { MatchOptions, Study, Variant } from "@rifthall/kernel/game";
import type { Dice } from "@rifthall/kernel/machine";
import type { Library, Scenario } from "./content.js";
import { DIFFICULTIES } from "./facts.js";
import { drawHeroes, drawMatch } from "./lot.js";
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
  draw: drawMatch,
  factors: (s) =>
    s.shape.heroes.flatMap(({ hero, board, items }) => [
      board === hero.alternate ? `${hero.id}-alternate` : hero.id,
      ...items.map((item) => item.id),
    ]),
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

/** Heroes by lot, so that what one of them is worth can be told. */
function drawn(library: Library, { scenario, edition }: MatchOptions, seats: number, dice: Dice): string[][] {
  const found = scenarioOf(library, String(scenario), edition as Edition);
  return drawHeroes(library, found, edition as Edition, seats, dice).map(({ id }) => [id]);
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
