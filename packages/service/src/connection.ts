import { type Language, readOptions } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import type { MatchRecord, Start } from "@rifthall/kernel/match";
import { canonical, Refusal } from "@rifthall/kernel/text";
import type { TableRequest } from "./asks.js";
import type { GameInfo, MatchId, Opened, Pace, Pushes, Requests, SeatWish, Summary, Wish } from "./contract.js";
import type { Desk } from "./desk.js";
import { gameFor } from "./games.js";
import type { Kept } from "./kept.js";
import type { Lookback } from "./lookback.js";
import { examinedStart, personsAt, startOf } from "./records.js";
import type { Screen } from "./screen.js";
import { summaryOf } from "./summary.js";

/** Whom a desk serves: how they are told something, and at which seats they sit, several of them at one screen maybe. */
export interface Guest {
  push<P extends keyof Pushes>(name: P, ...args: Parameters<Pushes[P]>): void;
  sits(at: SeatWish): boolean;
}

type Served = {
  readonly [N in Exclude<keyof Requests, TableRequest>]: (
    ...args: Parameters<Requests[N]>
  ) => ReturnType<Requests[N]> | Promise<ReturnType<Requests[N]>>;
};

/** What one page asks for, beside what it asks for at a table. */
export class Connection implements Served {
  private readonly screens = new Map<MatchId, Screen>();
  private readonly lookbacks = new Map<MatchId, Lookback>();

  constructor(
    private readonly desk: Desk,
    readonly guest: Guest,
  ) {}

  private get ports(): Desk["ports"] {
    return this.desk.ports;
  }

  here(): void {}

  async warm(id: string): Promise<void> {
    const { games } = this.ports;
    if (!Object.hasOwn(games.rules, id)) return;
    const [game] = await Promise.all([gameFor(games, id), import("./table.js"), import("./later.js")]);
    game.content([]);
  }

  async info(id: string, language: Language): Promise<GameInfo> {
    const [game, { infoOf }] = await Promise.all([gameFor(this.ports.games, id), import("./told.js")]);
    return infoOf(game, language);
  }

  async start(wish: Wish): Promise<MatchId> {
    const { games, entropy } = this.ports;
    const [game, { dealDecks }] = await Promise.all([gameFor(games, wish.game), import("./later.js")]);
    const options = readOptions(game.options, wish.options);
    const [least, most] = game.seats(options);
    const seats = wish.seats.length;
    if (seats < least || seats > most) throw new Refusal("bad-seats", `${seats} seats; this needs ${least} to ${most}`);
    const seed = wish.seed?.trim() || entropy();
    const content = game.content([]);
    const start: Start = { content, seats, options: dealDecks(game, content, options, seats, seed), seed };
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
    const { row } = (await this.ports.store.broken()).find((broken) => broken.match === match) ?? {};
    if (row === undefined) throw new Refusal("unknown-match", "nothing damaged is kept under this name");
    try {
      return JSON.stringify(row);
    } catch (error) {
      throw new Refusal("no-json", `this cannot be written as JSON: ${error instanceof Error ? error.message : error}`);
    }
  }

  async open(match: MatchId, language: Language, pace: Pace, takeOver: boolean): Promise<Opened> {
    this.close(match);
    const kept = await this.desk.find(match);
    this.guest.push("found", match, kept.record.game);
    const table = await this.desk.table(kept, takeOver);
    table.pace = pace;
    const screen = table.join(this.seatsAt(kept.seats), language, (update) => this.guest.push("update", update));
    // Asked for twice at once, the later one stays.
    const earlier = this.screens.get(match);
    this.screens.set(match, screen);
    earlier?.leave();
    return this.introduced(screen);
  }

  /** The page hears of the match first and of what is on its table after that. */
  private introduced(screen: Screen): Opened {
    void this.ports.clock.breath().then(() => screen.introduce());
    return screen.opened();
  }

  private seatsAt(seats: readonly SeatWish[]): readonly Seat[] {
    return seats.flatMap((seat, i) => (seat.is === "person" && this.guest.sits(seat) ? [i as Seat] : []));
  }

