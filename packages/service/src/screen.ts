import type { Advice, Host, Status } from "@rifthall/host";
import type { Language } from "@rifthall/kernel/game";
import { type Seat, SPECTATOR } from "@rifthall/kernel/ids";
import { Refusal } from "@rifthall/kernel/text";
import type { TableRequest } from "./asks.js";
import type { Opened, Pace, Requests, SeatWish, TableUpdate } from "./contract.js";
import { packStatus, packStory } from "./packed.js";
import type { Eventually, Table } from "./table.js";
import { openedOf } from "./told.js";

type Rest<Args extends readonly unknown[]> = Args extends [unknown, ...infer R] ? R : never;
type Served = {
  readonly [N in TableRequest]: (...args: Rest<Parameters<Requests[N]>>) => Eventually<ReturnType<Requests[N]>>;
};

/**
 * A page at a table: the seats of those who sit in front of it, through whose eyes it looks, and what it was told. A
 * request may name one of these seats and no other.
 */
export class Screen implements Served {
  private looking: Seat;
  private waitingFor: Seat | null = null;
  /** What each viewer has been shown: see Host.update. */
  private readonly shown = new Map<Seat, number>();
  /** To whom the last update went; null where the page knows nothing. */
  private told: Seat | null = null;
  private introduced = false;

  constructor(
    readonly table: Table,
    /** The seats it may name; it hears what those see, and what everybody does. */
    readonly seats: readonly Seat[],
    public language: Language,
    private readonly push: (update: TableUpdate) => void,
    /** How long what this page says is on its way, in ms. */
    private readonly lag: () => number = () => 0,
  ) {
    this.looking = seats[0] ?? SPECTATOR;
  }

  /** Gives whether nobody looks at the table any more. */
  leave(): boolean {
    this.introduced = false;
    return this.table.leave(this);
  }

  /** All who may come to look: where the screen is passed on, everybody's eyes between two people's. */
  get eyes(): readonly Seat[] {
    const people = new Set(this.seats.map((seat) => this.whoIs(seat)));
    return people.size === 1 ? this.seats : [...this.seats, SPECTATOR];
  }
  /** Through whose eyes it looks now: between two people, nobody's. */
  get viewer(): Seat {
    return this.waitingFor === null ? this.looking : SPECTATOR;
  }

  private get host(): Host {
    return this.table.host;
  }
  private checkSeat(seat: Seat): void {
    const { seats } = this;
    if (seats.includes(seat)) return;
    const own = seats.length === 0 ? "you only watch" : `${seats.join(" and ")} is`;
    throw new Refusal("not-your-seat", `seat ${seat} is not yours; ${own}`);
  }
  private checkPlaying(): void {
    if (this.table.laid.watching)
      throw new Refusal("watching", "another tab plays this match; close it there to play it here");
  }
  /** Does something for one of the seats here; what follows from it is told to all. */
  private play<T>(seat: Seat, act: (host: Host) => T): Eventually<T> {
    this.checkPlaying();
    this.checkSeat(seat);
    return this.table.play(() => act(this.host), this.lag());
  }

  private whoIs(seat: Seat): string | null {
    const wish: SeatWish | undefined = this.seats.includes(seat) ? this.table.laid.seats[seat] : undefined;
    return wish?.is === "person" ? wish.who : null;
  }

  /** What does not change while it looks. */
  opened(): Opened {
    return openedOf(this.table.laid, this.seats, this.language);
  }

  /** Begins anew to tell, as to a page that knows nothing. */
  introduce(): void {
    if (!this.table.screens.has(this)) return;
    this.introduced = true;
    for (const viewer of this.eyes) this.shown.set(viewer, this.host.moments);
    this.anew();
    this.table.schedule();
  }
  anew(): void {
    this.told = null;
    this.tell();
  }

  take(seat: Seat | null): void {
    this.checkPlaying();
    if (seat !== null) this.checkSeat(seat);
    this.looking = seat ?? SPECTATOR;
    this.tell();
  }

  tell(): void {
    if (!this.introduced) return;
    this.passScreen();
    this.push(this.update());
  }

  /** Whose turn it is to look: the same person goes on without a word, another must take the screen first. */
  private passScreen(): void {
    this.waitingFor = null;
    // For somebody who has resigned from a match that goes on, a bot answers.
    const deciding = this.host.askedPeople.filter((seat) => this.whoIs(seat) !== null);
    if (deciding.length === 0 || deciding.includes(this.looking)) return;
    const same = deciding.find((seat) => this.whoIs(seat) === this.whoIs(this.looking));
    if (same !== undefined) this.looking = same;
    else this.waitingFor = deciding[0] ?? null;
  }

