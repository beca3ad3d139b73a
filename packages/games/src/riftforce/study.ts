import type { MatchOptions, Study } from "@rifthall/kernel/game";
import type { Dice } from "@rifthall/kernel/machine";
import type { Guilds } from "./content.js";
import { defName } from "./rules/name.js";
import { guildsOf } from "./rules/setup.js";
import { defOf, handsOf, LEAST, NUMBERS, type Riftforce } from "./table.js";
import type { Mode, RiftforceWire } from "./wire.js";

/** What is asked about many matches: how guilds do, alone, together and against each other. */
export const study: Study<Riftforce, Guilds, RiftforceWire> = {
  vary: (guilds, options, seats, dice) =>
    Array.isArray(options.guilds) ? options : dealt(guilds, options, seats, dice),
  factors: (s, seat) => guildsOf(s, seat).map((g) => s.library.list[g].id),
  deck: (s, seat) =>
    guildsOf(s, seat).flatMap((g) => Array.from({ length: NUMBERS }, (_, i) => defName(s, defOf(g, LEAST + i)))),
  use: (e) =>
    e.do === "draw" || e.do === "play"
      ? { seat: e.seat, card: e.card, how: e.do === "draw" ? "drawn" : "played" }
      : null,
};

/** Guilds by lot instead of a draft, so that none is seen more often for being liked. */
function dealt(guilds: Guilds, options: MatchOptions, seats: number, dice: Dice): MatchOptions {
  const pile = guilds.list.filter((g) => options.set !== "base" || g.set !== "beyond").map((g) => g.id);
  for (let i = pile.length - 1; i > 0; i--) {
    const other = dice.below(i + 1);
    [pile[i], pile[other]] = [pile[other], pile[i]];
  }
  return { ...options, guilds: handsOf(options.mode as Mode, seats).map((n) => pile.splice(0, n)) };
}
