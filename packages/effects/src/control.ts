import { type Frame, option, thingOf } from "@rifthall/kernel/ids";
import { get, set, suspend } from "@rifthall/kernel/machine";
import { holds, type State } from "@rifthall/kernel/state";
import { able, isTooFar } from "./able.js";
import type { Builder } from "./builder.js";
import type { Test, Verb } from "./grammar.js";
import { BOUNDS } from "./parse.js";
import { amountOf, conditionOf, type Effect, effectOf, effectsOf, holdsEffects } from "./tree.js";
import { atWord, eachWord, pickWord, repeatWord } from "./visit.js";

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
    say: (node, say, mood) => {
      const first = say.clause(effectOf(node.values, "do"), mood);
      const second = effectOf(node.values, "otherwise");
      if (second.length === 0) return first;
      if (say.language === "en") {
        const other = say.clause(second, "imperative");
        // Of one way behind another, the last says so.
        return `${first}; if that would change nothing, ${other}${other.endsWith(" instead") ? "" : " instead"}`;
      }
      const [next] = second;
      const simple = next !== undefined && !holdsEffects(next);
      const instead = simple
        ? say.clause(second, "inverted").replace(" ", " stattdessen ")
        : `dann stattdessen: ${say.clause(second, "imperative")}`;
      return `${first}; würde das nichts ändern, ${instead}`;
    },
    compile: (node, b) => {
      const first = effectOf(node.values, "do");
      const second = effectOf(node.values, "otherwise");
      if (second.length === 0) {
        b.effect(first);
        return;
      }
      branch(b, able(first, b), first, second);
    },
    able: (node, a) => a.effect(effectOf(node.values, "do"), a.effect(effectOf(node.values, "otherwise"), a.rest)),
  };
}

/** The first effect where it holds, else the second. */
export function branch<S extends State>(
  b: Builder<S>,
  holds: (s: S, f: Frame) => boolean,
  yes: Effect,
  no: Effect,
): void {
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
      const en = say.language === "en";
      const conditions = [say.condition(conditionOf(node.values, "if"))];
      let then = effectOf(node.values, "then");
      const no = effectOf(node.values, "else");
      // One inside the other, without another way: both must hold.
      for (let [inner] = then; no.length === 0 && isBare(then) && inner; [inner] = then) {
        conditions.push(say.condition(conditionOf(inner.values, "if")));
        then = effectOf(inner.values, "then");
      }
      const yes = `${en ? "if" : "falls"} ${say.list(conditions)}, ${say.clause(then, "inverted")}`;
      return no.length === 0 ? yes : `${yes}; ${en ? "otherwise," : "sonst"} ${say.clause(no, "inverted")}`;
    },
    compile: (node, b) => {
      const holds = b.meanings.holds(conditionOf(node.values, "if"));
      branch(b, (s, f) => holds(s, f, false), effectOf(node.values, "then"), effectOf(node.values, "else"));
    },
    able: (node, a) => {
      const holds = a.meanings.holds(conditionOf(node.values, "if"));
      const yes = a.effect(effectOf(node.values, "then"), a.rest);
      const no = a.effect(effectOf(node.values, "else"), a.rest);
      return (s, f) => (holds(s, f, true) ? yes(s, f) : no(s, f));
    },
  };
}

/** A single `if` without `else`. */
const isBare = (effect: Effect): boolean =>
  effect.length === 1 && effect.every((n) => n.verb === "if" && effectOf(n.values, "else").length === 0);

/** Conditions that every game's effects share. */
export function controlTests<S extends State>(): Test<S>[] {
  return [
    {
      word: "not",
      about: { en: "the condition does not hold", de: "die Bedingung gilt nicht" },
      args: { not: { type: "condition" } },
      reads: 0,
      say: (c, say, form) => {
        const inner = say.condition(conditionOf(c.values, "not"));
        if (say.language === "en") return `it is not so that ${inner}`;
        return form === "main" ? `es trifft nicht zu, dass ${inner}` : `es nicht zutrifft, dass ${inner}`;
      },
      compile: (c, means) => {
        const holds = means.holds(conditionOf(c.values, "not"));
        return (s, f, peek) => !holds(s, f, peek);
      },
    },
  ];
}

