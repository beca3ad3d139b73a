import {
  type Card,
  type Frame,
  meant,
  NO_CARD,
  NO_REF,
  NONE,
  option,
  placeOf,
  type Ref,
  thingOf,
} from "@rifthall/kernel/ids";
import {
  get,
  type Item,
  type Procedure,
  procedure,
  type Register,
  roll,
  type Step,
  set,
  suspend,
  waitFor,
} from "@rifthall/kernel/machine";
import { holds, type Kind, type State } from "@rifthall/kernel/state";
import { present, refer } from "@rifthall/kernel/zone";
import { able, usefully } from "./able.js";
import {
  type Act,
  actAmount,
  actSelect,
  type Finder,
  Found,
  FRAME_REGISTERS,
  type Grammar,
  type Meanings,
  R,
  type Test,
  wordIn,
} from "./grammar.js";
import { numberFor } from "./heroes.js";
import type { Amount, Condition, Effect, Node, Reference, Select, Selector } from "./tree.js";

/** Behind what every effect's frame holds. */
const FIRST = Math.min(...Object.values(R)) + Object.keys(FRAME_REGISTERS).length;

/** Turns a tree into the items of a procedure. */
export class Builder<S extends State> {
  readonly items: Item<S>[] = [];
  private readonly extra: Kind[] = [];
  private labels = 0;
  private readonly names = new Map<string, Register<Ref>>();
  readonly meanings: Meanings<S>;

  /** The steps behind the one being compiled, at the top of the effect. */
  private rest: Effect = [];

  constructor(
    readonly grammar: Grammar<S>,
    /** A verb that must come about if it can: self then only moves to where it does. */
    private readonly must: string | null = null,
  ) {
    this.meanings = meaningsOf(grammar, this.names);
  }

  /** Words of the machine's stack that it will need. */
  get words(): number {
    return FIRST + this.extra.length;
  }

  procedure(name: string): Procedure<S> {
    const registers = { ...FRAME_REGISTERS, ...Object.fromEntries(this.extra.map((kind, i) => [`x${i}`, kind])) };
    return procedure(name, registers, () => this.items);
  }

  effect(effect: Effect): void {
    effect.forEach((node, i) => {
      this.rest = effect.slice(i + 1);
      const verb = this.verb(node);
      if (this.grammar.volunteer && verb.personal?.(node)) this.items.push(this.grammar.volunteer);
      verb.compile(node, this);
    });
  }

  verb(node: Node) {
    const verb = this.grammar.verbs.get(node.verb);
    if (!verb) throw new Error(`no verb "${node.verb}"`);
    return verb;
  }

  run(step: Step<S>): void {
    this.items.push({ step });
  }

  label(): string {
    return `#${this.labels++}`;
  }

  place(label: string): void {
    this.items.push({ label });
  }

  goto(label: string): void {
    this.items.push({ jump: label });
  }

  /** Goes on if it holds, else to the label. */
  proceedIf(holds: (s: S, f: Frame) => boolean, orElse: string): void {
    this.items.push({ jump: orElse, unless: holds });
  }

  /** The body again and again, as long as that holds; a body may leave by going to the end. */
  loop(goesOn: (s: S, f: Frame) => boolean, body: (end: string) => void): void {
    const again = this.label();
    const end = this.label();
    this.place(again);
    this.proceedIf(goesOn, end);
    body(end);
    this.goto(again);
    this.place(end);
  }

  /** A register of this effect's own. */
  register<V extends number>(kind: Kind<V>): Register<V> {
    const at = this.words;
    this.extra.push(kind);
    return at as Register<V>;
  }

  name(word: string): Register<Ref> {
    const known = this.names.get(word);
    if (known !== undefined) return known;
    const made = this.register(holds.ref);
    this.names.set(word, made);
    return made;
  }

