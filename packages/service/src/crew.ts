import type { Grown, Searching } from "@rifthall/bots";
import type { Start } from "@rifthall/kernel/match";
import type { FromMind, ToMind } from "./mind.js";
import type { Clock } from "./ports.js";

/** A mind on a core of its own, as whoever hired it sees it. */
export interface Hired {
  post(asked: ToMind): void;
  end(): void;
}
/** Starts one: it says what it has to say, or that it is gone. */
export type Hire = (hear: (said: FromMind) => void, gone: () => void) => Hired;

/** Trees that are grown elsewhere: null where that has failed, and they have to be grown here. */
export interface Thoughts {
  readonly grown: Promise<readonly Grown[] | null>;
  /** Nobody waits for them any more. */
  drop(): void;
}

/** Whoever lost a mind waits so long before hiring others, in ms. */
const REST = 60_000;

interface Waiting {
  readonly only: readonly number[];
  readonly all: (Grown | undefined)[];
  readonly resolve: (grown: readonly Grown[] | null) => void;
}

/**
 * Minds that grow the trees of a decision at the same time. A tree always goes to the same of them, which remembers it from
 * decision to decision. They are hired when they are needed first; until all have the game loaded everybody thinks alone.
 */
export class Crew {
  private readonly minds: Hired[] = [];
  private readonly loaded = new Map<string, number>();
  private readonly waiting = new Map<number, Waiting>();
  private number = 0;
  /** Until then nobody is hired again. */
  private rest = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly count: number,
    private readonly hire: Hire,
    private readonly clock: Pick<Clock, "date">,
  ) {}

  /** Lets all of them fetch what it takes. */
  prepare(game: string): void {
    if (this.clock.date() < this.rest || this.loaded.has(game)) return;
    this.loaded.set(game, 0);
    while (this.minds.length < this.count)
      this.minds.push(
        this.hire(
          (said) => this.hear(said),
          () => this.disband(),
        ),
      );
    for (const mind of this.minds) mind.post({ is: "load", game });
  }

  /** Shares the trees out; null where there is nobody to share them with. */
  think(game: string, start: Start, searching: Searching, ms: number): Thoughts | null {
    this.prepare(game);
    if (this.loaded.get(game) !== this.count) return null;
    const { content, seats, options, campaign = null } = start;
    const time = { ms, until: this.clock.date() + ms };
    const trees = Array.from({ length: searching.trees }, (_, i) => i);
    const ids: number[] = [];
    const all: (Grown | undefined)[] = trees.map(() => undefined);
    // Whoever thinks in several matches at once begins with another mind in each.
    const first = searching.forestName ?? this.number;
    const grown = new Promise<readonly Grown[] | null>((resolve) => {
      for (let i = 0; i < Math.min(this.count, trees.length); i++) {
        const mind = (first + i) % this.count;
        const only = trees.filter((nth) => nth % this.count === i);
        const id = this.number++;
        ids.push(id);
        this.waiting.set(id, { only, all, resolve });
        const errand = searching.errand(only);
        this.minds[mind].post({ is: "think", id, game, packs: content.packs, seats, options, campaign, errand, time });
      }
    });
    return { grown, drop: () => this.drop(ids) };
  }

  private drop(ids: readonly number[]): void {
    for (const id of ids) if (this.waiting.delete(id)) for (const mind of this.minds) mind.post({ is: "drop", id });
  }

  private hear(said: FromMind): void {
    if (said.is === "loaded") {
      this.loaded.set(said.game, (this.loaded.get(said.game) ?? 0) + 1);
      return;
    }
    const asked = said.id === null ? undefined : this.waiting.get(said.id);
    if (said.id !== null) this.waiting.delete(said.id);
    if (said.is === "failed") {
      asked?.resolve(null);
      return;
    }
    if (asked === undefined) return;
    said.grown.forEach((tree, i) => {
      asked.all[asked.only[i]] = tree;
    });
    const whole = asked.all.filter((tree) => tree !== undefined);
    if (whole.length === asked.all.length) asked.resolve(whole);
  }

  /** One is gone: for a while bots think as they did before there were any. */
  private disband(): void {
    this.rest = this.clock.date() + REST;
    for (const { resolve } of this.waiting.values()) resolve(null);
    this.end();
  }

  end(): void {
    this.waiting.clear();
    for (const mind of this.minds.splice(0)) mind.end();
    this.loaded.clear();
  }
}
