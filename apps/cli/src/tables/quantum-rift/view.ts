import type { InPlay, Numbers, Thing, Unit } from "@rifthall/games/quantum-rift/wire";
import type { Sight } from "./wire.js";

/** What a player has in play. */
export const areaOf = ({ scene }: Sight, seat: number): readonly InPlay[] => scene.zones[`area-${seat}`] ?? [];

/** A unit on the table: enemies belong to nobody. */
export type UnitView = Unit & {
  readonly seat: number | null;
  readonly gear: readonly Thing[];
  readonly now: Numbers;
};

const isUnit = (card: InPlay) => "attack" in card;
const isHero = ({ vitality }: Unit): boolean => vitality !== undefined;

/** Every unit in play: enemies first, then each player's hero and units with the gear they carry. */
export function unitsOf(sight: Sight): UnitView[] {
  const { enemies, players } = sight.view.present;
  const against = sight.scene.zones.enemies.filter(isUnit);
  return [
    ...against.map((unit, i) => ({ ...unit, seat: null, gear: [], now: enemies[i] })),
    ...players.flatMap(({ hero, units }, seat) => {
      const area = areaOf(sight, seat);
      const own = area.filter(isUnit);
      const counted = (which: readonly Unit[], now: readonly Numbers[]): UnitView[] =>
        now.map((numbers, i) => {
          const gear = area.filter((card) => "bearer" in card && card.bearer === which[i].id);
          return { ...which[i], seat, gear, now: numbers };
        });
      const followers = own.filter((unit) => !isHero(unit));
      return [...counted(own.filter(isHero), hero === null ? [] : [hero]), ...counted(followers, units)];
    }),
  ];
}
