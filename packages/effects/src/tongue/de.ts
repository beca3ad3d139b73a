import type { State } from "@rifthall/kernel/state";
import { type Case, type Grammar, type Lexeme, wordIn } from "../grammar.js";
import type { Tongue } from "../sentence.js";
import { type Comparison, isNone, isSome, type Select, type Selector } from "../tree.js";

export const german: Tongue = {
  phrase: (x, wanted, grammar) => {
    if (x.kind === "reference") return reference(x, wanted, grammar);
    const { on = "an" } = lexeme(grammar, x.noun);
    if (x.sort === "place" && wanted === "toward") return `${on} ${nounPhrase(x, "acc", grammar)}`;
    if (x.sort === "place" && wanted === "at") return `${on} ${nounPhrase(x, "dat", grammar)}`;
    return nounPhrase(x, wanted, grammar);
  },
  plural: (x, grammar) => core(x, grammar, BARE.nom, many(lexeme(grammar, x.noun), "nom")),
  where: (x, grammar) => `, wobei X die Anzahl ${genitivePlural(x, grammar)} ist`,
  equals: (what) => `, wobei X ${what} ist`,
  per: (x, grammar) =>
    `für ${x.kind === "reference" ? reference(x, "acc", grammar) : nounPhrase({ ...x, quantifier: "each" }, "acc", grammar)}`,
  byHeroes: ([, two]) => `(zu zweit ${two})`,
  all: "allen",
  compare: ({ sign, than }) => `${COMPARED[sign]} ${than}`,
  measure: (c) => (c.sign === "=" ? String(c.than) : german.compare(c)),
  there: (c, x, form, grammar) => {
    const said = (what: string): string => (form === "main" ? `es gibt ${what}` : `es ${what} gibt`);
    if (x.kind === "reference") return `${said(`${german.compare(c)} davon`)}: ${reference(x, "nom", grammar)}`;
    if (isSome(c)) return said(nounPhrase({ ...x, quantifier: "any" }, "acc", grammar));
    const noun = lexeme(grammar, x.noun);
    const gender = noun.gender ?? "f";
    const single = core(x, grammar, MIXED[gender].acc, one(noun, "acc"));
    if (isNone(c)) return said(`k${INDEFINITE[gender].acc} ${single}`);
    return said(`${german.compare(c)} ${c.than === 1 ? single : core(x, grammar, BARE.acc, many(noun, "acc"))}`);
  },
  then: (mood, before) => (mood === "infinitive" ? " und dann " : THEN[before]),
  list: (items) => [items.slice(0, -1).join(", "), ...items.slice(-1)].filter((x) => x !== "").join(" und "),
  change: (word, by) => `hast du ${by > 0 ? "+" : "−"}${Math.abs(by)} ${word}`,
  thatOne: (noun, wanted, grammar) => {
    const { adjective, gender = "f" } = lexeme(grammar, noun);
    const form = grammatical(wanted);
    const stem = adjective === undefined ? "" : `${adjective}${WEAK[gender][form]} `;
    return `${THAT[gender][form]} ${stem}${one(lexeme(grammar, noun), form) ?? noun}`;
  },
  pronoun: (noun, wanted, grammar) => {
    const { gender = "f" } = lexeme(grammar, noun);
    return IT[gender][grammatical(wanted)];
  },
};

const THEN = { step: ", dann ", steps: "; dann ", branch: "; in jedem Fall " } as const;

const COMPARED: Readonly<Record<Comparison["sign"], string>> = {
  "<": "weniger als",
  "<=": "höchstens",
  "=": "genau",
  ">=": "mindestens",
  ">": "mehr als",
};

type Grammatical = "nom" | "acc" | "dat" | "gen";
type Gender = "m" | "f" | "n";
type Forms = Readonly<Record<Gender, Readonly<Record<Grammatical, string>>>>;

