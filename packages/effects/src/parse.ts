import type { State } from "@rifthall/kernel/state";
import { shown, unknown } from "@rifthall/kernel/text";
import {
  type Argument,
  type Arguments,
  type Grammar,
  heroNumbers,
  type Modifiable,
  type Sort,
  type Word,
} from "./grammar.js";
import type { Amount, Change, Comparison, Condition, Effect, Node, Quantifier, Select, Value, Values } from "./tree.js";

/** What is wrong with an effect, and where: keys and indices from the effect's root. */
export interface Problem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** Bounds that keep a stranger's pack harmless. */
export const BOUNDS = { nodes: 200, depth: 12, repeat: 20, amount: 99, choices: 6 } as const;

const LONGEST_SELECTOR = 200;
/** After so many problems the rest is not read: the nearest word for each is what takes time. */
const MOST_PROBLEMS = 50;

/** Reads what an author wrote. Problems are collected, so that all are seen at once; the effect is then not to be used. */
export function parseEffect<S extends State>(
  source: unknown,
  grammar: Grammar<S>,
): { effect: Effect; problems: readonly Problem[]; places: Places } {
  const reader = new Reader(grammar);
  const effect = reader.effect(source, [], 1);
  if (reader.nodes > BOUNDS.nodes)
    reader.problems.push({ path: [], message: `${reader.nodes} steps; an effect has at most ${BOUNDS.nodes}` });
  return { effect, problems: reader.problems, places: reader.places };
}

/** Reads a condition that stands alone. */
export function parseCondition<S extends State>(
  source: unknown,
  grammar: Grammar<S>,
): { condition: Condition | null; problems: readonly Problem[] } {
  const reader = new Reader(grammar);
  const condition = reader.condition(source, [], 1);
  return { condition, problems: reader.problems };
}

/** Reads a selection that stands alone, of cards or of places. */
export function parseSelect<S extends State>(
  source: unknown,
  sort: Sort,
  grammar: Grammar<S>,
): { select: Select | null; problems: readonly Problem[] } {
  const reader = new Reader(grammar);
  const value = reader.value({ type: "select", sort }, source, [], 1);
  return { select: value?.type === "select" ? value.select : null, problems: reader.problems };
}

type Path = readonly (string | number)[];
/** Where each step of an effect stands in its source. */
export type Places = ReadonlyMap<Node, Path>;
type Mapping = Readonly<Record<string, unknown>>;

class Reader<S extends State> {
  readonly problems: Problem[] = [];
  readonly places = new Map<Node, Path>();
  nodes = 0;
  private readonly names = new Set<string>();

  constructor(private readonly grammar: Grammar<S>) {}

  private problem(path: Path, message: string): void {
    this.problems.push({ path, message });
  }
  private get full(): boolean {
    return this.problems.length >= MOST_PROBLEMS;
  }

  effect(source: unknown, path: Path, depth: number): Effect {
    if (depth > BOUNDS.depth) {
      this.problem(path, `nested deeper than ${BOUNDS.depth}`);
      return [];
    }
    if (!Array.isArray(source)) return this.node(source, path, depth);
    if (source.length === 0) this.problem(path, "an empty list does nothing; leave it out");
    return source.flatMap((step, i) => this.node(step, [...path, i], depth));
  }

  private node(source: unknown, path: Path, depth: number): Effect {
    if (++this.nodes > BOUNDS.nodes || this.full) return [];
    if (!isMapping(source)) {
      this.problem(path, `a step is a mapping with a verb, such as { damage: 2, to: ... }, not ${shown(source)}`);
      return [];
    }
    const keys = Object.keys(source);
    const verb = meant(keys, this.grammar.verbs);
    if (!verb) {
      this.problem(path, unknown("verb", keys[0] ?? "", [...this.grammar.verbs.keys()]));
      return [];
    }
    const values = this.values(verb.word, verb.args, source, path, depth);
    if (!values) return [];
    const node: Node = { verb: verb.word, values };
    this.places.set(node, path);
    return [node];
  }

