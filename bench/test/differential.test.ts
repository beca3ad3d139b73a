import { kindOf } from "@rifthall/kernel/ids";
import { Dice } from "@rifthall/kernel/machine";
import { expect, test } from "vitest";
import { GUILDS } from "../src/boardgameio/cards.js";
import { Mirror, picker } from "./mirror.js";

/** DUELS=2000 looks longer. */
const DUELS = Number(process.env.DUELS ?? 60);

test(
  "two implementations of the rules agree on every board, score and option of random duels",
  () => {
    const seen = new Set<string>();
    for (let duel = 0; duel < DUELS; duel++) {
      const mirror = new Mirror(`differential/${duel}`);
      const pick = picker(new Dice(duel), kindOf);
      let last = "the deal";
      while (!mirror.over) {
        const { ours, theirs } = mirror.accounts();
        // Looking for differences takes far longer than seeing that there are none.
        if (JSON.stringify(ours) !== JSON.stringify(theirs))
          expect(ours, `duel ${duel}, decision ${mirror.decisions}, after ${last}`).toEqual(theirs);
        last = mirror.choose(pick);
      }
      const { ours, theirs } = mirror.outcomes();
      expect(ours, `the end of duel ${duel}, after ${last}`).toEqual(theirs);
      for (const what of mirror.seen) seen.add(what);
    }
    for (const guild of GUILDS) expect(seen).toContain(`activate ${guild}`);
    for (const verb of ["draft", "play", "discard", "check", "end", "move", "aim", "place", "target"])
      expect(seen).toContain(verb);
  },
  1_000 * DUELS,
);
