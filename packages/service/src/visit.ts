import type { Language } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import type { MatchRecord } from "@rifthall/kernel/match";
import { Refusal } from "@rifthall/kernel/text";
import type { TableRequest } from "./asks.js";
import type { GameInfo, MatchId, Opened, Pace, Pushes, Requests, SeatWish } from "./contract.js";
import { gameFor } from "./games.js";
import type { Kept } from "./kept.js";
import type { Lookback } from "./lookback.js";
import { examinedStart } from "./records.js";
import type { Screen } from "./screen.js";
import type { Eventually, Table } from "./table.js";
import type { Tables } from "./tables.js";

/** Whom tables are laid for: how they are told something, and at which seats they sit, several of them at one screen maybe. */
export interface Guest {
  push<P extends keyof Pushes>(name: P, ...args: Parameters<Pushes[P]>): void;
  sits(at: SeatWish): boolean;
  /** How long what they say is on its way, in ms. */
  lag?(): number;
}

/** These requests, as somebody grants them. */
export type Served<N extends keyof Requests> = {
  readonly [R in N]: (...args: Parameters<Requests[R]>) => Eventually<ReturnType<Requests[R]>>;
};

/** What anybody may ask for who looks at matches and has found them, beside what is asked for at a table. */
type AtLarge =
  | "here"
  | "info"
  | "open"
  | "close"
  | "language"
  | "rule"
  | "rules"
  | "record"
  | "link"
  | "replay"
  | "seek"
  | "story";

/** So many matches, and as many replays, one page looks at. */
const MOST_OPEN = 20;

/** Between two tries to open again what could not be read, in ms; longer each time. */
const LEAST = 100;
const MOST = 2_000;

/** One page, and what it looks at. */
export class Visit implements Served<AtLarge> {
  private readonly screens = new Map<MatchId, Screen>();
  private readonly lookbacks = new Map<MatchId, Lookback>();
  /** What was open and cannot be read now. */
  private readonly missed = new Set<MatchId>();
  /** What is laid anew just now. */
  private readonly renewing = new Map<MatchId, Promise<unknown>>();
  private gone = false;

  constructor(
    private readonly tables: Tables,
    readonly guest: Guest,
  ) {}

  protected get ports(): Tables["ports"] {
    return this.tables.ports;
  }

  here(): void {}

  async info(id: string, language: Language): Promise<GameInfo> {
    const [game, { infoOf }] = await Promise.all([gameFor(this.ports.games, id), import("./told.js")]);
    return infoOf(game, language);
  }

  async open(match: MatchId, language: Language, pace: Pace, takeOver: boolean): Promise<Opened> {
    this.close(match);
    if (this.screens.size >= MOST_OPEN) throw new Refusal("too-many-open", `${MOST_OPEN} matches are open already`);
    const kept = await this.tables.find(match);
    this.guest.push("found", match, kept.record.game);
    const table = await this.laid(kept, takeOver);
    table.pace = pace;
    const { guest } = this;
    const screen = table.join(
      this.seatsAt(kept.seats),
      language,
      (update) => guest.push("update", update),
      () => guest.lag?.() ?? 0,
    );
    // Asked for twice at once, the later one stays.
    const earlier = this.screens.get(match);
    this.screens.set(match, screen);
    earlier?.leave();
    return this.introduced(screen);
  }

  /** Whoever was the last to look may leave just now: then it is laid once more, as it is kept by then. */
  private async laid(kept: Kept, takeOver: boolean): Promise<Table> {
    const table = await this.tableFor(kept, takeOver);
    if (this.gone) {
      if (table.screens.size === 0) this.tables.clear(table);
      throw new Refusal("gone", "whoever asked for this has left");
    }
    return table.isClosed ? this.laid(await this.tables.find(kept.match), takeOver) : table;
  }

  /** The table that this page looks at. */
  protected tableFor(kept: Kept, takeOver: boolean): Promise<Table> {
    return this.tables.table(kept, takeOver);
  }

  /** The page hears of the match first and of what is on its table after that. */
  private introduced(screen: Screen): Opened {
    void this.ports.clock
      .breath()
      .then(() => screen.table.settled)
      .then(
        () => screen.introduce(),
        // Laid anew, it is introduced there.
        () => {},
      );
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
    this.missed.delete(match);
    const screen = this.screens.get(match);
    this.screens.delete(match);
    if (screen?.leave()) this.tables.clear(screen.table);
    return screen !== undefined;
  }
  /** Whoever it was does not come back: what they asked for last is not laid for nobody. */
  end(): void {
    this.gone = true;
    this.closeAll();
  }
  get hasEnded(): boolean {
    return this.gone;
  }
  closeAll(): void {
    this.missed.clear();
    for (const match of [...this.screens.keys()]) this.leave(match);
    this.lookbacks.clear();
  }
  /** What lies there is not what is kept: it is opened anew, and if the store is away just then, as soon as it is back. */
  async reopen(match: MatchId): Promise<void> {
    const screen = this.screens.get(match);
    if (!screen) return;
    const { language, table } = screen;
    const open = (): Promise<unknown> => this.open(match, language, table.pace, false);
    const opening = open();
    const over = opening.catch(() => {});
    this.renewing.set(match, over);
    try {
      await opening;
    } catch (error) {
      this.leave(match);
      if (error instanceof Refusal) throw error;
      this.missed.add(match);
      void this.openAgain(match, open);
    } finally {
      if (this.renewing.get(match) === over) this.renewing.delete(match);
    }
  }
  /** While a table is laid anew, until that is done: who asks for something there just then waits for it. */
  layingAnew(match: MatchId): Promise<unknown> | undefined {
    return this.renewing.get(match);
  }
  private async openAgain(match: MatchId, open: () => Promise<unknown>): Promise<void> {
    for (let pause = LEAST; ; pause = Math.min(MOST, pause * 2)) {
      await this.ports.clock.pause(pause);
      // Whoever has opened it themselves meanwhile, or left, is not asked for again.
      if (!this.missed.delete(match)) return;
      try {
        await open();
        return;
      } catch (error) {
        this.leave(match);
        if (error instanceof Refusal) {
          if (!this.gone) this.guest.push("lost", match);
          return;
        }
        if (this.gone) return;
        this.missed.add(match);
      }
    }
  }

  /** Whether this may be asked for at that table: here, whatever the screen grants. */
  mayAsk(_name: TableRequest, _screen: Screen): void {}

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
    const { record, seats, outcome } = await this.tables.find(match);
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

  protected async finished(match: MatchId): Promise<Kept> {
    const kept = await this.tables.find(match);
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
    const [oldest] = this.lookbacks.keys();
    if (oldest !== undefined && this.lookbacks.size >= MOST_OPEN) this.lookbacks.delete(oldest);
    this.lookbacks.set(match, lookback);
    const { seats, part } = kept;
    return {
      ...openedOf({ match, game, start, seats, watching: true, part }, this.seatsAt(seats), language),
      steps: lookback.steps,
    };
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
