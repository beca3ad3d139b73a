import type { Line, Picture } from "@rifthall/host";
import type { Wire } from "@rifthall/kernel/game";
import type { Shown } from "@rifthall/service";
import { settings } from "../settings.svelte.ts";

/** An event while it is shown: what moves, strikes or burns reads it. */
export interface Showing<W extends Wire = Wire> extends Shown<W> {
  /** Rises with every event, so that the same event twice is two. */
  readonly turn: number;
  /** How long it is shown, in milliseconds. */
  readonly time: number;
}

/** A game may say how long an event is shown that the eye must not miss, however many follow. */
interface Paced<W extends Wire> {
  beat?(event: W["event"], after: Picture<W>): number | undefined;
}

const FEW = 3;
const MANY = 6;

/**
 * Shows what happened in order: after each event the table as it was then. The eye can follow; a tap skips to the end,
 * and many events in a row go faster.
 */
export class Film<W extends Wire = Wire> {
  picture: Picture<W> = $state.raw() as Picture<W>;
  showing: Showing<W> | null = $state.raw(null);
  running = $state(false);
  private queue: Shown<W>[] = [];
  private last: Picture<W>;
  private turn = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private held = false;
  private readonly paced: Paced<W>;

  constructor(first: Picture<W>, paced: Paced<W> = {}) {
    this.paced = paced;
    this.picture = first;
    this.last = first;
  }

  /** The table as it is, at once. */
  cut(picture: Picture<W>): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.last = picture;
    this.picture = picture;
    this.showing = null;
    this.running = false;
    this.held = false;
  }

  /** Stops where it is, for something that is to be read. */
  hold(): void {
    if (!this.running) return;
    clearTimeout(this.timer);
    this.held = true;
  }
  goOn(): void {
    if (!this.held) return;
    this.held = false;
    this.next();
  }

  show(shown: readonly Shown<W>[], last: Picture<W>): void {
    this.last = last;
    this.queue.push(...shown);
    if (settings.speed === "instant" || document.hidden) this.cut(last);
    else if (!this.running) this.next();
  }

  skip(): void {
    this.cut(this.last);
  }

  private next(): void {
    const shown = this.queue.shift();
    if (shown === undefined) {
      this.cut(this.last);
      return;
    }
    const { line, picture } = shown;
    this.running = true;
    const time = this.timeFor(line, picture);
    this.picture = picture;
    this.showing = { line, picture, turn: ++this.turn, time };
    this.timer = setTimeout(() => this.next(), time);
  }

  private timeFor(line: Line<W>, after: Picture<W>): number {
    const waiting = this.queue.length;
    const pace = settings.speed === "fast" ? 0.5 : 1;
    const beat = this.paced.beat?.(line.event, after);
    if (beat !== undefined) return Math.round(beat * pace);
    const usual = TIMES[line.event.do] ?? USUAL;
    const crowd = waiting > MANY ? 0.45 : waiting > FEW ? 0.7 : 1;
    return Math.round(usual * pace * crowd);
  }
}

const USUAL = 300;
/** Words that all games use for what takes longer or shorter to see. */
const TIMES: Readonly<Record<string, number>> = {
  roll: 900,
  reroll: 600,
  score: 240,
  draw: 220,
  turn: 420,
  trigger: 700,
  successes: 1000,
  hits: 1100,
  vitality: 700,
};
