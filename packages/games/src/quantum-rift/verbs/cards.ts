import { acting, type Verb, wordOf } from "@rifthall/effects";
import { NONE, only, option, type Seat, thingOf } from "@rifthall/kernel/ids";
import { ask } from "@rifthall/kernel/machine";
import { counted } from "../../shared/phrases.js";
import { distinctDefs, draw, recover } from "../rules/cards.js";
import { discardOf, type QuantumRift } from "../table.js";
import { kind } from "./kinds.js";
import { DRAWS, HAND, touch } from "./touches.js";
import { anybody, forSomeone, youOf } from "./you.js";

const RECOVER = kind("recover");

const drawVerb: Verb<QuantumRift> = {
  ...acting<QuantumRift>({
    word: "draw",
    about: { en: "You draw cards.", de: "Du ziehst Karten." },
    args: { draw: { type: "amount" } },
    say: (node, say, mood) => {
      if (say.language === "en") return `draw ${counted(node, say, "card", "cards", "draw").join("")}`;
      const [cards, per] = counted(node, say, "Karte", "Karten", "draw");
      return mood === "infinitive" ? `${per} ${cards} ziehen`.trim() : `ziehe${per} ${cards}`;
    },
    touches: DRAWS,
    act: {
      amount: "draw",
      useful: (s, f, _x, n) => n > 0 && forSomeone(s, f, anybody),
      run: (s, f, _x, n) => {
        for (let i = 0; i < n; i++) draw(s, youOf(s, f), "QR-1");
      },
    },
  }),
  personal: () => true,
};

const recoverVerb: Verb<QuantumRift> = {
  word: "recover",
  about: {
    en: "The top card of your discard, or any of them, comes to your hand.",
    de: "Die oberste Karte deiner Ablage, oder eine beliebige davon, kommt auf deine Hand.",
  },
  args: { recover: { type: "word", words: ["top", "any"] } },
  touches: touch(HAND, 0, HAND),
  personal: () => true,
  say: (node, say, mood) => {
    const top = wordOf(node.values, "recover") === "top";
    if (say.language === "en") return `take ${top ? "the top card of" : "a card from"} your discard into your hand`;
    const card = top ? "die oberste Karte deiner Ablage" : "eine Karte aus deiner Ablage";
    return mood === "infinitive" ? `${card} auf die Hand nehmen` : `nimm ${card} auf die Hand`;
  },
  compile: (node, b) => {
    const top = wordOf(node.values, "recover") === "top";
    if (top) {
      b.run((s, f) => {
        const you = youOf(s, f);
        if (you !== NONE && s.size[discardOf(you)] > 0) recover(s, you, s.tail[discardOf(you)], "QR-11");
      });
      return;
    }
    const end = b.label();
    b.proceedIf((s, f) => youOf(s, f) !== NONE, end);
    b.items.push(
      ask<QuantumRift>({
        prompt: "recover",
        who: (s, f) => only(youOf(s, f)),
        options: (s, f) => {
          const n = distinctDefs(s, discardOf(youOf(s, f)));
          for (let i = 0; i < n; i++) s.offer.add(option(RECOVER, s.scratch[i]));
        },
        choose: (s, f, o) => {
          const pile = discardOf(youOf(s, f));
          let card = s.tail[pile];
          while (s.def[card] !== thingOf(o)) card = s.prev[card];
          recover(s, youOf(s, f), card, "QR-11");
        },
      }),
    );
    b.place(end);
  },
  able: (_node, a) => (s, f) => forSomeone(s, f, hasDiscards) || a.rest(s, f),
};

const hasDiscards = (s: QuantumRift, seat: Seat): boolean => s.size[discardOf(seat)] > 0;

export const cardVerbs: readonly Verb<QuantumRift>[] = [drawVerb, recoverVerb];
