import { PHASES } from "@rifthall/games/beyond-the-rift/facts";
import type { Phase } from "@rifthall/games/beyond-the-rift/wire";
import { spread, wrap } from "../../paint.js";
import { faceOf } from "./faces.js";
import { pips } from "./marks.js";
import { termOf, wordsOf } from "./text.js";
import type { Sight } from "./wire.js";

/** The round with its phases, the scenario, and what it counts. */
export function head(sight: Sight): string[] {
  const { paint, language, width, scene } = sight;
  const { scenario, threat, counters, column } = scene.standing;
  const words = wordsOf(language);
  const counted = [
    `${paint.dim(termOf(language, "threat"))} ${pips(paint, threat)}${threat > 0 ? " " : ""}${paint.bold(String(threat))}`,
    ...counters.map(({ counter, n }) => `${paint.dim(counterName(sight, counter))} ${paint.bold(String(n))}`),
    ...(column === undefined ? [] : [paint.key(words.column(column))]),
  ];
  const piles = (["enemyDeck", "terrainDeck", "responseDeck"] as const)
    .map((pile) => `${paint.dim(termOf(language, pile))} ${scene.zones[pile]?.length ?? 0}`)
    .join("  ");
  return [
    ...phases(sight),
    ...spread(` ${paint.bold(faceOf(sight, scenario).name)}`, piles, width - 1),
    ...wrap(counted.map((part) => part.replaceAll(" ", "\u00a0")).join("  "), width - 1, " ").map((line) =>
      line.replaceAll("\u00a0", " "),
    ),
  ];
}

/** What the scenario calls what it counts. */
function counterName({ game, content, language, scene }: Sight, counter: string): string {
  const id = `${scene.standing.scenario}.${counter}`;
  return game.terms(content, language).find((term) => term.id === id)?.name ?? counter;
}

/** The phases in their order; the present one stands out by brackets. The third has another name in v0.9.9. */
function phases(sight: Sight): string[] {
  const { paint, language, width } = sight;
  const { phase, round, edition } = sight.scene.standing;
  const words = wordsOf(language);
  const said = (name: Phase): string => {
    const word = termOf(language, name === "quest" && edition === "v099" ? "phase-spawn" : `phase-${name}`);
    return name === phase ? paint.key(`[${word}]`) : paint.dim(word.replace(/ Phase$/, ""));
  };
  const [setup, ...turn] = PHASES;
  if (phase === setup) return [` ${said(setup)}`];
  return wrap(`${paint.bold(words.round(round))}  ${turn.map(said).join(" ")}`, width - 1, " ");
}
