import { terms } from "@rifthall/games/quantum-rift/terms";
import type { Thing } from "@rifthall/games/quantum-rift/wire";
import { cut, padEnd, widthOf, wrap } from "../../paint.js";
import { type Face, faceOf, saidBy } from "./faces.js";
import { hearts, seatSign, stateMark } from "./marks.js";
import { termOf, wordsOf } from "./text.js";
import type { UnitView } from "./view.js";
import type { Sight } from "./wire.js";

/** From this width a unit stands in one line, if it can, with its text behind it. */
const BROAD = 44;

/** How much of a unit is told: its text too, all its facts and what of the text fits beside them, or numbers alone. */
export type Detail = "text" | "facts" | "numbers";

/** A unit in so many columns: state, name, numbers, keywords, a hero's vitality, and what it carries. */
export function unitLines(sight: Sight, unit: UnitView, columns: number, detail: Detail): string[] {
  const face = faceOf(sight, unit.card);
  const isTight = detail === "numbers";
  const line = columns >= BROAD ? broad(sight, unit, face) : null;
  const text = saidBy(face);
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
  const isPair = unit.seat !== null && sight.view.players.length > 1;
  const sign = isPair ? `${seatSign(paint, unit.seat ?? 0)} ` : "";
  return `${stateMark(paint, unit.state)} ${sign}${paint.bold(cut(face.name, room - 2 - widthOf(sign)))}`;
}

function facts(sight: Sight, unit: UnitView, face: Face): string[] {
  const { language } = sight;
  const words = wordsOf(language);
  const { attack, defence, roll = 0, hits = 0 } = unit.now;
  return [
    `${terms.attack.letter[language]}${attack} ${terms.defence.letter[language]}${defence}`,
    ...(roll === 0 ? [] : [words.eachDie(`${roll < 0 ? "−" : "+"}${Math.abs(roll)}`)]),
    ...(hits === 0 ? [] : [`+${words.hits(hits)}`]),
    ...(unit.vitality === undefined ? [] : [hearts(sight.paint, unit.vitality, face.vitality)]),
    ...(unit.state === "ready" ? [] : [termOf(language, unit.state)]),
    ...face.keywords,
  ];
}

const NAME = 26;
const broad = (sight: Sight, unit: UnitView, face: Face): string =>
  `${padEnd(nameOf(sight, unit, face, NAME), NAME)} ${facts(sight, unit, face).join(" · ")}`;

function narrow(sight: Sight, unit: UnitView, face: Face, columns: number, isTight: boolean): string[] {
  const [numbers, ...others] = facts(sight, unit, face);
  if (isTight) {
    const tail = ` ${numbers}${unit.vitality === undefined ? "" : ` ♥${unit.vitality}`}`;
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
  const said = (gear: Thing): string => {
    const { name } = faceOf(sight, gear.card);
    return `+ ${gear.state === "ready" ? "" : `${stateMark(paint, gear.state)} `}${name}`;
  };
  if (isTight)
    return [`  ${paint.dim(cut(unit.gear.map((g) => `+ ${faceOf(sight, g.card).name}`).join(" "), columns - 2))}`];
  return unit.gear.map((gear) => {
    const line = `  ${said(gear)}`;
    const room = columns - widthOf(line) - 2;
    const face = faceOf(sight, gear.card);
    const text = saidBy(face, (slot) => slot !== "riftEffect");
    if (widthOf(line) > columns) return cut(`  + ${face.name}`, columns);
    return room < LEAST_TEXT || columns < BROAD || text === "" ? line : `${line}  ${paint.dim(cut(text, room))}`;
  });
}
