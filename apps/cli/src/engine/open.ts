import { gameById, games } from "@rifthall/games";
import { opening } from "@rifthall/host";
import { type Content, type Game, type MatchOptions, type Pack, readOptions } from "@rifthall/kernel/game";
import { isUndo, Match, readCampaign, readRecord, type Start, startFrom } from "@rifthall/kernel/match";
import { Refusal, unknown } from "@rifthall/kernel/text";
import { MOST_PACKS } from "@rifthall/packs";
import { Chronicle, takenBack } from "./events.js";
import { optionalSeed, optionalWhole, type Reply, type Request, readLanguage, text } from "./request.js";
import { statusOf, type Table, type Tables } from "./tables.js";

/** Checks inline packs; what it gives goes to the game. */
export type ReadPacks = (game: Game, packs: readonly unknown[]) => readonly Pack[];

/** What opening a match needs from outside. */
export interface Opening {
  readonly tables: Tables;
  readonly entropy: () => string;
  readonly readPacks: ReadPacks;
}

/** A match under these options from the beginning. */
export function open(o: Opening, r: Request): Reply {
  const game = findGame(text(r, "game"));
  const options = readOptions(game.options, r.options);
  const [least] = game.seats(options);
  const seats = optionalWhole(r, "seats", 1, 64) ?? least;
  checkSeats(game, options, seats);
  return begun(o, r, new Match(game, { ...given(o, game, r), seats, options }));
}

/** A match that starts from a position. */
export function setUp(o: Opening, r: Request): Reply {
  const game = findGame(text(r, "game"));
  const { position } = r;
  if (typeof position !== "object" || position === null || Array.isArray(position))
    throw new Refusal("bad-position", "position is missing; it must be an object in the game's notation");
  const asked = readOptions(game.options, r.options);
  const { options, seats } = orRefuse("bad-position", "the position", () => game.framed(position, asked));
  checkSeats(game, options, seats);
  const start = { ...given(o, game, r), seats, options, position };
  return begun(
    o,
    r,
    orRefuse("bad-position", "the position", () => new Match(game, start)),
  );
}

/** What a new match takes from its request besides its options. */
function given(o: Opening, game: Game, r: Request): Pick<Start, "content" | "seed" | "campaign"> {
  const content = admitted(o, game, r.packs);
  const seed = optionalSeed(r) ?? o.entropy();
  return r.campaign === undefined || r.campaign === null
    ? { content, seed }
    : { content, seed, campaign: readCampaign(r.campaign) };
}

/** A match from its record: only under the rules and with the content it was played with. */
export function load(o: Opening, r: Request): Reply {
  const record = readRecord(r.record);
  const game = findGame(record.game);
  if (record.rules !== game.rules)
    throw new Refusal("other-rules", `the record is of rules "${record.rules}"; this program plays "${game.rules}"`);
  const content = admitted(o, game, record.packs);
  if (record.content !== content.hash)
    throw new Refusal("other-content", `the record is of content ${record.content}; this program has ${content.hash}`);
  const options = readOptions(game.options, record.options);
  checkSeats(game, options, record.seats);
  const start = startFrom(record, content, options);
  const match = orRefuse("bad-record", "the record's start", () => new Match(game, start));
  const chronicle = chronicleOf(match);
  match.replay(record, (number, events) => {
    const input = record.inputs[number - 1];
    chronicle.add(isUndo(input) ? [takenBack(match)] : events);
  });
  if (match.record().checks !== record.checks)
    throw new Refusal("diverged", "checks has more digits than the inputs lead to");
  return seated(o, { match, language: readLanguage(r), chronicle });
}

/** A match at its start, and what happened up to its first question. */
function begun(o: Opening, r: Request, match: Match): Reply {
  const chronicle = chronicleOf(match);
  return { ...seated(o, { match, language: readLanguage(r), chronicle }), events: chronicle.tell(0, null) };
}

function chronicleOf(match: Match): Chronicle {
  const chronicle = new Chronicle();
  chronicle.add(opening(match.game, match.start));
  return chronicle;
}

function seated(o: Opening, table: Table): Reply {
  return { match: o.tables.add(table), status: statusOf(table, null) };
}

export function findGame(id: string): Game {
  const game = gameById(id);
  if (game) return game;
  const ids = games.map((g) => g.id);
  throw new Refusal("unknown-game", unknown("game", id, ids));
}

function checkSeats(game: Game, options: MatchOptions, seats: number): void {
  const [least, most] = game.seats(options);
  if (seats < least || seats > most)
    throw new Refusal(
      "bad-seats",
      `seats is ${seats}; these options are for ${least === most ? least : `${least} to ${most}`}`,
    );
}

/** The content of a match that is to be opened. */
function admitted(o: Opening, game: Game, packs: unknown): Content {
  o.tables.admit(listOfPacks(packs));
  return contentOf(o, game, packs);
}

export function contentOf(o: Opening, game: Game, packs: unknown): Content {
  const list = listOfPacks(packs);
  return orRefuse("bad-pack", "the packs", () => game.content(o.readPacks(game, list)));
}

function listOfPacks(packs: unknown): readonly unknown[] {
  if (packs === undefined || packs === null) return [];
  if (Array.isArray(packs) && packs.length <= MOST_PACKS) return packs;
  throw new Refusal("bad-packs", `packs must be a list of at most ${MOST_PACKS} packs`);
}

/** What a game chokes on in a value from outside is that value's fault, not ours. */
function orRefuse<T>(code: string, what: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(code, `${what} cannot be used: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Passes on whatever looks like a pack; the game refuses what it does not understand. */
export const readAnyPacks: ReadPacks = (_game, packs) =>
  packs.map((pack, i) => {
    if (typeof pack !== "object" || pack === null || !("pack" in pack) || typeof pack.pack !== "string")
      throw new Refusal("bad-pack", `packs[${i}] must be an object with a text "pack", its name`);
    return pack as Pack;
  });
