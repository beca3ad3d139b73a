import type { Game } from "@rifthall/kernel/game";
import { type Frame, type Seat, seatList } from "@rifthall/kernel/ids";
import { pending } from "@rifthall/kernel/machine";
import { optionList } from "@rifthall/kernel/match";
import { asked, FRAME, isOver, type State } from "@rifthall/kernel/state";
import { Refusal, unknown } from "@rifthall/kernel/text";

/**
 * At which windows each seat wishes to be asked. At the others the host passes for it, so that being able to act at any
 * time does not mean being asked at any time. Which inputs were such passes is remembered: an undo goes behind them.
 */
export class Stops {
  private readonly wished: Set<string>[];
  readonly passed = new Set<number>();

  constructor(
    private readonly game: Game,
    seats: number,
  ) {
    const usual = (game.windows ?? []).filter((w) => w.stop).map((w) => w.name);
    this.wished = Array.from({ length: seats }, () => new Set(usual));
  }

  of(seat: Seat): readonly string[] {
    return (this.game.windows ?? []).map((w) => w.name).filter((name) => this.wished[seat].has(name));
  }

  set(seat: Seat, names: readonly string[]): void {
    const known = (this.game.windows ?? []).map((w) => w.name);
    for (const name of names)
      if (!known.includes(name)) throw new Refusal("unknown-stop", unknown("stop", name, known));
    this.wished[seat] = new Set(names);
  }

  /** A seat for which the host passes now, and the index of its pass; null if everyone asked wishes to be. */
  toPass(s: State, isPerson: (seat: Seat) => boolean): { readonly seat: Seat; readonly index: number } | null {
    if (isOver(s)) return null;
    const question = pending(s);
    for (const seat of seatList(asked(s))) {
      const window = isPerson(seat) ? question.window?.(s, s.cell[FRAME] as Frame, seat) : null;
      if (!window || this.wished[seat].has(window.stop)) continue;
      const index = optionList(s, seat).indexOf(window.pass);
      if (index >= 0) return { seat, index };
    }
    return null;
  }
}
