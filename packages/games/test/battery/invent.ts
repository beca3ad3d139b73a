import { type Argument, type Arguments, BOUNDS, type Grammar, parseEffect } from "@rifthall/effects";
import type { Dice } from "@rifthall/kernel/machine";
import type { State } from "@rifthall/kernel/state";

/** Makes up an effect that the grammar accepts, as an author would write it, without the words to leave out. */
export function inventEffect<S extends State>(
  whole: Grammar<S>,
  dice: Dice,
  without: readonly string[],
  ids: Ids = {},
): unknown {
  const verbs = new Map([...whole.verbs].filter(([word]) => !without.includes(word)));
  const grammar = { ...whole, verbs };
  const inventor = new Inventor(grammar, dice, ids);
  for (;;) {
    const source = inventor.steps(3);
    if (parseEffect(source, grammar).problems.length === 0) return source;
  }
}

/** Names that may be used, by what is wanted. */
export type Ids = Readonly<Record<string, readonly string[]>>;

const one = <T>(list: readonly T[], dice: Dice): T => list[dice.below(list.length)] as T;

class Inventor<S extends State> {
  constructor(
    private readonly grammar: Grammar<S>,
    private readonly dice: Dice,
    private readonly ids: Ids,
  ) {}

  steps(depth: number): unknown {
    const n = 1 + this.dice.below(3);
    return Array.from({ length: n }, () => this.step(depth));
  }

  private step(depth: number): unknown {
    const verbs = [...this.grammar.verbs.values()].filter((v) => depth > 0 || v.act);
    return this.mapping(one(verbs, this.dice).args, depth - 1);
  }

  private mapping(args: Arguments, depth: number): unknown {
    const made: Record<string, unknown> = {};
    for (const [key, arg] of Object.entries(args))
      if (!arg.optional || this.dice.below(2) === 1) made[key] = this.value(arg, depth);
    return made;
  }

  private value(arg: Argument, depth: number): unknown {
    const { grammar, dice } = this;
    switch (arg.type) {
      case "amount":
        if (arg.all && dice.below(3) === 0) return "all";
        if (grammar.counts && dice.below(6) === 0) return { value: one(grammar.counts, dice).word };
        if (grammar.heroes && dice.below(8) === 0) return { byHeroes: this.byHeroes() };
        return dice.below(4) === 0 ? { count: phrase(grammar, "card", dice, false) } : 1 + dice.below(4);
      case "times":
        return 1 + dice.below(Math.min(3, arg.most));
      case "select":
        return arg.only ? one(arg.only, dice) : phrase(grammar, arg.sort, dice, true);
      case "effect":
        return this.steps(depth);
      case "effects":
        return Array.from({ length: 2 + dice.below(Math.min(2, BOUNDS.choices - 1)) }, () => this.steps(depth - 1));
      case "condition":
        return this.mapping(one([...grammar.tests.values()], dice).args, depth);
      case "comparison":
        return `${one(["<", "<=", "=", ">=", ">"], dice)} ${dice.below(4)}`;
      case "word":
        return one(arg.words, dice);
      case "id":
        return one(this.ids[arg.of] ?? [], dice);
      case "name":
        return `name-${one(["a", "b", "c"], dice)}`;
      case "modifier": {
        const m = one(grammar.modifiables, dice);
        if (m.cant || m.grant) return { [m.cant ? "cant" : "grant"]: m.word };
        return { [m.word]: 1 + dice.below(2) };
      }
    }
  }

  private byHeroes(): number[] {
    const { grammar, dice } = this;
    return Array.from({ length: grammar.mostHeroes ?? 2 }, () => 1 + dice.below(3));
  }
}

/** A selector of any words of the right sort, in the right order. */
export function phrase<S extends State>(
  grammar: Grammar<S>,
  sort: "card" | "place",
  dice: Dice,
  references: boolean,
): string {
  const of = (part: string): string[] =>
    grammar.words.filter((w) => w.part === part && w.sort === sort).map((w) => w.word);
  if (references && dice.below(4) === 0) return one(of("reference"), dice);
  const maybe = (list: string[], odds: number): string[] =>
    list.length > 0 && dice.below(odds) === 0 ? [one(list, dice)] : [];
  const quantifier = one(
    sort === "card" && references ? ["any", "each", "random", "up to 2", ""] : ["any", "each", ""],
    dice,
  );
  return [
    quantifier,
    ...maybe(of("rank"), 3),
    ...maybe(of("adjective"), 2),
    one(of("noun"), dice),
    ...maybe(of("place"), 2),
  ]
    .filter((w) => w !== "")
    .join(" ");
}
