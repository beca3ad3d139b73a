import { decodeLink } from "@rifthall/host";
import type { Content, Game, MatchRecord, Pack, Start } from "@rifthall/kernel";
import { Refusal, readOptions } from "@rifthall/kernel";
import { engines } from "../tables/engines.ts";
import { gameFor } from "./games.ts";

const LONGEST_RECORD = 4_000_000;

/** What it takes to play a record again; refused where rules or content are others than ours. */
export async function startOf(record: MatchRecord): Promise<{ readonly game: Game; readonly start: Start }> {
  const game = await gameFor(record.game);
  if (record.rules !== game.rules)
    throw new Refusal("other-rules", `this match was played by the rules ${record.rules}; here are ${game.rules}`);
  const content = game.content(await checkedPacks(record.packs ?? []));
  if (content.hash !== record.content)
    throw new Refusal("other-content", "this match was played with other cards than are here");
  const { seats, seed, position } = record;
  const options = readOptions(game.options, record.options);
  return { game, start: { content, seats, options, seed, ...(position === undefined ? {} : { position }) } };
}

/** Whoever brings packs brings them from outside: they are read with the same care as files. */
async function checkedPacks(packs: readonly unknown[]): Promise<readonly Pack[]> {
  if (packs.length === 0) return [];
  const { readPackValue } = await import("@rifthall/packs");
  return packs.map((pack, i) => readPackValue(pack, `packs[${i}]`));
}

export function parse(text: string): unknown {
  if (text.length > LONGEST_RECORD)
    throw new Refusal("bad-record", `a record may have ${LONGEST_RECORD} characters; this has ${text.length}`);
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal("bad-record", "this is not a match: neither JSON nor a link of Rifthall");
  }
}

export async function fromLink(text: string): Promise<MatchRecord> {
  const games = await Promise.all(Object.keys(engines).map(gameFor));
  const link = text.trim().replace(/^.*#\/r\//, "");
  let check: ((packs: readonly unknown[]) => readonly Pack[]) | null = null;
  let needed = false;
  const contentOf = (game: Game, hash: string, packs: readonly unknown[]): Content | undefined => {
    needed ||= packs.length > 0;
    if (packs.length > 0 && check === null) return undefined;
    const content = game.content(check?.(packs) ?? []);
    return content.hash === hash ? content : undefined;
  };
  try {
    return decodeLink(link, games, contentOf);
  } catch (error) {
    if (!needed) throw error;
    // Only links with packs need what reads packs.
    const { readPackValue } = await import("@rifthall/packs");
    check = (packs) => packs.map((pack, i) => readPackValue(pack, `packs[${i}]`));
    return decodeLink(link, games, contentOf);
  }
}
