import type { Language } from "@rifthall/kernel/game";
import type { State } from "@rifthall/kernel/state";
import type { Case, Form, Grammar, Mood, Sayer } from "./grammar.js";
import { german } from "./tongue/de.js";
import { english } from "./tongue/en.js";
import {
  type Amount,
  type Change,
  type Comparison,
  type Condition,
  type Effect,
  holdsEffects,
  isBranching,
  type Node,
  type Select,
  type Selector,
  type Value,
  type Values,
} from "./tree.js";

/** How a language builds what is computed: noun phrases, counts, joins. Templates do the rest. */
export interface Tongue {
  phrase<S extends State>(x: Select, wanted: Case, grammar: Grammar<S>): string;
  /** "ready units": all of them, without an article. */
  plural<S extends State>(x: Selector, grammar: Grammar<S>): string;
  /** Placed behind the clause where an amount is a count: ", where X is the number of …". */
  where<S extends State>(x: Select, grammar: Grammar<S>): string;
  /** Likewise where it is what the game counts: ", where X is the threat". */
  equals(what: string): string;
  /** "for each ready unit" */
  per<S extends State>(x: Select, grammar: Grammar<S>): string;
  /** "(3 with two heroes)", behind the number for one; more numbers are said as "2/3/4/4". */
  byHeroes(numbers: readonly number[]): string;
  all: string;
  compare(c: Comparison): string;
  /** Of a value that is no number of things: "less than 8", "0". */
  measure(c: Comparison): string;
  there<S extends State>(c: Comparison, x: Select, form: Form, grammar: Grammar<S>): string;
  /** Between one step and the next; one that holds steps itself, or only perhaps does them, is set apart more. */
  then(mood: Mood, before: "step" | "steps" | "branch"): string;
  list(items: readonly string[]): string;
  change(word: string, by: number): string;
  /** The card meant by `that` where "it" would be taken for another. */
  thatOne<S extends State>(noun: string, wanted: Case, grammar: Grammar<S>): string;
  /** "It" for that noun, where the language has more than one such word. */
  pronoun<S extends State>(noun: string, wanted: Case, grammar: Grammar<S>): string | null;
}

const TONGUES: Readonly<Record<Language, Tongue>> = { en: english, de: german };

/** The effect as the sentences printed on a card, generated from the tree that runs. */
export function sentence<S extends State>(
  effect: Effect,
  grammar: Grammar<S>,
  language: Language,
  names: Names = (id) => id,
  when?: When | Opening,
): string {
  const say = new Speaker(grammar, language, names);
  const opening = when === undefined ? "" : `${opened(when, say)}, `;
  if (when !== undefined && "opens" in when) return `${capital(opening + say.clause(effect, "inverted"))}.`;
  return say
    .groups(effect)
    .map((nodes, i) => (i === 0 && opening !== "" ? opening + say.group(nodes, "inverted") : say.group(nodes)))
    .map((text) => `${capital(text)}.`)
    .join(" ");
}

/** A condition in front of the first sentence: "While this card is ready, …". */
export interface When {
  readonly word: string;
  readonly condition: Condition;
}

/**
 * Words of its own in front of the whole effect: "Whenever a unit is destroyed, …"; what it names can be `that`, unless
 * `that` is another, called so where it is spoken of first.
 */
export interface Opening {
  opens(phrase: (x: Select, wanted: Case) => string): string;
  readonly that?: Readonly<Partial<Record<Case, string>>>;
}

function opened<S extends State>(when: When | Opening, say: Speaker<S>): string {
  if ("opens" in when) {
    const said = when.opens((x, wanted) => say.phrase(x, wanted));
    say.meansByThat(when.that ?? null);
    return said;
  }
  return `${when.word} ${say.condition(when.condition)}`;
}

/** What a card of the content is called. */
export type Names = (id: string, language: Language) => string;

/** A condition as it is printed on a card, a sentence by itself. */
export function clause<S extends State>(
  c: Condition,
  grammar: Grammar<S>,
  language: Language,
  names: Names = (id) => id,
): string {
  return new Speaker(grammar, language, names).condition(c, "main");
}

class Speaker<S extends State> implements Sayer {
  private readonly tongue: Tongue;
  /** What `that` was called when it was picked, and whether another card was spoken of since. */
  private last: string | null = null;
  private interrupted = false;
  /** In a condition nothing is picked; where each is visited in turn, that one is. */
  private asking = false;
  private visiting = false;
  /** What `that` is called where it is spoken of first. */
  private called: Opening["that"] | null = null;
  /** What stands behind the clause being said: what X is. */
  private tails: string[] = [];

  constructor(
    private readonly grammar: Grammar<S>,
    readonly language: Language,
    private readonly names: Names,
  ) {
    this.tongue = TONGUES[language];
  }

  meansByThat(called: Opening["that"] | null): void {
    this.called = called;
  }

  clause(effect: Effect, mood: Mood): string {
    const groups = this.groups(effect);
    return groups.reduce((text, nodes, i) => {
      if (i === 0) return this.group(nodes, mood);
      const before = groups[i - 1] ?? [];
      const kind = before.some(isBranching) ? "branch" : before.some(holdsEffects) ? "steps" : "step";
      const next = this.group(nodes, mood === "infinitive" ? "infinitive" : "inverted");
      return `${text}${this.tongue.then(mood, kind)}${next}`;
    }, "");
  }

