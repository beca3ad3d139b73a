import type { Worded } from "../shared/terms.js";

/** The words of the rules; those with a meaning in the order in which somebody meets them. */
export const terms = {
  standard: { kind: "mode", rule: "NR-1", name: { en: "Standard, 4 by 4", de: "Standard, 4 mal 4" } },
  quick: { kind: "mode", rule: "NR-2", name: { en: "Quick, 3 by 3", de: "Schnell, 3 mal 3" } },
  multiplayer: { kind: "mode", rule: "NR-3", name: { en: "Free for all", de: "Jeder gegen jeden" } },

  outcast: { kind: "faction", rule: "NR-15", name: { en: "Outcast", de: "Ausgestoßene" } },
  royal: { kind: "faction", rule: "NR-15", name: { en: "Royal Empire", de: "Königliches Reich" } },
  tribes: { kind: "faction", rule: "NR-15", name: { en: "Free Tribes", de: "Freie Stämme" } },
  verdant: { kind: "faction", rule: "NR-15", name: { en: "Verdant Pact", de: "Grüner Pakt" } },
  sworn: { kind: "faction", rule: "NR-15", name: { en: "Sworn", de: "Geschworene" } },
  neutral: { kind: "faction", rule: "NR-15", name: { en: "Neutral", de: "Neutral" } },

  common: { kind: "rarity", rule: "NR-10", name: { en: "Common", de: "Gewöhnlich" } },
  rare: { kind: "rarity", rule: "NR-10", name: { en: "Rare", de: "Selten" } },
  epic: { kind: "rarity", rule: "NR-10", name: { en: "Epic", de: "Episch" } },
  legendary: { kind: "rarity", rule: "NR-10", name: { en: "Legendary", de: "Legendär" } },

  hand: { kind: "pile", rule: "NR-17", name: { en: "hand", de: "Hand" } },
  deck: { kind: "pile", rule: "NR-17", name: { en: "deck", de: "Deck" } },
  graveyard: { kind: "pile", rule: "NR-104", name: { en: "graveyard", de: "Friedhof" } },

  tame: {
    kind: "word",
    rule: "NR-38",
    name: { en: "Tame", de: "Zähmen" },
    meaning: {
      en: "The creature gets the tamer's token and is theirs from then on. It may be tamed back.",
      de: "Die Kreatur erhält den Marker dessen, der sie zähmt, und gehört fortan ihm. Sie kann zurückgezähmt werden.",
    },
  },
  adjacent: {
    kind: "word",
    rule: "NR-5",
    name: { en: "Adjacent", de: "Benachbart" },
    meaning: {
      en: "The fields above, right, below and left. Never across a corner.",
      de: "Die Felder darüber, rechts, darunter und links. Nie über Eck.",
    },
  },
  friendly: {
    kind: "word",
    rule: "NR-103",
    name: { en: "Friendly, enemy", de: "Verbündet, gegnerisch" },
    meaning: {
      en: "With your token; with another's. Whose deck a creature came from does not matter.",
      de: "Mit deinem Marker; mit dem eines anderen. Aus wessen Deck eine Kreatur kam, ist gleich.",
    },
  },
  captured: {
    kind: "word",
    rule: "NR-42",
    name: { en: "Captured", de: "Gefangen" },
    meaning: {
      en: "Carries the token of somebody else than the player whose deck it came from.",
      de: "Trägt den Marker eines anderen als dessen, aus dessen Deck sie kam.",
    },
  },
  enters: {
    kind: "moment",
    rule: "NR-A12",
    name: { en: "Enters", de: "Kommt ins Spiel" },
    meaning: {
      en: "Happens when the card comes into play, before its attack.",
      de: "Geschieht, wenn die Karte ins Spiel kommt, vor ihrem Angriff.",
    },
  },
  fought: { kind: "moment", rule: "NR-36", name: { en: "After attacking", de: "Nach dem Angriff" } },
  passive: { kind: "moment", rule: "NR-64", name: { en: "Passive", de: "Passiv" } },
  active: { kind: "moment", rule: "NR-65", name: { en: "Active, once a game", de: "Aktiv, einmal pro Partie" } },
  aura: {
    kind: "word",
    rule: "NR-84",
    name: { en: "Aura", de: "Aura" },
    meaning: {
      en: "Works as long as the card lies there, on whomever it reaches at the moment.",
      de: "Wirkt, solange die Karte liegt, auf alle, die sie gerade erreicht.",
    },
  },

  hook: {
    kind: "verb",
    rule: "NR-87",
    name: { en: "Hook", de: "Haken" },
    meaning: {
      en: "Move an enemy creature to an empty field adjacent to this card, before this card attacks.",
      de: "Bewege eine gegnerische Kreatur auf ein leeres Feld neben dieser Karte, bevor diese Karte angreift.",
    },
  },
  intimidate: {
    kind: "verb",
    rule: "NR-83",
    name: { en: "Intimidate", de: "Einschüchtern" },
    meaning: {
      en: "Every adjacent creature moves one field straight away from this card, where that field is empty.",
      de: "Jede benachbarte Kreatur bewegt sich ein Feld direkt von dieser Karte weg, wenn das Feld leer ist.",
    },
  },
  bounce: {
    kind: "verb",
    rule: "NR-76",
    name: { en: "Bounce", de: "Zurückschicken" },
    meaning: {
      en: "The card returns to its owner's hand, whoever controls it.",
      de: "Die Karte kehrt auf die Hand ihres Besitzers zurück, gleich wer sie kontrolliert.",
    },
  },
  scout: {
    kind: "verb",
    rule: "NR-77",
    name: { en: "Scout", de: "Spähen" },
    meaning: {
      en: "Turns up the top card of an opponent's deck. It stays there, for all to see, until it leaves.",
      de: "Deckt die oberste Karte eines gegnerischen Decks auf. Sie bleibt offen liegen, bis sie es verlässt.",
    },
  },
  augury: {
    kind: "verb",
    rule: "NR-92",
    name: { en: "Augury", de: "Weissagung" },
    meaning: {
      en: "Look at your top cards and put them back in any order. Only you see them.",
      de: "Sieh dir deine obersten Karten an und lege sie beliebig geordnet zurück. Nur du siehst sie.",
    },
  },
  dig: {
    kind: "verb",
    rule: "NR-78",
    name: { en: "Grave Digging", de: "Grabräuberei" },
    meaning: {
      en: "Take a card from your graveyard into your hand and show it to all.",
      de: "Nimm eine Karte aus deinem Friedhof auf die Hand und zeige sie allen.",
    },
  },
  draw: { kind: "verb", rule: "NR-79", name: { en: "Draw", de: "Ziehen" } },

  newest: {
    kind: "word",
    rule: "NR-69",
    name: { en: "Newest, oldest", de: "Neueste, älteste" },
    meaning: { en: "By when it came into play.", de: "Danach, wann sie ins Spiel kam." },
  },
  strongest: {
    kind: "word",
    rule: "NR-A3",
    name: { en: "Strongest, weakest", de: "Stärkste, schwächste" },
    meaning: {
      en: "By the sum of its four values as they are now.",
      de: "Nach der Summe ihrer vier jetzigen Werte.",
    },
  },
  pass: {
    kind: "word",
    rule: "NR-49",
    name: { en: "Pass", de: "Passen" },
    meaning: {
      en: "A turn without a creature or place. The next player may tame one of the passer's creatures; who has none is out.",
      de: "Ein Zug ohne Kreatur und Ort. Der Nächste darf eine Kreatur dessen zähmen, der gepasst hat; wer keine hat, scheidet aus.",
    },
  },

  block: {
    kind: "keyword",
    rule: "NR-81",
    letter: { en: "B", de: "B" },
    name: { en: "Block", de: "Block" },
    meaning: {
      en: "The first attack on this creature has no effect.",
      de: "Der erste Angriff auf diese Kreatur bleibt wirkungslos.",
    },
  },
  anchor: {
    kind: "keyword",
    rule: "NR-88",
    letter: { en: "A", de: "A" },
    name: { en: "Anchor", de: "Anker" },
    meaning: {
      en: "Only its controller can move this creature.",
      de: "Nur wer diese Kreatur kontrolliert, kann sie bewegen.",
    },
  },
  pierce: {
    kind: "keyword",
    rule: "NR-91",
    letter: { en: "P", de: "D" },
    name: { en: "Pierce", de: "Durchbohren" },
    meaning: {
      en: "It also attacks the creature two fields away in each direction.",
      de: "Sie greift in jeder Richtung auch die Kreatur zwei Felder weiter an.",
    },
  },
  onslaught: {
    kind: "keyword",
    rule: "NR-93",
    letter: { en: "O", de: "N" },
    name: { en: "Onslaught", de: "Ansturm" },
    meaning: {
      en: "When this creature has been moved, it attacks again.",
      de: "Wurde diese Kreatur bewegt, greift sie erneut an.",
    },
  },
  stampede: {
    kind: "keyword",
    rule: "NR-94",
    letter: { en: "S", de: "S" },
    name: { en: "Stampede", de: "Stampede" },
    meaning: {
      en: "After it attacks in your turn, you may put a creature without Stampede from your hand onto an adjacent empty field.",
      de: "Nach ihrem Angriff in deinem Zug darfst du eine Kreatur ohne Stampede von der Hand auf ein benachbartes leeres Feld legen.",
    },
  },
  liberate: {
    kind: "keyword",
    rule: "NR-96",
    letter: { en: "L", de: "F" },
    name: { en: "Liberate", de: "Befreien" },
    meaning: {
      en: "When its attack tames a creature, it also tames the one on its opposite side, however strong.",
      de: "Zähmt ihr Angriff eine Kreatur, zähmt sie auch die auf der Seite gegenüber, wie stark die auch ist.",
    },
  },
  sacrifice: {
    kind: "keyword",
    rule: "NR-89",
    name: { en: "Sacrifice", de: "Opfern" },
    meaning: {
      en: "You may destroy a creature you control and play this one in its place.",
      de: "Du darfst eine Kreatur, die du kontrollierst, zerstören und diese an ihrer Stelle ausspielen.",
    },
  },
  "cant-be-tamed": {
    kind: "keyword",
    rule: "NR-97",
    letter: { en: "U", de: "U" },
    name: { en: "Untamable", de: "Unzähmbar" },
    meaning: { en: "This creature can't be tamed.", de: "Diese Kreatur kann nicht gezähmt werden." },
  },

  creature: { kind: "type", rule: "NR-36", name: { en: "Creature", de: "Kreatur" } },
  place: { kind: "type", rule: "NR-45", name: { en: "Place", de: "Ort" } },
  spell: { kind: "type", rule: "NR-25", name: { en: "Spell", de: "Zauber" } },
  tamer: {
    kind: "type",
    rule: "NR-63",
    name: { en: "Tamer", de: "Bändiger" },
    meaning: {
      en: "Beside your deck. Its passive works once a turn, its active once a game, both only in your turn.",
      de: "Liegt neben deinem Deck. Passiv wirkt er einmal pro Zug, aktiv einmal pro Partie, beides nur in deinem Zug.",
    },
  },
} as const satisfies Readonly<Record<string, Worded>>;
