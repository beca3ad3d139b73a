import type { Advice, Past, Replay } from "@rifthall/host";
import type { Game, Language, MatchRecord, Seat, Start } from "@rifthall/kernel";
import { canonical, Refusal, readOptions } from "@rifthall/kernel";
import type {
  GameInfo,
  MatchId,
  Opened,
  Pace,
  Pushes,
  Requests,
  SeatWish,
  Summary,
  Wish,
} from "../service/contract.ts";
import { matchIdFor } from "../service/match.ts";
import { engines } from "../tables/engines.ts";
import { examineDeck, examineMatch } from "./examine.ts";
import { gameFor } from "./games.ts";
import type { Kept } from "./kept.ts";
import { hold } from "./lock.ts";
import { startOf } from "./records.ts";
import { freshSeed } from "./seed.ts";
import { Store } from "./store.ts";
import type { Table } from "./table.ts";
import { infoOf, openedOf, personsAt, summaryOf } from "./told.ts";

type Served = {
  readonly [N in keyof Requests]: (
    ...args: Parameters<Requests[N]>
  ) => ReturnType<Requests[N]> | Promise<ReturnType<Requests[N]>>;
};

/** Serves a page: runs the matches it opens, keeps them all, and tells it what it may know. */
export class Desk implements Served {
  private readonly store = new Store((why) => this.push("notKept", why));
  private readonly tables = new Map<MatchId, Table>();
  private readonly replays = new Map<MatchId, { readonly replay: Replay; readonly language: Language }>();
  private readonly letGo = new Map<MatchId, () => void>();
  private readonly others = new BroadcastChannel("rifthall");

  constructor(private readonly push: <P extends keyof Pushes>(name: P, ...args: Parameters<Pushes[P]>) => void) {
    this.others.onmessage = ({ data }: MessageEvent<MatchId>) => void this.changedElsewhere(data);
  }

  here(): void {}

  async warm(id: string): Promise<void> {
    if (!Object.hasOwn(engines, id)) return;
    const [game] = await Promise.all([gameFor(id), import("./table.ts"), import("./later.ts")]);
    game.content([]);
  }

  async info(id: string, language: Language): Promise<GameInfo> {
    return infoOf(await gameFor(id), language);
  }

  async start(wish: Wish): Promise<MatchId> {
    const [game, { dealDecks }] = await Promise.all([gameFor(wish.game), import("./later.ts")]);
    const options = readOptions(game.options, wish.options);
    const [least, most] = game.seats(options);
    if (wish.seats.length < least || wish.seats.length > most)
      throw new Refusal("bad-seats", `${wish.seats.length} seats; this needs ${least} to ${most}`);
    const seed = wish.seed?.trim() || freshSeed();
    const content = game.content([]);
    const seats = wish.seats.length;
    const dealt = dealDecks(game, content, options, seats, seed);
    const start: Start = { content, seats, options: dealt, seed };
    return this.keepNew(game, start, wish.seats);
  }

  async deckBox(id: string, language: Language): Promise<ReturnType<Requests["deckBox"]>> {
    const [game, { deckBox }] = await Promise.all([gameFor(id), import("./later.ts")]);
    const content = game.content([]);
    return { ...deckBox(game, content, language), cards: game.cards(content, language) };
  }
  async deck(id: string, source: unknown, language: Language): Promise<ReturnType<Requests["deck"]>> {
    const [game, { deckReport, decksOf, readDeck }] = await Promise.all([gameFor(id), import("./later.ts")]);
    const content = game.content([]);
    const isOurs =
      typeof source !== "string" ||
      decksOf(game)
        .ready(content)
        .some((ready) => ready.id === source);
    const deck = readDeck(game, content, isOurs ? source : await examineDeck(id, source));
    return deckReport(game, content, deck, language);
  }

  private async keepNew(game: Game, start: Start, seats: readonly SeatWish[], past?: Past): Promise<MatchId> {
    const match = matchIdFor(game.id);
    const now = Date.now();
    const { Table } = await import("./table.ts");
    const table = new Table(match, game, start, seats, now, past, "en", "instant", true, nobody, nothing);
    await this.keep(table, now);
    return match;
  }

  private async keep(table: Table, played = Date.now()): Promise<void> {
    const { match, seats, begun } = table;
    const stops = Object.fromEntries(seats.map((_, i) => [i, table.host.stopsOf(i as Seat)]));
    const { passed } = table.host;
    const record = table.host.record();
    await this.store.put({ match, record, passed, seats, begun, played, outcome: table.outcome(), stops });
    this.others.postMessage(match);
  }

