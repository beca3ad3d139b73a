import type { Game, MatchRecord, Pack, Start } from "@rifthall/kernel";
import { Refusal, readOptions, startFrom } from "@rifthall/kernel";
import { gameFor } from "./games.ts";

/** What it takes to play a record again; refused where rules or content are others than ours. */
export async function startOf(record: MatchRecord): Promise<{ readonly game: Game; readonly start: Start }> {
  const game = await gameFor(record.game);
  const [was, is] = [record.rules, game.rules];
  if (was !== is)
    throw new Refusal("other-rules", `this match was begun under ${was}; this is ${is}`, undefined, {
      en: `This match was begun under ${was}; this is ${is}. It cannot go on here.`,
      de: `Diese Partie begann unter ${was}; hier gilt ${is}. Sie kann hier nicht weitergehen.`,
    });
  const content = game.content(await checkedPacks(record.packs ?? []));
  if (content.hash !== record.content)
    throw new Refusal("other-content", "this match was played with other cards than are here", undefined, {
      en: "This match was played with other cards than are here.",
      de: "Diese Partie wurde mit anderen Karten gespielt, als hier liegen.",
    });
  return { game, start: startFrom(record, content, readOptions(game.options, record.options)) };
}

/** Whoever brings packs brings them from outside: they are read with the same care as files. */
async function checkedPacks(packs: readonly unknown[]): Promise<readonly Pack[]> {
  return packs.length === 0 ? [] : (await packReader())(packs);
}

/** What reads packs is fetched only for those who bring some. */
export async function packReader(): Promise<(packs: readonly unknown[]) => readonly Pack[]> {
  const { readPackValue } = await import("@rifthall/packs");
  return (packs) => packs.map((pack, i) => readPackValue(pack, `packs[${i}]`));
}
