import { cardNamed } from "@rifthall/games/riftforce/facts";
import type { Face, RiftforceWire } from "@rifthall/games/riftforce/wire";
import type { CardText } from "@rifthall/kernel/game";
import { type Colour, mix, type Paint } from "../../paint.js";
import { facesBy } from "../sight.js";
import type { Sight } from "./wire.js";

/** A guild as it is drawn: two letters that no other guild has, and a colour besides. */
export interface GuildLook extends CardText<Face> {
  readonly letters: string;
  readonly fg: Colour;
  readonly bg: Colour;
}

const INKS: Readonly<Record<string, Colour>> = {
  fire: "#f88a52",
  ice: "#a8d6ea",
  light: "#f6e08f",
  shadow: "#b5adc0",
  earth: "#d2a67b",
  water: "#72b4e4",
  thunderbolt: "#f2c534",
  plant: "#84c25f",
  air: "#c3dad2",
  crystal: "#6fd6cc",
  acid: "#bcd53c",
  beast: "#dc9b72",
  lava: "#f57a66",
  love: "#f095a6",
  magnet: "#a3b1c4",
  music: "#dca6dd",
  sand: "#e0c692",
  star: "#e8ecf4",
};
/** For guilds of packs, which nobody has given a colour. */
const SPARE: readonly Colour[] = ["#efc368", "#a9c6de", "#d69a8a", "#a9c98b", "#d7b3d3"];
/** A card is dark enamel with a share of its guild's colour, so its letters are readable on any terminal. */
const ENAMEL: Colour = "#15100c";
const SHARE = 0.24;
/** Numbers and damage on enamel. */
export const BONE: Colour = "#f1e6cf";
export const HURT: Colour = "#ff6a45";

/** Every guild of the content by its id. */
export const guildLooks = facesBy<RiftforceWire, GuildLook>((cards) => {
  const taken = new Set<string>();
  return cards.map((card, i) => {
    const letters = lettersFor(card.name, taken);
    taken.add(letters);
    const fg = INKS[card.id] ?? SPARE[i % SPARE.length];
    return { ...card, letters, fg, bg: mix(fg, SHARE, ENAMEL) };
  });
});

/** The first letter and the first later one that gives a pair nobody has. */
function lettersFor(name: string, taken: ReadonlySet<string>): string {
  const [first = "?", ...rest] = [...name.replace(/[^\p{L}\p{N}]/gu, "")];
  const signs = [...rest, ..."0123456789"];
  const second = signs.find((sign) => !taken.has(first.toUpperCase() + sign.toLowerCase())) ?? "?";
  return first.toUpperCase() + second.toLowerCase();
}

interface CardLook {
  readonly number: number;
  readonly guild: GuildLook;
}

/** Null for a card nobody has shown the reader. */
export function cardLook(sight: Sight, card: string): CardLook | null {
  const named = cardNamed(card);
  const guild = named ? guildLooks(sight).get(named.guild) : undefined;
  return named && guild ? { number: named.number, guild } : null;
}

/** A card in four columns and a space on each side: " 7 Cr ". */
export function chip(paint: Paint, card: CardLook | null): string {
  if (card === null) return paint.dim(" ?    ");
  const { fg, bg, letters } = card.guild;
  return paint.ink(` ${card.number} `, { fg: BONE, bg, bold: true }) + paint.ink(`${letters} `, { fg, bg });
}

export const letters = (paint: Paint, { fg, bg, letters }: GuildLook): string => paint.ink(` ${letters} `, { fg, bg });

/** How a card is called in a sentence. */
export const called = (card: CardLook | null): string => (card === null ? "?" : `${card.guild.name} ${card.number}`);
