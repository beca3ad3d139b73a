// Written by `npm run content` from rules.yaml.
export const rulebook = {
 "BR-1": {
  "title": {
   "en": "Together",
   "de": "Gemeinsam"
  },
  "text": {
   "en": "One to four heroes play together. You win as a group and lose as a group.",
   "de": "Ein bis vier Helden spielen zusammen. Ihr gewinnt als Gruppe und verliert als Gruppe."
  }
 },
 "BR-2": {
  "title": {
   "en": "Four numbers",
   "de": "Vier Zahlen"
  },
  "text": {
   "en": "Where four numbers stand side by side, the first is for one hero, the last for four. Heroes count, not people.",
   "de": "Wo vier Zahlen nebeneinanderstehen, gilt die erste für einen Helden, die letzte für vier. Helden zählen, nicht Personen."
  }
 },
 "BR-3": {
  "title": {
   "en": "What comes first",
   "de": "Was vorgeht"
  },
  "text": {
   "en": "The scenario overrules a card, and a card overrules these rules.",
   "de": "Das Szenario geht vor der Karte, die Karte vor diesen Regeln."
  }
 },
 "BR-4": {
  "title": {
   "en": "Discarding",
   "de": "Ablegen"
  },
  "text": {
   "en": "When something makes you discard, Wounds and Fatigue do not count, unless it names them.",
   "de": "Verlangt etwas, dass du ablegst, zählen Wunden und Erschöpfung nicht, außer es nennt sie."
  }
 },
 "BR-5": {
  "title": {
   "en": "Ties",
   "de": "Gleichstand"
  },
  "text": {
   "en": "Equal is not enough: on a tie the attack fails, and so does the AP you spend against a value.",
   "de": "Gleich viel reicht nicht: Bei Gleichstand misslingt der Angriff, ebenso der Einsatz von AP gegen einen Wert."
  }
 },
 "BR-6": {
  "title": {
   "en": "Winning and losing",
   "de": "Sieg und Niederlage"
  },
  "text": {
   "en": "Each scenario says how it is won and lost. If a hero dies, you have lost in any case.",
   "de": "Jedes Szenario sagt, wie man gewinnt und verliert. Stirbt ein Held, habt ihr auf jeden Fall verloren."
  }
 },
 "BR-7": {
  "title": {
   "en": "Once more",
   "de": "Noch einmal"
  },
  "text": {
   "en": "You may play a scenario again that you lost or did not like; your campaign stays as it was.",
   "de": "Ein Szenario, das ihr verloren habt oder das euch nicht gefiel, dürft ihr noch einmal spielen; die Kampagne bleibt, wie sie war."
  }
 },
 "BR-8": {
  "title": {
   "en": "Changing heroes",
   "de": "Helden wechseln"
  },
  "text": {
   "en": "Between scenarios you may take other heroes, and other people may play them.",
   "de": "Zwischen Szenarien dürft ihr andere Helden nehmen und sie unter euch tauschen."
  }
 },
 "BR-9": {
  "title": {
   "en": "Where to begin",
   "de": "Womit anfangen"
  },
  "text": {
   "en": "Start with the lesson, Out Through the Side Entrance, and go on with the five scenarios of Old Friends.",
   "de": "Beginnt mit dem Lehrstück, Durch den Seiteneingang hinaus, und spielt danach die fünf Szenarien der Alten Freunde."
  }
 },
 "BR-10": {
  "title": {
   "en": "What a scenario asks for",
   "de": "Was ein Szenario verlangt"
  },
  "text": {
   "en": "You can choose a scenario only once you have met everything it asks for.",
   "de": "Ein Szenario könnt ihr erst wählen, wenn alles erfüllt ist, was es verlangt."
  }
 },
 "BR-11": {
  "title": {
   "en": "Enemies and terrain",
   "de": "Gegner und Gelände"
  },
  "text": {
   "en": "The scenario says which cards make up the Enemy Deck and the Terrain Deck; both are shuffled.",
   "de": "Das Szenario sagt, woraus Gegnerdeck und Geländedeck bestehen; beide werden gemischt."
  }
 },
 "BR-12": {
  "title": {
   "en": "The other decks",
   "de": "Die anderen Decks"
  },
  "text": {
   "en": "Wounds and Response cards are shuffled and laid out, Fatigue too.",
   "de": "Wunden und Antwortkarten werden gemischt und bereitgelegt, Erschöpfung auch."
  }
 },
 "BR-13": {
  "title": {
   "en": "Threat at the start",
   "de": "Bedrohung zu Beginn"
  },
  "text": {
   "en": "Threat begins at the number the scenario gives.",
   "de": "Die Bedrohung beginnt bei der Zahl, die das Szenario nennt."
  }
 },
 "BR-14": {
  "title": {
   "en": "A hero's things",
   "de": "Was ein Held hat"
  },
  "text": {
   "en": "Each hero has a board, a shuffled deck of their own, and AP as the board says.",
   "de": "Jeder Held hat ein Tableau, ein eigenes gemischtes Deck und so viele AP, wie das Tableau sagt."
  }
 },
 "BR-15": {
  "title": {
   "en": "Sides of a board",
   "de": "Seiten eines Tableaus"
  },
  "text": {
   "en": "Boards begin with their standard side up; the other one has to be unlocked first.",
   "de": "Tableaus beginnen mit der Vorderseite; die Rückseite muss erst freigeschaltet werden."
  }
 },
 "BR-16": {
  "title": {
   "en": "First hand",
   "de": "Erste Hand"
  },
  "text": {
   "en": "You draw as many cards as your hand size; then comes whatever else the scenario sets up.",
   "de": "Du ziehst so viele Karten, wie deine Handgröße sagt; dann folgt, was das Szenario sonst noch aufbaut."
  }
 },
 "BR-17": {
  "title": {
   "en": "Hand size",
   "de": "Handgröße"
  },
  "text": {
   "en": "With one hero it is 7 cards, with two 6, with three 5, with four 4.",
   "de": "Bei einem Helden sind es 7 Karten, bei zweien 6, bei dreien 5, bei vieren 4."
  }
 },
 "BR-18": {
  "title": {
   "en": "Areas",
   "de": "Bereiche"
  },
  "text": {
   "en": "Every hero has a Hero Area; there is one Quest Area for all.",
   "de": "Jeder Held hat einen Heldenbereich; dazu gibt es einen Questbereich für alle."
  }
 },
 "BR-19": {
  "title": {
   "en": "Discard piles",
   "de": "Ablagestapel"
  },
  "text": {
   "en": "Every deck has a pile of its own for discards; enemies and terrain have one in v0.9.9 only.",
   "de": "Jedes Deck hat seine eigene Ablage; Gegner und Gelände haben eine nur in v0.9.9."
  }
 },
 "BR-20": {
  "title": {
   "en": "Where cards go",
   "de": "Wohin Karten kommen"
  },
  "text": {
   "en": "What you have played or discarded lies in the discard of the deck it came from.",
   "de": "Gespieltes und Abgelegtes liegt auf der Ablage des Decks, aus dem es stammt."
  }
 },
 "BR-21": {
  "title": {
   "en": "Out of the game",
   "de": "Aus dem Spiel"
  },
  "text": {
   "en": "Enemies you defeat and terrain you remove are gone for this scenario.",
   "de": "Besiegte Gegner und entferntes Gelände sind für dieses Szenario weg."
  }
 },
 "BR-22": {
  "title": {
   "en": "An empty deck",
   "de": "Ein leeres Deck"
  },
  "text": {
   "en": "If you must draw and your deck is empty, take 2 Fatigue, shuffle them together with your discard into a new deck, and keep drawing.",
   "de": "Musst du ziehen und dein Deck ist leer, nimm 2 Erschöpfung, misch sie mit deiner Ablage zu einem neuen Deck und zieh weiter."
  }
 },
 "BR-23": {
  "title": {
   "en": "Wounds and Fatigue run out",
   "de": "Keine Wunden oder Erschöpfung mehr"
  },
  "text": {
   "en": "An empty Wound or Fatigue Deck is made anew from its discard. In v0.9.9 neither ever is.",
   "de": "Ein leeres Wunden- oder Erschöpfungsdeck wird aus seiner Ablage neu gebildet. In v0.9.9 geschieht das nie."
  }
 },
 "BR-24": {
  "title": {
   "en": "Decks that stay empty",
   "de": "Decks, die leer bleiben"
  },
  "text": {
   "en": "The Enemy Deck and the Terrain Deck are never shuffled again.",
   "de": "Gegnerdeck und Geländedeck werden nie neu gemischt."
  }
 },
 "BR-25": {
  "title": {
   "en": "In play",
   "de": "Im Spiel"
  },
  "text": {
   "en": "A card is in play if it lies in a Hero Area or in the Quest Area, and nowhere else.",
   "de": "Eine Karte ist im Spiel, wenn sie in einem Heldenbereich oder im Questbereich liegt, sonst nirgends."
  }
 },
 "BR-26": {
  "title": {
   "en": "Spawning",
   "de": "Erscheinen"
  },
  "text": {
   "en": "If so many cards spawn, they come off the top of the Enemy or Terrain Deck into the area named.",
   "de": "Erscheinen so viele Karten, kommen sie von oben vom Gegner- oder Geländedeck in den genannten Bereich."
  }
 },
 "BR-27": {
  "title": {
   "en": "Cards at work",
   "de": "Karten in Arbeit"
  },
  "text": {
   "en": "While a card is being carried out, it is no longer in your hand.",
   "de": "Solange eine Karte ausgeführt wird, ist sie nicht mehr auf deiner Hand."
  }
 },
 "BR-28": {
  "title": {
   "en": "Range",
   "de": "Reichweite"
  },
  "text": {
   "en": "There are two ranges, 1 and 2.",
   "de": "Es gibt zwei Reichweiten, 1 und 2."
  }
 },
 "BR-29": {
  "title": {
   "en": "Near",
   "de": "Nah"
  },
  "text": {
   "en": "You yourself and the enemies in your own area are at range 1.",
   "de": "Du selbst und die Gegner in deinem eigenen Bereich sind in Reichweite 1."
  }
 },
 "BR-30": {
  "title": {
   "en": "Far",
   "de": "Fern"
  },
  "text": {
   "en": "All else in play is at range 2: the other heroes with everything in their areas, and the Quest Area.",
   "de": "Alles andere im Spiel ist in Reichweite 2: die anderen Helden mit allem in ihren Bereichen und der Questbereich."
  }
 },
 "BR-31": {
  "title": {
   "en": "Out of reach",
   "de": "Außer Reichweite"
  },
  "text": {
   "en": "A card does nothing to what its range does not reach.",
   "de": "Was ihre Reichweite nicht erreicht, dem tut eine Karte nichts."
  }
 },
 "BR-32": {
  "title": {
   "en": "In the Quest Area",
   "de": "Im Questbereich"
  },
  "text": {
   "en": "Enemies in the Quest Area are engaged with nobody.",
   "de": "Gegner im Questbereich sind an niemanden gebunden."
  }
 },
 "BR-33": {
  "title": {
   "en": "In a Hero Area",
   "de": "Im Heldenbereich"
  },
  "text": {
   "en": "Enemies in a Hero Area are engaged with its hero.",
   "de": "Gegner in einem Heldenbereich sind an dessen Helden gebunden."
  }
 },
 "BR-34": {
  "title": {
   "en": "Where enemies begin",
   "de": "Wo Gegner beginnen"
  },
  "text": {
   "en": "Enemies come into the Quest Area, unless something says otherwise.",
   "de": "Gegner kommen in den Questbereich, wenn nichts anderes gesagt wird."
  }
 },
 "BR-35": {
  "title": {
   "en": "Bounds of AP",
   "de": "Grenzen der AP"
  },
  "text": {
   "en": "You never have more than 20 AP nor fewer than 0; what goes beyond is lost.",
   "de": "Du hast nie mehr als 20 AP und nie weniger als 0; was darüber hinausgeht, verfällt."
  }
 },
 "BR-36": {
  "title": {
   "en": "Paying",
   "de": "Bezahlen"
  },
  "text": {
   "en": "What you cannot pay for in full, you cannot do.",
   "de": "Was du nicht ganz bezahlen kannst, kannst du nicht tun."
  }
 },
 "BR-37": {
  "title": {
   "en": "Free of charge",
   "de": "Umsonst"
  },
  "text": {
   "en": "Something that costs 0 is free, but only when its time has come.",
   "de": "Was 0 kostet, ist umsonst, aber nur zur rechten Zeit."
  }
 },
 "BR-38": {
  "title": {
   "en": "AP without cards",
   "de": "AP ohne Karten"
  },
  "text": {
   "en": "In the Hero Phase and in the Enemy Phase there are things to spend AP on without a card.",
   "de": "In der Helden- und in der Gegnerphase gibt es manches, wofür du AP auch ohne Karte ausgibst."
  }
 },
 "BR-39": {
  "title": {
   "en": "AP cards",
   "de": "AP-Karten"
  },
  "text": {
   "en": "An AP card gives AP to a single hero. If that is another one, the card needs range 2.",
   "de": "Eine AP-Karte gibt einem einzigen Helden AP. Ist es ein anderer, braucht die Karte Reichweite 2."
  }
 },
 "BR-40": {
  "title": {
   "en": "The round",
   "de": "Die Runde"
  },
  "text": {
   "en": "Hero Phase, Enemy Phase, Quest Phase, Draw Phase, End Phase. In v0.9.9 the third is called Spawn Phase.",
   "de": "Heldenphase, Gegnerphase, Questphase, Ziehphase, Endphase. In v0.9.9 heißt die dritte Erscheinensphase."
  }
 },
 "BR-41": {
  "title": {
   "en": "Hero Phase",
   "de": "Heldenphase"
  },
  "text": {
   "en": "You act in whatever order you like and as often as you can pay. After any action, any hero may be next.",
   "de": "Ihr handelt in beliebiger Reihenfolge und so oft ihr bezahlen könnt. Nach jeder Aktion darf jeder Held der nächste sein."
  }
 },
 "BR-42": {
  "title": {
   "en": "One after another",
   "de": "Eins nach dem anderen"
  },
  "text": {
   "en": "An action is carried out to its end before the next begins.",
   "de": "Eine Aktion wird zu Ende geführt, bevor die nächste beginnt."
  }
 },
 "BR-43": {
  "title": {
   "en": "End of the Hero Phase",
   "de": "Ende der Heldenphase"
  },
  "text": {
   "en": "The phase is over as soon as all heroes are done.",
   "de": "Die Phase ist vorbei, sobald alle Helden fertig sind."
  }
 },
 "BR-44": {
  "title": {
   "en": "What a hero can do",
   "de": "Was ein Held tun kann"
  },
  "text": {
   "en": "Play an attack, AP or Special card; draw, swap or discard by your board; engage or disengage an enemy; use an action of the scenario, of terrain, of your board or of a card in play.",
   "de": "Eine Angriffs-, AP- oder Besonderes-Karte spielen; nach deinem Tableau ziehen, tauschen oder ablegen; einen Gegner binden oder lösen; eine Aktion des Szenarios, des Geländes, deines Tableaus oder einer Karte im Spiel nutzen."
  }
 },
 "BR-45": {
  "title": {
   "en": "Drawing for AP",
   "de": "Ziehen für AP"
  },
  "text": {
   "en": "Pay what your board says and draw one card.",
   "de": "Zahle, was dein Tableau sagt, und zieh eine Karte."
  }
 },
 "BR-46": {
  "title": {
   "en": "Swapping",
   "de": "Tauschen"
  },
  "text": {
   "en": "Pay what your board says, discard one card or more, draw as many. The cards count as not played.",
   "de": "Zahle, was dein Tableau sagt, leg eine Karte oder mehrere ab und zieh ebenso viele. Die Karten gelten nicht als gespielt."
  }
 },
 "BR-47": {
  "title": {
   "en": "Discarding for AP",
   "de": "Ablegen für AP"
  },
  "text": {
   "en": "Discard a card and gain what your board says. The card counts as not played.",
   "de": "Leg eine Karte ab und erhalte, was dein Tableau sagt. Die Karte gilt nicht als gespielt."
  }
 },
 "BR-48": {
  "title": {
   "en": "Engaging",
   "de": "Binden"
  },
  "text": {
   "en": "Pay an enemy's engagement and draw it into your area, wherever it stands, even out of another hero's.",
   "de": "Zahle die Bindung eines Gegners und zieh ihn in deinen Bereich, wo immer er steht, auch von einem anderen Helden weg."
  }
 },
 "BR-49": {
  "title": {
   "en": "Disengaging",
   "de": "Lösen"
  },
  "text": {
   "en": "For the same price you send an enemy from your area to the Quest Area.",
   "de": "Für denselben Preis schickst du einen Gegner aus deinem Bereich in den Questbereich."
  }
 },
 "BR-50": {
  "title": {
   "en": "Hand limit",
   "de": "Handgrenze"
  },
  "text": {
   "en": "You may hold any number of cards until the Draw Phase.",
   "de": "Bis zur Ziehphase darfst du beliebig viele Karten auf der Hand haben."
  }
 },
 "BR-51": {
  "title": {
   "en": "Five types",
   "de": "Fünf Arten"
  },
  "text": {
   "en": "Hero cards have five types of action: Attack, AP, Defense, Special, Reaction.",
   "de": "Heldenkarten haben fünf Aktionsarten: Angriff, AP, Verteidigung, Besonderes, Reaktion."
  }
 },
 "BR-52": {
  "title": {
   "en": "Divided cards",
   "de": "Geteilte Karten"
  },
  "text": {
   "en": "If a line divides two actions on a card, you use one of them, never both.",
   "de": "Trennt eine Linie zwei Aktionen auf einer Karte, nutzt du eine davon, nie beide."
  }
 },
 "BR-53": {
  "title": {
   "en": "Two types at once",
   "de": "Zwei Arten zugleich"
  },
  "text": {
   "en": "If no line divides them, a card with two types does both.",
   "de": "Trennt sie keine Linie, tut eine Karte mit zwei Arten beides."
  }
 },
 "BR-54": {
  "title": {
   "en": "After playing",
   "de": "Nach dem Spielen"
  },
  "text": {
   "en": "When it has been carried out, a card goes to your discard, unless it is Persistent.",
   "de": "Ist sie ausgeführt, kommt eine Karte auf deine Ablage, außer sie ist bleibend."
  }
 },
 "BR-55": {
  "title": {
   "en": "Special cards",
   "de": "Besonderes"
  },
  "text": {
   "en": "You pay the cost and do what the card says.",
   "de": "Du zahlst die Kosten und tust, was auf der Karte steht."
  }
 },
 "BR-56": {
  "title": {
   "en": "Reactions",
   "de": "Reaktionen"
  },
  "text": {
   "en": "A Reaction is for one moment only, the one its text names.",
   "de": "Eine Reaktion ist nur für einen Augenblick da, nämlich den, den ihr Text nennt."
  }
 },
 "BR-57": {
  "title": {
   "en": "Defense cards",
   "de": "Verteidigungskarten"
  },
  "text": {
   "en": "You play them when an enemy attacks in its phase, before anything is drawn for it.",
   "de": "Du spielst sie, wenn ein Gegner in seiner Phase angreift, bevor etwas für ihn gezogen wird."
  }
 },
 "BR-58": {
  "title": {
   "en": "Beginning an attack",
   "de": "Einen Angriff beginnen"
  },
  "text": {
   "en": "You begin with an attack card that has a primary cost, and pay it.",
   "de": "Du beginnst mit einer Angriffskarte, die Erstkosten hat, und zahlst sie."
  }
 },
 "BR-59": {
  "title": {
   "en": "Adding cards",
   "de": "Karten dazulegen"
  },
  "text": {
   "en": "To your own attack you may add attack cards for their secondary cost.",
   "de": "Zu deinem eigenen Angriff darfst du Angriffskarten für ihre Zweitkosten dazulegen."
  }
 },
 "BR-60": {
  "title": {
   "en": "Without primary cost",
   "de": "Ohne Erstkosten"
  },
  "text": {
   "en": "Such a card can neither begin an attack nor aid one.",
   "de": "Eine solche Karte kann weder einen Angriff beginnen noch bei einem helfen."
  }
 },
 "BR-61": {
  "title": {
   "en": "Without secondary cost",
   "de": "Ohne Zweitkosten"
  },
  "text": {
   "en": "Such a card cannot be added to your own attack.",
   "de": "Eine solche Karte kann zu deinem eigenen Angriff nicht dazukommen."
  }
 },
 "BR-62": {
  "title": {
   "en": "The price of aid",
   "de": "Was Hilfe kostet"
  },
  "text": {
   "en": "Whoever helps in the attack of another hero pays the primary cost.",
   "de": "Wer beim Angriff eines anderen Helden hilft, zahlt die Erstkosten."
  }
 },
 "BR-63": {
  "title": {
   "en": "Sum of the attack",
   "de": "Summe des Angriffs"
  },
  "text": {
   "en": "All cards in the attack are added up, Wounds and Fatigue among them.",
   "de": "Alle Karten im Angriff werden zusammengezählt, auch Wunden und Erschöpfung."
  }
 },
 "BR-64": {
  "title": {
   "en": "Response symbols",
   "de": "Antwortsymbole"
  },
  "text": {
   "en": "For each symbol on your cards a Response card is drawn and added, once all cards are laid and before the enemy's defence is known.",
   "de": "Für jedes Symbol auf euren Karten wird eine Antwortkarte gezogen und dazugezählt, sobald alle Karten liegen und bevor die Verteidigung des Gegners feststeht."
  }
 },
 "BR-65": {
  "title": {
   "en": "The enemy's defence",
   "de": "Die Verteidigung des Gegners"
  },
  "text": {
   "en": "Its printed defence, what attached cards and effects change, and always one Response card.",
   "de": "Die aufgedruckte Verteidigung, was angelegte Karten und Effekte ändern, und immer eine Antwortkarte."
  }
 },
 "BR-66": {
  "title": {
   "en": "A hit",
   "de": "Ein Treffer"
  },
  "text": {
   "en": "You hit if your sum is higher than the enemy's.",
   "de": "Ihr trefft, wenn eure Summe höher ist als die des Gegners."
  }
 },
 "BR-67": {
  "title": {
   "en": "What a hit does",
   "de": "Was ein Treffer bewirkt"
  },
  "text": {
   "en": "The damage on your board is attached to the enemy, mostly 1 Wound. By how much you won does not matter.",
   "de": "Der Schaden deines Tableaus wird an den Gegner angelegt, meist 1 Wunde. Wie hoch du gewonnen hast, ist gleich."
  }
 },
 "BR-68": {
  "title": {
   "en": "Damage with aid",
   "de": "Schaden mit Hilfe"
  },
  "text": {
   "en": "However many helped, only the damage of the hero who began counts.",
   "de": "Wie viele auch geholfen haben, es zählt nur der Schaden des Helden, der begonnen hat."
  }
 },
 "BR-69": {
  "title": {
   "en": "Bonus",
   "de": "Bonus"
  },
  "text": {
   "en": "A Bonus happens when the action is over. In v0.9.9 only attack cards have one.",
   "de": "Ein Bonus geschieht, wenn die Aktion vorbei ist. In v0.9.9 haben ihn nur Angriffskarten."
  }
 },
 "BR-70": {
  "title": {
   "en": "After the attack",
   "de": "Nach dem Angriff"
  },
  "text": {
   "en": "Then all cards that were laid for it are discarded.",
   "de": "Dann werden alle Karten, die dafür lagen, abgelegt."
  }
 },
 "BR-71": {
  "title": {
   "en": "Everything within range",
   "de": "Alles in Reichweite"
  },
  "text": {
   "en": "Every card in an attack must reach its target, the first, the added and the aiding ones.",
   "de": "Jede Karte eines Angriffs muss das Ziel erreichen, die erste, die dazugelegten und die der Helfer."
  }
 },
 "BR-72": {
  "title": {
   "en": "At least 1",
   "de": "Mindestens 1"
  },
  "text": {
   "en": "Wounds and Fatigue never bring an attack or a defence below 1.",
   "de": "Wunden und Erschöpfung bringen einen Angriff oder eine Verteidigung nie unter 1."
  }
 },
 "BR-73": {
  "title": {
   "en": "No enemies",
   "de": "Keine Gegner"
  },
  "text": {
   "en": "If no enemy is in play, nothing is drawn in the Enemy Phase and nothing happens.",
   "de": "Ist kein Gegner im Spiel, wird in der Gegnerphase nichts gezogen, und nichts geschieht."
  }
 },
 "BR-74": {
  "title": {
   "en": "The column",
   "de": "Die Spalte"
  },
  "text": {
   "en": "Otherwise a Response card is drawn: its number is the column of the scenario's table.",
   "de": "Sonst wird eine Antwortkarte gezogen: Ihre Zahl ist die Spalte der Szenariotabelle."
  }
 },
 "BR-75": {
  "title": {
   "en": "The rows",
   "de": "Die Zeilen"
  },
  "text": {
   "en": "The rows come from top to bottom; each enemy of a row does what stands there, in that order.",
   "de": "Die Zeilen kommen von oben nach unten; jeder Gegner einer Zeile tut der Reihe nach, was dort steht."
  }
 },
 "BR-76": {
  "title": {
   "en": "Unable",
   "de": "Nicht möglich"
  },
  "text": {
   "en": "If doing it would change nothing on the table, the enemy does the alternative instead; if there is none, or it is just as useless, nothing.",
   "de": "Würde es am Tisch nichts ändern, tut der Gegner stattdessen das andere; gibt es das nicht oder nützt es auch nichts, tut er nichts."
  }
 },
 "BR-77": {
  "title": {
   "en": "An example",
   "de": "Ein Beispiel"
  },
  "text": {
   "en": "A Huntmaster who is to support archers and send them off has them beside him in the Quest Area already: he does the alternative.",
   "de": "Ein Jagdmeister soll Bogenschützen unterstützen und fortschicken, doch sie stehen schon neben ihm im Questbereich: Er tut das andere."
  }
 },
 "BR-78": {
  "title": {
   "en": "Heroes in the Enemy Phase",
   "de": "Helden in der Gegnerphase"
  },
  "text": {
   "en": "You may play Defense cards and Reactions and buy defence with AP, nothing else.",
   "de": "Ihr dürft Verteidigungskarten und Reaktionen spielen und Verteidigung für AP kaufen, sonst nichts."
  }
 },
 "BR-79": {
  "title": {
   "en": "Whom enemies attack",
   "de": "Wen Gegner angreifen"
  },
  "text": {
   "en": "With range 1 an enemy attacks only the hero it is engaged with; with range 2 any hero, even while engaged with another.",
   "de": "Mit Reichweite 1 greift ein Gegner nur den Helden an, an den er gebunden ist; mit Reichweite 2 jeden, auch wenn er an einen anderen gebunden ist."
  }
 },
 "BR-80": {
  "title": {
   "en": "An enemy engages",
   "de": "Ein Gegner bindet sich"
  },
  "text": {
   "en": "From the Quest Area it goes into the area of the hero it has chosen. Engaged already, it cannot.",
   "de": "Aus dem Questbereich geht er in den Bereich des Helden, den er sich ausgesucht hat. Ist er schon gebunden, geht das nicht."
  }
 },
 "BR-81": {
  "title": {
   "en": "An enemy disengages",
   "de": "Ein Gegner löst sich"
  },
  "text": {
   "en": "It goes from a Hero Area to the Quest Area.",
   "de": "Er geht aus einem Heldenbereich in den Questbereich."
  }
 },
 "BR-82": {
  "title": {
   "en": "Re-engage",
   "de": "Neu binden"
  },
  "text": {
   "en": "It goes to the chosen hero, from wherever it stands; that may be where it is.",
   "de": "Er geht zum gewählten Helden, wo immer er steht; das kann auch der bisherige sein."
  }
 },
 "BR-83": {
  "title": {
   "en": "Summon",
   "de": "Beschwören"
  },
  "text": {
   "en": "An enemy of that kind comes into play beside the summoner. It comes from outside, not from the Enemy Deck.",
   "de": "Ein solcher Gegner kommt neben dem Beschwörer ins Spiel. Er kommt von außerhalb, nicht aus dem Gegnerdeck."
  }
 },
 "BR-84": {
  "title": {
   "en": "Support",
   "de": "Unterstützen"
  },
  "text": {
   "en": "It moves to where most others of that kind are; if several areas are equal, to a hero by target priority. Without any others it cannot.",
   "de": "Er geht dorthin, wo die meisten anderen dieser Art sind; sind es gleich viele, zu einem Helden nach der Zielwahl. Gibt es keine, geht es nicht."
  }
 },
 "BR-85": {
  "title": {
   "en": "Orders",
   "de": "Befehle"
  },
  "text": {
   "en": "All others of that family in the same area do what is ordered. In v0.9.9 there are orders for Cultists, Insectoids and Orcs only.",
   "de": "Alle anderen dieser Familie im selben Bereich tun, was befohlen ist. In v0.9.9 gibt es Befehle nur für Kultisten, Insektoiden und Orks."
  }
 },
 "BR-86": {
  "title": {
   "en": "Poison",
   "de": "Gift"
  },
  "text": {
   "en": "A Fatigue is laid on top of the hero's deck, for all to see. An ally who takes it on gets a Wound.",
   "de": "Eine Erschöpfung kommt für alle sichtbar oben auf das Deck des Helden. Ein Verbündeter, der es auf sich nimmt, bekommt eine Wunde."
  }
 },
 "BR-87": {
  "title": {
   "en": "Intimidate",
   "de": "Einschüchtern"
  },
  "text": {
   "en": "The hero gives up so many cards from hand or Persistent ones lying before them; in v0.9.9 from hand only. An ally is discarded.",
   "de": "Der Held gibt so viele Karten von der Hand oder bleibende aus seinem Bereich ab, in v0.9.9 nur von der Hand. Ein Verbündeter wird abgelegt."
  }
 },
 "BR-88": {
  "title": {
   "en": "Obstruct",
   "de": "Behindern"
  },
  "text": {
   "en": "The hero loses so much AP, as far as there is any. No ally can take that on.",
   "de": "Der Held verliert so viele AP, soweit er sie hat. Kein Verbündeter kann das auf sich nehmen."
  }
 },
 "BR-89": {
  "title": {
   "en": "Heal",
   "de": "Heilen"
  },
  "text": {
   "en": "So many enemies of that kind in the healer's area are rid of one attached card each: a Wound before Fatigue, a hero card last. If there are more, you choose.",
   "de": "So viele Gegner dieser Art im Bereich des Heilers werden je eine angelegte Karte los: Wunde vor Erschöpfung, Heldenkarte zuletzt. Sind es mehr, wählt ihr."
  }
 },
 "BR-90": {
  "title": {
   "en": "Its own priority",
   "de": "Eigene Zielwahl"
  },
  "text": {
   "en": "If an action names whom it goes for, that counts in place of the usual order.",
   "de": "Nennt eine Aktion, auf wen sie es absieht, gilt das statt der üblichen Reihenfolge."
  }
 },
 "BR-91": {
  "title": {
   "en": "Defending",
   "de": "Verteidigen"
  },
  "text": {
   "en": "You lay all your Defense cards and buy all your defence before the Response card is drawn.",
   "de": "Du legst alle Verteidigungskarten und kaufst alle Verteidigung, bevor die Antwortkarte gezogen wird."
  }
 },
 "BR-92": {
  "title": {
   "en": "Defence for AP",
   "de": "Verteidigung für AP"
  },
  "text": {
   "en": "By yourself you have 0 defence. Your board says what a point costs; buy as many as you can pay.",
   "de": "Von dir aus hast du 0 Verteidigung. Dein Tableau sagt, was ein Punkt kostet; kauf so viele, wie du bezahlen kannst."
  }
 },
 "BR-93": {
  "title": {
   "en": "The enemy's attack",
   "de": "Der Angriff des Gegners"
  },
  "text": {
   "en": "Its attack, what attached cards change, and a Response card.",
   "de": "Sein Angriff, was angelegte Karten ändern, und eine Antwortkarte."
  }
 },
 "BR-94": {
  "title": {
   "en": "Being hit",
   "de": "Getroffen werden"
  },
  "text": {
   "en": "It hits if its sum is higher than your defence.",
   "de": "Er trifft, wenn seine Summe höher ist als deine Verteidigung."
  }
 },
 "BR-95": {
  "title": {
   "en": "What a hit costs you",
   "de": "Was ein Treffer dich kostet"
  },
  "text": {
   "en": "The Wounds and the Fatigue on the enemy's card go straight into your hand.",
   "de": "Die Wunden und die Erschöpfung auf der Karte des Gegners kommen direkt auf deine Hand."
  }
 },
 "BR-96": {
  "title": {
   "en": "For one attack",
   "de": "Für einen Angriff"
  },
  "text": {
   "en": "Cards and AP you defend with hold against this attack and no other.",
   "de": "Karten und AP, mit denen du dich verteidigst, gelten für diesen einen Angriff."
  }
 },
 "BR-97": {
  "title": {
   "en": "Defending others",
   "de": "Andere verteidigen"
  },
  "text": {
   "en": "Another hero may add Defense cards that have range 2.",
   "de": "Ein anderer Held darf Verteidigungskarten mit Reichweite 2 dazulegen."
  }
 },
 "BR-98": {
  "title": {
   "en": "When priority matters",
   "de": "Wann die Zielwahl gilt"
  },
  "text": {
   "en": "Only if an enemy could go for more than one hero.",
   "de": "Nur wenn ein Gegner es auf mehr als einen Helden absehen könnte."
  }
 },
 "BR-99": {
  "title": {
   "en": "Target priority",
   "de": "Zielwahl"
  },
  "text": {
   "en": "The hero with the fewest enemies at them; then the fewest cards in hand; then the most Wounds in hand; then you choose.",
   "de": "Der Held mit den wenigsten Gegnern bei sich; dann mit den wenigsten Handkarten; dann mit den meisten Wunden auf der Hand; danach wählt ihr."
  }
 },
 "BR-100": {
  "title": {
   "en": "Fixed beforehand",
   "de": "Vorher festgelegt"
  },
  "text": {
   "en": "An enemy looks for its hero before its first action and keeps to that.",
   "de": "Ein Gegner sucht sich seinen Helden vor seiner ersten Aktion aus und bleibt dabei."
  }
 },
 "BR-101": {
  "title": {
   "en": "Quest Phase",
   "de": "Questphase"
  },
  "text": {
   "en": "You do what the scenario says, mostly as much as Threat tells; if it says nothing, nothing happens.",
   "de": "Ihr tut, was das Szenario sagt, meist so viel, wie die Bedrohung angibt; sagt es nichts, geschieht nichts."
  }
 },
 "BR-102": {
  "title": {
   "en": "Nothing left to spawn",
   "de": "Nichts mehr zu erscheinen"
  },
  "text": {
   "en": "If the deck is empty, nothing comes, and that costs you nothing.",
   "de": "Ist das Deck leer, kommt nichts, und das kostet euch nichts."
  }
 },
 "BR-103": {
  "title": {
   "en": "Where they appear",
   "de": "Wo sie erscheinen"
  },
  "text": {
   "en": "New enemies come to the area the scenario names; in v0.9.9 always to the Quest Area.",
   "de": "Neue Gegner kommen in den Bereich, den das Szenario nennt; in v0.9.9 immer in den Questbereich."
  }
 },
 "BR-104": {
  "title": {
   "en": "New AP",
   "de": "Neue AP"
  },
  "text": {
   "en": "First your AP become what your board says, plus 1 for every card you still hold, 20 at most.",
   "de": "Zuerst werden deine AP so viele, wie dein Tableau sagt, plus 1 für jede Karte, die du noch hältst, höchstens 20."
  }
 },
 "BR-105": {
  "title": {
   "en": "A full draw",
   "de": "Ein ganzer Zug"
  },
  "text": {
   "en": "Then you draw as many cards as your hand size, whatever you still hold.",
   "de": "Dann ziehst du so viele Karten, wie deine Handgröße sagt, was immer du noch hältst."
  }
 },
 "BR-106": {
  "title": {
   "en": "Down to size",
   "de": "Zurück auf die Handgröße"
  },
  "text": {
   "en": "Then you discard until you hold no more than that; Wounds and Fatigue have to stay.",
   "de": "Dann legst du ab, bis du nicht mehr als das hältst; Wunden und Erschöpfung müssen bleiben."
  }
 },
 "BR-107": {
  "title": {
   "en": "Death",
   "de": "Tod"
  },
  "text": {
   "en": "If only Wounds and Fatigue are left in your hand then, your hero is dead and the scenario lost.",
   "de": "Hast du dann nur noch Wunden und Erschöpfung auf der Hand, ist dein Held tot und das Szenario verloren."
  }
 },
 "BR-108": {
  "title": {
   "en": "Drawing through an empty deck",
   "de": "Über ein leeres Deck hinaus ziehen"
  },
  "text": {
   "en": "If the deck does not reach, two Fatigue are shuffled in with the discard and you draw on.",
   "de": "Reicht das Deck nicht, werden zwei Erschöpfung mit der Ablage eingemischt, und du ziehst weiter."
  }
 },
 "BR-109": {
  "title": {
   "en": "AP are not saved",
   "de": "AP werden nicht gespart"
  },
  "text": {
   "en": "What you have not spent does not carry over into the next round.",
   "de": "Was du nicht ausgegeben hast, nimmst du nicht in die nächste Runde mit."
  }
 },
 "BR-110": {
  "title": {
   "en": "End Phase",
   "de": "Endphase"
  },
  "text": {
   "en": "End effects of the scenario come first, then those of your cards in an order you choose. In v0.9.9 any order will do.",
   "de": "Zuerst kommen Endeffekte des Szenarios, dann die eurer Karten in einer Reihenfolge, die ihr wählt. In v0.9.9 ist jede Reihenfolge recht."
  }
 },
 "BR-111": {
  "title": {
   "en": "Two halves",
   "de": "Zwei Hälften"
  },
  "text": {
   "en": "The upper half of a Wound or Fatigue is for heroes, the lower one for enemies and allies.",
   "de": "Die obere Hälfte einer Wunde oder Erschöpfung gilt für Helden, die untere für Gegner und Verbündete."
  }
 },
 "BR-112": {
  "title": {
   "en": "Attached to an enemy",
   "de": "An einem Gegner"
  },
  "text": {
   "en": "Its lower half changes engagement, range, attack, defence and health.",
   "de": "Die untere Hälfte ändert Bindung, Reichweite, Angriff, Verteidigung und Gesundheit."
  }
 },
 "BR-113": {
  "title": {
   "en": "Lowest numbers",
   "de": "Kleinste Werte"
  },
  "text": {
   "en": "Range never falls below 1; engagement, attack and defence never below 0. A blank changes nothing.",
   "de": "Reichweite fällt nie unter 1, Bindung, Angriff und Verteidigung nie unter 0. Ein leeres Feld ändert nichts."
  }
 },
 "BR-114": {
  "title": {
   "en": "An enemy dies",
   "de": "Ein Gegner stirbt"
  },
  "text": {
   "en": "With health below 1 it is dead at once and leaves the game.",
   "de": "Mit einer Gesundheit unter 1 ist er sofort tot und verlässt das Spiel."
  }
 },
 "BR-115": {
  "title": {
   "en": "Playing a Wound",
   "de": "Eine Wunde spielen"
  },
  "text": {
   "en": "You may play a Wound from your hand; it goes to your own discard and will come back.",
   "de": "Du darfst eine Wunde aus der Hand spielen; sie kommt auf deine eigene Ablage und wird wiederkehren."
  }
 },
 "BR-116": {
  "title": {
   "en": "Playing Fatigue",
   "de": "Erschöpfung spielen"
  },
  "text": {
   "en": "Fatigue you play leaves you: it goes to the Fatigue discard, in v0.9.9 into the Fatigue Deck.",
   "de": "Gespielte Erschöpfung verlässt dich: Sie kommt auf die Erschöpfungsablage, in v0.9.9 ins Erschöpfungsdeck."
  }
 },
 "BR-117": {
  "title": {
   "en": "Where Wounds fit",
   "de": "Wo Wunden passen"
  },
  "text": {
   "en": "Wounds of attack and of defence are for an attack or a defence that your hero takes part in.",
   "de": "Angriffs- und Verteidigungswunden gehören in einen Angriff oder eine Verteidigung, an denen dein Held teilnimmt."
  }
 },
 "BR-118": {
  "title": {
   "en": "AP Wounds",
   "de": "AP-Wunden"
  },
  "text": {
   "en": "These you may play by themselves: you lose that much AP, and must have it.",
   "de": "Diese darfst du allein spielen: Du verlierst so viele AP und musst sie haben."
  }
 },
 "BR-119": {
  "title": {
   "en": "No Fatigue left",
   "de": "Keine Erschöpfung mehr"
  },
  "text": {
   "en": "A hero due to get Fatigue takes a Wound if there is none. In v0.9.9 not where it would go to a deck.",
   "de": "Bekäme ein Held Erschöpfung und es gibt keine, nimmt er eine Wunde. In v0.9.9 nicht, wenn sie in ein Deck käme."
  }
 },
 "BR-120": {
  "title": {
   "en": "None for an enemy",
   "de": "Keine für einen Gegner"
  },
  "text": {
   "en": "If an enemy should get Fatigue and there is none, it gets nothing.",
   "de": "Bekäme ein Gegner Erschöpfung und es gibt keine, bekommt er nichts."
  }
 },
 "BR-121": {
  "title": {
   "en": "No Wounds left",
   "de": "Keine Wunden mehr"
  },
  "text": {
   "en": "If a Wound is due to anybody and none can be had, you lose.",
   "de": "Ist irgendwem eine Wunde zugedacht und keine zu haben, verliert ihr."
  }
 },
 "BR-122": {
  "title": {
   "en": "A dead hero",
   "de": "Ein toter Held"
  },
  "text": {
   "en": "You play the scenario again, and nobody is gone for good. In v0.9.9 a dead hero is out of the campaign unless you do.",
   "de": "Ihr spielt das Szenario noch einmal, und niemand ist endgültig fort. In v0.9.9 ist ein toter Held aus der Kampagne, wenn ihr es nicht tut."
  }
 },
 "BR-123": {
  "title": {
   "en": "Persistent cards",
   "de": "Bleibende Karten"
  },
  "text": {
   "en": "They stay in a Hero Area: with range 1 in your own, with range 2 in anybody's.",
   "de": "Sie bleiben in einem Heldenbereich liegen: mit Reichweite 1 im eigenen, mit Reichweite 2 in jedem."
  }
 },
 "BR-124": {
  "title": {
   "en": "How long they stay",
   "de": "Wie lange sie bleiben"
  },
  "text": {
   "en": "Until their text sends them away, or to the end of the scenario; an ally also leaves without health.",
   "de": "Bis ihr Text sie fortschickt oder das Szenario endet; ein Verbündeter geht auch ohne Gesundheit."
  }
 },
 "BR-125": {
  "title": {
   "en": "Allies",
   "de": "Verbündete"
  },
  "text": {
   "en": "They have numbers like enemies, and Wounds and Fatigue are attached to them.",
   "de": "Sie haben Werte wie Gegner, und Wunden und Erschöpfung werden an sie angelegt."
  }
 },
 "BR-126": {
  "title": {
   "en": "An ally steps in",
   "de": "Ein Verbündeter springt ein"
  },
  "text": {
   "en": "When your hero is attacked, poisoned or intimidated, an ally in your area may take it on.",
   "de": "Wird dein Held angegriffen, vergiftet oder eingeschüchtert, darf ein Verbündeter in deinem Bereich es auf sich nehmen."
  }
 },
 "BR-127": {
  "title": {
   "en": "Attachments",
   "de": "Angelegte Karten"
  },
  "text": {
   "en": "Wounds and Fatigue on an enemy or an ally are attachments; several add up.",
   "de": "Wunden und Erschöpfung an einem Gegner oder Verbündeten sind angelegte Karten; mehrere zählen zusammen."
  }
 },
 "BR-128": {
  "title": {
   "en": "Cards underneath",
   "de": "Karten darunter"
  },
  "text": {
   "en": "Other cards under a Persistent card lie face down and are no attachments; they are discarded with it, each to its own pile.",
   "de": "Andere Karten unter einer bleibenden Karte liegen verdeckt und sind nicht angelegt; sie werden mit ihr abgelegt, jede auf ihren Stapel."
  }
 },
 "BR-129": {
  "title": {
   "en": "Revealing",
   "de": "Aufdecken"
  },
  "text": {
   "en": "You turn over so many cards of your deck, or all there are, use them, and discard them; for this the deck is not shuffled anew.",
   "de": "Du deckst so viele Karten deines Decks auf oder alle, die da sind, nutzt sie und legst sie ab; dafür wird nicht neu gemischt."
  }
 },
 "BR-130": {
  "title": {
   "en": "Aid",
   "de": "Helfen"
  },
  "text": {
   "en": "Every hero may add cards to what another does, and pays for them.",
   "de": "Jeder Held darf zu dem, was ein anderer tut, Karten dazulegen und zahlt sie selbst."
  }
 },
 "BR-131": {
  "title": {
   "en": "How far aid reaches",
   "de": "Wie weit Hilfe reicht"
  },
  "text": {
   "en": "In an attack the aiding card must reach the enemy; for a defence or for AP it needs range 2.",
   "de": "In einem Angriff muss die helfende Karte den Gegner erreichen; für eine Verteidigung oder AP braucht sie Reichweite 2."
  }
 },
 "BR-132": {
  "title": {
   "en": "Using terrain",
   "de": "Gelände nutzen"
  },
  "text": {
   "en": "Only a hero with no enemy in their area can do something with terrain, if there is something to do.",
   "de": "Nur ein Held ohne Gegner in seinem Bereich kann mit Gelände etwas anfangen, wenn es etwas zu tun gibt."
  }
 },
 "BR-133": {
  "title": {
   "en": "Removed terrain",
   "de": "Entferntes Gelände"
  },
  "text": {
   "en": "Terrain that is removed does not come back.",
   "de": "Entferntes Gelände kommt nicht zurück."
  }
 },
 "BR-134": {
  "title": {
   "en": "Opening a Door",
   "de": "Eine Tür öffnen"
  },
  "text": {
   "en": "A hero with no enemy at them spends AP; more than the Door's value and its Response cards together, and it is open. The AP are gone either way.",
   "de": "Ein Held ohne Gegner bei sich gibt AP aus; sind es mehr als der Wert der Tür und ihre Antwortkarten zusammen, ist sie offen. Die AP sind in jedem Fall weg."
  }
 },
 "BR-135": {
  "title": {
   "en": "Attacking a Door",
   "de": "Eine Tür angreifen"
  },
  "text": {
   "en": "Without enemies at you it is at range 1, else at range 2. In v0.9.9 only an unengaged hero may attack it.",
   "de": "Ohne Gegner bei dir ist sie in Reichweite 1, sonst in 2. In v0.9.9 darf sie nur ein ungebundener Held angreifen."
  }
 },
 "BR-136": {
  "title": {
   "en": "A Door's defence",
   "de": "Die Verteidigung einer Tür"
  },
  "text": {
   "en": "The scenario gives it, and Response cards are added once your sum stands. Nothing else is hit by that attack.",
   "de": "Das Szenario nennt sie, und Antwortkarten kommen dazu, sobald eure Summe steht. Nichts anderes wird von diesem Angriff getroffen."
  }
 },
 "BR-137": {
  "title": {
   "en": "No enemy",
   "de": "Kein Gegner"
  },
  "text": {
   "en": "A Door does not act, counts for no priority, and nothing that is about enemies is about it.",
   "de": "Eine Tür handelt nicht, zählt für keine Zielwahl, und was Gegner betrifft, betrifft sie nicht."
  }
 },
 "BR-138": {
  "title": {
   "en": "A campaign",
   "de": "Eine Kampagne"
  },
  "text": {
   "en": "See what it asks for, set it up, and choose one of its scenarios that is open to you.",
   "de": "Seht nach, was sie verlangt, baut sie auf und wählt eines ihrer Szenarien, das euch offensteht."
  }
 },
 "BR-139": {
  "title": {
   "en": "Winning in a campaign",
   "de": "Sieg in einer Kampagne"
  },
  "text": {
   "en": "You read how it went and take your rewards; items come from the campaign's own deck.",
   "de": "Ihr lest, wie es ausging, und nehmt eure Belohnungen; Gegenstände kommen aus dem eigenen Deck der Kampagne."
  }
 },
 "BR-140": {
  "title": {
   "en": "Who may carry an item",
   "de": "Wer einen Gegenstand tragen darf"
  },
  "text": {
   "en": "An item may ask for a certain hero, class or alignment; in v0.9.9 for race, alignment or role.",
   "de": "Ein Gegenstand kann einen bestimmten Helden, eine Klasse oder Gesinnung verlangen, in v0.9.9 Volk, Gesinnung oder Rolle."
  }
 },
 "BR-141": {
  "title": {
   "en": "Equipping",
   "de": "Anlegen von Gegenständen"
  },
  "text": {
   "en": "All cards of that body part go out of the hero's deck, the item's cards come in. There are head, torso, left arm, right arm and legs.",
   "de": "Alle Karten dieses Körperteils gehen aus dem Heldendeck, die des Gegenstands kommen hinein. Es gibt Kopf, Rumpf, linken Arm, rechten Arm und Beine."
  }
 },
 "BR-142": {
  "title": {
   "en": "Taking off",
   "de": "Ablegen von Gegenständen"
  },
  "text": {
   "en": "Between scenarios you may take an item off again; the cards of the body part return.",
   "de": "Zwischen Szenarien dürft ihr einen Gegenstand wieder ablegen; die Karten des Körperteils kehren zurück."
  }
 },
 "BR-143": {
  "title": {
   "en": "The other side",
   "de": "Die Rückseite"
  },
  "text": {
   "en": "A reward or a set-up may unlock the other side of a hero board; from then on you choose.",
   "de": "Eine Belohnung oder ein Aufbau kann die Rückseite eines Tableaus freischalten; von da an wählt ihr."
  }
 },
 "BR-144": {
  "title": {
   "en": "The campaign sheet",
   "de": "Das Kampagnenblatt"
  },
  "text": {
   "en": "It holds your items, your notes and the heroes you can choose from.",
   "de": "Darauf stehen eure Gegenstände, eure Notizen und die Helden, aus denen ihr wählen könnt."
  }
 },
 "BR-145": {
  "title": {
   "en": "What is not mentioned",
   "de": "Was nicht erwähnt wird"
  },
  "text": {
   "en": "A phase the scenario does not mention has no effect of it. What it lists is read from the top, and in a line from the left.",
   "de": "Eine Phase, die das Szenario nicht erwähnt, hat keinen Effekt von ihm. Gelesen wird von oben, in einer Zeile von links."
  }
 },
 "BR-146": {
  "title": {
   "en": "2 includes 1",
   "de": "2 schließt 1 ein"
  },
  "text": {
   "en": "A card of range 2 reaches what is near, too.",
   "de": "Eine Karte mit Reichweite 2 erreicht auch das Nahe."
  }
 },
 "BR-147": {
  "title": {
   "en": "Threat",
   "de": "Bedrohung"
  },
  "text": {
   "en": "Threat is one number for all to see. It does nothing but what the scenario says.",
   "de": "Die Bedrohung ist eine Zahl, die alle sehen. Sie tut nur, was das Szenario sagt."
  }
 },
 "BR-148": {
  "title": {
   "en": "Order in the third phase",
   "de": "Reihenfolge in der dritten Phase"
  },
  "text": {
   "en": "In the Quest Phase the scenario's list is done as it stands. In the Spawn Phase of v0.9.9 spawning comes first.",
   "de": "In der Questphase wird die Liste des Szenarios abgearbeitet, wie sie dasteht. In der Erscheinensphase von v0.9.9 kommt das Erscheinen zuerst."
  }
 },
 "BR-149": {
  "title": {
   "en": "Asking for a type",
   "de": "Nach einer Art fragen"
  },
  "text": {
   "en": "An effect may ask for cards of one type; a card is of every type printed on it.",
   "de": "Ein Effekt kann Karten einer Art verlangen; eine Karte ist von jeder Art, die auf ihr steht."
  }
 },
 "BR-150": {
  "title": {
   "en": "Numbers of Wounds",
   "de": "Zahlen der Wunden"
  },
  "text": {
   "en": "The number on the upper half is added as it is; mostly it is below 0, but it need not be.",
   "de": "Die Zahl auf der oberen Hälfte wird dazugezählt, wie sie ist; meist liegt sie unter 0, aber nicht immer."
  }
 },
 "BR-151": {
  "title": {
   "en": "Hero cards attached",
   "de": "Angelegte Heldenkarten"
  },
  "text": {
   "en": "If its text says so, a hero card is attached to an enemy and changes its numbers. Heal takes it away last.",
   "de": "Sagt ihr Text es, wird eine Heldenkarte an einen Gegner angelegt und ändert seine Werte. Heilen nimmt sie zuletzt weg."
  }
 },
 "BR-152": {
  "title": {
   "en": "A Response card each",
   "de": "Je eine Antwortkarte"
  },
  "text": {
   "en": "Every single attack and every single defence of an enemy has a Response card of its own, against an ally as well.",
   "de": "Jeder einzelne Angriff und jede einzelne Verteidigung eines Gegners hat eine eigene Antwortkarte, auch gegen einen Verbündeten."
  }
 },
 "BR-153": {
  "title": {
   "en": "How Doors go",
   "de": "Wie Türen verschwinden"
  },
  "text": {
   "en": "By being opened or by a successful attack; in either case no enemy was defeated.",
   "de": "Indem sie geöffnet oder erfolgreich angegriffen werden; ein Gegner ist damit nicht besiegt."
  }
 },
 "BR-154": {
  "title": {
   "en": "Beginning a scenario",
   "de": "Ein Szenario beginnen"
  },
  "text": {
   "en": "You see what it asks for, read its story and set it up. What it changes in the rules stands there too.",
   "de": "Ihr seht, was es verlangt, lest die Geschichte und baut auf. Dort steht auch, was es an den Regeln ändert."
  }
 },
 "BR-155": {
  "title": {
   "en": "Item sets",
   "de": "Gegenstände der Kampagnen"
  },
  "text": {
   "en": "Each campaign has items of its own, and rewards come only from those.",
   "de": "Jede Kampagne hat ihre eigenen Gegenstände, und Belohnungen kommen nur daraus."
  }
 },
 "BR-156": {
  "title": {
   "en": "Item Pool",
   "de": "Vorrat an Gegenständen"
  },
  "text": {
   "en": "In v0.9.9 an item you won lies in the Item Pool, to be equipped before the next scenario.",
   "de": "In v0.9.9 liegt ein gewonnener Gegenstand im Vorrat und kann vor dem nächsten Szenario angelegt werden."
  }
 },
 "BR-157": {
  "title": {
   "en": "Special Abilities",
   "de": "Sonderfähigkeiten"
  },
  "text": {
   "en": "Poison, Intimidate and Obstruct are Special Abilities, nothing else is.",
   "de": "Gift, Einschüchtern und Behindern sind Sonderfähigkeiten, sonst nichts."
  }
 },
 "BR-158": {
  "title": {
   "en": "Nothing is free",
   "de": "Nichts ist geschenkt"
  },
  "text": {
   "en": "Cards you play outside the Hero Phase, to defend, to react or to aid, cost their AP as well.",
   "de": "Auch Karten, die du außerhalb der Heldenphase spielst, zum Verteidigen, Reagieren oder Helfen, kosten ihre AP."
  }
 },
 "BR-159": {
  "title": {
   "en": "A hit in numbers",
   "de": "Ein Treffer in Zahlen"
  },
  "text": {
   "en": "An attack of 7 against a defence that came to 4 attaches exactly one card where the board says 1 Wound: the top one of the Wound Deck.",
   "de": "Ein Angriff von 7 gegen eine Verteidigung, die auf 4 kam, legt bei 1 Wunde auf dem Tableau genau eine Karte an: die oberste des Wundendecks."
  }
 },
 "BR-160": {
  "title": {
   "en": "Campaigns",
   "de": "Kampagnen"
  },
  "text": {
   "en": "The game is a row of short campaigns, each around one hero.",
   "de": "Das Spiel ist eine Reihe kurzer Kampagnen, jede um einen Helden herum."
  }
 },
 "BR-A1": {
  "title": {
   "en": "No Response cards left",
   "de": "Keine Antwortkarten mehr"
  },
  "text": {
   "en": "If a Response card is needed and the deck is empty, its discard is shuffled into a new one.",
   "de": "Wird eine Antwortkarte gebraucht und das Deck ist leer, wird die Ablage zu einem neuen gemischt."
  }
 },
 "BR-A2": {
  "title": {
   "en": "Too few cards",
   "de": "Zu wenige Karten"
  },
  "text": {
   "en": "If your deck has fewer cards than you must draw, you draw those, shuffle with 2 Fatigue, and draw the rest.",
   "de": "Hat dein Deck weniger Karten, als du ziehen musst, ziehst du sie, mischst mit 2 Erschöpfung neu und ziehst den Rest."
  }
 },
 "BR-A3": {
  "title": {
   "en": "No discard either",
   "de": "Auch keine Ablage"
  },
  "text": {
   "en": "If there is no discard to shuffle, the 2 Fatigue are your whole deck; when they are drawn, you stop.",
   "de": "Gibt es keine Ablage zum Mischen, sind die 2 Erschöpfung dein ganzes Deck; sind sie gezogen, hörst du auf."
  }
 },
 "BR-A4": {
  "title": {
   "en": "AP for held Wounds",
   "de": "AP für gehaltene Wunden"
  },
  "text": {
   "en": "In the Draw Phase the Wounds and Fatigue you hold give 1 AP each like other cards.",
   "de": "In der Ziehphase geben auch gehaltene Wunden und Erschöpfung je 1 AP wie andere Karten."
  }
 },
 "BR-A5": {
  "title": {
   "en": "Empty hand",
   "de": "Leere Hand"
  },
  "text": {
   "en": "Holding no card at all after the Draw Phase does not kill.",
   "de": "Nach der Ziehphase gar keine Karte zu halten, ist nicht tödlich."
  }
 },
 "BR-A6": {
  "title": {
   "en": "Which enemy first",
   "de": "Welcher Gegner zuerst"
  },
  "text": {
   "en": "If several enemies of a row are to act, you choose their order; each finishes before the next.",
   "de": "Sollen mehrere Gegner einer Zeile handeln, wählt ihr die Reihenfolge; jeder wird fertig, bevor der nächste kommt."
  }
 },
 "BR-A7": {
  "title": {
   "en": "Newcomers",
   "de": "Neuankömmlinge"
  },
  "text": {
   "en": "An enemy that comes into play in the Enemy Phase acts only if its row is still to come.",
   "de": "Ein Gegner, der in der Gegnerphase ins Spiel kommt, handelt nur, wenn seine Zeile noch kommt."
  }
 },
 "BR-A8": {
  "title": {
   "en": "Half able",
   "de": "Halb möglich"
  },
  "text": {
   "en": "If an enemy has several things to do and only some are possible, it does those. The alternative is for when none is.",
   "de": "Hat ein Gegner mehreres zu tun und nur manches geht, tut er das. Das andere gilt erst, wenn nichts davon geht."
  }
 },
 "BR-A9": {
  "title": {
   "en": "An attack is a change",
   "de": "Ein Angriff ändert etwas"
  },
  "text": {
   "en": "An attack on a hero in reach always counts as changing something, even if it may miss.",
   "de": "Ein Angriff auf einen erreichbaren Helden gilt immer als Änderung, auch wenn er danebengehen kann."
  }
 },
 "BR-A10": {
  "title": {
   "en": "Its hero out of reach",
   "de": "Sein Held außer Reichweite"
  },
  "text": {
   "en": "If the hero an enemy is fixed on cannot be reached by an action, it takes the one that can; of several, by target priority.",
   "de": "Ist der Held, auf den ein Gegner festgelegt ist, für eine Aktion nicht erreichbar, nimmt er den, der es ist; unter mehreren nach der Zielwahl."
  }
 },
 "BR-A11": {
  "title": {
   "en": "It counts itself",
   "de": "Er zählt sich mit"
  },
  "text": {
   "en": "An enemy counts among the enemies of the area it stands in when it looks for its hero.",
   "de": "Sucht ein Gegner seinen Helden, zählt er in dem Bereich mit, in dem er steht."
  }
 },
 "BR-A12": {
  "title": {
   "en": "Attachments of the dead",
   "de": "Was an Toten lag"
  },
  "text": {
   "en": "Wounds and Fatigue of a dead enemy or ally go to their discards, hero cards to their owner. In v0.9.9 Fatigue goes back to its deck and such Wounds are out of the game.",
   "de": "Wunden und Erschöpfung eines toten Gegners oder Verbündeten kommen auf ihre Ablagen, Heldenkarten zu ihrem Besitzer. In v0.9.9 geht Erschöpfung in ihr Deck zurück, und solche Wunden sind aus dem Spiel."
  }
 },
 "BR-A13": {
  "title": {
   "en": "Attack on an ally",
   "de": "Angriff auf einen Verbündeten"
  },
  "text": {
   "en": "An ally has its own defence with what is attached, and no Response card. You add nothing, and the damage is attached to it.",
   "de": "Ein Verbündeter hat seine eigene Verteidigung samt Angelegtem und keine Antwortkarte. Ihr legt nichts dazu, und der Schaden wird an ihn angelegt."
  }
 },
 "BR-A14": {
  "title": {
   "en": "Intimidated ally",
   "de": "Eingeschüchterter Verbündeter"
  },
  "text": {
   "en": "An ally that takes on Intimidate is discarded, in both editions.",
   "de": "Ein Verbündeter, der Einschüchtern auf sich nimmt, wird abgelegt, in beiden Ausgaben."
  }
 },
 "BR-A15": {
  "title": {
   "en": "How far Poison reaches",
   "de": "Wie weit Gift reicht"
  },
  "text": {
   "en": "Poison reaches as far as the enemy's range. In v0.9.9 it reaches everybody.",
   "de": "Gift reicht so weit wie die Reichweite des Gegners. In v0.9.9 reicht es überallhin."
  }
 },
 "BR-A16": {
  "title": {
   "en": "Poison and an empty deck",
   "de": "Gift und ein leeres Deck"
  },
  "text": {
   "en": "If the deck is empty, the Fatigue becomes the deck.",
   "de": "Ist das Deck leer, wird die Erschöpfung zum Deck."
  }
 },
 "BR-A17": {
  "title": {
   "en": "Healers heal themselves",
   "de": "Heiler heilen sich selbst"
  },
  "text": {
   "en": "A healer may be among those it heals, if it is of that kind.",
   "de": "Ein Heiler kann unter denen sein, die er heilt, wenn er von dieser Art ist."
  }
 },
 "BR-A18": {
  "title": {
   "en": "Nobody to summon",
   "de": "Niemand zu beschwören"
  },
  "text": {
   "en": "If no such enemy is left outside, it cannot summon and does the alternative.",
   "de": "Ist kein solcher Gegner mehr außerhalb, kann er nicht beschwören und tut das andere."
  }
 },
 "BR-A19": {
  "title": {
   "en": "Wounds of helpers",
   "de": "Wunden von Helfern"
  },
  "text": {
   "en": "Every hero who takes part in an attack or a defence may play Wounds into it.",
   "de": "Jeder Held, der an einem Angriff oder einer Verteidigung teilnimmt, darf Wunden hineinspielen."
  }
 },
 "BR-A20": {
  "title": {
   "en": "Getting rid of Wounds",
   "de": "Wunden loswerden"
  },
  "text": {
   "en": "You may play a Wound just to be rid of it; the sum does not fall below 1.",
   "de": "Du darfst eine Wunde nur spielen, um sie loszuwerden; die Summe fällt nicht unter 1."
  }
 },
 "BR-A21": {
  "title": {
   "en": "One hit opens",
   "de": "Ein Treffer genügt"
  },
  "text": {
   "en": "One successful attack removes a Door.",
   "de": "Ein erfolgreicher Angriff entfernt eine Tür."
  }
 },
 "BR-A22": {
  "title": {
   "en": "Open hands",
   "de": "Offene Hände"
  },
  "text": {
   "en": "All see all hands, unless you choose to hide them; Wounds and Fatigue lie open even then, since enemies go by them. Nobody knows the order of a deck. Talk as you like.",
   "de": "Alle sehen alle Hände, außer ihr wollt sie verdeckt; Wunden und Erschöpfung liegen auch dann offen, weil Gegner danach gehen. Die Reihenfolge eines Decks kennt niemand. Redet, wie ihr wollt."
  }
 },
 "BR-A23": {
  "title": {
   "en": "Drawing an enemy off",
   "de": "Einen Gegner abziehen"
  },
  "text": {
   "en": "You may engage an enemy that is at another hero; you pay once.",
   "de": "Du darfst einen Gegner binden, der bei einem anderen Helden steht; du zahlst einmal."
  }
 },
 "BR-A24": {
  "title": {
   "en": "AP beyond 20",
   "de": "AP über 20"
  },
  "text": {
   "en": "What would go beyond 20 AP is lost.",
   "de": "Was über 20 AP hinausginge, verfällt."
  }
 },
 "BR-A25": {
  "title": {
   "en": "Several heroes",
   "de": "Mehrere Helden"
  },
  "text": {
   "en": "One person may play more than one hero.",
   "de": "Eine Person darf mehr als einen Helden spielen."
  }
 },
 "BR-A26": {
  "title": {
   "en": "Several symbols",
   "de": "Mehrere Symbole"
  },
  "text": {
   "en": "Each Response symbol in an attack gets a card of its own.",
   "de": "Jedes Antwortsymbol in einem Angriff bekommt eine eigene Karte."
  }
 },
 "BR-A27": {
  "title": {
   "en": "Fixed damage",
   "de": "Fester Schaden"
  },
  "text": {
   "en": "How many Wounds and how much Fatigue a hit brings is printed on the enemy or the board.",
   "de": "Wie viele Wunden und wie viel Erschöpfung ein Treffer bringt, steht auf dem Gegner oder dem Tableau."
  }
 },
 "BR-A28": {
  "title": {
   "en": "Won and lost at once",
   "de": "Zugleich gewonnen und verloren"
  },
  "text": {
   "en": "If both become true in the same moment, you have lost, unless the scenario says otherwise.",
   "de": "Trifft beides im selben Augenblick ein, habt ihr verloren, außer das Szenario sagt es anders."
  }
 },
 "BR-A29": {
  "title": {
   "en": "No Fatigue for an enemy",
   "de": "Keine Erschöpfung für einen Gegner"
  },
  "text": {
   "en": "An enemy gets no Wound in place of missing Fatigue.",
   "de": "Ein Gegner bekommt statt fehlender Erschöpfung keine Wunde."
  }
 },
 "BR-A30": {
  "title": {
   "en": "No such column",
   "de": "Keine solche Spalte"
  },
  "text": {
   "en": "If the table has no column for the number drawn, the nearest lower one counts.",
   "de": "Hat die Tabelle für die gezogene Zahl keine Spalte, gilt die nächstkleinere."
  }
 },
 "BR-A31": {
  "title": {
   "en": "Fatigue is shuffled",
   "de": "Erschöpfung wird gemischt"
  },
  "text": {
   "en": "The Fatigue Deck is shuffled at the start as well.",
   "de": "Auch das Erschöpfungsdeck wird zu Beginn gemischt."
  }
 },
 "BR-A32": {
  "title": {
   "en": "Discarding for AP, when",
   "de": "Ablegen für AP, wann"
  },
  "text": {
   "en": "Only in the Hero Phase, not while enemies act.",
   "de": "Nur in der Heldenphase, nicht während Gegner handeln."
  }
 },
 "BR-A33": {
  "title": {
   "en": "A card at a dead hero",
   "de": "Eine Karte bei einem toten Helden"
  },
  "text": {
   "en": "When a hero dies the scenario is over, so nothing needs to be settled about cards lying there.",
   "de": "Stirbt ein Held, ist das Szenario vorbei; über Karten, die dort liegen, ist nichts mehr zu klären."
  }
 },
 "BR-A34": {
  "title": {
   "en": "Dead enemies",
   "de": "Tote Gegner"
  },
  "text": {
   "en": "Whatever pile they lie in, dead enemies do not come back and cannot be summoned.",
   "de": "Auf welchem Stapel sie auch liegen: Tote Gegner kommen nicht zurück und können nicht beschworen werden."
  }
 },
 "BR-A35": {
  "title": {
   "en": "What an attack is made of",
   "de": "Woraus ein Angriff besteht"
  },
  "text": {
   "en": "Attack cards, Wounds and Fatigue; AP and Defense cards have no place in it.",
   "de": "Aus Angriffskarten, Wunden und Erschöpfung; AP- und Verteidigungskarten gehören nicht hinein."
  }
 },
 "BR-A36": {
  "title": {
   "en": "The same card twice",
   "de": "Zweimal dieselbe Karte"
  },
  "text": {
   "en": "Two heroes may aid with cards of the same name; each pays the primary cost.",
   "de": "Zwei Helden dürfen mit gleichnamigen Karten helfen; jeder zahlt die Erstkosten."
  }
 },
 "BR-A37": {
  "title": {
   "en": "One by one",
   "de": "Eine nach der anderen"
  },
  "text": {
   "en": "Damage is attached card by card and stops when the enemy is dead.",
   "de": "Schaden wird Karte für Karte angelegt und endet, wenn der Gegner tot ist."
  }
 },
 "BR-A38": {
  "title": {
   "en": "No gain by Wounds",
   "de": "Kein Gewinn durch Wunden"
  },
  "text": {
   "en": "The lowest sum of 1 never makes it higher than it would be without the Wounds.",
   "de": "Die kleinste Summe von 1 macht sie nie höher, als sie ohne die Wunden wäre."
  }
 },
 "BR-A39": {
  "title": {
   "en": "Who closes",
   "de": "Wer abschließt"
  },
  "text": {
   "en": "The hero who attacks or is attacked says when all cards are laid, unless another asked to be waited for.",
   "de": "Der Held, der angreift oder angegriffen wird, sagt, wann alle Karten liegen, außer ein anderer hat gebeten zu warten."
  }
 },
 "BR-A40": {
  "title": {
   "en": "When Reactions are asked for",
   "de": "Wann nach Reaktionen gefragt wird"
  },
  "text": {
   "en": "At every moment a Reaction names, all heroes who can play one are asked, in any order, until all have passed.",
   "de": "In jedem Augenblick, den eine Reaktion nennt, werden alle Helden gefragt, die eine spielen können, in beliebiger Reihenfolge, bis alle gepasst haben."
  }
 },
 "BR-A41": {
  "title": {
   "en": "Reaction to a Reaction",
   "de": "Reaktion auf eine Reaktion"
  },
  "text": {
   "en": "You may, if it fits. The latest is carried out first and completely; one card answers one moment once.",
   "de": "Das geht, wenn sie passt. Die letzte wird zuerst und ganz ausgeführt; eine Karte antwortet auf einen Augenblick einmal."
  }
 },
 "BR-A42": {
  "title": {
   "en": "Reacting for others",
   "de": "Für andere reagieren"
  },
  "text": {
   "en": "You may react to what befalls another hero if the card's range reaches that hero or that enemy.",
   "de": "Du darfst auf etwas reagieren, das einem anderen Helden geschieht, wenn die Karte diesen Helden oder Gegner erreicht."
  }
 },
 "BR-A43": {
  "title": {
   "en": "You choose",
   "de": "Ihr wählt"
  },
  "text": {
   "en": "Where the players choose, anybody may answer, and the first answer counts.",
   "de": "Wo ihr wählt, darf jeder antworten, und die erste Antwort gilt."
  }
 },
 "BR-A44": {
  "title": {
   "en": "Laying cards",
   "de": "Karten legen"
  },
  "text": {
   "en": "First the card that begins and its target, then all others in any order. Each is paid when it is laid and stays. When it is closed, your own Response cards come first, then the enemy's.",
   "de": "Zuerst die Karte, die beginnt, und ihr Ziel, dann alle anderen in beliebiger Reihenfolge. Jede wird beim Legen bezahlt und bleibt. Nach dem Abschluss kommen erst eure Antwortkarten, dann die des Gegners."
  }
 },
 "BR-A45": {
  "title": {
   "en": "What can aid",
   "de": "Was helfen kann"
  },
  "text": {
   "en": "A card of the same type, Attack or Defense. Its value and its Bonus count, and you on it is the hero who helps.",
   "de": "Eine Karte derselben Art, Angriff oder Verteidigung. Wert und Bonus zählen, und du auf ihr ist der Held, der hilft."
  }
 },
 "BR-A46": {
  "title": {
   "en": "Buying defence for others",
   "de": "Verteidigung für andere kaufen"
  },
  "text": {
   "en": "You cannot: AP buy defence for your own hero only.",
   "de": "Das geht nicht: AP kaufen nur deinem eigenen Helden Verteidigung."
  }
 },
 "BR-A47": {
  "title": {
   "en": "Target gone",
   "de": "Ziel weg"
  },
  "text": {
   "en": "If a Reaction has killed or moved the target out of reach, the attack ends without a result. What was paid is gone.",
   "de": "Hat eine Reaktion das Ziel getötet oder außer Reichweite gebracht, endet der Angriff ohne Ergebnis. Was bezahlt ist, ist weg."
  }
 },
 "BR-A48": {
  "title": {
   "en": "Bonus after a miss",
   "de": "Bonus nach einem Fehlschlag"
  },
  "text": {
   "en": "A Bonus happens even then, unless it asks for success.",
   "de": "Ein Bonus geschieht auch dann, außer er verlangt einen Erfolg."
  }
 },
 "BR-A49": {
  "title": {
   "en": "Bonus of a defence",
   "de": "Bonus einer Verteidigung"
  },
  "text": {
   "en": "Defense cards may have a Bonus too; it comes after the enemy's attack. Not in v0.9.9.",
   "de": "Auch Verteidigungskarten können einen Bonus haben; er kommt nach dem Angriff des Gegners. Nicht in v0.9.9."
  }
 },
 "BR-A50": {
  "title": {
   "en": "First the Bonus",
   "de": "Erst der Bonus"
  },
  "text": {
   "en": "Cards are discarded after their Bonus; a deck shuffled during it is made without them.",
   "de": "Karten werden nach ihrem Bonus abgelegt; wird währenddessen ein Deck gemischt, sind sie nicht dabei."
  }
 },
 "BR-A51": {
  "title": {
   "en": "Several targets",
   "de": "Mehrere Ziele"
  },
  "text": {
   "en": "Your sum is made once, every enemy has a Response card of its own, and each that is beaten takes your damage. One that is gone by then is passed over, and one that is beaten makes the attack a success.",
   "de": "Eure Summe entsteht einmal, jeder Gegner hat eine eigene Antwortkarte, und jeder, der unterliegt, nimmt deinen Schaden. Wer bis dahin fort ist, wird übergangen, und einer, der unterliegt, macht den Angriff zum Erfolg."
  }
 },
 "BR-A52": {
  "title": {
   "en": "Response cards are discarded",
   "de": "Antwortkarten werden abgelegt"
  },
  "text": {
   "en": "A Response card is discarded as soon as its number is read.",
   "de": "Eine Antwortkarte wird abgelegt, sobald ihre Zahl gelesen ist."
  }
 },
 "BR-A53": {
  "title": {
   "en": "When decks are made anew",
   "de": "Wann Decks neu gebildet werden"
  },
  "text": {
   "en": "The Wound and the Fatigue Deck are made anew when a card is needed, not before.",
   "de": "Wunden- und Erschöpfungsdeck werden neu gebildet, wenn eine Karte gebraucht wird, nicht vorher."
  }
 },
 "BR-A54": {
  "title": {
   "en": "One shuffle a draw",
   "de": "Einmal mischen je Ziehen"
  },
  "text": {
   "en": "In one instruction to draw your deck is shuffled once at most.",
   "de": "Während einer Anweisung zu ziehen wird dein Deck höchstens einmal gemischt."
  }
 },
 "BR-A55": {
  "title": {
   "en": "Draw Phase with several heroes",
   "de": "Ziehphase mit mehreren Helden"
  },
  "text": {
   "en": "All set their AP, all draw in the order of their seats, all discard, then it is seen who died.",
   "de": "Alle setzen ihre AP, alle ziehen in der Reihenfolge der Plätze, alle legen ab, dann zeigt sich, wer gestorben ist."
  }
 },
 "BR-A56": {
  "title": {
   "en": "Full of Wounds",
   "de": "Voller Wunden"
  },
  "text": {
   "en": "However many Wounds you hold, you can die of them in the Draw Phase only.",
   "de": "Wie viele Wunden du auch hältst, sterben kannst du daran nur in der Ziehphase."
  }
 },
 "BR-A57": {
  "title": {
   "en": "Where the Wound goes",
   "de": "Wohin die Wunde kommt"
  },
  "text": {
   "en": "A Wound in place of Fatigue goes where the Fatigue would have gone. In v0.9.9 it only replaces Fatigue meant for the hand.",
   "de": "Eine Wunde statt Erschöpfung kommt dorthin, wo die Erschöpfung hingekommen wäre. In v0.9.9 ersetzt sie nur Erschöpfung für die Hand."
  }
 },
 "BR-A58": {
  "title": {
   "en": "Back into the deck",
   "de": "Zurück ins Deck"
  },
  "text": {
   "en": "In v0.9.9 Fatigue that returns is shuffled into its deck.",
   "de": "In v0.9.9 wird zurückkehrende Erschöpfung in ihr Deck gemischt."
  }
 },
 "BR-A59": {
  "title": {
   "en": "Wounds before Fatigue",
   "de": "Wunden vor Erschöpfung"
  },
  "text": {
   "en": "If a hit brings both, the Wounds come first.",
   "de": "Bringt ein Treffer beides, kommen die Wunden zuerst."
  }
 },
 "BR-A60": {
  "title": {
   "en": "Adding up",
   "de": "Zusammenzählen"
  },
  "text": {
   "en": "All changes are added to the printed number; only then the lowest value is looked at.",
   "de": "Alle Änderungen kommen zum aufgedruckten Wert; erst dann wird auf den kleinsten Wert gesehen."
  }
 },
 "BR-A61": {
  "title": {
   "en": "A Wound too many",
   "de": "Eine Wunde zu viel"
  },
  "text": {
   "en": "A Wound that would bring the sum below 1 may be played, and the sum is 1. As an option it may not be played.",
   "de": "Eine Wunde, die die Summe unter 1 brächte, darf gespielt werden, und die Summe ist 1. Auf Wunsch darf sie es nicht."
  }
 },
 "BR-A62": {
  "title": {
   "en": "Wounds need a defence",
   "de": "Wunden brauchen eine Verteidigung"
  },
  "text": {
   "en": "You may play a defence Wound only if you have laid a Defense card or bought defence against this attack.",
   "de": "Eine Verteidigungswunde darfst du nur spielen, wenn du gegen diesen Angriff eine Verteidigungskarte gelegt oder Verteidigung gekauft hast."
  }
 },
 "BR-A63": {
  "title": {
   "en": "AP Wounds, when",
   "de": "AP-Wunden, wann"
  },
  "text": {
   "en": "Playing one is an action of the Hero Phase and needs nothing else.",
   "de": "Eine zu spielen ist eine Aktion der Heldenphase und braucht sonst nichts."
  }
 },
 "BR-A64": {
  "title": {
   "en": "Wounds out of the deck",
   "de": "Wunden aus dem Deck"
  },
  "text": {
   "en": "Wounds and Fatigue that are revealed or discarded go to your own discard; only playing Fatigue sends it away.",
   "de": "Aufgedeckte oder abgelegte Wunden und Erschöpfung kommen auf deine eigene Ablage; nur gespielte Erschöpfung verlässt dich."
  }
 },
 "BR-A65": {
  "title": {
   "en": "Revealed is not drawn",
   "de": "Aufgedeckt ist nicht gezogen"
  },
  "text": {
   "en": "Revealed cards are neither drawn nor in your hand.",
   "de": "Aufgedeckte Karten sind weder gezogen noch auf deiner Hand."
  }
 },
 "BR-A66": {
  "title": {
   "en": "One price for a swap",
   "de": "Ein Preis fürs Tauschen"
  },
  "text": {
   "en": "You pay once, whatever you discard. What you discard can be shuffled in while you draw.",
   "de": "Du zahlst einmal, wie viel du auch ablegst. Was du ablegst, kann beim Ziehen wieder eingemischt werden."
  }
 },
 "BR-A67": {
  "title": {
   "en": "Hand size by heroes",
   "de": "Handgröße nach Helden"
  },
  "text": {
   "en": "The number of heroes decides, not how many people play.",
   "de": "Die Zahl der Helden entscheidet, nicht die der Personen."
  }
 },
 "BR-A68": {
  "title": {
   "en": "Already yours",
   "de": "Schon bei dir"
  },
  "text": {
   "en": "You cannot engage an enemy that stands in your own area.",
   "de": "Einen Gegner, der schon in deinem Bereich steht, kannst du nicht binden."
  }
 },
 "BR-A69": {
  "title": {
   "en": "Range of allies and terrain",
   "de": "Reichweite zu Verbündeten und Gelände"
  },
  "text": {
   "en": "Your own ally is at range 1, terrain in the Quest Area at range 2; Doors have a rule of their own.",
   "de": "Dein eigener Verbündeter ist in Reichweite 1, Gelände im Questbereich in 2; Türen haben eine eigene Regel."
  }
 },
 "BR-A70": {
  "title": {
   "en": "Far-reaching enemies",
   "de": "Weitreichende Gegner"
  },
  "text": {
   "en": "An engaged enemy of range 2 does not prefer its hero.",
   "de": "Ein gebundener Gegner mit Reichweite 2 bevorzugt seinen Helden nicht."
  }
 },
 "BR-A71": {
  "title": {
   "en": "Target first",
   "de": "Erst das Ziel"
  },
  "text": {
   "en": "An enemy chooses among all heroes it can reach; only then it is seen whether anything would change.",
   "de": "Ein Gegner wählt unter allen Helden, die er erreicht; erst dann zeigt sich, ob sich etwas ändern würde."
  }
 },
 "BR-A72": {
  "title": {
   "en": "Re-engaging the same hero",
   "de": "Derselbe Held noch einmal"
  },
  "text": {
   "en": "To re-engage the hero it is at changes nothing, so it counts as unable.",
   "de": "Sich neu an den bisherigen Helden zu binden ändert nichts und gilt als nicht möglich."
  }
 },
 "BR-A73": {
  "title": {
   "en": "Support at home",
   "de": "Unterstützen, wo er steht"
  },
  "text": {
   "en": "If its own area is among the fullest it stays, which counts as unable. Between the Quest Area and a Hero Area, the Hero Area wins.",
   "de": "Ist der eigene Bereich unter den vollsten, bleibt er, und das gilt als nicht möglich. Zwischen Questbereich und Heldenbereich gewinnt der Heldenbereich."
  }
 },
 "BR-A74": {
  "title": {
   "en": "A name or a family",
   "de": "Ein Name oder eine Familie"
  },
  "text": {
   "en": "Whom it supports, summons or heals is one enemy by name or a whole family, as the scenario says.",
   "de": "Wen er unterstützt, beschwört oder heilt, ist ein Gegner mit Namen oder eine ganze Familie, wie das Szenario sagt."
  }
 },
 "BR-A75": {
  "title": {
   "en": "How orders work",
   "de": "Wie Befehle wirken"
  },
  "text": {
   "en": "You choose who obeys first. Each looks for a hero of its own, has no alternative and passes no orders on.",
   "de": "Ihr wählt, wer zuerst gehorcht. Jeder sucht sich seinen eigenen Helden, hat nichts anderes zur Wahl und gibt keine Befehle weiter."
  }
 },
 "BR-A76": {
  "title": {
   "en": "Rows that name it",
   "de": "Zeilen, die ihn nennen"
  },
  "text": {
   "en": "An enemy acts once for each row that names it, and not at all without one. Newcomers do not act in the row at hand.",
   "de": "Ein Gegner handelt einmal für jede Zeile, die ihn nennt, und ohne eine gar nicht. Neuankömmlinge handeln in der laufenden Zeile nicht."
  }
 },
 "BR-A77": {
  "title": {
   "en": "Gone before its turn",
   "de": "Vorher fort"
  },
  "text": {
   "en": "A dead enemy is passed over; one that was moved acts from where it is.",
   "de": "Ein toter Gegner wird übergangen; ein versetzter handelt von dort, wo er ist."
  }
 },
 "BR-A78": {
  "title": {
   "en": "Who can be summoned",
   "de": "Wer beschworen werden kann"
  },
  "text": {
   "en": "Enemies of that kind that are in no deck, not in play and not defeated in this scenario; it may allow fewer.",
   "de": "Gegner dieser Art, die in keinem Deck, nicht im Spiel und in diesem Szenario nicht besiegt sind; es kann auch weniger zulassen."
  }
 },
 "BR-A79": {
  "title": {
   "en": "Too few to spawn",
   "de": "Zu wenige zum Erscheinen"
  },
  "text": {
   "en": "If the deck has fewer, those come.",
   "de": "Hat das Deck weniger, kommen diese."
  }
 },
 "BR-A80": {
  "title": {
   "en": "Only the hurt are healed",
   "de": "Nur Verletzte werden geheilt"
  },
  "text": {
   "en": "Where you choose whom an enemy heals, it must be one with something attached.",
   "de": "Wählt ihr, wen ein Gegner heilt, muss es einer sein, an dem etwas liegt."
  }
 },
 "BR-A81": {
  "title": {
   "en": "When victory is looked at",
   "de": "Wann auf den Sieg gesehen wird"
  },
  "text": {
   "en": "After every action, every enemy's turn and every step of a phase. A death, and a Wound that is missing, count at once.",
   "de": "Nach jeder Aktion, nach jedem Gegner und jedem Schritt einer Phase. Ein Tod und eine fehlende Wunde zählen sofort."
  }
 },
 "BR-A82": {
  "title": {
   "en": "Allies and enemies",
   "de": "Verbündete und Gegner"
  },
  "text": {
   "en": "Enemies never choose an ally, and allies count for no priority. Of several you name one; damage beyond its death is lost.",
   "de": "Gegner wählen nie einen Verbündeten, und Verbündete zählen für keine Zielwahl. Von mehreren nennst du einen; Schaden über seinen Tod hinaus verfällt."
  }
 },
 "BR-A83": {
  "title": {
   "en": "When an ally steps in",
   "de": "Wann ein Verbündeter einspringt"
  },
  "text": {
   "en": "When the target stands and before anything is laid, each time anew.",
   "de": "Wenn das Ziel feststeht und bevor etwas gelegt ist, jedes Mal neu."
  }
 },
 "BR-A84": {
  "title": {
   "en": "Whose Persistent card",
   "de": "Wessen bleibende Karte"
  },
  "text": {
   "en": "You may have any number, and copies add up. It returns to its owner; you on it is the hero it lies before.",
   "de": "Du darfst beliebig viele haben, und gleiche zählen zusammen. Sie geht zu ihrem Besitzer zurück; du auf ihr ist der Held, vor dem sie liegt."
  }
 },
 "BR-A85": {
  "title": {
   "en": "What may be given up",
   "de": "Was abgegeben werden darf"
  },
  "text": {
   "en": "When intimidated you may give up any Persistent card or ally in your area, whoever owns it. You choose, and give as many as you can.",
   "de": "Eingeschüchtert darfst du jede bleibende Karte und jeden Verbündeten in deinem Bereich abgeben, wem sie auch gehören. Du wählst und gibst, so viel du kannst."
  }
 },
 "BR-A86": {
  "title": {
   "en": "Attachments move along",
   "de": "Angelegtes geht mit"
  },
  "text": {
   "en": "What is attached to a card goes where the card goes.",
   "de": "Was an einer Karte liegt, geht mit ihr mit."
  }
 },
 "BR-A87": {
  "title": {
   "en": "Both types of a card",
   "de": "Beide Arten einer Karte"
  },
  "text": {
   "en": "An undivided card with two types costs once and does both as printed; what does not fit the moment is left out. It counts as both.",
   "de": "Eine ungeteilte Karte mit zwei Arten kostet einmal und tut beides der Reihe nach; was gerade nicht passt, entfällt. Sie gilt als beides."
  }
 },
 "BR-A88": {
  "title": {
   "en": "Each hero once",
   "de": "Jeder Held einmal"
  },
  "text": {
   "en": "The same hero cannot take part twice.",
   "de": "Derselbe Held kann nicht zweimal teilnehmen."
  }
 },
 "BR-A89": {
  "title": {
   "en": "Alone",
   "de": "Allein"
  },
  "text": {
   "en": "With a single hero there is no aid, and what needs another hero cannot be chosen.",
   "de": "Mit nur einem Helden gibt es keine Hilfe, und was einen anderen Helden braucht, kann nicht gewählt werden."
  }
 },
 "BR-A90": {
  "title": {
   "en": "How many heroes",
   "de": "Wie viele Helden"
  },
  "text": {
   "en": "Numbers that go by heroes are fixed when the scenario is set up.",
   "de": "Zahlen, die nach Helden gehen, stehen mit dem Aufbau des Szenarios fest."
  }
 },
 "BR-A91": {
  "title": {
   "en": "A second item",
   "de": "Ein zweiter Gegenstand"
  },
  "text": {
   "en": "An item for a body part that has one takes its place; the first stays with you.",
   "de": "Ein Gegenstand für ein besetztes Körperteil tritt an die Stelle des ersten; der bleibt in eurem Besitz."
  }
 },
 "BR-A92": {
  "title": {
   "en": "Deck size",
   "de": "Größe des Decks"
  },
  "text": {
   "en": "With items a deck may become smaller or larger than 26 cards.",
   "de": "Mit Gegenständen darf ein Deck kleiner oder größer als 26 Karten werden."
  }
 },
 "BR-A93": {
  "title": {
   "en": "When items change hands",
   "de": "Wann Gegenstände wechseln"
  },
  "text": {
   "en": "An item is carried by one hero, and changed between scenarios only. Its cards are hero cards meanwhile.",
   "de": "Einen Gegenstand trägt ein Held, gewechselt wird nur zwischen Szenarien. Seine Karten sind so lange Heldenkarten."
  }
 },
 "BR-A94": {
  "title": {
   "en": "Items of v0.9.9",
   "de": "Gegenstände in v0.9.9"
  },
  "text": {
   "en": "There each item is a single card, and the deck becomes smaller.",
   "de": "Dort ist jeder Gegenstand eine einzelne Karte, und das Deck wird kleiner."
  }
 },
 "BR-A95": {
  "title": {
   "en": "An item as reward",
   "de": "Gegenstand als Belohnung"
  },
  "text": {
   "en": "It is drawn from the shuffled items of this campaign; if there are none left, you get none.",
   "de": "Er wird aus den gemischten Gegenständen dieser Kampagne gezogen; ist keiner mehr da, bekommt ihr keinen."
  }
 },
 "BR-A96": {
  "title": {
   "en": "Choosing a side",
   "de": "Eine Seite wählen"
  },
  "text": {
   "en": "You choose the side of your board at set-up, for the whole scenario. One unlocked in that set-up counts already.",
   "de": "Die Seite deines Tableaus wählst du beim Aufbau für das ganze Szenario. Eine in diesem Aufbau freigeschaltete zählt schon."
  }
 },
 "BR-A97": {
  "title": {
   "en": "Playing again",
   "de": "Noch einmal spielen"
  },
  "text": {
   "en": "The campaign goes back to what it was before that scenario, so nothing is rewarded twice.",
   "de": "Die Kampagne geht auf den Stand vor diesem Szenario zurück, damit nichts doppelt belohnt wird."
  }
 },
 "BR-A98": {
  "title": {
   "en": "A dead hero who is needed",
   "de": "Ein toter Held, der gebraucht wird"
  },
  "text": {
   "en": "In v0.9.9 a scenario that asks for a dead hero cannot be chosen; only playing again helps.",
   "de": "In v0.9.9 kann ein Szenario, das einen toten Helden verlangt, nicht gewählt werden; nur noch einmal spielen hilft."
  }
 },
 "BR-A99": {
  "title": {
   "en": "Easy and hard",
   "de": "Leicht und schwer"
  },
  "text": {
   "en": "Normal is as written. Easy and hard change numbers of the scenario, never rules.",
   "de": "Normal ist wie geschrieben. Leicht und schwer ändern Zahlen des Szenarios, nie Regeln."
  }
 },
 "BR-A100": {
  "title": {
   "en": "More about Doors",
   "de": "Mehr über Türen"
  },
  "text": {
   "en": "So many Response cards as the scenario names, else one. Helpers go by their own range to the Door. To open it you spend at least 1 AP, in one go, and may try again.",
   "de": "So viele Antwortkarten, wie das Szenario nennt, sonst eine. Helfer gehen nach ihrer eigenen Reichweite zur Tür. Zum Öffnen gibst du mindestens 1 AP auf einmal aus und darfst es wieder versuchen."
  }
 },
 "BR-A101": {
  "title": {
   "en": "As many as you can",
   "de": "So viele, wie gehen"
  },
  "text": {
   "en": "An effect that discards more than you have takes what there is. A cost has to be met in full.",
   "de": "Ein Effekt, der mehr ablegen lässt, als du hast, nimmt, was da ist. Kosten müssen ganz erfüllt werden."
  }
 },
 "BR-A102": {
  "title": {
   "en": "Being done",
   "de": "Fertig sein"
  },
  "text": {
   "en": "Whoever is done in the Hero Phase may act again after somebody else's action. It ends when all are done at once.",
   "de": "Wer in der Heldenphase fertig ist, darf nach einer Aktion eines anderen wieder handeln. Sie endet, wenn alle zugleich fertig sind."
  }
 }
};
