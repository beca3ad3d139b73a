import { type Argument, type Arguments, BOUNDS, type Grammar, parseEffect } from "@rifthall/effects";
import type { Dice } from "@rifthall/kernel/machine";
import type { State } from "@rifthall/kernel/state";

/** Makes up an effect that the grammar accepts, as an author would write it, without the words to leave out. */
export function inventEffect<S extends State>(whole: Grammar<S>, dice: Dice, without: readonly string[]): unknown {
  const verbs = new Map([...whole.verbs].filter(([word]) => !without.includes(word)));
  const grammar = { ...whole, verbs };
  for (;;) {
    const source = steps(grammar, dice, 3);
    if (parseEffect(source, grammar).problems.length === 0) return source;
  }
}

/** Names of cards that a made-up effect may use, by what is wanted. */
const IDS: Readonly<Record<string, readonly string[]>> = {
  "a unit": ["hyvryx-scout", "hyvryx-predator"],
  "a unit, gear or skill": ["andares-mender", "andares-pathfinder"],
  "an encounter": ["the-cordon"],
  "a location": ["forest-road"],
};

const one = <T>(list: readonly T[], dice: Dice): T => list[dice.below(list.length)] as T;

function steps<S extends State>(grammar: Grammar<S>, dice: Dice, depth: number): unknown {
  const n = 1 + dice.below(3);
  return Array.from({ length: n }, () => step(grammar, dice, depth));
}

function step<S extends State>(grammar: Grammar<S>, dice: Dice, depth: number): unknown {
  const verbs = [...grammar.verbs.values()].filter((v) => depth > 0 || v.act);
  const verb = one(verbs, dice);
  return mapping(grammar, verb.args, dice, depth - 1);
}

function mapping<S extends State>(grammar: Grammar<S>, args: Arguments, dice: Dice, depth: number): unknown {
  const made: Record<string, unknown> = {};
  for (const [key, arg] of Object.entries(args))
    if (!arg.optional || dice.below(2) === 1) made[key] = value(grammar, arg, dice, depth);
  return made;
}

function value<S extends State>(grammar: Grammar<S>, arg: Argument, dice: Dice, depth: number): unknown {
  switch (arg.type) {
    case "amount":
      if (arg.all && dice.below(3) === 0) return "all";
      if (grammar.counts && dice.below(6) === 0) return { value: one(grammar.counts, dice).word };
      if (grammar.heroes && dice.below(8) === 0) return { byHeroes: [1 + dice.below(2), 1 + dice.below(3)] };
      return dice.below(4) === 0 ? { count: phrase(grammar, "card", dice, false) } : 1 + dice.below(4);
    case "times":
      return 1 + dice.below(Math.min(3, arg.most));
    case "select":
      return arg.only ? one(arg.only, dice) : phrase(grammar, arg.sort, dice, true);
    case "effect":
      return steps(grammar, dice, depth);
    case "effects":
      return Array.from({ length: 2 + dice.below(Math.min(2, BOUNDS.choices - 1)) }, () =>
        steps(grammar, dice, depth - 1),
      );
    case "condition":
      return mapping(grammar, one([...grammar.tests.values()], dice).args, dice, depth);
    case "comparison":
      return `${one(["<", "<=", "=", ">=", ">"], dice)} ${dice.below(4)}`;
    case "word":
      return one(arg.words, dice);
    case "id":
      return one(IDS[arg.of] ?? ["nothing"], dice);
    case "name":
      return `name-${one(["a", "b", "c"], dice)}`;
    case "modifier": {
      const m = one(grammar.modifiables, dice);
      if (m.cant || m.grant) return { [m.cant ? "cant" : "grant"]: m.word };
      return { [m.word]: 1 + dice.below(2) };
    }
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
