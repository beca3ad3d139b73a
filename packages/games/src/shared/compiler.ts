import { Builder, type Effect, type Grammar } from "@rifthall/effects";
import { NONE } from "@rifthall/kernel/ids";
import { type Procedure, type Program, program } from "@rifthall/kernel/machine";
import type { State } from "@rifthall/kernel/state";
import type { Entry, Place, Problems } from "./problems.js";

/** Words one effect may need of the machine's stack. */
const MOST_WORDS = 100;
/** Items that all effects of the packs of a match may come to; a large one of cards like the built-in ones comes to 5,000. */
const MOST_ITEMS = 10_000;

/** Turns the effects of cards into procedures, numbered behind the game's own. */
export class Compiler<S extends State> {
  private readonly made: Procedure<S>[] = [];
  private items = 0;

  constructor(
    private readonly grammar: Grammar<S>,
    private readonly own: readonly Procedure<S>[],
    private readonly problems: Problems,
    /** Nobody will run it: what is wrong is found, and nothing is made. */
    private readonly only: "looking" | null = null,
  ) {}

  /** Takes what was compiled before, where it has the same numbers again: it comes first. */
  begin(base: Program): void {
    for (const made of base.procedures.slice(this.own.length)) this.push(made as unknown as Procedure<S>);
  }

  /** Takes a procedure that was compiled before, by its number then; its number now may be another. */
  again(base: Program, number: number): number {
    return number === NONE ? NONE : this.push({ ...base.procedures[number] } as unknown as Procedure<S>);
  }

  private push(made: Procedure<S>): number {
    this.made.push(made);
    return this.own.length + this.made.length - 1;
  }

  /** The number of the procedure that runs an effect of an entry; NONE where there is nothing to run. */
  add(
    entry: Entry<unknown>,
    field: string | Place,
    effect: Effect,
    must: string | null = null,
    words?: Grammar<S>,
  ): number {
    if (effect.length === 0) return NONE;
    const path = typeof field === "string" ? [field] : field;
    const b = new Builder<S>(words ?? this.grammar, must);
    b.effect(effect);
    this.items += b.items.length;
    if (this.items > MOST_ITEMS)
      this.problems.stop(entry, path, "with this the effects are too much to run together; make the pack smaller");
    if (b.words > MOST_WORDS) {
      this.problems.at(entry, path, "has too many loops and choices to run; split it");
      return NONE;
    }
    return this.only === "looking" ? NONE : this.push(b.procedure([entry.id, ...path].join(".")));
  }

  /** What any content has: whose packs it is of, and what runs. Behind a game's own fields, which are read most. */
  content<P>(hash: string, packs: readonly P[]) {
    const procedures = this.only === "looking" ? [] : [...this.own, ...this.made];
    return { hash, packs, program: program(procedures), own: this.own.length };
  }
}