const DEFINITE: Forms = {
  m: { nom: "der", acc: "den", dat: "dem", gen: "des" },
  f: { nom: "die", acc: "die", dat: "der", gen: "der" },
  n: { nom: "das", acc: "das", dat: "dem", gen: "des" },
};
const INDEFINITE: Forms = {
  m: { nom: "ein", acc: "einen", dat: "einem", gen: "eines" },
  f: { nom: "eine", acc: "eine", dat: "einer", gen: "einer" },
  n: { nom: "ein", acc: "ein", dat: "einem", gen: "eines" },
};
const EVERY: Forms = {
  m: { nom: "jeder", acc: "jeden", dat: "jedem", gen: "jedes" },
  f: { nom: "jede", acc: "jede", dat: "jeder", gen: "jeder" },
  n: { nom: "jedes", acc: "jedes", dat: "jedem", gen: "jedes" },
};
const THAT: Forms = {
  m: { nom: "jener", acc: "jenen", dat: "jenem", gen: "jenes" },
  f: { nom: "jene", acc: "jene", dat: "jener", gen: "jener" },
  n: { nom: "jenes", acc: "jenes", dat: "jenem", gen: "jenes" },
};
const IT: Forms = {
  m: { nom: "er", acc: "ihn", dat: "ihm", gen: "seiner" },
  f: { nom: "sie", acc: "sie", dat: "ihr", gen: "ihrer" },
  n: { nom: "es", acc: "es", dat: "ihm", gen: "seiner" },
};
/** Adjective endings behind der/jeder (weak) and behind ein (mixed). */
const WEAK: Forms = {
  m: { nom: "e", acc: "en", dat: "en", gen: "en" },
  f: { nom: "e", acc: "e", dat: "en", gen: "en" },
  n: { nom: "e", acc: "e", dat: "en", gen: "en" },
};
const MIXED: Forms = {
  m: { nom: "er", acc: "en", dat: "en", gen: "en" },
  f: { nom: "e", acc: "e", dat: "en", gen: "en" },
  n: { nom: "es", acc: "es", dat: "en", gen: "en" },
};
/** Endings without an article, in the plural. */
const BARE: Readonly<Record<Grammatical, string>> = { nom: "e", acc: "e", dat: "en", gen: "er" };

const lexeme = <S extends State>(grammar: Grammar<S>, word: string): Lexeme => wordIn(grammar, word, false)?.de ?? {};

function reference<S extends State>(x: Select & { kind: "reference" }, wanted: Case, grammar: Grammar<S>): string {
  if (x.named) return `„${x.word.replaceAll("-", " ")}“`;
  const fixed = wordIn(grammar, x.word, true)?.de.fixed;
  return fixed?.[wanted] ?? fixed?.nom ?? x.word;
}

function nounPhrase<S extends State>(x: Selector, wanted: Case, grammar: Grammar<S>): string {
  const noun = lexeme(grammar, x.noun);
  const gender = noun.gender ?? "f";
  const form = grammatical(wanted);
  const single = one(noun, form);
  if (x.quantifier === "up to") {
    if (x.most > 1) return `bis zu ${x.most} ${core(x, grammar, BARE[form], many(noun, form))}`;
    return `höchstens ${INDEFINITE[gender][form]} ${core(x, grammar, MIXED[gender][form], single)}`;
  }
  if (x.quantifier === "each") return `${EVERY[gender][form]} ${core(x, grammar, WEAK[gender][form], single)}`;
  if (x.quantifier === "the" || (x.rank && x.quantifier !== "random"))
    return `${DEFINITE[gender][form]} ${core(x, grammar, WEAK[gender][form], single)}`;
  const random = x.quantifier === "random" ? `zufällig${MIXED[gender][form]} ` : "";
  return `${INDEFINITE[gender][form]} ${random}${core(x, grammar, MIXED[gender][form], single)}`;
}

function core<S extends State>(x: Selector, grammar: Grammar<S>, ending: string, noun: string | undefined): string {
  const stems = [x.rank, ...x.adjectives, x.noun].flatMap((w) => {
    const stem = w === null ? undefined : lexeme(grammar, w).adjective;
    return stem === undefined ? [] : [`${stem}${ending}`];
  });
  const behind = [...x.adjectives, ...x.places].flatMap((w) => lexeme(grammar, w).behind ?? []);
  const anywhere =
    x.sort === "card" && x.places.length === 0 ? [grammar.anywhere[x.quantifier === "each" ? "each" : "one"].de] : [];
  const prefixes = x.adjectives.flatMap((w) => lexeme(grammar, w).prefix ?? []);
  return [...stems, [...prefixes, noun ?? x.noun].join("-"), ...behind, ...anywhere].filter((w) => w !== "").join(" ");
}

const grammatical = (wanted: Case): Grammatical => (wanted === "at" || wanted === "toward" ? "nom" : wanted);

const one = (noun: Lexeme, form: Grammatical): string | undefined =>
  form === "nom" ? noun.one : (noun.oblique ?? noun.one);

const many = (noun: Lexeme, form: Grammatical): string => {
  const plural = noun.many ?? noun.one ?? "";
  return form === "dat" && plural !== "" && !/[ns]$/.test(plural) ? `${plural}n` : plural;
};

function genitivePlural<S extends State>(x: Select, grammar: Grammar<S>): string {
  if (x.kind === "reference") return reference(x, "gen", grammar);
  return `der ${core(x, grammar, "en", lexeme(grammar, x.noun).many)}`;
}
