import type { Frame, Register, State } from "@rifthall/kernel";
import { get, NO_REF, NONE, option, placeOf, refer, set, suspend, thingOf } from "@rifthall/kernel";
import { able, actAble, selected } from "./able.js";
import type { Builder } from "./builder.js";
import { Found, R, type Verb } from "./grammar.js";
import { BOUNDS } from "./parse.js";
import {
  amountOf,
  conditionOf,
  type Effect,
  effectOf,
  effectsOf,
  maybeCondition,
  type Node,
  selectOf,
  wordOf,
} from "./tree.js";

/** The words that every game's effects share. */
export function controlWords<S extends State>(): Verb<S>[] {
  return [doWord(), ifWord(), mayWord(), chooseWord(), eachWord(), atWord(), repeatWord(), pickWord()];
}

/** `{ do, otherwise }`: the second effect where the first would change nothing. */
function doWord<S extends State>(): Verb<S> {
  return {
    word: "do",
    about: {
      en: "Does these steps; if they would change nothing, does what stands under `otherwise` instead.",
      de: "Führt diese Schritte aus; würden sie nichts ändern, stattdessen die unter `otherwise`.",
    },
    args: { do: { type: "effect" }, otherwise: { type: "effect", optional: true } },
    say: (node, say) => {
      const first = say.clause(effectOf(node.values, "do"), "imperative");
      const second = effectOf(node.values, "otherwise");
      if (second.length === 0) return first;
      return say.language === "en"
        ? `${first}; if that would change nothing, ${say.clause(second, "imperative")} instead`
        : `${first}; würde das nichts ändern, dann stattdessen: ${say.clause(second, "imperative")}`;
    },
    compile: (node, b) => {
      const first = effectOf(node.values, "do");
      const second = effectOf(node.values, "otherwise");
      if (second.length === 0) {
        b.effect(first);
        return;
      }
      branch(b, (s, f) => able(s, f, first, b), first, second);
    },
    able: (node, a) => a.effect([...effectOf(node.values, "do"), ...effectOf(node.values, "otherwise"), ...a.rest]),
  };
}

function branch<S extends State>(b: Builder<S>, holds: (s: S, f: Frame) => boolean, yes: Effect, no: Effect): void {
  const otherwise = b.label();
  const end = b.label();
  b.proceedIf(holds, otherwise);
  b.effect(yes);
  if (no.length > 0) b.goto(end);
  b.place(otherwise);
  b.effect(no);
  b.place(end);
}

function ifWord<S extends State>(): Verb<S> {
  return {
    word: "if",
    about: {
      en: "Does `then` if the condition holds, else `else`.",
      de: "Führt `then` aus, falls die Bedingung gilt, sonst `else`.",
    },
    args: { if: { type: "condition" }, then: { type: "effect" }, else: { type: "effect", optional: true } },
    say: (node, say) => {
      const condition = say.condition(conditionOf(node.values, "if"));
      const yes = say.clause(effectOf(node.values, "then"), "imperative");
      const no = effectOf(node.values, "else");
      const otherwise = say.language === "en" ? "otherwise" : "sonst";
      const tail =
        no.length > 0 ? `; ${otherwise}${say.language === "en" ? "," : ""} ${say.clause(no, "imperative")}` : "";
      return say.language === "en" ? `if ${condition}, ${yes}${tail}` : `falls ${condition}, ${yes}${tail}`;
    },
    compile: (node, b) => {
      const condition = conditionOf(node.values, "if");
      const test = b.grammar.tests.get(condition.test);
      if (!test) throw new Error(`no condition "${condition.test}"`);
      const { meanings } = b;
      const holds = (s: S, f: Frame): boolean => test.holds(s, f, condition, false, meanings);
      branch(b, holds, effectOf(node.values, "then"), effectOf(node.values, "else"));
    },
    able: (node, a) => {
      const condition = conditionOf(node.values, "if");
      const test = a.grammar.tests.get(condition.test);
      const holds = test?.holds(a.s, a.f, condition, true, a.meanings) ?? false;
      return a.effect([...effectOf(node.values, holds ? "then" : "else"), ...a.rest]);
    },
  };
}