  close(match: MatchId): void {
    this.leave(match);
  }
  /** Gives whether it was open. */
  leave(match: MatchId): boolean {
    const screen = this.screens.get(match);
    this.screens.delete(match);
    if (screen?.leave()) this.desk.clear(screen.table);
    return screen !== undefined;
  }
  closeAll(): void {
    for (const match of [...this.screens.keys()]) this.leave(match);
    this.lookbacks.clear();
  }
  /** Others have played on where this page only watches. */
  async reopen(match: MatchId): Promise<void> {
    const screen = this.screens.get(match);
    if (screen) await this.open(match, screen.language, screen.table.pace, false);
  }

  /** Where requests about an open match go. */
  screen(match: MatchId): Screen {
    const screen = this.screens.get(match);
    if (!screen) throw new Refusal("not-open", "this match is not on the table");
    return screen;
  }
  language(match: MatchId, language: Language): Opened {
    const screen = this.screen(match);
    screen.language = language;
    return this.introduced(screen);
  }

  async rule(id: string, rule: string, language: Language): Promise<ReturnType<Requests["rule"]>> {
    const line = (await gameFor(this.ports.games, id)).rulebook[rule];
    return line ? { id: rule, title: line.title[language], text: line.text[language] } : null;
  }
  async rules(id: string, language: Language): Promise<ReturnType<Requests["rules"]>> {
    const { rulebook } = await gameFor(this.ports.games, id);
    return Object.entries(rulebook).map(([rule, { title, text }]) => ({
      id: rule,
      title: title[language],
      text: text[language],
    }));
  }

  async record(match: MatchId): Promise<MatchRecord> {
    const { record, seats, outcome } = await this.desk.find(match);
    // What is hidden from nobody but bots is this page's own affair.
    if (outcome === null && !seats.every((seat) => seat.is === "bot" || this.guest.sits(seat))) throw unfinished();
    return record;
  }
  async link(match: MatchId): Promise<string> {
    const { record } = await this.finished(match);
    const [{ game, start }, { encodeLink }] = await Promise.all([
      examinedStart(this.ports, record),
      import("./link.js"),
    ]);
    return encodeLink(game, record, start.content);
  }

  async bring(text: string): Promise<MatchId> {
    const { examiner, games, store } = this.ports;
    const record = await examiner.match(text);
    const { game, start } = await startOf(games, record);
    const known = (await store.all()).find((kept) => canonical(kept.record) === canonical(record));
    return known?.match ?? this.desk.keepNew(game, start, personsAt(start.seats), { record });
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

  private async finished(match: MatchId): Promise<Kept> {
    const kept = await this.desk.find(match);
    if (kept.outcome === null) throw unfinished();
    return kept;
  }

  async replay(match: MatchId, language: Language): Promise<Opened & { readonly steps: number }> {
    const kept = await this.finished(match);
    const [{ game, start }, { Lookback }, { openedOf }] = await Promise.all([
      examinedStart(this.ports, kept.record),
      import("./lookback.js"),
      import("./told.js"),
    ]);
    const lookback = new Lookback(game, start, kept, language);
    this.lookbacks.set(match, lookback);
    const { seats } = kept;
    return { ...openedOf({ match, game, start, seats, watching: true }, language), steps: lookback.steps };
  }
  seek(match: MatchId, at: number, viewer: Seat | null): ReturnType<Requests["seek"]> {
    return this.lookback(match).seek(at, viewer);
  }
  story(match: MatchId, from: number, to: number, viewer: Seat | null): ReturnType<Requests["story"]> {
    return this.lookback(match).story(from, to, viewer);
  }
  private lookback(match: MatchId): Lookback {
    const open = this.lookbacks.get(match);
    if (!open) throw new Refusal("not-open", "this replay is not open");
    return open;
  }
}

const unfinished = (): Refusal =>
  new Refusal("unfinished", "the match is not over yet: a record, a link or a replay would show what is hidden");

/** Each goes to the place before, the first to the last. */
const passedOn = <T>([first, ...rest]: readonly T[]): readonly T[] => (first === undefined ? rest : [...rest, first]);
