import type { Field, PackFormat, Section } from "@rifthall/effects";
import { EVENTS } from "./content.js";
import { DECK, FACTIONS, KEYWORDS, RARITIES, STRONGEST } from "./facts.js";
import type { Neverrift } from "./table.js";
import { grammar } from "./verbs/grammar.js";

const text = (en: string, de: string): { en: string; de: string } => ({ en, de });

const name: Field = { type: "text", about: text("its name", "ihr Name") };
const flavour: Field = { type: "story", optional: true, about: text("a line of flavour", "ein Satz zur Stimmung") };
const number: Field = {
  type: "number",
  least: 1,
  greatest: 9999,
  optional: true,
  about: text("its collector's number; deck codes name it so", "ihre Sammelnummer; so steht sie in Deckcodes"),
};
const effect = (en: string, de: string): Field => ({ type: "effect", optional: true, about: text(en, de) });

const answering = (en: string, de: string, optional?: true): Field => ({
  type: "group",
  ...(optional ? { optional } : {}),
  fields: {
    on: { type: "word", words: EVENTS, about: text("what has to happen", "was geschehen muss") },
    who: {
      type: "select",
      sort: "card",
      optional: true,
      about: text("to whom; this card, if nothing is said", "wem; wenn nichts gesagt ist, dieser Karte"),
    },
    once: {
      type: "word",
      words: ["turn"],
      optional: true,
      about: text("at most once a turn", "höchstens einmal pro Zug"),
    },
    do: { type: "effect", about: text("what then happens", "was dann geschieht") },
  },
  about: text(en, de),
});

const tamers: Section = {
  key: "tamers",
  id: "tamer",
  about: text("tamers, one to a deck", "Bändiger, einer je Deck"),
  fields: {
    number,
    name,
    faction: { type: "word", words: FACTIONS, about: text("its faction", "seine Fraktion") },
    flavour,
    passive: answering(
      "answers something in your turn, at most once a turn",
      "antwortet in deinem Zug auf etwas, höchstens einmal pro Zug",
    ),
    active: {
      type: "effect",
      about: text("usable once a game, in your turn", "einmal pro Partie in deinem Zug nutzbar"),
    },
  },
};

const cards: Section = {
  key: "cards",
  id: "card",
  about: text("creatures, places and spells", "Kreaturen, Orte und Zauber"),
  fields: {
    number,
    name,
    type: { type: "word", words: ["creature", "place", "spell"], about: text("what it is", "was sie ist") },
    faction: { type: "word", words: [...FACTIONS, "neutral"], about: text("its faction", "ihre Fraktion") },
    rarity: { type: "word", words: RARITIES, about: text("0, 1, 2 or 3 stars", "0, 1, 2 oder 3 Sterne") },
    flavour,
    sides: {
      type: "numbers",
      least: 1,
      greatest: STRONGEST,
      most: 4,
      optional: true,
      about: text("up, right, down, left; 10 is A (creatures)", "oben, rechts, unten, links; 10 ist A (Kreaturen)"),
    },
    keywords: { type: "words", words: KEYWORDS, optional: true, about: text("its keywords", "ihre Schlüsselwörter") },
    enters: effect("when it comes into play, before it fights", "wenn sie ins Spiel kommt, vor ihrem Kampf"),
    fought: effect("after each of its attacks", "nach jedem ihrer Angriffe"),
    play: effect("what a spell does", "was ein Zauber tut"),
    ongoing: effect("what it changes while in play: `get` without `until`", "was sie ändert, solange sie im Spiel ist"),
    when: answering("answers something while in play", "antwortet auf etwas, solange sie im Spiel ist", true),
  },
};

const decks: Section = {
  key: "decks",
  id: "deck",
  about: text("ready decks", "fertige Decks"),
  fields: {
    name,
    guide: { type: "story", about: text("how it is played", "wie es gespielt wird") },
    tamer: { type: "id", of: "a tamer", about: text("its tamer", "sein Bändiger") },
    cards: { type: "counts", of: "cards", greatest: DECK, about: text("its 30 cards", "seine 30 Karten") },
  },
};

/** What a pack for this game may hold. */
export const format: PackFormat<Neverrift> = { game: "neverrift", grammar, sections: [tamers, cards, decks] };
