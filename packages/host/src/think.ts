import { type Budget, botById, botNames, type Choice, Searching, type Thinking } from "@rifthall/bots";
import type { Game, Setup } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import { Dice } from "@rifthall/kernel/machine";
import type { State } from "@rifthall/kernel/state";
import { Refusal, unknown } from "@rifthall/kernel/text";
import { look, type View } from "@rifthall/kernel/view";

/**
 * Lets a bot of that level begin to think for the seat. It gets the seat's view and dice that follow from it, so two
 * tables that look the same to the seat get the same answer.
 */
export function begin(
  game: Game,
  setup: Setup,
  s: State,
  seat: Seat,
  level: string,
  budget: Budget,
  memory?: object,
): Thinking {
  const bot = botById(level);
  if (!bot) throw new Refusal("unknown-level", unknown("level", level, botNames));
  const view = look(game, s, seat, game.create(setup));
  return bot.begin(game, setup, view, budget, diceOf(view), memory);
}

/** What a bot of that level would answer for the seat. */
export function think(...about: Parameters<typeof begin>): Choice {
  const thinking = begin(...about);
  while (thinking.go());
  return thinking.choice();
}

export const diceOf = (view: View): Dice => new Dice(Number.parseInt(view.state.hash().slice(0, 8), 16));

/** A bot's decision on its way: run it a moment at a time, and play it when it is done. */
export class Thought implements Thinking {
  constructor(
    readonly seat: Seat,
    /** The decision it is about. */
    readonly number: number,
    private readonly thinking: Thinking,
  ) {}

  /** It as a search, where it is one: its trees may be grown elsewhere. */
  get searching(): Searching | null {
    return this.thinking instanceof Searching ? this.thinking : null;
  }
  go(): boolean {
    return this.thinking.go();
  }
  choice(): Choice {
    return this.thinking.choice();
  }
}
