import { DEFAULT_LEVEL } from "@rifthall/bots";
import { type Advising, type Holder, Host, type Past, type Thought } from "@rifthall/host";
import type { Game, Language } from "@rifthall/kernel/game";
import { type Seat, SPECTATOR } from "@rifthall/kernel/ids";
import type { Start } from "@rifthall/kernel/match";
import { Refusal } from "@rifthall/kernel/text";
import { type ClockState, Clocks, type ClockView, type TimeControl } from "./clocks.js";
import type { CampaignPart, MatchId, Outcome, Pace, SeatWish, TableUpdate } from "./contract.js";
import type { Crew } from "./crew.js";
import type { Kept } from "./kept.js";
import type { Clock, Since, Standing } from "./ports.js";
import { Screen } from "./screen.js";
import type { Manners } from "./social.js";

const PAUSES: Readonly<Record<Pace, number>> = { calm: 650, quick: 200, stepwise: 0, instant: 0 };

/** How a bot is paced where it moves at once: for so long between two looks at what else is asked, and two pictures. */
const AT_ONCE = 60;
/** No bot thinks longer about one answer, however slow the machine. */
const LONGEST_THOUGHT = 4000;
/** How long somebody who asks for advice waits at most, and how far is thought for it. */
const ADVICE = { ms: 1500, iterations: 1500 };
/** Between two looks at what else is asked, thinking goes on for so long. */
const SLICE = 8;

/** How often it is looked whether anybody still waits for what is thought elsewhere, in ms. */
const LOOK = 40;

/** So long is waited for whoever played last to move the bots that follow, in ms. */
const GRACE = 3_000;

/** Who plays on for people whose time was up. */
const STAND_IN = DEFAULT_LEVEL;

/** What a table is laid with. */
export interface Laid {
  readonly match: MatchId;
  readonly game: Game;
  readonly start: Start;
  readonly seats: readonly SeatWish[];
  readonly begun: number;
  readonly past?: Past & Pick<Kept, "clock" | "away">;
  readonly time?: TimeControl | null | undefined;
  /** Another desk plays it: here nothing can be done. */
  readonly watching: boolean;
  readonly part?: CampaignPart | undefined;
  readonly manners?: Manners | undefined;
}

/** At once, or when it is done. */
export type Eventually<T> = T | Promise<T>;

/** What a table needs from outside; whoever keeps the match is told when something was played. */
export interface Around {
  readonly clock: Clock;
  readonly entropy: () => string;
  /** Other cores to think with. */
  readonly crew?: Crew | undefined;
  /** Play does not wait until it is kept. */
  keep?(table: Table): void;
  /** When somebody's time may be up; null: it never is. */
  look?(at: number | null): void;
  /** Likewise, and nobody hears of what was played, nor is anything played on, before it is kept. */
  append?(table: Table): Promise<void>;
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
  private readonly clocks: Clocks | null;
  private away: readonly Seat[];
  /** How many of its inputs the log has, as far as is known here. */
  logged: number;
  /** What is no input, as it was last kept or read. */
  private standing: string;
  /** Rises with everything that is kept of what is done here. */
  keptTimes = 0;
  private closed = false;
  /** What was played and is not kept yet. */
  private keeping: Promise<void> | null = null;
  /** Counts what ends the thinking that is under way. */
  private turn = 0;
  /** Those who wish that no bot moves: they look at what it considers, or at what was played. */
  private readonly holding = new Set<Screen>();

  constructor(
    readonly laid: Laid,
    private readonly around: Around,
  ) {
    const { game, start, seats, past, time, begun } = laid;
    this.away = past?.away ?? [];
    this.host = new Host(game, start, this.holders(), around.entropy, past);
    this.clocks = time ? new Clocks(time, seats.length, begun, past?.clock) : null;
    this.logged = past?.record.inputs.length ?? 0;
    this.standing = JSON.stringify(this.standingNow());
  }

  private holders(): readonly Holder[] {
    return this.laid.seats.map((seat, i) =>
      this.away.includes(i as Seat) ? { is: "bot", level: STAND_IN, name: seat.name } : seat,
    );
  }