  /** Does `act` to what is selected, asking where there is a choice. */
  act(node: Node, act: Act<S>): void {
    const { amount } = this.meanings;
    const select = actSelect(act, node);
    const n = actAmount(act, node);
    // Taken out of the act once: acts have many shapes, so every look into one while playing would be a search.
    const { possible, useful, run } = act;
    const end = this.label();
    if (possible) this.proceedIf((s, f) => possible(s, f, node), end);
    if (!select) {
      this.run((s, f) => {
        const by = amount(s, f, n);
        if (useful(s, f, NONE, by, node)) run(s, f, NONE, by, node);
      });
    } else if (select.kind === "reference") {
      const one = this.meanings.one(select);
      this.run((s, f) => {
        const x = one(s, f);
        if (x !== NONE) run(s, f, x, amount(s, f, n), node);
      });
    } else if (select.quantifier === "each") {
      const find = this.grammar.find(select);
      const found = new Found();
      this.run((s, f) => {
        const by = amount(s, f, n);
        found.count = 0;
        find(s, f, found);
        for (let i = 0; i < found.count; i++) run(s, f, found.list[i], by, node);
      });
    } else if (select.quantifier === "random") this.draw(node, act, select);
    else if (select.quantifier === "up to") this.upTo(node, act, select);
    else {
      this.choice(node, act, select);
      const card = select.sort === "card";
      this.run((s, f) => {
        const x = card ? meant(get(s, f, R.that)) : get(s, f, R.there);
        if (x !== NONE) run(s, f, x, amount(s, f, n), node);
      });
    }
    this.place(end);
  }

  /** One of those it would change, each as likely. */
  private draw(node: Node, act: Act<S>, select: Selector): void {
    const { run } = act;
    const n = actAmount(act, node);
    const find = usefully(node, act, this.grammar.find(select), this.meanings);
    const found = new Found();
    const { amount } = this.meanings;
    this.run((s, f) => {
      found.count = 0;
      find(s, f, found);
      const x = found.count === 0 ? NONE : found.list[found.count > 1 ? roll(s, found.count) : 0];
      set(s, f, R.that, x === NONE ? NO_REF : refer(s, x as Card));
      if (x !== NONE) run(s, f, x, amount(s, f, n), node);
    });
  }

  /** Puts the chosen card into `that`, the chosen place into `there`; NONE if there is none. */
  choice(node: Node, act: Act<S>, select: Selector): void {
    const useful = usefully(node, act, this.grammar.find(select), this.meanings);
    const find = this.must !== null && act.movesSelf?.(node) ? this.leadingTo(this.must, useful) : useful;
    const found = new Found();
    const { grammar } = this;
    const kind = grammar.kind(act.option ?? "target");
    const card = select.sort === "card";
    const store = (s: S, f: Frame, x: number): void => {
      if (card) set(s, f, R.that, x === NONE ? NO_REF : refer(s, x as Card));
      else set(s, f, R.there, x);
    };
    const list = (s: S): void => {
      for (let i = 0; i < found.count; i++) {
        const x = found.list[i];
        s.offer.add(card ? option(kind, x, grammar.placeOf(s, x as Card)) : option(kind, 0, x));
      }
    };
    this.items.push({
      step: (s, f) => {
        found.count = 0;
        find(s, f, found);
        if (found.count <= 1) store(s, f, found.count === 0 ? NONE : found.list[0]);
        else waitFor(s, grammar.decider(s, f), list);
      },
      question: {
        prompt: node.verb,
        who: grammar.decider,
        options: (s, f) => {
          found.count = 0;
          find(s, f, found);
          list(s);
        },
        choose: (s, f, o, seat) => {
          grammar.answered?.(s, f, seat);
          store(s, f, card ? thingOf(o) : placeOf(o));
        },
      },
    });
  }

  /** Of the places self may move to, those where the wanted verb comes about behind; all of them if it does nowhere. */
  private leadingTo(wanted: string, find: Finder<S>): Finder<S> {
    const leads = able(this.rest, this, { verb: wanted });
    return (s, f, found) => {
      find(s, f, found);
      const here = get(s, f, R.here);
      const places = [...found.list.subarray(0, found.count)];
      const good = places.filter((place) => {
        set(s, f, R.here, place);
        return leads(s, f);
      });
      set(s, f, R.here, here);
      found.count = 0;
      for (const place of good.length > 0 ? good : places) found.add(place);
    };
  }

