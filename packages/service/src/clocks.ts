import type { Seat } from "@rifthall/kernel/ids";

/** How long people may take. Times are in ms. */
export type TimeControl = (
  | {
      readonly is: "live";
      /** What everybody begins with, and gets for each turn that is done. */
      readonly base: number;
      readonly increment: number;
    }
  | {
      readonly is: "days";
      /** For each turn, however long it was waited for. */
      readonly each: number;
    }
) & {
  /** Whose time is up resigns, or a bot goes on for them until they come back. */
  readonly end: "resigns" | "bot";
};

/** The clocks of a match as the log keeps them behind an input: what each seat had left, at which moment. */
export interface ClockState {
  readonly left: readonly number[];
  readonly since: number;
}

/** Clocks as a page draws them: how long people may take, what each seat has left now; of those that run it goes down from here. */
export interface ClockView {
  readonly control: TimeControl;
  readonly left: readonly number[];
  readonly running: readonly Seat[];
  /** For whom a bot goes on; they may come back. */
  readonly away: readonly Seat[];
  /** So much of a line's slowness is forgiven for each answer, at most. */
  readonly forgiven: number;
}

/** So much is forgiven of how long an answer was on its way, and time is up so much later than the clock says, in ms. */
export const FORGIVEN = 500;
/** Who comes back has at least so long. */
const BACK = 30_000;

/** What everybody has left, from what was played and when. Those who are asked have their clock running. */
export class Clocks {
  private left: number[];
  private at: number;

  constructor(
    readonly control: TimeControl,
    seats: number,
    begun: number,
    state?: ClockState | null,
  ) {
    this.left = state
      ? [...state.left]
      : Array<number>(seats).fill(control.is === "live" ? control.base : control.each);
    this.at = state?.since ?? begun;
  }

  /** What another desk has kept last. */
  read(state: ClockState | null): void {
    if (!state) return;
    this.left = [...state.left];
    this.at = state.since;
  }
  get state(): ClockState {
    return { left: [...this.left], since: this.at };
  }

  /** Something was played at that moment: who was asked before it, and who is now. Clocks of machines may disagree. */
  played(before: readonly Seat[], after: readonly Seat[], now: number, lag: number): void {
    const took = Math.max(0, Math.round(now - this.at - Math.min(FORGIVEN, lag)));
    for (const seat of before) this.left[seat] = Math.max(0, this.of(seat) - took);
    // A turn is done when its seat is asked no more.
    for (const seat of before) if (!after.includes(seat)) this.left[seat] = this.done(seat);
    this.at = Math.max(this.at, now);
  }
  private done(seat: Seat): number {
    const { control } = this;
    return control.is === "live" ? this.of(seat) + control.increment : control.each;
  }
  private of(seat: Seat): number {
    return this.left[seat] ?? 0;
  }

  /** When the first of these has no time left; null where nobody is asked. */
  due(asked: readonly Seat[]): number | null {
    return asked.length === 0 ? null : this.at + FORGIVEN + Math.min(...asked.map((seat) => this.of(seat)));
  }
  /** Whose time is up. */
  late(asked: readonly Seat[], now: number): readonly Seat[] {
    return asked.filter((seat) => this.at + FORGIVEN + this.of(seat) <= now);
  }

  /** Nothing is left of it, though nothing was played. */
  ranOut(seat: Seat): void {
    this.left[seat] = 0;
  }
  comeBack(seat: Seat, now: number): void {
    const { control } = this;
    this.left[seat] = control.is === "live" ? Math.max(BACK, this.of(seat)) : control.each;
    this.at = Math.max(this.at, now);
  }

  view(asked: readonly Seat[], away: readonly Seat[], now: number): ClockView {
    const took = Math.max(0, now - this.at);
    const left = this.left.map((ms, seat) => (asked.includes(seat as Seat) ? Math.max(0, ms - took) : ms));
    return { control: this.control, left, running: asked, away, forgiven: FORGIVEN };
  }
}

const SECOND = 1_000;
const DAY = 24 * 3600 * SECOND;
/** What may be chosen: nobody is timed out by a slow line, and no match lasts for years. */
export const TIMES = {
  base: [30 * SECOND, 3 * 3600 * SECOND],
  increment: [0, 600 * SECOND],
  each: [DAY, 14 * DAY],
} as const;
