import { acting, amountOf, EVERYTHING, effectOf, idOf, type Node, R, type Sayer, type Verb } from "@rifthall/effects";
import type { Text } from "@rifthall/kernel/game";
import { type Card, NONE, type Seat } from "@rifthall/kernel/ids";
import { get, type Register, set } from "@rifthall/kernel/machine";
import { holds } from "@rifthall/kernel/state";
import { counted } from "../../shared/phrases.js";
import type { Tally } from "../../shared/table.js";
import {
  canHeal,
  canIntimidate,
  canObstruct,
  canPoison,
  canSupport,
  obstruct,
  poisonReach,
  startHeal,
  startIntimidate,
  startPoison,
  startSupport,
} from "../rules/abilities.js";
import { canSummon, heroReach, summon } from "../rules/areas.js";
import { startOnslaught } from "../rules/onslaught.js";
import { isOfType } from "../rules/scenario.js";
import { ACTIVATION, type Aim, aim, aimsAt, keepActivation, rank, resumeActivation } from "../rules/target.js";
import { canOrder, markOrdered, nextMarked } from "../rules/turns.js";
import { ACTING, type BeyondTheRift, inPlay, ORDERED } from "../table.js";
import { isFamily } from "./families.js";
import { BY, byOf, MOVING, sayTarget } from "./moves.js";
import { namesOf, quoted } from "./phrases.js";
import { IN_PLAY, touch } from "./touches.js";

/** What an enemy does to the hero it aims at. */
interface Deed extends Aim {
  run(s: BeyondTheRift, enemy: Card, seat: Seat, n: number): void;
}

/** By their words. BR-A71: the target comes first; then it is unable if nothing would change there. */
const DEEDS = {
  // BR-A9: a valid target is a change, even if it may miss.
  attack: { reach: heroReach, would: () => true, run: startOnslaught },
  poison: { reach: poisonReach, would: canPoison, run: startPoison },
  intimidate: {
    reach: heroReach,
    would: (s, _enemy, seat) => canIntimidate(s, seat),
    run: startIntimidate,
  },
  obstruct: { reach: heroReach, would: (s, _enemy, seat) => canObstruct(s, seat), run: obstruct },
} as const satisfies Readonly<Record<string, Deed>>;

/** What a step asks about the hero it falls on by the default priority; undefined where it does not. */
export function aimOf(node: Node): Aim | undefined {
  if (byOf(node) !== null) return undefined;
  return node.verb === "reengage" ? MOVING : (DEEDS as Readonly<Record<string, Aim>>)[node.verb];
}

/** An action of an enemy against a hero in its reach (BR-79); with an amount where its key has one. */
function aiming(
  word: string,
  about: Text,
  first: Verb<BeyondTheRift>["args"][string],
  say: (node: Node, say: Sayer) => Readonly<Record<"imperative" | "infinitive", string>>,
  deed: Deed,
): Verb<BeyondTheRift> {
  return {
    word,
    about,
    args: { [word]: first, by: BY },
    touches: EVERYTHING,
    say: (node, sayer, mood) => say(node, sayer)[mood === "infinitive" ? "infinitive" : "imperative"],
    compile: (node, b) => {
      const seat = b.register(holds.seatOrNone);
      const end = b.label();
      const amount = first.type === "amount" ? amountOf(node.values, word) : 0;
      b.proceedIf((s, f) => inPlay(s, get(s, f, R.self)), end);
      b.items.push(...aim(seat, deed.reach, byOf(node)));
      b.run((s, f) => {
        const hero = get(s, f, seat);
        if (hero !== NONE) deed.run(s, get(s, f, R.self), hero, b.meanings.amount(s, f, amount));
      });
      b.place(end);
    },
    able: (node, a) => {
      const by = byOf(node);
      const amount = first.type === "amount" ? amountOf(node.values, word) : 1;
      return (s, f) => {
        const self = get(s, f, R.self);
        const comes = inPlay(s, self) && a.meanings.amount(s, f, amount) > 0;
        return (comes && aimsAt(s, self, deed, by)) || a.rest(s, f);
      };
    },
  };
}

const TARGET = { type: "word", words: ["target"] } as const;

/** "intimidate the target (2)" */
function withNumber(
  node: Node,
  say: Sayer,
  en: string,
  de: readonly [string, string],
): Record<"imperative" | "infinitive", string> {
  const n = say.fill(`({${node.verb}})`, node.values);
  const target = sayTarget(node, say.language);
  if (say.language === "en") return { imperative: `${en} ${target} ${n}`, infinitive: `${en} ${target} ${n}` };
  return {
    imperative: `${de[0].replace("_", target)} ${n}`,
    infinitive: `${de[1].replace("_", target)} ${n}`,
  };
}

