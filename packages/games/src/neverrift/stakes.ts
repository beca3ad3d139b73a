import type { Stakes } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import { handOf, isOut, type Neverrift, tokens } from "./table.js";

/** What a line brings in Neverrift: tokens of one's own and of the others, and cards. All of it public. */
export const stakes: Stakes<Neverrift> = {
  names: ["tokens", "theirTokens", "hand"],
  read: (s, seat, into) => {
    into.fill(0);
    for (let of = 0; of < s.shape.seats; of++)
      if (of === seat || !isOut(s, of as Seat)) into[of === seat ? 0 : 1] += tokens(s, of as Seat);
    into[2] = s.size[handOf(seat)];
  },
};
