import { type Errand, Forest, type Grown, running } from "@rifthall/bots";
import type { MatchOptions, Pack } from "@rifthall/kernel/game";
import type { Campaign } from "@rifthall/kernel/match";
import type { Clock, Games } from "./ports.js";

/** Some trees of a decision, and what kind of match it is about. */
export interface Asked {
  readonly is: "think";
  readonly id: number;
  readonly game: string;
  readonly packs: readonly Pack[];
  readonly seats: number;
  readonly options: MatchOptions;
  readonly campaign: Campaign | null;
  readonly errand: Errand;
  /** So long may be thought, and until then: whoever waits does not care why it took longer to begin. */
  readonly time: { readonly ms: number; readonly until: number };
}
/** What a mind is asked. */
export type ToMind =
  | Asked
  | { readonly is: "load"; readonly game: string }
  | { readonly is: "drop"; readonly id: number };
/** What it says. */
export type FromMind =
  | { readonly is: "loaded"; readonly game: string }
  | { readonly is: "grown"; readonly id: number; readonly grown: readonly Grown[] }
  | { readonly is: "failed"; readonly id: number | null; readonly why: string };

/** Between two looks at what else was said, in ms. */
const SLICE = 20;
/** So many forests are remembered, each a few MB: those that were thought in last. */
const FORESTS = 16;

/** Thinks on a core of its own for whoever hired it, one thing after the other. */
export class Mind {
  private readonly forests = new Map<number, Forest>();
  private readonly dropped = new Set<number>();
  private last = Promise.resolve();

  constructor(
    private readonly games: Games,
    private readonly clock: Clock,
    private readonly say: (said: FromMind) => void,
  ) {}

  hear(asked: ToMind): void {
    if (asked.is === "drop") {
      this.dropped.add(asked.id);
      return;
    }
    const id = asked.is === "think" ? asked.id : null;
    const doing = (): Promise<void> => (asked.is === "load" ? this.load(asked.game) : this.think(asked));
    this.last = this.last.then(doing).catch((error: unknown) => {
      this.say({ is: "failed", id, why: error instanceof Error ? error.message : String(error) });
    });
  }

  private async load(game: string): Promise<void> {
    (await this.games.load(game)).content([]);
    this.say({ is: "loaded", game });
  }

  private async think({ id, game: name, packs, seats, options, campaign, errand, time }: Asked): Promise<void> {
    const { clock, dropped } = this;
    if (dropped.delete(id)) return;
    const game = await this.games.load(name);
    const setup = { content: game.content(packs), seats, options, ...(campaign === null ? {} : { campaign }) };
    const ms = Math.max(0, Math.min(time.ms, time.until - clock.date()));
    const part = running(game, setup, errand, { ms, now: () => clock.now() }, this.forest(errand.forest));
    for (let since = clock.now(); part.go(); ) {
      if (clock.now() - since < SLICE) continue;
      await clock.breath();
      if (dropped.delete(id)) return;
      since = clock.now();
    }
    this.say({ is: "grown", id, grown: part.grown() });
  }

  private forest(name: number | null): Forest | null {
    if (name === null) return null;
    const forest = this.forests.get(name) ?? new Forest();
    this.forests.delete(name);
    this.forests.set(name, forest);
    const [oldest] = this.forests.keys();
    if (this.forests.size > FORESTS) this.forests.delete(oldest);
    return forest;
  }
}
