import { type Effect, effectOf, effectsOf, sentence } from "@rifthall/effects";
import type { Language, Speech } from "@rifthall/kernel/game";
import {
  type Card,
  type Frame,
  includes,
  kindOf,
  NONE,
  type Option,
  placeOf,
  type Seat,
  seatList,
  thingOf,
} from "@rifthall/kernel/ids";
import { get, PROCEDURE } from "@rifthall/kernel/machine";
import { optionList } from "@rifthall/kernel/match";
import { asked, FRAME, isOver } from "@rifthall/kernel/state";
import { type Fill, fill } from "../../shared/fill.js";
import { gaining } from "../../shared/gains.js";
import { idleText } from "../../shared/idle.js";
import { promptOf } from "../../shared/reason.js";
import { either, waysNow } from "../../shared/ways.js";
import { namesIn, quantaText } from "../cards.js";
import type { CardDef, Slot } from "../content.js";
import { attackerNow, attackFrame, targetNow } from "../rules/attack.js";
import { combat } from "../rules/combat.js";
import { idlePart } from "../rules/idle.js";
import { pay } from "../rules/pay.js";
import { asker, pricesOf } from "../rules/reasons.js";
import { complete } from "../rules/resolve.js";
import { values as counts, roll } from "../rules/roll.js";
import { askingStep, running } from "../rules/running.js";
import { defenceOf } from "../rules/stats.js";
import { COLOURS, type Colour, defOf, PHASE, PHASES, type QuantumRift, READY, STATES } from "../table.js";
import { terms } from "../terms.js";
import { grammar } from "../verbs/grammar.js";
import { KINDS, type OptionKind } from "../verbs/kinds.js";
import { stats } from "../verbs/stats.js";
import type { Event, QuantumWire } from "../wire.js";
import type { Dictionary, Way } from "./dictionary.js";
import { rolling } from "./rolling.js";

