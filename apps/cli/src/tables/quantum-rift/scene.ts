import { padEnd, spread, widthOf, wrap } from "../../paint.js";
import type { Sight } from "../drawing.js";
import { type Face, faceOf } from "./faces.js";
import { pips } from "./marks.js";
import { wordsOf } from "./text.js";
import { viewOf } from "./view.js";

/** How much of the story cards is told: all that matters each turn, only what ends it or is due now, or only names. */
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
    begins(section, words.duration) ? `${section} ${words.until}` : section;
  const due = [...words.duration, ...(words.due[v.phase] ?? [])];
  const shown = (face: Face | null): string[] => {
    if (face === null || telling === "names") return [];
    return turnly(face).filter((section) => telling === "whole" || begins(section, due));
  };
  // What the screen has no room for is said to be there.
  const more = (face: Face | null): string =>
    face === null || shown(face).length === turnly(face).length ? "" : paint.dim(words.moreText(callOf(face)));
  const encounter = `${label(words.encounter)}${troubleText(sight, trouble)}`;
  return [
    ...phases(sight),
    ...spread(`${label(words.location)}${placeText(sight, place)}`, `${more(place)}  ${counts}`, width - 1),
    ...told(shown(place)),
    ...(more(trouble) === "" ? [encounter] : spread(encounter, more(trouble), width - 1)),
    ...told(shown(trouble).map(explained)),
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

/** Enough of a card's name to call it by: the first word that is more than an article. */
const callOf = ({ name }: Face): string => {
  const words = name.toLowerCase().split(" ");
  return words.find((word) => word.length > 3) ?? words.join(" ");
};

const begins = (section: string, words: readonly string[]): boolean =>
  words.some((word) => section.startsWith(`${word}:`));

/** What has been done when the card came, and the distance, which is drawn. */
const OVER = /^(REVEAL|ENTHÜLLEN|DISTANCE|ENTFERNUNG):/;

function placeText(sight: Sight, place: Face | null): string {
  const { paint, language } = sight;
  const words = wordsOf(language);
  const { distance, present } = viewOf(sight);
  if (place === null) return paint.dim(words.noLocation);
  if (place.distance === null) return paint.bold(place.name);
  if (present.arriving) return `${paint.bold(place.name)}  ${words.arriving(place.distance)}`;
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
