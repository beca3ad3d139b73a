import { terms } from "@rifthall/games/beyond-the-rift/terms";
import { termsBy, wordsBy } from "../words.js";

const cards = (n: number, one: string, many: string): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);

const en = {
  round: (n: number) => `Round ${n}`,
  setup: "before the first round",
  column: (n: number) => `column ${n}`,
  left: "left",
  done: "done",
  hand: "hand",
  nothingHere: "nobody and nothing",
  unengaged: "no enemy",
  openFor: (value: number, responses: number) =>
    `opens for more AP than ${value}${responses === 0 ? "" : ` + ${cards(responses, "Response card", "Response cards")}`}`,
  under: (n: number) => `${n} under it`,
  of: (hero: string) => `of ${hero}`,
  acts: "acts",
  attacks: (who: string, whom: string) => `${who} attacks ${whom}`,
  sum: (total: string, against: string, chance: number) => `${total} against ${against}: ${chance}%`,
  bought: (n: number) => `${n} bought`,
  chanceHit: "to hit",
  chanceHold: "to hold",
  yourHand: "Your hand",
  handHead: "A value (primary/secondary cost), D value (cost)",
  emptyHand: "no cards",
  openHand: "holds",
  attackWith: (card: string, cost: number) => `Attack with ${card} (${cost} AP)`,
  engageHead: "Engage",
  disengageHead: "Disengage",
  tradeHead: (n: number) => `Discard for ${n} AP`,
  deals: (damage: string) => `hit: ${damage}`,
  openHead: (door: string) => `Open ${door} with`,
  chance: (n: number) => `${n}%`,
  ap: (n: number) => `${n} AP`,
  more: "…",
  keys: {
    attack: "attack",
    lay: "add a card",
    guard: "buy defence",
    draw: "",
    swap: "",
    done: "done",
    pass: "pass",
    yes: "yes",
    no: "no",
    goal: "scenario",
    piles: "piles",
    pauses: "pauses",
  },
  closing: {
    hero: { typed: "strike", meaning: "" },
    enemy: { typed: "defend", meaning: "" },
  },
  scenarioTitle: "The scenario",
  goal: "To do",
  tableTitle: "What enemies do, by the Response card drawn for the column",
  pilesTitle: "The piles",
  responseTitle: "Still in the Response Deck",
  responseLine: (value: number, n: number) => `${n} × ${value}`,
  nothing: "nothing",
  verbs: {
    attack: ["attack"],
    lay: ["lay", "add"],
    guard: ["guard", "buy"],
    close: ["close", "strike", "defend"],
    engage: ["engage"],
    disengage: ["disengage"],
    draw: ["draw"],
    swap: ["swap"],
    trade: ["trade", "sell"],
    play: ["play"],
    use: ["use"],
    open: ["open"],
    react: ["react"],
    done: ["done", "pass", "e", "go"],
    wait: ["wait"],
    yes: ["y", "yes"],
    no: ["n", "no"],
    choose: ["choose", "take", "give", "discard"],
  } as Readonly<Record<Verb, readonly string[]>>,
  fillers: ["with", "the", "for", "to"],
  pages: { goal: ["goal", "scenario", "g"], piles: ["d", "piles"], deck: ["deck", "response"] } as Readonly<
    Record<PageName, readonly string[]>
  >,
  manual: {
    attack: ["attack b axe", "attack the thing called b on the board with the card whose name has axe in it"],
    commit: [
      "lay shield, guard, strike, defend",
      "add a card to the attack or defence under way, buy defence; strike, or defend with what lies there",
    ],
    move: ["engage b, disengage b", "draw an enemy to you, or send it away"],
    cards: ["play …, trade …, draw, swap", "play a card, discard it for AP, draw one, swap some"],
    use: ["use …, open c 4", "use an action of your board, a card or the scenario; open a Door with 4 AP"],
    done: ["done", "be done, pass, go on"],
    goal: ["goal", "the scenario: what is to be done, what enemies do, its rules"],
    piles: ["piles", "the discard piles and everything else that lies open"],
    deck: ["deck", "which Response cards are still to come"],
  } as Readonly<Record<string, readonly [string, string]>>,
  legend: [
    "You win and lose together; goal tells what is to be done. A round: in the Hero Phase all heroes act as they like and pay with AP; then every enemy does what the scenario's table says in the column that a Response card picks; then the scenario goes on. At the end everybody has AP anew, those of the board and 1 for each card left in hand, draws a full hand and discards down to its size.",
    "Everything in play has a letter to call it by, and its numbers as they count now (* differs from what is printed): E Engagement, the AP to draw it to you or send it away; R Range; A Attack; D Defence; H Health: each success attaches a Wound, and below 1 it dies. What a hit of it brings stands behind that; what it has taken as Wounds and Fatigue, behind a +.",
    "An attack is the sum of your attack cards and must be higher than Defence plus a Response card (0 to 3). The first card is paid with its primary cost, each further one with its secondary cost; others aid for their primary cost. +? on a card is a Response card for you.",
    "When an enemy attacks you, its Attack plus a Response card must be higher than your Defense cards and the defence you buy. A hit puts Wounds into your hand, where they take up room; they leave it only as part of an attack, a defence or a payment. A hero who holds nothing else is dead, and all is lost.",
    "Range 1 reaches what stands in your own area, range 2 everything. Only a hero without an enemy in their area can open Doors and use terrain.",
  ] as readonly string[],
  need: {
    which: "Which one?",
    how: (verb: string) => `Type ${verb} and what you mean, by its letter or (part of) its name.`,
    noAttack: "You hold no card that could begin an attack.",
    none: (words: string) => `Nothing here is called "${words}".`,
    nothingTo: (verb: string) => `"${verb}" is not among what can be done now.`,
  },
};

