import type { Game, MatchOptions } from "@rifthall/kernel/game";
import type { Cell } from "./experiment.js";

/** Who sits where in that match, and the options with the decks that players take along to their seats. */
export function seated(
  { decks }: Game,
  { options, seats, players }: Pick<Cell, "options" | "seats" | "players">,
  number: number,
): { readonly sat: readonly number[]; readonly options: MatchOptions } {
  const sat = Array.from({ length: seats }, (_, seat) => (seat + number) % players.length);
  const brought = sat.flatMap((player) => players[player].deck ?? []);
  if (!decks || brought.length < seats) return { sat, options };
  return { sat, options: { ...options, [decks.option]: brought.map((deck) => [deck]) } };
}
