import {
  afterMatch,
  type Chronicle,
  campaignFor,
  campaignsOf,
  changeCampaign,
  gainsOf,
  Host,
  matchesOf,
  newChronicle,
  type Opened,
  optionsOf,
  whileMatch,
} from "@rifthall/host";
import { type CampaignMatch, LANGUAGES, type Language, type MatchOptions, readOptions } from "@rifthall/kernel/game";
import { SPECTATOR } from "@rifthall/kernel/ids";
import type { MatchRecord, Start } from "@rifthall/kernel/match";
import { Refusal, unknown } from "@rifthall/kernel/text";
import { chronicleOf } from "./chronicles.js";
import type { CampaignId, CampaignSummary, CampaignView, MatchId, Requests, Wish } from "./contract.js";
import type { Desk } from "./desk.js";
import { gameFor } from "./games.js";
import type { Broken, Kept, KeptCampaign } from "./kept.js";
import { matchIdFor } from "./match.js";
import { examinedStart, personsAt, startOf } from "./records.js";

/** A kept campaign, and what its game reads in it. */
interface Read {
  readonly row: KeptCampaign;
  readonly opened: Opened;
}

/** Keeps the campaigns of a desk: one thing after the other, each from what lies in the store by then. */
export class Journal {
  private turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly desk: Desk) {}

  private get ports(): Desk["ports"] {
    return this.desk.ports;
  }

  private inTurn<T>(act: () => Promise<T>): Promise<T> {
    const done = this.turn.then(act);
    this.turn = done.catch(() => {});
    return done;
  }

  async list(id: string, language: Language): Promise<ReturnType<Requests["campaigns"]>> {
    const game = await gameFor(this.ports.games, id);
    const { whole, broken } = await this.all(id);
    return {
      titles: campaignsOf(game).titles(game.content([]), language),
      kept: whole.map((read) => summaryOf(read, language)),
      damaged: broken.map(({ match, wrong }) => ({ match, wrong })),
    };
  }

  /** All that is damaged: as a row, or in what its game should read in it. */
  async broken(): Promise<readonly Broken[]> {
    return (await this.all()).broken;
  }

  private async all(id?: string): Promise<{ readonly whole: readonly Read[]; readonly broken: readonly Broken[] }> {
    const { campaigns } = this.ports;
    const whole: Read[] = [];
    const broken: Broken[] = [...(await campaigns.broken())];
    for (const row of await campaigns.all()) {
      if (id !== undefined && row.game !== id) continue;
      try {
        whole.push({ row, opened: await this.opened(row) });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        broken.push({ match: row.campaign, row, wrong: error.message });
      }
    }
    return { whole, broken };
  }

  begin(id: string, title: string, options: MatchOptions): Promise<CampaignId> {
    return this.inTurn(async () => {
      const game = await gameFor(this.ports.games, id);
      const content = game.content([]);
      const campaign = campaignsOf(game).begin(content, title, readOptions(game.options, options));
      return (await this.keepNew(newChronicle(game, content, campaign))).campaign;
    });
  }

  private async keepNew({ chronicle }: Opened): Promise<KeptCampaign> {
    const { clock, entropy } = this.ports;
    const begun = clock.date();
    const campaign = matchIdFor(chronicle.game, entropy);
    return this.put({ campaign, game: chronicle.game, chronicle, begun, played: begun, underway: null, last: null });
  }

  private async put(row: KeptCampaign): Promise<KeptCampaign> {
    await this.ports.campaigns.put(row);
    this.ports.neighbours.tell(row.campaign);
    return row;
  }

  /** What lies in the store, whoever put it there: read by its game, and with packs of others looked through first. */
  private async opened({ game, chronicle }: KeptCampaign): Promise<Opened> {
    const { games, examiner } = this.ports;
    const safe = chronicle.packs === undefined ? chronicle : await examiner.campaign(game, JSON.stringify(chronicle));
    return chronicleOf(games, game, safe);
  }

  private async find(campaign: CampaignId): Promise<Read> {
    const row = await this.ports.campaigns.get(campaign);
    if (row === null)
      throw new Refusal("unknown-campaign", "this campaign is not kept here any more", undefined, {
        en: "This campaign is not kept here any more.",
        de: "Diese Kampagne liegt hier nicht mehr.",
      });
    return this.settled({ row, opened: await this.opened(row) });
  }

  /** If the match under way is over by now, what came of it is written down. */
  private async settled(read: Read): Promise<Read> {
    const { row, opened } = read;
    if (row.underway === null) return read;
    const kept = await this.matchOf(row, row.underway);
    if (kept !== null && kept.outcome === null) return read;
    const after = kept === null ? opened : ((await this.outcomeOf(opened, kept)) ?? opened);
    const { underway: _, ...chronicle } = after.chronicle;
    const last = after === opened ? row.last : row.underway;
    return {
      row: await this.put({ ...row, chronicle, underway: null, last, played: kept?.played ?? row.played }),
      opened: { ...after, chronicle },
    };
  }

  /** A match of this campaign; one that was removed, or is another's, is none. */
  private async matchOf({ campaign }: KeptCampaign, match: MatchId): Promise<Kept | null> {
    try {
      const kept = await this.ports.store.get(match);
      return kept?.part?.campaign === campaign ? kept : null;
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  }

  /** What a finished match leads to follows from its record, not from what was kept beside it. */
  private async outcomeOf(opened: Opened, kept: Kept): Promise<Opened | null> {
    try {
      const { game, start } = await examinedStart(this.ports, kept.record);
      const status = new Host(game, start, kept.seats, this.ports.entropy, kept).status(SPECTATOR, "en");
      if (!status.over || status.outcome.reason === "void") return null;
      return afterMatch(opened, kept.part?.match ?? "", status.outcome, kept.record);
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  }

  view(campaign: CampaignId, language: Language): Promise<CampaignView> {
    return this.inTurn(async () => {
      const { row, opened } = await this.find(campaign);
      const { game, content, chronicle } = opened;
      const { last, played } = chronicle;
      const underway = row.underway === null ? null : await this.matchOf(row, row.underway);
      const { result, record } = played.at(-1) ?? {};
      const bearersIn = (played: MatchRecord | undefined): readonly string[] =>
        played === undefined ? [] : campaignsOf(game).bearers(played.options);
      return {
        campaign,
        game: game.id,
        sheet: campaignsOf(game).sheet(content, chronicle.campaign, language),
        matches: matchesOf(opened, language).map((match) => ({
          ...match,
          tries: played.filter((one) => one.match === match.id).length,
        })),
        changes: underway ? [] : campaignsOf(game).changes(content, chronicle.campaign, language),
        underway: underway?.part
          ? { match: underway.part.match, kept: underway.match, bearers: bearersIn(underway.record) }
          : null,
        last:
          last === undefined || result === undefined
            ? null
            : {
                match: last.match,
                result,
                gains: gainsOf(opened, language),
                bearers: bearersIn(record),
                kept: await this.lookedBackAt(row),
              },
        cards: game.cards(content, language),
      };
    });
  }
  private async lookedBackAt(row: KeptCampaign): Promise<MatchId | null> {
    return row.last === null ? null : ((await this.matchOf(row, row.last))?.match ?? null);
  }

  change(campaign: CampaignId, words: readonly string[]): Promise<void> {
    return this.inTurn(async () => {
      const { row, opened } = await this.find(campaign);
      const { chronicle } = changeCampaign(await this.whole(row, opened), words);
      await this.put({ ...row, chronicle, played: this.ports.clock.date() });
    });
  }

  setOut(
    campaign: CampaignId,
    match: string,
    bearers: readonly string[],
    wish: Pick<Wish, "options" | "seats" | "seed">,
  ): Promise<MatchId> {
    return this.inTurn(async () => {
      const { row, opened } = await this.find(campaign);
      const { game, content, chronicle } = opened;
      const chosen = matchIn(opened, match);
      const party = campaignsOf(game).party(bearers);
      const options = readOptions(game.options, optionsOf(chosen, { ...wish.options, ...party }));
      const seats = wish.seats.length;
      if (seats !== bearers.length) throw new Refusal("bad-seats", `${seats} seats for ${bearers.length} who go`);
      const seed = wish.seed?.trim() || this.ports.entropy();
      const start: Start = { content, seats, options, seed, campaign: campaignFor(chronicle, match) };
      const underway = await this.desk.keepNew(game, start, wish.seats, { part: { campaign, match } });
      await this.put({ ...row, chronicle, underway, played: this.ports.clock.date() });
      return underway;
    });
  }

  /** With the match under way, as a file holds it. */
  private async whole(row: KeptCampaign, opened: Opened): Promise<Opened> {
    const underway = row.underway === null ? null : await this.matchOf(row, row.underway);
    return underway?.part ? whileMatch(opened, underway.part.match, underway.record) : opened;
  }

  file(campaign: CampaignId): Promise<string> {
    return this.inTurn(async () => {
      const { row, opened } = await this.find(campaign);
      return JSON.stringify((await this.whole(row, opened)).chronicle);
    });
  }
  code(campaign: CampaignId): Promise<string> {
    return this.inTurn(async () => {
      const { game, content, chronicle } = (await this.find(campaign)).opened;
      return campaignsOf(game).encode(content, chronicle.campaign);
    });
  }

  /** What somebody brings is kept beside the others; a match under way in it lies among the matches from then on. */
  bring(id: string, text: string): Promise<CampaignId> {
    return this.inTurn(async () => {
      const { games, examiner } = this.ports;
      const brought: Chronicle = await examiner.campaign(id, text);
      const opened = await chronicleOf(games, id, brought);
      const { underway, ...chronicle } = opened.chronicle;
      const row = await this.keepNew({ ...opened, chronicle });
      if (underway !== undefined) {
        const { game, start } = await startOf(games, underway.record);
        const part = { campaign: row.campaign, match: underway.match };
        const past = { record: underway.record };
        await this.put({
          ...row,
          underway: await this.desk.keepNew(game, start, personsAt(start.seats), { past, part }),
        });
      }
      return row.campaign;
    });
  }

  remove(campaign: CampaignId): Promise<void> {
    return this.inTurn(async () => {
      await this.ports.campaigns.remove(campaign);
      this.ports.neighbours.tell(campaign);
    });
  }
}

function summaryOf({ row, opened }: Read, language: Language): CampaignSummary {
  const { game, content, chronicle } = opened;
  const { name, terms } = campaignsOf(game).sheet(content, chronicle.campaign, language);
  const matches = matchesOf(opened, language);
  return {
    campaign: row.campaign,
    name,
    terms,
    won: matches.filter(({ result }) => result === "won").length,
    of: matches.length,
    begun: row.begun,
    played: row.played,
    underway: row.underway !== null,
  };
}

/** Refused with every reason, if it cannot be played now. */
function matchIn(opened: Opened, id: string): CampaignMatch {
  const all = Object.fromEntries(LANGUAGES.map((language) => [language, matchesOf(opened, language)]));
  const [match] = (all.en ?? []).filter((one) => one.id === id);
  if (match === undefined)
    throw new Refusal(
      "unknown-match",
      unknown(
        "match",
        id,
        (all.en ?? []).map((one) => one.id),
      ),
    );
  if (match.reasons.length === 0) return match;
  const said = (language: Language): string =>
    (all[language]?.find((one) => one.id === id)?.reasons ?? [])
      .map((reason) => `${reason.said} (${reason.rule})`)
      .join("; ");
  throw new Refusal("not-open", said("en"), undefined, { en: said("en"), de: said("de") });
}