  async matches(): Promise<readonly Summary[]> {
    return (await this.store.all()).map(summaryOf);
  }
  async damaged(): Promise<ReturnType<Requests["damaged"]>> {
    return (await this.store.broken()).map(({ match, wrong }) => ({ match, wrong }));
  }
  async raw(match: MatchId): Promise<string> {
    const { row } = (await this.store.broken()).find((broken) => broken.match === match) ?? {};
    if (row === undefined) throw new Refusal("unknown-match", "nothing damaged is kept under this name");
    try {
      return JSON.stringify(row);
    } catch (error) {
      throw new Refusal("no-json", `this cannot be written as JSON: ${error instanceof Error ? error.message : error}`);
    }
  }

  async open(match: MatchId, language: Language, pace: Pace, takeOver: boolean): Promise<Opened> {
    this.close(match);
    const kept = await this.find(match);
    this.push("found", match, kept.record.game);
    const [{ game, start }, { Table }] = await Promise.all([examinedStart(kept.record), import("./table.ts")]);
    const release = await hold(match, takeOver, () => this.lose(match));
    if (release) this.letGo.set(match, release);
    const watching = release === null;
    const table = new Table(
      match,
      game,
      start,
      kept.seats,
      kept.begun,
      kept,
      language,
      pace,
      watching,
      (update) => this.push("update", update),
      (changed) => void this.keep(changed),
    );
    for (const [seat, names] of Object.entries(kept.stops)) table.host.setStops(Number(seat) as Seat, names);
    this.tables.set(match, table);
    // The page hears of the match first and of what is on its table after that.
    setTimeout(() => table.introduce());
    return openedOf(table);
  }

  close(match: MatchId): void {
    this.tables.get(match)?.close();
    this.tables.delete(match);
    this.letGo.get(match)?.();
    this.letGo.delete(match);
  }

  private lose(match: MatchId): void {
    this.letGo.delete(match);
    this.close(match);
    this.push("lost", match);
  }

  /** Another tab has played on, or removed something. */
  private async changedElsewhere(match: MatchId): Promise<void> {
    this.push("kept");
    const table = this.tables.get(match);
    if (table?.watching) await this.open(match, table.language, table.pace, false);
  }

  private async find(match: MatchId): Promise<Kept> {
    const kept = await this.store.get(match);
    if (kept === null) throw new Refusal("unknown-match", "this match is not kept here any more");
    return kept;
  }

  private table(match: MatchId): Table {
    const table = this.tables.get(match);
    if (!table) throw new Refusal("not-open", "this match is not on the table");
    return table;
  }
  private mine(match: MatchId): Table {
    const table = this.table(match);
    if (table.watching) throw new Refusal("watching", "another tab plays this match; close it there to play it here");
    return table;
  }

  take(match: MatchId, seat: Seat): void {
    this.mine(match).take(seat);
  }
  language(match: MatchId, language: Language): Opened {
    const table = this.table(match);
    table.language = language;
    setTimeout(() => table.introduce());
    return openedOf(table);
  }
  pace(match: MatchId, pace: Pace): void {
    this.table(match).pace = pace;
  }

  answer(match: MatchId, seat: Seat, answer: Parameters<Requests["answer"]>[2]): void {
    const table = this.mine(match);
    table.host.answer(seat, answer);
    table.changed();
  }
  undo(match: MatchId, seat: Seat): ReturnType<Requests["undo"]> {
    const table = this.mine(match);
    const request = table.host.undo(seat);
    table.changed();
    return request;
  }
  consent(match: MatchId, seat: Seat, agrees: boolean): ReturnType<Requests["consent"]> {
    const table = this.mine(match);
    const request = table.host.consent(seat, agrees);
    table.changed();
    return request;
  }
  resign(match: MatchId, seat: Seat): void {
    const table = this.mine(match);
    table.host.resign(seat);
    table.changed();
  }
  preview(match: MatchId, seat: Seat, key: number): ReturnType<Requests["preview"]> {
    const { host, language } = this.table(match);
    return host.preview(seat, key).map((event) => ({ event, text: host.tell(event, language) }));
  }
  advise(match: MatchId, seat: Seat): Promise<Advice> {
    return this.mine(match).advise(seat);
  }
  consider(match: MatchId): Promise<Advice> {
    return this.mine(match).consider();
  }
  goOn(match: MatchId): void {
    this.mine(match).goOn();
  }
  why(match: MatchId, seat: Seat, candidate: Parameters<Requests["why"]>[2]): ReturnType<Requests["why"]> {
    const { host, language } = this.table(match);
    return host.why(seat, candidate, language);
  }
  stops(match: MatchId, seat: Seat): readonly string[] {
    return this.table(match).host.stopsOf(seat);
  }
  setStops(match: MatchId, seat: Seat, names: readonly string[]): readonly string[] {
    const table = this.mine(match);
    const before = table.host.number;
    table.host.setStops(seat, names);
    void this.keep(table);
    if (table.host.number !== before) table.changed();
    return table.host.stopsOf(seat);
  }

