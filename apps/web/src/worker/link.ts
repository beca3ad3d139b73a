import { decodeLink, linkedGame } from "@rifthall/host";
import type { Content, Game, MatchRecord, Pack } from "@rifthall/kernel";
import { gameFor } from "./games.ts";
import { packReader } from "./records.ts";

export { encodeLink } from "@rifthall/host";

/** The record that a link carries, as it stands alone or in an address. `loaded` hears when all that it needs is there. */
export async function fromLink(text: string, loaded: () => void): Promise<MatchRecord> {
  const link = text.trim().replace(/^.*#\/r\//, "");
  const games = [await gameFor(linkedGame(link))];
  let check: ((packs: readonly unknown[]) => readonly Pack[]) | null = null;
  let needed = false;
  const contentOf = (game: Game, hash: string, packs: readonly unknown[]): Content | undefined => {
    needed ||= packs.length > 0;
    if (packs.length > 0 && check === null) return undefined;
    const content = game.content(check?.(packs) ?? []);
    return content.hash === hash ? content : undefined;
  };
  loaded();
  try {
    return decodeLink(link, games, contentOf);
  } catch (error) {
    if (!needed) throw error;
    // Only links with packs need what reads packs.
    check = await packReader();
    loaded();
    return decodeLink(link, games, contentOf);
  }
}
