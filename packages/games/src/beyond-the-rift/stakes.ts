import type { Stakes } from "@rifthall/kernel/game";
import { NONE, type Seat, type Zone } from "@rifthall/kernel/ids";
import { IS_AFFLICTION, IS_ENEMY } from "./bits.js";
import { areaOf, type BeyondTheRift, handOf, QUEST, THREAT } from "./table.js";

/** What a line brings in Beyond the Rift: enemies, threat, and what is in that hero's hand. */
export const stakes: Stakes<BeyondTheRift> = {
  names: ["enemies", "threat", "afflictions", "ap", "hand"],
  read: (s, seat, into) => {
    let enemies = having(s, QUEST, IS_ENEMY);
    for (let of = 0; of < s.shape.seats; of++) enemies += having(s, areaOf(of as Seat), IS_ENEMY);
    into[0] = enemies;
    into[1] = s.tally[THREAT];
    into[2] = having(s, handOf(seat), IS_AFFLICTION);
    into[3] = s.ap[seat];
    into[4] = s.size[handOf(seat)];
  },
};

/** Cards of that kind which lie there; what is hidden is none. */
function having(s: BeyondTheRift, zone: Zone, kind: number): number {
  let n = 0;
  for (let c = s.head[zone]; c !== NONE; c = s.next[c])
    if (s.def[c] !== NONE && (s.library.bits[s.def[c]] & kind) !== 0) n++;
  return n;
}