  /** Steps that are said as one stand together. */
  groups(effect: Effect): readonly (readonly Node[])[] {
    const groups: Node[][] = [];
    for (const node of effect) {
      const before = groups.at(-1);
      const last = before?.at(-1);
      const together = last?.verb === node.verb ? this.grammar.verbs.get(node.verb)?.together : undefined;
      if (before && last && together?.agree(last, node)) before.push(node);
      else groups.push([node]);
    }
    return groups;
  }

  group(nodes: readonly Node[], mood: Mood = "imperative"): string {
    const [node] = nodes;
    if (!node) return "";
    const verb = this.grammar.verbs.get(node.verb);
    if (!verb) throw new Error(`no verb "${node.verb}"`);
    this.visiting = node.verb === "each";
    return this.ended(() => {
      if (nodes.length > 1 && verb.together) return verb.together.say(nodes, this, mood);
      if (typeof verb.say === "function") return verb.say(node, this, mood);
      const template = verb.say[this.language];
      return this.fill(template[mood] ?? template.imperative, node.values);
    });
  }

  /** The clause with its tails behind it. */
  private ended(said: () => string): string {
    const outer = this.tails;
    this.tails = [];
    const text = said();
    const tail = this.tails.join("");
    this.tails = outer;
    return `${text}${tail}`;
  }

  condition(c: Condition, form: Form = "subordinate"): string {
    const test = this.grammar.tests.get(c.test);
    if (!test) throw new Error(`no condition "${c.test}"`);
    const outer = this.asking;
    this.asking = true;
    const text = this.ended(() => {
      if (typeof test.say === "function") return test.say(c, this, form);
      const template = test.say[this.language];
      return this.fill(typeof template === "string" ? template : template[form], c.values);
    });
    this.asking = outer;
    return text;
  }

  named(id: string): string {
    return this.names(id, this.language);
  }

  /** `{slot}` or `{slot:case}`; nothing where the slot is not given. */
  fill(template: string, values: Values): string {
    const text = template.replace(/\{(\w+)(?::(\w+))?\}/g, (_, slot: string, wanted?: Case) => {
      const value = values[slot];
      if (value === undefined) return "";
      if (value.type === "amount") {
        const tail = this.where(value.amount);
        if (tail !== "" && !this.tails.includes(tail)) this.tails.push(tail);
      }
      return this.value(value, wanted ?? "nom");
    });
    return text.replace(/ {2,}/g, " ").trim();
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
        return this.phrase(value.select, wanted);
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

  phrase(x: Select, wanted: Case): string {
    if (x.kind === "selector") {
      if (x.sort === "card") this.spoken(x.quantifier === "each" && !this.visiting ? null : x.noun);
      this.visiting = false;
      return this.tongue.phrase(x, wanted, this.grammar);
    }
    if (x.word !== "that" || x.named) {
      if (x.sort === "card") this.interrupted = true;
      return this.tongue.phrase(x, wanted, this.grammar);
    }
    if (this.called) {
      const { called } = this;
      this.called = null;
      this.interrupted = false;
      return called[wanted] ?? called.nom ?? "";
    }
    if (this.last === null) return this.tongue.phrase(x, wanted, this.grammar);
    if (this.interrupted) {
      this.interrupted = false;
      return this.tongue.thatOne(this.last, wanted, this.grammar);
    }
    return this.tongue.pronoun(this.last, wanted, this.grammar) ?? this.tongue.phrase(x, wanted, this.grammar);
  }

  /** One card was spoken of, which becomes `that` where it was picked; or several. */
  private spoken(noun: string | null): void {
    if (noun !== null && !this.asking) this.last = noun;
    this.interrupted = noun === null || this.asking;
  }

  counted(values: Values, slot: string, one: string, many: string): string {
    const value = values[slot];
    const amount = value?.type === "amount" ? value.amount : 0;
    if (typeof amount !== "object" || !("byHeroes" in amount))
      return `${this.fill(`{${slot}}`, values)} ${amount === 1 ? one : many}`;
    const [alone = 0] = amount.byHeroes;
    if (amount.byHeroes.length > 2)
      return `${amount.byHeroes.join("/")} ${amount.byHeroes.every((n) => n === 1) ? one : many}`;
    return `${alone} ${alone === 1 ? one : many} ${this.tongue.byHeroes(amount.byHeroes)}`;
  }

  per(values: Values, slot: string): string | null {
    const value = values[slot];
    if (value?.type !== "amount" || typeof value.amount !== "object") return null;
    const { amount } = value;
    if ("count" in amount) return amount.count.rank === null ? this.tongue.per(amount.count, this.grammar) : null;
    if ("byHeroes" in amount) return null;
    return this.grammar.counts?.find((c) => c.word === amount.value)?.each?.[this.language] ?? null;
  }

  compared(c: Comparison, one?: string, many?: string): string {
    if (one === undefined) return this.tongue.measure(c);
    return `${this.tongue.compare(c)} ${c.than === 1 ? one : (many ?? one)}`;
  }

  there(c: Comparison, x: Select, form: Form): string {
    if (x.sort === "card") this.interrupted = true;
    return this.tongue.there(c, x, form, this.grammar);
  }

  plural(x: Selector): string {
    if (x.sort === "card") this.spoken(null);
    return this.tongue.plural(x, this.grammar);
  }

  list(items: readonly string[]): string {
    return this.tongue.list(items);
  }

  private amount(amount: Amount): string {
    if (typeof amount !== "object") return amount === "all" ? this.tongue.all : String(amount);
    if (!("byHeroes" in amount)) return "X";
    if (amount.byHeroes.length > 2) return amount.byHeroes.join("/");
    return `${amount.byHeroes[0]} ${this.tongue.byHeroes(amount.byHeroes)}`;
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
