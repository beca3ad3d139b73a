import { acting, type Verb, wordOf } from "@rifthall/effects";
import type { Text } from "@rifthall/kernel/game";
import { type Def, NONE, only, option, type Seat, thingOf } from "@rifthall/kernel/ids";
import { ask } from "@rifthall/kernel/machine";
import { distinctDefs } from "../../shared/distinct.js";
import { counted } from "../../shared/phrases.js";
import { HAS_AP, HAS_ATTACK, HAS_DEFENSE, HAS_REACTION, HAS_SPECIAL, IS_AFFLICTION } from "../bits.js";
import { reveal, takeRevealed } from "../rules/cards.js";
import { noteRevealed } from "../rules/resolve.js";
import { type BeyondTheRift, deckOf, revealedOf } from "../table.js";
import { kind } from "./kinds.js";
import { DECKS, HANDS, touch } from "./touches.js";
import { forSomeone, youOf } from "./you.js";

const TAKE = kind("take");

/** BR-149: what may be asked for by its action type. */
const TYPE_BITS: Readonly<Record<string, number>> = {
  attack: HAS_ATTACK,
  ap: HAS_AP,
  defense: HAS_DEFENSE,
  special: HAS_SPECIAL,
  reaction: HAS_REACTION,
};
const TYPES: readonly string[] = ["attack", "ap", "defense", "special", "reaction", "any"];
const SAID: Readonly<Record<string, Text>> = {
  attack: { en: "an Attack card", de: "eine Angriffskarte" },
  ap: { en: "an AP card", de: "eine AP-Karte" },
  defense: { en: "a Defense card", de: "eine Verteidigungskarte" },
  special: { en: "a Special card", de: "eine Besonderes-Karte" },
  reaction: { en: "a Reaction card", de: "eine Reaktionskarte" },
  any: { en: "a card", de: "eine Karte" },
};

/** BR-4: nobody takes a Wound or Fatigue. */
function isWanted(s: BeyondTheRift, def: number, type: string): boolean {
  const bits = s.library.bits[def];
  return type === "any" ? (bits & IS_AFFLICTION) === 0 : (bits & TYPE_BITS[type]) !== 0;
}

const revealing: Verb<BeyondTheRift> = {
  ...acting<BeyondTheRift>({
    word: "reveal",
    about: {
      en: "You reveal so many cards of your deck; when the effect ends they are discarded (BR-129).",
      de: "Du deckst so viele Karten deines Decks auf; am Ende des Effekts werden sie abgelegt (BR-129).",
    },
    args: { reveal: { type: "amount" } },
    say: (node, say, mood) => {
      if (say.language === "en") return `reveal ${counted(node, say, "card", "cards", "reveal").join("")} of your deck`;
      const [cards, per] = counted(node, say, "Karte", "Karten", "reveal");
      const what = `${per} ${cards} deines Decks`.trim();
      return mood === "infinitive" ? `${what} aufdecken` : `decke ${what} auf`;
    },
    touches: touch(0, 0, DECKS),
    act: {
      amount: "reveal",
      useful: (s, f, _x, n) => n > 0 && forSomeone(s, f, hasDeck),
      run: (s, f, _x, n) => {
        const you = youOf(s, f);
        if (you === NONE) return;
        reveal(s, you, n);
        noteRevealed(s, f, you);
      },
    },
  }),
  personal: () => true,
};

const hasDeck = (s: BeyondTheRift, seat: Seat): boolean => s.size[deckOf(seat)] > 0;

const take: Verb<BeyondTheRift> = {
  word: "take",
  about: {
    en: "You take one revealed card of that type into your hand.",
    de: "Du nimmst eine aufgedeckte Karte dieser Art auf die Hand.",
  },
  args: { take: { type: "word", words: TYPES } },
  touches: touch(DECKS, 0, HANDS | DECKS),
  personal: () => true,
  say: (node, say, mood) => {
    const what = SAID[wordOf(node.values, "take") ?? "any"][say.language];
    if (say.language === "en") return `take ${what.replace(/^an? /, "a revealed ")} into your hand`;
    const card = what.replace("eine ", "eine aufgedeckte ");
    return mood === "infinitive" ? `${card} auf die Hand nehmen` : `nimm ${card} auf die Hand`;
  },
  compile: (node, b) => {
    const type = wordOf(node.values, "take") ?? "any";
    const end = b.label();
    b.proceedIf((s, f) => youOf(s, f) !== NONE, end);
    b.items.push(
      ask<BeyondTheRift>({
        prompt: "take",
        who: (s, f) => only(youOf(s, f)),
        options: (s, f) => {
          const n = distinctDefs(s, revealedOf(youOf(s, f)));
          for (let i = 0; i < n; i++) if (isWanted(s, s.scratch[i], type)) s.offer.add(option(TAKE, s.scratch[i]));
        },
        choose: (s, f, o) => takeRevealed(s, youOf(s, f), thingOf(o) as Def),
      }),
    );
    b.place(end);
  },
  able: (node, a) => {
    const type = wordOf(node.values, "take") ?? "any";
    const has = (s: BeyondTheRift, seat: Seat): boolean => {
      for (let c = s.head[revealedOf(seat)]; c !== NONE; c = s.next[c]) if (isWanted(s, s.def[c], type)) return true;
      return false;
    };
    return (s, f) => forSomeone(s, f, has) || a.rest(s, f);
  },
};

export const revealVerbs: readonly Verb<BeyondTheRift>[] = [revealing, take];