  private update(): TableUpdate {
    const { table, host, language, viewer } = this;
    const shown = this.shown.get(viewer) ?? 0;
    const clock = table.clockView();
    const { status, undo, ...story } = host.update(viewer, language, viewer === this.told ? shown : 0, shown);
    this.shown.set(viewer, story.number);
    this.told = viewer;
    return {
      match: table.laid.match,
      seat: viewer === SPECTATOR ? null : viewer,
      story: packStory(story),
      status: packStatus(this.withOwn(status)),
      undo,
      back: viewer === SPECTATOR || table.laid.watching ? null : host.back(this.choseLast(viewer)),
      thinking: host.botToMove,
      ...(clock ? { clock } : {}),
      handOver: table.laid.watching ? null : this.waitingFor,
    };
  }

  /** Of the seats of that seat's person, the one that chose last: what somebody takes back is what they did last. */
  private choseLast(seat: Seat): Seat {
    const { host } = this;
    const ago = (own: Seat): number => host.back(own)?.inputs ?? Number.POSITIVE_INFINITY;
    const own = this.seats.filter((other) => this.whoIs(other) !== null && this.whoIs(other) === this.whoIs(seat));
    return own.reduce((last, other) => (ago(other) < ago(last) ? other : last), seat);
  }

  /** Who plays several seats is told what all of them may answer: they are one person's. */
  private withOwn(status: Status): Status {
    if (status.over || this.viewer === SPECTATOR || status.decision.seats.length < 2) return status;
    const { host, language, viewer } = this;
    const seats = status.decision.seats.map((asked) =>
      asked.seat !== viewer && this.whoIs(asked.seat) !== null && this.whoIs(asked.seat) === this.whoIs(viewer)
        ? {
            ...asked,
            options: host.decision(asked.seat, language)?.seats.find((s) => s.seat === asked.seat)?.options ?? [],
          }
        : asked,
    );
    return { ...status, decision: { ...status.decision, seats } };
  }

  /** Whoever sits there plays on themselves. */
  comeBack(seat: Seat): Eventually<void> {
    this.checkPlaying();
    this.checkSeat(seat);
    return this.table.comeBack(seat);
  }

  pace(pace: Pace): void {
    this.table.pace = pace;
  }
  answer(seat: Seat, answer: Parameters<Requests["answer"]>[2]): Eventually<void> {
    return this.play(seat, (host) => host.answer(seat, answer));
  }
  undo(seat: Seat): Eventually<ReturnType<Requests["undo"]>> {
    return this.play(seat, (host) => host.undo(this.choseLast(seat)));
  }
  consent(seat: Seat, agrees: boolean): Eventually<ReturnType<Requests["consent"]>> {
    return this.play(seat, (host) => host.consent(seat, agrees));
  }
  resign(seat: Seat): Eventually<void> {
    return this.play(seat, (host) => host.resign(seat));
  }
  preview(seat: Seat, key: number): ReturnType<Requests["preview"]> {
    this.checkSeat(seat);
    return this.host.preview(seat, key).map((event) => ({ event, text: this.host.tell(event, this.language) }));
  }
  outlook(seat: Seat, key: number): ReturnType<Requests["outlook"]> {
    this.checkSeat(seat);
    return this.host.outlook(seat, key);
  }
  why(seat: Seat, candidate: Parameters<Requests["why"]>[2]): ReturnType<Requests["why"]> {
    this.checkSeat(seat);
    return this.host.why(seat, candidate, this.language);
  }
  async advise(seat: Seat): Promise<Advice> {
    this.checkPlaying();
    this.checkSeat(seat);
    return (await this.table.advise(seat, seat)).advice(this.language);
  }
  async consider(): Promise<Advice> {
    this.checkPlaying();
    const { table, viewer } = this;
    const { botToMove } = table.host;
    if (botToMove === null) throw new Refusal("no-bot", "no bot is choosing now");
    table.hold(this);
    return (await table.advise(viewer, botToMove)).advice(this.language);
  }
  hold(): void {
    this.checkPlaying();
    this.table.hold(this);
  }
  goOn(): void {
    this.checkPlaying();
    this.table.goOn(this);
  }
  urge(seat: Seat): void {
    this.checkPlaying();
    if (this.seats.length === 0) this.checkSeat(seat);
    if (!this.host.isBotAsked(seat)) throw new Refusal("no-bot", `no bot is asked at seat ${seat}`);
    this.table.schedule(seat);
  }
  stops(seat: Seat): readonly string[] {
    this.checkSeat(seat);
    return this.host.stopsOf(seat);
  }
  setStops(seat: Seat, names: readonly string[]): Eventually<readonly string[]> {
    this.checkPlaying();
    this.checkSeat(seat);
    return this.table.note(() => {
      this.host.setStops(seat, names);
      return this.host.stopsOf(seat);
    });
  }
}
