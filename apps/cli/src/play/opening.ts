import { randomBytes } from "node:crypto";
import { botNames, DEFAULT_LEVEL } from "@rifthall/bots";
import { gameById, games } from "@rifthall/games";
import { dealDecks, type Holder } from "@rifthall/host";
import { type Game, type MatchOptions, type Pack, Refusal, readOptions, type Start, unknown } from "@rifthall/kernel";
import { readPackFile } from "@rifthall/packs";
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
  readonly holders: readonly Holder[];
}

const PERSON = "person";

/** Reads what kind of match is wanted; what is wrong is said with what would be right. */
export function openMatch(id: string | undefined, args: PlayArgs): Opening {
  const game = findGame(id);
  const options = asUsage(() => matchOptions(game, args));
  const content = asUsage(() => game.content((args.pack ?? []).map(readPack)));
  const holders = readSeats(game, options, args.seats);
  const seats = holders.length;
  const seed = args.seed ?? freshSeed();
  const start: Start = { content, seats, options: dealDecks(game, content, options, seats, seed), seed };
  // Some options only fit each other in some modes; the game says so when the table is made.
  asUsage(() => game.create(start));
  return { game, start, holders };
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

/** A pack from a file; what is wrong with it is said by line. */
export function readPack(file: string): Pack {
  let source: string;
  try {
    source = readBounded(file);
  } catch (error) {
    throw new Failure(`--pack ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return readPackFile(source, file);
}

/** `person,adept`: as many as the mode seats. Left out: one person, and a bot at every other seat. */
export function readSeats(game: Game, options: MatchOptions, words: string | undefined): readonly Holder[] {
  const [least, most] = game.seats(options);
  if (words === undefined)
    return Array.from({ length: most }, (_, seat) =>
      seat === 0 ? { is: "person" } : { is: "bot", level: DEFAULT_LEVEL },
    );
  const holders = words.split(",").map((word) => readHolder(word.trim().toLowerCase()));
  if (holders.length >= least && holders.length <= most) return holders;
  const right = least === most ? `${least}` : `${least} to ${most}`;
  const mode = typeof options.mode === "string" ? options.mode : game.id;
  throw new BadUsage(`--seats names ${holders.length}; ${mode} is for ${right}`);
}

function readHolder(word: string): Holder {
  if (word === PERSON) return { is: "person" };
  if (word === "bot") return { is: "bot", level: DEFAULT_LEVEL };
  if (botNames.includes(word)) return { is: "bot", level: word };
  throw new BadUsage(`--seats: ${unknown("seat", word, [PERSON, "bot", ...botNames])}`);
}
