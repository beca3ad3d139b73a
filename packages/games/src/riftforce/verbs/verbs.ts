import { ALL, acting, changeOf, type Modifiable, type Node, R, selectOf, type Verb, wordOf } from "@rifthall/effects";
import { type Card, type Frame, meant, NONE, type Seat } from "@rifthall/kernel/ids";
import { get, modifier, modify, set, within } from "@rifthall/kernel/machine";
import { DRAW } from "../../shared/words.js";
import { ability, whenPlayed } from "../rules/ability.js";
import {
  award,
  CANT_SCORE,
  canDraw,
  damage,
  draw,
  heal,
  MORE_DAMAGE,
  moveTo,
  onTable,
  putDown,
  score,
} from "../rules/resolve.js";
import { action } from "../rules/turn.js";
import {
  guildOf,
  inPlay,
  isBot,
  type Location,
  locationOf,
  type Riftforce,
  type Side,
  sideOf,
  sideOfSeat,
  TRAINER,
} from "../table.js";

const mine = (s: Riftforce, f: Frame): Side => sideOfSeat(s, get(s, f, R.you));

/** The rule that gives self its ability: events cite it. */
function ruleOf(s: Riftforce, f: Frame): string {
  return isBot(s, mine(s, f)) ? "RF-86" : s.library.list[guildOf(s.def[get(s, f, R.self)])].rule;
}

function dealt(s: Riftforce, f: Frame, card: Card, n: number): number {
  const side = mine(s, f);
  const more = sideOf(s, card) === side ? 0 : modifier(s, MORE_DAMAGE, side);
  return Math.max(0, n + more);
}

/** `self`, `that` or a named card: the one a verb moves. */
function subject(s: Riftforce, f: Frame, node: Node): Card {
  const select = selectOf(node.values, node.verb);
  if (select.kind === "reference" && select.word === "self") return get(s, f, R.self);
  const card = meant(get(s, f, R.that));
  return card;
}

