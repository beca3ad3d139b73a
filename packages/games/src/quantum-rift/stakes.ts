import type { Stakes } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import {
  COLOURS,
  type Colour,
  DISTANCE,
  diceOf,
  ENEMIES,
  handOf,
  heroOf,
  isLiving,
  type QuantumRift,
  THREAT,
} from "./table.js";

/** What a line brings in Quantum Rift: the way, what stands in it, and what it takes. All of it public. */
export const stakes: Stakes<QuantumRift> = {
  names: ["enemies", "distance", "vitality", "threat", "dice", "hand"],
  read: (s, seat, into) => {
    let vitality = 0;
    for (let of = 0; of < s.shape.seats; of++)
      if (isLiving(s, of as Seat)) vitality += s.vitality[heroOf(s, of as Seat)];
    let dice = 0;
    for (let colour = 0; colour < COLOURS.length; colour++) dice += s.ready[diceOf(seat, colour as Colour)];
    into[0] = s.size[ENEMIES];
    into[1] = s.tally[DISTANCE];
    into[2] = vitality;
    into[3] = s.tally[THREAT];
    into[4] = dice;
    into[5] = s.size[handOf(seat)];
  },
};
