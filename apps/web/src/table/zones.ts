import type { Picture } from "@rifthall/host";
import type { Wire } from "@rifthall/kernel/game";

/** The names of a game's zones, and what may lie in one. */
export type ZoneOf<W extends Wire> = keyof W["scene"]["zones"] & string;
export type LyingIn<W extends Wire> = W["scene"]["zones"][ZoneOf<W>][number];

interface Placed<W extends Wire> {
  readonly zone: ZoneOf<W>;
  readonly card: LyingIn<W>;
}
/** Of every picture that was asked about, where each row lies. Pictures never change. */
const placed = new WeakMap<object, ReadonlyMap<number, Placed<Wire>>>();

/** Where a row lies and what it is. */
export function whereIs<W extends Wire>({ scene }: Picture<W>, row: number): Placed<W> | undefined {
  let rows = placed.get(scene);
  if (!rows) {
    rows = new Map(
      Object.entries(scene.zones).flatMap(([zone, cards]) => cards.map((card) => [card.id, { zone, card }] as const)),
    );
    placed.set(scene, rows);
  }
  return rows.get(row) as Placed<W> | undefined;
}
