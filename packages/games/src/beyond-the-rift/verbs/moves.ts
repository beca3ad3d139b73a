import { type Act, acting, Found, type Node, R, type Verb, wordOf } from "@rifthall/effects";
import { type Card, type Frame, meant, NONE, type Seat } from "@rifthall/kernel/ids";
import { get, set } from "@rifthall/kernel/machine";
import { holds } from "@rifthall/kernel/state";
import { moveEnemy, zoneOfArea } from "../rules/areas.js";
import { type Aim, aim, aimsAt, PRIORITIES, type Priority, type Reach } from "../rules/target.js";
import { areaOf, type BeyondTheRift, holderOf, inPlay, isEnemy, QUEST } from "../table.js";
import { priorityObject } from "./players.js";
import { IN_PLAY, touch } from "./touches.js";
import { forSomeone, seatOfHero, youOf } from "./you.js";

/** How an action of an enemy names whom it falls on, where not by the default priority (BR-90). */
export const BY = { type: "word", words: PRIORITIES, optional: true } as const;
export const byOf = (node: Node): Priority | null => (wordOf(node.values, "by") as Priority | undefined) ?? null;
/** "the target", or the hero that its own priority means. */
export function sayTarget(node: Node, language: "en" | "de"): string {
  const by = byOf(node);
  if (by !== null) return priorityObject(by, language);
  return language === "en" ? "the target" : "das Ziel";
}

/** BR-80, BR-82: an enemy goes to any hero. */
const anyHero: Reach = () => true;

const isFoe = (s: BeyondTheRift, card: Card): boolean => inPlay(s, card) && isEnemy(s, card);

/** Is it what an enemy does itself, and not what is done to it? */
export function isOwnAction({ verb, values }: Node): boolean {
  const select = values[verb];
  if (verb !== "engage" && verb !== "disengage") return verb === "reengage";
  const self = select?.type === "select" && select.select.kind === "reference" && select.select.word === "self";
  return self && values.to === undefined;
}

/** How the hero under `to` is picked. */
const CHOOSING: Act<BeyondTheRift> = { select: "to", option: "hero", useful: () => true, run: () => {} };

/** BR-A72: whoever would end where it is has done nothing. */
export const MOVING: Aim = { reach: anyHero, would: (s, enemy, seat) => holderOf(s, enemy) !== seat };

/** An enemy moves to the hero that it is fixed on, or by a priority of its own. */
function advancing(node: Node, how: "engage" | "reengage"): Pick<Verb<BeyondTheRift>, "compile" | "able"> {
  const from = (s: BeyondTheRift, card: Card): boolean =>
    isFoe(s, card) && (how === "reengage" || s.zone[card] === QUEST);
  const rule = how === "engage" ? "BR-80" : "BR-82";
  return {
    compile: (_node, b) => {
      const seat = b.register(holds.seatOrNone);
      const end = b.label();
      b.proceedIf((s, f) => from(s, get(s, f, R.self)), end);
      b.items.push(...aim(seat, anyHero, byOf(node)));
      b.run((s, f) => {
        const to = get(s, f, seat);
        if (to !== NONE) moveEnemy(s, get(s, f, R.self), areaOf(to), how, rule);
      });
      b.place(end);
    },
    able: (_node, a) => (s, f) => {
      const self = get(s, f, R.self);
      return (from(s, self) && aimsAt(s, self, MOVING, byOf(node))) || a.rest(s, f);
    },
  };
}

