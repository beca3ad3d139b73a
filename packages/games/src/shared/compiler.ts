import { Builder, type Effect, type Grammar, parseEffect } from "@rifthall/effects";
import type { Procedure, Program, State } from "@rifthall/kernel";
import { NONE, number, Refusal } from "@rifthall/kernel";

/** Words one effect may need of the machine's stack. */
const MOST_WORDS = 100;

/** Turns the effects of cards into procedures, numbered behind the game's own. */
export class Compiler<S extends State> {
  private readonly made: Procedure<S>[] = [];

  constructor(
    private readonly grammar: Grammar<S>,
    private readonly own: readonly Procedure<S>[],
  ) {}

  /** The number of the procedure that runs an effect; NONE where there is nothing to run. */
  add(name: string, effect: Effect, must: string | null = null): number {
    if (effect.length === 0) return NONE;
    const b = new Builder<S>(this.grammar, must);
    b.effect(effect);
    const made = b.procedure(name);
    if (made.words > MOST_WORDS)
      throw new Refusal("bad-pack", `${name}: has too many loops and choices to run; split it`);
    this.made.push(made);
    return this.own.length + this.made.length - 1;
  }

  program(): Program {
    number(this.made, this.own.length);
    return { procedures: [...this.own, ...this.made] as unknown as readonly Procedure[] };
  }
}

/** Where something stands in a pack: its card, then fields and places in lists. */
export type Place = readonly (string | number)[];

/** An effect as a pack writes it. */
export function readEffect<S extends State>(grammar: Grammar<S>, pack: string, place: Place, source: unknown): Effect {
  const { effect, problems } = parseEffect(source, grammar);
  const [problem] = problems;
  if (problem) throw new Refusal("bad-pack", `${pack}: ${[...place, ...problem.path].join(".")}: ${problem.message}`);
  return effect;
}