function mayWord<S extends State>(): Verb<S> {
  return {
    word: "may",
    about: {
      en: "Lets you do this or leave it; asked only if it would change something.",
      de: "Stellt dir frei, dies zu tun; gefragt wird nur, wenn es etwas ändern würde.",
    },
    args: { may: { type: "effect" } },
    say: (node, say) => {
      const effect = effectOf(node.values, "may");
      const leaf = effect.length === 1 && !CONTROL.includes(effect[0]?.verb ?? "");
      if (say.language === "en") return `you may ${leaf ? "" : "do this: "}${say.clause(effect, "infinitive")}`;
      return leaf
        ? `du darfst ${say.clause(effect, "infinitive")}`
        : `du darfst Folgendes tun: ${say.clause(effect, "imperative")}`;
    },
    compile: (node, b) => {
      const effect = effectOf(node.values, "may");
      const { grammar } = b;
      const yes = option(grammar.kind("accept"));
      const no = option(grammar.kind("decline"));
      const taken = b.register();
      const end = b.label();
      b.items.push({
        step: (s, f) => {
          set(s, f, taken, 0);
          if (able(s, f, effect, b)) suspend(s, f, grammar.decider(s, f));
        },
        question: {
          prompt: "may",
          who: grammar.decider,
          options: (s) => {
            s.offer.add(yes);
            s.offer.add(no);
          },
          choose: (s, f, o) => set(s, f, taken, o === yes ? 1 : 0),
        },
      });
      b.proceedIf((s, f) => get(s, f, taken) === 1, end);
      b.effect(effect);
      b.place(end);
    },
    able: (node, a) => a.effect([...effectOf(node.values, "may"), ...a.rest]),
  };
}

/** `{ choose: n, of: [...] }`: that many different ones of the list, one after another. */
function chooseWord<S extends State>(): Verb<S> {
  return {
    word: "choose",
    about: {
      en: "You choose so many of these effects, each at most once; those that would change something come first.",
      de: "Du wählst so viele dieser Effekte, jeden höchstens einmal; solche, die etwas ändern, gehen vor.",
    },
    args: { choose: { type: "times", most: BOUNDS.choices }, of: { type: "effects" } },
    say: (node, say) => {
      const n = amountOf(node.values, "choose");
      const list = effectsOf(node.values, "of")
        .map((e, i) => `(${i + 1}) ${say.clause(e, "imperative")}`)
        .join("; ");
      return say.language === "en" ? `choose ${n}: ${list}` : `wähle ${n}: ${list}`;
    },
    compile: (node, b) => {
      const n = amountOf(node.values, "choose");
      const effects = effectsOf(node.values, "of");
      const { grammar } = b;
      const kind = grammar.kind("choose");
      const used = b.register();
      const left = b.register();
      const chosen = b.register();
      const again = b.label();
      const end = b.label();
      const offered = (s: S, f: Frame): number => {
        let useful = 0;
        let all = 0;
        effects.forEach((e, i) => {
          if ((get(s, f, used) & (1 << i)) !== 0) return;
          all |= 1 << i;
          if (able(s, f, e, b)) useful |= 1 << i;
        });
        return useful || all;
      };
      b.run((s, f) => {
        set(s, f, used, 0);
        set(s, f, left, Math.min(Number(n), effects.length));
      });
      b.place(again);
      b.proceedIf((s, f) => get(s, f, left) > 0, end);
      const take = (s: S, f: Frame, i: number): void => {
        set(s, f, chosen, i);
        set(s, f, used, get(s, f, used) | (1 << i));
        set(s, f, left, get(s, f, left) - 1);
      };
      b.items.push({
        step: (s, f) => {
          const mask = offered(s, f);
          if ((mask & (mask - 1)) === 0) take(s, f, 31 - Math.clz32(mask));
          else suspend(s, f, grammar.decider(s, f));
        },
        question: {
          prompt: "choose",
          who: grammar.decider,
          options: (s, f) => {
            const mask = offered(s, f);
            for (let i = 0; i < effects.length; i++) if ((mask & (1 << i)) !== 0) s.offer.add(option(kind, i));
          },
          choose: (s, f, o) => take(s, f, thingOf(o)),
        },
      });
      effects.forEach((e, i) => {
        const next = b.label();
        b.proceedIf((s, f) => get(s, f, chosen) === i, next);
        b.effect(e);
        b.goto(again);
        b.place(next);
      });
      b.place(end);
    },
    able: (node, a) => effectsOf(node.values, "of").some((e) => a.effect([...e, ...a.rest])),
  };
}