  condition(source: unknown, path: Path, depth: number): Condition | null {
    if (depth > BOUNDS.depth) {
      this.problem(path, `nested deeper than ${BOUNDS.depth}`);
      return null;
    }
    if (!isMapping(source)) {
      this.problem(path, `a condition is a mapping, such as { destroyed: that }, not ${shown(source)}`);
      return null;
    }
    const keys = Object.keys(source);
    const test = meant(keys, this.grammar.tests);
    if (!test) {
      this.problem(path, unknown("condition", keys[0] ?? "", [...this.grammar.tests.keys()]));
      return null;
    }
    const values = this.values(test.word, test.args, source, path, depth);
    return values && { test: test.word, values };
  }

  private values(word: string, args: Arguments, source: Mapping, path: Path, depth: number): Values | null {
    const before = this.problems.length;
    const values: Record<string, Value> = {};
    for (const key of Object.keys(source))
      if (!Object.hasOwn(args, key) && !this.full)
        this.problem([...path, key], unknown(`argument of ${word}`, key, Object.keys(args)));
    for (const [key, arg] of Object.entries(args)) {
      if (!Object.hasOwn(source, key)) {
        if (!arg.optional) this.problem(path, `${word} needs "${key}": ${expected(arg)}`);
        continue;
      }
      const value = this.value(arg, source[key], [...path, key], depth);
      if (value) values[key] = value;
    }
    return this.problems.length === before ? values : null;
  }

  value(arg: Argument, source: unknown, path: Path, depth: number): Value | null {
    const bad = (): null => {
      this.problem(path, `${shown(source)} must be ${expected(arg)}`);
      return null;
    };
    switch (arg.type) {
      case "amount": {
        const amount = this.amount(source, path, depth);
        if (amount === undefined) return null;
        return amount === null || (amount === "all" && !arg.all) ? bad() : { type: "amount", amount };
      }
      case "times":
        return isWhole(source, 1, arg.most) ? { type: "amount", amount: source } : bad();
      case "select": {
        if (typeof source !== "string") return bad();
        const select = this.select(source, path);
        if (!select) return null;
        if (select.sort !== arg.sort) return bad();
        if (arg.whole && this.isRandom(select, source, path)) return null;
        if (arg.only && !arg.only.includes(source) && !(select.kind === "reference" && select.named)) return bad();
        return { type: "select", select };
      }
      case "effect":
        return { type: "effect", effect: this.effect(source, path, depth + 1) };
      case "effects":
        if (!Array.isArray(source) || source.length < 2 || source.length > BOUNDS.choices) return bad();
        return { type: "effects", effects: source.map((e, i) => this.effect(e, [...path, i], depth + 1)) };
      case "condition": {
        const condition = this.condition(source, path, depth + 1);
        return condition && { type: "condition", condition };
      }
      case "comparison": {
        const comparison = parseComparison(source);
        return comparison ? { type: "comparison", comparison } : bad();
      }
      case "word":
        if (typeof source === "string" && arg.words.includes(source)) return { type: "word", word: source };
        this.problem(path, unknown("word", source, arg.words));
        return null;
      case "id":
        if (typeof source !== "string" || !/^[a-z][a-z0-9-]{0,39}$/.test(source)) return bad();
        return { type: "id", id: source };
      case "name":
        if (typeof source !== "string" || !/^[a-z][a-z-]{1,20}$/.test(source) || this.isWord(source)) return bad();
        this.names.add(source);
        return { type: "word", word: source };
      case "modifier":
        return this.modifier(source, path);
    }
  }

  /** Null: not an amount at all. Undefined: an amount with a problem already told. */
  private amount(source: unknown, path: Path, _depth: number): Amount | null | undefined {
    if (source === "all") return "all";
    if (isWhole(source, 0, BOUNDS.amount)) return source;
    if (!isMapping(source)) return null;
    const { count, value, byHeroes } = source;
    const { counts = [], heroes } = this.grammar;
    if (counts.length > 0 && Object.keys(source).join() === "value") {
      const counted = counts.find((c) => c.word === value);
      if (counted) return { value: counted.word };
      const known = counts.map((c) => c.word);
      this.problem([...path, "value"], unknown("value", value, known));
      return undefined;
    }
    if (heroes && Object.keys(source).join() === "byHeroes")
      return Array.isArray(byHeroes) &&
        byHeroes.length === heroNumbers(this.grammar) &&
        byHeroes.every((n) => isWhole(n, 0, BOUNDS.amount))
        ? { byHeroes }
        : null;
    if (Object.keys(source).join() !== "count") return null;
    if (typeof count !== "string") return null;
    const select = this.select(count, [...path, "count"]);
    if (!select || this.isRandom(select, count, [...path, "count"])) return undefined;
    return select.kind === "selector" ? { count: select } : null;
  }