const plainly = (
  node: Node,
  say: Sayer,
  en: string,
  de: readonly [string, string],
): Record<"imperative" | "infinitive", string> => {
  const target = sayTarget(node, say.language);
  if (say.language === "en") return { imperative: `${en} ${target}`, infinitive: `${en} ${target}` };
  return { imperative: de[0].replace("_", target), infinitive: de[1].replace("_", target) };
};

const attack = aiming(
  "attack",
  {
    en: "An enemy's action: it attacks a hero in its range (BR-79), by the target priority or `by` its own (BR-90).",
    de: "Aktion eines Gegners: Er greift einen Helden in Reichweite an (BR-79), nach Zielwahl oder mit `by` nach eigener (BR-90).",
  },
  TARGET,
  (node, say) => plainly(node, say, "attack", ["greife _ an", "_ angreifen"]),
  DEEDS.attack,
);

const poison = aiming(
  "poison",
  {
    en: "An enemy's Special Ability: a Fatigue on top of the target's deck (BR-86).",
    de: "Sonderfähigkeit eines Gegners: eine Erschöpfung oben auf das Deck des Ziels (BR-86).",
  },
  TARGET,
  (node, say) => plainly(node, say, "poison", ["vergifte _", "_ vergiften"]),
  DEEDS.poison,
);

const intimidate = aiming(
  "intimidate",
  {
    en: "An enemy's Special Ability: the target discards so many cards, or as many as able (BR-87).",
    de: "Sonderfähigkeit eines Gegners: Das Ziel legt so viele Karten ab, wie es kann (BR-87).",
  },
  { type: "amount" },
  (node, say) => withNumber(node, say, "intimidate", ["schüchtere _ ein", "_ einschüchtern"]),
  DEEDS.intimidate,
);

const obstructing = aiming(
  "obstruct",
  {
    en: "An enemy's Special Ability: the target loses so much AP, or as much as able (BR-88).",
    de: "Sonderfähigkeit eines Gegners: Das Ziel verliert so viel AP, wie es kann (BR-88).",
  },
  { type: "amount" },
  (node, say) => withNumber(node, say, "obstruct", ["behindere _", "_ behindern"]),
  DEEDS.obstruct,
);

/** Enemies of one name or family (BR-A74). */
const WHO = { type: "id", of: "an enemy or family" } as const;

const summoning: Verb<BeyondTheRift> = acting<BeyondTheRift>({
  word: "summon",
  about: {
    en: "An enemy's action: one of that name or family comes from outside into its area (BR-83).",
    de: "Aktion eines Gegners: Einer dieses Namens oder dieser Familie kommt von außerhalb in seinen Bereich (BR-83).",
  },
  args: { summon: WHO },
  say: (node, say, mood) => {
    const id = idOf(node.values, "summon");
    if (say.language === "en") return `summon 1 ${quoted(id, say)}`;
    return mood === "infinitive" ? `1 ${quoted(id, say)} beschwören` : `beschwöre 1 ${quoted(id, say)}`;
  },
  touches: touch(IN_PLAY, 0, IN_PLAY),
  act: {
    useful: (s, f, _x, _n, node) => inPlay(s, get(s, f, R.self)) && canSummon(s, idOf(node.values, "summon")),
    run: (s, f, _x, _n, node) => summon(s, get(s, f, R.self), idOf(node.values, "summon")),
  },
});

const supporting: Verb<BeyondTheRift> = acting<BeyondTheRift>({
  word: "support",
  about: {
    en: "An enemy's action: it moves to the area with most others of that name or family (BR-84).",
    de: "Aktion eines Gegners: Er geht in den Bereich mit den meisten anderen dieses Namens oder dieser Familie (BR-84).",
  },
  args: { support: WHO },
  say: (node, say, mood) => {
    const whom = namesOf(idOf(node.values, "support"), say);
    if (say.language === "en") return `support ${whom}`;
    return mood === "infinitive" ? `${whom} unterstützen` : `unterstütze ${whom}`;
  },
  touches: touch(IN_PLAY, 0, IN_PLAY),
  act: {
    useful: (s, f, _x, _n, node) => canSupport(s, get(s, f, R.self), idOf(node.values, "support")),
    run: (s, f, _x, _n, node) => startSupport(s, get(s, f, R.self), idOf(node.values, "support")),
  },
});

