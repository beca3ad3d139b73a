import { type Advising, Host, type Past, type Thought } from "@rifthall/host";
import type { Game, Language } from "@rifthall/kernel/game";
import { type Seat, SPECTATOR } from "@rifthall/kernel/ids";
import type { Start } from "@rifthall/kernel/match";
import { Refusal } from "@rifthall/kernel/text";
import type { MatchId, Outcome, Pace, SeatWish, TableUpdate } from "./contract.js";
import type { Kept } from "./kept.js";
import type { Clock } from "./ports.js";
import { Screen } from "./screen.js";

const PAUSES: Readonly<Record<Pace, number>> = { calm: 650, quick: 200, stepwise: 0, instant: 0 };

/** How a bot is paced where it moves at once: for so long between two looks at what else is asked, and two pictures. */
const AT_ONCE = 60;
/** No bot thinks longer about one answer, however slow the machine. */
const LONGEST_THOUGHT = 4000;
/** How long somebody who asks for advice waits at most, and how far is thought for it. */
const ADVICE = { ms: 1500, iterations: 1500 };
/** Between two looks at what else is asked, thinking goes on for so long. */
const SLICE = 8;

/** What a table is laid with. */
export interface Laid {
  readonly match: MatchId;
  readonly game: Game;
  readonly start: Start;
  readonly seats: readonly SeatWish[];
  readonly begun: number;
  readonly past?: Past;
  readonly stops?: Kept["stops"];
  /** Another desk plays it: here nothing can be done. */
  readonly watching: boolean;
}

/** What a table needs from outside; whoever keeps the match is told when something was played. */
export interface Around {
  readonly clock: Clock;
  readonly entropy: () => string;
  keep(table: Table): void;
}

/** A match on the table: when its bots move, and who is told what. */
export class Table {
  readonly host: Host;
  readonly screens = new Set<Screen>();
  pace: Pace = "instant";
  /** A bot's move failed: that is a fault of ours. */
  onfault = (error: unknown): void => {
    throw error;
  };
  private closed = false;
  /** Counts what ends the thinking that is under way. */
  private turn = 0;
  /** Those who wish that no bot moves: they look at what it considers, or at what was played. */
  private readonly holding = new Set<Screen>();

  constructor(
    readonly laid: Laid,
    private readonly around: Around,
  ) {
    const { game, start, seats, past, stops = {} } = laid;
    this.host = new Host(game, start, seats, around.entropy, past);
    for (const [seat, names] of Object.entries(stops)) this.host.setStops(Number(seat) as Seat, names);
  }

  /** The match as it is to be kept. */
  kept(played: number): Kept {
    const { host } = this;
    const { match, seats, begun } = this.laid;
    const stops = Object.fromEntries(seats.map((_, i) => [i, host.stopsOf(i as Seat)]));
    return { match, record: host.record(), passed: host.passed, seats, begun, played, outcome: this.outcome(), stops };
  }

  private outcome(): Outcome | null {
    const status = this.host.status(SPECTATOR, "en");
    return status.over ? status.outcome : null;
  }

  /** Somebody looks who sits at these seats. */
  join(seats: readonly Seat[], language: Language, push: (update: TableUpdate) => void): Screen {
    const screen = new Screen(this, seats, language, push);
    this.screens.add(screen);
    this.film();
    return screen;
  }
  /** Gives whether nobody looks any more. */
  leave(screen: Screen): boolean {
    this.screens.delete(screen);
    this.film();
    if (this.holding.delete(screen)) this.schedule();
    return this.screens.size === 0;
  }
  private film(): void {
    this.host.film([...this.screens].flatMap(({ eyes }) => eyes));
  }

  close(): void {
    this.closed = true;
    this.turn++;
  }

  /** Something was played: all are told, and bots go on. */
  changed(): void {
    if (this.closed) return;
    for (const screen of this.screens) screen.tell();
    this.keep();
    this.schedule();
  }
  keep(): void {
    this.around.keep(this);
  }

  /** What the seat might answer, with the eyes of the reader. */
  async advise(reader: Seat, seat: Seat): Promise<Advising> {
    const { host } = this;
    const { number } = host;
    const advising = host.advise(reader, seat, { ...ADVICE, now: this.around.clock.now });
    const done = await this.inSlices(advising, () => this.closed || host.number !== number);
    if (!done) throw new Refusal("gone-on", "the match has gone on");
    return advising;
  }

  /** No bot moves until that screen lets it. */
  hold(screen: Screen): void {
    this.holding.add(screen);
    this.turn++;
  }
  goOn(screen: Screen): void {
    this.holding.delete(screen);
    this.schedule();
  }

  /** Where a bot waits for people, one that is named does not. */
  schedule(named?: Seat): void {
    const turn = ++this.turn;
    if (this.closed || this.laid.watching || this.holding.size > 0) return;
    if (named === undefined && this.host.botToMove === null) return;
    this.moveBots(() => turn !== this.turn, named).catch((error: unknown) => this.onfault(error));
  }

  /** Bots think at once and move when their pause is over; whatever is played or asked for meanwhile comes first. */
  private async moveBots(isOff: () => boolean, named?: Seat): Promise<void> {
    const { host } = this;
    const { clock } = this.around;
    const began = clock.now();
    const asked = host.number;
    do {
      const first = host.number === asked ? named : undefined;
      const thought: Thought | null = host.begin({ ms: LONGEST_THOUGHT, now: clock.now }, first);
      if (thought === null || !(await this.inSlices(thought, isOff))) return;
      const pause = PAUSES[this.pace] - (clock.now() - began);
      if (pause > 0) await clock.pause(pause);
      if (isOff()) return;
      host.play(thought);
    } while (this.pace === "instant" && host.botToMove !== null && clock.now() - began < AT_ONCE);
    this.changed();
  }

  /** Lets something think to its end, and everything else come in between. False if it was called off. */
  private async inSlices(thinking: { go(): boolean }, isOff: () => boolean): Promise<boolean> {
    const { clock } = this.around;
    await clock.breath();
    for (let since = clock.now(); !isOff(); ) {
      if (!thinking.go()) return true;
      if (clock.now() - since < SLICE) continue;
      await clock.breath();
      since = clock.now();
    }
    return false;
  }
}
