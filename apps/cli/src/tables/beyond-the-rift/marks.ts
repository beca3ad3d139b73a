import { terms } from "@rifthall/games/beyond-the-rift/terms";
import type { InPlay, Numbers } from "@rifthall/games/beyond-the-rift/wire";
import type { Colour as Ink, Paint } from "../../paint.js";
import { type Face, faceOf } from "./faces.js";
import { termOf, wordsOf } from "./text.js";
import { isFighter } from "./view.js";
import type { Sight } from "./wire.js";

const NUMBERS = ["engagement", "range", "attack", "defence", "health"] as const satisfies readonly (keyof Numbers)[];
const BLOOD: Ink = "#d9573f";
const SEATS = ["◉", "◆", "▲", "■"];
const SEAT_INKS: readonly Ink[] = ["#c8963c", "#5d8fb5", "#4f9e4f", "#a06ab4"];

/** A hero's own sign: shape before colour. */
export const seatSign = (paint: Paint, seat: number): string =>
  paint.ink(SEATS[seat % SEATS.length], { fg: SEAT_INKS[seat % SEATS.length], bold: true });

export const signed = (n: number): string => `${n < 0 ? "−" : "+"}${Math.abs(n)}`;

/** "E1 R2 A2 D1 H1" as they count now; what differs from the printed number stands out. */
export function numbersText(sight: Sight, card: InPlay): string {
  if (!isFighter(card)) return doorText(sight, card);
  const printed = faceOf(sight, card.card).numbers;
  return NUMBERS.map((key) => {
    const now = card[key] ?? 0;
    const text = `${terms[key].letter[sight.language]}${now}`;
    return printed !== undefined && printed[key] !== now ? sight.paint.bold(`${text}*`) : text;
  }).join(" ");
}

/** What opening it takes, and its defence against attacks. */
function doorText(sight: Sight, { value, responses = 0, defence }: InPlay): string {
  if (value === undefined) return "";
  const words = wordsOf(sight.language);
  return `${words.openFor(value, responses)}, ${terms.defence.letter[sight.language]}${defence ?? 0}`;
}

/** What a hit of it brings. */
export function damageText(sight: Sight, { numbers }: Face): string {
  if (numbers === undefined) return "";
  const { wounds, fatigue } = numbers;
  const parts = [
    ...(wounds > 0 ? [`${wounds} ${termOf(sight.language, "type-wound")}`] : []),
    ...(fatigue > 0 ? [`${fatigue} ${termOf(sight.language, "type-fatigue")}`] : []),
  ];
  return parts.join(" + ");
}

export const hurts = (paint: Paint, n: number): string =>
  n === 0 ? "0" : paint.ink(`${n}`, { fg: BLOOD, bold: true });

/** So many full ones of a whole, and the number besides. */
export const pips = (paint: Paint, n: number): string => paint.accent("▲".repeat(Math.min(n, MOST_PIPS)));
const MOST_PIPS = 20;
