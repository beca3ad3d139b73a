import {
  type Act,
  acting,
  amountOf,
  type Builder,
  Found,
  type Node,
  R,
  type Select,
  type Selector,
  selectOf,
  type Verb,
  wordOf,
} from "@rifthall/effects";
import {
  type Card,
  type Def,
  type Frame,
  meant,
  NO_REF,
  NONE,
  only,
  placeOf,
  type Seat,
  thingOf,
} from "@rifthall/kernel/ids";
import { ask, get, set } from "@rifthall/kernel/machine";
import { holds } from "@rifthall/kernel/state";
import { present, refer } from "@rifthall/kernel/zone";
import { self } from "../../shared/words.js";
import { exchange, relocate } from "../rules/board.js";
import { addFromHand, putFromHand } from "../rules/resolution.js";
import { canBeMoved } from "../rules/values.js";
import {
  CREATURE,
  cardAt,
  type Direction,
  type Field,
  fieldOf,
  handOf,
  inPlay,
  isCreature,
  isEmpty,
  type Neverrift,
  neighbour,
  PLACE,
} from "../table.js";
import { terms } from "../terms.js";
import { onCards } from "./acts.js";
import { any, youOf } from "./choices.js";
import { named } from "./named.js";

/** The field that a push from here would move it to; NONE where it cannot be pushed. */
function awayFrom(s: Neverrift, f: Frame, card: Card): Field {
  const [from, at] = [fieldOf(s, self(s, f)), fieldOf(s, card)];
  if (from === NONE || at === NONE || !canBeMoved(s, card, youOf(s, f))) return NONE as Field;
  for (let d = 0; d < 4; d++) {
    if (neighbour(s, from, d as Direction) !== at) continue;
    const to = neighbour(s, at, d as Direction);
    return to !== NONE && isEmpty(s, to) ? to : (NONE as Field);
  }
  return NONE as Field;
}

const pushVerb = onCards(
  "push",
  {
    en: "Moves an adjacent creature one field directly away.",
    de: "Bewegt eine benachbarte Kreatur um ein Feld direkt weg.",
  },
  {
    en: {
      imperative: "move {push:acc} one field away from this card",
      infinitive: "move {push:acc} one field away from this card",
    },
    de: {
      imperative: "bewege {push:acc} ein Feld von dieser Karte weg",
      infinitive: "{push:acc} ein Feld von dieser Karte wegbewegen",
    },
  },
  (s, f, card) => awayFrom(s, f, card) !== NONE,
  (s, f, card) => relocate(s, card, awayFrom(s, f, card), "NR-83"),
);

/** Is there a creature on that side that can be pushed away? */
function pushed(s: Neverrift, f: Frame, d: number): Card {
  const from = fieldOf(s, self(s, f));
  const card = from === NONE ? (NONE as Card) : cardAt(s, neighbour(s, from, d as Direction));
  return card !== NONE && isCreature(s, card) && awayFrom(s, f, card) !== NONE ? card : (NONE as Card);
}

/** NR-83: all of them, each where there is room. */
const intimidateVerb: Verb<Neverrift> = acting<Neverrift>({
  word: "intimidate",
  about: {
    en: "Every adjacent creature moves one field directly away, where there is room.",
    de: "Jede benachbarte Kreatur bewegt sich ein Feld direkt weg, wo Platz ist.",
  },
  args: { intimidate: { type: "word", words: ["all"] } },
  say: {
    en: {
      imperative: "every adjacent creature moves one field away from this card",
      infinitive: "have every adjacent creature move one field away from this card",
    },
    de: {
      imperative: "jede benachbarte Kreatur bewegt sich ein Feld von dieser Karte weg",
      infinitive: "jede benachbarte Kreatur ein Feld von dieser Karte wegbewegen",
      inverted: "bewegt sich jede benachbarte Kreatur ein Feld von dieser Karte weg",
    },
  },
  act: {
    useful: (s, f) => {
      for (let d = 0; d < 4; d++) if (pushed(s, f, d) !== NONE) return true;
      return false;
    },
    run: (s, f) => {
      for (let d = 0; d < 4; d++) {
        const card = pushed(s, f, d);
        if (card !== NONE) relocate(s, card, awayFrom(s, f, card), "NR-83");
      }
    },
  },
});

/** Fields of a selection that are free. */
const FIELDS: Act<Neverrift> = {
  select: "to",
  option: "move",
  useful: (s, _f, x) => isEmpty(s, x as Field),
  run: () => {},
};

