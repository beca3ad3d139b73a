import type { Line } from "@rifthall/host";
import type { Language } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import type { Opened, Remote } from "@rifthall/service";
import { failed } from "../../service/failed.ts";
import { settings } from "../../settings.svelte.ts";
import { seatName } from "../../shelf/summary.ts";
import type { Layout } from "../../table/layout.ts";
import { Session } from "../../table/session.svelte.ts";
import { headline } from "../../table/story.ts";
import { words } from "../../text/index.ts";
import { asSeen, firstUntold, renumbered, type Step, stepOf } from "./steps.ts";

/** How long a step stands before the next one, in ms. */
const PAUSES = { calm: 900, fast: 420, instant: 240 } as const;

/** A finished match on the table, at one of its steps. */
export class Player {
  readonly session: Session;
  readonly steps: number;
  at = $state(0);
  viewer: Seat | null = $state.raw(null);
  playing = $state(false);
  private told = new Map<number, readonly Line[]>();
  private wanted = 0;
  private filmed = false;
  private busy = false;

  constructor(session: Session, steps: number, first: Step, viewer: Seat | null) {
    this.session = session;
    this.steps = steps;
    this.viewer = viewer;
    this.told.set(first.at, first.lines);
  }

  static async open(
    remote: Remote,
    match: string,
    language: Language,
    layoutOf: (game: string) => Promise<Layout | undefined>,
  ): Promise<Player> {
    const { steps, ...opened } = await remote.call("replay", match, language);
    const layout = await layoutOf(opened.game.id);
    if (!layout) throw new Error(words().start.unknownGame);
    const seats = opened.seats.map((seat, i) => ({ ...seat, name: seatName(opened.seats, i, words()) }));
    const shown: Opened = { ...opened, seats };
    const own = seats.findIndex((seat) => seat.is === "person" && seat.who === "me");
    const viewer = own === -1 ? null : (own as Seat);
    const first = stepOf(await remote.call("seek", match, 0, viewer));
    const session = new Session(remote, shown, layout, asSeen(viewer, first, new Map(), false));
    return new Player(session, steps, first, viewer);
  }

  /** What the step brought, in words. */
  get text(): string {
    const showing = this.session.film.showing?.line.text;
    if (showing) return headline(showing);
    if (this.at === 0) return words().replay.begin;
    return headline(this.session.lines.findLast((line) => line.text !== "")?.text ?? "");
  }

  /** Goes to a step; one step on may be filmed. While an answer is on its way only the last wish counts. */
  async go(to: number, filmed = false): Promise<void> {
    this.wanted = Math.max(0, Math.min(this.steps, to));
    this.filmed = filmed;
    if (this.busy) return;
    this.busy = true;
    try {
      let viewer: Seat | null;
      do {
        viewer = this.viewer;
        await this.show(this.wanted, this.filmed && this.wanted === this.at + 1);
      } while (this.wanted !== this.at || this.viewer !== viewer);
    } catch (error) {
      this.playing = false;
      this.session.trouble = failed(error);
    } finally {
      this.busy = false;
    }
  }

  private async show(at: number, filmed: boolean): Promise<void> {
    const { session, viewer } = this;
    const { match } = session.opened;
    const first = firstUntold(this.told, at);
    // Behind a jump, what lies between is told in words.
    if (first < at) {
      const story = await session.remote.call("story", match, first, at - 1, viewer);
      story.forEach((lines, i) => {
        this.told.set(first + i, renumbered(first + i, lines));
      });
    }
    const step = stepOf(await session.remote.call("seek", match, at, viewer));
    // Somebody else looks now: it is asked for again.
    if (viewer !== this.viewer) return;
    const seen = asSeen(viewer, step, this.told, filmed);
    this.told.set(at, step.lines);
    session.film.skip();
    this.at = at;
    session.receive(seen);
  }

  on(): void {
    void this.go(this.wanted + 1, true);
  }
  back(): void {
    this.jump(this.wanted - 1);
  }
  jump(to: number): void {
    this.playing = false;
    void this.go(to);
  }
  toggle(): void {
    this.playing = !this.playing;
    if (this.playing && this.at >= this.steps) void this.go(0);
  }
  seeAs(viewer: Seat | null): void {
    this.viewer = viewer;
    this.told = new Map();
    void this.go(this.wanted);
  }

  /** While playing, the next step comes once this one has been shown and stood for a while. */
  run(): (() => void) | undefined {
    if (!this.playing || !this.session.still) return undefined;
    if (this.at >= this.steps) {
      this.playing = false;
      return undefined;
    }
    const timer = setTimeout(() => this.on(), PAUSES[settings.speed]);
    return () => clearTimeout(timer);
  }
}
