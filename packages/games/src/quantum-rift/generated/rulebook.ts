// Written by `npm run content` from rules.yaml.
export const rulebook = {
 "QR-1": {
  "title": {
   "en": "Cards come first",
   "de": "Karten gehen vor"
  },
  "text": {
   "en": "When the text on a card and these rules disagree, you follow the card.",
   "de": "Widersprechen sich ein Kartentext und diese Regeln, hältst du dich an die Karte."
  }
 },
 "QR-2": {
  "title": {
   "en": "Players",
   "de": "Spieler"
  },
  "text": {
   "en": "You play Chapter 1 alone with one hero. In chapters for several players you work together, and each of you has a deck, hand, dice, discard and void of their own.",
   "de": "Kapitel 1 spielst du allein mit einem Helden. In Kapiteln für mehrere Spieler arbeitet ihr zusammen, und alle haben Deck, Hand, Würfel, Ablage und Leere für sich."
  }
 },
 "QR-3": {
  "title": {
   "en": "Winning",
   "de": "Sieg"
  },
  "text": {
   "en": "You win Chapter 1 when you complete the last encounter, the one at the third location.",
   "de": "Du gewinnst Kapitel 1, sobald du die letzte Begegnung abschließt, und zwar die am dritten Ort."
  }
 },
 "QR-4": {
  "title": {
   "en": "Losing",
   "de": "Niederlage"
  },
  "text": {
   "en": "You lose as soon as there is no hero left in the game.",
   "de": "Du verlierst, sobald kein Held mehr im Spiel ist."
  }
 },
 "QR-5": {
  "title": {
   "en": "Two card families",
   "de": "Zwei Kartenfamilien"
  },
  "text": {
   "en": "Units, gear, skills and action cards are playable cards; they show quanta symbols and, except for heroes, a Rift Number. Locations, encounters and explorations are story cards and have neither.",
   "de": "Einheiten, Ausrüstung, Fertigkeiten und Aktionskarten sind spielbare Karten; sie zeigen Quantensymbole und, außer bei Helden, eine Riftzahl. Orte, Begegnungen und Erkundungen sind Geschichtskarten und haben beides nicht."
  }
 },
 "QR-6": {
  "title": {
   "en": "Story cards",
   "de": "Geschichtskarten"
  },
  "text": {
   "en": "A story card can never be in your deck or in your hand.",
   "de": "Eine Geschichtskarte kann nie in deinem Deck oder auf deiner Hand sein."
  }
 },
 "QR-7": {
  "title": {
   "en": "Your hero",
   "de": "Dein Held"
  },
  "text": {
   "en": "Your hero is the only kind of playable card without a Rift Number. It stays in play all game long.",
   "de": "Dein Held ist die einzige Art spielbarer Karte ohne Riftzahl. Er bleibt das ganze Spiel über im Spiel."
  }
 },
 "QR-8": {
  "title": {
   "en": "Friend and enemy",
   "de": "Freund und Feind"
  },
  "text": {
   "en": "Cards that you or a fellow player control are friendly. All other playable cards in play are enemies, and the rules act for them; opposing always means the other side.",
   "de": "Karten, die du oder ein Mitspieler kontrolliert, sind verbündet. Alle anderen spielbaren Karten im Spiel sind Gegner, für die die Regeln handeln; Gegenseite heißt immer die jeweils andere Seite."
  }
 },
 "QR-9": {
  "title": {
   "en": "Decks",
   "de": "Decks"
  },
  "text": {
   "en": "Your Player Deck and the Exploration Deck lie face down in a fixed order. You may not look through them.",
   "de": "Dein Spielerdeck und das Erkundungsdeck liegen verdeckt und in fester Reihenfolge. Du darfst sie nicht durchsehen."
  }
 },
 "QR-10": {
  "title": {
   "en": "Location Stack",
   "de": "Ortsstapel"
  },
  "text": {
   "en": "The Location Stack lies face down in a set order and is never shuffled. Once setup is done, you may not look through it.",
   "de": "Der Ortsstapel liegt verdeckt in vorgegebener Reihenfolge und wird nie gemischt. Nach dem Aufbau darfst du ihn nicht mehr durchsehen."
  }
 },
 "QR-11": {
  "title": {
   "en": "Discards",
   "de": "Ablagen"
  },
  "text": {
   "en": "The Player Discard, the Enemy Discard and the Exploration Discard start empty. Their cards lie face up in order, and you may look through them whenever you like.",
   "de": "Spielerablage, Gegnerablage und Erkundungsablage sind zu Beginn leer. Ihre Karten liegen offen und in fester Reihenfolge, und du darfst sie jederzeit durchsehen."
  }
 },
 "QR-12": {
  "title": {
   "en": "The void",
   "de": "Die Leere"
  },
  "text": {
   "en": "Cards in the Player Void or the Enemy Void are out of the game.",
   "de": "Karten in der Spielerleere oder der Gegnerleere sind aus dem Spiel."
  }
 },
 "QR-13": {
  "title": {
   "en": "Pools",
   "de": "Vorräte"
  },
  "text": {
   "en": "The Enemy Pool, the Adventure Pool and the Encounter Pool have no order. When an effect calls for a card from one of them, you find it by its name.",
   "de": "Gegnervorrat, Abenteuervorrat und Begegnungsvorrat haben keine Reihenfolge. Verlangt ein Effekt eine Karte daraus, suchst du sie nach ihrem Namen heraus."
  }
 },
 "QR-14": {
  "title": {
   "en": "Playing from hand",
   "de": "Ausspielen von der Hand"
  },
  "text": {
   "en": "You play cards only from your hand, unless an effect or a rule says otherwise.",
   "de": "Du spielst Karten nur von deiner Hand aus, es sei denn, ein Effekt oder eine Regel sagt etwas anderes."
  }
 },
 "QR-15": {
  "title": {
   "en": "Outside play",
   "de": "Außerhalb des Spiels"
  },
  "text": {
   "en": "A card that is not in play has no active effects.",
   "de": "Eine Karte, die nicht im Spiel ist, hat keine aktiven Effekte."
  }
 },
 "QR-16": {
  "title": {
   "en": "In Combat",
   "de": "Im Kampf"
  },
  "text": {
   "en": "Those of the units in play that are in an engagement count as being in combat. The others are in play but unengaged.",
   "de": "Von den Einheiten im Spiel gelten die als im Kampf, die in einem Gefecht stehen. Die übrigen sind im Spiel, aber ungebunden."
  }
 },
 "QR-17": {
  "title": {
   "en": "Active story cards",
   "de": "Aktive Geschichtskarten"
  },
  "text": {
   "en": "There is always exactly one active location, and never more than one active encounter.",
   "de": "Es gibt immer genau einen aktiven Ort und nie mehr als eine aktive Begegnung."
  }
 },
 "QR-18": {
  "title": {
   "en": "Exploration cards",
   "de": "Erkundungskarten"
  },
  "text": {
   "en": "An exploration card never enters play. You resolve it at once and then put it in the Exploration Discard.",
   "de": "Eine Erkundungskarte kommt nie ins Spiel. Du handelst sie sofort ab und legst sie dann in die Erkundungsablage."
  }
 },
 "QR-19": {
  "title": {
   "en": "Setup of pools",
   "de": "Aufbau der Vorräte"
  },
  "text": {
   "en": "Setup begins by laying out the Enemy Pool and the Adventure Pool.",
   "de": "Der Aufbau beginnt damit, dass Gegnervorrat und Abenteuervorrat bereitgelegt werden."
  }
 },
 "QR-20": {
  "title": {
   "en": "Exploration Deck",
   "de": "Erkundungsdeck"
  },
  "text": {
   "en": "The Tier 1 and Tier 2 exploration cards are shuffled separately, and Tier 1 goes on top. In Chapter 1 that is 3 cards over 5.",
   "de": "Die Erkundungskarten der Stufen 1 und 2 werden getrennt gemischt, und Stufe 1 kommt obenauf. In Kapitel 1 sind das 3 Karten über 5."
  }
 },
 "QR-21": {
  "title": {
   "en": "Your first dice",
   "de": "Deine ersten Würfel"
  },
  "text": {
   "en": "You reveal your hero and gain one ready quanta die for each quanta symbol on it, in the same colour.",
   "de": "Du deckst deinen Helden auf und erhältst für jedes Quantensymbol darauf einen bereiten Quantenwürfel derselben Farbe."
  }
 },
 "QR-22": {
  "title": {
   "en": "Initial deployment",
   "de": "Erster Einsatz"
  },
  "text": {
   "en": "You may deploy units, gear and skills straight from your Player Deck by paying for them with these dice, as many as your dice allow. Action cards cannot be played this way.",
   "de": "Du darfst Einheiten, Ausrüstung und Fertigkeiten direkt aus deinem Spielerdeck einsetzen und mit diesen Würfeln bezahlen, so viele, wie deine Würfel hergeben. Aktionskarten kannst du so nicht ausspielen."
  }
 },
 "QR-23": {
  "title": {
   "en": "Shuffling your deck",
   "de": "Deck mischen"
  },
  "text": {
   "en": "You shuffle what is left of your Player Deck. If you deployed The Shy Sword in Chapter 1, that is 12 cards, and all 4 of your dice are exhausted.",
   "de": "Du mischst den Rest deines Spielerdecks. Hast du in Kapitel 1 The Shy Sword eingesetzt, sind das 12 Karten, und alle deine 4 Würfel sind erschöpft."
  }
 },
 "QR-24": {
  "title": {
   "en": "Starting location",
   "de": "Startort"
  },
  "text": {
   "en": "You reveal the starting location, carry out its REVEAL and everything that follows from it, and put as many Distance counters on it as its DISTANCE says.",
   "de": "Du deckst den Startort auf, führst sein ENTHÜLLEN und alles aus, was sich daraus ergibt, und legst so viele Entfernungsmarker darauf, wie seine ENTFERNUNG angibt."
  }
 },
 "QR-25": {
  "title": {
   "en": "Starting hand",
   "de": "Starthand"
  },
  "text": {
   "en": "You draw 5 cards. You keep them, because there is no mulligan.",
   "de": "Du ziehst 5 Karten. Du behältst sie, denn einen Neuzug gibt es nicht."
  }
 },
 "QR-26": {
  "title": {
   "en": "First turn",
   "de": "Erster Zug"
  },
  "text": {
   "en": "Your first turn goes through every phase. So the dice you spent at setup become ready again, and you draw a sixth card before you do anything else.",
   "de": "Dein erster Zug durchläuft alle Phasen. Die beim Aufbau ausgegebenen Würfel werden also wieder bereit, und du ziehst eine sechste Karte, bevor du etwas anderes tust."
  }
 },
 "QR-27": {
  "title": {
   "en": "Success",
   "de": "Erfolg"
  },
  "text": {
   "en": "All dice have six sides, and a 4 or more is a success. The match option difficulty changes this for your own rolls only, to 3 or more on easy and 5 or more on hard; enemy rolls always need a 4.",
   "de": "Alle Würfel sind sechsseitig, und ab einer 4 hast du einen Erfolg. Die Partieoption difficulty ändert das nur für deine eigenen Würfe, bei easy auf ab 3 und bei hard auf ab 5; gegnerische Würfe brauchen immer eine 4."
  }
 },
 "QR-28": {
  "title": {
   "en": "Quanta dice",
   "de": "Quantenwürfel"
  },
  "text": {
   "en": "A quanta die is either ready or exhausted. At the start of your turn all of your quanta dice become ready.",
   "de": "Ein Quantenwürfel ist entweder bereit oder erschöpft. Zu Beginn deines Zuges werden alle deine Quantenwürfel bereit."
  }
 },
 "QR-29": {
  "title": {
   "en": "Tests",
   "de": "Proben"
  },
  "text": {
   "en": "For a TEST you choose any number of your ready dice of the matching colour, even none. You roll them and then exhaust them.",
   "de": "Für eine PROBE wählst du beliebig viele deiner bereiten Würfel der passenden Farbe, auch gar keinen. Du würfelst mit ihnen und erschöpfst sie danach."
  }
 },
 "QR-30": {
  "title": {
   "en": "No matching dice",
   "de": "Keine passenden Würfel"
  },
  "text": {
   "en": "If you have no ready die of the matching colour, you fail the test automatically.",
   "de": "Hast du keinen bereiten Würfel der passenden Farbe, misslingt die Probe automatisch."
  }
 },
 "QR-31": {
  "title": {
   "en": "Any colour",
   "de": "Beliebige Farbe"
  },
  "text": {
   "en": "For the \"any\" symbol you may test or pay with dice of any colour, and you may mix colours.",
   "de": "Beim Symbol „beliebig“ darfst du mit Würfeln jeder Farbe eine Probe ablegen oder bezahlen und die Farben auch mischen."
  }
 },
 "QR-32": {
  "title": {
   "en": "Paying costs",
   "de": "Kosten bezahlen"
  },
  "text": {
   "en": "To pay a cost, you exhaust one matching ready die for each symbol in it. If you cannot pay all of it, you cannot play the card.",
   "de": "Um Kosten zu bezahlen, erschöpfst du für jedes Symbol einen passenden bereiten Würfel. Kannst du nicht alles bezahlen, kannst du die Karte nicht ausspielen."
  }
 },
 "QR-33": {
  "title": {
   "en": "Rolling your payment",
   "de": "Mit der Zahlung würfeln"
  },
  "text": {
   "en": "Some cards also make you roll the dice you pay with. The result then brings you a benefit or a penalty.",
   "de": "Manche Karten lassen dich mit den Würfeln, mit denen du bezahlst, auch noch würfeln. Das Ergebnis bringt dir dann einen Vorteil oder einen Nachteil."
  }
 },
 "QR-34": {
  "title": {
   "en": "Exhausted dice",
   "de": "Erschöpfte Würfel"
  },
  "text": {
   "en": "You can neither roll an exhausted die nor pay with it.",
   "de": "Mit einem erschöpften Würfel kannst du weder würfeln noch bezahlen."
  }
 },
 "QR-35": {
  "title": {
   "en": "Attack dice",
   "de": "Angriffswürfel"
  },
  "text": {
   "en": "Attack dice belong to nobody and never become exhausted.",
   "de": "Angriffswürfel gehören niemandem und werden nie erschöpft."
  }
 },
 "QR-36": {
  "title": {
   "en": "Gained dice",
   "de": "Erhaltene Würfel"
  },
  "text": {
   "en": "A quanta die that you gain stays yours for the rest of the game.",
   "de": "Ein Quantenwürfel, den du erhältst, bleibt dir für den Rest des Spiels."
  }
 },
 "QR-37": {
  "title": {
   "en": "To Rift",
   "de": "Riften"
  },
  "text": {
   "en": "After rolling your own quanta dice or attack dice, you may discard up to one hand card for each die and add its Rift Number to that die.",
   "de": "Nachdem du mit deinen eigenen Quantenwürfeln oder Angriffswürfeln gewürfelt hast, darfst du je Würfel höchstens eine Handkarte ablegen und ihre Riftzahl zu diesem Würfel addieren."
  }
 },
 "QR-38": {
  "title": {
   "en": "Several dice",
   "de": "Mehrere Würfel"
  },
  "text": {
   "en": "You may boost several dice of the same roll, each with a card of its own.",
   "de": "Du darfst mehrere Würfel desselben Wurfs verstärken, jeden mit einer eigenen Karte."
  }
 },
 "QR-39": {
  "title": {
   "en": "RIFT effects",
   "de": "RIFT-Effekte"
  },
  "text": {
   "en": "If the card you Rift with has a RIFT effect, you may trigger it at that moment, but you do not have to.",
   "de": "Hat die Karte, mit der du riftest, einen RIFT-Effekt, darfst du ihn in diesem Moment auslösen, musst es aber nicht."
  }
 },
 "QR-40": {
  "title": {
   "en": "Only your rolls",
   "de": "Nur eigene Würfe"
  },
  "text": {
   "en": "You may Rift only on your own rolls, never on an enemy's attack roll.",
   "de": "Du darfst nur bei deinen eigenen Würfen riften, nie bei einem gegnerischen Angriffswurf."
  }
 },
 "QR-41": {
  "title": {
   "en": "Looking ahead",
   "de": "Vorausschauen"
  },
  "text": {
   "en": "Before you decide whether to Rift, you may check what each choice would lead to. Nothing in the comparison is hidden from you.",
   "de": "Bevor du entscheidest, ob du riftest, darfst du prüfen, wozu jede Wahl führen würde. Nichts an dem Vergleich ist vor dir verborgen."
  }
 },
 "QR-42": {
  "title": {
   "en": "The used card",
   "de": "Die benutzte Karte"
  },
  "text": {
   "en": "After its effect, a card you used to Rift goes to your Player Discard.",
   "de": "Eine Karte, mit der du geriftet hast, kommt nach ihrem Effekt in deine Spielerablage."
  }
 },
 "QR-43": {
  "title": {
   "en": "Rift Number needed",
   "de": "Riftzahl nötig"
  },
  "text": {
   "en": "You can Rift only with a card that has a Rift Number, so never with a hero.",
   "de": "Du kannst nur mit einer Karte riften, die eine Riftzahl hat, also nie mit einem Helden."
  }
 },
 "QR-44": {
  "title": {
   "en": "Phases of a turn",
   "de": "Phasen eines Zuges"
  },
  "text": {
   "en": "Your turn goes through seven phases in this order, namely Start, Deployment, Combat, Explore, Threat, Regroup and End.",
   "de": "Dein Zug durchläuft sieben Phasen in dieser Reihenfolge, nämlich Beginn, Einsatz, Kampf, Erkunden, Bedrohung, Sammeln und Ende."
  }
 },
 "QR-45": {
  "title": {
   "en": "At any time",
   "de": "Jederzeit"
  },
  "text": {
   "en": "At any time you may pay for an action card in your hand and play it; it then goes to your discard. You may also use ACTION abilities, and RESPONSE abilities when their condition holds.",
   "de": "Du darfst jederzeit eine Aktionskarte aus deiner Hand bezahlen und ausspielen; danach kommt sie in deine Ablage. Ebenso darfst du AKTION-Fähigkeiten nutzen und REAKTION-Fähigkeiten, wenn ihre Bedingung zutrifft."
  }
 },
 "QR-46": {
  "title": {
   "en": "Separate bans",
   "de": "Getrennte Verbote"
  },
  "text": {
   "en": "An effect that forbids ACTION abilities still lets you use RESPONSE abilities, and the other way round.",
   "de": "Verbietet ein Effekt AKTION-Fähigkeiten, darfst du REAKTION-Fähigkeiten trotzdem nutzen, und umgekehrt."
  }
 },
 "QR-47": {
  "title": {
   "en": "Duration",
   "de": "Dauer"
  },
  "text": {
   "en": "The DURATION of the active encounter is checked all the time. As soon as it no longer holds, the encounter is complete, you may trigger its REWARD, and it leaves play.",
   "de": "Die DAUER der aktiven Begegnung wird ständig geprüft. Sobald sie nicht mehr zutrifft, ist die Begegnung abgeschlossen, du darfst ihre BELOHNUNG auslösen, und sie verlässt das Spiel."
  }
 },
 "QR-48": {
  "title": {
   "en": "Start 1 - heroes",
   "de": "Beginn 1 – Helden"
  },
  "text": {
   "en": "First, each damaged hero is revived, which makes it exhausted, and loses 1 vitality. A hero at 0 vitality is eliminated, and with no hero left you lose.",
   "de": "Zuerst wird jeder beschädigte Held wiederbelebt, ist damit erschöpft und verliert 1 Lebenskraft. Ein Held mit 0 Lebenskraft scheidet aus, und ist kein Held mehr übrig, verlierst du."
  }
 },
 "QR-49": {
  "title": {
   "en": "Start 2 - cards",
   "de": "Beginn 2 – Karten"
  },
  "text": {
   "en": "Second, every exhausted card in play becomes ready, on both sides, and that includes a hero revived just now. Damaged cards stay damaged.",
   "de": "Als Zweites wird jede erschöpfte Karte im Spiel bereit, und zwar auf beiden Seiten; auch ein gerade wiederbelebter Held. Beschädigte Karten bleiben beschädigt."
  }
 },
 "QR-50": {
  "title": {
   "en": "Start 3 - dice",
   "de": "Beginn 3 – Würfel"
  },
  "text": {
   "en": "Third, all of your quanta dice become ready.",
   "de": "Als Drittes werden alle deine Quantenwürfel bereit."
  }
 },
 "QR-51": {
  "title": {
   "en": "Start 4 - drawing",
   "de": "Beginn 4 – Ziehen"
  },
  "text": {
   "en": "Fourth, you draw 1 card, and so does every other player.",
   "de": "Als Viertes ziehst du 1 Karte, und alle Mitspieler tun das ebenso."
  }
 },
 "QR-52": {
  "title": {
   "en": "Empty deck",
   "de": "Leeres Deck"
  },
  "text": {
   "en": "If your deck is empty when you have to draw, you shuffle your Player Discard into a new deck and then draw.",
   "de": "Ist dein Deck leer, wenn du ziehen musst, mischst du deine Spielerablage zu einem neuen Deck und ziehst dann."
  }
 },
 "QR-53": {
  "title": {
   "en": "Nothing to draw",
   "de": "Nichts zu ziehen"
  },
  "text": {
   "en": "If both your deck and your discard are empty when you have to draw, your hero loses 1 vitality instead.",
   "de": "Sind sowohl dein Deck als auch deine Ablage leer, wenn du ziehen musst, verliert dein Held stattdessen 1 Lebenskraft."
  }
 },
 "QR-54": {
  "title": {
   "en": "Deployment",
   "de": "Einsatz"
  },
  "text": {
   "en": "In the Deployment Phase you may deploy any number of units, gear and skills from your hand, as long as you pay each one in full. You may also deploy none.",
   "de": "In der Einsatzphase darfst du beliebig viele Einheiten, Ausrüstungen und Fertigkeiten von deiner Hand einsetzen, sofern du jede vollständig bezahlst. Du darfst auch darauf verzichten."
  }
 },
 "QR-55": {
  "title": {
   "en": "Ready at once",
   "de": "Sofort bereit"
  },
  "text": {
   "en": "Cards you deploy come into play ready and can act in the same turn.",
   "de": "Karten, die du einsetzt, kommen bereit ins Spiel und können noch im selben Zug handeln."
  }
 },
 "QR-56": {
  "title": {
   "en": "Assigning gear",
   "de": "Ausrüstung zuweisen"
  },
  "text": {
   "en": "In this phase you may give your gear to any of your units; if you choose nothing, your hero carries it. Each piece of gear changes its bearer at most once a phase.",
   "de": "In dieser Phase darfst du deine Ausrüstung jeder deiner Einheiten geben; wählst du nichts, trägt sie dein Held. Jede Ausrüstung wechselt ihren Träger höchstens einmal je Phase."
  }
 },
 "QR-57": {
  "title": {
   "en": "Deploy effects",
   "de": "Einsetzen durch Effekte"
  },
  "text": {
   "en": "When an effect tells you to deploy a card, you take the named card from the Adventure Pool and put it into play under the active player's control, without paying for it.",
   "de": "Lässt dich ein Effekt eine Karte einsetzen, nimmst du die genannte Karte aus dem Abenteuervorrat und bringst sie ohne Kosten unter der Kontrolle des aktiven Spielers ins Spiel."
  }
 },
 "QR-58": {
  "title": {
   "en": "When combat happens",
   "de": "Wann gekämpft wird"
  },
  "text": {
   "en": "There is combat only when both sides have units.",
   "de": "Gekämpft wird nur, wenn beide Seiten Einheiten haben."
  }
 },
 "QR-59": {
  "title": {
   "en": "Engaging",
   "de": "Gefecht beginnen"
  },
  "text": {
   "en": "Each of your ready, unengaged units with Melee may begin an engagement with one unengaged opposing unit, or join an engagement that already exists.",
   "de": "Jede deiner bereiten, ungebundenen Einheiten mit Nahkampf darf ein Gefecht mit einer ungebundenen Einheit der Gegenseite beginnen oder sich einem bestehenden Gefecht anschließen."
  }
 },
 "QR-60": {
  "title": {
   "en": "Your choice",
   "de": "Deine Wahl"
  },
  "text": {
   "en": "You never have to engage. A unit can be in no more than one engagement.",
   "de": "Du musst dich nie auf ein Gefecht einlassen. Eine Einheit kann höchstens in einem Gefecht stehen."
  }
 },
 "QR-61": {
  "title": {
   "en": "Melee",
   "de": "Nahkampf"
  },
  "text": {
   "en": "A unit has Melee if its card, its gear or another effect gives it. In Chapter 1 every unit has it.",
   "de": "Eine Einheit hat Nahkampf, wenn ihre Karte, ihre Ausrüstung oder ein anderer Effekt ihn verleiht. In Kapitel 1 hat ihn jede Einheit."
  }
 },
 "QR-62": {
  "title": {
   "en": "Leaving an engagement",
   "de": "Gefecht verlassen"
  },
  "text": {
   "en": "A unit can leave an engagement only through an effect. The engagement ends at once when only one side is left in it.",
   "de": "Eine Einheit kann ein Gefecht nur durch einen Effekt verlassen. Das Gefecht endet sofort, wenn nur noch eine Seite daran beteiligt ist."
  }
 },
 "QR-63": {
  "title": {
   "en": "Staying engaged",
   "de": "Im Gefecht bleiben"
  },
  "text": {
   "en": "Units that become damaged or exhausted stay in their engagement.",
   "de": "Einheiten, die beschädigt oder erschöpft werden, bleiben in ihrem Gefecht."
  }
 },
 "QR-64": {
  "title": {
   "en": "Melee attacks",
   "de": "Nahkampfangriffe"
  },
  "text": {
   "en": "Each ready unit with Melee that is in an engagement may attack one opposing unit of that engagement. It does so once and is exhausted by it.",
   "de": "Jede bereite Einheit mit Nahkampf, die in einem Gefecht steht, darf eine Einheit der Gegenseite in diesem Gefecht angreifen. Sie tut das einmal und wird dadurch erschöpft."
  }
 },
 "QR-65": {
  "title": {
   "en": "Attack order",
   "de": "Angriffsreihenfolge"
  },
  "text": {
   "en": "The match option attackOrder sets who attacks when. By default your side goes first and then the enemies; the other settings are random, enemies first, or free for you to choose. Units with First Strike always go before all others.",
   "de": "Die Partieoption attackOrder legt fest, wer wann angreift. Als Standard greift deine Seite zuerst an und dann die Gegner; sonst ist die Reihenfolge zufällig, die Gegner sind zuerst dran oder du wählst frei. Einheiten mit Erstschlag kommen immer vor allen anderen."
  }
 },
 "QR-66": {
  "title": {
   "en": "Too late to attack",
   "de": "Zu spät zum Angriff"
  },
  "text": {
   "en": "A unit that was exhausted or damaged before its turn in the order comes up does not attack.",
   "de": "Eine Einheit, die erschöpft oder beschädigt wurde, bevor sie an der Reihe ist, greift nicht an."
  }
 },
 "QR-67": {
  "title": {
   "en": "Your targets",
   "de": "Deine Ziele"
  },
  "text": {
   "en": "When one of your units attacks, you choose its target among the opposing units of its engagement.",
   "de": "Greift eine deiner Einheiten an, wählst du ihr Ziel unter den Einheiten der Gegenseite in ihrem Gefecht."
  }
 },
 "QR-68": {
  "title": {
   "en": "Enemy targets",
   "de": "Ziele der Gegner"
  },
  "text": {
   "en": "An attacking enemy prefers ready targets, then exhausted ones. Among equals it takes the one with the higher Rift Number, and if that is equal too, you choose.",
   "de": "Ein angreifender Gegner bevorzugt bereite Ziele, danach erschöpfte. Unter gleichen nimmt er das mit der höheren Riftzahl, und ist auch die gleich, wählst du."
  }
 },
 "QR-69": {
  "title": {
   "en": "Number of dice",
   "de": "Anzahl der Würfel"
  },
  "text": {
   "en": "An attacker rolls as many attack dice as its Attack plus all Attack Modifiers from units, gear and effects, but never fewer than 0.",
   "de": "Ein Angreifer würfelt mit so vielen Angriffswürfeln, wie sein Angriff plus alle Angriffsmodifikatoren von Einheiten, Ausrüstung und Effekten ergibt, aber nie mit weniger als 0."
  }
 },
 "QR-70": {
  "title": {
   "en": "Counting hits",
   "de": "Treffer zählen"
  },
  "text": {
   "en": "Each die is first changed by the Attack Roll Modifiers, then you may Rift if the roll is yours. Every success after that is a hit.",
   "de": "Jeder Würfel wird zuerst durch die Angriffswurf-Modifikatoren verändert, dann darfst du riften, wenn es dein Wurf ist. Jeder Erfolg danach ist ein Treffer."
  }
 },
 "QR-71": {
  "title": {
   "en": "Hit icons",
   "de": "Treffersymbole"
  },
  "text": {
   "en": "Each hit icon of the attacker adds 1 hit.",
   "de": "Jedes Treffersymbol des Angreifers bringt 1 Treffer dazu."
  }
 },
 "QR-72": {
  "title": {
   "en": "More hits",
   "de": "Mehr Treffer"
  },
  "text": {
   "en": "With more hits than the defender's total Defence, the defender becomes damaged, or is destroyed if it was damaged already. A hero loses 1 vitality instead of being destroyed.",
   "de": "Bei mehr Treffern als der gesamten Verteidigung wird der Verteidiger beschädigt oder, wenn er es schon war, zerstört. Ein Held verliert 1 Lebenskraft, statt zerstört zu werden."
  }
 },
 "QR-73": {
  "title": {
   "en": "Equal hits",
   "de": "Gleich viele Treffer"
  },
  "text": {
   "en": "With exactly as many hits as Defence, a ready defender becomes exhausted. An exhausted or damaged one stays as it is.",
   "de": "Bei genau so vielen Treffern wie Verteidigung wird ein bereiter Verteidiger erschöpft. Ein erschöpfter oder beschädigter bleibt, wie er ist."
  }
 },
 "QR-74": {
  "title": {
   "en": "Fewer hits",
   "de": "Weniger Treffer"
  },
  "text": {
   "en": "With fewer hits than Defence, nothing happens to the defender.",
   "de": "Bei weniger Treffern als Verteidigung passiert dem Verteidiger nichts."
  }
 },
 "QR-75": {
  "title": {
   "en": "After the attack",
   "de": "Nach dem Angriff"
  },
  "text": {
   "en": "Once the result is settled, the attacker becomes exhausted.",
   "de": "Sobald das Ergebnis feststeht, wird der Angreifer erschöpft."
  }
 },
 "QR-76": {
  "title": {
   "en": "Attacks by effect",
   "de": "Angriffe durch Effekte"
  },
  "text": {
   "en": "An effect can order an attack outside the Combat Phase. You carry it out with the same steps.",
   "de": "Ein Effekt kann einen Angriff außerhalb der Kampfphase anordnen. Du führst ihn mit denselben Schritten durch."
  }
 },
 "QR-77": {
  "title": {
   "en": "Unit states",
   "de": "Zustände der Einheiten"
  },
  "text": {
   "en": "A unit is always in exactly one of three states, ready, exhausted or damaged.",
   "de": "Eine Einheit ist immer in genau einem von drei Zuständen, nämlich bereit, erschöpft oder beschädigt."
  }
 },
 "QR-78": {
  "title": {
   "en": "Changing states",
   "de": "Zustände wechseln"
  },
  "text": {
   "en": "You can exhaust only what is ready, and make ready only what is exhausted. Reviving a damaged unit makes it exhausted.",
   "de": "Du kannst nur erschöpfen, was bereit ist, und nur bereit machen, was erschöpft ist. Wird eine beschädigte Einheit wiederbelebt, ist sie erschöpft."
  }
 },
 "QR-79": {
  "title": {
   "en": "Damage",
   "de": "Schaden"
  },
  "text": {
   "en": "Damage makes a ready or exhausted unit damaged and destroys one that is damaged already. A damaged hero loses 1 vitality instead and stays damaged.",
   "de": "Schaden macht eine bereite oder erschöpfte Einheit beschädigt und zerstört eine, die schon beschädigt ist. Ein beschädigter Held verliert stattdessen 1 Lebenskraft und bleibt beschädigt."
  }
 },
 "QR-80": {
  "title": {
   "en": "Destroying",
   "de": "Zerstören"
  },
  "text": {
   "en": "A destroyed card goes to the void of whoever controls it, the player's or the enemy's. A hero loses 1 vitality instead.",
   "de": "Eine zerstörte Karte kommt in die Leere der Seite, die sie kontrolliert, also in die Spielerleere oder die Gegnerleere. Ein Held verliert stattdessen 1 Lebenskraft."
  }
 },
 "QR-81": {
  "title": {
   "en": "Discarding",
   "de": "Ablegen"
  },
  "text": {
   "en": "A card that an effect discards goes to the discard of whoever controls it, the player's or the enemy's.",
   "de": "Eine Karte, die ein Effekt ablegen lässt, kommt in die Ablage der Seite, die sie kontrolliert, also in die Spielerablage oder die Gegnerablage."
  }
 },
 "QR-82": {
  "title": {
   "en": "No exploring",
   "de": "Keine Erkundung"
  },
  "text": {
   "en": "While an encounter is active, nothing happens in the Explore Phase.",
   "de": "Solange eine Begegnung aktiv ist, passiert in der Erkundungsphase nichts."
  }
 },
 "QR-83": {
  "title": {
   "en": "Exploring",
   "de": "Erkunden"
  },
  "text": {
   "en": "With no active encounter you may explore. You reveal the top exploration card and resolve it, and then you trigger all EXPLORE effects in the order you choose.",
   "de": "Ist keine Begegnung aktiv, darfst du erkunden. Du deckst die oberste Erkundungskarte auf und handelst sie ab, danach löst du alle ERKUNDEN-Effekte in der Reihenfolge deiner Wahl aus."
  }
 },
 "QR-84": {
  "title": {
   "en": "Same turn",
   "de": "Im selben Zug"
  },
  "text": {
   "en": "If you completed the encounter earlier in this turn, you may explore in the same turn.",
   "de": "Hast du die Begegnung früher in diesem Zug abgeschlossen, darfst du noch im selben Zug erkunden."
  }
 },
 "QR-85": {
  "title": {
   "en": "Moving on",
   "de": "Weiterziehen"
  },
  "text": {
   "en": "When you move to a location, it becomes the active location. Its REVEAL triggers, and its Distance counters are put on it.",
   "de": "Ziehst du an einen Ort, wird er der aktive Ort. Sein ENTHÜLLEN wird ausgelöst, und seine Entfernungsmarker werden daraufgelegt."
  }
 },
 "QR-86": {
  "title": {
   "en": "Distance",
   "de": "Entfernung"
  },
  "text": {
   "en": "The Distance never drops below 0.",
   "de": "Die Entfernung sinkt nie unter 0."
  }
 },
 "QR-87": {
  "title": {
   "en": "Empty Exploration Deck",
   "de": "Leeres Erkundungsdeck"
  },
  "text": {
   "en": "If the Exploration Deck is empty when you explore, its discard is shuffled into a new deck, with both tiers mixed, and you go on.",
   "de": "Ist das Erkundungsdeck leer, wenn du erkundest, wird seine Ablage zu einem neuen Deck gemischt, beide Stufen zusammen, und es geht weiter."
  }
 },
 "QR-88": {
  "title": {
   "en": "Choosing",
   "de": "Wählen"
  },
  "text": {
   "en": "When a card says CHOOSE, you take exactly one of its options.",
   "de": "Steht auf einer Karte WÄHLE, nimmst du genau eine ihrer Möglichkeiten."
  }
 },
 "QR-89": {
  "title": {
   "en": "Threat Phase",
   "de": "Bedrohungsphase"
  },
  "text": {
   "en": "In the Threat Phase you must trigger every THREAT effect of the location, the encounter and the units. You choose the order, and are asked only where another order would come to something else.",
   "de": "In der Bedrohungsphase musst du jeden BEDROHUNG-Effekt von Ort, Begegnung und Einheiten auslösen. Die Reihenfolge bestimmst du; gefragt wirst du nur, wo bei einer anderen etwas anderes herauskäme."
  }
 },
 "QR-90": {
  "title": {
   "en": "Regroup Phase",
   "de": "Sammelphase"
  },
  "text": {
   "en": "In the Regroup Phase you must trigger every REGROUP effect, in the order you choose. Where an effect says that you may do something, that part is up to you.",
   "de": "In der Sammelphase musst du jeden SAMMELN-Effekt auslösen, in der Reihenfolge deiner Wahl. Wo ein Effekt sagt, dass du etwas tun darfst, steht dir dieser Teil frei."
  }
 },
 "QR-91": {
  "title": {
   "en": "End of turn",
   "de": "Ende des Zuges"
  },
  "text": {
   "en": "At the end of your turn only card effects happen. Then the next turn begins.",
   "de": "Am Ende deines Zuges kommen nur Karteneffekte zum Tragen. Dann beginnt der nächste Zug."
  }
 },
 "QR-92": {
  "title": {
   "en": "Threat counters",
   "de": "Bedrohungsmarker"
  },
  "text": {
   "en": "An encounter comes into play with 0 Threat counters.",
   "de": "Eine Begegnung kommt mit 0 Bedrohungsmarkern ins Spiel."
  }
 },
 "QR-93": {
  "title": {
   "en": "Spawning",
   "de": "Erscheinen lassen"
  },
  "text": {
   "en": "When an effect spawns a card, the named card comes from the Enemy Pool into play under enemy control, ready and unengaged.",
   "de": "Lässt ein Effekt eine Karte erscheinen, kommt die genannte Karte aus dem Gegnervorrat unter gegnerischer Kontrolle ins Spiel, bereit und ungebunden."
  }
 },
 "QR-94": {
  "title": {
   "en": "REVEAL effects",
   "de": "ENTHÜLLEN-Effekte"
  },
  "text": {
   "en": "When a card enters play or is revealed, you must trigger its REVEAL. One REVEAL may set off another.",
   "de": "Kommt eine Karte ins Spiel oder wird sie aufgedeckt, musst du ihr ENTHÜLLEN auslösen. Ein ENTHÜLLEN kann ein weiteres nach sich ziehen."
  }
 },
 "QR-95": {
  "title": {
   "en": "What locations have",
   "de": "Was Orte haben"
  },
  "text": {
   "en": "Every location has a REVEAL, and most have EXPLORE, THREAT or REGROUP effects and a DISTANCE. A location without DISTANCE gets no counters.",
   "de": "Jeder Ort hat ein ENTHÜLLEN, und die meisten haben ERKUNDEN-, BEDROHUNG- oder SAMMELN-Effekte und eine ENTFERNUNG. Ein Ort ohne ENTFERNUNG bekommt keine Marker."
  }
 },
 "QR-96": {
  "title": {
   "en": "RESPONSE",
   "de": "REAKTION"
  },
  "text": {
   "en": "A RESPONSE works like an ACTION, but you can use it only while its condition is met.",
   "de": "Eine REAKTION funktioniert wie eine AKTION, aber du kannst sie nur nutzen, solange ihre Bedingung erfüllt ist."
  }
 },
 "QR-97": {
  "title": {
   "en": "One encounter",
   "de": "Eine Begegnung"
  },
  "text": {
   "en": "Only one encounter is active at a time. If a second one starts in the meantime, it waits for its turn.",
   "de": "Es ist immer nur eine Begegnung aktiv. Beginnt währenddessen eine zweite, wartet sie, bis sie an der Reihe ist."
  }
 },
 "QR-98": {
  "title": {
   "en": "Open and hidden",
   "de": "Offen und verborgen"
  },
  "text": {
   "en": "You can always see all cards in play, counters, dice, discards and the sizes of the decks. The order of the decks and of the Location Stack is hidden from everyone.",
   "de": "Du kannst jederzeit alle Karten im Spiel, Marker, Würfel, Ablagen und die Größe der Decks sehen. Die Reihenfolge der Decks und des Ortsstapels ist für alle verborgen."
  }
 },
 "QR-A1": {
  "title": {
   "en": "At least",
   "de": "Mindestens"
  },
  "text": {
   "en": "Thresholds for successes and Threat counters mean at least that many, so 1 success or 5 counters are enough. A DURATION that asks for ready Hyvryx > 0 really means more than 0.",
   "de": "Schwellen für Erfolge und Bedrohungsmarker bedeuten mindestens so viele, also reichen 1 Erfolg oder 5 Marker. Eine DAUER, die bereite Hyvryx > 0 verlangt, meint wirklich mehr als 0."
  }
 },
 "QR-A2": {
  "title": {
   "en": "Exhausted enemies",
   "de": "Erschöpfte Gegner"
  },
  "text": {
   "en": "Exhausted enemies count as not ready, so an encounter that lasts while a Hyvryx is ready is complete once every Hyvryx is exhausted or damaged. With the match option durationCountsExhausted, exhausted enemies keep it going too, which is harder.",
   "de": "Erschöpfte Gegner gelten als nicht bereit; eine Begegnung, die andauert, solange ein Hyvryx bereit ist, ist also abgeschlossen, sobald alle Hyvryx erschöpft oder beschädigt sind. Mit der Partieoption durationCountsExhausted halten auch erschöpfte Gegner sie aufrecht, was schwerer ist."
  }
 },
 "QR-A3": {
  "title": {
   "en": "Enemies left over",
   "de": "Übrige Gegner"
  },
  "text": {
   "en": "Enemies that are left when an encounter is complete stay in play and in their engagements. They become ready next turn and may still attack.",
   "de": "Gegner, die nach dem Abschluss einer Begegnung übrig sind, bleiben im Spiel und in ihren Gefechten. Sie werden im nächsten Zug bereit und können weiterhin angreifen."
  }
 },
 "QR-A4": {
  "title": {
   "en": "Who engages",
   "de": "Wer Gefechte beginnt"
  },
  "text": {
   "en": "In the Combat Phase only friendly units begin engagements. Enemies engage only through THREAT or other effects of their own.",
   "de": "In der Kampfphase beginnen nur verbündete Einheiten Gefechte. Gegner lassen sich nur durch eigene BEDROHUNG- oder andere Effekte auf ein Gefecht ein."
  }
 },
 "QR-A5": {
  "title": {
   "en": "Enemies always attack",
   "de": "Gegner greifen an"
  },
  "text": {
   "en": "An enemy that may attack always does so if it is able to.",
   "de": "Ein Gegner, der angreifen darf, tut es immer, wenn er dazu in der Lage ist."
  }
 },
 "QR-A6": {
  "title": {
   "en": "Heroes as targets",
   "de": "Helden als Ziele"
  },
  "text": {
   "en": "When an enemy picks its target, your hero counts as having Rift Number 0. If targets are equal, you choose.",
   "de": "Wenn ein Gegner sein Ziel bestimmt, zählt dein Held mit der Riftzahl 0. Sind Ziele gleichwertig, wählst du."
  }
 },
 "QR-A7": {
  "title": {
   "en": "Damaged targets",
   "de": "Beschädigte Ziele"
  },
  "text": {
   "en": "Enemies can attack damaged units too, but only when there is no ready or exhausted target for them.",
   "de": "Gegner können auch beschädigte Einheiten angreifen, aber nur, wenn es für sie kein bereites oder erschöpftes Ziel gibt."
  }
 },
 "QR-A8": {
  "title": {
   "en": "No vitality",
   "de": "Keine Lebenskraft"
  },
  "text": {
   "en": "A hero whose vitality drops to 0 is eliminated at once, at any point of the turn.",
   "de": "Ein Held, dessen Lebenskraft auf 0 sinkt, scheidet sofort aus, egal wann im Zug."
  }
 },
 "QR-A9": {
  "title": {
   "en": "Damaged hero hit",
   "de": "Beschädigter Held getroffen"
  },
  "text": {
   "en": "A damaged hero that loses vitality to another hit stays damaged. So reviving it next turn costs 1 more vitality.",
   "de": "Ein beschädigter Held, der durch einen weiteren Treffer Lebenskraft verliert, bleibt beschädigt. Die Wiederbelebung im nächsten Zug kostet also noch 1 Lebenskraft."
  }
 },
 "QR-A10": {
  "title": {
   "en": "Action timing",
   "de": "Zeitpunkt für Aktionen"
  },
  "text": {
   "en": "You may act between any two steps, so before a roll, after a roll but before it is compared, between attacks and between triggers. You may never act in the middle of another effect.",
   "de": "Du darfst zwischen zwei beliebigen Schritten handeln, also vor einem Wurf, nach einem Wurf vor dem Vergleich, zwischen Angriffen und zwischen Auslösern. Mitten in einem anderen Effekt darfst du nie handeln."
  }
 },
 "QR-A11": {
  "title": {
   "en": "Exploring is optional",
   "de": "Erkunden ist freiwillig"
  },
  "text": {
   "en": "You do not have to explore. If you decline, you skip both the exploration card and the EXPLORE effects.",
   "de": "Du musst nicht erkunden. Verzichtest du, entfallen sowohl die Erkundungskarte als auch die ERKUNDEN-Effekte."
  }
 },
 "QR-A12": {
  "title": {
   "en": "Taking the reward",
   "de": "Die Belohnung annehmen"
  },
  "text": {
   "en": "A REWARD is offered to you once, when the encounter is complete. You may decline it.",
   "de": "Eine BELOHNUNG wird dir einmal angeboten, nämlich beim Abschluss der Begegnung. Du darfst sie ablehnen."
  }
 },
 "QR-A13": {
  "title": {
   "en": "Too few to spawn",
   "de": "Zu wenige im Vorrat"
  },
  "text": {
   "en": "If the Enemy Pool holds too few of the named cards, those that are there spawn and nothing else happens. The Enemy Discard is not searched.",
   "de": "Enthält der Gegnervorrat zu wenige der genannten Karten, erscheinen die vorhandenen, und sonst geschieht nichts. Die Gegnerablage wird nicht durchsucht."
  }
 },
 "QR-A14": {
  "title": {
   "en": "Nothing to deploy",
   "de": "Nichts einzusetzen"
  },
  "text": {
   "en": "If an effect has you deploy a card that is not in the Adventure Pool, nothing happens.",
   "de": "Lässt dich ein Effekt eine Karte einsetzen, die nicht im Abenteuervorrat ist, passiert nichts."
  }
 },
 "QR-A15": {
  "title": {
   "en": "New dice",
   "de": "Neue Würfel"
  },
  "text": {
   "en": "Quanta dice you gain are ready, so you can use them right away.",
   "de": "Quantenwürfel, die du erhältst, sind bereit, du kannst sie also gleich benutzen."
  }
 },
 "QR-A16": {
  "title": {
   "en": "No limits",
   "de": "Keine Obergrenzen"
  },
  "text": {
   "en": "You may have any number of gear and skills in play and any number of cards in hand.",
   "de": "Du darfst beliebig viele Ausrüstungen und Fertigkeiten im Spiel und beliebig viele Karten auf der Hand haben."
  }
 },
 "QR-A17": {
  "title": {
   "en": "Gear without bearer",
   "de": "Ausrüstung ohne Träger"
  },
  "text": {
   "en": "When the bearer of a gear leaves play, the gear goes back to your hero. If you have no living hero, it goes to its owner's discard.",
   "de": "Verlässt der Träger einer Ausrüstung das Spiel, geht sie an deinen Helden zurück. Lebt dein Held nicht mehr, kommt sie in die Ablage ihres Besitzers."
  }
 },
 "QR-A18": {
  "title": {
   "en": "Finished story cards",
   "de": "Erledigte Geschichtskarten"
  },
  "text": {
   "en": "A location you have left and an encounter you have completed are set aside, out of play.",
   "de": "Ein Ort, den du verlassen hast, und eine Begegnung, die du abgeschlossen hast, werden beiseitegelegt und sind nicht mehr im Spiel."
  }
 },
 "QR-A19": {
  "title": {
   "en": "Next location",
   "de": "Nächster Ort"
  },
  "text": {
   "en": "You move to the location that the effect names. It should be the top card of the Location Stack; if the two ever differ, the name decides.",
   "de": "Du ziehst an den Ort, den der Effekt nennt. Er sollte die oberste Karte des Ortsstapels sein; weichen beide voneinander ab, entscheidet der Name."
  }
 },
 "QR-A20": {
  "title": {
   "en": "Random unit",
   "de": "Zufällige Einheit"
  },
  "text": {
   "en": "A random friendly unit is drawn from all friendly units in play, heroes included, each with the same chance.",
   "de": "Eine zufällige verbündete Einheit wird aus allen verbündeten Einheiten im Spiel einschließlich der Helden bestimmt, jede mit der gleichen Wahrscheinlichkeit."
  }
 },
 "QR-A21": {
  "title": {
   "en": "Attack without dice",
   "de": "Angriff ohne Würfel"
  },
  "text": {
   "en": "A unit with 0 attack dice may still attack and counts its hit icons. It becomes exhausted as usual.",
   "de": "Eine Einheit mit 0 Angriffswürfeln darf trotzdem angreifen und zählt ihre Treffersymbole. Sie wird wie üblich erschöpft."
  }
 },
 "QR-A22": {
  "title": {
   "en": "Ones and sixes",
   "de": "Einsen und Sechsen"
  },
  "text": {
   "en": "A rolled 1 or 6 has no special meaning; only the number on the die after all changes counts.",
   "de": "Eine gewürfelte 1 oder 6 hat keine besondere Bedeutung; es zählt nur die Zahl des Würfels nach allen Änderungen."
  }
 },
 "QR-A23": {
  "title": {
   "en": "Difficulty in attacks",
   "de": "Schwierigkeit bei Angriffen"
  },
  "text": {
   "en": "The match option difficulty also applies to the attack dice of friendly units. Enemy attack dice always succeed on a 4 or more.",
   "de": "Die Partieoption difficulty gilt auch für die Angriffswürfel verbündeter Einheiten. Gegnerische Angriffswürfel erzielen immer ab einer 4 einen Erfolg."
  }
 },
 "QR-A24": {
  "title": {
   "en": "Several missing cards",
   "de": "Mehrere fehlende Karten"
  },
  "text": {
   "en": "If you have to draw several cards and your deck and discard run out, your hero loses 1 vitality for each card you cannot draw.",
   "de": "Musst du mehrere Karten ziehen und gehen Deck und Ablage dabei aus, verliert dein Held für jede Karte, die du nicht ziehen kannst, 1 Lebenskraft."
  }
 },
 "QR-A25": {
  "title": {
   "en": "Effects together",
   "de": "Gleichzeitige Effekte"
  },
  "text": {
   "en": "When two effects trigger at the same moment outside the phases that are made for them, you choose their order.",
   "de": "Werden zwei Effekte außerhalb der dafür vorgesehenen Phasen im selben Moment ausgelöst, bestimmst du ihre Reihenfolge."
  }
 },
 "QR-A26": {
  "title": {
   "en": "Each player alone",
   "de": "Jeder Spieler allein"
  },
  "text": {
   "en": "When you play alone, an effect for each player applies to you.",
   "de": "Spielst du allein, gilt ein Effekt für jeden Spieler nur für dich."
  }
 },
 "QR-A27": {
  "title": {
   "en": "Rift without change",
   "de": "Riften ohne Wirkung"
  },
  "text": {
   "en": "You may Rift with a card even if it does not change the result, for example to trigger its RIFT effect.",
   "de": "Du darfst mit einer Karte auch dann riften, wenn sie am Ergebnis nichts ändert, etwa um ihren RIFT-Effekt auszulösen."
  }
 },
 "QR-A28": {
  "title": {
   "en": "Rift with gear",
   "de": "Riften mit Ausrüstung"
  },
  "text": {
   "en": "With the Serpentine Amulet you may Rift once per turn with a gear you have in play, just as with a card from your hand. That gear then goes to your discard.",
   "de": "Mit dem Serpentine Amulet darfst du einmal pro Zug mit einer deiner Ausrüstungen im Spiel riften, ganz so wie mit einer Handkarte. Diese Ausrüstung kommt danach in deine Ablage."
  }
 },
 "QR-A29": {
  "title": {
   "en": "REVEAL at setup",
   "de": "ENTHÜLLEN beim Aufbau"
  },
  "text": {
   "en": "If a card you deploy during setup has a REVEAL, it triggers at once.",
   "de": "Hat eine Karte, die du beim Aufbau einsetzt, ein ENTHÜLLEN, wird es sofort ausgelöst."
  }
 },
 "QR-A30": {
  "title": {
   "en": "No Rift at setup",
   "de": "Kein Riften beim Aufbau"
  },
  "text": {
   "en": "You cannot Rift on tests during setup, because your hand is empty until you draw your starting hand.",
   "de": "Bei Proben während des Aufbaus kannst du nicht riften, denn deine Hand ist leer, bis du deine Starthand ziehst."
  }
 },
 "QR-A31": {
  "title": {
   "en": "Waiting encounter",
   "de": "Wartende Begegnung"
  },
  "text": {
   "en": "If an effect starts an encounter while another one is active, the new one is set aside. It becomes active right after the current one is complete.",
   "de": "Startet ein Effekt eine Begegnung, während eine andere aktiv ist, wird die neue beiseitegelegt. Sie wird aktiv, sobald die laufende abgeschlossen ist."
  }
 },
 "QR-A32": {
  "title": {
   "en": "Repeating actions",
   "de": "Aktionen wiederholen"
  },
  "text": {
   "en": "You may use an ACTION without a cost or a limit as often as you like. For that reason every ACTION on our own cards has a cost or works once per turn.",
   "de": "Eine AKTION ohne Kosten oder Begrenzung darfst du beliebig oft nutzen. Deshalb hat jede AKTION auf unseren eigenen Karten Kosten oder wirkt nur einmal pro Zug."
  }
 },
 "QR-A33": {
  "title": {
   "en": "Open hands",
   "de": "Offene Handkarten"
  },
  "text": {
   "en": "When you play together, all players can see each other's hands by default.",
   "de": "Spielt ihr zusammen, können als Standard alle die Handkarten der anderen sehen."
  }
 },
 "QR-A34": {
  "title": {
   "en": "No self-recovery",
   "de": "Keine Erholung"
  },
  "text": {
   "en": "Your damaged units other than heroes stay damaged from turn to turn until an effect revives them.",
   "de": "Deine beschädigten Einheiten, die keine Helden sind, bleiben über die Züge hinweg beschädigt, bis ein Effekt sie wiederbelebt."
  }
 },
 "QR-A35": {
  "title": {
   "en": "Complete mid-attack",
   "de": "Abschluss mitten im Angriff"
  },
  "text": {
   "en": "If an encounter would be complete in the middle of an attack, the attack is finished first and the attacker becomes exhausted. Then the encounter is complete.",
   "de": "Wäre eine Begegnung mitten in einem Angriff abgeschlossen, wird erst der Angriff zu Ende geführt und der Angreifer erschöpft. Dann ist die Begegnung abgeschlossen."
  }
 },
 "QR-A36": {
  "title": {
   "en": "Once is enough",
   "de": "Einmal genügt"
  },
  "text": {
   "en": "If the DURATION stops holding during an attack, the encounter will be complete, even if the DURATION holds again before the attack is over.",
   "de": "Trifft die DAUER während eines Angriffs einmal nicht mehr zu, wird die Begegnung abgeschlossen, auch wenn die DAUER vor dem Ende des Angriffs wieder zutrifft."
  }
 },
 "QR-A37": {
  "title": {
   "en": "Group decisions",
   "de": "Gemeinsame Entscheidungen"
  },
  "text": {
   "en": "When you play together, any player may decide for the group on a REWARD, a CHOOSE, equal targets of an enemy or the order of triggers. The first answer counts.",
   "de": "Spielt ihr zusammen, darf jeder für die Gruppe über eine BELOHNUNG, ein WÄHLE, gleichwertige Ziele eines Gegners oder die Reihenfolge von Auslösern entscheiden. Die erste Antwort gilt."
  }
 },
 "QR-A38": {
  "title": {
   "en": "First check",
   "de": "Erste Prüfung"
  },
  "text": {
   "en": "The DURATION of an encounter is watched from the end of its own REVEAL. If it does not hold then, because nothing could spawn for example, the encounter is complete at once.",
   "de": "Die DAUER einer Begegnung wird ab dem Ende ihres eigenen ENTHÜLLEN geprüft. Trifft sie dann nicht zu, etwa weil nichts erscheinen konnte, ist die Begegnung sofort abgeschlossen."
  }
 },
 "QR-A39": {
  "title": {
   "en": "Who takes it on",
   "de": "Wer es übernimmt"
  },
  "text": {
   "en": "With two players, a TEST, a Deploy or a \"you\" on a story card goes to the player who answers first. That player uses their own dice and hand and gets what it gives.",
   "de": "Spielt ihr zu zweit, gilt eine PROBE, ein Einsetzen oder ein „du“ auf einer Geschichtskarte für die Person, die zuerst antwortet. Sie nutzt ihre eigenen Würfel und ihre eigene Hand und bekommt, was es dafür gibt."
  }
 },
 "QR-A40": {
  "title": {
   "en": "A fallen hero",
   "de": "Ein gefallener Held"
  },
  "text": {
   "en": "If your hero is eliminated while another lives, your hero, hand, deck, dice and gear leave the game. Your other units pass to the other player.",
   "de": "Scheidet dein Held aus, während ein anderer noch lebt, verlassen dein Held, deine Hand, dein Deck, deine Würfel und deine Ausrüstung das Spiel. Deine übrigen Einheiten gehen an den anderen Spieler über."
  }
 }
};
