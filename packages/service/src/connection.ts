import type { Language } from "@rifthall/kernel/game";
import { canonical, Refusal } from "@rifthall/kernel/text";
import type { TableRequest } from "./asks.js";
import type { CampaignId, CampaignView, MatchId, Requests, Summary, Wish } from "./contract.js";
import type { Desk } from "./desk.js";
import { gameFor } from "./games.js";
import type { Broken } from "./kept.js";
import type { Meetings } from "./meeting.js";
import { named } from "./named.js";
import { newStart, personsAt, startOf } from "./records.js";
import type { Social } from "./social.js";
import { summaryOf } from "./summary.js";
import { type Guest, type Served, Visit } from "./visit.js";

/** A page at a desk that has all that is kept to itself. */
export class Connection
  extends Visit
  implements Served<Exclude<keyof Requests, TableRequest | keyof Meetings | keyof Social>>
{
  constructor(
    private readonly desk: Desk,
    guest: Guest,
  ) {
    super(desk, guest);
  }

  protected override get ports(): Desk["ports"] {
    return this.desk.ports;
  }

  async warm(id: string): Promise<void> {
    const { games } = this.ports;
    if (!Object.hasOwn(games.rules, id)) return;
    const [game] = await Promise.all([gameFor(games, id), import("./table.js"), import("./later.js")]);
    game.content([]);
  }

  async start(wish: Wish): Promise<MatchId> {
    const { games, entropy } = this.ports;
    const { game, start } = await newStart(games, wish, wish.seed?.trim() || entropy());
    return this.desk.keepNew(game, start, wish.seats);
  }

  async deckBox(id: string, language: Language): Promise<ReturnType<Requests["deckBox"]>> {
    const [game, { deckBox }] = await Promise.all([gameFor(this.ports.games, id), import("./later.js")]);
    const content = game.content([]);
    return { ...deckBox(game, content, language), cards: game.cards(content, language) };
  }
  async deck(id: string, source: unknown, language: Language): Promise<ReturnType<Requests["deck"]>> {
    const { games, examiner } = this.ports;
    const [game, { deckReport, decksOf, readDeck }] = await Promise.all([gameFor(games, id), import("./later.js")]);
    const content = game.content([]);
    const isOurs =
      typeof source !== "string" ||
      decksOf(game)
        .ready(content)
        .some((ready) => ready.id === source);
    const deck = readDeck(game, content, isOurs ? source : await examiner.deck(id, source));
    return deckReport(game, content, deck, language);
  }

  async matches(): Promise<readonly Summary[]> {
    const { store, games } = this.ports;
    return (await store.all()).map((kept) => summaryOf(kept, games.rules));
  }
  async damaged(): Promise<ReturnType<Requests["damaged"]>> {
    return (await this.ports.store.broken()).map(({ match, wrong }) => ({ match, wrong }));
  }
  async raw(match: MatchId): Promise<string> {
    return rawOf(await this.ports.store.broken(), match);
  }

  async bring(text: string): Promise<MatchId> {
    const { examiner, games, store } = this.ports;
    const { text: bare, names } = named(text);
    const record = await examiner.match(bare);
    const { game, start } = await startOf(games, record);
    const known = (await store.all()).find((kept) => canonical(kept.record) === canonical(record));
    return known?.match ?? this.desk.keepNew(game, start, personsAt(start.seats, names), { past: { record } });
  }

  async again(match: MatchId): Promise<MatchId> {
    const { record, seats } = await this.desk.find(match);
    const { decks } = await gameFor(this.ports.games, record.game);
    const options = { ...record.options };
    const own = decks && options[decks.option];
    if (decks && Array.isArray(own)) options[decks.option] = passedOn(own);
    return this.start({ game: record.game, options, seats: passedOn(seats) });
  }

  async remove(match: MatchId): Promise<void> {
    await this.desk.remove(match);
  }
  async removeAll(): Promise<void> {
    await this.desk.removeAll();
  }

  async campaigns(id: string, language: Language): Promise<ReturnType<Requests["campaigns"]>> {
    return (await this.desk.journal()).list(id, language);
  }
  async beginCampaign(id: string, title: string, options: Wish["options"]): Promise<CampaignId> {
    return (await this.desk.journal()).begin(id, title, options);
  }
  async campaign(campaign: CampaignId, language: Language): Promise<CampaignView> {
    return (await this.desk.journal()).view(campaign, language);
  }
  async changeCampaign(campaign: CampaignId, words: readonly string[]): Promise<void> {
    await (await this.desk.journal()).change(campaign, words);
  }
  async setOut(...[campaign, match, bearers, wish]: Parameters<Requests["setOut"]>): Promise<MatchId> {
    return (await this.desk.journal()).setOut(campaign, match, bearers, wish);
  }
  async campaignFile(campaign: CampaignId): Promise<string> {
    return (await this.desk.journal()).file(campaign);
  }
  async campaignCode(campaign: CampaignId): Promise<string> {
    return (await this.desk.journal()).code(campaign);
  }
  async bringCampaign(id: string, text: string): Promise<CampaignId> {
    return (await this.desk.journal()).bring(id, text);
  }
  async rawCampaign(campaign: CampaignId): Promise<string> {
    return rawOf(await (await this.desk.journal()).broken(), campaign);
  }
  async removeCampaign(campaign: CampaignId): Promise<void> {
    await (await this.desk.journal()).remove(campaign);
  }
}

/** Something damaged as it is. */
function rawOf(all: readonly Broken[], id: string): string {
  const { row } = all.find((broken) => broken.match === id) ?? {};
  if (row === undefined) throw new Refusal("unknown-match", "nothing damaged is kept under this name");
  try {
    return JSON.stringify(row);
  } catch (error) {
    throw new Refusal("no-json", `this cannot be written as JSON: ${error instanceof Error ? error.message : error}`);
  }
}

/** Each goes to the place before, the first to the last. */
const passedOn = <T>([first, ...rest]: readonly T[]): readonly T[] => (first === undefined ? rest : [...rest, first]);
