import { KEYWORDS } from "@rifthall/games/neverrift/facts";
import { terms } from "@rifthall/games/neverrift/terms";
import type { Creature, Keyword } from "@rifthall/games/neverrift/wire";
import type { Language } from "@rifthall/kernel/game";
import { type Colour, type Ink, mix, type Paint } from "../../paint.js";
import type { Sight } from "./wire.js";

/** A seat's own shape, of those that every fixed-width font has, and a colour besides. */
const SHAPES = ["◉", "◆", "▣", "▲", "▼"];
const INKS: readonly Colour[] = ["#efc368", "#a9c6de", "#d69a8a", "#a9c98b", "#d7b3d3"];
/** On the terminal's own ground, which may be light: middle tones. */
const SIGNS: readonly Colour[] = ["#c8963c", "#5d8fb5", "#c0705a", "#6f9c4c", "#a873a2"];
const NOBODY = "○";
const GREY: Colour = "#a39c90";
const STONE: Colour = "#bfb39b";

/** Cards are dark enamel with a share of a colour, so they are readable on any terminal. */
const ENAMEL: Colour = "#15100c";
const SHARE = 0.3;
const BONE: Colour = "#f1e6cf";
const RAISED: Colour = "#8fdc7a";
const LOWERED: Colour = "#ff6a45";

/** NR-A27: who gives up leaves creatures that carry nobody's token. */
export const shapeOf = (seat: number | undefined): string =>
  seat === undefined ? NOBODY : SHAPES[seat % SHAPES.length];
/** Something of that seat's. */
export const seatInk = (paint: Paint, seat: number, text: string): string =>
  paint.ink(text, { fg: SIGNS[seat % SIGNS.length], bold: true });
export const seatSign = (paint: Paint, seat: number): string => seatInk(paint, seat, shapeOf(seat));

/** The ground of a creature with that seat's token. */
export function tokenInk(seat: number | undefined): Ink {
  const fg = seat === undefined ? GREY : INKS[seat % INKS.length];
  return { fg, bg: mix(fg, SHARE, ENAMEL) };
}
export const PLACE_INK: Ink = { fg: mix(STONE, 0.45, ENAMEL), bg: mix(STONE, 0.12, ENAMEL) };
export const NAME: Ink = { fg: BONE, bold: true };
export const VALUES: Readonly<Record<"" | "+" | "-", Ink>> = {
  "": { fg: BONE, bold: true },
  "+": { fg: RAISED, bold: true },
  "-": { fg: LOWERED, bold: true },
};

/** Sacrifice is for cards in the hand. */
const SHOWN = KEYWORDS.filter((word) => word !== "sacrifice");

/** What a creature has now, in words where there is room for them, else in letters. */
export function keywordMarks({ language }: Sight, seen: Creature, columns: number): string {
  const list = SHOWN.filter((word) => isHad(seen, word)).map((word) => terms[word]);
  const said = list.map(({ name }) => name[language]).join(" ");
  const letters = list.map(({ letter }) => letter[language]).join("");
  return said.length <= columns ? said : letters.slice(0, columns);
}

/** "B Block, A Anchor …" */
export const markList = (language: Language): string =>
  SHOWN.map((word) => `${terms[word].letter[language]} ${terms[word].name[language]}`).join(", ");

/** A Block that is used up is gone; protection may come from another card. */
function isHad(seen: Creature, word: Keyword): boolean {
  if (word === "block") return (seen.block ?? 0) > 0;
  if (word === "cant-be-tamed") return seen.untamable === 1;
  return seen.keywords.includes(word);
}