const engage: Verb<BeyondTheRift> = {
  word: "engage",
  about: {
    en: "Moves enemies into your Hero Area or that hero's, free of cost; `engage: self` is an enemy's own action (BR-80).",
    de: "Bewegt Gegner kostenlos in deinen Heldenbereich oder den jenes Helden; `engage: self` ist eine Aktion des Gegners (BR-80).",
  },
  args: {
    engage: { type: "select", sort: "card" },
    to: { type: "select", sort: "card", optional: true },
    by: BY,
  },
  touches: touch(IN_PLAY, 0, IN_PLAY),
  personal: (node) => node.values.to === undefined && !isOwnAction(node),
  say: (node, say, mood) => {
    const last = mood === "infinitive";
    if (isOwnAction(node)) {
      const target = sayTarget(node, say.language);
      if (say.language === "en") return `engage ${target}`;
      return last ? `${target} binden` : `binde ${target}`;
    }
    const others = node.values.to !== undefined;
    if (say.language === "en")
      return say.fill(others ? "engage {engage:acc} with {to:acc}" : "engage {engage:acc}", node.values);
    const what = say.fill(others ? "{engage:acc} an {to:acc}" : "{engage:acc}", node.values);
    return last ? `${what} binden` : `binde ${what}`;
  },
  compile: (node, b) => {
    if (isOwnAction(node)) {
      advancing(node, "engage").compile(node, b);
      return;
    }
    const { to } = node.values;
    const seat = b.register(holds.seatOrNone);
    if (to?.type !== "select") b.run((s, f) => set(s, f, seat, youOf(s, f)));
    else {
      const one = b.meanings.one(to.select);
      const picks = to.select.kind === "selector";
      const that = b.register(holds.ref);
      // Which hero is asked first, and is not the card picked last.
      b.run((s, f) => set(s, f, that, get(s, f, R.that)));
      if (to.select.kind === "selector") b.choice(node, CHOOSING, to.select);
      b.run((s, f) => {
        const hero = picks ? meant(get(s, f, R.that)) : (one(s, f) as Card);
        set(s, f, seat, (hero === NONE ? NONE : seatOfHero(s, hero)) as Seat);
        set(s, f, R.that, get(s, f, that));
      });
    }
    const into = (s: BeyondTheRift, f: Frame, x: number): boolean =>
      get(s, f, seat) !== NONE && isFoe(s, x as Card) && holderOf(s, x as Card) !== get(s, f, seat);
    b.act(node, {
      select: "engage",
      option: "target",
      useful: into,
      run: (s, f, x) => {
        if (into(s, f, x)) moveEnemy(s, x as Card, areaOf(get(s, f, seat)), "engage", "BR-48");
      },
    });
  },
  able: (node, a) => {
    if (isOwnAction(node)) return advancing(node, "engage").able(node, a);
    const { engage: whom, to } = node.values;
    if (whom?.type !== "select") return a.rest;
    const enemies = a.meanings.all(whom.select);
    const heroes = to?.type === "select" ? a.meanings.all(to.select) : null;
    const found = new Found();
    const takers = new Found();
    return (s, f) => {
      found.count = 0;
      enemies(s, f, found);
      takers.count = 0;
      if (heroes !== null) heroes(s, f, takers);
      for (let i = 0; i < found.count; i++) {
        const card = found.list[i] as Card;
        if (!isFoe(s, card)) continue;
        const holder = holderOf(s, card);
        if (heroes === null && forSomeone(s, f, (_s, seat) => holder !== seat)) return true;
        for (let j = 0; j < takers.count; j++) if (seatOfHero(s, takers.list[j] as Card) !== holder) return true;
      }
      return a.rest(s, f);
    };
  },
};

const reengage: Verb<BeyondTheRift> = {
  word: "reengage",
  about: {
    en: "An enemy's action: it moves to the hero it is fixed on, from wherever it is (BR-82).",
    de: "Aktion eines Gegners: Er geht zu dem Helden, auf den er festgelegt ist, woher auch immer (BR-82).",
  },
  args: { reengage: { type: "select", sort: "card", only: ["self"] }, by: BY },
  touches: touch(IN_PLAY, 0, IN_PLAY),
  say: (node, say, mood) => {
    const target = sayTarget(node, say.language);
    if (say.language === "en") return `re-engage ${target}`;
    return mood === "infinitive" ? `${target} neu binden` : `binde ${target} neu`;
  },
  compile: (node, b) => advancing(node, "reengage").compile(node, b),
  able: (node, a) => advancing(node, "reengage").able(node, a),
};

const disengage: Verb<BeyondTheRift> = acting<BeyondTheRift>({
  word: "disengage",
  about: {
    en: "Moves enemies from a Hero Area into the Quest Area, free of cost (BR-81).",
    de: "Bewegt Gegner kostenlos aus einem Heldenbereich in den Questbereich (BR-81).",
  },
  args: { disengage: { type: "select", sort: "card" } },
  say: (node, say, mood) => {
    const last = mood === "infinitive";
    if (isOwnAction(node)) {
      if (say.language === "en") return "disengage";
      return last ? "die Bindung lösen" : "löse die Bindung";
    }
    if (say.language === "en") return say.fill("disengage {disengage:acc}", node.values);
    return say.fill(last ? "{disengage:acc} lösen" : "löse {disengage:acc}", node.values);
  },
  touches: touch(IN_PLAY, 0, IN_PLAY),
  act: {
    select: "disengage",
    option: "target",
    useful: (s, _f, x) => isFoe(s, x as Card) && s.zone[x as Card] !== QUEST,
    run: (s, _f, x) => {
      if (isFoe(s, x as Card)) moveEnemy(s, x as Card, zoneOfArea(NONE as Seat), "disengage", "BR-81");
    },
  },
});

export const moveVerbs: readonly Verb<BeyondTheRift>[] = [engage, disengage, reengage];
