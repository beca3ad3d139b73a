import { SIDES, sideText } from "@rifthall/games/neverrift/facts";
import type { CardType, Creature, NeverriftWire, Part } from "@rifthall/games/neverrift/wire";
import { facesBy } from "../sight.js";
import { seatsIn } from "./view.js";
import type { Sight } from "./wire.js";

/** A card as it is printed. */
export interface Face {
  readonly id: string;
  readonly name: string;
  readonly type: CardType;
  /** Up, right, down, left; none where it is no creature. */
  readonly sides: readonly number[];
  /** What it says: keywords by name alone, the rest in sentences. */
  readonly short: string;
  /** Every word of it. */
  readonly text: string;
}

const said = ({ word, text }: Part): string => (word === "" ? text : `${word}: ${text}`);

export const facesOf = facesBy<NeverriftWire, Face>((cards) =>
  cards.map(({ id, name, face }) => {
    const { type, sides, parts } = face ?? PLAIN;
    const short = parts.map((part) => (part.slot === "keyword" ? `${part.word}.` : said(part))).join(" ");
    return { id, name, type, sides, short, text: parts.map(said).join(" ") };
  }),
);

const PLAIN = { type: "spell", sides: [], parts: [] } as const;
export const faceOf = (sight: Sight, id: string): Face =>
  facesOf(sight).get(id) ?? { id, name: id, ...PLAIN, short: "", text: "" };

/** A side's value, and whether it is more or less than is printed there. */
export interface Value {
  readonly text: string;
  readonly change: "" | "+" | "-";
}

/** What a creature in play shows up, right, down and left. */
export function valuesOf(sight: Sight, seen: Creature): readonly Value[] {
  const { sides } = faceOf(sight, seen.card);
  // NR-A2: the second player's cards may lie upside down.
  const isTurned = sight.options.orientation === "opposite" && seatsIn(sight).length === 2 && seen.owner === 1;
  return SIDES.map((side, i) => {
    const now = seen[side];
    const printed = sides[isTurned ? (i + 2) % SIDES.length : i] ?? now;
    return { text: sideText(now), change: now > printed ? "+" : now < printed ? "-" : "" };
  });
}

const ARROWS = ["↑", "→", "↓", "←"];
/** "↑7 →4 ↓2 ←3" as printed; nothing for what has no sides. */
export const sidesText = ({ sides }: Face, gap = " "): string =>
  sides.map((value, i) => `${ARROWS[i]}${sideText(value)}`).join(gap);