/** Moves what is selected to a free field that is: first the card, then the field. */
function compileMove(b: Builder<Neverrift>, node: Node, which: Select, where: Selector, rule: string): void {
  const fields = b.grammar.find(where);
  const found = new Found();
  const end = b.label();
  const movable = moving(fields, found);
  if (which.kind === "reference") {
    const one = b.meanings.one(which);
    b.run((s, f) => {
      const card = one(s, f);
      set(s, f, R.that, card !== NONE && movable(s, f, card) ? refer(s, card as Card) : NO_REF);
    });
  } else b.choice(node, { select: "move", option: "target", useful: movable, run: () => {} }, which);
  b.proceedIf((s, f) => present(s, get(s, f, R.that)) !== NONE, end);
  b.choice(node, FIELDS, where);
  b.run((s, f) => {
    const card = present(s, get(s, f, R.that));
    const to = get(s, f, R.there) as Field;
    if (card !== NONE && to !== NONE) relocate(s, card, to, rule);
  });
  b.place(end);
}

/** May it be moved, and is there a field for it? */
const moving =
  (fields: ReturnType<Builder<Neverrift>["grammar"]["find"]>, found: Found) =>
  (s: Neverrift, f: Frame, x: number): boolean => {
    const card = x as Card;
    if (!inPlay(s, card) || !canBeMoved(s, card, youOf(s, f))) return false;
    const before = get(s, f, R.that);
    set(s, f, R.that, refer(s, card));
    found.count = 0;
    fields(s, f, found);
    set(s, f, R.that, before);
    for (let i = 0; i < found.count; i++) if (isEmpty(s, found.list[i] as Field)) return true;
    return false;
  };

const moveVerb: Verb<Neverrift> = {
  word: "move",
  about: { en: "Moves a card to a free field.", de: "Bewegt eine Karte auf ein freies Feld." },
  args: { move: { type: "select", sort: "card" }, to: { type: "select", sort: "place" } },
  say: {
    en: { imperative: "move {move:acc} {to:toward}", infinitive: "move {move:acc} {to:toward}" },
    de: { imperative: "bewege {move:acc} {to:toward}", infinitive: "{move:acc} {to:toward} bewegen" },
  },
  compile: (node, b) =>
    compileMove(b, node, selectOf(node.values, "move"), selectOf(node.values, "to") as Selector, "NR-48"),
  able: (node, a) => {
    const fields = a.grammar.find(selectOf(node.values, "to") as Selector);
    const movable = moving(fields, new Found());
    return ableOn(a.meanings.all(selectOf(node.values, "move")), movable, a.rest);
  },
};

/** Would it change something for one of these? */
function ableOn(
  list: ReturnType<Builder<Neverrift>["grammar"]["find"]>,
  useful: (s: Neverrift, f: Frame, x: number) => boolean,
  rest: (s: Neverrift, f: Frame) => boolean,
): (s: Neverrift, f: Frame) => boolean {
  const found = new Found();
  return (s, f) => {
    found.count = 0;
    list(s, f, found);
    for (let i = 0; i < found.count; i++) if (useful(s, f, found.list[i])) return true;
    return rest(s, f);
  };
}

const HOOKED = any("card", ["enemy"], "creature");
const BESIDE = any("place", ["empty", "adjacent"], "field");

/** NR-87 */
const hookVerb: Verb<Neverrift> = {
  word: "hook",
  about: {
    en: "Moves an enemy creature to a free field adjacent to this card.",
    de: "Bewegt eine gegnerische Kreatur auf ein freies Feld neben dieser Karte.",
  },
  args: { hook: { type: "times", most: 3 } },
  say: (node, say, mood) => {
    const n = Number(amountOf(node.values, "hook"));
    if (say.language === "en") {
      const what = "an enemy creature to an empty field adjacent to this card";
      return n === 1 ? `move ${what}` : `${n === 2 ? "twice" : `${n} times`}, move ${what}`;
    }
    const what = "eine gegnerische Kreatur auf ein leeres Feld neben dieser Karte";
    const often = n === 1 ? "" : n === 2 ? " zweimal" : ` ${n}-mal`;
    return mood === "infinitive" ? `${what}${often} bewegen` : `bewege${often} ${what}`;
  },
  compile: (node, b) => {
    for (let i = 0; i < Number(amountOf(node.values, "hook")); i++) compileMove(b, node, HOOKED, BESIDE, "NR-87");
  },
  able: (_node, a) => ableOn(a.grammar.find(HOOKED), moving(a.grammar.find(BESIDE), new Found()), a.rest),
};

const mayMove = (s: Neverrift, f: Frame, card: Card): boolean => inPlay(s, card) && canBeMoved(s, card, youOf(s, f));

