import type { State, Zone } from "@rifthall/kernel";
import { NONE } from "@rifthall/kernel";

/** The different cards of a zone, each once; filled by `distinctDefs` and read before the next call. */
export const distinct = new Int32Array(256);
const stamps = new Int32Array(8192);
let stamp = 0;

export function distinctDefs(s: State, zone: Zone): number {
  stamp = (stamp + 1) | 0;
  let n = 0;
  for (let c = s.head[zone]; c !== NONE; c = s.next[c]) {
    const def = s.def[c];
    if (stamps[def] === stamp) continue;
    stamps[def] = stamp;
    distinct[n++] = def;
  }
  return n;
}
