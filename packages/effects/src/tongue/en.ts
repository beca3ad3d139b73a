import type { State } from "@rifthall/kernel/state";
import { type Case, type Grammar, type Lexeme, wordIn } from "../grammar.js";
import type { Tongue } from "../sentence.js";
import { type Comparison, isNone, isSome, type Select, type Selector } from "../tree.js";

export const english: Tongue = {
  phrase: (x, wanted, grammar) => {
    if (x.kind === "reference") return reference(x, wanted, grammar);
    const noun = nounPhrase(x, grammar);
    if (x.sort === "place")
      return wanted === "toward"
        ? `to ${noun}`
        : wanted === "at"
          ? `${lexeme(grammar, x.noun).on ?? "at"} ${noun}`
          : noun;
    return noun;
  },
  plural: (x, grammar) => plural(x, grammar),
  where: (x, grammar) => `, where X is the number of ${plural(x, grammar)}`,
  equals: (what) => `, where X is ${what}`,
  per: (x, grammar) =>
    `for ${x.kind === "reference" ? plural(x, grammar) : nounPhrase({ ...x, quantifier: "each" }, grammar)}`,
  byHeroes: ([, two]) => `(${two} with two heroes)`,
  all: "all",
  compare: ({ sign, than }) => `${COMPARED[sign]} ${than}`,
  measure: ({ sign, than }) => (sign === "=" ? String(than) : `${sign === "<" ? "less than" : COMPARED[sign]} ${than}`),
  there: (c, x, _form, grammar) => {
    if (x.kind === "reference") return `there are ${english.compare(c)} of: ${reference(x, "nom", grammar)}`;
    if (isSome(c)) return `there is ${nounPhrase({ ...x, quantifier: "any" }, grammar)}`;
    const { one, many } = lexeme(grammar, x.noun);
    if (isNone(c)) return `there is no ${core(x, grammar, one)}`;
    return c.than === 1
      ? `there is ${english.compare(c)} ${core(x, grammar, one)}`
      : `there are ${english.compare(c)} ${core(x, grammar, many)}`;
  },
  then: (mood, before) => (mood === "infinitive" ? " and then " : THEN[before]),
  list: (items) => [items.slice(0, -1).join(", "), ...items.slice(-1)].filter((x) => x !== "").join(" and "),
  change: (word, by) => `you have ${by > 0 ? "+" : "−"}${Math.abs(by)} ${word}`,
  thatOne: (noun, _wanted, grammar) => `that ${lexeme(grammar, noun).one ?? noun}`,
  pronoun: () => null,
};

const THEN = { step: ", then ", steps: "; then ", branch: "; in any case, " } as const;

const COMPARED: Readonly<Record<Comparison["sign"], string>> = {
  "<": "fewer than",
  "<=": "at most",
  "=": "exactly",
  ">=": "at least",
  ">": "more than",
};

function reference<S extends State>(x: Select & { kind: "reference" }, wanted: Case, grammar: Grammar<S>): string {
  if (x.named) return `the ${x.word.replaceAll("-", " ")}`;
  const fixed = wordIn(grammar, x.word, true)?.en.fixed;
  return fixed?.[wanted] ?? fixed?.nom ?? x.word;
}

function lexeme<S extends State>(grammar: Grammar<S>, word: string): Lexeme {
  return wordIn(grammar, word, false)?.en ?? {};
}

function nounPhrase<S extends State>(x: Selector, grammar: Grammar<S>): string {
  const noun = lexeme(grammar, x.noun);
  const many = x.quantifier === "up to" && x.most > 1;
  const middle = core(x, grammar, many ? noun.many : noun.one);
  switch (x.quantifier) {
    case "the":
      return `the ${middle}`;
    case "any":
      if (middle.startsWith("other ")) return `an${middle}`;
      return `${x.rank ? "the" : /^(?!unit)[aeiou]/i.test(middle) ? "an" : "a"} ${middle}`;
    case "each":
      return `each ${middle}`;
    case "random":
      return middle.startsWith("other ") ? `another random ${middle.slice("other ".length)}` : `a random ${middle}`;
    case "up to":
      return `up to ${x.most} ${middle}`;
  }
}

function core<S extends State>(x: Selector, grammar: Grammar<S>, noun: string | undefined): string {
  const before = [x.rank, ...x.adjectives].flatMap((w) => (w === null ? [] : [lexeme(grammar, w).adjective ?? ""]));
  const behind = [...x.adjectives, ...x.places].map((w) => lexeme(grammar, w).behind ?? "");
  const anywhere =
    x.sort === "card" && x.places.length === 0 ? grammar.anywhere[x.quantifier === "each" ? "each" : "one"].en : "";
  return [...before, noun ?? x.noun, ...behind, anywhere].filter((w) => w !== "").join(" ");
}

function plural<S extends State>(x: Select, grammar: Grammar<S>): string {
  if (x.kind === "reference") return reference(x, "nom", grammar);
  return core(x, grammar, lexeme(grammar, x.noun).many);
}
