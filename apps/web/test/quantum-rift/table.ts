import type { Attack, QuantumWire, Roll, Scene, Seen, Thing, Unit } from "@rifthall/games/quantum-rift/wire";
import { pictureOf } from "@rifthall/host";
import type { Card } from "@rifthall/kernel/ids";
import type { Picture } from "../../src/tables/quantum-rift/wire.ts";

export const seen = (id: number, card: string): Seen => ({ id: id as Card, card });
export const unit = (id: number, card: string, facts: Partial<Unit> = {}): Unit => ({
  ...seen(id, card),
  state: "ready",
  attack: 2,
  defence: 1,
  ...facts,
});
export const thing = (id: number, card: string, bearer?: number): Thing => ({
  ...seen(id, card),
  state: "ready",
  ...(bearer === undefined ? {} : { bearer: bearer as Card }),
});

type Zones = Scene["zones"];
type Own = Extract<keyof Zones, `${string}-${number}`>;
type Laid = Pick<Zones, Own> & Partial<Omit<Zones, Own>>;
const NOTHING: Zones = {
  enemies: [],
  location: [],
  encounter: [],
  waiting: [],
  exploration: [],
  explored: [],
  stack: [],
  aside: [],
  limbo: [],
  pool: [],
  allies: [],
  encounters: [],
  enemyDiscard: [],
  enemyVoid: [],
};
const DICE = { red: "0/1", yellow: "0/0", green: "2/2", blue: "0/0" };

/** A table for so many with these cards on it, and nothing else. */
export const table = (
  seats: number,
  zones: Laid,
  more: { readonly roll?: Roll; readonly attack?: Attack } = {},
): Picture =>
  pictureOf<QuantumWire>({
    standing: {
      round: 1,
      phase: "deployment",
      distance: 0,
      threat: 0,
      players: Array.from({ length: seats }, () => ({ dice: DICE })),
    },
    zones: { ...NOTHING, ...zones },
    ...more,
  });
