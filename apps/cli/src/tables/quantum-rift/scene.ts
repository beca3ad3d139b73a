import { padEnd, spread, widthOf, wrap } from "../../paint.js";
import type { Sight } from "../drawing.js";
import { type Face, faceOf, sectionWith } from "./faces.js";
import { pips } from "./marks.js";
import { wordsOf } from "./text.js";
import { viewOf } from "./view.js";

/** How much of the story cards is told: all that matters each turn, only what ends the encounter, or only names. */
export type Telling = "whole" | "short" | "names";

/** The turn with its phases, where the players are, and what stands in their way. */
export function scene(sight: Sight, telling: Telling): string[] {
  const { paint, language, width } = sight;
  const v = viewOf(sight);
  const words = wordsOf(language);
  const column = Math.max(widthOf(words.location), widthOf(words.encounter)) + 3;
  const indent = " ".repeat(column);
  const label = (word: string): string => padEnd(` ${paint.dim(word)}`, column);
  const place = v.location === null ? null : faceOf(sight, v.location);
  const trouble = v.encounter === null ? null : faceOf(sight, v.encounter);
  const counts = [
    `${paint.dim(words.exploration)} ${v.exploration.length}`,
    `${paint.dim(words.ahead)} ${v.stack.length}`,
  ].join("  ");
  const told = (which: readonly string[]): string[] =>
    which.flatMap((section) => wrap(section, width - 1, indent, `${indent}  `)).map((line) => paint.dim(line));
  const turnly = (face: Face): string[] => face.sections.filter((section) => !OVER.test(section));
  const explained = (section: string): string =>
    words.duration.some((word) => section.startsWith(`${word}:`)) ? `${section} ${words.until}` : section;
  const duration = trouble === null ? undefined : sectionWith(trouble, words.duration);
  return [
    ...phases(sight),
    ...spread(`${label(words.location)}${placeText(sight, place)}`, counts, width - 1),
    ...(place === null || telling !== "whole" ? [] : told(turnly(place))),
    `${label(words.encounter)}${troubleText(sight, trouble)}`,
    ...(trouble !== null && telling === "whole" ? told(turnly(trouble).map(explained)) : []),
    ...(trouble !== null && telling === "short" && duration !== undefined ? told([explained(duration)]) : []),
    ...(v.waiting.length > 0
      ? [`${indent}${paint.dim(words.next)} ${v.waiting.map((id) => faceOf(sight, id).name).join(", ")}`]
      : []),
  ];
}

function troubleText(sight: Sight, trouble: Face | null): string {
  const { paint, language } = sight;
  const words = wordsOf(language);
  const { threat, location } = viewOf(sight);
  if (trouble === null) return paint.dim(location === null ? "–" : words.noEncounter);
  const drawn = pips(paint, threat, threat, ["▲", "△"]);
  return `${paint.bold(trouble.name)}  ${drawn}${drawn === "" ? "" : " "}${words.threat(threat)}`;
}

/** What has been done when the card came, and the distance, which is drawn. */
const OVER = /^(REVEAL|ENTHÜLLEN|DISTANCE|ENTFERNUNG):/;

function placeText(sight: Sight, place: Face | null): string {
  const { paint, language } = sight;
  const words = wordsOf(language);
  const { distance } = viewOf(sight);
  if (place === null) return paint.dim(words.noLocation);
  if (place.distance === null) return paint.bold(place.name);
  return `${paint.bold(place.name)}  ${pips(paint, distance, place.distance, ["●", "○"])} ${words.distance(distance)}`;
}

const PHASES = ["start", "deployment", "combat", "explore", "threat", "regroup", "end"];

/** The phases in their order; the present one stands out by brackets. */
function phases(sight: Sight): string[] {
  const { paint, language, width } = sight;
  const { phase, round } = viewOf(sight);
  const words = wordsOf(language);
  const said = (name: string): string => words.phases[name] ?? name;
  if (!PHASES.includes(phase)) return [` ${paint.key(`[${said(phase)}]`)}`];
  const row = PHASES.map((name) => (name === phase ? paint.key(`[${said(name)}]`) : paint.dim(said(name))));
  return wrap(`${paint.bold(words.turn(round))}  ${row.join(" ")}`, width - 1, " ");
}
