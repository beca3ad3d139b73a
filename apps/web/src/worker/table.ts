import { type Advice, type Advising, Host, type Line, type Past, type Thought } from "@rifthall/host";
import { type Game, type Language, Refusal, type Seat, SPECTATOR, type Start } from "@rifthall/kernel";
import type { MatchId, Outcome, Pace, SeatWish, TableUpdate } from "../service/contract.ts";
import { freshSeed } from "./seed.ts";

const PAUSES: Readonly<Record<Pace, number>> = { calm: 650, quick: 200, instant: 0 };

/** How a bot is paced where it moves at once: for so long between two looks at what else is asked, and two pictures. */
const AT_ONCE = 60;
/** No bot thinks longer about one answer, however slow the machine. */
const LONGEST_THOUGHT = 4000;
/** How long somebody who asks for advice waits at most, and how far is thought for it. */
const ADVICE = { ms: 1500, iterations: 1500 };
/** Between two looks at what else is asked, thinking goes on for so long. */
const SLICE = 8;

/** A match on the table: who looks at it through the page, when its bots move, and what the page is told. */
export class Table {
  readonly host: Host;
  private looking: Seat;
  private waitingFor: Seat | null = null;
  /** How many lines each viewer has been shown. */
  private readonly shown = new Map<Seat, number>();
  private lastViewer: Seat | null = null;
  private closed = false;
  /** Counts what ends the thinking that is under way. */
  private turn = 0;
  /** Somebody looks at what the bot considers: it waits. */
  private held = false;

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
    this.turn++;
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

  /** What a strong player would weigh for the person who looks. */
  advise(seat: Seat): Promise<Advice> {
    return this.findOut(() => this.host.advise(seat, seat, { ...ADVICE, now }));
  }

  /** What the bot may be weighing, as far as whoever looks can know. It waits until `goOn`. */
  consider(): Promise<Advice> {
    const { botToMove } = this.host;
    if (botToMove === null) throw new Refusal("no-bot", "no bot is choosing now");
    this.held = true;
    this.turn++;
    return this.findOut(() => this.host.advise(this.looking, botToMove, { ...ADVICE, now }));
  }
  goOn(): void {
    this.held = false;
    this.schedule();
  }

  private async findOut(begin: () => Advising): Promise<Advice> {
    const { number } = this.host;
    const advising = begin();
    const done = await inSlices(advising, () => this.closed || this.host.number !== number);
    if (!done) throw new Refusal("gone-on", "the match has gone on");
    return advising.advice(this.language);
  }

  private schedule(): void {
    const turn = ++this.turn;
    if (this.closed || this.watching || this.held || this.host.botToMove === null) return;
    void this.moveBots(() => turn !== this.turn);
  }

  /** Bots think at once and move when their pause is over; whatever is played or asked for meanwhile comes first. */
  private async moveBots(isOff: () => boolean): Promise<void> {
    const { host } = this;
    const began = now();
    do {
      const thought: Thought | null = host.begin({ ms: LONGEST_THOUGHT, now });
      if (thought === null || !(await inSlices(thought, isOff))) return;
      const pause = PAUSES[this.pace] - (now() - began);
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
      if (isOff()) return;
      host.play(thought);
    } while (this.pace === "instant" && host.botToMove !== null && now() - began < AT_ONCE);
    this.changed();
  }
}

const now = (): number => performance.now();

/** Lets something think to its end, and everything else come in between. False if it was called off. */
async function inSlices(thinking: { go(): boolean }, isOff: () => boolean): Promise<boolean> {
  await breath();
  for (let since = now(); !isOff(); ) {
    if (!thinking.go()) return true;
    if (now() - since < SLICE) continue;
    await breath();
    since = now();
  }
  return false;
}

/** A message to oneself is the quickest way to let other messages come first. */
function breath(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

const bare = ({ after: _, ...line }: Line): Line => line;
