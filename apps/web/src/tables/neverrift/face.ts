import type { CardText, SeenCard } from "@rifthall/kernel";
import { cardIcon, factionIcon, type keywordIcon } from "./icons.ts";
import { SIDES } from "./position.ts";

export type Faction = keyof typeof factionIcon;
export type Keyword = keyof typeof keywordIcon;
type CardType = "creature" | "place" | "spell" | "tamer";

/** One sentence of a card and the word it stands under. */
interface Part {
  readonly slot: string;
  readonly word: string;
  readonly text: string;
}

/** What a face is drawn from. */
export interface Printed {
  readonly id: string;
  readonly name: string;
  readonly flavour: string;
  readonly type: CardType;
  readonly faction: Faction;
  readonly rarity: string;
  readonly number: number | undefined;
  /** Up, right, down, left; none where it is no creature. */
  readonly sides: readonly number[];
  readonly keywords: readonly string[];
  readonly parts: readonly Part[];
}

export function printed(text: CardText | undefined, id: string): Printed {
  const face = text?.face ?? {};
  const word = (key: string): string => (typeof face[key] === "string" ? face[key] : "");
  return {
    id,
    name: text?.name ?? id,
    flavour: text?.story ?? "",
    type: (word("type") || "spell") as CardType,
    faction: (word("faction") || "neutral") as Faction,
    rarity: word("rarity"),
    number: typeof face.number === "number" ? face.number : undefined,
    sides: Array.isArray(face.sides) ? face.sides.map(Number) : [],
    keywords: Array.isArray(face.keywords) ? face.keywords.map(String) : [],
    parts: Array.isArray(face.parts) ? (face.parts as Part[]) : [],
  };
}

export const INK: Readonly<Record<Faction, string>> = {
  outcast: "--f-outcast",
  royal: "--f-royal",
  tribes: "--f-tribes",
  verdant: "--f-verdant",
  sworn: "--f-sworn",
  neutral: "--f-neutral",
};
export const LETTER: Readonly<Record<Faction, string>> = {
  outcast: "O",
  royal: "R",
  tribes: "T",
  verdant: "V",
  sworn: "S",
  neutral: "N",
};

/** NR-10 */
const RARITIES = ["common", "rare", "epic", "legendary"];
export const starsOf = (of: Printed): number => Math.max(0, RARITIES.indexOf(of.rarity));

/** Cards of packs that have no engraving of their own get their faction's. */
export const engravingOf = (of: Printed): string => cardIcon[of.id as keyof typeof cardIcon] ?? factionIcon[of.faction];

/** "7", "A" */
const STRONGEST = 10;
export const sideText = (value: number): string => (value >= STRONGEST ? "A" : String(value));

export interface Value {
  readonly text: string;
  readonly change: "raised" | "lowered" | undefined;
}

/** The four values a creature shows: printed ones, or in play those of now (`to`: those to come), and whether they are higher or lower. */
export function valuesOf(
  of: Printed,
  seen: SeenCard | undefined,
  turned: boolean,
  to?: readonly number[],
): readonly Value[] {
  return SIDES.map((side, i) => {
    const plain = of.sides[turned ? (i + 2) % 4 : i] ?? 0;
    const now = to?.[i] ?? (seen && side in seen ? Number(seen[side]) : plain);
    return { text: sideText(now), change: now > plain ? "raised" : now < plain ? "lowered" : undefined };
  });
}

/** How a seat's creatures are cut, so that nobody needs the colour. */
const SILHOUETTES = ["ours", "rival", "enemy", "peaked", "leaning"] as const;
export const silhouetteOf = (seat: number | undefined): (typeof SILHOUETTES)[number] =>
  seat === undefined ? "enemy" : (SILHOUETTES[seat % SILHOUETTES.length] ?? "ours");
