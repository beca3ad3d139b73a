import type { Field, Section } from "@rifthall/effects";
import { FAMILIES, MOST_AP, PARTS, REACTIONS } from "../facts.js";
import {
  ability,
  box,
  COPIES,
  cost,
  counts,
  damage,
  doing,
  effect,
  flag,
  flavour,
  group,
  MOST,
  modifiers,
  name,
  number,
  numbers,
  ongoing,
  stat,
  text,
  v099,
  word,
} from "./fields.js";

const CLASSES = ["warrior", "mage", "rogue", "priest", "ranger", "bard"] as const;
const ALIGNMENTS = ["just", "free", "grim"] as const;
const RACES = ["human", "elf", "dwarf", "gnome", "orc", "halfling"] as const;
const ROLES = ["defender", "striker", "healer", "controller"] as const;
const TERRAIN_KINDS = ["door", "portcullis", "obstacle", "hazard", "find", "shrine"] as const;
const side = (en: string, de: string): Field =>
  group(
    {
      ap: number(0, MOST_AP, "AP to begin a round with", "AP zu Rundenbeginn"),
      draw: number(0, MOST_AP, "AP to draw a card (BR-45)", "AP, um eine Karte zu ziehen (BR-45)"),
      swap: number(0, MOST_AP, "AP to swap cards (BR-46)", "AP, um Karten zu tauschen (BR-46)"),
      trade: number(0, MOST_AP, "AP for discarding a card (BR-47)", "AP für das Ablegen einer Karte (BR-47)"),
      guard: number(0, MOST_AP, "AP for a point of defence (BR-92)", "AP für einen Punkt Verteidigung (BR-92)"),
      ...damage,
      action: group(ability, "an action of the Hero Phase", "eine Aktion der Heldenphase", true),
      ongoing,
    },
    en,
    de,
  );

/** Fewer make no deck: a hero would draw it out in two rounds. */
const LEAST_DECK = 20;

export const heroes: Section = {
  key: "heroes",
  id: "hero",
  about: text(
    "heroes, each with a deck and two sides of a board",
    "Helden, jeder mit Deck und zwei Seiten einer Tafel",
  ),
  fields: {
    name,
    title: { type: "text", about: text("by what the hero is known", "Beiname") },
    flavour,
    class: word(CLASSES, "its class", "seine Klasse"),
    alignment: word(ALIGNMENTS, "its alignment", "seine Gesinnung"),
    race: word(RACES, "its race", "sein Volk"),
    role: word(ROLES, "its role", "seine Rolle"),
    v099,
    deck: {
      ...counts("cards", "its deck, 26 cards as a rule", "sein Deck, in der Regel 26 Karten"),
      least: LEAST_DECK,
    } as Field,
    standard: side("the side to begin with", "die Seite, mit der er beginnt"),
    alternate: side("the side that is unlocked (BR-143)", "die Seite, die freizuschalten ist (BR-143)"),
  },
};

export const cards: Section = {
  key: "cards",
  id: "card",
  about: text("cards of heroes and of items", "Karten von Helden und Gegenständen"),
  fields: {
    name,
    flavour,
    part: word(
      PARTS,
      "the body part that an item may replace (BR-141)",
      "das Körperteil, das ein Gegenstand ersetzt (BR-141)",
      true,
    ),
    range: number(1, 2, "1: own area only; 2: everything (BR-31)", "1: nur eigener Bereich; 2: alles (BR-31)"),
    attack: group(
      {
        primary: number(
          0,
          MOST_AP,
          "AP to begin an attack with it or to aid one (BR-58)",
          "AP, um damit anzugreifen oder zu helfen (BR-58)",
          true,
        ),
        secondary: number(
          0,
          MOST_AP,
          "AP to add it to one's own attack (BR-59)",
          "AP, um sie dem eigenen Angriff hinzuzufügen (BR-59)",
          true,
        ),
        value: stat("what it adds", "was sie beiträgt"),
        responses: number(0, 3, "Response symbols (BR-64)", "Antwortsymbole (BR-64)", true),
        targets: number(1, 3, "most enemies it strikes (BR-A51)", "höchstens so viele Gegner (BR-A51)", true),
        bonus: effect("after the attack (BR-69)", "nach dem Angriff (BR-69)"),
      },
      "Attack; without `primary` it cannot begin one, without `secondary` it cannot be added (BR-60, BR-61)",
      "Angriff; ohne `primary` beginnt sie keinen, ohne `secondary` lässt sie sich nicht hinzufügen (BR-60, BR-61)",
      true,
    ),
    defense: group(
      {
        cost,
        value: stat("what it adds", "was sie beiträgt"),
        responses: number(0, 3, "Response symbols", "Antwortsymbole", true),
        bonus: effect("after that enemy attack (BR-A49)", "nach diesem Gegnerangriff (BR-A49)"),
      },
      "Defense (BR-57)",
      "Verteidigung (BR-57)",
      true,
    ),
    ap: group({ cost, gain: number(0, MOST_AP, "AP it gives", "AP, die sie gibt") }, "AP (BR-39)", "AP (BR-39)", true),
    special: group(
      {
        cost,
        do: effect(
          "what it does; a Persistent card may do without",
          "was sie tut; eine bleibende Karte braucht es nicht",
        ),
      },
      "Special (BR-55)",
      "Besonderes (BR-55)",
      true,
    ),
    reaction: group(
      {
        cost,
        when: word(REACTIONS, "what it answers (BR-A40)", "worauf sie antwortet (BR-A40)"),
        if: { type: "condition", optional: true, about: text("only if this holds", "nur falls dies gilt") },
        do: doing,
      },
      "Reaction (BR-56)",
      "Reaktion (BR-56)",
      true,
    ),
    divided: flag("exactly one of its two actions (BR-52)", "genau eine ihrer zwei Aktionen (BR-52)"),
    persistent: flag("stays in a Hero Area (BR-123)", "bleibt in einem Heldenbereich (BR-123)"),
    ally: group(
      numbers,
      "a Persistent card that fights: its numbers (BR-125)",
      "eine bleibende Karte, die kämpft: ihre Werte (BR-125)",
      true,
    ),
    modifiers,
    ongoing,
    action: group(ability, "an action while it is in play", "eine Aktion, solange sie im Spiel ist", true),
    end: effect("in the End Phase while in play (BR-110)", "in der Endphase, solange sie im Spiel ist (BR-110)"),
  },
};

