import { gameById } from "@rifthall/games";
import { readyReports } from "@rifthall/host";

/** The code of a ready deck of Neverrift. */
export function codeOf(id: string): string {
  const game = gameById("neverrift");
  const found = game && readyReports(game, game.content([]), "en").find((deck) => deck.id === id);
  if (!found) throw new Error(`there is no deck "${id}"`);
  return found.code;
}
