import { RARITIES, SIDES, sideText } from "@rifthall/games/neverrift/facts";
import type { Face, Faction, Seen } from "@rifthall/games/neverrift/wire";
import { cardIcon, factionIcon } from "./icons.ts";
import { isCreature } from "./position.ts";
import type { Text } from "./wire.ts";

/** What a face is drawn from. */
export interface Printed extends Face {
  readonly id: string;
  readonly name: string;
  readonly flavour: string;
}

const UNKNOWN: Face = { type: "spell", faction: "neutral", parts: [], sides: [], keywords: [] };
export const printed = (text: Text | undefined, id: string): Printed => ({
  ...(text?.face ?? UNKNOWN),
  id,
  name: text?.name ?? id,
  flavour: text?.story ?? "",
});

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
export const starsOf = ({ rarity }: Printed): number => (rarity === undefined ? 0 : RARITIES.indexOf(rarity));

/** Cards of packs that have no engraving of their own get their faction's. */
export const engravingOf = (of: Printed): string => cardIcon[of.id as keyof typeof cardIcon] ?? factionIcon[of.faction];

export interface Value {
  readonly text: string;
  readonly change: "raised" | "lowered" | undefined;
}

/** The four values a creature shows: printed ones, or in play those of now (`to`: those to come), and whether they are higher or lower. */
export function valuesOf(
  of: Printed,
  seen: Seen | undefined,
  turned: boolean,
  to?: readonly number[],
): readonly Value[] {
  return SIDES.map((side, i) => {
    const plain = of.sides[turned ? (i + 2) % 4 : i] ?? 0;
    const now = to?.[i] ?? (isCreature(seen) ? seen[side] : plain);
    return { text: sideText(now), change: now > plain ? "raised" : now < plain ? "lowered" : undefined };
  });
}

/** How a seat's creatures are cut, so that nobody needs the colour. */
const SILHOUETTES = ["ours", "rival", "enemy", "peaked", "leaning"] as const;
export const silhouetteOf = (seat: number | undefined): (typeof SILHOUETTES)[number] =>
  seat === undefined ? "enemy" : (SILHOUETTES[seat % SILHOUETTES.length] ?? "ours");
