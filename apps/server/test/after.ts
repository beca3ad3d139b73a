import { Host } from "@rifthall/host";
import type { Game } from "@rifthall/kernel/game";
import { type MatchRecord, startFrom } from "@rifthall/kernel/match";

/** A match of two people as it was after so many inputs. */
export function hostAfter(game: Game, record: MatchRecord, inputs: number): Host {
  const cut = { ...record, inputs: record.inputs.slice(0, inputs) };
  const start = startFrom(record, game.content([]), record.options);
  const people = Array.from({ length: record.seats }, (_, i) => ({ is: "person", name: ["Ada", "Ben"][i] }) as const);
  return new Host(game, start, people, () => "", { record: cut });
}
