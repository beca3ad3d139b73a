import type { Game, Setup } from "@rifthall/kernel/game";
import type { Def, Option, Seat } from "@rifthall/kernel/ids";
import { Dice } from "@rifthall/kernel/machine";
import { NUMBER, type State } from "@rifthall/kernel/state";
import type { View } from "@rifthall/kernel/view";
import { type Budget, type Choice, type Considered, deadline, type Thinking } from "../bot.js";
import { soberly } from "../sober.js";
import { type Grown, Harvest } from "./grown.js";
import { Forest, type Taken } from "./memory.js";
import { Search } from "./search.js";

/** Iterations between two looks at the clock. */
const SLICE = 8;
const ITERATIONS = 1000;
/** A tree of fewer iterations finds out too little to be worth planting. */
const WORTH_A_TREE = 60;
const LARGEST_SEED = 0x7fffffff;

/** How a search goes about it. */
export interface Manner {
  /** Among so many trees its iterations are shared out. */
  readonly trees: number;
  /** Does it stop thinking once its favourite cannot be overtaken? Not where all options are to be shown. */
  readonly decides: boolean;
}

/** Some trees of one decision as plain data, for whoever grows them elsewhere: all they follow from is in it. */
export interface Errand {
  /** What the viewer may know. */
  readonly view: {
    readonly seat: Seat;
    readonly words: Int32Array;
    readonly hidden: readonly (readonly [number, readonly Def[]])[];
  };
  /** Whose decision it is. */
  readonly seat: Seat;
  readonly manner: Manner;
  /** One more than trees: the first is for what is measured once for all of them. */
  readonly seeds: readonly number[];
  readonly iterations: number | null;
  readonly only: readonly number[];
  /** The forest that it grows in, and what was answered there last. */
  readonly forest: number | null;
  readonly taken: Taken | null;
}

/** Grows the trees of one decision, here or in parts elsewhere; the same comes of it either way. */
export class Searching implements Thinking {
  readonly trees: number;
  private readonly limit: number;
  private readonly seeds: readonly number[];
  private readonly late: () => boolean;
  private readonly forest: Forest | null;
  private planted: readonly Planted[] | null = null;
  private turn = 0;
  private brought: readonly Grown[] | null = null;

  constructor(
    private readonly game: Game,
    private readonly setup: Setup,
    private readonly view: View,
    budget: Budget,
    dice: Dice,
    private readonly seat: Seat,
    private readonly manner: Manner,
    memory?: object,
    private readonly part?: Pick<Errand, "seeds" | "only">,
  ) {
    this.late = deadline(budget);
    this.limit = budget.iterations ?? ("ms" in budget ? Number.POSITIVE_INFINITY : ITERATIONS);
    this.trees = Math.max(1, Math.min(manner.trees, Math.floor(this.limit / WORTH_A_TREE)));
    this.forest = memory instanceof Forest ? memory : null;
    this.seeds = part?.seeds ?? Array.from({ length: this.trees + 1 }, () => dice.below(LARGEST_SEED));
  }

  /** The trees that are grown here. */
  private get growing(): readonly Planted[] {
    if (this.planted) return this.planted;
    const { game, setup, view, seat, seeds, trees, limit } = this;
    const forest = this.forest ?? new Forest();
    const each = Math.ceil(limit / trees);
    const only = this.part?.only ?? Array.from({ length: trees }, (_, i) => i);
    const planted = only.map((nth): Planted => {
      const search = new Search(game, setup, view, new Dice(seeds[nth + 1]), forest.tree(nth, each), seat);
      return { search, limit: shareOf(limit, trees, nth), done: false };
    });
    const scale = planted[0].search.measure(new Dice(seeds[0]));
    for (const { search } of planted) search.scale = scale;
    this.planted = planted;
    return planted;
  }

  get iterations(): number {
    return this.grown().reduce((sum, { iterations }) => sum + iterations, 0);
  }
  /** Decisions of all lines together: how much was played for it. */
  get decisions(): number {
    return this.grown().reduce((sum, { decisions }) => sum + decisions, 0);
  }

  /** A few iterations of the tree whose turn it is. */
  go(): boolean {
    if (this.brought) return false;
    const { growing } = this;
    const tree = growing[this.turn];
    const { search, limit } = tree;
    search.run(Math.min(SLICE, limit - search.iterations));
    tree.done = search.iterations >= limit || (this.manner.decides && search.isDecided(limit - search.iterations));
    const more = this.passOn();
    return more && !this.late();
  }

  /** Turns to the next tree that is not done; false where there is none. */
  private passOn(): boolean {
    const { growing } = this;
    for (let i = 1; i <= growing.length; i++) {
      const next = (this.turn + i) % growing.length;
      if (growing[next].done) continue;
      this.turn = next;
      return true;
    }
    return false;
  }

  grown(): readonly Grown[] {
    return (
      this.brought ??
      this.growing.map(({ search, limit, done }): Grown => {
        const spared = done && limit !== Number.POSITIVE_INFINITY ? limit - search.iterations : 0;
        return { ...search.grown(), spared };
      })
    );
  }

  /** What is remembered of this from decision to decision is known by it. */
  get forestName(): number | null {
    return this.forest?.name ?? null;
  }
  errand(only: readonly number[]): Errand {
    const { view, seat, manner, seeds, limit, forest, forestName } = this;
    return {
      view: { seat: view.seat, words: Int32Array.from(view.state.words), hidden: [...view.hidden] },
      seat,
      manner,
      seeds,
      iterations: limit === Number.POSITIVE_INFINITY ? null : limit,
      only,
      forest: forestName,
      taken: forest?.taken ?? null,
    };
  }
  bring(grown: readonly Grown[]): void {
    this.brought = grown;
  }

  considered(): readonly Considered[] {
    return new Harvest(this.grown()).considered(this.view, this.seat);
  }

  /** In which part of the tables the seat had that option: 1 where the viewer knows that it has. */
  known(option: Option): number {
    return new Harvest(this.grown()).known(option);
  }

  choice(): Choice {
    const considered = this.considered();
    const first = soberly(this.game, this.view, considered);
    this.forest?.took({ option: first.option, number: this.view.state.cell[NUMBER] });
    return { ...first, considered };
  }
}

interface Planted {
  readonly search: Search;
  readonly limit: number;
  done: boolean;
}

/** Of so many iterations that one's part: the first have one more where it does not come out even. */
const shareOf = (limit: number, trees: number, nth: number): number =>
  limit === Number.POSITIVE_INFINITY ? limit : Math.floor(limit / trees) + (nth < limit % trees ? 1 : 0);

/** Does an errand: what is remembered is a forest of its own, by the name of that which it stands for. */
export function running(
  game: Game,
  setup: Setup,
  errand: Errand,
  time: { readonly ms: number; readonly now: () => number } | null,
  forest: Forest | null,
): Searching {
  const { view, seat, manner, iterations, taken } = errand;
  const state: State = game.create({ ...setup, checked: false });
  if (state.words.length !== view.words.length) throw new RangeError("that view is of another match");
  state.words.set(view.words);
  if (taken !== null) forest?.took(taken);
  const seen: View = { seat: view.seat, state, hidden: new Map(view.hidden) };
  const some = iterations === null ? {} : { iterations };
  const budget: Budget = time === null ? some : { ...time, ...some };
  return new Searching(game, setup, seen, budget, new Dice(0), seat, manner, forest ?? undefined, errand);
}