  private modifier(source: unknown, path: Path): Value | null {
    const { modifiables } = this.grammar;
    const entries = isMapping(source) ? Object.entries(source) : [];
    const [entry] = entries;
    if (entries.length !== 1 || !entry) {
      this.problem(path, `one change, such as { ${modifiables[0]?.word ?? ""}: 1 }`);
      return null;
    }
    const [word, by] = entry;
    const stat = modifiables.find((m) => {
      if (m.cant) return word === "cant" && by === m.word;
      return m.grant ? word === "grant" && by === m.word : word === m.word;
    });
    if (!stat) {
      const known = modifiables.map(changeName);
      const asked = word === "cant" || word === "grant" ? `${word}: ${typeof by === "string" ? by : shown(by)}` : word;
      this.problem(path, unknown("change", asked, known));
      return null;
    }
    const keyword = stat.cant ?? stat.grant ?? false;
    if (!keyword && !isWhole(by, -9, 9)) {
      this.problem([...path, word], "must be a whole number from -9 to 9");
      return null;
    }
    return { type: "modifier", change: { word: stat.word, by: keyword ? 1 : Number(by) } satisfies Change };
  }

  /** Says so where something is picked at random though all are meant. */
  private isRandom(select: Select, source: string, path: Path): boolean {
    const random = select.kind === "selector" && select.quantifier === "random";
    if (random) this.problem(path, `${shown(source)}: all of them are meant here; leave "random" out`);
    return random;
  }

  private isWord(name: string): boolean {
    return this.grammar.words.some((w) => w.word === name || w.plural === name) || QUANTIFIERS.includes(name);
  }

  /** `[quantifier] [rank] [adjective…] noun [place…]`, or a reference. */
  select(source: string, path: Path): Select | null {
    if (source.length > LONGEST_SELECTOR) {
      this.problem(path, `${shown(source)}: a selector has at most ${LONGEST_SELECTOR} characters`);
      return null;
    }
    const tokens = source.split(" ").filter((t) => t !== "");
    if (tokens.length === 1 && this.names.has(tokens[0]))
      return { kind: "reference", sort: "card", word: tokens[0], named: true };
    let quantifier: Quantifier = "the";
    let most = 1;
    if (tokens[0] === "up" && tokens[1] === "to") {
      quantifier = "up to";
      most = Number(tokens[2]);
      tokens.splice(0, 3);
      if (!Number.isInteger(most) || most < 1 || most > BOUNDS.choices) {
        this.problem(path, `"up to" is followed by a number from 1 to ${BOUNDS.choices}`);
        return null;
      }
    } else if (tokens[0] !== undefined && QUANTIFIERS.includes(tokens[0])) {
      quantifier = tokens[0] as Quantifier;
      tokens.shift();
    }
    const words: Word<S>[] = [];
    const is = (w: Word<S>, token: string): boolean => w.word === token || w.plural === token;
    const noun = this.grammar.words.find((w) => w.part === "noun" && tokens.some((token) => is(w, token)));
    for (const token of tokens) {
      // A word that cards and places share goes with the noun.
      const meanings = this.grammar.words.filter((w) => w.part !== "reference" && is(w, token));
      const meaning = meanings.find((w) => w.sort === noun?.sort) ?? meanings[0];
      const reference =
        tokens.length === 1 ? this.grammar.words.find((w) => w.part === "reference" && w.word === token) : undefined;
      // A word that is both is a noun behind a quantifier: "each hero" against "hero".
      const known = quantifier === "the" ? (reference ?? meaning) : (meaning ?? reference);
      if (!known) {
        const valid = [...this.grammar.words.map((w) => w.word), ...QUANTIFIERS, ...this.names];
        this.problem(path, `${shown(source)}: ${unknown("word", token, valid)}`);
        return null;
      }
      words.push(known);
    }
    return this.phrase(source, path, quantifier, most, words);
  }