export const verbs: readonly Verb<Riftforce>[] = [
  acting<Riftforce>({
    word: "damage",
    about: { en: "Deals damage.", de: "Fügt Schaden zu." },
    args: { damage: { type: "amount" }, to: { type: "select", sort: "card" } },
    say: {
      en: { imperative: "deal {damage} damage to {to}", infinitive: "deal {damage} damage to {to}" },
      de: { imperative: "füge {to:dat} {damage} Schaden zu", infinitive: "{to:dat} {damage} Schaden zufügen" },
    },
    act: {
      select: "to",
      amount: "damage",
      option: "target",
      useful: (s, f, x, n) => dealt(s, f, x as Card, n) > 0,
      run: (s, f, x, n) => {
        const by = dealt(s, f, x as Card, n);
        if (by > 0) damage(s, x as Card, by, s.log === null ? "" : ruleOf(s, f));
      },
    },
  }),
  acting<Riftforce>({
    word: "heal",
    about: {
      en: "Removes damage; only damaged cards can be chosen.",
      de: "Entfernt Schaden; wählbar sind nur beschädigte Karten.",
    },
    args: { heal: { type: "amount", all: true }, from: { type: "select", sort: "card" } },
    say: {
      en: { imperative: "remove {heal} damage from {from}", infinitive: "remove {heal} damage from {from}" },
      de: {
        imperative: "entferne {heal} Schaden von {from:dat}",
        infinitive: "{heal} Schaden von {from:dat} entfernen",
      },
    },
    act: {
      select: "from",
      amount: "heal",
      option: "target",
      useful: (s, _f, x, n) => n > 0 && s.damage[x as Card] > 0,
      run: (s, f, x, n) => heal(s, x as Card, n === ALL ? s.damage[x as Card] : n, s.log === null ? "" : ruleOf(s, f)),
    },
  }),
  acting<Riftforce>({
    word: "move",
    about: {
      en: "Moves a card to the last slot of another location, on its own side.",
      de: "Bewegt eine Karte auf ihrer Seite an einen anderen Ort, dort ganz nach hinten.",
    },
    args: { move: { type: "select", sort: "card", only: ["self", "that"] }, to: { type: "select", sort: "place" } },
    say: {
      en: { imperative: "move {move} {to:toward}", infinitive: "move {move} {to:toward}" },
      de: { imperative: "bewege {move:acc} {to:toward}", infinitive: "{move:acc} {to:toward} bewegen" },
    },
    act: {
      select: "to",
      option: "move",
      possible: (s, f, node) => {
        const card = subject(s, f, node);
        return card !== NONE && inPlay(s, card);
      },
      useful: (s, f, x, _n, node) => {
        const card = subject(s, f, node);
        return card !== NONE && locationOf(s, card) !== x;
      },
      run: (s, f, x, _n, node) => {
        const card = subject(s, f, node);
        if (locationOf(s, card) === x) return;
        moveTo(s, card, x as Location, s.log === null ? "" : ruleOf(s, f));
        if (card === get(s, f, R.self)) set(s, f, R.here, x);
      },
      movesSelf: (node) => {
        const select = selectOf(node.values, "move");
        return select.kind === "reference" && select.word === "self";
      },
    },
  }),
  acting<Riftforce>({
    word: "play",
    about: {
      en: "Plays the card that was just destroyed on your side, fresh; its when-played step happens.",
      de: "Spielt die eben zerstörte Karte frisch auf deiner Seite aus; ihr Ausspieleffekt geschieht.",
    },
    args: { play: { type: "select", sort: "card", only: ["that"] }, to: { type: "select", sort: "place" } },
    say: {
      en: { imperative: "play {play} on your side {to:at}", infinitive: "play {play} on your side {to:at}" },
      de: {
        imperative: "spiele {play:acc} {to:at} auf deiner Seite aus",
        infinitive: "{play:acc} {to:at} auf deiner Seite ausspielen",
      },
    },
    act: {
      select: "to",
      option: "place",
      possible: (s, f) => {
        const card = meant(get(s, f, R.that));
        return card !== NONE && !inPlay(s, card);
      },
      useful: () => true,
      run: (s, f, x) => take(s, f, meant(get(s, f, R.that)), x as Location),
    },
  }),
  acting<Riftforce>({
    ...DRAW,
    act: {
      amount: "draw",
      possible: (s, f) => !isBot(s, mine(s, f)),
      useful: (s, f, _x, n) => n > 0 && canDraw(s, get(s, f, R.you)),
      run: (s, f, _x, n) => {
        for (let i = 0; i < n; i++) draw(s, get(s, f, R.you), s.log === null ? "" : ruleOf(s, f));
      },
    },
  }),
  acting<Riftforce>({
    word: "gain",
    about: {
      en: "You score points, or whoever scores for this card's loss does (`who: opponent`).",
      de: "Du erhältst Punkte, oder wer für den Verlust dieser Karte punktet (`who: opponent`).",
    },
    args: { gain: { type: "amount" }, who: { type: "word", words: ["you", "opponent"], optional: true } },
    say: (node, say, mood) => {
      const opponent = wordOf(node.values, "who") === "opponent";
      const gains = mood === "infinitive" ? "have your opponent gain" : "your opponent gains";
      if (say.language === "en")
        return `${opponent ? gains : "gain"} ${say.counted(node.values, "gain", "extra point", "extra points")}`;
      const points = say.counted(node.values, "gain", "zusätzlichen Punkt", "zusätzliche Punkte");
      if (opponent) {
        if (mood === "infinitive") return `deinen Gegner ${points} erhalten lassen`;
        return mood === "inverted" ? `erhält dein Gegner ${points}` : `dein Gegner erhält ${points}`;
      }
      return mood === "infinitive" ? `${points} erhalten` : `erhalte ${points}`;
    },
    act: {
      amount: "gain",
      useful: (s, f, _x, n, node) => n > 0 && mayScore(s, mine(s, f), wordOf(node.values, "who") === "opponent"),
      run: (s, f, _x, n, node) => {
        const rule = s.log === null ? "" : ruleOf(s, f);
        if (wordOf(node.values, "who") === "opponent") award(s, mine(s, f), n, actor(s, f), rule);
        else score(s, mine(s, f), n, rule);
      },
    },
  }),
  acting<Riftforce>({
    word: "get",
    about: { en: "Changes what holds for you for a while.", de: "Ändert für eine Weile, was für dich gilt." },
    args: { get: { type: "modifier" }, until: { type: "word", words: ["ability", "action"] } },
    say: {
      en: { imperative: "{until}, {get}", infinitive: "have it that {until}, {get}" },
      de: { imperative: "{until} {get}", infinitive: "bewirken: {until} {get}", inverted: "{get} {until}" },
    },
    act: {
      quiet: true,
      useful: () => true,
      run: (s, f, _x, _n, node) => {
        const { word, by } = changeOf(node.values, "get");
        const scope = wordOf(node.values, "until") === "action" ? scopes[1] : scopes[0];
        modify(s, word === "score" ? CANT_SCORE : MORE_DAMAGE, mine(s, f), by, scope.frame(s, f));
      },
    },
  }),
];