/** Visits what was selected when the loop began, in order; cards that have left since are passed over. */
function loop<S extends State>(b: Builder<S>, node: Node, key: string): void {
  const select = selectOf(node.values, key);
  const inner = effectOf(node.values, "do");
  if (select.kind === "reference") {
    const end = b.label();
    const { one } = b.meanings;
    b.proceedIf((s, f) => one(s, f, select) !== NONE, end);
    b.run((s, f) => {
      const x = one(s, f, select);
      if (select.sort === "place") set(s, f, R.there, x);
      else set(s, f, R.that, refer(s, x as never));
    });
    b.effect(inner);
    b.place(end);
    return;
  }
  const find = b.grammar.find(select);
  const found = new Found();
  const card = select.sort === "card";
  const room = card ? 24 : 8;
  const list = Array.from({ length: room }, () => b.register());
  const first = list[0] as Register;
  const count = b.register();
  const at = b.register();
  const again = b.label();
  const end = b.label();
  b.run((s, f) => {
    found.count = 0;
    find(s, f, found);
    const n = Math.min(found.count, room);
    for (let i = 0; i < n; i++) {
      const x = found.list[i];
      set<number>(s, f, (first + i) as Register, card ? refer(s, x as never) : x);
    }
    set(s, f, count, n);
    set(s, f, at, 0);
  });
  b.place(again);
  b.proceedIf((s, f) => get(s, f, at) < get(s, f, count), end);
  b.run((s, f) => {
    const i = get(s, f, at);
    set<number>(s, f, (card ? R.that : R.there) as Register, get(s, f, (first + i) as Register));
    set(s, f, at, i + 1);
  });
  b.effect(inner);
  b.goto(again);
  b.place(end);
}

function eachWord<S extends State>(): Verb<S> {
  return {
    word: "each",
    about: {
      en: "Does the steps once for each of these cards; inside, `that` is the card.",
      de: "Führt die Schritte für jede dieser Karten einmal aus; darin ist `that` die Karte.",
    },
    args: { each: { type: "select", sort: "card" }, do: { type: "effect" } },
    say: {
      en: { imperative: "for {each:nom}: {do}", infinitive: "for {each:nom}: {do}" },
      de: { imperative: "für {each:acc}: {do}", infinitive: "für {each:acc}: {do}" },
    },
    compile: (node, b) => loop(b, node, "each"),
    able: (node, a) => {
      const refs = selected(a, selectOf(node.values, "each")).map((card) => refer(a.s, card as never));
      return a.some("that", refs, effectOf(node.values, "do")) || a.effect(a.rest);
    },
  };
}

function atWord<S extends State>(): Verb<S> {
  return {
    word: "at",
    about: {
      en: "Picks a place, or visits each, and does the steps there; inside, `there` is that place.",
      de: "Wählt einen Ort oder besucht jeden und führt dort die Schritte aus; darin ist `there` der Ort.",
    },
    args: { at: { type: "select", sort: "place" }, do: { type: "effect" } },
    say: {
      en: { imperative: "{at:at}, {do}", infinitive: "{at:at}, {do}" },
      de: { imperative: "{at:at}: {do}", infinitive: "{at:at}: {do}" },
    },
    compile: (node, b) => {
      const select = selectOf(node.values, "at");
      if (select.kind === "reference" || select.quantifier === "each") {
        loop(b, node, "at");
        return;
      }
      const end = b.label();
      pickPlace(b, node, select);
      b.proceedIf((s, f) => get(s, f, R.there) !== NONE, end);
      b.effect(effectOf(node.values, "do"));
      b.place(end);
    },
    able: (node, a) => {
      const places = selected(a, selectOf(node.values, "at"));
      return a.some("there", places, [...effectOf(node.values, "do"), ...a.rest]) || a.effect(a.rest);
    },
  };
}

