import { effectOf, R, type Verb, wordOf } from "@rifthall/effects";
import type { Text } from "@rifthall/kernel/game";
import { everyone, type Seat, thingOf } from "@rifthall/kernel/ids";
import { ask, get, set } from "@rifthall/kernel/machine";
import { holds } from "@rifthall/kernel/state";
import { forOneOf, inTurn } from "../../shared/seats.js";
import { addHeroes, foremost, PRIORITIES, type Priority } from "../rules/target.js";
import type { BeyondTheRift } from "../table.js";
import { anybody, youOf } from "./you.js";

/** BR-A55 */
const eachHero: Verb<BeyondTheRift> = inTurn<BeyondTheRift>({
  word: "eachHero",
  about: { en: "Each hero in turn does this.", de: "Jeder Held tut dies der Reihe nach." },
  say: {
    en: { imperative: "each hero: {eachHero}", infinitive: "have each hero do this: {eachHero}" },
    de: { imperative: "jeder Held: {eachHero}", infinitive: "jeden Helden dies tun lassen: {eachHero}" },
  },
});

/** By what heroes are told apart, and how that is said. */
const SAID: Readonly<Record<Priority, Text>> = {
  "fewest-enemies": { en: "the hero with the fewest enemies", de: "der Held mit den wenigsten Gegnern" },
  "most-enemies": { en: "the hero with the most enemies", de: "der Held mit den meisten Gegnern" },
  "fewest-cards": { en: "the hero with the fewest cards in hand", de: "der Held mit den wenigsten Handkarten" },
  "most-cards": { en: "the hero with the most cards in hand", de: "der Held mit den meisten Handkarten" },
  "most-wounds": { en: "the hero with the most Wounds in hand", de: "der Held mit den meisten Wunden auf der Hand" },
  "fewest-wounds": {
    en: "the hero with the fewest Wounds in hand",
    de: "der Held mit den wenigsten Wunden auf der Hand",
  },
  "most-ap": { en: "the hero with the most AP", de: "der Held mit den meisten AP" },
  "least-ap": { en: "the hero with the least AP", de: "der Held mit den wenigsten AP" },
  any: { en: "a hero of your choice", de: "ein Held eurer Wahl" },
};

/** "den Helden mit …", as an object. */
export const priorityObject = (word: string, language: "en" | "de"): string =>
  language === "en"
    ? SAID[word as Priority].en
    : SAID[word as Priority].de.replace("der Held", "den Helden").replace("ein Held", "einen Helden");

const who: Verb<BeyondTheRift> = {
  word: "who",
  about: {
    en: "The hero this word means does that and is “you” in it; of equal heroes the players choose one (BR-A43).",
    de: "Der Held, den dieses Wort meint, tut jenes und ist darin „du“; unter gleichen wählen die Spieler (BR-A43).",
  },
  args: { who: { type: "word", words: PRIORITIES }, do: { type: "effect" } },
  say: (node, say, mood) => {
    const word = (wordOf(node.values, "who") ?? "any") as Priority;
    const what = say.clause(effectOf(node.values, "do"), "imperative");
    if (mood !== "infinitive") return `${SAID[word][say.language]}: ${what}`;
    const hero = priorityObject(word, say.language);
    return say.language === "en" ? `have ${hero} do this: ${what}` : `${hero} dies tun lassen: ${what}`;
  },
  compile: (node, b) => {
    const word = (wordOf(node.values, "who") ?? "any") as Priority;
    const before = b.register(holds.seatOrNone);
    b.run((s, f) => set(s, f, before, youOf(s, f)));
    b.items.push(
      ask<BeyondTheRift>({
        prompt: "who",
        who: (s) => everyone(s.shape.seats),
        options: (s) => addHeroes(s, foremost(s, everyone(s.shape.seats), word)),
        choose: (s, f, o) => set(s, f, R.you, thingOf(o) as Seat),
      }),
    );
    b.effect(effectOf(node.values, "do"));
    b.run((s, f) => set(s, f, R.you, get(s, f, before)));
  },
  able: (node, a) => {
    const word = (wordOf(node.values, "who") ?? "any") as Priority;
    const inner = a.effect(effectOf(node.values, "do"));
    return (s, f) => forOneOf(s, f, foremost(s, everyone(s.shape.seats), word), anybody, inner) || a.rest(s, f);
  },
};

export const playerVerbs: readonly Verb<BeyondTheRift>[] = [eachHero, who];
