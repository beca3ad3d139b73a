import type { Worded } from "../shared/terms.js";

/** The words of the rules, in the order in which somebody meets them. What stands for itself is written as in a sentence. */
export const terms = {
  "type-hero": { kind: "type", name: { en: "Hero", de: "Held" } },
  "type-unit": { kind: "type", name: { en: "Unit", de: "Einheit" } },
  "type-gear": { kind: "type", name: { en: "Gear", de: "Ausrüstung" } },
  "type-skill": { kind: "type", name: { en: "Skill", de: "Fertigkeit" } },
  "type-action": { kind: "type", name: { en: "Action", de: "Aktion" } },
  "type-location": { kind: "type", name: { en: "Location", de: "Ort" } },
  "type-encounter": { kind: "type", name: { en: "Encounter", de: "Begegnung" } },
  "type-exploration": { kind: "type", name: { en: "Exploration", de: "Erkundung" } },
  "colour-red": { kind: "colour", name: { en: "red", de: "rot" }, letter: { en: "R", de: "Ro" } },
  "colour-yellow": { kind: "colour", name: { en: "yellow", de: "gelb" }, letter: { en: "Y", de: "Ge" } },
  "colour-green": { kind: "colour", name: { en: "green", de: "grün" }, letter: { en: "G", de: "Gr" } },
  "colour-blue": { kind: "colour", name: { en: "blue", de: "blau" }, letter: { en: "B", de: "Bl" } },
  "colour-any": { kind: "colour", name: { en: "any", de: "beliebig" }, letter: { en: "*", de: "*" } },
  "phase-setup": { kind: "phase", rule: "QR-22", name: { en: "Set-up", de: "Aufbau" } },
  "phase-start": {
    kind: "phase",
    rule: "QR-49",
    name: { en: "Start", de: "Beginn" },
    meaning: {
      en: "All that is exhausted becomes ready, and you draw a card.",
      de: "Alles Erschöpfte wird bereit, und du ziehst eine Karte.",
    },
  },
  "phase-deployment": {
    kind: "phase",
    rule: "QR-54",
    name: { en: "Deployment", de: "Einsatz" },
    meaning: {
      en: "Pay with quanta dice to deploy gear, skills and units from your hand.",
      de: "Setze Ausrüstung, Fertigkeiten und Einheiten aus der Hand ein und bezahle mit Quantenwürfeln.",
    },
  },
  "phase-combat": {
    kind: "phase",
    rule: "QR-59",
    name: { en: "Combat", de: "Kampf" },
    meaning: {
      en: "Your units engage enemies and attack; then the enemies strike.",
      de: "Deine Einheiten beginnen Gefechte und greifen an; dann schlagen die Gegner zu.",
    },
  },
  "phase-explore": {
    kind: "phase",
    rule: "QR-83",
    name: { en: "Explore", de: "Erkundung" },
    meaning: {
      en: "If no encounter holds you up, turn over an exploration card and come closer to the next location.",
      de: "Hält dich keine Begegnung auf, deckst du eine Erkundung auf und kommst dem nächsten Ort näher.",
    },
  },
  "phase-threat": {
    kind: "phase",
    rule: "QR-89",
    name: { en: "Threat", de: "Bedrohung" },
    meaning: {
      en: "The THREAT effects of the location, the encounter and the enemies happen.",
      de: "Die BEDROHUNG-Effekte von Ort, Begegnung und Gegnern geschehen.",
    },
  },
  "phase-regroup": {
    kind: "phase",
    rule: "QR-90",
    name: { en: "Regroup", de: "Sammeln" },
    meaning: {
      en: "REGROUP effects happen; then the next turn begins.",
      de: "SAMMELN-Effekte geschehen; dann beginnt der nächste Zug.",
    },
  },
  "phase-end": { kind: "phase", rule: "QR-44", name: { en: "End", de: "Ende" } },
  quanta: {
    kind: "dice",
    rule: "QR-28",
    name: { en: "Quanta dice", de: "Quantenwürfel" },
    meaning: {
      en: "Your coloured dice. They pay for cards and are rolled in tests; each is used once a turn.",
      de: "Deine farbigen Würfel. Mit ihnen bezahlst du Karten und legst Proben ab, mit jedem einmal im Zug.",
    },
  },
  success: {
    kind: "dice",
    rule: "QR-27",
    name: { en: "Success", de: "Erfolg" },
    meaning: {
      en: "A die that comes to 4 or more (3 on easy, 5 on hard).",
      de: "Ein Würfel, der 4 oder mehr zählt (leicht: 3, schwer: 5).",
    },
  },
  test: {
    kind: "dice",
    rule: "QR-29",
    name: { en: "TEST", de: "PROBE" },
    meaning: {
      en: "Roll as many of your ready dice of that colour as you like; they are exhausted. Without such a die it fails.",
      de: "Wirf so viele deiner bereiten Würfel der Farbe, wie du willst; sie sind dann erschöpft. Ohne einen misslingt sie.",
    },
  },
  rift: {
    kind: "dice",
    rule: "QR-37",
    name: { en: "Rift Number", de: "Riftzahl" },
    meaning: {
      en: "After a roll of yours, discard the card to add it to one die.",
      de: "Nach deinem Wurf legst du die Karte ab und zählst sie zu einem Würfel dazu.",
    },
  },
  riftEffect: {
    kind: "word",
    rule: "QR-39",
    name: { en: "RIFT", de: "RIFT" },
    meaning: {
      en: "Happens besides, if you wish, when you Rift with this card.",
      de: "Geschieht auf Wunsch außerdem, wenn du mit dieser Karte riftest.",
    },
  },
  melee: {
    kind: "keyword",
    rule: "QR-61",
    name: { en: "Melee", de: "Nahkampf" },
    meaning: {
      en: "The unit may engage enemies in the Combat phase, and attack those it is engaged with.",
      de: "Die Einheit darf in der Kampfphase Gefechte beginnen und angreifen, mit wem sie im Gefecht ist.",
    },
  },
  "first-strike": {
    kind: "keyword",
    rule: "QR-65",
    name: { en: "First Strike", de: "Erstschlag" },
    meaning: {
      en: "In melee this unit attacks before all that lack it, of either side.",
      de: "Im Nahkampf greift diese Einheit vor allen an, die ihn nicht haben, gleich auf welcher Seite.",
    },
  },
  attack: {
    kind: "value",
    rule: "QR-69",
    name: { en: "Attack", de: "Angriff" },
    letter: { en: "A", de: "A" },
    meaning: { en: "How many dice it rolls when it attacks.", de: "So viele Würfel wirft sie beim Angreifen." },
  },
  attacking: {
    kind: "deed",
    rule: "QR-64",
    name: { en: "Attacking", de: "Angreifen" },
    meaning: {
      en: "A ready unit attacks once each combat, one opponent of its engagement, and is exhausted afterwards. An enemy strikes at ready units before exhausted and damaged ones, then at the highest Rift Number.",
      de: "Eine bereite Einheit greift in jedem Kampf einmal an, einen Gegner ihres Gefechts, und ist danach erschöpft. Ein Gegner schlägt nach bereiten Einheiten vor erschöpften und beschädigten, dann nach der höchsten Riftzahl.",
    },
  },
  defence: {
    kind: "value",
    rule: "QR-72",
    name: { en: "Defence", de: "Verteidigung" },
    letter: { en: "D", de: "V" },
    meaning: {
      en: "More hits than this damage it; exactly as many exhaust it; fewer do nothing.",
      de: "Mehr Treffer beschädigen sie, genau so viele erschöpfen sie, weniger bewirken nichts.",
    },
  },
  hit: {
    kind: "dice",
    rule: "QR-70",
    name: { en: "hit", de: "Treffer" },
    meaning: {
      en: "Every success of an attack, and every hit a card adds.",
      de: "Jeder Erfolg eines Angriffs, dazu jeder, den eine Karte gibt.",
    },
  },
  vitality: {
    kind: "value",
    rule: "QR-48",
    name: { en: "vitality", de: "Lebenskraft" },
    meaning: {
      en: "A hero's life. A damaged hero loses 1 at the start of the turn; at 0 you lose.",
      de: "Das Leben des Helden. Beschädigt verliert er zu Zugbeginn 1; bei 0 hast du verloren.",
    },
  },
  ready: {
    kind: "state",
    rule: "QR-77",
    name: { en: "ready", de: "bereit" },
    meaning: {
      en: "Can act. At the start of a turn all that is exhausted becomes ready.",
      de: "Kann handeln. Zu Zugbeginn wird alles Erschöpfte bereit.",
    },
  },
  exhausted: {
    kind: "state",
    rule: "QR-78",
    name: { en: "exhausted", de: "erschöpft" },
    meaning: {
      en: "Has acted, or was thrown off balance. Does nothing until it is ready.",
      de: "Hat gehandelt oder ist aus dem Tritt. Tut nichts, bis sie bereit wird.",
    },
  },
  damaged: {
    kind: "state",
    rule: "QR-79",
    name: { en: "damaged", de: "beschädigt" },
    meaning: {
      en: "Does nothing until it is revived. Damaged once more, it is destroyed; a hero loses 1 vitality instead.",
      de: "Tut nichts, bis sie wiederbelebt wird. Noch einmal beschädigt, ist sie zerstört; ein Held verliert stattdessen 1 Lebenskraft.",
    },
  },
  revive: {
    kind: "deed",
    rule: "QR-78",
    name: { en: "Revive", de: "Wiederbeleben" },
    meaning: {
      en: "A damaged unit becomes exhausted; it is ready again at the start of the next turn.",
      de: "Eine beschädigte Einheit wird erschöpft; bereit ist sie wieder zu Beginn des nächsten Zuges.",
    },
  },
  engage: {
    kind: "deed",
    rule: "QR-59",
    name: { en: "Engage", de: "Gefecht beginnen" },
    meaning: {
      en: "Meet an enemy: only units of one engagement attack each other.",
      de: "Einem Gegner entgegentreten: Nur wer im selben Gefecht steht, greift einander an.",
    },
  },
  engagement: {
    kind: "place",
    rule: "QR-16",
    name: { en: "Engagement", de: "Gefecht" },
    meaning: {
      en: "Units of both sides that fight each other. A unit is in one at most and cannot leave it or change its opponents, except by a card; the engagement ends when only one side is left in it. Enemies engage nobody in combat: only their own effects, such as THREAT or REVEAL, bring them in. Whoever is not engaged does not attack.",
      de: "Einheiten beider Seiten, die miteinander kämpfen. Eine Einheit ist in höchstens einem und kann es weder verlassen noch die Gegner wechseln, außer durch eine Karte; es endet, sobald nur eine Seite übrig ist. Gegner beginnen im Kampf kein Gefecht: Das tun nur ihre eigenen Effekte wie BEDROHUNG oder ENTHÜLLEN. Wer in keinem Gefecht ist, greift nicht an.",
    },
  },
  spawn: {
    kind: "deed",
    rule: "QR-93",
    name: { en: "Spawn", de: "Erscheinen" },
    meaning: { en: "That enemy comes into play, ready.", de: "Dieser Gegner kommt bereit ins Spiel." },
  },
  strongest: {
    kind: "which",
    name: { en: "Strongest", de: "Stärkste" },
    meaning: {
      en: "With the highest Attack as printed, whatever is added to it; weakest likewise.",
      de: "Mit dem höchsten aufgedruckten Angriff, was immer dazukommt; schwächste ebenso.",
    },
  },
  deck: {
    kind: "pile",
    rule: "QR-52",
    name: { en: "deck", de: "Deck" },
    meaning: {
      en: "If you must draw and it is empty, your discard is shuffled into a new one. If both are empty, your hero loses 1 vitality for each card.",
      de: "Musst du ziehen und es ist leer, wird deine Ablage zu einem neuen gemischt. Sind beide leer, verliert dein Held für jede Karte 1 Lebenskraft.",
    },
  },
  hand: { kind: "pile", name: { en: "hand", de: "Hand" } },
  discard: { kind: "pile", rule: "QR-11", name: { en: "discard", de: "Ablage" } },
  void: {
    kind: "pile",
    rule: "QR-80",
    name: { en: "void", de: "Leere" },
    meaning: {
      en: "Where destroyed cards go. They do not come back; cards in the discard may.",
      de: "Dorthin kommt, was zerstört wird. Es kehrt nicht zurück; Karten der Ablage vielleicht.",
    },
  },
  action: {
    kind: "word",
    rule: "QR-45",
    name: { en: "ACTION", de: "AKTION" },
    meaning: {
      en: "You may use it at any time between two steps.",
      de: "Du darfst sie jederzeit zwischen zwei Schritten nutzen.",
    },
  },
  response: {
    kind: "word",
    rule: "QR-96",
    name: { en: "RESPONSE", de: "REAKTION" },
    meaning: {
      en: "You may use it while its condition holds; the game asks you then.",
      de: "Du darfst sie nutzen, solange ihre Bedingung zutrifft; dann wirst du gefragt.",
    },
  },
  reveal: {
    kind: "word",
    rule: "QR-94",
    name: { en: "REVEAL", de: "ENTHÜLLEN" },
    meaning: { en: "Happens once, when the card comes.", de: "Geschieht einmal, wenn die Karte kommt." },
  },
  explore: {
    kind: "word",
    rule: "QR-83",
    name: { en: "EXPLORE", de: "ERKUNDEN" },
    meaning: { en: "Happens each time you have explored.", de: "Geschieht jedes Mal, nachdem du erkundet hast." },
  },
  threat: {
    kind: "word",
    rule: "QR-89",
    name: { en: "THREAT", de: "BEDROHUNG" },
    meaning: { en: "Happens every turn in the Threat phase.", de: "Geschieht jeden Zug in der Bedrohungsphase." },
  },
  regroup: {
    kind: "word",
    rule: "QR-90",
    name: { en: "REGROUP", de: "SAMMELN" },
    meaning: { en: "Happens every turn in the Regroup phase.", de: "Geschieht jeden Zug in der Sammelphase." },
  },
  duration: {
    kind: "word",
    rule: "QR-47",
    name: { en: "DURATION", de: "DAUER" },
    meaning: {
      en: "The encounter goes on as long as this is so. When it is no longer so, it is complete.",
      de: "Die Begegnung dauert an, solange das zutrifft. Trifft es nicht mehr zu, ist sie abgeschlossen.",
    },
  },
  reward: {
    kind: "word",
    rule: "QR-A12",
    name: { en: "REWARD", de: "BELOHNUNG" },
    meaning: {
      en: "Offered when the encounter is complete, and only then. The encounter is over whether you take it or not.",
      de: "Wird angeboten, wenn die Begegnung erfüllt ist, und nur dann. Vorbei ist die Begegnung, ob du sie nimmst oder nicht.",
    },
  },
  distance: {
    kind: "word",
    rule: "QR-86",
    name: { en: "DISTANCE", de: "ENTFERNUNG" },
    meaning: {
      en: "How far it is to the next location. Exploring takes you there.",
      de: "So weit ist es zum nächsten Ort. Erkunden bringt dich hin.",
    },
  },
  arriving: {
    kind: "deed",
    rule: "QR-85",
    name: { en: "Arriving", de: "Ankunft" },
    meaning: {
      en: "Where you arrive, REVEAL happens at once and the distance is laid out after it. The place's THREAT and REGROUP follow in the same turn.",
      de: "Wo ihr ankommt, geschieht ENTHÜLLEN sofort; danach wird die Entfernung ausgelegt. BEDROHUNG und SAMMELN des Ortes folgen noch im selben Zug.",
    },
  },
  "verdict-damaged": { kind: "verdict", name: { en: "damages it", de: "beschädigt das Ziel" } },
  "verdict-destroyed": { kind: "verdict", name: { en: "destroys it", de: "zerstört das Ziel" } },
  "verdict-vitality": { kind: "verdict", name: { en: "costs it 1 vitality", de: "kostet das Ziel 1 Lebenskraft" } },
  "verdict-exhausted": { kind: "verdict", name: { en: "exhausts it", de: "erschöpft das Ziel" } },
  "verdict-nothing": { kind: "verdict", name: { en: "changes nothing", de: "ändert nichts" } },
  "verdict-passed": { kind: "verdict", name: { en: "passed", de: "bestanden" } },
  "verdict-failed": { kind: "verdict", name: { en: "failed", de: "misslungen" } },
} as const satisfies Readonly<Record<string, Worded>>;
