import type { Language, State } from "@rifthall/kernel";
import type { Case, Grammar, Sayer, Template } from "./grammar.js";
import { german } from "./tongue/de.js";
import { english } from "./tongue/en.js";
import type { Amount, Change, Comparison, Condition, Effect, Node, Select, Value, Values } from "./tree.js";

/** How a language builds what is computed: noun phrases, counts, joins. Templates do the rest. */
export interface Tongue {
  phrase<S extends State>(x: Select, wanted: Case, grammar: Grammar<S>): string;
  /** Placed behind the clause where an amount is a count: ", where X is the number of …". */
  where<S extends State>(x: Select, grammar: Grammar<S>): string;
  /** Likewise where it is what the game counts: ", where X is the threat". */
  equals(what: string): string;
  /** "2, with two heroes 3" */
  byHeroes(numbers: readonly number[]): string;
  all: string;
  compare(c: Comparison): string;
  join(clauses: readonly string[]): string;
  change(word: string, by: number): string;
  /** The card meant by `that` where "it" would be taken for another. */
  thatOne<S extends State>(noun: string, wanted: Case, grammar: Grammar<S>): string;
}

const TONGUES: Readonly<Record<Language, Tongue>> = { en: english, de: german };

/** The effect as the sentences printed on a card, generated from the tree that runs. */
export function sentence<S extends State>(
  effect: Effect,
  grammar: Grammar<S>,
  language: Language,
  names: Names = (id) => id,
): string {
  const say = new Speaker(grammar, language, names);
  return effect.map((node) => `${capital(say.node(node, "imperative"))}.`).join(" ");
}

/** What a card of the content is called. */
export type Names = (id: string, language: Language) => string;

/** A condition as it is printed on a card. */
export function clause<S extends State>(
  c: Condition,
  grammar: Grammar<S>,
  language: Language,
  names: Names = (id) => id,
): string {
  return new Speaker(grammar, language, names).condition(c);
}

class Speaker<S extends State> implements Sayer {
  private readonly tongue: Tongue;
  /** What `that` was called when it was picked, and whether another card was spoken of since. */
  private last: string | null = null;
  private interrupted = false;

  constructor(
    private readonly grammar: Grammar<S>,
    readonly language: Language,
    private readonly names: Names,
  ) {
    this.tongue = TONGUES[language];
  }

  clause(effect: Effect, mood: keyof Template): string {
    return this.tongue.join(effect.map((node) => this.node(node, mood)));
  }

  node(node: Node, mood: keyof Template): string {
    const verb = this.grammar.verbs.get(node.verb);
    if (!verb) throw new Error(`no verb "${node.verb}"`);
    if (typeof verb.say === "function") return verb.say(node, this, mood);
    return this.fill(verb.say[this.language][mood], node.values);
  }

  condition(c: Condition): string {
    const test = this.grammar.tests.get(c.test);
    if (!test) throw new Error(`no condition "${c.test}"`);
    return typeof test.say === "function" ? test.say(c, this) : this.fill(test.say[this.language], c.values);
  }

  named(id: string): string {
    return this.names(id, this.language);
  }

  /** `{slot}` or `{slot:case}`; `{slot?before text}` only where the slot is given. */
  fill(template: string, values: Values): string {
    let tail = "";
    const text = template.replace(/\{(\w+)(?::(\w+))?\}/g, (_, slot: string, wanted?: Case) => {
      const value = values[slot];
      if (value === undefined) return "";
      if (value.type === "amount") tail = this.where(value.amount) || tail;
      return this.value(value, wanted ?? "nom");
    });
    return `${text.replace(/ {2,}/g, " ").trim()}${tail}`;
  }

  private where(amount: Amount): string {
    if (typeof amount !== "object" || "byHeroes" in amount) return "";
    if ("count" in amount) return this.tongue.where(amount.count, this.grammar);
    return this.tongue.equals(this.grammar.counts?.find((c) => c.word === amount.value)?.say[this.language] ?? "");
  }

  private value(value: Value, wanted: Case): string {
    switch (value.type) {
      case "amount":
        return this.amount(value.amount);
      case "select":
        return this.select(value.select, wanted);
      case "effect":
        return this.clause(value.effect, "imperative");
      case "effects":
        return value.effects.map((e) => this.clause(e, "imperative")).join("; ");
      case "condition":
        return this.condition(value.condition);
      case "comparison":
        return this.tongue.compare(value.comparison);
      case "word":
        return this.word(value.word);
      case "id":
        return this.named(value.id);
      case "modifier":
        return this.change(value.change);
    }
  }

  private select(x: Select, wanted: Case): string {
    if (x.kind === "selector" && x.sort === "card" && x.quantifier !== "each") {
      this.last = x.noun;
      this.interrupted = false;
    }
    if (x.kind === "reference" && x.word === "self") this.interrupted = true;
    if (x.kind === "reference" && x.word === "that" && this.interrupted && this.last !== null) {
      this.interrupted = false;
      return this.tongue.thatOne(this.last, wanted, this.grammar);
    }
    return this.tongue.phrase(x, wanted, this.grammar);
  }

  counted(values: Values, slot: string, one: string, many: string): string {
    const value = values[slot];
    const single = value?.type === "amount" && value.amount === 1;
    return this.fill(`{${slot}} ${single ? one : many}`, values);
  }

  private amount(amount: Amount): string {
    if (typeof amount === "object") return "byHeroes" in amount ? this.tongue.byHeroes(amount.byHeroes) : "X";
    return amount === "all" ? this.tongue.all : String(amount);
  }

  private word(word: string): string {
    const { scopes, counts = [] } = this.grammar;
    return [...scopes, ...counts].find((x) => x.word === word)?.say[this.language] ?? word;
  }

  private change({ word, by }: Change): string {
    const stat = this.grammar.modifiables.find((m) => m.word === word);
    if (!stat) throw new Error(`no stat "${word}"`);
    return stat.cant || stat.grant ? stat.say[this.language] : this.tongue.change(stat.say[this.language], by);
  }
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
