import { type Game, type MatchOptions, type Pack, readOptions } from "@rifthall/kernel/game";
import { type MatchRecord, type Start, startFrom } from "@rifthall/kernel/match";
import { Refusal } from "@rifthall/kernel/text";
import type { SeatWish, Wish } from "./contract.js";
import { gameFor } from "./games.js";
import type { Games, TablePorts } from "./ports.js";

/**
 * What a match begins with that somebody wishes for, with our own cards and those of packs that were read before; refused
 * where it cannot be played so.
 */
export async function newStart(
  games: Games,
  { game: id, options: wished, seats: { length: seats } }: Pick<Wish, "game" | "options" | "seats">,
  seed: string,
  packs: readonly Pack[] = [],
): Promise<{ readonly game: Game; readonly start: Start }> {
  const [game, { dealDecks }] = await Promise.all([gameFor(games, id), import("./later.js")]);
  const options = seatable(game, wished, seats);
  const content = game.content(packs);
  return { game, start: { content, seats, options: dealDecks(game, content, options, seats, seed), seed } };
}

/** The options of a match, filled up; refused where it is not for so many. */
export function seatable(game: Game, wished: MatchOptions, seats: number): MatchOptions {
  const options = readOptions(game.options, wished);
  const [least, most] = game.seats(options);
  if (seats < least || seats > most) throw new Refusal("bad-seats", `${seats} seats; this needs ${least} to ${most}`);
  return options;
}

/** What it takes to play a record again; refused where rules or content are others than ours. */
export async function startOf(
  games: Games,
  record: MatchRecord,
): Promise<{ readonly game: Game; readonly start: Start }> {
  const game = await gameFor(games, record.game);
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

/**
 * A match from the start with our own cards is what the rules allow, whoever has kept it. What begins in some position,
 * with cards of others or in a campaign, was made by somebody: it is looked through each time.
 */
export async function examinedStart(
  { games, examiner }: Pick<TablePorts, "games" | "examiner">,
  record: MatchRecord,
): ReturnType<typeof startOf> {
  const { position, packs, campaign } = record;
  if ([position, packs, campaign].some((part) => part !== undefined)) await examiner.match(JSON.stringify(record));
  return startOf(games, record);
}

/** Whoever brings packs brings them from outside: they are read with the same care as files. */
async function checkedPacks(packs: readonly unknown[]): Promise<readonly Pack[]> {
  return packs.length === 0 ? [] : (await packReader())(packs);
}

/** What reads packs is fetched only for those who bring some. */
export async function packReader(): Promise<(packs: readonly unknown[]) => readonly Pack[]> {
  const { readPackValues } = await import("@rifthall/packs");
  return readPackValues;
}

/** A match that was brought has people on its seats, of whom nothing is known but perhaps their names. */
export const personsAt = (seats: number, names: readonly string[] = []): readonly SeatWish[] =>
  Array.from({ length: seats }, (_, i) => ({ is: "person", name: names[i] ?? "", who: `seat ${i}` }));
