import type { Field, PackFormat, Section } from "@rifthall/effects";
import { COLOURS, type QuantumRift } from "./table.js";
import { grammar } from "./verbs/grammar.js";
import { KEYWORDS, TRAITS } from "./verbs/stats.js";

const text = (en: string, de: string): { en: string; de: string } => ({ en, de });

const name: Field = { type: "text", about: text("its name", "ihr Name") };
const story: Field = { type: "story", about: text("the story told with it", "die Geschichte dazu") };
const flavour: Field = { type: "story", optional: true, about: text("a line of flavour", "ein Satz zur Stimmung") };
const effect = (en: string, de: string): Field => ({ type: "effect", optional: true, about: text(en, de) });
const number = (least: number, greatest: number, en: string, de: string, optional?: true): Field => ({
  type: "number",
  least,
  greatest,
  about: text(en, de),
  ...(optional ? { optional } : {}),
});
const keywords: Field = {
  type: "words",
  words: KEYWORDS,
  optional: true,
  about: text("its keywords", "ihre Schlüsselwörter"),
};
const cost: Field = {
  type: "counts",
  of: "colours",
  words: [...COLOURS, "any"],
  greatest: 6,
  optional: true,
  about: text("quanta symbols to pay", "zu zahlende Quantensymbole"),
};

const abilityFields: Readonly<Record<string, Field>> = {
  cost,
  exhaust: {
    type: "flag",
    optional: true,
    about: text("exhausts this card as a cost", "erschöpft diese Karte als Kosten"),
  },
  once: { type: "word", words: ["turn", "game"], optional: true, about: text("at most once", "höchstens einmal") },
};
const doing: Field = { type: "effect", about: text("what it does", "was sie tut") };
const action: Field = {
  type: "group",
  optional: true,
  fields: { ...abilityFields, do: doing },
  about: text("ACTION: usable at any time", "AKTION: jederzeit nutzbar"),
};
const response: Field = {
  type: "group",
  optional: true,
  fields: {
    ...abilityFields,
    when: { type: "condition", about: text("while this holds", "solange dies gilt") },
    do: doing,
  },
  about: text("RESPONSE: usable while its condition holds", "REAKTION: nutzbar, solange ihre Bedingung gilt"),
};
const reveal = effect("REVEAL: when it enters play", "ENTHÜLLEN: wenn sie ins Spiel kommt");
const explore = effect("EXPLORE: after an exploration", "ERKUNDEN: nach einer Erkundung");
const threat = effect("THREAT: in the Threat phase", "BEDROHUNG: in der Bedrohungsphase");
const regroup = effect("REGROUP: in the Regroup phase", "SAMMELN: in der Sammelphase");
const ongoing = effect(
  "what it changes while in play: `get` without `until`",
  "was sie ändert, solange sie im Spiel ist",
);
const triggers = { explore, threat, regroup, ongoing };

const counts = (of: string, en: string, de: string, optional?: true): Field => ({
  type: "counts",
  of,
  greatest: 20,
  about: text(en, de),
  ...(optional ? { optional } : {}),
});

const heroes: Section = {
  key: "heroes",
  id: "hero",
  about: text("heroes, each with a deck", "Helden, jeder mit einem Deck"),
  fields: {
    name,
    flavour,
    attack: number(0, 9, "attack dice", "Angriffswürfel"),
    defence: number(0, 9, "what hits must exceed", "was Treffer übertreffen müssen"),
    vitality: number(
      1,
      20,
      "lost by being damaged; at 0 the hero is out",
      "sinkt bei Schaden; bei 0 ist der Held draußen",
    ),
    keywords,
    dice: {
      type: "counts",
      of: "colours",
      words: COLOURS,
      greatest: 6,
      about: text("quanta dice to begin with", "Quantenwürfel zu Beginn"),
    },
    deck: counts("cards", "its deck, 13 cards as a rule", "sein Deck, in der Regel 13 Karten"),
    ...triggers,
    action,
    response,
  },
};

