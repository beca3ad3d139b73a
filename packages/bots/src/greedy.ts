import type { Game, Setup, Text } from "@rifthall/kernel/game";
import type { Option, Seat } from "@rifthall/kernel/ids";
import { choose, type Dice } from "@rifthall/kernel/machine";
import { optionList } from "@rifthall/kernel/match";
import type { State } from "@rifthall/kernel/state";
import { Sampler, type View } from "@rifthall/kernel/view";
import { type Bot, type Budget, type Choice, deadline, type Thinking } from "./bot.js";
import { room } from "./room.js";
import { soberly } from "./sober.js";
import { attemptsOf, isAmidst, standing, takeBest } from "./step.js";

const SAMPLES = 4;
/** More decisions of its own than this it does not look through; an action rarely has as many. */
const DEPTH = 12;
/** Options that are looked at to the end, however they began. */
const KEPT = 3;

/**
 * Tries every option on a few tables that fit what it sees, carries its own action through by the choice that looks
 * best at each step, and takes the option that leaves it standing best on average.
 */
export const greedy: Bot = {
  id: "greedy",
  title: { en: "Greedy", de: "Gierig" },
  begin: (game, setup, view, budget, dice) => new Weighing(game, setup, view, budget, dice),
};

/** The same, but each option escapes it as often as that in a thousand: the mistakes of somebody who has not seen it all. */
export const careless = (id: string, title: Text, overlooks: (game: Game) => number, heedless = false): Bot => ({
  id,
  title,
  begin: (game, setup, view, budget, dice) => new Weighing(game, setup, view, budget, dice, overlooks(game), heedless),
});

class Weighing implements Thinking {
  private readonly sampler: Sampler;
  private readonly world: State;
  /** The line that is carried through, and those to try its answers on. */
  private readonly lines: State[];
  private readonly sums: number[];
  private readonly visits: number[];
  private readonly late: () => boolean;
  private readonly limit: number;
  /** The options that are still weighed, of how many. */
  private open: readonly Weighed[];
  private readonly all: readonly Weighed[];
  private readonly first: number;
  private tried = 0;
  private tables = 0;

  constructor(
    private readonly game: Game,
    setup: Setup,
    private readonly view: View,
    budget: Budget,
    private readonly dice: Dice,
    overlooks = 0,
    /** Does it not even mind spending something for nothing? */
    private readonly heedless = false,
  ) {
    this.late = deadline(budget);
    const spare = 2 + attemptsOf(game);
    [this.world, ...this.lines] = room(game, setup, spare).slice(0, spare);
    this.sampler = new Sampler(game, view);
    const all = optionList(view.state, view.seat).map((option, index): Weighed => ({ index, option }));
    this.all = all;
    this.open = overlooks > 0 ? noticed(all, overlooks, dice) : all;
    this.first = this.open.length;
    this.sums = all.map(() => 0);
    this.visits = all.map(() => 0);
    // The first table is tried with every option, so that no option wins for having been left out; more than enough
    // tables tell it nothing new, however long it has.
    this.limit = Math.max(this.first, budget.iterations ?? (game.samples ?? SAMPLES) * this.first);
  }

  /** One more table, with every option that is still weighed. */
  go(): boolean {
    const { game, view, sums, visits, first } = this;
    this.sampler.draw(this.dice, this.world);
    this.tables++;
    for (const { index, option } of this.open) {
      if (this.tried >= this.limit) break;
      this.lines[0].copyFrom(this.world);
      sums[index] += carryThrough(game, this.lines, view.seat, option);
      visits[index]++;
      this.tried++;
    }
    // Where a game asks for many tables, the later ones are kept for the options that look best.
    if (game.samples !== undefined && this.tables === Math.ceil(game.samples / 4) && first > KEPT) {
      this.open = leading(this.open, (i) => sums[i] / visits[i]);
      this.tried += (game.samples - this.tables) * (first - this.open.length);
    }
    return first > 1 && this.tried < this.limit && !this.late();
  }

  choice(): Choice {
    const { dice, visits } = this;
    const mean = (i: number): number => this.sums[i] / visits[i];
    const top = Math.max(...this.open.map(({ index }) => mean(index)));
    const ties = this.open.filter(({ index }) => mean(index) === top);
    const found = ties[ties.length > 1 ? dice.below(ties.length) : 0];
    const { index, option } = this.heedless ? found : soberly(this.game, this.view, this.ranked(found, mean));
    return { index, option, value: mean(index), visits: visits[index] };
  }

  /** What it found, behind it what it weighed from the best on, then what escaped it: it still sees that this does nothing. */
  private ranked(found: Weighed, mean: (index: number) => number): readonly Weighed[] {
    if (!this.game.insight?.sober) return [found];
    const { open, all } = this;
    const weighed = open.filter((o) => o !== found).sort((a, b) => mean(b.index) - mean(a.index));
    return [found, ...weighed, ...all.filter((o) => !open.includes(o))];
  }
}

interface Weighed {
  readonly index: number;
  readonly option: Option;
}

/** What does not escape it: one option at least. */
function noticed(all: readonly Weighed[], overlooks: number, dice: Dice): readonly Weighed[] {
  const sure = dice.below(all.length);
  return all.filter((_, i) => dice.below(1000) >= overlooks || i === sure);
}

/** The third that stands best so far, and no fewer than KEPT. */
function leading(open: readonly Weighed[], mean: (index: number) => number): readonly Weighed[] {
  const sorted = [...open].sort((a, b) => mean(b.index) - mean(a.index));
  return sorted.slice(0, Math.max(KEPT, Math.ceil(open.length / 3)));
}

/** Takes the option and goes on until the seat's own action is done; says how well it stands then. */
function carryThrough(game: Game, lines: State[], seat: Seat, o: Option): number {
  const ahead = game.insight?.ahead ?? 0;
  if (game.insight?.passes?.(o)) return standing(game, lines[0], seat);
  choose(lines[0], seat, o);
  for (let depth = 0; depth < DEPTH && isAmidst(game, lines[0], seat); depth++) takeBest(game, lines, 0, ahead, seat);
  return standing(game, lines[0], seat);
}