export type Verb =
  | "attack"
  | "lay"
  | "guard"
  | "close"
  | "engage"
  | "disengage"
  | "draw"
  | "swap"
  | "trade"
  | "play"
  | "use"
  | "open"
  | "react"
  | "done"
  | "wait"
  | "yes"
  | "no"
  | "choose";
export type PageName = "goal" | "piles" | "deck";
export type Words = typeof en;

const de: Words = {
  round: (n) => `Runde ${n}`,
  setup: "vor der ersten Runde",
  column: (n) => `Spalte ${n}`,
  left: "übrig",
  done: "fertig",
  hand: "Hand",
  nothingHere: "niemand und nichts",
  unengaged: "kein Gegner",
  openFor: (value, responses) =>
    `offen für mehr AP als ${value}${responses === 0 ? "" : ` + ${cards(responses, "Antwortkarte", "Antwortkarten")}`}`,
  under: (n) => `${n} darunter`,
  of: (hero) => `von ${hero}`,
  acts: "handelt",
  attacks: (who, whom) => `${who} greift ${whom} an`,
  sum: (total, against, chance) => `${total} gegen ${against}: ${chance} %`,
  bought: (n) => `${n} gekauft`,
  chanceHit: "für einen Treffer",
  chanceHold: "standzuhalten",
  yourHand: "Deine Hand",
  handHead: "A Wert (Erst-/Zweitkosten), V Wert (Kosten)",
  emptyHand: "keine Karten",
  openHand: "hält",
  attackWith: (card, cost) => `Angreifen mit ${card} (${cost} AP)`,
  engageHead: "Binden",
  disengageHead: "Lösen",
  tradeHead: (n) => `Für ${n} AP ablegen`,
  deals: (damage) => `Treffer: ${damage}`,
  openHead: (door) => `${door} öffnen mit`,
  chance: (n) => `${n} %`,
  ap: (n) => `${n} AP`,
  more: "…",
  keys: {
    attack: "angreifen",
    lay: "Karte dazulegen",
    guard: "Verteidigung kaufen",
    draw: "",
    swap: "",
    done: "fertig",
    pass: "passen",
    yes: "ja",
    no: "nein",
    goal: "Szenario",
    piles: "Stapel",
    pauses: "Pausen",
  },
  closing: {
    hero: { typed: "zuschlagen", meaning: "" },
    enemy: { typed: "verteidigen", meaning: "" },
  },
  scenarioTitle: "Das Szenario",
  goal: "Zu tun",
  tableTitle: "Was Gegner tun, nach der Antwortkarte für die Spalte",
  pilesTitle: "Die Stapel",
  responseTitle: "Noch im Antwortdeck",
  responseLine: (value, n) => `${n} × ${value}`,
  nothing: "nichts",
  verbs: {
    attack: ["angreifen", "angriff", "attack"],
    lay: ["legen", "dazu", "lay"],
    guard: ["kaufen", "parieren", "guard"],
    close: ["abschließen", "zuschlagen", "verteidigen", "close"],
    engage: ["binden", "engage"],
    disengage: ["lösen", "disengage"],
    draw: ["ziehen", "draw"],
    swap: ["tauschen", "swap"],
    trade: ["ablegen", "trade"],
    play: ["spielen", "play"],
    use: ["nutzen", "use"],
    open: ["öffnen", "open"],
    react: ["reagieren", "react"],
    done: ["fertig", "passen", "e", "weiter", "done", "pass"],
    wait: ["warten", "wait"],
    yes: ["j", "y", "ja"],
    no: ["n", "nein"],
    choose: ["wählen", "nehmen", "geben"],
  },
  fillers: ["mit", "den", "die", "das", "für"],
  pages: { goal: ["ziel", "szenario", "g", "goal"], piles: ["d", "stapel"], deck: ["deck", "antworten"] },
  manual: {
    attack: ["angreifen b axt", "greift mit der Karte, in deren Namen axt steht, an, was auf dem Tisch b heißt"],
    commit: [
      "legen …, kaufen, zuschlagen, verteidigen",
      "zum Angriff oder zur Verteidigung dazulegen, Verteidigung kaufen; zuschlagen, oder mit dem verteidigen, was liegt",
    ],
    move: ["binden b, lösen b", "einen Gegner zu dir ziehen oder fortschicken"],
    cards: [
      "spielen …, ablegen …, ziehen, tauschen",
      "eine Karte spielen, für AP ablegen, eine ziehen, welche tauschen",
    ],
    use: [
      "nutzen …, öffnen c 4",
      "eine Aktion deines Tableaus, einer Karte oder des Szenarios; eine Tür mit 4 AP öffnen",
    ],
    done: ["fertig", "fertig sein, passen, weiter"],
    goal: ["ziel", "das Szenario: was zu tun ist, was Gegner tun, seine Regeln"],
    piles: ["stapel", "die Ablagen und was sonst offen liegt"],
    deck: ["deck", "welche Antwortkarten noch kommen"],
  },
  legend: [
    "Ihr gewinnt und verliert zusammen; ziel sagt, was zu tun ist. Eine Runde: In der Heldenphase handeln alle Helden, wie sie wollen, und zahlen mit AP; dann tut jeder Gegner, was die Tabelle des Szenarios in der Spalte sagt, die eine Antwortkarte bestimmt; dann geht das Szenario weiter. Am Ende haben alle neue AP, die des Tableaus und 1 für jede übrige Handkarte, ziehen eine volle Hand und legen bis auf die Handgröße ab.",
    "Alles im Spiel hat einen Buchstaben, mit dem man es nennt, und seine Zahlen, wie sie jetzt gelten (* weicht vom Gedruckten ab): B Bindung, die AP, um es zu dir zu ziehen oder fortzuschicken; R Reichweite; A Angriff; V Verteidigung; G Gesundheit: Jeder Erfolg hängt eine Wunde an, und unter 1 ist Schluss. Dahinter steht, was ein Treffer von ihm bringt; was es an Wunden und Erschöpfung genommen hat, hinter einem +.",
    "Ein Angriff ist die Summe deiner Angriffskarten und muss höher sein als Verteidigung plus eine Antwortkarte (0 bis 3). Die erste Karte kostet ihre Erstkosten, jede weitere ihre Zweitkosten; andere helfen für ihre Erstkosten. +? auf einer Karte ist eine Antwortkarte für euch.",
    "Greift dich ein Gegner an, muss sein Angriff plus eine Antwortkarte höher sein als deine Verteidigungskarten und die gekaufte Verteidigung. Ein Treffer legt dir Wunden in die Hand, wo sie Platz wegnehmen; sie gehen nur als Teil eines Angriffs, einer Verteidigung oder einer Zahlung. Wer nichts anderes mehr hält, ist tot, und alles ist verloren.",
    "Reichweite 1 reicht zu dem, was in deinem Bereich steht, Reichweite 2 überallhin. Nur wer keinen Gegner bei sich hat, kann Türen öffnen und Gelände nutzen.",
  ],
  need: {
    which: "Was davon?",
    how: (verb) => `Tippe ${verb} und was du meinst, mit seinem Buchstaben oder (einem Teil) seines Namens.`,
    noAttack: "Du hältst keine Karte, mit der ein Angriff beginnen könnte.",
    none: (words) => `Hier heißt nichts „${words}“.`,
    nothingTo: (verb) => `„${verb}“ ist jetzt nicht möglich.`,
  },
};

export const wordsOf = wordsBy<Words>({ en, de });

/** A word of the rules. */
export const termOf = termsBy(terms);