  get isClosed(): boolean {
    return this.closed;
  }
  /** Until all that was played here is kept; null if it is. */
  get settled(): Promise<void> | null {
    return this.keeping;
  }

  /** The match as it is to be kept. */
  kept(played: number): Kept {
    const { host } = this;
    const { match, seats, begun, part, manners } = this.laid;
    const kept = { match, record: host.record(), passed: host.passed, seats, begun, played };
    const { time } = this.laid;
    const timed = time ? { time, ...this.timing() } : {};
    return {
      ...kept,
      outcome: this.outcome(),
      stops: this.stops(),
      ...(part ? { part } : {}),
      ...(manners ? { manners } : {}),
      ...timed,
    };
  }

  /** Where each seat wishes to be asked. */
  stops(): Kept["stops"] {
    return Object.fromEntries(this.laid.seats.map((_, i) => [i, this.host.stopsOf(i as Seat)]));
  }
  private standingNow(): Standing {
    return { stops: this.stops(), asking: this.host.asking, away: this.away, ...this.timing() };
  }
  /** What is kept of the clocks, and when the next of them is at its end. */
  timing(): { readonly clock: ClockState | null; readonly due: number | null } {
    const { clocks, host } = this;
    return { clock: clocks?.state ?? null, due: clocks?.due(host.askedPeople) ?? null };
  }
  /** The clocks as they stand now. */
  clockView(): ClockView | null {
    return this.clocks?.view(this.host.askedPeople, this.away, this.around.clock.date()) ?? null;
  }
  /** What is to be kept of what is no input; null where that is known already. */
  changedStanding(): Standing | null {
    const now = this.standingNow();
    const said = JSON.stringify(now);
    const before: Standing = JSON.parse(this.standing);
    // What was asked before the last input is over by itself.
    const isOver = now.asking === null && (before.asking?.at ?? -1) < this.host.number;
    const isNews =
      JSON.stringify([now.stops, now.away]) !== JSON.stringify([before.stops, before.away]) ||
      (!isOver && JSON.stringify(now.asking) !== JSON.stringify(before.asking));
    this.standing = said;
    return isNews ? now : null;
  }
  outcome(): Outcome | null {
    if (!this.host.over) return null;
    const status = this.host.status(SPECTATOR, "en");
    return status.over ? status.outcome : null;
  }

