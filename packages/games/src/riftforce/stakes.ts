import type { Stakes } from "@rifthall/kernel/game";
import { NONE, type Seat } from "@rifthall/kernel/ids";
import { handOf, type Location, numberOf, type Riftforce, type Side, sideOfSeat, stackAt } from "./table.js";

/** What a line brings in Riftforce: points, and the life on both sides of the rift. All of it public. */
export const stakes: Stakes<Riftforce> = {
  names: ["points", "theirPoints", "theirLife", "life", "hand"],
  read: (s, seat, into) => {
    const mine = sideOfSeat(s, seat);
    into.fill(0);
    for (let side = 0; side < s.shape.sides; side++) {
      const own = side === mine;
      into[own ? 0 : 1] += s.score[side as Side];
      into[own ? 3 : 2] += lifeOf(s, side as Side);
    }
    into[4] = s.size[handOf(seat as Seat)];
  },
};

function lifeOf(s: Riftforce, side: Side): number {
  let life = 0;
  for (let location = 0; location < s.shape.locations; location++)
    for (let c = s.head[stackAt(s, location as Location, side)]; c !== NONE; c = s.next[c])
      life += Math.max(0, numberOf(s.def[c]) - s.damage[c]);
  return life;
}
