import { acting, amountOf, amountOfThings, type Builder, type Node, type Verb, wordOf } from "@rifthall/effects";
import {
  type Card,
  type Def,
  type Frame,
  NONE,
  only,
  option,
  type Seat,
  thingOf,
  type Zone,
} from "@rifthall/kernel/ids";
import { ask, get, set } from "@rifthall/kernel/machine";
import { holds } from "@rifthall/kernel/state";
import { pickOut, show, swap } from "@rifthall/kernel/zone";
import { distinctDefs } from "../../shared/distinct.js";
import { DRAW } from "../../shared/words.js";
import { bury, canScout, dig, discard, draw, scout } from "../rules/board.js";
import { deckOf, graveyardOf, handOf, KINDS_OF_CARD, type Neverrift } from "../table.js";
import { terms } from "../terms.js";
import { opponentChoice, someOpponent, youOf } from "./choices.js";
import { kind } from "./kinds.js";
import { named } from "./named.js";

const DISCARD = kind("discard");
const TAKE = kind("take");
const TOP = kind("top");

const drawVerb: Verb<Neverrift> = acting<Neverrift>({
  ...DRAW,
  act: {
    amount: "draw",
    useful: (s, f, _x, n) => n > 0 && s.size[deckOf(youOf(s, f))] > 0,
    run: (s, f, _x, n) => {
      for (let i = 0; i < n; i++) draw(s, youOf(s, f), "NR-79");
    },
  },
});

const WHO = { type: "word", words: ["you", "opponent"], optional: true } as const;
const isOther = (node: Node): boolean => wordOf(node.values, "who") === "opponent";

/** Whose cards it is about: yours, or those of an opponent you choose. */
function whose(
  node: Node,
  b: Builder<Neverrift>,
  fits: (s: Neverrift, seat: Seat) => boolean,
): (s: Neverrift, f: Frame) => Seat {
  if (!isOther(node)) return youOf;
  const chosen = opponentChoice(b, fits);
  return (s, f) => get(s, f, chosen);
}

/** So many times, as long as it goes on. */
function times(node: Node, key: string, b: Builder<Neverrift>, body: (end: string) => void): void {
  const left = b.register(amountOfThings);
  const n = amountOf(node.values, key);
  b.run((s, f) => set(s, f, left, b.meanings.amount(s, f, n)));
  b.loop(
    (s, f) => get(s, f, left) > 0,
    (end) => {
      b.run((s, f) => set(s, f, left, get(s, f, left) - 1));
      body(end);
    },
  );
}

const hasHand = (s: Neverrift, seat: Seat): boolean => s.size[handOf(seat)] > 0;
const hasDeck = (s: Neverrift, seat: Seat): boolean => s.size[deckOf(seat)] > 0;

const discardVerb: Verb<Neverrift> = {
  word: "discard",
  about: {
    en: "You discard cards of your choice, or an opponent discards cards of theirs.",
    de: "Du wirfst Karten deiner Wahl ab, oder ein Gegner Karten seiner Wahl.",
  },
  args: { discard: { type: "amount" }, who: WHO },
  say: (node, say, mood) => {
    if (say.language === "en") {
      const cards = say.counted(node.values, "discard", "card", "cards");
      if (!isOther(node)) return `discard ${cards}`;
      return `${mood === "infinitive" ? "have an opponent discard" : "an opponent discards"} ${cards} of their choice`;
    }
    const cards = say.counted(node.values, "discard", "Karte", "Karten");
    if (!isOther(node)) return mood === "infinitive" ? `${cards} abwerfen` : `wirf ${cards} ab`;
    if (mood === "infinitive") return `einen Gegner ${cards} seiner Wahl abwerfen lassen`;
    return mood === "inverted"
      ? `wirft ein Gegner ${cards} seiner Wahl ab`
      : `ein Gegner wirft ${cards} seiner Wahl ab`;
  },
  compile: (node, b) => {
    const who = whose(node, b, hasHand);
    times(node, "discard", b, (end) => {
      b.proceedIf((s, f) => who(s, f) !== NONE && hasHand(s, who(s, f)), end);
      // The last card needs no choice; with more, asking tells nothing of how many differ.
      const several = b.label();
      const done = b.label();
      b.proceedIf((s, f) => s.size[handOf(who(s, f))] === 1, several);
      b.run((s, f) => discard(s, who(s, f), s.head[handOf(who(s, f))], "NR-75"));
      b.goto(done);
      b.place(several);
      b.items.push(
        ask<Neverrift>({
          prompt: "discard",
          always: true,
          who: (s, f) => only(who(s, f)),
          options: (s, f) => {
            const n = distinctDefs(s, handOf(who(s, f)));
            for (let i = 0; i < n; i++) s.offer.add(option(DISCARD, s.scratch[i]));
          },
          choose: (s, f, o) => {
            const seat = who(s, f);
            discard(s, seat, pickOut(s, handOf(seat), thingOf(o) as Def), "NR-75");
          },
        }),
      );
      b.place(done);
    });
  },
  able: (node, a) => {
    const n = amountOf(node.values, "discard");
    const can = isOther(node)
      ? (s: Neverrift, f: Frame): boolean => someOpponent(s, f, hasHand)
      : (s: Neverrift, f: Frame): boolean => hasHand(s, youOf(s, f));
    return (s, f) => (a.meanings.amount(s, f, n) > 0 && can(s, f)) || a.rest(s, f);
  },
};