export const items: Section = {
  key: "items",
  id: "item",
  about: text(
    "items, each with the cards that replace a body part's",
    "Gegenstände mit den Karten, die ein Körperteil ersetzen",
  ),
  fields: {
    name,
    flavour,
    part: word(PARTS, "the body part (BR-141)", "das Körperteil (BR-141)"),
    campaign: {
      type: "id",
      of: "a campaign",
      about: text("whose item deck it is in", "zu wessen Gegenstandsdeck er gehört"),
    },
    v099,
    requires: group(
      {
        hero: { type: "id", of: "a hero", optional: true, about: text("only this hero", "nur dieser Held") },
        class: word(CLASSES, "only this class", "nur diese Klasse", true),
        alignment: word(ALIGNMENTS, "only this alignment", "nur diese Gesinnung", true),
        race: word(RACES, "only this race (v0.9.9)", "nur dieses Volk (v0.9.9)", true),
        role: word(ROLES, "only this role (v0.9.9)", "nur diese Rolle (v0.9.9)", true),
      },
      "who may use it (BR-140)",
      "wer ihn benutzen darf (BR-140)",
      true,
    ),
    cards: counts("cards", "its cards, of the same part", "seine Karten, vom selben Körperteil"),
  },
};

/** BR-111: what a Wound or Fatigue is to a hero, and what it changes where it is attached. */
export const affliction = (key: string, id: string, en: string, de: string): Section => ({
  key,
  id,
  about: text(en, de),
  fields: {
    name,
    attack: number(-MOST, MOST, "to an attack it is laid for", "zum Angriff, in den sie gelegt wird", true),
    defense: number(-MOST, MOST, "to a defence it is laid for", "zur Verteidigung, in die sie gelegt wird", true),
    ap: number(
      -MOST,
      MOST,
      "to the AP of whoever plays it (BR-118)",
      "zu den AP dessen, der sie spielt (BR-118)",
      true,
    ),
    ...box,
    modifiers,
  },
});

export const responses: Section = {
  key: "responses",
  id: "response",
  about: text("Response cards", "Antwortkarten"),
  builtIn: true,
  fields: {
    name,
    value: number(0, 3, "its number", "ihre Zahl"),
    copies: number(0, COPIES, "how many there are", "wie viele es gibt"),
  },
};

export const enemies: Section = {
  key: "enemies",
  id: "enemy",
  about: text("enemies", "Gegner"),
  fields: {
    name,
    flavour,
    family: word(FAMILIES, "its family", "seine Familie"),
    boss: flag("a boss", "ein Boss"),
    numbers: group(numbers, "its numbers", "seine Werte"),
    ...damage,
    ...box,
    ongoing,
    killed: effect("when it dies", "wenn er stirbt"),
    spawned: effect("when it comes into play", "wenn er ins Spiel kommt"),
  },
};

export const terrain: Section = {
  key: "terrain",
  id: "terrain",
  about: text("terrain", "Gelände"),
  fields: {
    name,
    flavour,
    kind: word(
      TERRAIN_KINDS,
      "doors and portcullises are opened (BR-134)",
      "Türen und Fallgitter werden geöffnet (BR-134)",
    ),
    ...box,
    ongoing,
    spawned: effect("when it comes into play", "wenn es ins Spiel kommt"),
    action: group(
      ability,
      "what an unengaged hero may do there (BR-132)",
      "was ein ungebundener Held dort tun darf (BR-132)",
      true,
    ),
  },
};
