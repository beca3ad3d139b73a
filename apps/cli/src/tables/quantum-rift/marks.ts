import { COLOURS, diceIn, PRICES } from "@rifthall/games/quantum-rift/facts";
import { terms } from "@rifthall/games/quantum-rift/terms";
import type { Condition, Player } from "@rifthall/games/quantum-rift/wire";
import type { Colour as Ink, Paint } from "../../paint.js";
import { termOf } from "./text.js";
import type { Sight } from "./wire.js";

/** A state's own shape: upright, turned sideways, crossed out. */
const STATES: Readonly<Record<Condition, string>> = { ready: "▲", exhausted: "▷", damaged: "✗" };
const STATE_INKS: Readonly<Record<Condition, Ink>> = { ready: "#2f9e5f", exhausted: "#9a8f80", damaged: "#e0553c" };
const DICE_INKS: readonly Ink[] = ["#d9573f", "#c99a1b", "#4f9e4f", "#4f8fc4", "#9a8f80"];
const BLOOD: Ink = "#d9573f";

export const stateMark = (paint: Paint, state: Condition): string =>
  paint.ink(STATES[state], { fg: STATE_INKS[state], bold: true });

/** So many full ones of a whole, and the number besides. */
export const pips = (paint: Paint, full: number, all: number, [on, off]: readonly [string, string]): string =>
  paint.accent(on.repeat(Math.min(full, MOST))) + paint.dim(off.repeat(Math.max(0, Math.min(all, MOST) - full)));
const MOST = 20;

export const hearts = (paint: Paint, left: number, all: number): string =>
  paint.ink("♥".repeat(left), { fg: BLOOD, bold: true }) +
  paint.dim("♡".repeat(Math.max(0, all - left))) +
  ` ${left}/${Math.max(left, all)}`;

/** red ■ yellow ■□: ready dice are full. Colours a player has none of are left out. */
export function diceText(sight: Sight, player: Player): string {
  const { paint, language } = sight;
  return COLOURS.flatMap((colour, i) => {
    const [ready, all] = diceIn(player.dice[colour]);
    if (all === 0) return [];
    const signs = "■".repeat(ready) + "□".repeat(all - ready);
    return [`${termOf(language, `colour-${colour}`)} ${paint.ink(signs, { fg: DICE_INKS[i], bold: true })}`];
  }).join("  ");
}

/** "1R 2*": how many dice of which colour. */
export function costText({ paint, language }: Sight, cost: readonly number[]): string {
  return PRICES.flatMap((colour, i) => {
    const letter = terms[`colour-${colour}`].letter[language];
    return cost[i] > 0 ? [paint.ink(`${cost[i]}${letter}`, { fg: DICE_INKS[i], bold: true })] : [];
  }).join(" ");
}

const SEATS = ["◉", "◆"];
const SEAT_INKS: readonly Ink[] = ["#c8963c", "#5d8fb5"];
/** A player's own sign: shape before colour. */
export const seatSign = (paint: Paint, seat: number): string =>
  paint.ink(SEATS[seat % SEATS.length], { fg: SEAT_INKS[seat % SEATS.length], bold: true });