const cards: Section = {
  key: "cards",
  id: "card",
  about: text("units, gear, skills and actions, friendly or enemy", "Einheiten, Ausrüstung, Fertigkeiten und Aktionen"),
  fields: {
    name,
    flavour,
    type: {
      type: "word",
      words: ["unit", "gear", "skill", "action"],
      about: text("what it is", "was sie ist"),
    },
    trait: { type: "word", words: TRAITS, optional: true, about: text("its kind", "ihre Art") },
    cost,
    rift: number(0, 9, "Rift Number; for enemies only a preference", "Riftzahl; bei Gegnern nur Vorliebe", true),
    attack: number(0, 9, "attack dice (units)", "Angriffswürfel (Einheiten)", true),
    defence: number(0, 9, "what hits must exceed (units)", "was Treffer übertreffen müssen (Einheiten)", true),
    keywords,
    play: effect("what an action does", "was eine Aktion tut"),
    paid: effect(
      "the dice that paid are rolled, then this happens",
      "die bezahlten Würfel werden geworfen, dann geschieht dies",
    ),
    riftEffect: effect("RIFT: may be triggered when it is used to Rift", "RIFT: darf beim Riften ausgelöst werden"),
    riftsGear: {
      type: "flag",
      optional: true,
      about: text(
        "once a turn you may Rift with gear in play",
        "einmal pro Zug darfst du mit Ausrüstung im Spiel riften",
      ),
    },
    reveal,
    ...triggers,
    action,
    response,
  },
};

const locations: Section = {
  key: "locations",
  id: "location",
  about: text("places, visited in the order a chapter gives", "Orte in der Reihenfolge eines Kapitels"),
  fields: {
    name,
    story,
    distance: number(0, 9, "counters to begin with", "Marker zu Beginn", true),
    reveal: { type: "effect", about: text("REVEAL", "ENTHÜLLEN") },
    ...triggers,
  },
};

const encounters: Section = {
  key: "encounters",
  id: "encounter",
  about: text("what you meet", "was euch begegnet"),
  fields: {
    name,
    kind: { type: "text", about: text("its type line", "seine Typzeile") },
    story,
    reveal,
    ...triggers,
    duration: {
      type: "condition",
      about: text("complete as soon as this is false", "erfüllt, sobald dies nicht mehr gilt"),
    },
    reward: effect("REWARD: may be taken when it is complete", "BELOHNUNG: darf bei Erfüllung genommen werden"),
  },
};

const explorations: Section = {
  key: "explorations",
  id: "exploration",
  about: text("what is found on the way", "was unterwegs zu finden ist"),
  fields: {
    name,
    story,
    tier: number(1, 2, "tier 1 lies on top of tier 2", "Stufe 1 liegt auf Stufe 2"),
    do: doing,
  },
};

const chapters: Section = {
  key: "chapters",
  id: "chapter",
  about: text("adventures to play", "spielbare Abenteuer"),
  fields: {
    name,
    story,
    victory: { type: "story", about: text("told when it is won", "erzählt beim Sieg") },
    defeat: { type: "story", about: text("told when it is lost", "erzählt bei der Niederlage") },
    players: number(1, 2, "most players", "höchstens so viele Spieler"),
    locations: { type: "ids", of: "locations", about: text("in order", "der Reihe nach") },
    encounters: { type: "ids", of: "encounters", about: text("the Encounter Pool", "der Begegnungsvorrat") },
    explorations: counts("explorations", "the Exploration Deck", "das Erkundungsdeck"),
    enemies: counts("cards", "the Enemy Pool", "der Gegnervorrat"),
    allies: counts("cards", "the Adventure Pool", "der Abenteuervorrat", true),
    finale: { type: "id", of: "an encounter", about: text("completing it wins", "sie zu erfüllen gewinnt") },
  },
};

/** What a pack for this game may hold. */
export const format: PackFormat<QuantumRift> = {
  game: "quantum-rift",
  grammar,
  sections: [heroes, cards, locations, encounters, explorations, chapters],
};
