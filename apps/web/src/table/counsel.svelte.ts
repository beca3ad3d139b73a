import { type Advice, type OptionLine, type Weighed, weigh } from "@rifthall/host";
import { Refused } from "@rifthall/service";
import { gistOf } from "./gist.ts";
import type { Session } from "./session.svelte.ts";

/** More than these nobody weighs. */
const SHOWN = 5;

/** A move that is advised: what it is, how good, and the things on the table that say it. */
export interface Hint extends Weighed {
  readonly label: string;
  /** One's own answer, which can be given. */
  readonly own: OptionLine | undefined;
  readonly taps: readonly string[];
}

/** Advice on the decision that waits, beside the table and drawn on it. */
export class Counsel {
  open = $state(false);
  private advice: Advice | null = $state.raw(null);
  /** There is nothing to advise on, or no more. */
  none = $state(false);
  /** The hint that is looked at. */
  shown: number | null = $state(null);
  /** In a line what each answer brings, by its key. */
  brings: ReadonlyMap<number, string> = $state.raw(new Map());
  private holding = false;
  private asked = 0;

  constructor(private readonly session: Session) {}

  readonly hints: readonly Hint[] = $derived.by(() => {
    const { advice, session } = this;
    const { layout, picture } = session;
    return weigh(advice?.options ?? [], SHOWN).map((weighed) => {
      const { option, imagined } = weighed;
      const own = this.mine ? session.options.find(({ key }) => key === option.key) : undefined;
      const taps = advice === null || imagined ? [] : layout.taps(own ?? option, picture, advice.seat);
      return { ...weighed, label: layout.worded?.(option.label) ?? option.label, own, taps };
    });
  });
  get thinking(): boolean {
    return this.advice === null && !this.none;
  }
  get iterations(): number {
    return this.advice?.iterations ?? 0;
  }
  get mine(): boolean {
    return this.advice === null || this.advice.seat === this.session.seat;
  }
  /** Whose decision it is. */
  get who(): string {
    return this.advice === null ? "" : this.session.seatName(this.advice.seat);
  }
  /** The number of the decision that is advised on. */
  get number(): number {
    return this.asked;
  }

  async ask(): Promise<void> {
    const { session } = this;
    const { opened, seat, decision, remote } = session;
    this.forget();
    this.open = true;
    const mine = seat !== null && session.options.length > 0;
    if (decision === null || opened.watching || (!mine && session.thinking === null)) {
      this.none = true;
      return;
    }
    const { number } = decision;
    this.asked = number;
    try {
      this.holding = !mine;
      const advice = mine
        ? await remote.call("advise", opened.match, seat)
        : await remote.call("consider", opened.match);
      if (!this.open || this.asked !== number) return;
      this.advice = advice;
      if (mine) await this.explain();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.none = true;
    }
  }

  /** Finds out what each of them brings. */
  private async explain(): Promise<void> {
    const { session, asked, hints } = this;
    const { seat, layout, remote, opened } = session;
    if (seat === null) return;
    const lines = await Promise.all(
      hints.map(async ({ option }) => {
        const told = await remote.call("preview", opened.match, seat, option.key);
        return [option.key, gistOf(option, told, layout, session)] as const;
      }),
    );
    if (this.asked === asked && this.open) this.brings = new Map(lines);
  }

  /** Shows a hint on the table; one that is shown already is played. */
  take({ option, own }: Hint): void {
    const { session } = this;
    if (this.shown === option.key && own) {
      this.close();
      session.choose(own);
      return;
    }
    this.shown = option.key;
    session.cancel();
    if (own) void session.foresee(own);
  }
  /** Shows all of them again. */
  all(): void {
    this.shown = null;
    this.session.forget();
  }

  /** The bot that waited because somebody looked goes on. */
  close(): void {
    if (!this.open) return;
    const { opened, remote } = this.session;
    if (this.holding) void remote.call("goOn", opened.match).catch(() => {});
    if (this.shown !== null) this.session.forget();
    this.forget();
    this.open = false;
  }

  private forget(): void {
    this.holding = false;
    this.advice = null;
    this.none = false;
    this.shown = null;
    this.brings = new Map();
  }
}
