import type { BeyondWire, InPlay, Scene, Seen, Standing } from "@rifthall/games/beyond-the-rift/wire";
import { pictureOf } from "@rifthall/host";
import type { Card, Seat } from "@rifthall/kernel/ids";
import type { Picture } from "../../src/tables/beyond-the-rift/wire.ts";

export const seen = (id: number, card: string): Seen => ({ id: id as Card, card });
export const enemy = (id: number, card: string, facts: Partial<InPlay> = {}): InPlay => ({
  ...seen(id, card),
  type: "enemy",
  engagement: 1,
  range: 1,
  attack: 2,
  defence: 2,
  health: 2,
  ...facts,
});

const hero = (seat: number): Standing => ({
  seat: seat as Seat,
  hero: ["bastian", "elisa", "marrow", "niffil"][seat] ?? "ushka",
  ap: 5,
  startAp: 5,
  handSize: 6,
  draw: 2,
  swap: 1,
  trade: 1,
  guard: 2,
  wounds: 1,
  fatigue: 0,
  done: false,
});

/** A table for so many heroes with these cards on it, and nothing else. */
export function table(
  heroes: number,
  zones: Partial<Scene["zones"]>,
  more: Partial<Omit<Scene, "standing" | "zones">> = {},
  standing: Partial<Scene["standing"]> = {},
): Picture {
  const scene: Scene = {
    standing: {
      scenario: "clearing",
      edition: "final",
      round: 1,
      phase: "hero",
      threat: 0,
      counters: [],
      responses: [8, 14, 12, 8],
      heroes: Array.from({ length: heroes }, (_, seat) => hero(seat)),
      ...standing,
    },
    zones: zones as Scene["zones"],
    ...more,
  };
  return pictureOf<BeyondWire>(scene);
}
