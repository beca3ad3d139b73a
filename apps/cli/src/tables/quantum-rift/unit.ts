import { cut, padEnd, widthOf, wrap } from "../../paint.js";
import type { Sight } from "../drawing.js";
import { type Face, faceOf } from "./faces.js";
import { hearts, seatSign, stateMark } from "./marks.js";
import { wordsOf } from "./text.js";
import { type InPlay, type UnitView, viewOf } from "./view.js";

/** From this width a unit stands in one line, with its text behind it. */
const BROAD = 44;

/** A unit in so many columns: state, name, numbers, keywords, a hero's vitality, and what it carries. */
export function unitLines(sight: Sight, unit: UnitView, columns: number, isTight: boolean): string[] {
  const face = faceOf(sight, unit.id);
  const lines = columns >= BROAD ? broad(sight, unit, face, columns) : narrow(sight, unit, face, columns, isTight);
  return [...lines, ...gearLines(sight, unit, columns, isTight)];
}

function nameOf(sight: Sight, unit: UnitView, face: Face, room: number): string {
  const { paint } = sight;
  const isPair = unit.seat !== null && viewOf(sight).players.length > 1;
  const sign = isPair ? `${seatSign(paint, unit.seat ?? 0)} ` : "";
  return `${stateMark(paint, unit.state)} ${sign}${paint.bold(cut(face.name, room - 2 - widthOf(sign)))}`;
}

function facts(sight: Sight, unit: UnitView, face: Face): string[] {
  const words = wordsOf(sight.language);
  return [
    `${words.attack}${face.attack} ${words.defence}${face.defence}`,
    ...(unit.vitality === null ? [] : [hearts(sight.paint, unit.vitality, face.vitality)]),
    ...(unit.state === "ready" ? [] : [words.states[unit.state] ?? unit.state]),
    ...face.keywords,
  ];
}

const NAME = 26;
function broad(sight: Sight, unit: UnitView, face: Face, columns: number): string[] {
  const line = `${padEnd(nameOf(sight, unit, face, NAME), NAME)} ${facts(sight, unit, face).join(" · ")}`;
  const room = columns - widthOf(line) - 2;
  const text = face.sections.join(" ");
  return [room < 16 || text === "" ? line : `${line}  ${sight.paint.dim(cut(text, room))}`];
}

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
    return room < 16 || columns < BROAD || text === "" ? line : `${line}  ${paint.dim(cut(text, room))}`;
  });
}
