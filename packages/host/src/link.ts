import {
  type Content,
  type Game,
  type MatchOption,
  type MatchOptions,
  type OptionValue,
  type Pack,
  readOptions,
} from "@rifthall/kernel/game";
import { type Campaign, Match, type MatchRecord, RECORD, readCampaign } from "@rifthall/kernel/match";
import { canonical, Refusal, unknown } from "@rifthall/kernel/text";
import { type Coder, Reader, Writer } from "./bits.js";
import { seal, unseal } from "./letters.js";
import { codeInputs } from "./played.js";
import { json, text, whole } from "./words.js";

/** The content with that hash. Packs are as they came: whoever gives the content checks them. */
export type ContentOf = (game: Game, hash: string, packs: readonly unknown[]) => Content | undefined;

/**
 * A whole match as letters that may stand in any address. Each choice is an index among the options at that point, so
 * the match is played again, both here and where the link is read: what it leads to can only be what the rules allow.
 */
export function encodeLink(game: Game, record: MatchRecord, content: Content): string {
  const writer = new Writer();
  code(writer, [game], () => content, record);
  return seal(writer.finish());
}

/** The record that a link was made of. */
export function decodeLink(text: string, games: readonly Game[], contentOf: ContentOf): MatchRecord {
  const reader = new Reader(unseal(text));
  const record = code(reader, games, contentOf, NOTHING);
  reader.finish();
  return record;
}

/** The game that a whole link is of: what reads the rest can be fetched then. */
export function linkedGame(link: string): string {
  return text(new Reader(unseal(link)), "game", "");
}

/** What a reader is given in place of a record. */
const NOTHING: MatchRecord = {
  rifthall: RECORD,
  game: "",
  rules: "",
  content: "",
  seats: 0,
  options: {},
  seed: "",
  inputs: [],
  checks: "",
};

/** The format, for both ways. */
function code(c: Coder, games: readonly Game[], contentOf: ContentOf, given: MatchRecord): MatchRecord {
  const game = codeGame(c, games, given.game);
  codeRules(c, game, given.rules);
  const hash = text(c, "content", given.content);
  const packs = codePart(c, "packs", given.packs) as readonly Pack[] | undefined;
  const content = contentFor(game, hash, packs, contentOf);
  const options = codeOptions(c, game.options, given.options);
  const seats = codeSeats(c, game, options, given.seats);
  const seed = text(c, "seed", given.seed);
  const position = codePart(c, "position", given.position);
  const campaign = codeCampaign(c, game, given.campaign);
  const begun = { ...(position === undefined ? {} : { position }), ...(campaign === undefined ? {} : { campaign }) };
  const start = { content, seats, options, seed, ...begun };
  const match = orRefuse(
    position === undefined ? "bad-record" : "bad-position",
    "the start",
    () => new Match(game, start),
  );
  const inputs = codeInputs(c, match, given.inputs);
  const checks = codeChecks(c, match, given.checks);
  const parts = { ...(packs === undefined ? {} : { packs }), ...begun };
  const { id, rules } = game;
  return { rifthall: RECORD, game: id, rules, content: hash, ...parts, seats, options, seed, inputs, checks };
}

function codeGame(c: Coder, games: readonly Game[], given: string): Game {
  const id = text(c, "game", given);
  const game = games.find((g) => g.id === id);
  if (game) return game;
  const ids = games.map((g) => g.id);
  throw new Refusal("unknown-game", `game: ${unknown("game", id, ids)}`);
}

/** Rules are mostly named after their game. */
function codeRules(c: Coder, game: Game, given: string): void {
  const named = c.split(7, 8, given.startsWith(game.id) ? 0 : 1) === 0;
  const rules = (named ? game.id : "") + text(c, "rules", named ? given.slice(game.id.length) : given);
  if (rules !== game.rules)
    throw new Refusal("other-rules", `rules: the match is of rules "${rules}"; this program plays "${game.rules}"`);
}

const codePart = (c: Coder, place: string, given: unknown): unknown =>
  c.split(7, 8, given === undefined ? 0 : 1) === 0 ? undefined : json(c, place, given);