function mayWord<S extends State>(): Verb<S> {
  return {
    word: "may",
    about: {
      en: "Lets you do this or leave it; asked only if it would change something.",
      de: "Stellt dir frei, dies zu tun; gefragt wird nur, wenn es etwas ändern würde.",
    },
    args: { may: { type: "effect" } },
    say: (node, say, mood) => {
      const effect = effectOf(node.values, "may");
      const simple =
        !effect.some(holdsEffects) || (effect.length === 1 && !effect.some((n) => CONTROL.includes(n.verb)));
      const may = say.language === "en" ? "you may" : mood === "inverted" ? "darfst du" : "du darfst";
      if (simple) return `${may} ${say.clause(effect, "infinitive")}`;
      return `${may} ${say.language === "en" ? "do this" : "Folgendes tun"}: ${say.clause(effect, "imperative")}`;
    },
    compile: (node, b) => {
      const effect = effectOf(node.values, "may");
      const would = able(effect, b);
      const { grammar } = b;
      const yes = option(grammar.kind("accept"));
      const no = option(grammar.kind("decline"));
      const taken = b.register(holds.flag);
      const end = b.label();
      b.items.push({
        step: (s, f) => {
          set(s, f, taken, 0);
          if (would(s, f)) suspend(s, grammar.decider(s, f));
        },
        question: {
          prompt: "may",
          who: grammar.decider,
          options: (s) => {
            s.offer.add(yes);
            s.offer.add(no);
          },
          choose: (s, f, o, seat) => {
            grammar.answered?.(s, f, seat);
            set(s, f, taken, o === yes ? 1 : 0);
          },
        },
      });
      b.proceedIf((s, f) => get(s, f, taken) === 1, end);
      b.effect(effect);
      b.place(end);
    },
    able: (node, a) => a.effect(effectOf(node.values, "may"), a.rest),
  };
}

/** `{ choose: n, of: [...] }`: that many different ones of the list, one after another. */
function chooseWord<S extends State>(): Verb<S> {
  return {
    word: "choose",
    about: {
      en: "You choose so many of these effects, each at most once; unless the game leaves you free to choose any, those that would change something come first.",
      de: "Du wählst so viele dieser Effekte, jeden höchstens einmal; lässt das Spiel nicht freie Wahl, gehen solche vor, die etwas ändern.",
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
      const would = effects.map((effect) => able(effect, b));
      const { grammar } = b;
      const kind = grammar.kind("choose");
      const used = b.register(holds.bits(effects.length));
      const left = b.register(holds.int(0, effects.length));
      const chosen = b.register(holds.int(0, effects.length - 1));
      const again = b.label();
      const end = b.label();
      const offered = (s: S, f: Frame): number => {
        let useful = 0;
        let all = 0;
        for (let i = 0; i < effects.length; i++) {
          if ((get(s, f, used) & (1 << i)) !== 0) continue;
          all |= 1 << i;
          if (grammar.freeChoice || would[i](s, f)) useful |= 1 << i;
        }
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
          else suspend(s, grammar.decider(s, f));
        },
        question: {
          prompt: "choose",
          who: grammar.decider,
          options: (s, f) => {
            const mask = offered(s, f);
            for (let i = 0; i < effects.length; i++) if ((mask & (1 << i)) !== 0) s.offer.add(option(kind, i));
          },
          choose: (s, f, o, seat) => {
            grammar.answered?.(s, f, seat);
            take(s, f, thingOf(o));
          },
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
    able: (node, a) => {
      const ways = effectsOf(node.values, "of").map((effect) => a.effect(effect, a.rest));
      return (s, f) => {
        for (let i = 0; i < ways.length; i++) if (isTooFar(s) || ways[i](s, f)) return true;
        return false;
      };
    },
  };
}

const CONTROL: readonly string[] = ["do", "if", "may", "choose", "each", "at", "repeat"];