/** Whether that side, or one of the others, can score at all now. */
function mayScore(s: Riftforce, side: Side, others: boolean): boolean {
  if (!others) return modifier(s, CANT_SCORE, side) === 0;
  for (let other = 0; other < s.shape.sides; other++)
    if (other !== side && modifier(s, CANT_SCORE, other) === 0) return true;
  return false;
}

/** RF-25: played on the taker's side, fresh, in the last slot; from then on it is the taker's. */
function take(s: Riftforce, f: Frame, card: Card, location: Location): void {
  const you = get(s, f, R.you);
  if (s.rulings.musicKeeps) s.owner[card] = you;
  putDown(s, card, location, you);
  if (s.log !== null) s.log.push({ do: "take", rule: ruleOf(s, f), seat: you, ...onTable(s, card) });
  if (you !== TRAINER || !isBot(s, mine(s, f))) whenPlayed(s, card, you);
}

/** Whose ability is running: in a trigger that is not whose card it is. */
function actor(s: Riftforce, f: Frame): Seat {
  const frame = within(s, f, ability);
  return frame === NONE ? get(s, f, R.you) : get(s, frame, ability.registers.seat);
}

export const modifiables: readonly Modifiable[] = [
  {
    word: "score",
    cant: true,
    key: CANT_SCORE,
    about: { en: "no points are scored", de: "keine Punkte" },
    say: { en: "what is destroyed scores you nothing", de: "bringt dir Zerstörtes keine Punkte" },
  },
  {
    word: "damage",
    key: MORE_DAMAGE,
    about: {
      en: "more or less damage to each enemy hit",
      de: "mehr oder weniger Schaden an jeder getroffenen gegnerischen Karte",
    },
    say: { en: "damage to enemies", de: "Schaden an gegnerischen Karten" },
  },
];

/** How long a modifier lasts. Where there is no action around it, as in the trainer's plans, the ability must do. */
export const scopes = [
  {
    word: "ability",
    say: { en: "during this ability", de: "während dieser Fähigkeit" },
    frame: (s: Riftforce, f: Frame): Frame => nearest(s, f, ability) ?? f,
  },
  {
    word: "action",
    say: { en: "until the end of this action", de: "bis zum Ende dieser Aktion" },
    frame: (s: Riftforce, f: Frame): Frame => nearest(s, f, action) ?? nearest(s, f, ability) ?? f,
  },
] as const;

/** None where an ability is only foreseen: then its own frame is all there is. */
function nearest(s: Riftforce, f: Frame, p: { readonly id: number }): Frame | null {
  const frame = within(s, f, p);
  return frame === NONE ? null : frame;
}
