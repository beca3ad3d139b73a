import { gameById, games } from "@rifthall/games";
import { type Content, type Game, readOptions } from "@rifthall/kernel/game";
import { type MatchRecord, readRecord, type Start, startFrom } from "@rifthall/kernel/match";
import { Refusal, unknown } from "@rifthall/kernel/text";
import { readPackValues } from "@rifthall/packs";
import { Failure } from "./failure.js";
import { readBounded, TooLong } from "./file.js";
import type { Texts } from "./text/index.js";

/** A record with what it takes to play it again. */
export interface LoadedRecord {
  readonly game: Game;
  readonly start: Start;
  readonly record: MatchRecord;
}

/** Reads a record from a file; what is wrong with it is said with the file and the place in it. */
export function loadRecord(file: string, texts: Texts): LoadedRecord {
  const value = parseJson(file, readText(file, texts), texts);
  return placed(file, texts, () => openRecord(readRecord(value), texts));
}

/** Finds the game and the cards of a record; refused where they are others by now. */
export function openRecord(record: MatchRecord, texts: Texts): LoadedRecord {
  const game = gameById(record.game);
  if (!game)
    throw new Refusal(
      "bad-record",
      `game: ${unknown(
        "game",
        record.game,
        games.map((g) => g.id),
      )}`,
    );
  if (record.rules !== game.rules) throw new Refusal("other-rules", texts.otherRules(record.rules, game.rules));
  const content = contentOf(game, record.packs ?? []);
  if (record.content !== content.hash) throw new Refusal("other-content", texts.otherContent);
  const options = readOptions(game.options, record.options);
  return { game, start: startFrom(record, content, options), record };
}

/** Packs that lie whole in a file, as what they become. */
export const contentOf = (game: Game, packs: readonly unknown[]): Content => game.content(readPackValues(packs));

/** Puts the file's name before what the rules refuse. */
export function placed<T>(file: string, texts: Texts, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof Refusal) throw new Failure(texts.badRecord(file, error.message));
    throw error;
  }
}

export function readText(file: string, texts: Texts): string {
  try {
    return readBounded(file);
  } catch (error) {
    if (error instanceof TooLong) throw new Failure(texts.tooLong(file, error.megabytes));
    throw new Failure(texts.cannotRead(file, error instanceof Error ? error.message : String(error)));
  }
}

export function parseJson(file: string, source: string, texts: Texts): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Failure(texts.badJson(file, placeIn(source, why), why));
  }
}

/** `:line:column`, where the parser says at which character it stopped. */
function placeIn(source: string, message: string): string {
  const at = /position (\d+)/.exec(message)?.[1] ?? (/end of JSON/.test(message) ? String(source.length) : undefined);
  if (at === undefined) return "";
  const before = source.slice(0, Number(at)).split("\n");
  return `:${before.length}:${(before.at(-1) ?? "").length + 1}`;
}
