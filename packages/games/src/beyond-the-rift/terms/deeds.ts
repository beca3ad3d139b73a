import type { Worded } from "../../shared/terms.js";

/** What heroes and enemies do, and what may be said of a card. */
export const deeds = {
  engage: {
    kind: "deed",
    rule: "BR-48",
    name: { en: "Engage", de: "Binden" },
    meaning: {
      en: "Draw an enemy out of any area into your own. Enemies engage a hero in the same way.",
      de: "Einen Gegner aus irgendeinem Bereich in den eigenen ziehen. Gegner binden sich ebenso an einen Helden.",
    },
  },
  disengage: {
    kind: "deed",
    rule: "BR-49",
    name: { en: "Disengage", de: "Lösen" },
    meaning: {
      en: "The enemy goes from a Hero Area to the Quest Area.",
      de: "Der Gegner geht aus einem Heldenbereich in den Questbereich.",
    },
  },
  reengage: {
    kind: "keyword",
    rule: "BR-82",
    name: { en: "Re-engage", de: "Neu binden" },
    meaning: {
      en: "The enemy moves to the area of the hero it has in its eye, wherever it stands now.",
      de: "Der Gegner geht in den Bereich des Helden, den er im Auge hat, wo immer er jetzt steht.",
    },
  },
  engaged: {
    kind: "state",
    rule: "BR-33",
    name: { en: "engaged", de: "gebunden" },
    meaning: {
      en: "In a Hero Area. A hero with an enemy there cannot use terrain.",
      de: "In einem Heldenbereich. Ein Held, bei dem ein Gegner steht, kann kein Gelände nutzen.",
    },
  },
  aid: {
    kind: "deed",
    rule: "BR-130",
    name: { en: "Aid", de: "Helfen" },
    meaning: {
      en: "Add cards to another hero's attack (within range, for the primary cost) or defence (range 2).",
      de: "Karten zum Angriff eines anderen Helden dazulegen (in Reichweite, für die Erstkosten) oder zu seiner Verteidigung (Reichweite 2).",
    },
  },
  commit: {
    kind: "deed",
    rule: "BR-A44",
    name: { en: "Commit", de: "Einsetzen" },
    meaning: {
      en: "Lay cards for an attack or a defence. When the leading hero closes it, Response cards are drawn.",
      de: "Karten für einen Angriff oder eine Verteidigung legen. Schließt der führende Held ab, werden Antwortkarten gezogen.",
    },
  },
  door: {
    kind: "deed",
    rule: "BR-134",
    name: { en: "Open a Door", de: "Eine Tür öffnen" },
    meaning: {
      en: "An unengaged hero spends AP; they must be more than the Door's value plus its Response cards. The AP are gone either way.",
      de: "Ein ungebundener Held gibt AP aus; sie müssen mehr sein als der Wert der Tür plus ihre Antwortkarten. Die AP sind in jedem Fall weg.",
    },
  },
  reveal: {
    kind: "deed",
    rule: "BR-129",
    name: { en: "Reveal", de: "Aufdecken" },
    meaning: {
      en: "Turn over cards from the top of your deck, use them as told, then discard them.",
      de: "Deck Karten von deinem Deck auf, nutz sie wie gesagt und leg sie dann ab.",
    },
  },
  spawn: {
    kind: "deed",
    rule: "BR-26",
    name: { en: "Spawn", de: "Erscheinen" },
    meaning: {
      en: "So many cards of the Enemy or Terrain Deck come into play.",
      de: "So viele Karten des Gegner- oder Geländedecks kommen ins Spiel.",
    },
  },
  attach: {
    kind: "deed",
    rule: "BR-112",
    name: { en: "Attach", de: "Anlegen" },
    meaning: {
      en: "The card goes under an enemy or an ally and changes its numbers as long as it is there.",
      de: "Die Karte kommt unter einen Gegner oder Verbündeten und ändert dessen Werte, solange sie da ist.",
    },
  },
  attached: { kind: "state", rule: "BR-112", name: { en: "attached", de: "angelegt" } },
  cure: {
    kind: "deed",
    rule: "BR-A58",
    name: { en: "Send away", de: "Loswerden" },
    meaning: {
      en: "A Wound or Fatigue goes back to its own pile, out of the hero's deck for good.",
      de: "Eine Wunde oder Erschöpfung geht auf ihren eigenen Stapel zurück, endgültig aus dem Heldendeck.",
    },
  },
  poison: {
    kind: "keyword",
    rule: "BR-86",
    name: { en: "Poison", de: "Gift" },
    meaning: {
      en: "Fatigue is put on top of the hero's deck. An ally takes a Wound instead.",
      de: "Erschöpfung kommt oben auf das Deck des Helden. Ein Verbündeter nimmt stattdessen eine Wunde.",
    },
  },
  intimidate: {
    kind: "keyword",
    rule: "BR-87",
    name: { en: "Intimidate", de: "Einschüchtern" },
    meaning: {
      en: "The hero discards so many cards from the hand or Persistent cards from their area, never Wounds or Fatigue; an ally is discarded.",
      de: "Der Held legt so viele Karten von der Hand oder bleibende Karten seines Bereichs ab, nie Wunden oder Erschöpfung; ein Verbündeter wird abgelegt.",
    },
  },
  obstruct: {
    kind: "keyword",
    rule: "BR-88",
    name: { en: "Obstruct", de: "Behindern" },
    meaning: {
      en: "The hero loses so much AP, or all there is.",
      de: "Der Held verliert so viele AP oder alle, die er hat.",
    },
  },
  summon: {
    kind: "keyword",
    rule: "BR-83",
    name: { en: "Summon", de: "Beschwören" },
    meaning: {
      en: "An enemy of that kind comes from outside into the area of the one who calls it.",
      de: "Ein solcher Gegner kommt von außerhalb in den Bereich dessen, der ihn ruft.",
    },
  },
  support: {
    kind: "keyword",
    rule: "BR-84",
    name: { en: "Support", de: "Unterstützen" },
    meaning: {
      en: "It moves to the area with the most others of that kind.",
      de: "Er geht in den Bereich, in dem die meisten anderen dieser Art sind.",
    },
  },
  heal: {
    kind: "keyword",
    rule: "BR-89",
    name: { en: "Heal", de: "Heilen" },
    meaning: {
      en: "So many enemies of that kind in its area lose an attachment each: a Wound first, then Fatigue, then a hero card.",
      de: "So viele Gegner dieser Art in seinem Bereich verlieren je eine angelegte Karte: erst eine Wunde, dann Erschöpfung, dann eine Heldenkarte.",
    },
  },
  order: {
    kind: "keyword",
    rule: "BR-85",
    name: { en: "Order", de: "Befehl" },
    meaning: {
      en: "All others of that kind in its area do what follows.",
      de: "Alle anderen dieser Art in seinem Bereich tun, was folgt.",
    },
  },
  unable: {
    kind: "word",
    rule: "BR-76",
    name: { en: "if unable", de: "sonst" },
    meaning: {
      en: "If all this would change nothing on the table, the enemy does what stands behind it instead.",
      de: "Würde das alles am Tisch nichts ändern, tut der Gegner stattdessen, was dahinter steht.",
    },
  },
  special: {
    kind: "word",
    rule: "BR-157",
    name: { en: "Special Ability", de: "Sonderfähigkeit" },
    meaning: {
      en: "Poison, Intimidate and Obstruct, and nothing else.",
      de: "Gift, Einschüchtern und Behindern, sonst nichts.",
    },
  },
  priority: {
    kind: "word",
    rule: "BR-99",
    name: { en: "Target priority", de: "Zielwahl" },
    meaning: {
      en: "An enemy goes for the hero with the fewest enemies in their area, then the fewest cards in hand, then the most Wounds in hand; then you choose.",
      de: "Ein Gegner nimmt sich den Helden mit den wenigsten Gegnern im Bereich vor, dann den mit den wenigsten Handkarten, dann den mit den meisten Wunden auf der Hand; danach wählt ihr.",
    },
  },
  persistent: {
    kind: "word",
    rule: "BR-123",
    name: { en: "Persistent", de: "Bleibend" },
    meaning: {
      en: "Stays in a Hero Area instead of being discarded: your own, or with range 2 any hero's.",
      de: "Bleibt in einem Heldenbereich liegen, statt abgelegt zu werden: im eigenen, mit Reichweite 2 in jedem.",
    },
  },
  ally: {
    kind: "word",
    rule: "BR-125",
    name: { en: "Ally", de: "Verbündeter" },
    meaning: {
      en: "A Persistent card with numbers like an enemy's. When its hero is attacked, poisoned or intimidated, it may take that on.",
      de: "Eine bleibende Karte mit Werten wie ein Gegner. Wird ihr Held angegriffen, vergiftet oder eingeschüchtert, darf sie das auf sich nehmen.",
    },
  },
  divided: {
    kind: "word",
    rule: "BR-52",
    name: { en: "Choose one", de: "Wähle eines" },
    meaning: {
      en: "Two actions with a line between them: use one or the other.",
      de: "Zwei Aktionen mit einer Linie dazwischen: Nutze die eine oder die andere.",
    },
  },
  alternate: {
    kind: "word",
    rule: "BR-143",
    name: { en: "Alternate side", de: "Rückseite" },
    meaning: {
      en: "The other side of a hero board; once unlocked, you choose before each scenario.",
      de: "Die andere Seite eines Heldentableaus; ist sie freigeschaltet, wählst du vor jedem Szenario.",
    },
  },
} as const satisfies Readonly<Record<string, Worded>>;
