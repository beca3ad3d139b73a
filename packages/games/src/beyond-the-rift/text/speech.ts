import { capital, type Effect, effectOf, effectsOf, sentence } from "@rifthall/effects";
import type { Language, Speech } from "@rifthall/kernel/game";
import {
  type Card,
  type Def,
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
import { fill } from "../../shared/fill.js";
import { gaining } from "../../shared/gains.js";
import { idleText } from "../../shared/idle.js";
import { either, waysNow } from "../../shared/ways.js";
import { namesIn } from "../cards.js";
import { PHASES, REACTIONS } from "../facts.js";
import { intimidate, poison } from "../rules/abilities.js";
import { idlePart } from "../rules/idle.js";
import { attackerOf, onslaught, onslaughtFrame } from "../rules/onslaught.js";
import { asker, heroMeant, isDefending, isStriking, leader, named, promptOf } from "../rules/options.js";
import { askingStep, running } from "../rules/running.js";
import { strike } from "../rules/strike.js";
import { swapping } from "../rules/swap.js";
import { handSize } from "../rules/values.js";
import { reactions } from "../rules/window.js";
import { ACTING, type BeyondTheRift, defOf, handOf, holderOf, PHASE, QUEST, RESPONSE, scenarioRow } from "../table.js";
import { grammar } from "../verbs/grammar.js";
import { KINDS, type OptionKind } from "../verbs/kinds.js";
import type { BeyondWire } from "../wire.js";
import type { Commit, Dictionary, LabelWord, Way } from "./dictionary.js";
import { sums } from "./sums.js";
import { names, telling } from "./telling.js";

type Slots = Record<string, string | number>;

export function speech(language: Language, d: Dictionary): Speech<BeyondTheRift, BeyondWire> {
  const n = names(language, d);
  const sum = sums(language, d);
  const card = (s: BeyondTheRift, c: Card): string => {
    if (c === NONE) return "";
    return defOf(s, c).type === "hero"
      ? fill(d.board, { hero: n.hero(s, holderOf(s, c)) })
      : defOf(s, c).name[language];
  };
  /** A card in play, and where it stands: enemies of one name are told apart by that. */
  const onTable = (s: BeyondTheRift, c: Card, [quest, near] = [d.atQuest, d.atHero]): string => {
    const holder = holderOf(s, c);
    if (defOf(s, c).type === "hero") return n.hero(s, holder);
    if (s.zone[c] === QUEST) return fill(quest, { card: card(s, c) });
    return holder === NONE ? card(s, c) : fill(near, { card: card(s, c), hero: n.hero(s, holder) });
  };
  /** Before a price, which has brackets of its own. */
  const priced = (s: BeyondTheRift, c: Card): string => onTable(s, c, [d.inQuest, d.nearHero]);
  const say = (s: BeyondTheRift, effect: Effect | undefined): string =>
    effect === undefined || effect.length === 0 ? "" : sentence(effect, grammar, language, namesIn(s.library));

  function label(s: BeyondTheRift, o: Option): string {
    const { do: what, ...given } = named(s, o);
    const values: Slots = {};
    for (const [key, value] of Object.entries(given)) if (typeof value !== "boolean") values[key] = value;
    const thing = thingOf(o);
    let word: LabelWord = what;
    switch (what) {
      case "attack":
        values.card = s.library.cards[thing].name[language];
        values.target = onTable(s, placeOf(o) as Card);
        break;
      case "lay":
        values.card = s.library.cards[thing].name[language];
        if (s.library.cards[thing].of !== null) word = "lay-affliction";
        break;
      case "close":
        if (isDefending(s)) word = "close-defence";
        break;
      case "ap-card":
      case "special":
      case "react":
      case "suffer":
      case "exchange":
      case "discard":
      case "take":
      case "trade": {
        const def = s.library.cards[thing];
        values.card = def.name[language];
        values.hero = n.hero(s, placeOf(o));
        values.text = say(s, (what === "react" ? def.reaction : def.special)?.effect);
        // BR-53: what a card does besides is part of the choice.
        if (what === "ap-card" && def.special !== null && !def.divided) word = "ap-card-more";
        if (what === "suffer") values.n = Math.max(0, -def.n);
        if (what === "special") word = specialWord(s, thing as Def, placeOf(o) as Seat);
        if (what === "discard" && promptOf(s) === "cure") word = "cure";
        break;
      }
      case "use":
        values.card = priced(s, thing as Card);
        values.text = say(s, defOf(s, thing as Card).action?.effect);
        if (defOf(s, thing as Card).type === "hero") word = "use-board";
        break;
      case "act":
        values.action = s.shape.scenario.actions[thing].name[language];
        values.text = say(s, s.shape.scenario.actions[thing].effect);
        break;
      case "trigger":
        values.card = onTable(s, thing as Card);
        values.text = say(
          s,
          (thing === scenarioRow ? s.shape.scenario.phases.end : defOf(s, thing as Card).end)?.effect,
        );
        break;
      case "engage":
      case "disengage":
        values.card = priced(s, thing as Card);
        break;
      case "open":
      case "next":
      case "target":
      case "give":
      case "shield":
        values.card = onTable(s, thing as Card);
        break;
      case "hero":
      case "take-on":
        values.hero = n.hero(s, heroMeant(s, o));
        break;
      case "choose":
        values.text = branchText(s, thing);
        break;
      case "accept":
        values.idle = idleText(s, d.idlePart, idlePart, say);
        break;
    }
    if (typeof values.value === "number") values.value = `${values.value < 0 ? "−" : "+"}${Math.abs(values.value)}`;
    values.sum = sum.option(s, o);
    return fill(d.labels[word], values).replace(/: $/, "").trim();
  }

  /** A Persistent card is laid before a hero; what is only done is done by whoever plays it. */
  function specialWord(s: BeyondTheRift, def: Def, to: Seat): LabelWord {
    const isOwn = s.head[handOf(to)] !== NONE && holdsDef(s, to, def);
    if (s.library.cards[def].persistent) return isOwn ? "persist" : "persist-other";
    return isOwn ? "special" : "special-other";
  }

  /** The words of one branch of the `choose` that asks. */
  function branchText(s: BeyondTheRift, branch: number): string {
    const node = askingStep(s, s.cell[FRAME] as Frame, "choose");
    return node === undefined ? String(branch + 1) : say(s, effectsOf(node.values, "of")[branch]);
  }

  function prompt(s: BeyondTheRift, seat: Seat): string {
    if (isOver(s)) return "";
    const phase = n.phase(s, PHASES[s.tally[PHASE]]);
    if (!includes(asked(s), seat)) {
      const heroes = seatList(asked(s)).map((other) => n.hero(s, other));
      return `${phase}: ${fill(d.prompts.waiting, { heroes: heroes.join(", ") })}`;
    }
    const f = s.cell[FRAME] as Frame;
    const name = promptOf(s);
    const source = asker(s, f);
    const values: Slots = { hero: n.hero(s, seat), ap: s.ap[seat], card: card(s, source), enemy: card(s, source) };
    if (name === "hero-phase")
      values.ways = capital(
        either(
          waysNow(WAYS, KINDS, optionList(s, seat)).map((way) => d.ways[way]),
          language,
        ),
      );
    return `${phase}: ${fill(d.prompts[wording(s, f, seat, name, values)] ?? name, values).trim()}`;
  }

  /** Which template a question has, and what goes into its slots besides. */
  function wording(s: BeyondTheRift, f: Frame, seat: Seat, name: string, values: Slots): string {
    const now = s.stack[f + PROCEDURE];
    if (now >= s.library.own) {
      values.text = stepText(s, f, name);
      return d.prompts[name] === undefined || OWN_PROMPTS.includes(name) ? "effect" : name;
    }
    if (isStriking(s)) {
      values.target = sum.targets(s, f);
      values.sum = sum.standing(s);
      values.n = get(s, f, strike.registers.targets);
      return committing(s, seat, name, values);
    }
    if (isDefending(s)) {
      const { wounds, fatigue } = defOf(s, attackerOf(s, f));
      values.sum = sum.standing(s);
      values.damage = sum.damage(wounds, fatigue);
      values.ordeal = d.ordeals.attack;
      return committing(s, seat, name, values);
    }
    switch (now) {
      case reactions.id:
        return reacting(s, f, values);
      case poison.id:
        values.ordeal = d.ordeals.poison;
        break;
      case intimidate.id:
        values.ordeal = d.ordeals.intimidate;
        values.enemy = card(s, s.tally[ACTING] as Card);
        values.n = get(s, f, intimidate.registers.left);
        break;
      case swapping.id:
        values.n = get(s, f, swapping.registers.n);
        break;
      default:
        values.n = s.size[handOf(seat)];
        values.size = handSize(s, seat);
    }
    return name;
  }

  /** Whoever leads is asked otherwise than those who may aid. */
  function committing(s: BeyondTheRift, seat: Seat, name: string, values: Slots): string {
    values.leader = n.hero(s, leader(s));
    values.ways = capital(
      either(
        commitsNow(s, seat).map((way) => d.commits[way]),
        language,
      ),
    );
    return leader(s) !== seat && d.prompts[`${name}-aid`] !== undefined ? `${name}-aid` : name;
  }

  function reacting(s: BeyondTheRift, f: Frame, values: Slots): string {
    const { event, card: about, seat } = reactions.registers;
    values.enemy = card(s, get(s, f, about));
    values.about = n.hero(s, get(s, f, seat));
    values.n = s.tally[RESPONSE];
    values.sum = sum.drawn(s);
    const defence = onslaughtFrame(s);
    values.damage =
      defence === NONE
        ? ""
        : sum.damage(get(s, defence, onslaught.registers.wounds), get(s, defence, onslaught.registers.fatigue));
    return `react-${REACTIONS[get(s, f, event)]}`;
  }

  /** What the step that asks says; where it cannot be told apart, the whole effect. */
  function stepText(s: BeyondTheRift, f: Frame, name: string): string {
    if (name === "choose") return "";
    const step = askingStep(s, f, name);
    if (step !== undefined) return say(s, name === "may" ? effectOf(step.values, "may") : [step]);
    return say(s, running(s, f));
  }

  return {
    prompt,
    label,
    event: telling(language, d, n),
    reason: (code) => d.reasons[code] ?? code,
    brings: gaining(d.gains),
  };
}

/** What a hero may do in the Hero Phase (BR-44). */
const WAYS: Readonly<Record<Way, readonly OptionKind[]>> = {
  attack: ["attack"],
  play: ["ap-card", "special"],
  engage: ["engage"],
  disengage: ["disengage"],
  open: ["open"],
  suffer: ["suffer"],
  draw: ["draw"],
  swap: ["swap"],
  done: ["done"],
};

/** What can go into what is being built, and what closes it: a card and what hurts are laid alike. */
function commitsNow(s: BeyondTheRift, seat: Seat): readonly Commit[] {
  const attacks = isStriking(s);
  const found = new Set<Commit>();
  for (const o of optionList(s, seat)) {
    const word = KINDS[kindOf(o)];
    if (word === "guard") found.add("guard");
    if (word !== "lay") continue;
    const hurts = s.library.cards[thingOf(o) as Def].of !== null;
    found.add(hurts ? "affliction" : attacks ? "attack" : "defence");
  }
  return [...COMMITS.filter((way) => found.has(way)), attacks ? "strike" : "stand"];
}
const COMMITS: readonly Commit[] = ["attack", "defence", "affliction", "guard"];

/** Questions of the rules; an effect may ask by the name of its verb, and that is not the same question. */
const OWN_PROMPTS = ["swap", "next", "support", "heal", "shield", "intimidated"];

const holdsDef = (s: BeyondTheRift, seat: Seat, def: Def): boolean => {
  for (let c = s.head[handOf(seat)]; c !== NONE; c = s.next[c]) if (s.def[c] === def) return true;
  return false;
};