export function speech(language: Language, d: Dictionary): Speech<QuantumRift, QuantumWire> {
  const word = (id: keyof typeof terms): string => terms[id].name[language];
  const card = (s: QuantumRift, c: Card): string => (c === NONE ? "" : defOf(s, c).name[language]);
  const byId = (s: QuantumRift, id: string): string => s.library.find(id)?.name[language] ?? d.hidden;
  const player = (s: QuantumRift, seat: number): string =>
    seat >= 0 && s.shape.seats > 1
      ? (s.names[seat] ?? fill(d.player, { n: seat + 1 }))
      : (s.shape.heroes[0]?.name[language] ?? "");
  const onTable = (s: QuantumRift, c: Card): string => {
    const notes: string[] = [];
    if (s.condition[c] !== READY) notes.push(word(STATES[s.condition[c]]));
    if (s.engagement[c] !== 0) notes.push(fill(d.engaged, { n: s.engagement[c] }));
    return notes.length > 0 ? `${card(s, c)} (${notes.join(", ")})` : card(s, c);
  };
  const say = (s: QuantumRift, effect: Effect | undefined): string =>
    effect === undefined ? "" : sentence(effect, grammar, language, namesIn(s.library));

  const dice = rolling(language, d, card, say, (list) => quantaText(list, language));

  /** What using or playing it would do, so that nobody need look it up. */
  function textOf(s: QuantumRift, c: CardDef, slot: Slot | "action" | "response"): string {
    if (slot === "action" || slot === "response") return say(s, c[slot]?.effect);
    return say(s, c.effects[slot]);
  }

  function label(s: QuantumRift, o: Option): string {
    const what = KINDS[kindOf(o)];
    const thing = thingOf(o);
    const values: Record<string, string | number> = { n: thing, die: placeOf(o) + 1 };
    switch (what) {
      case "deploy":
      case "discard":
      case "recover":
      case "rift":
      case "act": {
        const def = s.library.cards[thing];
        values.card = def.name[language];
        values.cost = quantaText(pricesOf(s, def), language);
        values.text = textOf(s, def, what === "rift" ? "riftEffect" : "play");
        if (what === "rift" && values.text !== "") values.text = `RIFT: ${values.text}`;
        values.rift = def.rift;
        break;
      }
      case "use":
      case "respond": {
        const def = defOf(s, thing as Card);
        const ability = what === "use" ? def.action : def.response;
        values.card = card(s, thing as Card);
        values.cost = quantaText(ability?.cost ?? [], language);
        values.text = textOf(s, def, what === "use" ? "action" : "response");
        break;
      }
      case "equip":
      case "engage":
      case "attack":
        values.card = onTable(s, thing as Card);
        values.target = onTable(s, placeOf(o) as Card);
        values.defence = defenceOf(s, placeOf(o) as Card);
        values.strength = what === "attack" ? dice.strength(s, thing as Card) : "";
        break;
      case "rift-gear":
        values.card = card(s, thing as Card);
        values.rift = defOf(s, thing as Card).rift;
        break;
      case "strike":
      case "target":
        values.card = onTable(s, thing as Card);
        break;
      case "trigger":
        values.card = onTable(s, thing as Card);
        values.text = dueText(s, defOf(s, thing as Card));
        break;
      case "in-order":
        values.cards = waitingIn(s)
          .map((c) => card(s, c))
          .join(", ");
        break;
      case "pay":
        values.colour = word(`colour-${COLOURS[thing]}`);
        if (promptOf(s) === "pay") values.besides = dice.besides(s, thing as Colour);
        break;
      case "die":
        values.n = thing;
        break;
      case "take-on":
        values.player = player(s, thing);
        break;
      case "choose":
        values.text = branchText(s, thing);
        break;
      case "dice":
      case "end":
        values.outcome = dice.outcome(s, o);
        break;
      case "accept":
        values.idle = idleText(s, d.idlePart, idlePart, say);
        break;
    }
    if (what === "rift" || what === "rift-gear") {
      const f = s.cell[FRAME] as Frame;
      const counted = s.stack[f + PROCEDURE] === roll.id ? counts(s, f)[placeOf(o)] : undefined;
      values.face = counted ?? "";
      values.after = counted === undefined ? "" : counted + Number(values.rift);
      values.result = counted === undefined ? "" : dice.result(s, f, placeOf(o), Number(values.rift));
    }
    return fill(d.labels[what], values)
      .replace(/ ?\(\)/, "")
      .replace(/: $/, "")
      .trim();
  }

  /** What the card does in this phase; what is revealed has its own word. */
  const dueText = (s: QuantumRift, c: CardDef): string => {
    const now = PHASES[s.tally[PHASE]];
    const slot: Slot = now === "explore" || now === "threat" || now === "regroup" ? now : "reveal";
    return say(s, c.effects[slot] ?? c.effects.reveal);
  };

  /** The words of one branch of the `choose` that asks. */
  function branchText(s: QuantumRift, branch: number): string {
    const f = s.cell[FRAME] as Frame;
    const source = asker(s, f);
    if (source === NONE) return "";
    const node = askingStep(s, f, "choose");
    if (node !== undefined) return say(s, effectsOf(node.values, "of")[branch]);
    const effect = running(s, f);
    const found = branchesIn(effect === undefined ? allOf(defOf(s, source)) : [effect]).find(
      (list) => branch < list.length,
    );
    return found ? say(s, found[branch]) : "";
  }

  const phaseOf = (s: QuantumRift): string => {
    const now = PHASES[s.tally[PHASE]];
    return d.phases[now] ?? word(`phase-${now}`);
  };

  function prompt(s: QuantumRift, seat: Seat): string {
    if (isOver(s)) return "";
    const phase = phaseOf(s);
    if (!includes(asked(s), seat)) return fill(d.prompts.waiting, { player: player(s, seatList(asked(s))[0]) });
    const f = s.cell[FRAME] as Frame;
    const name = promptOf(s);
    const source = asker(s, f);
    const values: Record<string, string | number> = { phase, card: card(s, source) };
    const now = s.stack[f + PROCEDURE];
    if (source !== NONE) values.text = sourceText(s, f, defOf(s, source), name);
    if (now === pay.id) {
      const thing = get(s, f, pay.registers.thing);
      values.n = get(s, f, pay.registers.any);
      values.card = source === NONE ? s.library.cards[thing].name[language] : card(s, source);
    }
    if (now === complete.id) {
      values.card = card(s, get(s, f, complete.registers.card));
      values.text = say(s, defOf(s, get(s, f, complete.registers.card)).effects.reward);
    }
    if (now === combat.id && name === "strike") values.card = card(s, get(s, f, combat.registers.striker));
    if (now === roll.id) return dice.prompt(s, f, name, seat, values);
    if (name === "window" && attackFrame(s) !== NONE) {
      const [attacker, target] = [attackerNow(s), targetNow(s)];
      values.attacker = card(s, attacker);
      values.target = card(s, target);
      values.strength = attacker === NONE ? "" : dice.strength(s, attacker);
      values.defence = target === NONE ? 0 : defenceOf(s, target);
      return `${phase}: ${fill(d.prompts["window-attack"], values)}`;
    }
    if (name === "deployment")
      values.ways = either(
        waysNow(WAYS, KINDS, optionList(s, seat)).map((way) => d.ways[way]),
        language,
      );
    if (name === "initial") values.kinds = either(kindsOffered(s, seat), language);
    const asking = source !== NONE && now >= s.library.own;
    const main = MAIN[name];
    // An effect may ask by the name of its verb; that is not the question of the phase.
    if (asking && main !== undefined) return `${phase}: ${fill(d.prompts.effect, values)}`;
    const isDone = main !== undefined && !offers(s, seat, main);
    const template = d.prompts[isDone ? `${name}-done` : name] ?? (asking ? d.prompts.effect : name);
    return `${phase}: ${fill(template, values)}`;
  }

  /** "gear or skills", as they are written in the middle of a sentence. */
  function kindsOffered(s: QuantumRift, seat: Seat): readonly string[] {
    const types = optionList(s, seat).flatMap((o) =>
      KINDS[kindOf(o)] === "deploy" ? [s.library.cards[thingOf(o)].type] : [],
    );
    const all = ["gear", "unit", "skill"] as const;
    const offered = all.filter((type) => types.includes(type));
    return (offered.length > 0 ? offered : all).map((type) => d.kinds[type]);
  }

  function sourceText(s: QuantumRift, f: Frame, c: CardDef, name: string): string {
    if (name === "rift-effect") return say(s, c.effects.riftEffect);
    if (name === "choose") return "";
    const step = name === "may" ? askingStep(s, f, "may") : undefined;
    if (step !== undefined) return say(s, effectOf(step.values, "may"));
    const effect = running(s, f);
    if (effect !== undefined) return say(s, effect);
    const slots: readonly Slot[] = ["do", "play", "threat", "regroup", "explore", "reveal", "paid", "reward"];
    const told = slots.map((slot) => say(s, c.effects[slot])).find((text) => text !== "");
    return told ?? say(s, c.action?.effect ?? c.response?.effect);
  }

  const seated = (s: QuantumRift, e: { readonly seat: Seat }): Fill => ({ player: player(s, e.seat) });
  const ofCard = (s: QuantumRift, e: { readonly card: string }): Fill => ({ card: byId(s, e.card) });
  /** A number by its size and its sign, and what is left. */
  const change = (n: number, left = 0): Fill => ({ n: Math.abs(n), sign: n < 0 ? "−" : "+", left });

  /** What an event says in the slots of its template. */
  function slots(s: QuantumRift, e: Event): Fill {
    switch (e.do) {
      case "chapter":
      case "victory":
      case "defeat": {
        const chapter = s.library.chapters.find((c) => c.id === e.chapter);
        const story = chapter?.[e.do === "chapter" ? "story" : e.do];
        return { chapter: chapter?.name[language] ?? "", story: story?.[language] ?? "" };
      }
      case "turn":
        return { n: e.n };
      case "travel":
      case "encounter":
      case "explore":
        return { ...ofCard(s, e), story: s.library.find(e.card)?.story?.[language] ?? "" };
      case "trigger":
        return { ...ofCard(s, e), word: word(e.word) };
      case "equip":
        return { ...ofCard(s, e), bearer: byId(s, e.bearer) };
      case "engage":
      case "attack":
        return { ...ofCard(s, e), target: byId(s, e.target) };
      case "hits":
        return { ...ofCard(s, e), hits: dice.hitting(e.n, e.successes), defence: e.defence };
      case "vitality":
      case "threat":
      case "distance":
        return { ...ofCard(s, e), ...change(e.n, e.left) };
      case "get":
        return { ...ofCard(s, e), ...change(e.n), stat: stats.find((x) => x.word === e.stat)?.say[language] ?? "" };
      case "roll": {
        const { player: whose } = seated(s, e);
        const who = e.card !== undefined ? byId(s, e.card) : e.seat === NONE ? d.enemyRoll : whose;
        return { who, dice: dice.dice(e.faces, e.dice) };
      }
      case "reroll":
        return { die: e.die + 1, n: e.n };
      case "rift":
        return { ...seated(s, e), ...ofCard(s, e), die: e.die + 1, value: e.value };
      case "successes":
        return { n: e.n };
      case "die":
      case "refresh":
        return { ...seated(s, e), n: e.n, colour: word(`colour-${e.colour}`) };
      case "reshuffle":
      case "resign":
        return seated(s, e);
      case "reshuffle-exploration":
        return {};
      case "draw":
      case "deploy":
      case "act":
      case "recover":
        return { ...seated(s, e), ...ofCard(s, e) };
      default:
        return ofCard(s, e);
    }
  }

  const event = (s: QuantumRift, e: Event): string => fill(d.events[wordOf(e)], slots(s, e)).trimEnd();

  return { prompt, label, next: dice.next, event, reason: (code) => d.reasons[code] ?? code, brings: gaining(d.gains) };
}

