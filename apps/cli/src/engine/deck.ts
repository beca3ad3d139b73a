import { deckReport, decksOf, readDeck, readyReports } from "@rifthall/host";
import { readOptions } from "@rifthall/kernel/game";
import { contentOf, findGame, type Opening } from "./open.js";
import { type Reply, type Request, readLanguage, text } from "./request.js";

/** Everything about a deck; without one, the decks that are ready to play and the rules they are built by. */
export function deck(o: Opening, r: Request): Reply {
  const game = findGame(text(r, "game"));
  const decks = decksOf(game);
  const language = readLanguage(r);
  const options = readOptions(game.options, r.options);
  const content = contentOf(o, game, r.packs);
  if (r.deck === undefined || r.deck === null)
    return { size: decks.size, leaders: decks.leaders(content), ready: readyReports(game, content, language) };
  return { deck: deckReport(game, content, readDeck(game, content, r.deck), language, options) };
}