function pickPlace<S extends State>(
  b: Builder<S>,
  node: Node,
  select: ReturnType<typeof selectOf> & { kind: "selector" },
): void {
  const find = b.grammar.find(select);
  const found = new Found();
  const { grammar } = b;
  const kind = grammar.kind("aim");
  b.items.push({
    step: (s, f) => {
      found.count = 0;
      find(s, f, found);
      if (found.count <= 1) set(s, f, R.there, found.count === 0 ? NONE : found.list[0]);
      else suspend(s, f, grammar.decider(s, f));
    },
    question: {
      prompt: node.verb,
      who: grammar.decider,
      options: (s, f) => {
        found.count = 0;
        find(s, f, found);
        for (let i = 0; i < found.count; i++) s.offer.add(option(kind, 0, found.list[i]));
      },
      choose: (s, f, o) => set(s, f, R.there, placeOf(o)),
    },
  });
}

function repeatWord<S extends State>(): Verb<S> {
  return {
    word: "repeat",
    about: {
      en: `Does the steps so many times (at most ${BOUNDS.repeat}), going on only while the condition holds after each.`,
      de: `Führt die Schritte so oft aus (höchstens ${BOUNDS.repeat}), weiter jeweils nur, solange danach die Bedingung gilt.`,
    },
    args: {
      repeat: { type: "times", most: BOUNDS.repeat },
      while: { type: "condition", optional: true },
      do: { type: "effect" },
    },
    say: (node, say) => {
      const n = Number(amountOf(node.values, "repeat"));
      const inner = say.clause(effectOf(node.values, "do"), "imperative");
      const condition = maybeCondition(node.values, "while");
      if (say.language === "en") {
        if (!condition) return `${n} times: ${inner}`;
        return `${inner}; if ${say.condition(condition)}, do this ${n === 2 ? "once more" : `again, at most ${n} times in all`}`;
      }
      if (!condition) return `${n}-mal: ${inner}`;
      const again = n === 2 ? "noch einmal" : `wieder, insgesamt höchstens ${n}-mal`;
      return `${inner}; falls ${say.condition(condition)}, tu das ${again}`;
    },
    compile: (node, b) => {
      const n = Number(amountOf(node.values, "repeat"));
      const condition = maybeCondition(node.values, "while");
      const done = b.register();
      const again = b.label();
      const end = b.label();
      b.run((s, f) => set(s, f, done, 0));
      b.place(again);
      b.effect(effectOf(node.values, "do"));
      b.run((s, f) => set(s, f, done, get(s, f, done) + 1));
      b.proceedIf((s, f) => get(s, f, done) < n, end);
      if (condition) {
        const test = b.grammar.tests.get(condition.test);
        if (!test) throw new Error(`no condition "${condition.test}"`);
        b.proceedIf((s, f) => test.holds(s, f, condition, false, b.meanings), end);
      }
      b.goto(again);
      b.place(end);
    },
    able: (node, a) => a.effect([...effectOf(node.values, "do"), ...a.rest]),
  };
}

/** Picks a card without doing anything to it yet; it becomes `that`, and keeps a name if given one. */
function pickWord<S extends State>(): Verb<S> {
  return {
    word: "pick",
    about: {
      en: "Picks a card; it becomes `that`, and with `as` keeps a name for later.",
      de: "Wählt eine Karte; sie wird `that` und behält mit `as` einen Namen.",
    },
    args: { pick: { type: "select", sort: "card" }, as: { type: "name", optional: true } },
    say: {
      en: { imperative: "choose {pick:acc}", infinitive: "choose {pick:acc}" },
      de: { imperative: "wähle {pick:acc}", infinitive: "{pick:acc} wählen" },
    },
    act: { select: "pick", option: "target", quiet: true, useful: () => true, run: () => {} },
    compile: (node, b) => {
      const verb = b.verb(node);
      const name = wordOf(node.values, "as");
      const register = name === undefined ? undefined : b.name(name);
      b.run((s, f) => set(s, f, R.that, NO_REF));
      if (verb.act) b.act(node, verb.act, selectOf(node.values, "pick"), 0);
      if (register !== undefined) b.run((s, f) => set(s, f, register, get(s, f, R.that)));
    },
    able: actAble,
  };
}

const CONTROL: readonly string[] = ["do", "if", "may", "choose", "each", "at", "repeat"];
