import type { Game, Setup } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import type { Dice } from "@rifthall/kernel/machine";
import type { View } from "@rifthall/kernel/view";
import { type Bot, type Budget, type Choice, type Considered, deadline, type Thinking } from "../bot.js";
import { soberly } from "../sober.js";
import { Memory } from "./memory.js";
import { Search } from "./search.js";

/** Iterations between two looks at the clock. */
const SLICE = 8;
const ITERATIONS = 1000;

/** Thinks ahead on tables that fit what it sees. */
export const search: Bot = {
  id: "search",
  title: { en: "Search", de: "Suche" },
  remember: () => new Memory(),
  begin: (game, setup, view, budget, dice, memory) => new Deciding(game, setup, view, budget, dice, view.seat, memory),
};

/**
 * Thinks about the decision of any seat with the eyes of the viewer, who need not be the one to decide: nothing comes
 * out of it that the viewer could not find out alone.
 */
export const imagine = (game: Game, setup: Setup, view: View, budget: Budget, dice: Dice, seat: Seat): Searching =>
  new Searching(game, setup, view, budget, dice, seat);

export class Searching implements Thinking {
  protected readonly search: Search;
  protected readonly limit: number;
  private readonly late: () => boolean;

  constructor(
    private readonly game: Game,
    setup: Setup,
    private readonly view: View,
    budget: Budget,
    dice: Dice,
    seat: Seat,
    memory?: object,
  ) {
    this.late = deadline(budget);
    this.limit = budget.iterations ?? ("ms" in budget ? Number.POSITIVE_INFINITY : ITERATIONS);
    const kept = memory instanceof Memory ? memory : new Memory(this.limit);
    this.search = new Search(game, setup, view, dice, kept, seat);
  }

  get iterations(): number {
    return this.search.iterations;
  }

  /** Decisions of all lines together: how much was played for it. */
  get decisions(): number {
    return this.search.decisions;
  }

  go(): boolean {
    const { search, limit } = this;
    search.run(Math.min(SLICE, limit - search.iterations));
    return search.iterations < limit && !this.late();
  }

  considered(): readonly Considered[] {
    return this.search.considered();
  }

  /** In which part of the tables the seat had that option: 1 where the viewer knows that it has. */
  known(option: Considered["option"]): number {
    return this.search.known(option);
  }

  choice(): Choice {
    const considered = this.considered();
    const first = soberly(this.game, this.view, considered);
    this.search.took(first.option);
    return { ...first, considered };
  }
}

/** Thinks no further once no other option could be tried as often as its favourite: more would not change its mind. */
class Deciding extends Searching {
  override go(): boolean {
    return super.go() && !this.search.isDecided(this.limit - this.search.iterations);
  }
}
