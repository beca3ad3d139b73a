import { randomBytes } from "node:crypto";
import { botNames, DEFAULT_LEVEL } from "@rifthall/bots";
import { gameById, games } from "@rifthall/games";
import { dealDecks } from "@rifthall/host";
import { type Content, type Game, type MatchOptions, type Pack, readOptions } from "@rifthall/kernel/game";
import type { Campaign, Start } from "@rifthall/kernel/match";
import { Refusal, unknown } from "@rifthall/kernel/text";
import { checkTogether, readPackFile } from "@rifthall/packs";
import type { SeatWish } from "@rifthall/service";
import { BadUsage, Failure } from "../failure.js";
import { readBounded } from "../file.js";
import { readOption } from "./options.js";

/** The words of the command line as they came. */
export interface PlayArgs {
  readonly mode?: string;
  readonly seats?: string;
  readonly seed?: string;
  readonly option?: readonly string[];
  readonly pack?: readonly string[];
  readonly resume?: string;
  readonly fast?: boolean;
}

/** A match that can be sat down to. */
export interface Opening {
  readonly game: Game;
  readonly start: Start;
  readonly seats: readonly SeatWish[];
}

const PERSON = "person";

/** Reads what kind of match is wanted; what is wrong is said with what would be right. */
export function openMatch(id: string | undefined, args: PlayArgs): Opening {
  const game = findGame(id);
  const options = asUsage(() => matchOptions(game, args));
  const content = asUsage(() => game.content(readPacks(args.pack ?? [])));
  return seatedAt(game, content, options, args);
}

/** With the cards and options it has, and in a campaign with what the matches before have led to. */
export function seatedAt(
  game: Game,
  content: Content,
  options: MatchOptions,
  args: PlayArgs,
  campaign?: Campaign,
): Opening {
  const seats = readSeats(game, options, args.seats);
  const seed = args.seed ?? freshSeed();
  const dealt = dealDecks(game, content, options, seats.length, seed);
  const start: Start = { content, seats: seats.length, options: dealt, seed, ...(campaign ? { campaign } : {}) };
  // Some options only fit each other in some modes; the game says so when the table is made.
  asUsage(() => game.create(start));
  return { game, start, seats };
}

/** 128 bits, so that nobody finds a match's hidden cards by trying seeds. */
export const freshSeed = (): string => randomBytes(16).toString("hex");

export function findGame(id: string | undefined): Game {
  const game = id === undefined ? games[0] : gameById(id);
  if (game) return game;
  throw new BadUsage(
    unknown(
      "game",
      id ?? "",
      games.map((g) => g.id),
    ),
  );
}

/** A refusal of what was typed on the command line is a wrong call, not a failure. */
export function asUsage<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refusal) throw new BadUsage(error.message.replace(/^options\./, ""));
    throw error;
  }
}

const matchOptions = (game: Game, args: PlayArgs): MatchOptions => readOptions(game.options, givenOptions(game, args));

/** The options that were given, and only those. */
export function givenOptions(game: Game, { mode, option = [] }: Pick<PlayArgs, "mode" | "option">): MatchOptions {
  if (mode !== undefined && !game.modes.includes(mode))
    throw new BadUsage(`--mode: ${unknown("mode", mode, game.modes)}`);
  const given = Object.fromEntries(option.map((word) => readOption(game.options, word))) as MatchOptions;
  return mode === undefined ? given : { ...given, mode };
}

/** The packs of a match, from files: no more together than its record may hold when it is read again. */
export function readPacks(files: readonly string[]): readonly Pack[] {
  const packs = files.map(readPack);
  checkTogether(packs);
  return packs;
}

/** A pack from a file; what is wrong with it is said by line. */
function readPack(file: string): Pack {
  let source: string;
  try {
    source = readBounded(file);
  } catch (error) {
    throw new Failure(`--pack ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return readPackFile(source, file);
}

/** `person,adept`: as many as the mode seats. Left out: one person, and a bot at every other seat. */
export function readSeats(game: Game, options: MatchOptions, words: string | undefined): readonly SeatWish[] {
  const [least, most] = game.seats(options);
  if (words === undefined)
    return Array.from({ length: most }, (_, seat) => (seat === 0 ? person(seat) : bot(DEFAULT_LEVEL)));
  const seats = words.split(",").map((word, seat) => readSeat(word.trim().toLowerCase(), seat));
  if (seats.length >= least && seats.length <= most) return seats;
  const right = least === most ? `${least}` : `${least} to ${most}`;
  const mode = typeof options.mode === "string" ? options.mode : game.id;
  throw new BadUsage(`--seats names ${seats.length}; ${mode} is for ${right}`);
}

/** Who has no name is called by the seat. */
const person = (seat: number): SeatWish => ({ is: "person", name: "", who: `seat ${seat}` });
const bot = (level: string): SeatWish => ({ is: "bot", name: "", level });

function readSeat(word: string, seat: number): SeatWish {
  if (word === PERSON) return person(seat);
  if (word === "bot") return bot(DEFAULT_LEVEL);
  if (botNames.includes(word)) return bot(word);
  throw new BadUsage(`--seats: ${unknown("seat", word, [PERSON, "bot", ...botNames])}`);
}