/** Only games that have campaigns have this part, so the links of the others are as they were. */
function codeCampaign(c: Coder, game: Game, given: Campaign | undefined): Campaign | undefined {
  if (game.campaign === undefined && given === undefined) return undefined;
  if (game.campaign === undefined) throw new Refusal("no-campaigns", `campaign: ${game.id} has no campaigns`);
  const campaign = codePart(c, "campaign", given);
  return campaign === undefined ? undefined : readCampaign(campaign);
}

function contentFor(game: Game, hash: string, packs: unknown, contentOf: ContentOf): Content {
  if (packs !== undefined && !(Array.isArray(packs) && packs.length > 0))
    throw new Refusal("bad-packs", "packs: must be a list of packs, or left out where there is none");
  const content = orRefuse("bad-pack", "packs", () => contentOf(game, hash, (packs ?? []) as readonly unknown[]));
  if (content?.hash === hash) return content;
  const known = content ? `this program has ${content.hash}` : "this program does not know it";
  throw new Refusal("other-content", `content: the match is of content ${hash}; ${known}`);
}

/** Only what is not as usual. */
function codeOptions(c: Coder, declared: readonly MatchOption[], given: MatchOptions): MatchOptions {
  const filled = readOptions(declared, given);
  const values: Record<string, OptionValue> = {};
  for (const o of declared)
    if (c.split(7, 8, canonical(filled[o.name]) === canonical(o.default) ? 0 : 1) === 1)
      values[o.name] = codeOption(c, o, filled[o.name]);
  return readOptions(declared, values);
}

function codeOption(c: Coder, o: MatchOption, given: OptionValue): OptionValue {
  const place = `options.${o.name}`;
  switch (o.type) {
    case "flag":
      return !o.default;
    case "choice":
      return o.values[c.pick(o.values.length, o.values.indexOf(String(given)))];
    case "name": {
      const at = o.values.indexOf(String(given));
      const isKnown = c.split(3, 4, at < 0 ? 1 : 0) === 0;
      return isKnown ? o.values[c.pick(o.values.length, at)] : text(c, place, String(given));
    }
    case "number": {
      const more = Number(given) - o.least;
      const most = o.greatest - o.least;
      const high = c.pick(Math.floor(most / UNIT) + 1, Math.floor(more / UNIT));
      return o.least + high * UNIT + c.pick(Math.min(UNIT, most + 1), more % UNIT);
    }
    case "lists": {
      const lists = Array.isArray(given) ? (given as readonly (readonly string[])[]) : [];
      return repeat(c, LISTS, lists, (list = []) => repeat(c, WORDS, list, (word = "") => text(c, place, word)));
    }
  }
}

const UNIT = 65_536;
/** As many as options may have. */
const LISTS = 8;
const WORDS = 64;

function repeat<T, R>(c: Coder, most: number, given: readonly T[], one: (value: T | undefined) => R): R[] {
  const count = Math.min(most, whole(c, given.length));
  return Array.from({ length: count }, (_, i) => one(given[i]));
}

function codeSeats(c: Coder, game: Game, options: MatchOptions, given: number): number {
  const [least, most] = game.seats(options);
  if (!c.reads && !(Number.isInteger(given) && given >= least && given <= most))
    throw new Refusal(
      "bad-seats",
      `seats: ${given}; these options are for ${least === most ? least : `${least} to ${most}`}`,
    );
  return least + c.pick(most - least + 1, given - least);
}

/** The running hashes follow from the match; a few digits at its end show whether it led where it did before. */
function codeChecks(c: Coder, match: Match, given: string): string {
  const { checks } = match.record();
  if (!c.reads && given !== "" && given !== checks)
    throw new Refusal("diverged", `checks: the record has ${given}; these rules lead to ${checks}`);
  const has = checks === "" || c.split(7, 8, given === checks ? 0 : 1) === 0;
  const end = Number.parseInt(match.hash().slice(0, 4), 16);
  if (c.pick(65_536, end) !== end)
    throw new Refusal("diverged", "inputs: under these rules the match ends elsewhere than where the link was made");
  return has ? checks : "";
}

/** What a game chokes on in a link is the link's fault, not ours. */
function orRefuse<T>(refusal: string, what: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(refusal, `${what} cannot be used: ${error instanceof Error ? error.message : String(error)}`);
  }
}
