import type { Worded } from "../../shared/terms.js";

/** What is counted: numbers of cards and boards, markers; and the places where cards lie. */
export const values = {
  ap: {
    kind: "value",
    rule: "BR-35",
    name: { en: "AP", de: "AP" },
    meaning: {
      en: "Action points: what everything is paid with. Never more than 20. In the Draw Phase what is left is gone: you have those of your board anew, and 1 more for each card still in your hand.",
      de: "Aktionspunkte: Mit ihnen wird alles bezahlt. Nie mehr als 20. In der Ziehphase verfällt, was übrig ist: Du hast neu, was dein Tableau sagt, und 1 mehr für jede Karte, die du noch hältst.",
    },
  },
  engagement: {
    kind: "value",
    rule: "BR-48",
    name: { en: "Engagement", de: "Bindung" },
    letter: { en: "E", de: "B" },
    meaning: {
      en: "AP to draw the enemy into your area, or to send it from there to the Quest Area.",
      de: "So viele AP kostet es, den Gegner in deinen Bereich zu ziehen oder von dort in den Questbereich zu schicken.",
    },
  },
  range: {
    kind: "value",
    rule: "BR-28",
    name: { en: "Range", de: "Reichweite" },
    letter: { en: "R", de: "R" },
    meaning: {
      en: "1 reaches yourself and what is engaged with you; 2 reaches everything. An enemy of range 1 attacks only the hero it is engaged with.",
      de: "1 reicht zu dir selbst und zu dem, was an dich gebunden ist; 2 reicht überallhin. Ein Gegner mit Reichweite 1 greift nur den Helden an, an den er gebunden ist.",
    },
  },
  attack: {
    kind: "value",
    rule: "BR-93",
    name: { en: "Attack", de: "Angriff" },
    letter: { en: "A", de: "A" },
    meaning: {
      en: "What an enemy attacks with; a Response card is added. It hits if that is more than the hero's defence.",
      de: "Womit ein Gegner angreift; eine Antwortkarte kommt dazu. Er trifft, wenn das mehr ist als die Verteidigung des Helden.",
    },
  },
  defence: {
    kind: "value",
    rule: "BR-65",
    name: { en: "Defence", de: "Verteidigung" },
    letter: { en: "D", de: "V" },
    meaning: {
      en: "A Response card is added to it; an attack must be higher than both together. Heroes have 0 until they play cards or pay AP.",
      de: "Eine Antwortkarte kommt dazu; ein Angriff muss höher sein als beides zusammen. Helden haben 0, bis sie Karten spielen oder AP zahlen.",
    },
  },
  health: {
    kind: "value",
    rule: "BR-114",
    name: { en: "Health", de: "Gesundheit" },
    letter: { en: "H", de: "G" },
    meaning: { en: "Below 1 it dies at once.", de: "Unter 1 stirbt sie oder er sofort." },
  },
  damage: {
    kind: "value",
    rule: "BR-95",
    name: { en: "Damage", de: "Schaden" },
    meaning: {
      en: "How many Wounds and how much Fatigue a hit deals.",
      de: "Wie viele Wunden und wie viel Erschöpfung ein Treffer bringt.",
    },
  },
  primary: {
    kind: "value",
    rule: "BR-58",
    name: { en: "primary cost", de: "Erstkosten" },
    meaning: {
      en: "AP to begin an attack with this card, or to aid another hero's. Without one it can do neither.",
      de: "AP, um mit dieser Karte einen Angriff zu beginnen oder bei dem eines anderen zu helfen. Ohne sie geht beides nicht.",
    },
  },
  secondary: {
    kind: "value",
    rule: "BR-59",
    name: { en: "secondary cost", de: "Zweitkosten" },
    meaning: {
      en: "AP to add this card to an attack of your own. Without one it cannot be added.",
      de: "AP, um diese Karte zu einem eigenen Angriff dazuzulegen. Ohne sie geht das nicht.",
    },
  },
  "start-ap": { kind: "value", rule: "BR-104", name: { en: "AP at the start", de: "AP zu Beginn" } },
  "draw-cost": {
    kind: "value",
    rule: "BR-45",
    name: { en: "Draw a card", de: "Karte ziehen" },
    meaning: { en: "Pay so much AP to draw one card.", de: "Zahle so viele AP und zieh eine Karte." },
  },
  "swap-cost": {
    kind: "value",
    rule: "BR-46",
    name: { en: "Swap cards", de: "Karten tauschen" },
    meaning: {
      en: "Pay so much AP once, discard as many cards as you like, draw as many.",
      de: "Zahle einmal so viele AP, leg beliebig viele Karten ab und zieh ebenso viele.",
    },
  },
  "trade-gain": {
    kind: "value",
    rule: "BR-47",
    name: { en: "Discard for AP", de: "Ablegen für AP" },
    meaning: { en: "Discard a card to gain so much AP.", de: "Leg eine Karte ab und erhalte so viele AP." },
  },
  guard: {
    kind: "value",
    rule: "BR-92",
    name: { en: "AP for a point of defence", de: "AP für einen Punkt Verteidigung" },
    meaning: {
      en: "What you pay to defend yourself without cards.",
      de: "So viel zahlst du, um dich ohne Karten zu verteidigen.",
    },
  },
  "hand-size": {
    kind: "value",
    rule: "BR-17",
    name: { en: "Hand size", de: "Handgröße" },
    meaning: {
      en: "7, 6, 5 or 4 cards with 1, 2, 3 or 4 heroes. Checked in the Draw Phase only.",
      de: "7, 6, 5 oder 4 Karten bei 1, 2, 3 oder 4 Helden. Sie gilt nur in der Ziehphase.",
    },
  },
  threat: {
    kind: "value",
    rule: "BR-147",
    name: { en: "Threat", de: "Bedrohung" },
    meaning: {
      en: "One number for all, from 0 to 20; the scenario says what it does.",
      de: "Eine Zahl für alle von 0 bis 20; was sie tut, sagt das Szenario.",
    },
  },
  symbol: {
    kind: "value",
    rule: "BR-64",
    name: { en: "Response symbol", de: "Antwortsymbol" },
    letter: { en: "+?", de: "+?" },
    meaning: {
      en: "When all cards are laid, a Response card is drawn for each symbol and added.",
      de: "Liegen alle Karten, wird für jedes Symbol eine Antwortkarte gezogen und dazugezählt.",
    },
  },
  quest: {
    kind: "place",
    rule: "BR-32",
    name: { en: "Quest Area", de: "Questbereich" },
    meaning: {
      en: "Where enemies are that nobody is engaged with, and all terrain. At range 2 of every hero.",
      de: "Dort sind die Gegner, die an niemanden gebunden sind, und alles Gelände. Für jeden Helden in Reichweite 2.",
    },
  },
  area: {
    kind: "place",
    rule: "BR-33",
    name: { en: "Hero Area", de: "Heldenbereich" },
    meaning: {
      en: "The place before a hero: the enemies engaged with them, allies, Persistent cards.",
      de: "Der Platz vor einem Helden: die an ihn gebundenen Gegner, Verbündete, bleibende Karten.",
    },
  },
  hand: { kind: "pile", rule: "BR-50", name: { en: "hand", de: "Hand" } },
  deck: {
    kind: "pile",
    rule: "BR-22",
    name: { en: "deck", de: "Deck" },
    meaning: {
      en: "If it is empty and you must draw, take 2 Fatigue, shuffle them with your discard, and go on.",
      de: "Ist es leer und du musst ziehen, nimm 2 Erschöpfung, misch sie mit deiner Ablage und zieh weiter.",
    },
  },
  discard: { kind: "pile", rule: "BR-20", name: { en: "discard", de: "Ablage" } },
  revealed: { kind: "pile", rule: "BR-129", name: { en: "revealed cards", de: "aufgedeckte Karten" } },
  enemyDeck: { kind: "pile", rule: "BR-11", name: { en: "Enemy Deck", de: "Gegnerdeck" } },
  terrainDeck: { kind: "pile", rule: "BR-11", name: { en: "Terrain Deck", de: "Geländedeck" } },
  outside: {
    kind: "pile",
    rule: "BR-83",
    name: { en: "outside", de: "außerhalb" },
    meaning: {
      en: "Enemies that are not in the game yet and may be summoned.",
      de: "Gegner, die noch nicht im Spiel sind und beschworen werden können.",
    },
  },
  gone: { kind: "pile", rule: "BR-21", name: { en: "out of the game", de: "aus dem Spiel" } },
  enemyDiscard: { kind: "pile", rule: "BR-19", name: { en: "enemies defeated", de: "besiegte Gegner" } },
  terrainDiscard: { kind: "pile", rule: "BR-19", name: { en: "terrain removed", de: "entferntes Gelände" } },
  woundDeck: {
    kind: "pile",
    rule: "BR-121",
    name: { en: "Wound Deck", de: "Wundendeck" },
    meaning: {
      en: "If a Wound is due and there is none left, you lose.",
      de: "Ist eine Wunde fällig und keine mehr da, verliert ihr.",
    },
  },
  woundDiscard: { kind: "pile", rule: "BR-23", name: { en: "Wound discard", de: "Wundenablage" } },
  fatigueDeck: { kind: "pile", rule: "BR-119", name: { en: "Fatigue Deck", de: "Erschöpfungsdeck" } },
  fatigueDiscard: { kind: "pile", rule: "BR-23", name: { en: "Fatigue discard", de: "Erschöpfungsablage" } },
  responseDeck: {
    kind: "pile",
    rule: "BR-A1",
    name: { en: "Response Deck", de: "Antwortdeck" },
    meaning: {
      en: "42 cards from 0 to 3. What was drawn is out until the deck is used up, so counting pays.",
      de: "42 Karten von 0 bis 3. Was gezogen wurde, fehlt, bis das Deck aufgebraucht ist; Mitzählen lohnt sich.",
    },
  },
  responseDiscard: { kind: "pile", rule: "BR-A52", name: { en: "Response discard", de: "Antwortablage" } },
  committed: {
    kind: "pile",
    rule: "BR-A44",
    name: { en: "committed cards", de: "eingesetzte Karten" },
    meaning: {
      en: "Cards laid for the attack or the defence under way. Paid when laid, never taken back.",
      de: "Karten, die für den laufenden Angriff oder die laufende Verteidigung liegen. Sie sind bezahlt und bleiben liegen.",
    },
  },
  limbo: { kind: "pile", rule: "BR-27", name: { en: "being resolved", de: "wird gerade ausgeführt" } },
} as const satisfies Readonly<Record<string, Worded>>;