/** Two cards change fields. */
const swapVerb: Verb<Neverrift> = {
  word: "swap",
  about: {
    en: "Two cards change fields; both have moved.",
    de: "Zwei Karten tauschen die Felder; beide wurden bewegt.",
  },
  args: { swap: { type: "select", sort: "card" }, with: { type: "select", sort: "card" } },
  say: {
    en: { imperative: "swap {swap:acc} with {with:acc}", infinitive: "swap {swap:acc} with {with:acc}" },
    de: { imperative: "tausche {swap:acc} mit {with:dat}", infinitive: "{swap:acc} mit {with:dat} tauschen" },
  },
  compile: (node, b) => {
    const [first, second] = [selectOf(node.values, "swap"), selectOf(node.values, "with")];
    const kept = b.register(holds.ref);
    const end = b.label();
    const pick = (x: Select, useful: (s: Neverrift, f: Frame, card: Card) => boolean): void => {
      if (x.kind === "reference") {
        const one = b.meanings.one(x);
        b.run((s, f) => {
          const card = one(s, f) as Card;
          set(s, f, R.that, card !== NONE && useful(s, f, card) ? refer(s, card) : NO_REF);
        });
      } else
        b.choice(
          node,
          { select: "swap", option: "target", useful: (s, f, c) => useful(s, f, c as Card), run: () => {} },
          x,
        );
      b.proceedIf((s, f) => present(s, get(s, f, R.that)) !== NONE, end);
    };
    pick(first, mayMove);
    b.run((s, f) => set(s, f, kept, get(s, f, R.that)));
    pick(second, (s, f, card) => mayMove(s, f, card) && card !== meant(get(s, f, kept)));
    b.run((s, f) => {
      const [a, c] = [present(s, get(s, f, kept)), present(s, get(s, f, R.that))];
      if (a !== c && inPlay(s, a) && inPlay(s, c)) exchange(s, a, c, "NR-48");
    });
    b.place(end);
  },
  able: (node, a) => {
    const [first, second] = [selectOf(node.values, "swap"), selectOf(node.values, "with")].map((x) =>
      a.meanings.all(x),
    );
    const [x, y] = [new Found(), new Found()];
    return (s, f) => {
      x.count = 0;
      y.count = 0;
      first(s, f, x);
      second(s, f, y);
      for (let i = 0; i < x.count; i++)
        for (let k = 0; k < y.count; k++)
          if (x.list[i] !== y.list[k] && mayMove(s, f, x.list[i] as Card) && mayMove(s, f, y.list[k] as Card))
            return true;
      return a.rest(s, f);
    };
  },
};

/** Is there a card of that kind in that hand, or of any kind (NONE)? */
function mayHold(s: Neverrift, seat: Seat, type: number): boolean {
  for (let c = s.head[handOf(seat)]; c !== NONE; c = s.next[c])
    if (type === NONE || s.library.kinds[s.def[c]] === type) return true;
  return false;
}

const PUT_KINDS: Readonly<Record<string, number>> = { creature: CREATURE, place: PLACE };

/** NR-A42: a card of your hand comes into play. */
const putVerb: Verb<Neverrift> = {
  word: "put",
  about: {
    en: "You put a creature or place from your hand into play; that does not count as playing it.",
    de: "Du bringst eine Kreatur oder einen Ort von der Hand ins Spiel; das zählt nicht als Ausspielen.",
  },
  args: { put: { type: "word", words: ["creature", "place"] }, to: { type: "select", sort: "place" } },
  say: (node, say, mood) => {
    const creature = wordOf(node.values, "put") === "creature";
    if (say.language === "en")
      return say.fill(`put a ${creature ? "creature" : "place"} from your hand onto {to}`, node.values);
    const what = `${creature ? "eine Kreatur" : "einen Ort"} von deiner Hand {to:toward}`;
    return say.fill(mood === "infinitive" ? `${what} legen` : `lege ${what}`, node.values);
  },
  compile: (node, b) => {
    const type = PUT_KINDS[wordOf(node.values, "put") ?? "creature"];
    const find = b.grammar.find(selectOf(node.values, "to") as Selector);
    const found = new Found();
    b.items.push(
      ask<Neverrift>({
        prompt: "put",
        always: true,
        who: (s, f) => only(youOf(s, f)),
        options: (s, f) => {
          found.count = 0;
          find(s, f, found);
          for (let i = 0; i < found.count; i++)
            if (isEmpty(s, found.list[i] as Field)) addFromHand(s, youOf(s, f), found.list[i] as Field, type);
        },
        choose: (s, f, o) => putFromHand(s, youOf(s, f), thingOf(o) as Def, placeOf(o) as Field, "NR-A42"),
      }),
    );
  },
  // What the hand holds is its player's business: to others, with any card in it, it may be so.
  able: (node, a) => {
    const find = a.grammar.find(selectOf(node.values, "to") as Selector);
    const type = a.own ? PUT_KINDS[wordOf(node.values, "put") ?? "creature"] : NONE;
    const found = new Found();
    return (s, f) => {
      found.count = 0;
      find(s, f, found);
      let room = false;
      for (let i = 0; i < found.count; i++) if (isEmpty(s, found.list[i] as Field)) room = true;
      return (room && mayHold(s, youOf(s, f), type)) || a.rest(s, f);
    };
  },
};

/** What brings cards to other fields, or into play. */
export const moveVerbs: readonly Verb<Neverrift>[] = [
  moveVerb,
  named(hookVerb, terms.hook),
  named(intimidateVerb, terms.intimidate),
  pushVerb,
  swapVerb,
  putVerb,
];