const healing: Verb<BeyondTheRift> = acting<BeyondTheRift>({
  word: "heal",
  about: {
    en: "An enemy's action: takes one attachment off each of so many of that name or family in its area (BR-89).",
    de: "Aktion eines Gegners: nimmt so vielen dieses Namens oder dieser Familie in seinem Bereich je eine angelegte Karte ab (BR-89).",
  },
  args: { heal: WHO, n: { type: "amount" } },
  say: (node, say, mood) => {
    const id = idOf(node.values, "heal");
    const [whom, per] = counted(node, say, quoted(id, say), namesOf(id, say));
    if (say.language === "en") return `heal ${whom}${per}`;
    return mood === "infinitive" ? `${per} ${whom} heilen`.trim() : `heile${per} ${whom}`;
  },
  touches: touch(IN_PLAY, 0, IN_PLAY),
  act: {
    amount: "n",
    useful: (s, f, _x, n, node) =>
      n > 0 && inPlay(s, get(s, f, R.self)) && canHeal(s, get(s, f, R.self), idOf(node.values, "heal")),
    run: (s, f, _x, n, node) => startHeal(s, get(s, f, R.self), idOf(node.values, "heal"), n),
  },
});

/** What foreseeing an order keeps of the activation it tries out on others; orders do not lie in orders. */
const KEPT = new Int32Array(ACTIVATION.length);

/** BR-85, BR-A75: the others act one by one, each with a priority of its own; then the activation goes on as it was. */
const order: Verb<BeyondTheRift> = {
  word: "order",
  about: {
    en: "An enemy's action: all others of that name or family in its area do this, in the players' order (BR-85).",
    de: "Aktion eines Gegners: Alle anderen dieses Namens oder dieser Familie in seinem Bereich tun dies, Reihenfolge nach Wahl der Spieler (BR-85).",
  },
  args: { order: WHO, do: { type: "effect" } },
  say: (node, say, mood) => {
    const id = idOf(node.values, "order");
    const what = say.clause(effectOf(node.values, "do"), "imperative");
    if (say.language === "en")
      return `order ${isFamily(id) ? "the other" : "each other"} ${namesOf(id, say)} here: ${what}`;
    const whom = `den anderen ${namesOf(id, say).replace(/e$/, "en")} hier`;
    return mood === "infinitive" ? `${whom} befehlen: ${what}` : `befiehl ${whom}: ${what}`;
  },
  compile: (node, b) => {
    const who = idOf(node.values, "order");
    const [first] = ACTIVATION.map((kind) => b.register(kind));
    const before = b.register(holds.card);
    const next = b.register(holds.cardOrNone);
    const again = b.label();
    const end = b.label();
    b.run((s, f) => {
      set(s, f, before, get(s, f, R.self));
      keepActivation(s, f, first as Register);
      markOrdered(s, get(s, f, R.self), who);
    });
    b.place(again);
    b.items.push(...nextMarked(next, ORDERED));
    b.proceedIf((s, f) => get(s, f, next) !== NONE, end);
    b.run((s, f) => {
      set(s, f, R.self, get(s, f, next));
      rank(s, get(s, f, next));
    });
    b.effect(effectOf(node.values, "do"));
    b.goto(again);
    b.place(end);
    b.run((s, f) => {
      set(s, f, R.self, get(s, f, before));
      resumeActivation(s, f, first as Register);
    });
  },
  able: (node, a) => {
    const who = idOf(node.values, "order");
    const inner = a.effect(effectOf(node.values, "do"));
    return (s, f) => {
      const self = get(s, f, R.self);
      if (!canOrder(s, self, who)) return a.rest(s, f);
      for (let i = 0; i < KEPT.length; i++) KEPT[i] = s.tally[(ACTING + i) as Tally];
      let found = false;
      for (let c = s.head[s.zone[self]]; c !== NONE && !found; c = s.next[c]) {
        if (c === self || !isOfType(s, c, who)) continue;
        set(s, f, R.self, c);
        rank(s, c);
        found = inner(s, f);
      }
      set(s, f, R.self, self);
      for (let i = 0; i < KEPT.length; i++) s.tally[(ACTING + i) as Tally] = KEPT[i];
      return found || a.rest(s, f);
    };
  },
};

/** What enemies do, as the table of a scenario says. */
export const foeVerbs: readonly Verb<BeyondTheRift>[] = [
  attack,
  poison,
  intimidate,
  obstructing,
  summoning,
  supporting,
  healing,
  order,
];
/** Words that only an enemy's text has. */
export const FOE_WORDS: readonly string[] = foeVerbs.map((v) => v.word);
