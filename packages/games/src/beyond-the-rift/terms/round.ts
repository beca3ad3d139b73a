import type { Worded } from "../../shared/terms.js";

/** When things are done: the phases of a round, the words that stand before a card's sentences, editions. */
export const round = {
  "phase-setup": { kind: "phase", rule: "BR-11", name: { en: "Set-up", de: "Aufbau" } },
  "phase-hero": {
    kind: "phase",
    rule: "BR-41",
    name: { en: "Hero Phase", de: "Heldenphase" },
    meaning: {
      en: "All heroes act in any order and as often as they can pay for it, until everybody is done.",
      de: "Alle Helden handeln in beliebiger Reihenfolge und so oft sie es bezahlen können, bis alle fertig sind.",
    },
  },
  "phase-enemy": {
    kind: "phase",
    rule: "BR-74",
    name: { en: "Enemy Phase", de: "Gegnerphase" },
    meaning: {
      en: "A Response card chooses a column of the scenario's table; every enemy in play does what stands there.",
      de: "Eine Antwortkarte wählt eine Spalte der Szenariotabelle; jeder Gegner im Spiel tut, was dort steht.",
    },
  },
  "phase-quest": {
    kind: "phase",
    rule: "BR-101",
    name: { en: "Quest Phase", de: "Questphase" },
    meaning: {
      en: "The scenario goes on: mostly Threat rises and new enemies or terrain appear. In v0.9.9 it is the Spawn Phase.",
      de: "Das Szenario geht weiter: Meist steigt die Bedrohung und neue Gegner oder neues Gelände erscheinen. In v0.9.9 heißt sie Erscheinensphase.",
    },
  },
  "phase-spawn": { kind: "phase", rule: "BR-148", name: { en: "Spawn Phase", de: "Erscheinensphase" } },
  "phase-draw": {
    kind: "phase",
    rule: "BR-104",
    name: { en: "Draw Phase", de: "Ziehphase" },
    meaning: {
      en: "AP go back to the start value plus 1 for each card still in hand; then draw a full hand and discard down to it. Whoever is left with Wounds and Fatigue only is dead.",
      de: "AP gehen auf den Startwert zurück, plus 1 für jede Karte auf der Hand; dann ziehst du eine volle Hand und legst bis auf die Handgröße ab. Wem nur Wunden und Erschöpfung bleiben, der ist tot.",
    },
  },
  "phase-end": {
    kind: "phase",
    rule: "BR-110",
    name: { en: "End Phase", de: "Endphase" },
    meaning: {
      en: "End effects of the scenario happen, then those of cards.",
      de: "Endeffekte des Szenarios geschehen, dann die der Karten.",
    },
  },
  "action-attack": {
    kind: "action",
    rule: "BR-58",
    name: { en: "Attack", de: "Angriff" },
    letter: { en: "A", de: "A" },
    meaning: {
      en: "Begins an attack for its primary cost, or joins one of yours for its secondary cost. Must be higher than the enemy's defence plus a Response card.",
      de: "Beginnt einen Angriff für die Erstkosten oder kommt für die Zweitkosten zu deinem dazu. Muss höher sein als die Verteidigung des Gegners plus eine Antwortkarte.",
    },
  },
  "action-ap": {
    kind: "action",
    rule: "BR-39",
    name: { en: "AP", de: "AP" },
    letter: { en: "P", de: "P" },
    meaning: {
      en: "Gives AP to one hero; to another one only with range 2.",
      de: "Gibt einem Helden AP; einem anderen nur mit Reichweite 2.",
    },
  },
  "action-defense": {
    kind: "action",
    rule: "BR-57",
    name: { en: "Defense", de: "Verteidigung" },
    letter: { en: "D", de: "V" },
    meaning: {
      en: "Played when an enemy attacks, before its Response card is drawn. For another hero it needs range 2.",
      de: "Wird gespielt, wenn ein Gegner angreift, bevor dessen Antwortkarte gezogen wird. Für einen anderen Helden braucht es Reichweite 2.",
    },
  },
  "action-special": {
    kind: "action",
    rule: "BR-55",
    name: { en: "Special", de: "Besonderes" },
    letter: { en: "S", de: "B" },
    meaning: {
      en: "Pay its cost in the Hero Phase and do what it says.",
      de: "Bezahle in der Heldenphase die Kosten und tu, was da steht.",
    },
  },
  "action-reaction": {
    kind: "action",
    rule: "BR-56",
    name: { en: "Reaction", de: "Reaktion" },
    letter: { en: "R", de: "R" },
    meaning: {
      en: "Played only at the moment it names; the game asks you then.",
      de: "Nur in dem Augenblick spielbar, den sie nennt; dann wirst du gefragt.",
    },
  },
  bonus: {
    kind: "word",
    rule: "BR-69",
    name: { en: "Bonus", de: "Bonus" },
    meaning: {
      en: "Happens after the attack or the defence is over, hit or miss.",
      de: "Geschieht, wenn der Angriff oder die Verteidigung vorbei ist, ob getroffen oder nicht.",
    },
  },
  action: {
    kind: "word",
    rule: "BR-44",
    name: { en: "Action", de: "Aktion" },
    meaning: {
      en: "You may use it in the Hero Phase, as often as it says.",
      de: "Du darfst sie in der Heldenphase nutzen, so oft sie es sagt.",
    },
  },
  interact: {
    kind: "word",
    rule: "BR-132",
    name: { en: "Unengaged hero", de: "Ungebundener Held" },
    meaning: {
      en: "A hero without enemies in their area may use this in the Hero Phase.",
      de: "Ein Held ohne Gegner in seinem Bereich darf es in der Heldenphase nutzen.",
    },
  },
  end: { kind: "word", rule: "BR-110", name: { en: "End", de: "Ende" } },
  killed: { kind: "word", rule: "BR-114", name: { en: "When killed", de: "Beim Tod" } },
  spawned: { kind: "word", rule: "BR-26", name: { en: "On arrival", de: "Bei Ankunft" } },
  "any-killed": { kind: "word", rule: "BR-114", name: { en: "When an enemy dies", de: "Wenn ein Gegner stirbt" } },
  "any-spawned": {
    kind: "word",
    rule: "BR-26",
    name: { en: "When an enemy or terrain appears", de: "Wenn ein Gegner oder Gelände erscheint" },
  },
  opened: { kind: "word", rule: "BR-134", name: { en: "When a Door is opened", de: "Wenn eine Tür aufgeht" } },
  setup: { kind: "word", rule: "BR-154", name: { en: "Set-up", de: "Aufbau" } },
  rules: { kind: "word", rule: "BR-154", name: { en: "In force throughout", de: "Gilt die ganze Zeit" } },
  win: { kind: "word", rule: "BR-6", name: { en: "You win if", de: "Ihr gewinnt, wenn" } },
  lose: { kind: "word", rule: "BR-6", name: { en: "You lose if", de: "Ihr verliert, wenn" } },
  rewards: { kind: "word", rule: "BR-139", name: { en: "Rewards", de: "Belohnungen" } },
  "edition-final": { kind: "edition", name: { en: "final edition", de: "endgültige Ausgabe" } },
  "edition-v099": { kind: "edition", name: { en: "v0.9.9", de: "v0.9.9" } },
  "difficulty-easy": { kind: "difficulty", rule: "BR-A99", name: { en: "easy", de: "leicht" } },
  "difficulty-normal": { kind: "difficulty", rule: "BR-A99", name: { en: "normal", de: "normal" } },
  "difficulty-hard": { kind: "difficulty", rule: "BR-A99", name: { en: "hard", de: "schwer" } },
  "when-attacked": {
    kind: "moment",
    rule: "BR-A40",
    name: { en: "when a hero is attacked", de: "wenn ein Held angegriffen wird" },
  },
  "when-response": {
    kind: "moment",
    rule: "BR-A40",
    name: {
      en: "when a Response card was drawn for an attack",
      de: "wenn für einen Angriff eine Antwortkarte gezogen wurde",
    },
  },
  "when-hit": {
    kind: "moment",
    rule: "BR-A40",
    name: { en: "when an enemy hits a hero", de: "wenn ein Gegner einen Helden trifft" },
  },
  "when-missed": {
    kind: "moment",
    rule: "BR-A40",
    name: { en: "when an enemy misses a hero", de: "wenn ein Gegner einen Helden verfehlt" },
  },
  "when-wounded": {
    kind: "moment",
    rule: "BR-A40",
    name: { en: "when a hero took Wounds or Fatigue", de: "wenn ein Held Wunden oder Erschöpfung genommen hat" },
  },
  "when-struck": {
    kind: "moment",
    rule: "BR-A40",
    name: { en: "when a hero's attack hits", de: "wenn der Angriff eines Helden trifft" },
  },
  "when-failed": {
    kind: "moment",
    rule: "BR-A40",
    name: { en: "when a hero's attack fails", de: "wenn der Angriff eines Helden misslingt" },
  },
  "when-killed": { kind: "moment", rule: "BR-A40", name: { en: "when an enemy dies", de: "wenn ein Gegner stirbt" } },
  "when-engaged": {
    kind: "moment",
    rule: "BR-A40",
    name: { en: "when an enemy comes into a Hero Area", de: "wenn ein Gegner in einen Heldenbereich kommt" },
  },
  "when-spawned": {
    kind: "moment",
    rule: "BR-A40",
    name: { en: "when an enemy appears", de: "wenn ein Gegner erscheint" },
  },
  "when-poisoned": {
    kind: "moment",
    rule: "BR-A40",
    name: { en: "when a hero is poisoned", de: "wenn ein Held vergiftet wird" },
  },
} as const satisfies Readonly<Record<string, Worded>>;
