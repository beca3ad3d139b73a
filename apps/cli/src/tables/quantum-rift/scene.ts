import { PHASES, partText } from "@rifthall/games/quantum-rift/facts";
import type { Part, Phase } from "@rifthall/games/quantum-rift/wire";
import { padEnd, spread, widthOf, wrap } from "../../paint.js";
import { type Face, faceOf } from "./faces.js";
import { pips } from "./marks.js";
import { termOf, wordsOf } from "./text.js";
import type { Sight } from "./wire.js";

/** How much of the story cards is told: all that matters each turn, only what ends it or is due now, or only names. */
export type Telling = "whole" | "short" | "names";

/** The turn with its phases, where the players are, and what stands in their way. */
export function scene(sight: Sight, telling: Telling): string[] {
  const { paint, language, width } = sight;
  const v = sight.view;
  const words = wordsOf(language);
  const where = termOf(language, "type-location");
  const what = termOf(language, "type-encounter");
  const column = Math.max(widthOf(where), widthOf(what)) + 3;
  const indent = " ".repeat(column);
  const label = (word: string): string => padEnd(` ${paint.dim(word)}`, column);
  const place = v.location === null ? null : faceOf(sight, v.location);
  const trouble = v.encounter === null ? null : faceOf(sight, v.encounter);
  const counts = [
    `${paint.dim(words.exploration)} ${v.exploration.length}`,
    `${paint.dim(words.ahead)} ${v.stack.length}`,
  ].join("  ");
  const explained = (part: Part): string =>
    part.slot === "duration" ? `${partText(part)} ${words.until}` : partText(part);
  const told = (which: readonly Part[]): string[] =>
    which.flatMap((part) => wrap(explained(part), width - 1, indent, `${indent}  `)).map((line) => paint.dim(line));
  const shown = (face: Face | null): readonly Part[] => {
    if (face === null || telling === "names") return [];
    return turnly(face).filter(({ slot }) => telling === "whole" || slot === "duration" || slot === v.phase);
  };
  // What the screen has no room for is said to be there.
  const more = (face: Face | null): string =>
    face === null || shown(face).length === turnly(face).length ? "" : paint.dim(words.moreText(callOf(face)));
  const encounter = `${label(what)}${troubleText(sight, trouble)}`;
  return [
    ...phases(sight),
    ...spread(`${label(where)}${placeText(sight, place)}`, `${more(place)}  ${counts}`, width - 1),
    ...told(shown(place)),
    ...(more(trouble) === "" ? [encounter] : spread(encounter, more(trouble), width - 1)),
    ...told(shown(trouble)),
    ...(v.waiting.length > 0
      ? [`${indent}${paint.dim(words.next)} ${v.waiting.map((id) => faceOf(sight, id).name).join(", ")}`]
      : []),
  ];
}

function troubleText(sight: Sight, trouble: Face | null): string {
  const { paint, language } = sight;
  const words = wordsOf(language);
  const { threat, location } = sight.view;
  if (trouble === null) return paint.dim(location === null ? "–" : words.noEncounter);
  const drawn = pips(paint, threat, threat, ["▲", "△"]);
  return `${paint.bold(trouble.name)}  ${drawn}${drawn === "" ? "" : " "}${words.threat(threat)}`;
}

/** Enough of a card's name to call it by: the first word that is more than an article. */
const callOf = ({ name }: Face): string => {
  const words = name.toLowerCase().split(" ");
  return words.find((word) => word.length > 3) ?? words.join(" ");
};

/** All but what has been done when the card came, and the distance, which is drawn. */
const turnly = ({ parts }: Face): readonly Part[] =>
  parts.filter(({ slot }) => slot !== "reveal" && slot !== "distance");

function placeText(sight: Sight, place: Face | null): string {
  const { paint, language } = sight;
  const words = wordsOf(language);
  const { distance, present } = sight.view;
  if (place === null) return paint.dim(words.noLocation);
  if (place.distance === null) return paint.bold(place.name);
  if (present.arriving) return `${paint.bold(place.name)}  ${words.arriving(place.distance)}`;
  return `${paint.bold(place.name)}  ${pips(paint, distance, place.distance, ["●", "○"])} ${words.distance(distance)}`;
}

/** The phases in their order; the present one stands out by brackets. */
function phases(sight: Sight): string[] {
  const { paint, language, width } = sight;
  const { phase, round } = sight.view;
  const words = wordsOf(language);
  const said = (name: Phase): string => {
    const word = termOf(language, `phase-${name}`);
    return name === phase ? paint.key(`[${word}]`) : paint.dim(word);
  };
  const [setup, ...turn] = PHASES;
  if (phase === setup) return [` ${said(setup)}`];
  const row = turn.map(said);
  return wrap(`${paint.bold(words.turn(round))}  ${row.join(" ")}`, width - 1, " ");
}
