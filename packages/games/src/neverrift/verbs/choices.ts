import type { Builder } from "@rifthall/effects";
import { R, type Selector } from "@rifthall/effects";
import { type Frame, only, option, type Seat, thingOf } from "@rifthall/kernel/ids";
import { ask, get, type Register, set } from "@rifthall/kernel/machine";
import { holds } from "@rifthall/kernel/state";
import { isOut, type Neverrift } from "../table.js";
import { kind } from "./kinds.js";

const AGAINST = kind("against");

export const youOf = (s: Neverrift, f: Frame): Seat => get(s, f, R.you);

/** NR-A25: which opponent is meant; with one there is nothing to ask. The register holds who it is. */
export function opponentChoice(b: Builder<Neverrift>, fits: (s: Neverrift, seat: Seat) => boolean): Register<Seat> {
  const chosen = b.register(holds.seatOrNone);
  b.run((s, f) => set(s, f, chosen, -1 as Seat));
  b.items.push(
    ask<Neverrift>({
      prompt: "against",
      who: (s, f) => only(youOf(s, f)),
      options: (s, f) => {
        for (let seat = 0; seat < s.shape.seats; seat++)
          if (isOpponent(s, f, seat as Seat) && fits(s, seat as Seat)) s.offer.add(option(AGAINST, seat));
      },
      choose: (s, f, o) => set(s, f, chosen, thingOf(o) as Seat),
    }),
  );
  return chosen;
}

const isOpponent = (s: Neverrift, f: Frame, seat: Seat): boolean => seat !== youOf(s, f) && !isOut(s, seat);

/** Is there one of whom that holds? */
export function someOpponent(s: Neverrift, f: Frame, fits: (s: Neverrift, seat: Seat) => boolean): boolean {
  for (let seat = 0; seat < s.shape.seats; seat++)
    if (isOpponent(s, f, seat as Seat) && fits(s, seat as Seat)) return true;
  return false;
}

/** A selection in the game's own words. */
export const any = (sort: "card" | "place", adjectives: readonly string[], noun: string): Selector => ({
  kind: "selector",
  sort,
  quantifier: "any",
  most: 1,
  rank: null,
  adjectives,
  noun,
  places: [],
});
