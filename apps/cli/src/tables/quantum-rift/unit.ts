import { cut, padEnd, widthOf, wrap } from "../../paint.js";
import type { Sight } from "../drawing.js";
import { type Face, faceOf } from "./faces.js";
import { hearts, seatSign, stateMark } from "./marks.js";
import { wordsOf } from "./text.js";
import { type InPlay, type UnitView, viewOf } from "./view.js";

/** From this width a unit stands in one line, if it can, with its text behind it. */
const BROAD = 44;

/** How much of a unit is told: its text too, all its facts and what of the text fits beside them, or numbers alone. */
export type Detail = "text" | "facts" | "numbers";

/** A unit in so many columns: state, name, numbers, keywords, a hero's vitality, and what it carries. */
export function unitLines(sight: Sight, unit: UnitView, columns: number, detail: Detail): string[] {
  const face = faceOf(sight, unit.id);
  const isTight = detail === "numbers";
  const line = columns >= BROAD ? broad(sight, unit, face) : null;
  const text = face.sections.join(" ");
  const gear = gearLines(sight, unit, columns, isTight);
  const whole = (): string[] => wrap(text, columns, "    ").map((part) => sight.paint.dim(part));
  if (line === null || widthOf(line) > columns) {
    const lines = narrow(sight, unit, face, columns, isTight);
    return [
      ...(text === "" ? lines : detail === "text" ? [...lines, ...whole()] : unsaid(sight, lines, columns)),
      ...gear,
    ];
  }
  const room = columns - widthOf(line) - 2;
  if (text === "") return [line, ...gear];
  if (detail === "text" && widthOf(text) > room) return [line, ...whole(), ...gear];
  if (room < LEAST_TEXT) return [...unsaid(sight, [line], columns), ...gear];
  return [`${line}  ${sight.paint.dim(cut(text, room))}`, ...gear];
}

/** There is more to read on the card than there was room for. */
function unsaid({ paint }: Sight, lines: readonly string[], columns: number): string[] {
  const last = lines.at(-1) ?? "";
  return widthOf(last) + 2 > columns ? [...lines] : [...lines.slice(0, -1), `${last}${paint.dim(" …")}`];
}
const LEAST_TEXT = 16;

function nameOf(sight: Sight, unit: UnitView, face: Face, room: number): string {
  const { paint } = sight;
  const isPair = unit.seat !== null && viewOf(sight).players.length > 1;
  const sign = isPair ? `${seatSign(paint, unit.seat ?? 0)} ` : "";
  return `${stateMark(paint, unit.state)} ${sign}${paint.bold(cut(face.name, room - 2 - widthOf(sign)))}`;
}

function facts(sight: Sight, unit: UnitView, face: Face): string[] {
  const words = wordsOf(sight.language);
  const { attack, defence, roll = 0, hits = 0 } = unit.now;
  return [
    `${words.attack}${attack} ${words.defence}${defence}`,
    ...(roll === 0 ? [] : [words.eachDie(`${roll < 0 ? "−" : "+"}${Math.abs(roll)}`)]),
    ...(hits === 0 ? [] : [words.moreHits(hits)]),
    ...(unit.vitality === null ? [] : [hearts(sight.paint, unit.vitality, face.vitality)]),
    ...(unit.state === "ready" ? [] : [words.states[unit.state] ?? unit.state]),
    ...face.keywords,
  ];
}

const NAME = 26;
const broad = (sight: Sight, unit: UnitView, face: Face): string =>
  `${padEnd(nameOf(sight, unit, face, NAME), NAME)} ${facts(sight, unit, face).join(" · ")}`;

function narrow(sight: Sight, unit: UnitView, face: Face, columns: number, isTight: boolean): string[] {
  const [numbers, ...others] = facts(sight, unit, face);
  if (isTight) {
    const tail = ` ${numbers}${unit.vitality === null ? "" : ` ♥${unit.vitality}`}`;
    return [padEnd(nameOf(sight, unit, face, columns - widthOf(tail)), columns - widthOf(tail)) + tail];
  }
  const line = `${nameOf(sight, unit, face, columns)}  ${[numbers, ...others].join(" · ")}`;
  if (widthOf(line) <= columns) return [line];
  return [
    nameOf(sight, unit, face, columns),
    ...wrap([numbers, ...others.map((fact) => fact.replaceAll(" ", "\u00a0"))].join(" · "), columns, "  ").map((line) =>
      line.replaceAll("\u00a0", " "),
    ),
  ];
}

function gearLines(sight: Sight, unit: UnitView, columns: number, isTight: boolean): string[] {
  const { paint } = sight;
  if (unit.gear.length === 0) return [];
  const said = (gear: InPlay): string => {
    const { name } = faceOf(sight, gear.id);
    return `+ ${gear.state === "ready" ? "" : `${stateMark(paint, gear.state)} `}${name}`;
  };
  if (isTight)
    return [`  ${paint.dim(cut(unit.gear.map((g) => `+ ${faceOf(sight, g.id).name}`).join(" "), columns - 2))}`];
  return unit.gear.map((gear) => {
    const line = `  ${said(gear)}`;
    const room = columns - widthOf(line) - 2;
    const text = faceOf(sight, gear.id)
      .sections.filter((section) => !section.startsWith("RIFT"))
      .join(" ");
    if (widthOf(line) > columns) return cut(`  + ${faceOf(sight, gear.id).name}`, columns);
    return room < LEAST_TEXT || columns < BROAD || text === "" ? line : `${line}  ${paint.dim(cut(text, room))}`;
  });
}
