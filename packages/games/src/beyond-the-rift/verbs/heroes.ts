import { acting, amountOf, type Node, type Verb } from "@rifthall/effects";
import { type Card, type Def, type Frame, NONE, only, option, type Seat, thingOf } from "@rifthall/kernel/ids";
import { ask } from "@rifthall/kernel/machine";
import { distinctDefs } from "../../shared/distinct.js";
import { counted } from "../../shared/phrases.js";
import { times } from "../../shared/times.js";
import { DRAW } from "../../shared/words.js";
import { IS_AFFLICTION } from "../bits.js";
import { MOST_AP } from "../facts.js";
import { gainAp, loseAp } from "../rules/ap.js";
import { canDiscard, discardFromHand, draw } from "../rules/cards.js";
import { closedHands } from "../rules/window.js";
import { type BeyondTheRift, handOf } from "../table.js";
import { kind } from "./kinds.js";
import { done } from "./phrases.js";
import { DECKS, HANDS, POINTS, touch } from "./touches.js";
import { anybody, forSomeone, seatOfHero, youOf } from "./you.js";

const DISCARD = kind("discard");

const TO = { type: "select", sort: "card", optional: true } as const;

/** The hero selected; where none is, you. */
const meantBy = (s: BeyondTheRift, f: Frame, x: number): Seat => (x === NONE ? youOf(s, f) : seatOfHero(s, x as Card));

/** It is for you where no hero is named. */
const isPersonal = (node: Node): boolean => node.values.to === undefined;

const gain: Verb<BeyondTheRift> = acting<BeyondTheRift>({
  word: "gain",
  about: { en: "You, or these heroes, gain AP (BR-35).", de: "Du oder diese Helden erhalten AP (BR-35)." },
  args: { gain: { type: "amount" }, to: TO },
  say: (node, say, mood) => {
    const [ap, per] = counted(node, say, "AP", "AP", "gain");
    const verb = { en: ["gain", "gains"], de: ["erhalte", "erhält", "erhalten"] } as const;
    return done(node, say, mood, verb, say.language === "en" ? `${ap}${per}` : `${per} ${ap}`.trim());
  },
  touches: touch(0, POINTS, 0),
  personal: isPersonal,
  act: {
    select: "to",
    amount: "gain",
    option: "hero",
    useful: (s, f, x, n) => n > 0 && (x === NONE ? forSomeone(s, f, hasRoom) : hasRoom(s, seatOfHero(s, x as Card))),
    run: (s, f, x, n) => {
      const seat = meantBy(s, f, x);
      if (seat !== NONE) gainAp(s, seat, n, "BR-35");
    },
  },
});

const hasRoom = (s: BeyondTheRift, seat: Seat): boolean => seat !== NONE && s.ap[seat] < MOST_AP;
const hasPoints = (s: BeyondTheRift, seat: Seat): boolean => seat !== NONE && s.ap[seat] > 0;

const lose: Verb<BeyondTheRift> = acting<BeyondTheRift>({
  word: "lose",
  about: {
    en: "You, or these heroes, lose AP, as many as able.",
    de: "Du oder diese Helden verlieren AP, so viel wie da ist.",
  },
  args: { lose: { type: "amount", all: true }, to: TO },
  say: (node, say, mood) => {
    const all = node.values.lose?.type === "amount" && node.values.lose.amount === "all";
    const [ap, per] = counted(node, say, "AP", "AP", "lose");
    const verb = { en: ["lose", "loses"], de: ["verliere", "verliert", "verlieren"] } as const;
    if (say.language === "en") return done(node, say, mood, verb, all ? "all AP" : `${ap}${per}`);
    return done(node, say, mood, verb, all ? "alle AP" : `${per} ${ap}`.trim());
  },
  touches: touch(0, POINTS, 0),
  personal: isPersonal,
  act: {
    select: "to",
    amount: "lose",
    option: "hero",
    useful: (s, f, x, n) =>
      n > 0 && (x === NONE ? forSomeone(s, f, hasPoints) : hasPoints(s, seatOfHero(s, x as Card))),
    run: (s, f, x, n) => {
      const seat = meantBy(s, f, x);
      if (seat !== NONE) loseAp(s, seat, n, "BR-35");
    },
  },
});

const drawing: Verb<BeyondTheRift> = {
  ...acting<BeyondTheRift>({
    ...DRAW,
    touches: touch(0, HANDS | DECKS, 0),
    act: {
      amount: "draw",
      useful: (s, f, _x, n) => n > 0 && forSomeone(s, f, anybody),
      run: (s, f, _x, n) => {
        if (youOf(s, f) !== NONE) draw(s, youOf(s, f), n, "BR-22");
      },
    },
  }),
  personal: () => true,
};

const discard: Verb<BeyondTheRift> = {
  word: "discard",
  about: {
    en: "You discard so many cards of your hand, as many as able; never Wounds or Fatigue (BR-4, BR-A101).",
    de: "Du legst so viele Handkarten ab, wie du kannst; nie Wunden oder Erschöpfung (BR-4, BR-A101).",
  },
  args: { discard: { type: "amount", all: true } },
  touches: touch(0, 0, HANDS),
  personal: () => true,
  say: (node, say, mood) => {
    const all = node.values.discard?.type === "amount" && node.values.discard.amount === "all";
    if (say.language === "en") {
      const [cards, per] = counted(node, say, "card", "cards", "discard");
      return all ? "discard your hand" : `discard ${cards}${per}`;
    }
    const [cards, per] = counted(node, say, "Handkarte", "Handkarten", "discard");
    const what = all ? "alle Handkarten" : `${per} ${cards}`.trim();
    return mood === "infinitive" ? `${what} ablegen` : `lege ${what} ab`;
  },
  compile: (node, b) => {
    times(
      b,
      node.values.discard,
      (s, f) => youOf(s, f) !== NONE && canDiscard(s, youOf(s, f)),
      ask<BeyondTheRift>({
        prompt: "discard",
        always: closedHands,
        who: (s, f) => only(youOf(s, f)),
        options: (s, f) => {
          const count = distinctDefs(s, handOf(youOf(s, f)));
          for (let i = 0; i < count; i++)
            if ((s.library.bits[s.scratch[i]] & IS_AFFLICTION) === 0) s.offer.add(option(DISCARD, s.scratch[i]));
        },
        choose: (s, f, o) => discardFromHand(s, youOf(s, f), thingOf(o) as Def, "BR-4"),
      }),
    );
  },
  able: (node, a) => {
    const n = amountOf(node.values, "discard");
    return (s, f) => (a.meanings.amount(s, f, n) > 0 && forSomeone(s, f, canDiscard)) || a.rest(s, f);
  },
};

export const heroVerbs: readonly Verb<BeyondTheRift>[] = [gain, lose, drawing, discard];
