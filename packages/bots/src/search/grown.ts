import type { Option, Seat } from "@rifthall/kernel/ids";
import { optionList } from "@rifthall/kernel/match";
import type { View } from "@rifthall/kernel/view";
import type { Considered } from "../bot.js";

/** What one tree has found out: plain numbers, wherever it grew. */
export interface Grown {
  readonly iterations: number;
  /** Decisions of all its lines together. */
  readonly decisions: number;
  /** How often its root was visited, from decisions before included. */
  readonly visits: number;
  readonly options: readonly Sprout[];
  /** Iterations it did not need: its favourite could not be overtaken any more. */
  readonly spared?: number;
}

/** An answer at the root: how often it was tried and could have been, what came of it, and what is expected to follow. */
interface Sprout {
  readonly option: Option;
  readonly visits: number;
  readonly sum: number;
  readonly offered: number;
  readonly line: Considered["line"];
}

interface Merged {
  visits: number;
  sum: number;
  offered: number;
  /** Tries, and those that trees which were sure spared themselves. */
  votes: number;
  line: Considered["line"];
  /** How often it was tried in the tree whose line that is. */
  trust: number;
}

/** Several trees of one decision as one, in their order, so that it does not matter where each of them grew. */
export class Harvest {
  private readonly options = new Map<Option, Merged>();
  private visits = 0;

  constructor(trees: readonly Grown[]) {
    for (const { visits, options, spared = 0 } of trees) {
      this.visits += visits;
      const most = options.reduce((a, b) => Math.max(a, b.visits), 0);
      for (const sprout of options) this.add(sprout, sprout.visits === most ? spared : 0);
    }
  }

  private add({ option, visits, sum, offered, line }: Sprout, spared: number): void {
    const known = this.options.get(option);
    if (known === undefined) {
      this.options.set(option, { visits, sum, offered, votes: visits + spared, line, trust: visits });
      return;
    }
    known.visits += visits;
    known.sum += sum;
    known.offered += offered;
    known.votes += visits + spared;
    if (visits <= known.trust) return;
    known.trust = visits;
    known.line = line;
  }

  /** Every option of the seat with what was found out about it, best first: what most trees would answer. */
  considered({ state, seat: viewer }: View, seat: Seat): readonly Considered[] {
    const own = seat === viewer ? optionList(state, seat) : [...this.options.keys()];
    const all = own.map((option, index) => {
      const { visits = 0, sum = 0, votes = 0, line = [] } = this.options.get(option) ?? {};
      return { votes, of: { index, option, visits, value: visits === 0 ? 0 : sum / visits, line } };
    });
    all.sort((a, b) => b.votes - a.votes || b.of.value - a.of.value || a.of.index - b.of.index);
    return all.map(({ of }) => of);
  }

  /** In which part of the tables the seat had that option: 1 where everyone knows that it has. */
  known(option: Option): number {
    return Math.min(1, (this.options.get(option)?.offered ?? 0) / Math.max(1, this.visits));
  }
}
