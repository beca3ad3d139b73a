import { Host, type Line, type Past } from "@rifthall/host";
import { type Game, type Language, type Seat, SPECTATOR, type Start } from "@rifthall/kernel";
import type { MatchId, Outcome, Pace, SeatWish, TableUpdate } from "../service/contract.ts";

const PAUSES: Readonly<Record<Pace, number>> = { calm: 650, quick: 200, instant: 0 };

/** How a bot is paced where it moves at once: so many choices between two looks at what else is asked. */
const AT_ONCE = 40;

/** A match on the table: who looks at it through the page, when its bots move, and what the page is told. */
export class Table {
  readonly host: Host;
  private looking: Seat;
  private waitingFor: Seat | null = null;
  /** How many lines each viewer has been shown. */
  private readonly shown = new Map<Seat, number>();
  private lastViewer: Seat | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    readonly match: MatchId,
    readonly game: Game,
    readonly start: Start,
    readonly seats: readonly SeatWish[],
    readonly begun: number,
    past: Past | undefined,
    public language: Language,
    public pace: Pace,
    readonly watching: boolean,
    private readonly tell: (update: TableUpdate) => void,
    private readonly keep: (table: Table) => void,
  ) {
    this.host = new Host(game, start, seats, freshSeed, past);
    const people = this.people();
    this.looking = people[0] ?? SPECTATOR;
    this.host.film([...people, SPECTATOR]);
  }

  private people(): Seat[] {
    return this.seats.flatMap((seat, i) => (seat.is === "person" ? [i as Seat] : []));
  }
  private whoIs(seat: Seat): string | null {
    const wish = this.seats[seat];
    return wish?.is === "person" ? wish.who : null;
  }

  /** Begins anew to tell, as to a page that knows nothing. */
  introduce(): void {
    this.lastViewer = null;
    const { length } = this.host.events(SPECTATOR, this.language);
    for (const viewer of [...this.people(), SPECTATOR]) this.shown.set(viewer, length);
    this.changed(false);
  }

  /** The named person has taken the screen. */
  take(seat: Seat): void {
    if (this.whoIs(seat) === null) return;
    this.looking = seat;
    this.changed(false);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  /** Something was played, or somebody else looks: the page is told, and bots go on. */
  changed(played = true): void {
    if (this.closed) return;
    this.passScreen();
    this.tell(this.update());
    if (played) this.keep(this);
    this.schedule();
  }

  /** Whose turn it is to look: the same person goes on without a word, another must take the screen first. */
  private passScreen(): void {
    this.waitingFor = null;
    const decision = this.host.decision(SPECTATOR, this.language);
    if (decision === null) return;
    const deciding = decision.seats.map((s) => s.seat).filter((seat) => this.whoIs(seat) !== null);
    if (deciding.length === 0 || deciding.includes(this.looking)) return;
    const same = deciding.find((seat) => this.whoIs(seat) === this.whoIs(this.looking));
    if (same !== undefined) this.looking = same;
    else this.waitingFor = deciding[0] ?? null;
  }

  private update(): TableUpdate {
    const { host, language } = this;
    const viewer = this.waitingFor === null ? this.looking : SPECTATOR;
    const whole = viewer !== this.lastViewer;
    const all = host.events(viewer, language);
    const since = this.shown.get(viewer) ?? 0;
    const lines: readonly Line[] = whole
      ? all.map((line) => (line.number > since ? line : bare(line)))
      : all.slice(since);
    this.shown.set(viewer, all.length);
    this.lastViewer = viewer;
    return {
      match: this.match,
      seat: viewer === SPECTATOR ? null : viewer,
      picture: { view: host.view(viewer), scene: host.scene(viewer) },
      status: host.status(viewer, language),
      lines,
      whole,
      since,
      undo: host.undoRequest,
      back: viewer === SPECTATOR || this.watching ? null : host.back(viewer),
      thinking: host.botToMove,
      handOver: this.watching ? null : this.waitingFor,
    };
  }

  outcome(): Outcome | null {
    const status = this.host.status(SPECTATOR, this.language);
    return status.over ? status.outcome : null;
  }

  private schedule(): void {
    clearTimeout(this.timer);
    if (this.closed || this.watching || this.host.botToMove === null) return;
    this.timer = setTimeout(() => this.moveBots(), PAUSES[this.pace]);
  }

  private moveBots(): void {
    const most = this.pace === "instant" ? AT_ONCE : 1;
    for (let i = 0; i < most && this.host.botToMove !== null; i++) this.host.step();
    this.changed();
  }
}

const bare = ({ after: _, ...line }: Line): Line => line;

export const freshSeed = (): string => crypto.randomUUID().slice(0, 13);
