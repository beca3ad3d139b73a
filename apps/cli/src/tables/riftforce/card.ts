import type { Lying } from "@rifthall/games/riftforce/wire";
import { BONE, cardLook, HURT } from "./guilds.js";
import { viewOf } from "./view.js";
import type { Sight } from "./wire.js";

const OWNERS = ["¹", "²", "³", "⁴"];
/** Room for number, letters, a space and seven pips. */
const WITH_PIPS = 12;

/** A card on the table in so many columns: number, letters, and its life with the damage in it. */
export function plate(sight: Sight, { card: name, damage }: Lying, columns: number): string {
  const { paint } = sight;
  const card = cardLook(sight, name);
  if (card === null) return paint.dim("?".padEnd(columns));
  const { number } = card;
  const { fg, bg, letters } = card.guild;
  const owner = ownerMark(sight, card.guild.id);
  const [hurt, left] = columns >= WITH_PIPS ? pips(number, damage) : fraction(number, damage);
  const room = columns - 5 - owner.length - hurt.length - left.length;
  return [
    paint.ink(`${number} `, { fg: BONE, bg, bold: true }),
    paint.ink(`${letters}${owner} `, { fg, bg }),
    paint.ink(hurt, { fg: HURT, bg, bold: true }),
    paint.ink(`${left}${" ".repeat(Math.max(0, room))}`, { fg, bg }),
  ].join("");
}

const pips = (number: number, damage: number): [string, string] => [
  "●".repeat(damage),
  "·".repeat(Math.max(0, number - damage)),
];
const fraction = (number: number, damage: number): [string, string] =>
  damage > 0 ? [`${damage}`, `/${number}`] : ["", ""];

/** In a team both players' cards stand in one stack, and by symbol only your own can be activated (RF-74). */
export function ownerMark(sight: Sight, guild: string): string {
  const v = viewOf(sight);
  return v.mode === "team" ? (OWNERS[v.guilds.findIndex((list) => list.includes(guild))] ?? "") : "";
}

const SHAPES = ["◉", "◆", "▣", "▲"];
const INKS = ["#c8963c", "#5d8fb5", "#c0705a", "#6f9c4c"] as const;

/** A side's own sign: shape before colour. */
export const sideSign = ({ paint }: Sight, side: number): string =>
  paint.ink(SHAPES[side % SHAPES.length], { fg: INKS[side % INKS.length], bold: true });