const scoutVerb: Verb<Neverrift> = {
  word: "scout",
  about: {
    en: "Turns an opponent's top card face up; it stays on top, seen by all.",
    de: "Deckt die oberste Karte eines Gegners auf; sie bleibt oben liegen, für alle sichtbar.",
  },
  args: { scout: { type: "word", words: ["opponent"] } },
  say: {
    en: {
      imperative: "turn the top card of an opponent's deck face up",
      infinitive: "turn the top card of an opponent's deck face up",
    },
    de: {
      imperative: "decke die oberste Karte im Deck eines Gegners auf",
      infinitive: "die oberste Karte im Deck eines Gegners aufdecken",
    },
  },
  compile: (_node, b) => {
    const who = opponentChoice(b, canScout);
    b.run((s, f) => {
      const seat = get(s, f, who);
      if (seat !== NONE) scout(s, seat, youOf(s, f), "NR-77");
    });
  },
  able: (_node, a) => (s, f) => someOpponent(s, f, canScout) || a.rest(s, f),
};

/** The card that lies so many under the top one. */
function under(s: Neverrift, zone: Zone, depth: number): Card {
  let card = s.head[zone];
  for (let i = 0; i < depth && card !== NONE; i++) card = s.next[card];
  return card;
}

/** NR-A24: whether it lies face up goes with the card. */
function exchange(s: Neverrift, a: Card, b: Card): void {
  if (a === b) return;
  swap(s, a, b);
  const knows = s.knows[a];
  s.knows[a] = s.knows[b];
  s.knows[b] = knows;
}

const auguryVerb: Verb<Neverrift> = {
  word: "augury",
  about: {
    en: "You look at so many of your top cards and put them back in any order.",
    de: "Du siehst dir so viele deiner obersten Karten an und legst sie in beliebiger Reihenfolge zurück.",
  },
  args: { augury: { type: "times", most: 6 } },
  say: (node, say, mood) => {
    const n = amountOf(node.values, "augury");
    if (say.language === "en") return `look at your top ${n} cards and put them back in any order`;
    const cards = `deine obersten ${n} Karten`;
    return mood === "infinitive"
      ? `${cards} ansehen und in beliebiger Reihenfolge zurücklegen`
      : `sieh dir ${cards} an und lege sie in beliebiger Reihenfolge zurück`;
  },
  compile: (node, b) => {
    const n = Number(amountOf(node.values, "augury"));
    const at = b.register(holds.int(0, n));
    const seen = (s: Neverrift, f: Frame): number => Math.min(n, s.size[deckOf(youOf(s, f))]);
    b.run((s, f) => {
      const seat = youOf(s, f);
      set(s, f, at, 0);
      for (let i = 0; i < seen(s, f); i++) show(s, under(s, deckOf(seat), i), only(seat));
      s.log?.push({ do: "look", rule: "NR-92", seat, n: seen(s, f) });
    });
    const question = ask<Neverrift>({
      prompt: "augury",
      always: true,
      who: (s, f) => only(youOf(s, f)),
      options: (s, f) => {
        const deck = deckOf(youOf(s, f));
        for (let i = get(s, f, at); i < seen(s, f); i++) {
          const def = s.def[under(s, deck, i)];
          let fresh = true;
          for (let k = get(s, f, at); k < i; k++) if (s.def[under(s, deck, k)] === def) fresh = false;
          if (fresh) s.offer.add(option(TOP, def));
        }
      },
      choose: (s, f, o) => {
        const deck = deckOf(youOf(s, f));
        let i = get(s, f, at);
        while (s.def[under(s, deck, i)] !== thingOf(o)) i++;
        exchange(s, under(s, deck, get(s, f, at)), under(s, deck, i));
        set(s, f, at, get(s, f, at) + 1);
      },
    });
    b.loop(
      (s, f) => get(s, f, at) < seen(s, f) - 1,
      () => b.items.push(question),
    );
  },
  able: (_node, a) => (s, f) => hasDeck(s, youOf(s, f)) || a.rest(s, f),
};