  /** One after another, each once, until the player stops or there is none left. */
  private upTo(node: Node, act: Act<S>, select: Selector): void {
    const { run } = act;
    const n = actAmount(act, node);
    const picked = Array.from({ length: select.most }, () => this.register(holds.cardOrNone));
    const find = usefully(node, act, this.grammar.find(select), this.meanings);
    const found = new Found();
    const { grammar } = this;
    const kind = grammar.kind(act.option ?? "target");
    const stop = option(grammar.kind("end"));
    const end = this.label();
    const { amount } = this.meanings;
    picked.forEach((mine, turn) => {
      this.items.push({
        step: (s, f) => {
          set(s, f, mine, NO_CARD);
          found.count = 0;
          find(s, f, found);
          if (anyFresh(s, f)) suspend(s, grammar.decider(s, f));
        },
        question: {
          prompt: node.verb,
          who: grammar.decider,
          options: (s, f) => {
            found.count = 0;
            find(s, f, found);
            for (let i = 0; i < found.count; i++)
              if (isFresh(s, f, found.list[i]))
                s.offer.add(option(kind, found.list[i], grammar.placeOf(s, found.list[i] as Card)));
            s.offer.add(stop);
          },
          choose: (s, f, o, seat) => {
            grammar.answered?.(s, f, seat);
            set(s, f, mine, o === stop ? NO_CARD : (thingOf(o) as Card));
          },
        },
      });
      const isFresh = (s: S, f: Frame, x: number): boolean => {
        for (let i = 0; i < turn; i++) if (get(s, f, picked[i]) === x) return false;
        return true;
      };
      const anyFresh = (s: S, f: Frame): boolean => {
        for (let i = 0; i < found.count; i++) if (isFresh(s, f, found.list[i])) return true;
        return false;
      };
      this.proceedIf((s, f) => get(s, f, mine) !== NONE, end);
      this.run((s, f) => {
        set(s, f, R.that, refer(s, get(s, f, mine)));
        run(s, f, get(s, f, mine), amount(s, f, n), node);
      });
    });
    this.place(end);
  }
}

/** How amounts, selections and conditions are read while an effect runs. */
export function meaningsOf<S extends State>(
  grammar: Grammar<S>,
  names: ReadonlyMap<string, Register<Ref>>,
): Meanings<S> {
  type Reads = (s: S, f: Frame) => number;
  // A name may be given behind what is compiled with it, so it is looked up when it is first used.
  const referred = (x: Reference): Reads => {
    let read: Reads | undefined;
    return (s, f) => {
      read ??= readerOf(x, grammar, names);
      return read(s, f);
    };
  };
  const all = (x: Select): Finder<S> => {
    if (x.kind === "selector") return grammar.find(x);
    const read = referred(x);
    return (s, f, found) => {
      const card = read(s, f);
      if (card !== NONE) found.add(card);
    };
  };
  const one = (x: Select): Reads => {
    if (x.kind === "reference") return referred(x);
    const find = grammar.find(x);
    const found = new Found();
    return (s, f) => {
      found.count = 0;
      find(s, f, found);
      return found.count === 0 ? NONE : found.list[0];
    };
  };
  const count = (x: Select): Reads => {
    const find = all(x);
    const found = new Found();
    return (s, f) => {
      found.count = 0;
      find(s, f, found);
      return found.count;
    };
  };
  // Weak: the same meanings may serve many contents, and must not hold on to any.
  const counters = new WeakMap<Select, Reads>();
  const counter = (x: Select): Reads => {
    const made = count(x);
    counters.set(x, made);
    return made;
  };
  const amount = (s: S, f: Frame, a: Amount): number => {
    if (typeof a === "number") return a;
    if (a === "all") return ALL;
    return "count" in a ? (counters.get(a.count) ?? counter(a.count))(s, f) : counted(s, f, a, grammar);
  };
  const meanings: Meanings<S> = { one, count, amount, all, holds: (c) => testOf(c, grammar).compile(c, meanings) };
  return meanings;
}

export function testOf<S extends State>(c: Condition, grammar: Grammar<S>): Test<S> {
  const test = grammar.tests.get(c.test);
  if (!test) throw new Error(`no condition "${c.test}"`);
  return test;
}

/** An amount by heroes, or one the game counts. */
export function counted<S extends State>(
  s: S,
  f: Frame,
  a: { readonly value: string } | { readonly byHeroes: readonly number[] },
  grammar: Grammar<S>,
): number {
  if ("byHeroes" in a) return numberFor(a.byHeroes, grammar.heroes?.(s) ?? 1);
  for (const c of grammar.counts ?? []) if (c.word === a.value) return c.read(s, f);
  return 0;
}

function readerOf<S extends State>(
  x: Reference,
  grammar: Grammar<S>,
  names: ReadonlyMap<string, Register<Ref>>,
): (s: S, f: Frame) => number {
  const register = x.named ? names.get(x.word) : undefined;
  if (register !== undefined) return (s, f) => present(s, get(s, f, register));
  return wordIn(grammar, x.word, true)?.means ?? (() => NONE);
}

/** As much as there is. */
export const ALL = 99;
