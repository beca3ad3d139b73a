import type { Picture } from "@rifthall/host";
import type { Wire } from "@rifthall/kernel/game";

/** The names of a game's zones, and what may lie in one. */
export type ZoneOf<W extends Wire> = keyof W["scene"]["zones"] & string;
export type LyingIn<W extends Wire> = W["scene"]["zones"][ZoneOf<W>][number];

/** Where a row lies and what it is. */
export function whereIs<W extends Wire>(
  { scene }: Picture<W>,
  row: number,
): { readonly zone: ZoneOf<W>; readonly card: LyingIn<W> } | undefined {
  for (const [zone, cards] of Object.entries(scene.zones)) {
    const card = cards.find(({ id }) => id === row);
    if (card) return { zone: zone as ZoneOf<W>, card: card as LyingIn<W> };
  }
  return undefined;
}
