import { NONE, type Zone } from "@rifthall/kernel/ids";
import type { State } from "@rifthall/kernel/state";

/** Writes the different cards of a zone into `s.scratch`, each once, in their order, and says how many they are. */
export function distinctDefs(s: State, zone: Zone): number {
  const { scratch, def, next } = s;
  // What was met, by the low bits: only where a bit is set already is there anything to look through.
  let met = 0;
  let n = 0;
  for (let c = s.head[zone]; c !== NONE; c = next[c]) {
    const bit = 1 << (def[c] & 31);
    if ((met & bit) !== 0 && stands(scratch, n, def[c])) continue;
    met |= bit;
    scratch[n++] = def[c];
  }
  return n;
}

function stands(list: Int32Array, n: number, def: number): boolean {
  for (let i = 0; i < n; i++) if (list[i] === def) return true;
  return false;
}