/** What these questions are about; where it cannot be done, only what may be used besides is left. */
const MAIN: Readonly<Record<string, OptionKind>> = {
  engage: "engage",
  melee: "attack",
  order: "trigger",
  explore: "explore",
};
/** What the Deployment phase is for. */
const WAYS: Readonly<Record<Way, readonly OptionKind[]>> = {
  deploy: ["deploy"],
  equip: ["equip"],
  use: ["act", "use", "respond"],
  end: ["end"],
};
/** The cards whose effects are due, as they are offered. */
const waitingIn = (s: QuantumRift): Card[] =>
  optionList(s, seatList(asked(s))[0]).flatMap((o) => (KINDS[kindOf(o)] === "trigger" ? [thingOf(o) as Card] : []));
const offers = (s: QuantumRift, seat: Seat, what: OptionKind): boolean =>
  optionList(s, seat).some((o) => KINDS[kindOf(o)] === what);

/** Every effect of a card that can be resolved. */
const allOf = (c: CardDef): Effect[] => [
  ...Object.values(c.effects),
  ...[c.action, c.response].flatMap((ability) => (ability ? [ability.effect] : [])),
];

/** Some events read differently by what came of them. */
function wordOf(e: Event): keyof Dictionary["events"] {
  switch (e.do) {
    case "hits":
      return e.n > e.defence ? "hits-over" : e.n === e.defence ? "hits-even" : "hits-under";
    case "vitality":
    case "threat":
      return e.n < 0 ? `${e.do}-less` : e.do;
    case "successes":
      return e.dice.length === 0 ? "successes-none" : e.do;
    default:
      return e.do;
  }
}

/** Every `choose` in these effects, in reading order. */
function branchesIn(effects: readonly Effect[]): (readonly Effect[])[] {
  const found: (readonly Effect[])[] = [];
  const walk = (effect: Effect): void => {
    for (const node of effect)
      for (const value of Object.values(node.values)) {
        if (value.type === "effects") {
          found.push(value.effects);
          value.effects.forEach(walk);
        }
        if (value.type === "effect") walk(value.effect);
      }
  };
  effects.forEach(walk);
  return found;
}