const DUG: Readonly<Record<string, { readonly en: string; readonly de: string }>> = {
  card: { en: "a card", de: "eine Karte" },
  creature: { en: "a creature", de: "eine Kreatur" },
  place: { en: "a place", de: "einen Ort" },
  spell: { en: "a spell", de: "einen Zauber" },
};

/** Is the definition what may be dug for? */
function isDug(s: Neverrift, def: number, wanted: string): boolean {
  return wanted === "card" || KINDS_OF_CARD[s.library.kinds[def]] === wanted;
}

function hasDug(s: Neverrift, seat: Seat, wanted: string): boolean {
  for (let c = s.head[graveyardOf(seat)]; c !== NONE; c = s.next[c]) if (isDug(s, s.def[c], wanted)) return true;
  return false;
}

const digVerb: Verb<Neverrift> = {
  word: "dig",
  about: {
    en: "You take such a card from your graveyard into your hand.",
    de: "Du nimmst eine solche Karte aus deinem Friedhof auf die Hand.",
  },
  args: { dig: { type: "word", words: ["card", "creature", "place", "spell"] } },
  say: (node, say, mood) => {
    const what = DUG[wordOf(node.values, "dig") ?? "card"];
    if (say.language === "en") return `take ${what.en} from your graveyard into your hand`;
    const taken = `${what.de} aus deinem Friedhof auf die Hand`;
    return mood === "infinitive" ? `${taken} nehmen` : `nimm ${taken}`;
  },
  compile: (node, b) => {
    const wanted = wordOf(node.values, "dig") ?? "card";
    b.items.push(
      ask<Neverrift>({
        prompt: "dig",
        who: (s, f) => only(youOf(s, f)),
        options: (s, f) => {
          const n = distinctDefs(s, graveyardOf(youOf(s, f)));
          for (let i = 0; i < n; i++) if (isDug(s, s.scratch[i], wanted)) s.offer.add(option(TAKE, s.scratch[i]));
        },
        choose: (s, f, o) => {
          const seat = youOf(s, f);
          let card = s.tail[graveyardOf(seat)];
          while (s.def[card] !== thingOf(o)) card = s.prev[card];
          dig(s, seat, card, "NR-90");
        },
      }),
    );
  },
  able: (node, a) => {
    const wanted = wordOf(node.values, "dig") ?? "card";
    return (s, f) => hasDug(s, youOf(s, f), wanted) || a.rest(s, f);
  },
};

const buryVerb: Verb<Neverrift> = {
  word: "bury",
  about: {
    en: "The top cards of your deck, or of an opponent's, go to the graveyard.",
    de: "Die obersten Karten deines Decks oder des Decks eines Gegners kommen auf den Friedhof.",
  },
  args: { bury: { type: "amount" }, who: WHO },
  say: (node, say, mood) => {
    const n = say.fill("{bury}", node.values);
    const other = isOther(node);
    if (say.language === "en") {
      const cards = n === "1" ? "the top card" : `the top ${n} cards`;
      return `put ${cards} of ${other ? "an opponent's" : "your"} deck into ${other ? "their" : "your"} graveyard`;
    }
    const cards = n === "1" ? "die oberste Karte" : `die obersten ${n} Karten`;
    const what = `${cards} ${other ? "im Deck eines Gegners auf dessen" : "deines Decks auf deinen"} Friedhof`;
    return mood === "infinitive" ? `${what} legen` : `lege ${what}`;
  },
  compile: (node, b) => {
    const who = whose(node, b, hasDeck);
    times(node, "bury", b, () => {
      b.run((s, f) => {
        if (who(s, f) !== NONE) bury(s, who(s, f), "NR-74");
      });
    });
  },
  able: (node, a) => {
    const n = amountOf(node.values, "bury");
    const can = isOther(node)
      ? (s: Neverrift, f: Frame): boolean => someOpponent(s, f, hasDeck)
      : (s: Neverrift, f: Frame): boolean => hasDeck(s, youOf(s, f));
    return (s, f) => (a.meanings.amount(s, f, n) > 0 && can(s, f)) || a.rest(s, f);
  },
};

export const supplyVerbs: readonly Verb<Neverrift>[] = [
  drawVerb,
  discardVerb,
  named(scoutVerb, terms.scout),
  named(auguryVerb, terms.augury),
  named(digVerb, terms.dig),
  buryVerb,
];