  async rule(id: string, rule: string, language: Language): Promise<ReturnType<Requests["rule"]>> {
    const line = (await gameFor(id)).rulebook[rule];
    return line ? { id: rule, title: line.title[language], text: line.text[language] } : null;
  }

  async rules(id: string, language: Language): Promise<ReturnType<Requests["rules"]>> {
    const { rulebook } = await gameFor(id);
    return Object.entries(rulebook).map(([rule, { title, text }]) => ({
      id: rule,
      title: title[language],
      text: text[language],
    }));
  }

  async record(match: MatchId): Promise<MatchRecord> {
    return (await this.find(match)).record;
  }
  async link(match: MatchId): Promise<string> {
    const { record } = await this.finished(match);
    const [{ game, start }, { encodeLink }] = await Promise.all([examinedStart(record), import("./link.ts")]);
    return encodeLink(game, record, start.content);
  }

  async bring(text: string): Promise<MatchId> {
    const record = await examineMatch(text);
    const { game, start } = await startOf(record);
    const known = (await this.store.all()).find((kept) => canonical(kept.record) === canonical(record));
    if (known) return known.match;
    return this.keepNew(game, start, personsAt(start.seats), { record });
  }

  async again(match: MatchId): Promise<MatchId> {
    const { record, seats } = await this.find(match);
    const { decks } = await gameFor(record.game);
    const options = { ...record.options };
    const own = decks && options[decks.option];
    if (decks && Array.isArray(own)) options[decks.option] = passedOn(own);
    return this.start({ game: record.game, options, seats: passedOn(seats) });
  }

  async remove(match: MatchId): Promise<void> {
    this.close(match);
    await this.store.remove(match);
    this.others.postMessage(match);
  }
  async removeAll(): Promise<void> {
    for (const match of [...this.tables.keys()]) this.close(match);
    this.replays.clear();
    await this.store.removeAll();
    this.others.postMessage("");
  }

  private async finished(match: MatchId): Promise<Kept> {
    const kept = await this.find(match);
    if (kept.outcome === null)
      throw new Refusal("unfinished", "the match is not over yet: a link or a replay would show what is hidden");
    return kept;
  }

  async replay(match: MatchId, language: Language): Promise<Opened & { readonly steps: number }> {
    const kept = await this.finished(match);
    const [{ game, start }, { Replay }] = await Promise.all([examinedStart(kept.record), import("./later.ts")]);
    const names = kept.seats.map((seat) => seat.name || undefined);
    const replay = new Replay(game, start, kept.record, names);
    this.replays.set(match, { replay, language });
    const { options } = start;
    const cards = game.cards(start.content, language);
    return {
      match,
      game: infoOf(game, language),
      options,
      seats: kept.seats,
      cards,
      watching: true,
      steps: replay.steps,
    };
  }
  seek(match: MatchId, at: number, viewer: Seat | null): ReturnType<Requests["seek"]> {
    const { replay, language } = this.shown(match);
    return { at, steps: replay.steps, ...replay.seek(at, viewer, language) };
  }
  story(match: MatchId, from: number, to: number, viewer: Seat | null): ReturnType<Requests["story"]> {
    const { replay, language } = this.shown(match);
    return replay.story(from, to, viewer, language);
  }
  private shown(match: MatchId): { readonly replay: Replay; readonly language: Language } {
    const open = this.replays.get(match);
    if (!open) throw new Refusal("not-open", "this replay is not open");
    return open;
  }
}

/**
 * A match from the start with our own cards is what the rules allow, whoever has kept it. What begins in some position,
 * or with cards of others, was made by somebody: it is looked through each time.
 */
async function examinedStart(record: MatchRecord): ReturnType<typeof startOf> {
  if (record.position !== undefined || record.packs !== undefined) await examineMatch(JSON.stringify(record));
  return startOf(record);
}

/** Each goes to the place before, the first to the last. */
const passedOn = <T>([first, ...rest]: readonly T[]): readonly T[] => (first === undefined ? rest : [...rest, first]);

const nobody = (): void => {};
const nothing = (): void => {};
