import { type Card, NO_REF, NONE } from "@rifthall/kernel/ids";
import { get, type Register, set } from "@rifthall/kernel/machine";
import { holds, type State } from "@rifthall/kernel/state";
import { refer } from "@rifthall/kernel/zone";
import { actAble } from "./able.js";
import type { Builder } from "./builder.js";
import { type Act, Found, R, type Sort, type Verb } from "./grammar.js";
import { BOUNDS } from "./parse.js";
import { amountOf, effectOf, maybeCondition, type Node, selectOf, wordOf } from "./tree.js";

/** Choosing a place is all `at` does to it. */
const AIM: Act<State> = { select: "at", option: "aim", quiet: true, useful: () => true, run: () => {} };

/** How many cards or places a loop visits, where a game does not have more of them. */
const MOST: Readonly<Record<Sort, number>> = { card: 24, place: 8 };

/** Visits what was selected when the loop began, in order; cards that have left since are passed over. */
function loop<S extends State>(b: Builder<S>, node: Node, key: string): void {
  const select = selectOf(node.values, key);
  const inner = effectOf(node.values, "do");
  if (select.kind === "reference") {
    const end = b.label();
    const one = b.meanings.one(select);
    b.proceedIf((s, f) => one(s, f) !== NONE, end);
    b.run((s, f) => {
      const x = one(s, f);
      if (select.sort === "place") set(s, f, R.there, x);
      else set(s, f, R.that, refer(s, x as Card));
    });
    b.effect(inner);
    b.place(end);
    return;
  }
  const find = b.grammar.find(select);
  const found = new Found();
  const card = select.sort === "card";
  const room = b.grammar.most?.[select.sort] ?? MOST[select.sort];
  const list = Array.from({ length: room }, () => b.register<number>(card ? holds.ref : holds.placeOrNone));
  const first = list[0] as Register;
  const count = b.register(holds.int(0, room));
  const at = b.register(holds.int(0, room));
  b.run((s, f) => {
    found.count = 0;
    find(s, f, found);
    const n = Math.min(found.count, room);
    for (let i = 0; i < n; i++) {
      const x = found.list[i];
      set<number>(s, f, (first + i) as Register, card ? refer(s, x as Card) : x);
    }
    set(s, f, count, n);
    set(s, f, at, 0);
  });
  b.loop(
    (s, f) => get(s, f, at) < get(s, f, count),
    () => {
      b.run((s, f) => {
        const i = get(s, f, at);
        set<number>(s, f, (card ? R.that : R.there) as Register, get(s, f, (first + i) as Register));
        set(s, f, at, i + 1);
      });
      b.effect(inner);
    },
  );
}

export function eachWord<S extends State>(): Verb<S> {
  return {
    word: "each",
    about: {
      en: "Does the steps once for each of these cards; inside, `that` is the card.",
      de: "Führt die Schritte für jede dieser Karten einmal aus; darin ist `that` die Karte.",
    },
    args: { each: { type: "select", sort: "card", whole: true }, do: { type: "effect" } },
    say: {
      en: { imperative: "for {each:nom}: {do}", infinitive: "for {each:nom}: {do}" },
      de: { imperative: "für {each:acc}: {do}", infinitive: "für {each:acc}: {do}" },
    },
    compile: (node, b) => loop(b, node, "each"),
    able: (node, a) => {
      const inner = a.effect(effectOf(node.values, "do"));
      const some = a.some("that", a.meanings.all(selectOf(node.values, "each")), inner);
      return (s, f) => some(s, f) || a.rest(s, f);
    },
  };
}

export function atWord<S extends State>(): Verb<S> {
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
      b.choice(node, AIM, select);
      b.proceedIf((s, f) => get(s, f, R.there) !== NONE, end);
      b.effect(effectOf(node.values, "do"));
      b.place(end);
    },
    able: (node, a) => {
      const inner = a.effect(effectOf(node.values, "do"), a.rest);
      const some = a.some("there", a.meanings.all(selectOf(node.values, "at")), inner);
      return (s, f) => some(s, f) || a.rest(s, f);
    },
  };
}

export function repeatWord<S extends State>(): Verb<S> {
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
      const done = b.register(holds.int(0, n));
      const again = b.label();
      const end = b.label();
      b.run((s, f) => set(s, f, done, 0));
      b.place(again);
      b.effect(effectOf(node.values, "do"));
      b.run((s, f) => set(s, f, done, get(s, f, done) + 1));
      b.proceedIf((s, f) => get(s, f, done) < n, end);
      if (condition) {
        const holds = b.meanings.holds(condition);
        b.proceedIf((s, f) => holds(s, f, false), end);
      }
      b.goto(again);
      b.place(end);
    },
    able: (node, a) => a.effect(effectOf(node.values, "do"), a.rest),
  };
}

/** Picks a card without doing anything to it yet; it becomes `that`, and keeps a name if given one. */
export function pickWord<S extends State>(): Verb<S> {
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
      if (verb.act) b.act(node, verb.act);
      if (register !== undefined) b.run((s, f) => set(s, f, register, get(s, f, R.that)));
    },
    able: actAble,
  };
}
