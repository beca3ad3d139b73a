import { campaignsOf, newChronicle, type Opened, readChronicle } from "@rifthall/host";
import { Refusal } from "@rifthall/kernel/text";
import { gameFor } from "./games.js";
import type { Games } from "./ports.js";
import { packReader } from "./records.js";

/** A campaign of that game, from outside; refused where it is none, by what is wrong. */
export async function chronicleOf(games: Games, id: string, given: unknown): Promise<Opened> {
  const game = await gameFor(games, id);
  campaignsOf(game);
  const { packs } = (typeof given === "object" && given !== null ? given : {}) as Readonly<Record<string, unknown>>;
  const read = packs === undefined ? null : await packReader();
  return readChronicle({ games: [game], content: (of, all) => of.content(read === null ? [] : read(all)) }, given);
}

/** The same as a text that somebody was given: a file, or the code of a sheet. */
export async function broughtChronicle(games: Games, id: string, text: string): Promise<Opened> {
  if (text.trimStart().startsWith("{")) return chronicleOf(games, id, parse(text));
  const game = await gameFor(games, id);
  const content = game.content([]);
  return newChronicle(game, content, campaignsOf(game).decode(content, text.trim()));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal("bad-campaign", "this is not a campaign: neither JSON nor a code of one", undefined, {
      en: "This is not a campaign: neither a file nor a code of one, or not all of it.",
      de: "Das ist keine Kampagne: weder eine Datei noch ein Code, oder nicht alles davon.",
    });
  }
}
