import type { Worded } from "../shared/terms.js";

/** The words of the rules; those of guilds stand in their packs. */
export const terms = {
  location: {
    kind: "place",
    rule: "RF-33",
    name: { en: "location", de: "Ort" },
    meaning: {
      en: "One of the five places along the rift. Each side has a row of cards there, the first card next to the rift.",
      de: "Einer der fünf Plätze am Riss. Jede Seite hat dort eine Reihe von Karten, die vorderste direkt am Riss.",
    },
  },
  first: {
    kind: "order",
    rule: "RF-42",
    name: { en: "first, last", de: "vorderste, hinterste" },
    meaning: {
      en: "The card nearest to the rift, and the one farthest from it. A card alone is both. New cards always go last.",
      de: "Die Karte direkt am Riss und die am weitesten entfernte. Eine einzelne Karte ist beides. Neue Karten kommen immer nach hinten.",
    },
  },
  adjacent: {
    kind: "order",
    name: { en: "adjacent", de: "benachbart" },
    meaning: {
      en: "The location directly to the left or right.",
      de: "Der Ort direkt links oder rechts davon.",
    },
  },
  damage: {
    kind: "mark",
    rule: "RF-51",
    name: { en: "damage", de: "Schaden" },
    meaning: {
      en: "Stays on a card. When it reaches the card’s number the card is destroyed and the other side gets 1 point.",
      de: "Bleibt auf einer Karte liegen. Erreicht er ihre Zahl, ist sie zerstört, und die Gegenseite bekommt 1 Punkt.",
    },
  },
  played: {
    kind: "moment",
    rule: "RF-42",
    name: { en: "When played", de: "Beim Ausspielen" },
    meaning: {
      en: "Happens when the card is played from a hand, not when it moves.",
      de: "Geschieht, wenn die Karte von der Hand gespielt wird, nicht wenn sie sich bewegt.",
    },
  },
  activate: {
    kind: "moment",
    rule: "RF-43",
    name: { en: "When activated", de: "Beim Aktivieren" },
    meaning: {
      en: "What the guild does each time one of its cards is activated.",
      de: "Was die Gilde jedes Mal tut, wenn eine ihrer Karten aktiviert wird.",
    },
  },
  destroyed: {
    kind: "moment",
    rule: "RF-51",
    name: { en: "When destroyed", de: "Bei Zerstörung" },
    meaning: {
      en: "Happens as the card leaves the table, whoever destroyed it.",
      de: "Geschieht, wenn die Karte den Tisch verlässt, gleich wer sie zerstört hat.",
    },
  },
  check: {
    kind: "action",
    rule: "RF-45",
    name: { en: "Check & Draw", de: "Prüfen & Ziehen" },
    meaning: {
      en: "Only with fewer than seven cards in hand: 1 point for every location where you have cards and the enemy has none, then draw up to seven.",
      de: "Nur mit weniger als sieben Handkarten: 1 Punkt für jeden Ort, an dem du Karten hast und der Gegner keine, dann auf sieben nachziehen.",
    },
  },
  deck: { kind: "pile", rule: "RF-32", name: { en: "deck", de: "Stapel" } },
  hand: { kind: "pile", rule: "RF-32", name: { en: "hand", de: "Hand" } },
  discard: {
    kind: "pile",
    rule: "RF-52",
    name: { en: "discard", de: "Ablage" },
    meaning: {
      en: "Where destroyed and discarded cards go. It is shuffled into a new deck when the old one is empty.",
      de: "Hierhin kommen zerstörte und abgelegte Karten. Ist der Stapel leer, wird sie zum neuen gemischt.",
    },
  },
  duel: { kind: "mode", name: { en: "Duel", de: "Duell" } },
  team: { kind: "mode", rule: "RF-71", name: { en: "Team", de: "Team" } },
  "free-for-all": { kind: "mode", rule: "RF-78", name: { en: "Free-for-all", de: "Jeder gegen jeden" } },
  solo: { kind: "mode", rule: "RF-80", name: { en: "Solo", de: "Solo" } },
  trainer: {
    kind: "role",
    rule: "RF-80",
    name: { en: "The trainer", de: "Der Trainer" },
    meaning: {
      en: "Your opponent when you play alone. It follows a plan that you see in advance.",
      de: "Dein Gegner, wenn du allein spielst. Er folgt einem Plan, den du vorher siehst.",
    },
  },
  attack: { kind: "plan", rule: "RF-83", name: { en: "Attack", de: "Angriff" } },
  control: { kind: "plan", rule: "RF-83", name: { en: "Control", de: "Kontrolle" } },
  challenge: { kind: "drill", rule: "RF-86", name: { en: "Challenge", de: "Herausforderung" } },
  "add-on": { kind: "drill", rule: "RF-86", name: { en: "Add-on", de: "Zusatz" } },
} as const satisfies Readonly<Record<string, Worded>>;
