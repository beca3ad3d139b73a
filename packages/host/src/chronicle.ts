import type {
  CampaignMatch,
  Campaigns,
  Content,
  Game,
  Language,
  MatchOptions,
  Outcome,
  Pack,
} from "@rifthall/kernel/game";
import { admitCampaign, type Campaign, type MatchRecord, readRecord } from "@rifthall/kernel/match";
import { Refusal, shown, unknown } from "@rifthall/kernel/text";

export const CHRONICLE = "campaign-1";
/** Matches that are remembered, and how long a record is at most that is kept with one. */
const MOST_PLAYED = 100;
const LONGEST_RECORD = 50_000;

/** A match of the campaign that was played to its end. */
export interface PlayedMatch {
  readonly match: string;
  readonly result: "won" | "lost";
  /** Left out where it would be long. */
  readonly record?: MatchRecord;
}

/** A campaign as it is kept between its matches, by whoever keeps it: a file, a browser, a server. */
export interface Chronicle {
  readonly rifthall: typeof CHRONICLE;
  readonly game: string;
  /** Packs besides the built-in ones, whole. */
  readonly packs?: readonly Pack[];
  readonly campaign: Campaign;
  /** The match played last and the campaign before it, to play it again. */
  readonly last?: { readonly match: string; readonly before: Campaign };
  /** A match that was left before its end. */
  readonly underway?: { readonly match: string; readonly record: MatchRecord };
  readonly played: readonly PlayedMatch[];
}

/** A chronicle with its game and the cards it is played with. */
export interface Opened {
  readonly game: Game;
  readonly content: Content;
  readonly chronicle: Chronicle;
}

export function campaignsOf(game: Game): Campaigns<Content> {
  if (game.campaigns) return game.campaigns;
  throw new Refusal("no-campaigns", `${game.id} has no campaigns`);
}

/** What games there are, and what their packs become: the host knows neither. */
export interface Shelf {
  readonly games: readonly Game[];
  content(game: Game, packs: readonly unknown[]): Content;
}

export const newChronicle = (game: Game, content: Content, campaign: Campaign): Opened => ({
  game,
  content,
  chronicle: {
    rifthall: CHRONICLE,
    game: game.id,
    ...(content.packs.length > 0 ? { packs: content.packs } : {}),
    campaign: admitCampaign(game, content, campaign),
    played: [],
  },
});

const bad = (message: string): Refusal => new Refusal("bad-campaign", message);
const FIELDS = ["rifthall", "game", "packs", "campaign", "last", "underway", "played"];

/** A chronicle from outside; whatever could not have been written by us is refused by its place. */
export function readChronicle(shelf: Shelf, given: unknown): Opened {
  const all = mapping(given, "the file", FIELDS);
  if (all.rifthall !== CHRONICLE)
    throw bad(
      `rifthall is ${shown(all.rifthall)}; it must be "${CHRONICLE}", which marks the campaigns this program keeps`,
    );
  const game = shelf.games.find(({ id }) => id === all.game);
  const ids = shelf.games.filter(({ campaigns }) => campaigns).map(({ id }) => id);
  if (game === undefined) throw bad(`game: ${unknown("game", all.game, ids)}`);
  campaignsOf(game);
  const packs = all.packs ?? [];
  if (!Array.isArray(packs)) throw bad(`packs is ${shown(packs)}; it must be a list of packs`);
  const content = shelf.content(game, packs);
  const campaign = admitCampaign(game, content, all.campaign);
  const ofMatch = (match: unknown, place: string): string => {
    const known = campaignsOf(game)
      .matches(content, campaign, "en")
      .map(({ id }) => id);
    if (typeof match === "string" && known.includes(match)) return match;
    throw bad(`${place}: ${unknown("match", match, known)}`);
  };
  const recordOf = (value: unknown, place: string): MatchRecord => {
    const record = within(place, () => readRecord(value));
    if (record.game === game.id) return record;
    throw bad(`${place}.game is ${shown(record.game)}; it must be "${game.id}"`);
  };
  const last = all.last === undefined ? undefined : mapping(all.last, "last", ["match", "before"]);
  const underway = all.underway === undefined ? undefined : mapping(all.underway, "underway", ["match", "record"]);
  return {
    game,
    content,
    chronicle: {
      rifthall: CHRONICLE,
      game: game.id,
      ...(content.packs.length > 0 ? { packs: content.packs } : {}),
      campaign,
      ...(last === undefined
        ? {}
        : {
            last: {
              match: ofMatch(last.match, "last.match"),
              before: within("last.before", () => admitCampaign(game, content, last.before)),
            },
          }),
      ...(underway === undefined
        ? {}
        : {
            underway: {
              match: ofMatch(underway.match, "underway.match"),
              record: recordOf(underway.record, "underway.record"),
            },
          }),
      played: playedIn(all.played ?? [], ofMatch, recordOf),
    },
  };
}

