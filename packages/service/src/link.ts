import { decodeLink, linkedGame } from "@rifthall/host";
import type { Content, Game, Pack } from "@rifthall/kernel/game";
import type { MatchRecord } from "@rifthall/kernel/match";
import { gameFor } from "./games.js";
import type { Games } from "./ports.js";
import { packReader } from "./records.js";

export { encodeLink } from "@rifthall/host";

/** The record that a link carries, as it stands alone or in an address. `loaded` hears when all that it needs is there. */
export async function fromLink(games: Games, text: string, loaded: () => void): Promise<MatchRecord> {
  const link = text.trim().replace(/^.*#\/r\//, "");
  const game = await gameFor(games, linkedGame(link));
  let check: ((packs: readonly unknown[]) => readonly Pack[]) | null = null;
  let needed = false;
  const contentOf = (of: Game, hash: string, packs: readonly unknown[]): Content | undefined => {
    needed ||= packs.length > 0;
    if (packs.length > 0 && check === null) return undefined;
    const content = of.content(check?.(packs) ?? []);
    return content.hash === hash ? content : undefined;
  };
  loaded();
  try {
    return decodeLink(link, [game], contentOf);
  } catch (error) {
    if (!needed) throw error;
    // Only links with packs need what reads packs.
    check = await packReader();
    loaded();
    return decodeLink(link, [game], contentOf);
  }
}