  private phrase(source: string, path: Path, quantifier: Quantifier, most: number, words: Word<S>[]): Select | null {
    const wrong = (message: string): null => {
      this.problem(path, `${shown(source)}: ${message}`);
      return null;
    };
    const [first] = words;
    if (first?.part === "reference") {
      if (quantifier !== "the") return wrong(`"${first.word}" takes no quantifier`);
      return { kind: "reference", sort: first.sort, word: first.word, named: false };
    }
    const order = words.filter((w) => !w.trails).map((w) => ORDER.indexOf(w.part));
    if (order.some((o, i) => i > 0 && o < (order[i - 1] ?? 0)))
      return wrong("the order is [quantifier] [rank] [adjective…] noun [place…]");
    const of = (part: Word<S>["part"]): Word<S>[] => words.filter((w) => w.part === part);
    const nouns = of("noun");
    const [noun] = nouns;
    if (!noun || nouns.length > 1) return wrong("exactly one noun is needed");
    const ranks = of("rank");
    if (ranks.length > 1) return wrong("at most one rank");
    if (words.some((w) => w.sort !== noun.sort)) return wrong(`all words must fit "${noun.word}"`);
    if ((quantifier === "up to" || quantifier === "random") && noun.sort !== "card")
      return wrong(`"${quantifier}" is for cards; pick one place, or each`);
    const alone = quantifier === "the" && ranks.length === 0 && of("place").every((w) => !w.sole);
    return {
      kind: "selector",
      sort: noun.sort,
      // Which of several that are first is asked all the same, whether "any" is said or not.
      quantifier: alone ? "any" : quantifier === "any" && ranks.length > 0 ? "the" : quantifier,
      most,
      rank: ranks[0]?.word ?? null,
      adjectives: of("adjective").map((w) => w.word),
      noun: noun.word,
      places: of("place").map((w) => w.word),
    };
  }
}

const QUANTIFIERS: readonly string[] = ["any", "each", "random"];
const ORDER: readonly string[] = ["rank", "adjective", "noun", "place"];

/** How an author writes a change. */
export const changeName = (m: Modifiable): string =>
  m.cant ? `cant: ${m.word}` : m.grant ? `grant: ${m.word}` : m.word;

/** The word that a mapping is about: of several the one of which all others are arguments, in whatever order they stand. */
function meant<W extends { readonly args: Arguments }>(
  keys: readonly string[],
  words: ReadonlyMap<string, W>,
): W | undefined {
  const known = keys.map((key) => words.get(key)).filter((word) => word !== undefined);
  return known.find(({ args }) => keys.every((key) => Object.hasOwn(args, key))) ?? known[0];
}

const isMapping = (value: unknown): value is Mapping =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isWhole = (value: unknown, least: number, greatest: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= least && value <= greatest;

function parseComparison(source: unknown): Comparison | null {
  const found = typeof source === "string" ? /^(<=|>=|<|>|=) ?(\d{1,2})$/.exec(source) : null;
  if (!found) return null;
  return { sign: found[1] as Comparison["sign"], than: Number(found[2]) };
}

/** What an author may write for an argument, in words. */
export function expected(arg: Argument): string {
  switch (arg.type) {
    case "amount":
      return `a whole number from 0 to ${BOUNDS.amount}${arg.all ? ', "all",' : ""} or { count: <selector> }`;
    case "id":
      return `the id of ${arg.of}`;
    case "times":
      return `a whole number from 1 to ${arg.most}`;
    case "select":
      return arg.only ? arg.only.map((w) => `"${w}"`).join(" or ") : `a selector of ${sorts[arg.sort]}`;
    case "effect":
      return "a step or a list of steps";
    case "effects":
      return `a list of 2 to ${BOUNDS.choices} effects`;
    case "condition":
      return "a condition";
    case "comparison":
      return 'a comparison such as "< 7"';
    case "word":
      return arg.words.map((w) => `"${w}"`).join(" or ");
    case "name":
      return "a new name in lower case";
    case "modifier":
      return "one change";
  }
}
const sorts: Readonly<Record<Sort, string>> = { card: "cards", place: "a place" };