function playedIn(
  given: unknown,
  ofMatch: (match: unknown, place: string) => string,
  recordOf: (value: unknown, place: string) => MatchRecord,
): readonly PlayedMatch[] {
  if (!Array.isArray(given) || given.length > MOST_PLAYED)
    throw bad(`played must be a list of at most ${MOST_PLAYED} matches`);
  return given.map((value: unknown, i) => {
    const place = `played[${i}]`;
    const { match, result, record } = mapping(value, place, ["match", "result", "record"]);
    if (result !== "won" && result !== "lost")
      throw bad(`${place}.result is ${shown(result)}; it must be "won" or "lost"`);
    const id = ofMatch(match, `${place}.match`);
    return { match: id, result, ...(record === undefined ? {} : { record: recordOf(record, `${place}.record`) }) };
  });
}

function mapping(given: unknown, place: string, fields: readonly string[]): Readonly<Record<string, unknown>> {
  if (typeof given !== "object" || given === null || Array.isArray(given))
    throw bad(`${place} is ${shown(given)}; it must be a mapping`);
  for (const key of Object.keys(given))
    if (!fields.includes(key)) throw bad(`${place}: ${unknown("field", key, fields)}`);
  return given as Readonly<Record<string, unknown>>;
}

/** Says where something refused stands. */
function within<T>(place: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(error.code, `${place}: ${error.message}`);
    throw error;
  }
}

/**
 * The campaign that a match of it begins with. The one played last is played again from before it, so that nothing is
 * won twice; any other from where the campaign stands.
 */
export const campaignFor = ({ campaign, last }: Chronicle, match: string): Campaign =>
  last?.match === match ? last.before : campaign;

/** The matches, each with what it would be started from: the last one as it was before. */
export function matchesOf({ game, content, chronicle }: Opened, language: Language): readonly CampaignMatch[] {
  const { last } = chronicle;
  const list = (campaign: Campaign) => campaignsOf(game).matches(content, campaign, language);
  const before = last === undefined ? [] : list(last.before);
  return list(chronicle.campaign).map((match) => {
    if (match.id !== last?.match) return match;
    const again = before.find(({ id }) => id === match.id);
    return { ...match, reasons: again?.reasons ?? match.reasons };
  });
}

/** The options of one of its matches: what the campaign says goes before what was wished. */
export const optionsOf = (match: CampaignMatch, given: MatchOptions): MatchOptions => ({ ...given, ...match.options });

/** What came of a match is written down, and what was before it. */
export function afterMatch(opened: Opened, match: string, outcome: Outcome, record: MatchRecord): Opened {
  const { game, content, chronicle } = opened;
  if (outcome.campaign === undefined) throw bad(`the match "${match}" was none of a campaign`);
  const { underway: _, ...rest } = chronicle;
  const isShort = JSON.stringify(record).length <= LONGEST_RECORD;
  const result = outcome.winners.length > 0 ? "won" : "lost";
  const played: PlayedMatch = { match, result, ...(isShort ? { record } : {}) };
  return {
    ...opened,
    chronicle: {
      ...rest,
      campaign: admitCampaign(game, content, outcome.campaign),
      last: { match, before: record.campaign ?? campaignFor(chronicle, match) },
      played: [...chronicle.played, played].slice(-MOST_PLAYED),
    },
  };
}

/** A match that is left before its end goes on from there. */
export const whileMatch = (opened: Opened, match: string, record: MatchRecord): Opened => ({
  ...opened,
  chronicle: { ...opened.chronicle, underway: { match, record } },
});

/** Changes something between two matches; for whoever plays the last one again it holds as well, where it can. */
export function changeCampaign(opened: Opened, words: readonly string[]): Opened {
  const { game, content, chronicle } = opened;
  const { last, underway } = chronicle;
  if (underway !== undefined)
    throw new Refusal("underway", `"${underway.match}" is under way; nothing is changed before it is over`, undefined, {
      en: "A match of this campaign is under way; play it to its end or begin another before you change anything.",
      de: "Eine Partie dieser Kampagne ist noch nicht zu Ende; spiel sie fertig oder beginn eine andere, ehe du etwas änderst.",
    });
  const change = (campaign: Campaign): Campaign =>
    admitCampaign(game, content, campaignsOf(game).change(content, campaign, words));
  const campaign = change(chronicle.campaign);
  return {
    ...opened,
    chronicle: {
      ...chronicle,
      campaign,
      ...(last === undefined ? {} : { last: { ...last, before: tried(change, last.before) } }),
    },
  };
}

function tried(change: (campaign: Campaign) => Campaign, before: Campaign): Campaign {
  try {
    return change(before);
  } catch (error) {
    if (error instanceof Refusal) return before;
    throw error;
  }
}