  /** Somebody looks who sits at these seats. */
  join(seats: readonly Seat[], language: Language, push: (update: TableUpdate) => void, lag?: () => number): Screen {
    const screen = new Screen(this, seats, language, push, lag);
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

  /** Something is played, and kept; then all are told, and bots go on. */
  play<T>(act: () => T, lag = 0): Eventually<T> {
    return this.do(act, () => true, lag);
  }
  /** Whose time is up by now is out of the match, or a bot goes on for them. */
  timeUp(): Eventually<void> {
    const late = (): readonly Seat[] => this.clocks?.late(this.host.askedPeople, this.around.clock.date()) ?? [];
    if (late().length === 0) {
      this.around.look?.(this.timing().due);
      return;
    }
    return this.play(() => {
      for (const seat of late())
        if (this.clocks?.control.end === "resigns") {
          if (this.host.askedPeople.includes(seat)) this.host.timeUp(seat);
        } else {
          this.clocks?.ranOut(seat);
          this.sitDown([...this.away, seat]);
        }
    });
  }
  /** They play on themselves. */
  comeBack(seat: Seat): Eventually<void> {
    return this.play(() => {
      if (!this.away.includes(seat)) return;
      this.clocks?.comeBack(seat, this.around.clock.date());
      this.sitDown(this.away.filter((other) => other !== seat));
    });
  }
  private sitDown(away: readonly Seat[]): void {
    if (JSON.stringify(away) === JSON.stringify(this.away)) return;
    this.away = away;
    for (const [seat, holder] of this.holders().entries()) this.host.sit(seat as Seat, holder);
  }
  /** Something is kept with the match. If it led to inputs, that is something played. */
  note<T>(act: () => T): Eventually<T> {
    const before = this.host.number;
    return this.do(act, () => this.host.number !== before);
  }

  private do<T>(act: () => T, isNews: () => boolean, lag = 0): Eventually<T> {
    // What one hears of may still prove another's: nothing is built on it.
    if (this.keeping) return this.keeping.then(() => this.do(act, isNews, lag));
    const { askedPeople: before, number } = this.host;
    const done = act();
    if (this.closed) return done;
    if (this.host.number !== number) this.clocks?.played(before, this.host.askedPeople, this.around.clock.date(), lag);
    this.around.keep?.(this);
    this.keeping =
      this.around.append?.(this).finally(() => {
        this.keeping = null;
        this.keptTimes++;
      }) ?? null;
    const tell = (): T => {
      this.around.look?.(this.timing().due);
      if (isNews()) this.changed();
      return done;
    };
    return this.keeping === null ? tell() : this.keeping.then(tell);
  }

  private changed(): void {
    if (this.closed) return;
    for (const screen of this.screens) screen.tell();
    this.schedule();
  }

  /** Others have played on from what the log had of it here: all are told, as if it had been played at this table. */
  follow({ taken, stops, asking, away, clock }: Since): void {
    const { host } = this;
    host.follow(taken);
    this.logged += taken.length;
    this.clocks?.read(clock);
    this.sitDown(away);
    host.heed(stops, asking);
    const standing = JSON.stringify(this.standingNow());
    if (taken.length === 0 && standing === this.standing) return;
    this.standing = standing;
    for (const screen of this.screens) screen.tell();
    this.schedule(undefined, GRACE);
  }

  /** What the seat might answer, with the eyes of the reader. */
  async advise(reader: Seat, seat: Seat): Promise<Advising> {
    const { host } = this;
    const { number } = host;
    const advising = host.advise(reader, seat, { ...ADVICE, now: this.around.clock.now });
    const done = await this.thinkThrough(advising, ADVICE.ms, () => this.closed || host.number !== number);
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
  schedule(named?: Seat, grace = 0): void {
    const turn = ++this.turn;
    if (this.closed || this.laid.watching || this.holding.size > 0) return;
    if (named === undefined && this.host.botToMove === null) return;
    this.moveBots(() => turn !== this.turn, named, grace).catch((error: unknown) => {
      // A table that another has overtaken is closed: its bots move elsewhere.
      if (!this.closed) this.onfault(error);
    });
  }

  /** Bots think at once and move when their pause is over; whatever is played or asked for meanwhile comes first. */
  private async moveBots(isOff: () => boolean, named: Seat | undefined, grace: number): Promise<void> {
    const { host } = this;
    const { clock } = this.around;
    if (grace > 0) await clock.pause(grace);
    if (isOff()) return;
    const began = clock.now();
    const asked = host.number;
    do {
      const first = host.number === asked ? named : undefined;
      const thought: Thought | null = host.begin({ ms: LONGEST_THOUGHT, now: clock.now }, first);
      if (thought === null || !(await this.thinkThrough(thought, LONGEST_THOUGHT, isOff))) return;
      const pause = PAUSES[this.pace] - (clock.now() - began);
      if (pause > 0) await clock.pause(pause);
      if (isOff()) return;
      if (this.around.append) {
        await this.play(() => host.play(thought));
        return;
      }
      host.play(thought);
    } while (this.pace === "instant" && host.botToMove !== null && clock.now() - began < AT_ONCE);
    this.play(() => {});
  }

  /** Lets something think to its end: with all cores there are, or here. False if it was called off. */
  private async thinkThrough(thinking: Thought | Advising, ms: number, isOff: () => boolean): Promise<boolean> {
    const { searching } = thinking;
    const { crew, clock } = this.around;
    const thoughts = searching && crew?.think(this.laid.game.id, this.laid.start, searching, ms);
    if (!searching || !thoughts) return this.inSlices(thinking, isOff);
    let done = false;
    const coming = thoughts.grown.finally(() => {
      done = true;
    });
    while (!done) {
      await Promise.race([coming, clock.pause(LOOK)]);
      if (!isOff()) continue;
      thoughts.drop();
      return false;
    }
    const grown = await coming;
    if (grown === null) return this.inSlices(thinking, isOff);
    searching.bring(grown);
    return true;
  }

  /** Likewise here, where everything else comes in between. */
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
