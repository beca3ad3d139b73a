// Written by `npm run content` from rules.yaml.
export const rulebook = {
 "NR-1": {
  "title": {
   "en": "Standard format",
   "de": "Standardformat"
  },
  "text": {
   "en": "In the mode standard, which is the default, exactly two of you play on a grid of 4 by 4, so 16 fields.",
   "de": "Im Modus standard, der Voreinstellung, spielt ihr genau zu zweit auf einem Raster von 4 mal 4, also auf 16 Feldern."
  }
 },
 "NR-2": {
  "title": {
   "en": "Quick format",
   "de": "Schnelles Format"
  },
  "text": {
   "en": "In the mode quick, exactly two of you play on a grid of 3 by 3, so 9 fields.",
   "de": "Im Modus quick spielt ihr genau zu zweit auf einem Raster von 3 mal 3, also auf 9 Feldern."
  }
 },
 "NR-3": {
  "title": {
   "en": "Multiplayer format",
   "de": "Mehrspielerformat"
  },
  "text": {
   "en": "In the mode multiplayer, three, four or five of you play on two grids of 4 by 4 laid side by side, so 32 fields. Everyone plays for themselves.",
   "de": "Im Modus multiplayer spielt ihr zu dritt, zu viert oder zu fünft auf zwei aneinandergelegten Rastern von 4 mal 4, also auf 32 Feldern. Dabei spielt jeder gegen jeden."
  }
 },
 "NR-4": {
  "title": {
   "en": "One card per field",
   "de": "Eine Karte pro Feld"
  },
  "text": {
   "en": "A field of the battleground holds at most one card, be it a creature or a place.",
   "de": "Auf einem Feld des Schlachtfelds liegt höchstens eine Karte, ob Kreatur oder Ort."
  }
 },
 "NR-5": {
  "title": {
   "en": "Adjacent",
   "de": "Benachbart"
  },
  "text": {
   "en": "The fields directly above, to the right, below and to the left are adjacent. Diagonal ones never are.",
   "de": "Benachbart sind die Felder direkt darüber, rechts daneben, darunter und links daneben. Schräg liegende sind es nie."
  }
 },
 "NR-6": {
  "title": {
   "en": "The edge",
   "de": "Der Rand"
  },
  "text": {
   "en": "A field on the edge simply has fewer neighbours. The battleground does not continue on the other side.",
   "de": "Ein Feld am Rand hat einfach weniger Nachbarn. Das Schlachtfeld geht nicht auf der anderen Seite weiter."
  }
 },
 "NR-7": {
  "title": {
   "en": "Four sides",
   "de": "Vier Seiten"
  },
  "text": {
   "en": "A creature has four attack values, one for each of its sides up, right, down and left. Which way cards face is settled before the game and does not change.",
   "de": "Eine Kreatur hat vier Angriffswerte, je einen für oben, rechts, unten und links. Wie herum die Karten liegen, steht vor der Partie fest und ändert sich nicht."
  }
 },
 "NR-8": {
  "title": {
   "en": "The value A",
   "de": "Der Wert A"
  },
  "text": {
   "en": "A is the strongest value there is. It beats every digit.",
   "de": "A ist der stärkste Wert, den es gibt. Er schlägt jede Ziffer."
  }
 },
 "NR-9": {
  "title": {
   "en": "Your deck",
   "de": "Dein Deck"
  },
  "text": {
   "en": "Your deck has exactly 30 cards. To it belongs exactly one tamer, who is kept apart from the cards.",
   "de": "Dein Deck hat genau 30 Karten. Dazu gehört genau ein Bändiger, der getrennt von ihnen liegt."
  }
 },
 "NR-10": {
  "title": {
   "en": "Rarity and stars",
   "de": "Seltenheit und Sterne"
  },
  "text": {
   "en": "A common card costs no star in your deck, a rare one 1, an epic one 2 and a legendary one 3.",
   "de": "Eine gewöhnliche Karte kostet in deinem Deck keinen Stern, eine seltene 1, eine epische 2 und eine legendäre 3."
  }
 },
 "NR-11": {
  "title": {
   "en": "Star limit",
   "de": "Sternegrenze"
  },
  "text": {
   "en": "Your 30 cards may cost at most 20 stars together. The match option stars sets another limit; 20 is the default.",
   "de": "Deine 30 Karten dürfen zusammen höchstens 20 Sterne kosten. Die Partieoption stars setzt eine andere Grenze; 20 ist die Voreinstellung."
  }
 },
 "NR-12": {
  "title": {
   "en": "Copies",
   "de": "Mehrfache Karten"
  },
  "text": {
   "en": "Your deck may hold a card at most twice, and a legendary card only once.",
   "de": "Eine Karte darf höchstens zweimal in deinem Deck sein, eine legendäre nur einmal."
  }
 },
 "NR-13": {
  "title": {
   "en": "Your faction",
   "de": "Deine Fraktion"
  },
  "text": {
   "en": "Every card in your deck must be neutral or of the same faction as your tamer.",
   "de": "Jede Karte in deinem Deck muss neutral sein oder zur Fraktion deines Bändigers gehören."
  }
 },
 "NR-14": {
  "title": {
   "en": "Free mixture",
   "de": "Freie Mischung"
  },
  "text": {
   "en": "You need no minimum of any type of card. It is only advice that creatures and places should make up half of your deck.",
   "de": "Du brauchst von keiner Kartenart eine Mindestzahl. Dass Kreaturen und Orte die Hälfte deines Decks ausmachen sollten, ist nur ein Rat."
  }
 },
 "NR-15": {
  "title": {
   "en": "Factions",
   "de": "Fraktionen"
  },
  "text": {
   "en": "There are five factions, namely the Outcast, the Royal Empire, the Free Tribes, the Verdant Pact and the Sworn. Neutral cards belong to none of them.",
   "de": "Es gibt fünf Fraktionen, nämlich die Ausgestoßenen, das Königliche Reich, die Freien Stämme, den Grünen Pakt und die Geschworenen. Neutrale Karten gehören zu keiner davon."
  }
 },
 "NR-16": {
  "title": {
   "en": "Before the game",
   "de": "Vor der Partie"
  },
  "text": {
   "en": "Before the game, everyone has a deck and a kind of token, and it is settled who begins. Your tamer lies face up beside your deck from the start.",
   "de": "Vor der Partie hat jeder ein Deck und eine Sorte Marker, und es steht fest, wer beginnt. Dein Bändiger liegt von Anfang an offen neben deinem Deck."
  }
 },
 "NR-17": {
  "title": {
   "en": "Starting hand",
   "de": "Starthand"
  },
  "text": {
   "en": "Your deck is shuffled, and you draw 6 cards.",
   "de": "Dein Deck wird gemischt, und du ziehst 6 Karten."
  }
 },
 "NR-18": {
  "title": {
   "en": "Mulligan",
   "de": "Neuzug"
  },
  "text": {
   "en": "Once per game, before the first turn, you may put up to 3 cards from your hand back into your deck. You shuffle and draw as many again.",
   "de": "Einmal pro Partie darfst du vor dem ersten Zug bis zu 3 Handkarten in dein Deck zurücklegen. Du mischst und ziehst ebenso viele nach."
  }
 },
 "NR-19": {
  "title": {
   "en": "Six again",
   "de": "Wieder sechs"
  },
  "text": {
   "en": "You draw exactly as many cards as you put back, so you hold 6 after the mulligan.",
   "de": "Du ziehst genau so viele Karten nach, wie du zurückgelegt hast, und hältst also auch nach dem Neuzug 6."
  }
 },
 "NR-20": {
  "title": {
   "en": "Who begins",
   "de": "Wer beginnt"
  },
  "text": {
   "en": "Who goes first is settled before the decks are shuffled. If you roll dice for it, the lower roll begins.",
   "de": "Wer anfängt, steht fest, bevor die Decks gemischt werden. Wird gewürfelt, beginnt, wer die niedrigere Zahl hat."
  }
 },
 "NR-21": {
  "title": {
   "en": "First turn",
   "de": "Erster Zug"
  },
  "text": {
   "en": "You draw a card in your first turn even if you begin. Nobody is compensated for going later.",
   "de": "Auch wenn du beginnst, ziehst du in deinem ersten Zug eine Karte. Wer später dran ist, bekommt dafür keinen Ausgleich."
  }
 },
 "NR-22": {
  "title": {
   "en": "Your turn",
   "de": "Dein Zug"
  },
  "text": {
   "en": "At the start of your turn you answer a pass, if there was one. Then you draw 1 card, go through your play step, and your turn ends.",
   "de": "Zu Beginn deines Zuges reagierst du auf ein Passen, falls es eines gab. Dann ziehst du 1 Karte, spielst Karten aus, und dein Zug endet."
  }
 },
 "NR-23": {
  "title": {
   "en": "What you may play",
   "de": "Was du ausspielen darfst"
  },
  "text": {
   "en": "In your play step you may play at most one creature and at most one place from your hand.",
   "de": "Beim Ausspielen darfst du höchstens eine Kreatur und höchstens einen Ort von deiner Hand spielen."
  }
 },
 "NR-24": {
  "title": {
   "en": "Any order",
   "de": "Beliebige Reihenfolge"
  },
  "text": {
   "en": "You may play your creature, your place and your spells and use the active effect of your tamer in any order, switching between them as you like.",
   "de": "Deine Kreatur, deinen Ort und deine Zauber darfst du ebenso wie den aktiven Effekt deines Bändigers in beliebiger Reihenfolge einsetzen, auch abwechselnd."
  }
 },
 "NR-25": {
  "title": {
   "en": "Spells",
   "de": "Zauber"
  },
  "text": {
   "en": "You may play any number of spells per turn. They cost nothing.",
   "de": "Du darfst pro Zug beliebig viele Zauber spielen. Sie kosten nichts."
  }
 },
 "NR-26": {
  "title": {
   "en": "No costs",
   "de": "Keine Kosten"
  },
  "text": {
   "en": "There is no mana, no life and no other resource. No card costs you anything to play.",
   "de": "Es gibt kein Mana, keine Lebenspunkte und auch sonst keine Vorräte. Keine Karte kostet dich beim Ausspielen etwas."
  }
 },
 "NR-27": {
  "title": {
   "en": "Empty fields",
   "de": "Leere Felder"
  },
  "text": {
   "en": "You may put creatures and places on empty fields only, unless an effect such as Sacrifice says otherwise.",
   "de": "Kreaturen und Orte darfst du nur auf leere Felder legen, es sei denn, ein Effekt wie Opfern sagt etwas anderes."
  }
 },
 "NR-28": {
  "title": {
   "en": "Anywhere",
   "de": "Überall"
  },
  "text": {
   "en": "You may choose any empty field. It need not be adjacent to another card.",
   "de": "Du darfst jedes leere Feld wählen. Es muss an keine andere Karte grenzen."
  }
 },
 "NR-29": {
  "title": {
   "en": "Only in your turn",
   "de": "Nur im eigenen Zug"
  },
  "text": {
   "en": "You can play spells in your own turn only.",
   "de": "Zauber kannst du nur in deinem eigenen Zug spielen."
  }
 },
 "NR-30": {
  "title": {
   "en": "Used spells",
   "de": "Gespielte Zauber"
  },
  "text": {
   "en": "Once its effect is done, a spell goes to its owner's graveyard.",
   "de": "Ist sein Effekt abgehandelt, kommt ein Zauber auf den Friedhof seines Besitzers."
  }
 },
 "NR-31": {
  "title": {
   "en": "How long spells last",
   "de": "Wie lange Zauber wirken"
  },
  "text": {
   "en": "Nothing that a spell grants for a time lasts into an opponent's turn. What it has already done stays done, as when a card was moved, tamed or destroyed.",
   "de": "Was ein Zauber auf Zeit verleiht, reicht nie in den Zug eines Gegners hinein. Was er schon bewirkt hat, bleibt bestehen, etwa wenn eine Karte bewegt, gezähmt oder zerstört wurde."
  }
 },
 "NR-32": {
  "title": {
   "en": "For this turn",
   "de": "Für diesen Zug"
  },
  "text": {
   "en": "An effect \"for this turn\" ends at the end of the turn of the player who brought it about.",
   "de": "Ein Effekt „für diesen Zug“ endet am Ende des Zuges des Spielers, der ihn bewirkt hat."
  }
 },
 "NR-33": {
  "title": {
   "en": "Turn order",
   "de": "Zugreihenfolge"
  },
  "text": {
   "en": "When your turn is over, the next player has theirs. The order stays the same all game long.",
   "de": "Ist dein Zug vorbei, ist der nächste Spieler dran. Die Reihenfolge bleibt die ganze Partie über gleich."
  }
 },
 "NR-34": {
  "title": {
   "en": "May and must",
   "de": "Dürfen und müssen"
  },
  "text": {
   "en": "If an effect says that you may do something, you choose. Everything else you have to do if you can.",
   "de": "Sagt ein Effekt, dass du etwas tun darfst, entscheidest du. Alles andere musst du tun, wenn du kannst."
  }
 },
 "NR-35": {
  "title": {
   "en": "Your token",
   "de": "Dein Marker"
  },
  "text": {
   "en": "A creature that you play gets your token as soon as it enters the battleground.",
   "de": "Eine Kreatur, die du ausspielst, bekommt deinen Marker, sobald sie aufs Schlachtfeld kommt."
  }
 },
 "NR-36": {
  "title": {
   "en": "Attack",
   "de": "Angriff"
  },
  "text": {
   "en": "A creature that enters the battleground attacks once in all four directions. In each direction, the value of the side facing that way counts.",
   "de": "Eine Kreatur, die aufs Schlachtfeld kommt, greift einmal in alle vier Richtungen an. In jeder Richtung zählt der Wert der Seite, die dorthin zeigt."
  }
 },
 "NR-37": {
  "title": {
   "en": "Comparing",
   "de": "Vergleichen"
  },
  "text": {
   "en": "You compare the value of the attacker with the value of the defender on the sides where the two touch.",
   "de": "Du vergleichst den Wert des Angreifers mit dem des Verteidigers, und zwar an den Seiten, an denen sich die beiden berühren."
  }
 },
 "NR-38": {
  "title": {
   "en": "Taming",
   "de": "Zähmen"
  },
  "text": {
   "en": "If the attacker's value is higher, the defender is tamed. From then on it carries the token of the player who controls the attacker.",
   "de": "Ist der Wert des Angreifers höher, wird der Verteidiger gezähmt. Er trägt von da an den Marker des Spielers, der den Angreifer kontrolliert."
  }
 },
 "NR-39": {
  "title": {
   "en": "Not enough",
   "de": "Nicht genug"
  },
  "text": {
   "en": "If the attacker's value is equal or lower, nothing happens. Nobody strikes back.",
   "de": "Ist der Wert des Angreifers gleich oder niedriger, passiert nichts. Einen Gegenangriff gibt es nicht."
  }
 },
 "NR-40": {
  "title": {
   "en": "No risk",
   "de": "Kein Risiko"
  },
  "text": {
   "en": "A creature is never tamed by its own attack.",
   "de": "Eine Kreatur wird nie durch ihren eigenen Angriff gezähmt."
  }
 },
 "NR-41": {
  "title": {
   "en": "No chains",
   "de": "Keine Ketten"
  },
  "text": {
   "en": "A creature does not attack because it was tamed.",
   "de": "Eine Kreatur greift nicht an, nur weil sie gezähmt wurde."
  }
 },
 "NR-42": {
  "title": {
   "en": "Owner and controller",
   "de": "Besitz und Kontrolle"
  },
  "text": {
   "en": "When you tame a creature, you control it. It still belongs to the player whose deck it comes from. While somebody controls it who does not own it, it is captured.",
   "de": "Zähmst du eine Kreatur, kontrollierst du sie. Sie gehört aber weiter dem Spieler, aus dessen Deck sie stammt. Solange jemand sie kontrolliert, dem sie nicht gehört, ist sie gefangen."
  }
 },
 "NR-43": {
  "title": {
   "en": "Back and forth",
   "de": "Hin und her"
  },
  "text": {
   "en": "A tamed creature can be tamed back, any number of times.",
   "de": "Eine gezähmte Kreatur kann zurückgezähmt werden, und das beliebig oft."
  }
 },
 "NR-44": {
  "title": {
   "en": "Places stay apart",
   "de": "Orte bleiben außen vor"
  },
  "text": {
   "en": "A place is never attacked or tamed. It carries no token and does not count for anybody.",
   "de": "Ein Ort wird nie angegriffen oder gezähmt. Er trägt keinen Marker und zählt für niemanden."
  }
 },
 "NR-45": {
  "title": {
   "en": "Places are for all",
   "de": "Orte gelten für alle"
  },
  "text": {
   "en": "The effects of a place apply to the creatures of all players alike, unless its text says otherwise.",
   "de": "Die Effekte eines Ortes gelten für die Kreaturen aller Spieler gleichermaßen, sofern sein Text nichts anderes sagt."
  }
 },
 "NR-46": {
  "title": {
   "en": "Places are peaceful",
   "de": "Orte sind friedlich"
  },
  "text": {
   "en": "A place does not attack when it enters the battleground.",
   "de": "Ein Ort greift nicht an, wenn er aufs Schlachtfeld kommt."
  }
 },
 "NR-47": {
  "title": {
   "en": "Moving",
   "de": "Bewegen"
  },
  "text": {
   "en": "A creature does not attack just because it is moved. It does so only with Onslaught or if a card says so.",
   "de": "Eine Kreatur greift nicht an, nur weil sie bewegt wird. Das tut sie nur mit Ansturm oder wenn eine Karte es sagt."
  }
 },
 "NR-48": {
  "title": {
   "en": "What is a move",
   "de": "Was Bewegen heißt"
  },
  "text": {
   "en": "Whenever a card changes its field on the battleground, it has been moved, whatever word the effect uses for it.",
   "de": "Immer wenn eine Karte auf dem Schlachtfeld das Feld wechselt, wurde sie bewegt, egal welches Wort der Effekt dafür gebraucht."
  }
 },
 "NR-49": {
  "title": {
   "en": "Passing",
   "de": "Passen"
  },
  "text": {
   "en": "You pass if you bring neither a creature nor a place into play in your turn. Spells and the active effect of your tamer do not change that.",
   "de": "Du passt, wenn du in deinem Zug weder eine Kreatur noch einen Ort ins Spiel bringst. Zauber und der aktive Effekt deines Bändigers ändern daran nichts."
  }
 },
 "NR-50": {
  "title": {
   "en": "Answer to a pass",
   "de": "Antwort aufs Passen"
  },
  "text": {
   "en": "If your opponent passed, you may tame one of the creatures they control at the start of your next turn. No values are compared, and it is not an attack.",
   "de": "Hat dein Gegner gepasst, darfst du zu Beginn deines nächsten Zuges eine der Kreaturen zähmen, die er kontrolliert. Dabei werden keine Werte verglichen, und es ist kein Angriff."
  }
 },
 "NR-51": {
  "title": {
   "en": "Passing without creatures",
   "de": "Passen ohne Kreatur"
  },
  "text": {
   "en": "If you passed and control no creature when your opponent's turn starts, you lose the game.",
   "de": "Hast du gepasst und kontrollierst zu Beginn des gegnerischen Zuges keine Kreatur, verlierst du die Partie."
  }
 },
 "NR-52": {
  "title": {
   "en": "Tamable ones first",
   "de": "Zuerst die zähmbaren"
  },
  "text": {
   "en": "When you answer a pass, you cannot choose a creature that can't be tamed as long as the player who passed also controls one that can be.",
   "de": "Als Antwort aufs Passen kannst du keine unzähmbare Kreatur wählen, solange der Spieler, der gepasst hat, auch eine zähmbare kontrolliert."
  }
 },
 "NR-53": {
  "title": {
   "en": "Only untamable ones",
   "de": "Nur unzähmbare"
  },
  "text": {
   "en": "If none of the creatures of the player who passed can be tamed, you may tame one of them anyway.",
   "de": "Sind alle Kreaturen des Spielers, der gepasst hat, unzähmbar, darfst du trotzdem eine davon zähmen."
  }
 },
 "NR-54": {
  "title": {
   "en": "Block does not help",
   "de": "Block hilft nicht"
  },
  "text": {
   "en": "Block does not protect a creature from being tamed after a pass, because that is not an attack.",
   "de": "Block schützt eine Kreatur nicht davor, nach einem Passen gezähmt zu werden, denn das ist kein Angriff."
  }
 },
 "NR-55": {
  "title": {
   "en": "Passing by choice",
   "de": "Freiwillig passen"
  },
  "text": {
   "en": "You may pass even if you hold cards that you could play.",
   "de": "Du darfst auch passen, wenn du Karten auf der Hand hast, die du ausspielen könntest."
  }
 },
 "NR-56": {
  "title": {
   "en": "Full board",
   "de": "Volles Schlachtfeld"
  },
  "text": {
   "en": "The game ends when there is a creature or a place on every field. The card that filled the battleground first completes its effects and its attack.",
   "de": "Die Partie endet, wenn auf jedem Feld eine Kreatur oder ein Ort liegt. Vorher werden noch die Effekte und der Angriff der Karte abgehandelt, die das Schlachtfeld gefüllt hat."
  }
 },
 "NR-57": {
  "title": {
   "en": "Resigning",
   "de": "Aufgeben"
  },
  "text": {
   "en": "You may resign. With two players that ends the game too.",
   "de": "Du darfst aufgeben. Zu zweit endet die Partie auch dadurch."
  }
 },
 "NR-58": {
  "title": {
   "en": "Score",
   "de": "Wertung"
  },
  "text": {
   "en": "You score 1 for every creature that carries your token. Places count for nobody.",
   "de": "Für jede Kreatur, die deinen Marker trägt, bekommst du 1 Punkt. Orte zählen für niemanden."
  }
 },
 "NR-59": {
  "title": {
   "en": "Winning",
   "de": "Sieg"
  },
  "text": {
   "en": "You win if you have the most tokens on the battleground.",
   "de": "Du gewinnst, wenn du die meisten Marker auf dem Schlachtfeld hast."
  }
 },
 "NR-60": {
  "title": {
   "en": "Tie",
   "de": "Gleichstand"
  },
  "text": {
   "en": "In a tie between two players, the one whose turn was last loses.",
   "de": "Bei Gleichstand zu zweit verliert, wer zuletzt am Zug war."
  }
 },
 "NR-61": {
  "title": {
   "en": "One more",
   "de": "Einer mehr"
  },
  "text": {
   "en": "If yours is the last turn, you therefore need at least one token more than your opponent.",
   "de": "Hast du den letzten Zug, brauchst du also mindestens einen Marker mehr als dein Gegner."
  }
 },
 "NR-62": {
  "title": {
   "en": "Nothing after the end",
   "de": "Nach dem Ende"
  },
  "text": {
   "en": "After the card that ends the game, nothing more can be played. Spells still in your hand do not help you any more.",
   "de": "Nach der Karte, die die Partie beendet, kann nichts mehr gespielt werden. Zauber, die du noch auf der Hand hast, nützen dir nichts mehr."
  }
 },
 "NR-63": {
  "title": {
   "en": "Your tamer",
   "de": "Dein Bändiger"
  },
  "text": {
   "en": "Your tamer has one passive and one active effect.",
   "de": "Dein Bändiger hat einen passiven und einen aktiven Effekt."
  }
 },
 "NR-64": {
  "title": {
   "en": "Passive effect",
   "de": "Passiver Effekt"
  },
  "text": {
   "en": "The passive effect of your tamer is triggered by what it names, but at most once per turn.",
   "de": "Der passive Effekt deines Bändigers wird durch das ausgelöst, was er nennt, aber höchstens einmal pro Zug."
  }
 },
 "NR-65": {
  "title": {
   "en": "Active effect",
   "de": "Aktiver Effekt"
  },
  "text": {
   "en": "You can use the active effect of your tamer once per game.",
   "de": "Den aktiven Effekt deines Bändigers kannst du einmal pro Partie nutzen."
  }
 },
 "NR-66": {
  "title": {
   "en": "Tamers in your turn",
   "de": "Bändiger nur im eigenen Zug"
  },
  "text": {
   "en": "Both effects of your tamer work during your own turn only.",
   "de": "Beide Effekte deines Bändigers wirken nur in deinem eigenen Zug."
  }
 },
 "NR-67": {
  "title": {
   "en": "Out of reach",
   "de": "Außer Reichweite"
  },
  "text": {
   "en": "A tamer is never on the battleground and can be neither attacked nor destroyed nor tamed.",
   "de": "Ein Bändiger ist nie auf dem Schlachtfeld und kann weder angegriffen noch zerstört noch gezähmt werden."
  }
 },
 "NR-68": {
  "title": {
   "en": "Still a pass",
   "de": "Trotzdem gepasst"
  },
  "text": {
   "en": "If you use the active effect of your tamer but bring no card into play, you have passed all the same.",
   "de": "Nutzt du den aktiven Effekt deines Bändigers, bringst aber keine Karte ins Spiel, hast du trotzdem gepasst."
  }
 },
 "NR-69": {
  "title": {
   "en": "Older cards first",
   "de": "Ältere Karten zuerst"
  },
  "text": {
   "en": "If several effects are triggered at the same time, the effect of the card that came into play earlier goes first.",
   "de": "Werden mehrere Effekte gleichzeitig ausgelöst, kommt der Effekt der Karte zuerst, die früher ins Spiel kam."
  }
 },
 "NR-70": {
  "title": {
   "en": "From top to bottom",
   "de": "Von oben nach unten"
  },
  "text": {
   "en": "If a card has several effects, you carry them out in the order in which they are printed.",
   "de": "Hat eine Karte mehrere Effekte, führst du sie in der Reihenfolge aus, in der sie auf der Karte stehen."
  }
 },
 "NR-71": {
  "title": {
   "en": "Every attack",
   "de": "Bei jedem Angriff"
  },
  "text": {
   "en": "Onslaught, Pierce and Liberate work every time the creature attacks, not only when it enters.",
   "de": "Ansturm, Durchbohren und Befreien wirken bei jedem Angriff der Kreatur, nicht nur, wenn sie ins Spiel kommt."
  }
 },
 "NR-72": {
  "title": {
   "en": "For any controller",
   "de": "Wer auch kontrolliert"
  },
  "text": {
   "en": "Onslaught, Pierce and Liberate work for whoever controls the creature, also for a player of another faction.",
   "de": "Ansturm, Durchbohren und Befreien wirken immer für den, der die Kreatur gerade kontrolliert, auch wenn er eine andere Fraktion spielt."
  }
 },
 "NR-73": {
  "title": {
   "en": "Hidden and open",
   "de": "Verdeckt und offen"
  },
  "text": {
   "en": "Hands are hidden, and decks lie face down in a fixed order. You may look through every graveyard at any time.",
   "de": "Handkarten sind verdeckt, und Decks liegen verdeckt in fester Reihenfolge. Jeden Friedhof darfst du jederzeit durchsehen."
  }
 },
 "NR-74": {
  "title": {
   "en": "Destroyed cards",
   "de": "Zerstörte Karten"
  },
  "text": {
   "en": "A destroyed card goes to its owner's graveyard, whoever controlled it. Its token is removed.",
   "de": "Eine zerstörte Karte kommt auf den Friedhof ihres Besitzers, egal wer sie kontrolliert hat. Ihr Marker wird entfernt."
  }
 },
 "NR-75": {
  "title": {
   "en": "Discarding",
   "de": "Abwerfen"
  },
  "text": {
   "en": "A card that you discard from your hand goes to your graveyard.",
   "de": "Eine Karte, die du von der Hand abwirfst, kommt auf deinen Friedhof."
  }
 },
 "NR-76": {
  "title": {
   "en": "Back to the hand",
   "de": "Zurück auf die Hand"
  },
  "text": {
   "en": "A card that returns to the hand goes to its owner's, never to that of the player who only controls it.",
   "de": "Eine Karte, die auf die Hand zurückkehrt, geht an ihren Besitzer, nie an den, der sie nur kontrolliert."
  }
 },
 "NR-77": {
  "title": {
   "en": "Scouted cards",
   "de": "Erspähte Karten"
  },
  "text": {
   "en": "With Scout you turn the top card of your opponent's deck face up. It stays on top and everyone can see it until it leaves the deck.",
   "de": "Mit Spähen deckst du die oberste Karte des gegnerischen Decks auf. Sie bleibt oben liegen und ist für alle zu sehen, bis sie das Deck verlässt."
  }
 },
 "NR-78": {
  "title": {
   "en": "Showing the find",
   "de": "Den Fund zeigen"
  },
  "text": {
   "en": "You show your opponents the card that you take by Grave Digging before it goes to your hand.",
   "de": "Die Karte, die du durch Grabräuberei bekommst, zeigst du deinen Gegnern, bevor du sie auf die Hand nimmst."
  }
 },
 "NR-79": {
  "title": {
   "en": "Draw",
   "de": "Ziehen"
  },
  "text": {
   "en": "You take the top card of your own deck into your hand.",
   "de": "Du nimmst die oberste Karte deines eigenen Decks auf die Hand."
  }
 },
 "NR-80": {
  "title": {
   "en": "Scout",
   "de": "Spähen"
  },
  "text": {
   "en": "You turn the top card of your opponent's deck face up and leave it where it is.",
   "de": "Du deckst die oberste Karte des gegnerischen Decks auf und lässt sie dort liegen."
  }
 },
 "NR-81": {
  "title": {
   "en": "Block",
   "de": "Block"
  },
  "text": {
   "en": "The first attack on this creature has no effect, however strong it is. After that, its Block is used up.",
   "de": "Der erste Angriff auf diese Kreatur bleibt wirkungslos, so stark er auch ist. Danach ist ihr Block verbraucht."
  }
 },
 "NR-82": {
  "title": {
   "en": "Bounce",
   "de": "Zurückschicken"
  },
  "text": {
   "en": "When this card enters, you may choose a creature on the printed side of it; the owner of that creature takes it back into hand.",
   "de": "Kommt diese Karte ins Spiel, wählst du eine Kreatur in der angegebenen Richtung. Du darfst sie auf die Hand ihres Besitzers zurückschicken."
  }
 },
 "NR-83": {
  "title": {
   "en": "Intimidate",
   "de": "Einschüchtern"
  },
  "text": {
   "en": "Every creature adjacent to this card moves one field directly away from it, if there is such a field and it is empty.",
   "de": "Jede Kreatur neben dieser Karte bewegt sich ein Feld direkt von ihr weg, wenn es dieses Feld gibt und es leer ist."
  }
 },
 "NR-84": {
  "title": {
   "en": "Aura",
   "de": "Aura"
  },
  "text": {
   "en": "An aura affects the cards on the four adjacent fields for as long as they lie there. Whenever something on the battleground changes, it is worked out anew.",
   "de": "Eine Aura wirkt auf die Karten der vier benachbarten Felder, solange sie dort liegen. Bei jeder Änderung auf dem Schlachtfeld wird sie neu bestimmt."
  }
 },
 "NR-85": {
  "title": {
   "en": "Aura for all creatures",
   "de": "Aura für alle Kreaturen"
  },
  "text": {
   "en": "If a creature's aura gives creatures of any faction a bonus, the creature gets that bonus itself too.",
   "de": "Gibt die Aura einer Kreatur Kreaturen aller Fraktionen einen Bonus, bekommt sie ihn auch selbst."
  }
 },
 "NR-86": {
  "title": {
   "en": "Protective aura",
   "de": "Schützende Aura"
  },
  "text": {
   "en": "An aura by which Royal Empire creatures can't be tamed does not protect the creature that it comes from.",
   "de": "Eine Aura, die Kreaturen des Königlichen Reichs unzähmbar macht, schützt die Kreatur nicht, von der sie ausgeht."
  }
 },
 "NR-87": {
  "title": {
   "en": "Hook",
   "de": "Haken"
  },
  "text": {
   "en": "You choose a creature that an opponent controls and move it to an empty field adjacent to this card. This happens before this card attacks.",
   "de": "Du wählst eine Kreatur, die ein Gegner kontrolliert, und bewegst sie auf ein leeres Feld neben dieser Karte. Das geschieht, bevor diese Karte angreift."
  }
 },
 "NR-88": {
  "title": {
   "en": "Anchor",
   "de": "Anker"
  },
  "text": {
   "en": "Only the player who controls this creature at the moment can move it.",
   "de": "Nur wer diese Kreatur gerade kontrolliert, kann sie bewegen."
  }
 },
 "NR-89": {
  "title": {
   "en": "Sacrifice",
   "de": "Opfern"
  },
  "text": {
   "en": "When you play this card, you may destroy a creature you control. This card then enters on that very field.",
   "de": "Wenn du diese Karte ausspielst, darfst du eine Kreatur zerstören, die du kontrollierst. Diese Karte kommt dann auf genau dieses Feld."
  }
 },
 "NR-90": {
  "title": {
   "en": "Grave Digging",
   "de": "Grabräuberei"
  },
  "text": {
   "en": "You take a card of your choice from your own graveyard into your hand.",
   "de": "Du nimmst eine Karte deiner Wahl aus deinem eigenen Friedhof auf die Hand."
  }
 },
 "NR-91": {
  "title": {
   "en": "Pierce",
   "de": "Durchbohren"
  },
  "text": {
   "en": "In each direction, this creature's attack also hits the creature two fields away.",
   "de": "Der Angriff dieser Kreatur trifft in jeder Richtung auch die Kreatur, die zwei Felder entfernt ist."
  }
 },
 "NR-92": {
  "title": {
   "en": "Augury",
   "de": "Weissagung"
  },
  "text": {
   "en": "You alone see your three topmost cards, and choose the order in which they go back on top.",
   "de": "Du siehst dir die obersten drei Karten deines Decks an und legst sie in beliebiger Reihenfolge wieder obenauf. Sonst sieht sie niemand."
  }
 },
 "NR-93": {
  "title": {
   "en": "Onslaught",
   "de": "Ansturm"
  },
  "text": {
   "en": "Whenever this creature has been moved, it attacks again from its new field. The effect that moved it is finished first.",
   "de": "Immer wenn diese Kreatur bewegt wurde, greift sie von ihrem neuen Feld aus erneut an. Zuerst wird der Effekt zu Ende geführt, der sie bewegt hat."
  }
 },
 "NR-94": {
  "title": {
   "en": "Stampede",
   "de": "Stampede"
  },
  "text": {
   "en": "After this creature has attacked, you may put another creature without Stampede from your hand on an empty field adjacent to it. That creature attacks too.",
   "de": "Nachdem diese Kreatur angegriffen hat, darfst du eine weitere Kreatur ohne Stampede von deiner Hand auf ein leeres Feld neben ihr legen. Auch diese greift an."
  }
 },
 "NR-95": {
  "title": {
   "en": "No stampede in a row",
   "de": "Keine Stampede-Kette"
  },
  "text": {
   "en": "You can never use Stampede to bring another creature with Stampede into play, and a creature that just came that way brings nobody along.",
   "de": "Mit Stampede kannst du nie eine weitere Kreatur mit Stampede ins Spiel bringen, und eine Kreatur, die gerade so gekommen ist, bringt niemanden mit."
  }
 },
 "NR-96": {
  "title": {
   "en": "Liberate",
   "de": "Befreien"
  },
  "text": {
   "en": "Whenever this creature tames another, it also tames the creature on its own opposite side. No values are compared for that.",
   "de": "Immer wenn diese Kreatur eine andere zähmt, zähmt sie auch die Kreatur auf ihrer gegenüberliegenden Seite. Dafür werden keine Werte verglichen."
  }
 },
 "NR-97": {
  "title": {
   "en": "Can't be tamed",
   "de": "Unzähmbar"
  },
  "text": {
   "en": "A creature that can't be tamed is tamed neither by attacks nor by effects. The only exception is after a pass, when no other creature can be chosen.",
   "de": "Eine unzähmbare Kreatur wird weder durch Angriffe noch durch Effekte gezähmt. Die einzige Ausnahme gilt nach einem Passen, wenn keine andere Kreatur zur Wahl steht."
  }
 },
 "NR-98": {
  "title": {
   "en": "Home of the keywords",
   "de": "Heimat der Fähigkeiten"
  },
  "text": {
   "en": "Hook and Anchor are typical of the Outcast, Sacrifice and Grave Digging of the Sworn, Pierce and Augury of the Verdant Pact, Onslaught and Stampede of the Free Tribes, Liberate and the aura against taming of the Royal Empire. This does not bind you.",
   "de": "Haken und Anker sind typisch für die Ausgestoßenen, Opfern und Grabräuberei für die Geschworenen, Durchbohren und Weissagung für den Grünen Pakt, Ansturm und Stampede für die Freien Stämme, Befreien und die unzähmbar machende Aura für das Königliche Reich. Bindend ist das nicht."
  }
 },
 "NR-99": {
  "title": {
   "en": "Size of your hand",
   "de": "Größe der Hand"
  },
  "text": {
   "en": "You may hold any number of cards.",
   "de": "Du darfst beliebig viele Karten auf der Hand halten."
  }
 },
 "NR-100": {
  "title": {
   "en": "Empty deck",
   "de": "Leeres Deck"
  },
  "text": {
   "en": "You do not lose because your deck has run out.",
   "de": "Du verlierst nicht, weil dein Deck aufgebraucht ist."
  }
 },
 "NR-101": {
  "title": {
   "en": "Too few cards",
   "de": "Zu wenige Karten"
  },
  "text": {
   "en": "If an effect lets you look at or take more cards than there are, you use as many as there are.",
   "de": "Lässt dich ein Effekt mehr Karten ansehen oder nehmen, als da sind, gilt er für so viele, wie es gibt."
  }
 },
 "NR-102": {
  "title": {
   "en": "As good as new",
   "de": "So gut wie neu"
  },
  "text": {
   "en": "A creature that left the battleground and enters again is new. It gets the token of the player who plays it now, its Block is back, and whatever it may do once per stay it may do again.",
   "de": "Eine Kreatur, die das Schlachtfeld verlassen hat und wiederkommt, gilt als neu. Sie bekommt den Marker des Spielers, der sie jetzt ausspielt, hat ihren Block zurück, und was sie nur einmal tun durfte, solange sie dalag, darf sie nun von Neuem."
  }
 },
 "NR-103": {
  "title": {
   "en": "Who is you",
   "de": "Wer du bist"
  },
  "text": {
   "en": "On a creature, \"you\" is always the player who controls it now. That player scores it and uses its effects.",
   "de": "Mit „du“ ist auf einer Kreatur immer der Spieler gemeint, der sie gerade kontrolliert. Für ihn zählt sie, und er nutzt ihre Effekte."
  }
 },
 "NR-104": {
  "title": {
   "en": "What you can see",
   "de": "Was du sehen kannst"
  },
  "text": {
   "en": "You always see the battleground, all tokens, tamers and whether their active effect is spent, graveyards, the sizes of hands and decks, and scouted cards. Hands, the cards of an Augury and those put back in a mulligan are for their player only.",
   "de": "Du siehst immer das Schlachtfeld, alle Marker, die Bändiger und ob ihr aktiver Effekt verbraucht ist, die Friedhöfe, die Größe von Händen und Decks und erspähte Karten. Handkarten, Karten einer Weissagung und beim Neuzug zurückgelegte Karten sieht nur der Spieler selbst."
  }
 },
 "NR-A1": {
  "title": {
   "en": "Wide or tall board",
   "de": "Breit oder hoch"
  },
  "text": {
   "en": "The battleground for three to five players has 8 columns and 4 rows, and fields along the seam are adjacent. The match option board makes it 4 columns and 8 rows with tall; wide is the default.",
   "de": "Das Schlachtfeld für drei bis fünf Spieler hat 8 Spalten und 4 Reihen, und Felder an der Nahtstelle sind benachbart. Mit der Partieoption board sind es bei tall 4 Spalten und 8 Reihen; Voreinstellung ist wide."
  }
 },
 "NR-A2": {
  "title": {
   "en": "Which way cards face",
   "de": "Wie herum Karten liegen"
  },
  "text": {
   "en": "All cards face the same way for everyone. With the match option orientation on opposite, the second player's cards are turned by 180 degrees; shared is the default.",
   "de": "Alle Karten liegen für alle gleich herum. Steht die Partieoption orientation auf opposite, sind die Karten des zweiten Spielers um 180 Grad gedreht; Voreinstellung ist shared."
  }
 },
 "NR-A3": {
  "title": {
   "en": "From 0 to A",
   "de": "Von 0 bis A"
  },
  "text": {
   "en": "Printed values go from 1 to 9, and A stands for 10. Whatever effects add or take away, a value never falls below 0 or rises above A.",
   "de": "Aufgedruckte Werte gehen von 1 bis 9, und A steht für 10. Was Effekte auch dazugeben oder abziehen, ein Wert fällt nie unter 0 und steigt nie über A."
  }
 },
 "NR-A4": {
  "title": {
   "en": "Shuffle or bottom",
   "de": "Mischen oder nach unten"
  },
  "text": {
   "en": "Cards you put back in a mulligan are shuffled into your deck before you draw. With the match option mulligan on bottom, they go to the bottom of your deck without shuffling; shuffle is the default.",
   "de": "Karten, die du beim Neuzug zurücklegst, werden in dein Deck gemischt, bevor du nachziehst. Steht die Partieoption mulligan auf bottom, kommen sie ohne Mischen unter dein Deck; Voreinstellung ist shuffle."
  }
 },
 "NR-A5": {
  "title": {
   "en": "Drawing lots",
   "de": "Auslosen"
  },
  "text": {
   "en": "Who begins is drawn by lot. That is as fair as rolling dice until one roll is lowest.",
   "de": "Wer beginnt, wird ausgelost. Das ist so gerecht, wie zu würfeln, bis ein Wurf der niedrigste ist."
  }
 },
 "NR-A6": {
  "title": {
   "en": "Filled once is enough",
   "de": "Einmal voll genügt"
  },
  "text": {
   "en": "Once the battleground is full, the game ends after that card is done, even if it empties a field again. With the match option endCheck on afterResolution, the battleground must still be full then; latched is the default.",
   "de": "Ist das Schlachtfeld einmal voll, endet die Partie, sobald diese Karte abgehandelt ist, auch wenn sie wieder ein Feld leert. Steht die Partieoption endCheck auf afterResolution, muss es dann noch voll sein; Voreinstellung ist latched."
  }
 },
 "NR-A7": {
  "title": {
   "en": "No hand limit",
   "de": "Kein Handlimit"
  },
  "text": {
   "en": "There is no hand limit, so you never have to discard because you hold too many cards.",
   "de": "Es gibt kein Handlimit, du musst also nie abwerfen, weil du zu viele Karten hältst."
  }
 },
 "NR-A8": {
  "title": {
   "en": "Drawing from nothing",
   "de": "Ziehen vom leeren Deck"
  },
  "text": {
   "en": "If you have to draw and your deck is empty, you get no card and suffer no penalty. The game goes on.",
   "de": "Musst du ziehen und dein Deck ist leer, bekommst du keine Karte und auch keine Strafe. Die Partie geht weiter."
  }
 },
 "NR-A9": {
  "title": {
   "en": "As much as possible",
   "de": "So viel wie möglich"
  },
  "text": {
   "en": "You do as much of an effect as you can, for example an Augury with two cards. If there is nothing to take from the graveyard, or no creature or field for a Hook, nothing happens.",
   "de": "Du führst einen Effekt so weit aus, wie du kannst, etwa eine Weissagung mit zwei Karten. Gibt es im Friedhof nichts zu holen oder für einen Haken keine Kreatur oder kein Feld, passiert nichts."
  }
 },
 "NR-A10": {
  "title": {
   "en": "All at once",
   "de": "Alles gleichzeitig"
  },
  "text": {
   "en": "The attacks of a creature in its four directions happen at once, with the values at their start, and all beaten creatures are tamed together. What this triggers follows in the order up, right, down, left.",
   "de": "Eine Kreatur greift in alle vier Richtungen gleichzeitig an, mit den Werten zu Beginn, und alle geschlagenen Kreaturen werden zusammen gezähmt. Was das auslöst, folgt in der Reihenfolge oben, rechts, unten, links."
  }
 },
 "NR-A11": {
  "title": {
   "en": "Your own creatures",
   "de": "Eigene Kreaturen"
  },
  "text": {
   "en": "Your attack does nothing to a creature that you control yourself. It does not tame it and does not use up its Block.",
   "de": "Einer Kreatur, die du selbst kontrollierst, tut dein Angriff nichts. Er zähmt sie nicht und verbraucht auch ihren Block nicht."
  }
 },
 "NR-A12": {
  "title": {
   "en": "Effects before attack",
   "de": "Effekte vor dem Angriff"
  },
  "text": {
   "en": "What a card does when it enters happens before its attack, in printed order. Only what is said to come after attacking comes later.",
   "de": "Was eine Karte tut, wenn sie ins Spiel kommt, geschieht vor ihrem Angriff und in der aufgedruckten Reihenfolge. Nur was ausdrücklich nach dem Angriff kommt, folgt später."
  }
 },
 "NR-A13": {
  "title": {
   "en": "Onslaught once each",
   "de": "Ansturm je einmal"
  },
  "text": {
   "en": "An effect moves everything it moves, then the moved creatures with Onslaught attack, the oldest in play first. Each of them attacks again at most once for the effect that started it all.",
   "de": "Ein Effekt bewegt zuerst alles, was er bewegt; dann greifen die bewegten Kreaturen mit Ansturm an, und zwar die zuerst, die am längsten im Spiel ist. Jede greift für den Effekt, mit dem alles begann, höchstens einmal erneut an."
  }
 },
 "NR-A14": {
  "title": {
   "en": "Moved by an opponent",
   "de": "Vom Gegner bewegt"
  },
  "text": {
   "en": "If an opponent moves your creature with Onslaught, it attacks for you, even in their turn.",
   "de": "Bewegt ein Gegner deine Kreatur mit Ansturm, greift sie für dich an, sogar in seinem Zug."
  }
 },
 "NR-A15": {
  "title": {
   "en": "What lies in between",
   "de": "Was dazwischen liegt"
  },
  "text": {
   "en": "Pierce reaches the second field whatever lies in between, even nothing or a place. The attacker uses the same side as usual, and the defender the side facing it.",
   "de": "Durchbohren reicht bis zum zweiten Feld, egal was dazwischen liegt, auch wenn da nichts oder ein Ort ist. Beim Angreifer zählt dieselbe Seite wie sonst, beim Verteidiger die ihm zugewandte."
  }
 },
 "NR-A16": {
  "title": {
   "en": "Pierce and Block",
   "de": "Durchbohren und Block"
  },
  "text": {
   "en": "Each creature has its own Block. When Pierce hits a creature two fields away, it uses up the Block of that creature.",
   "de": "Jede Kreatur hat ihren eigenen Block. Trifft Durchbohren eine Kreatur in zwei Feldern Entfernung, verbraucht das deren Block."
  }
 },
 "NR-A17": {
  "title": {
   "en": "Liberate needs attacks",
   "de": "Befreien nur im Angriff"
  },
  "text": {
   "en": "Liberate works only when the creature itself tames by attacking. Taming after a pass or by a spell does not trigger it.",
   "de": "Befreien wirkt nur, wenn die Kreatur selbst durch einen Angriff zähmt. Zähmen nach einem Passen oder durch einen Zauber löst es nicht aus."
  }
 },
 "NR-A18": {
  "title": {
   "en": "Liberate once",
   "de": "Kein doppeltes Befreien"
  },
  "text": {
   "en": "A creature that is tamed by Liberate does not trigger Liberate again.",
   "de": "Wird eine Kreatur durch Befreien gezähmt, löst das Befreien nicht noch einmal aus."
  }
 },
 "NR-A19": {
  "title": {
   "en": "One more creature",
   "de": "Eine Kreatur mehr"
  },
  "text": {
   "en": "A creature you bring along with Stampede comes from your hand and does not count towards your one creature per turn. You may do this after each attack of the creature with Stampede, but only in your own turn.",
   "de": "Eine Kreatur, die du mit Stampede nachholst, kommt von deiner Hand und zählt nicht als deine eine Kreatur pro Zug. Das darfst du nach jedem Angriff der Kreatur mit Stampede, aber nur in deinem eigenen Zug."
  }
 },
 "NR-A20": {
  "title": {
   "en": "Not a pass",
   "de": "Nicht gepasst"
  },
  "text": {
   "en": "If any creature or place enters from your hand in your turn, you have not passed. That includes entering by Stampede or Sacrifice.",
   "de": "Kommt in deinem Zug irgendeine Kreatur oder ein Ort von deiner Hand ins Spiel, hast du nicht gepasst. Das gilt auch bei Stampede und Opfern."
  }
 },
 "NR-A21": {
  "title": {
   "en": "Sacrifice by choice",
   "de": "Opfern ist freiwillig"
  },
  "text": {
   "en": "You need not use Sacrifice and may put the card on an empty field instead. Either way it is your one creature for the turn.",
   "de": "Du musst Opfern nicht nutzen und darfst die Karte auch auf ein leeres Feld legen. So oder so ist sie deine eine Kreatur für diesen Zug."
  }
 },
 "NR-A22": {
  "title": {
   "en": "Tamed sacrifices",
   "de": "Gezähmte Opfer"
  },
  "text": {
   "en": "You may sacrifice a tamed creature that you control but do not own. It goes to its owner's graveyard.",
   "de": "Du darfst auch eine gezähmte Kreatur opfern, die du kontrollierst, die dir aber nicht gehört. Sie kommt auf den Friedhof ihres Besitzers."
  }
 },
 "NR-A23": {
  "title": {
   "en": "Hook against Anchor",
   "de": "Haken gegen Anker"
  },
  "text": {
   "en": "You cannot choose an opponent's creature with Anchor for a Hook.",
   "de": "Eine gegnerische Kreatur mit Anker kannst du für einen Haken nicht wählen."
  }
 },
 "NR-A24": {
  "title": {
   "en": "How long it is scouted",
   "de": "Wie lange erspäht"
  },
  "text": {
   "en": "A scouted card stays face up until it is drawn or its deck is shuffled. If the top card is face up already, Scout does nothing.",
   "de": "Eine erspähte Karte bleibt offen, bis sie gezogen oder ihr Deck gemischt wird. Liegt die oberste Karte schon offen, bewirkt Spähen nichts."
  }
 },
 "NR-A25": {
  "title": {
   "en": "Which opponent",
   "de": "Welcher Gegner"
  },
  "text": {
   "en": "With three to five players you choose one opponent for each effect that speaks of your opponent. A pass is answered by the next player in turn order.",
   "de": "Zu dritt bis zu fünft wählst du für jeden Effekt, der von deinem Gegner spricht, einen aus. Auf ein Passen antwortet der nächste Spieler in der Zugreihenfolge."
  }
 },
 "NR-A26": {
  "title": {
   "en": "Dropping out",
   "de": "Ausscheiden"
  },
  "text": {
   "en": "With three to five players, you drop out if you passed and then control no creature. Your hand and deck leave the game, and places you played stay. Whoever's turn it is decides for them from then on.",
   "de": "Zu dritt bis zu fünft scheidest du aus, wenn du gepasst hast und dann keine Kreatur kontrollierst. Deine Hand und dein Deck verlassen das Spiel, deine ausgespielten Orte bleiben. Für sie entscheidet von da an, wer am Zug ist."
  }
 },
 "NR-A27": {
  "title": {
   "en": "Creatures of nobody",
   "de": "Kreaturen von niemandem"
  },
  "text": {
   "en": "If you resign with three to five players, your creatures belong to no side from then on. They carry no token, keep their values and can be tamed as usual. What you were about to do lapses, and a turn in progress goes on without you.",
   "de": "Gibst du zu dritt bis zu fünft auf, stehen deine Kreaturen danach auf keiner Seite mehr. Sie tragen keinen Marker, behalten ihre Werte und können wie üblich gezähmt werden. Was du gerade tun wolltest, entfällt, und ein laufender Zug geht ohne dich weiter."
  }
 },
 "NR-A28": {
  "title": {
   "en": "Tie of several",
   "de": "Gleichstand zu mehreren"
  },
  "text": {
   "en": "In a tie with three to five players, the one whose turn was last drops out of it. If several are left, they share the win.",
   "de": "Bei Gleichstand zu dritt bis zu fünft fällt heraus, wer zuletzt am Zug war. Bleiben mehrere übrig, teilen sie sich den Sieg."
  }
 },
 "NR-A29": {
  "title": {
   "en": "Stalemate",
   "de": "Stillstand"
  },
  "text": {
   "en": "If everyone passes for a full round while all hands and decks are empty, the game ends and is scored as usual. The same happens after three full rounds in which everyone passed.",
   "de": "Passen alle eine ganze Runde lang und sind dabei alle Hände und Decks leer, endet die Partie und wird wie üblich gewertet. Dasselbe gilt nach drei ganzen Runden, in denen alle gepasst haben."
  }
 },
 "NR-A30": {
  "title": {
   "en": "Pass in the first turn",
   "de": "Passen im ersten Zug"
  },
  "text": {
   "en": "If you pass in the very first turn, you control no creature. So you lose when the next player's turn starts.",
   "de": "Passt du gleich im allerersten Zug, kontrollierst du keine Kreatur. Du verlierst also, sobald der nächste Zug beginnt."
  }
 },
 "NR-A31": {
  "title": {
   "en": "First tame then draw",
   "de": "Erst zähmen dann ziehen"
  },
  "text": {
   "en": "When you answer a pass, you decide which creature to tame before you draw your card.",
   "de": "Als Antwort auf ein Passen entscheidest du, welche Kreatur du zähmst, bevor du deine Karte ziehst."
  }
 },
 "NR-A32": {
  "title": {
   "en": "Drawing comes first",
   "de": "Erst wird gezogen"
  },
  "text": {
   "en": "You always draw before you play anything. Only your play step has no fixed order.",
   "de": "Du ziehst immer, bevor du etwas ausspielst. Nur beim Ausspielen selbst ist die Reihenfolge frei."
  }
 },
 "NR-A33": {
  "title": {
   "en": "Discard pile",
   "de": "Ablagestapel"
  },
  "text": {
   "en": "The discard pile and the graveyard are the same thing.",
   "de": "Ablagestapel und Friedhof sind dasselbe."
  }
 },
 "NR-A34": {
  "title": {
   "en": "Tamers cost no stars",
   "de": "Bändiger ohne Sterne"
  },
  "text": {
   "en": "Your tamer costs no stars.",
   "de": "Dein Bändiger kostet keine Sterne."
  }
 },
 "NR-A35": {
  "title": {
   "en": "Used-up Block",
   "de": "Verbrauchter Block"
  },
  "text": {
   "en": "Block works once for as long as the creature stays on the battleground. It is used up even by an attack that would have failed.",
   "de": "Block wirkt einmal, solange die Kreatur auf dem Schlachtfeld bleibt. Er wird auch durch einen Angriff verbraucht, der gescheitert wäre."
  }
 },
 "NR-A36": {
  "title": {
   "en": "Passive effects happen",
   "de": "Passiv heißt Pflicht"
  },
  "text": {
   "en": "You cannot skip the passive effect of your tamer unless it says that you may. Once it takes effect, it is spent for the turn.",
   "de": "Den passiven Effekt deines Bändigers kannst du nicht auslassen, außer er sagt, dass du darfst. Sobald er abgehandelt wird, ist er für diesen Zug verbraucht."
  }
 },
 "NR-A37": {
  "title": {
   "en": "Moving places",
   "de": "Orte bewegen"
  },
  "text": {
   "en": "If an active effect lets you move places in your turn, you may move each place once in that turn, to any empty field.",
   "de": "Lässt dich ein aktiver Effekt in deinem Zug Orte bewegen, darfst du in diesem Zug jeden Ort einmal auf ein beliebiges leeres Feld bewegen."
  }
 },
 "NR-A38": {
  "title": {
   "en": "Token colours",
   "de": "Markerfarben"
  },
  "text": {
   "en": "Every player has tokens of a colour of their own, also with three to five players.",
   "de": "Jeder Spieler hat Marker in einer eigenen Farbe, auch zu dritt bis zu fünft."
  }
 },
 "NR-A39": {
  "title": {
   "en": "Equal age",
   "de": "Gleich alt"
  },
  "text": {
   "en": "If effects of two cards that came into play at the same time are triggered together, the player whose turn it is chooses the order.",
   "de": "Werden Effekte zweier Karten zugleich ausgelöst, die gleichzeitig ins Spiel kamen, bestimmt der Spieler, der am Zug ist, die Reihenfolge."
  }
 },
 "NR-A40": {
  "title": {
   "en": "Only next to it",
   "de": "Nur direkt daneben"
  },
  "text": {
   "en": "An attack reaches adjacent fields only and never across an empty one. Only Pierce reaches two fields far.",
   "de": "Ein Angriff reicht nur auf benachbarte Felder und nie über ein leeres hinweg. Nur Durchbohren reicht zwei Felder weit."
  }
 },
 "NR-A41": {
  "title": {
   "en": "Declined answer",
   "de": "Verzicht aufs Zähmen"
  },
  "text": {
   "en": "If you choose not to tame a creature after a pass, the right to do so lapses. It does not go on to the player after you.",
   "de": "Verzichtest du nach einem Passen darauf, eine Kreatur zu zähmen, verfällt dieses Recht. Es geht nicht auf den Spieler nach dir über."
  }
 },
 "NR-A42": {
  "title": {
   "en": "Entering by an effect",
   "de": "Durch Effekte ins Spiel"
  },
  "text": {
   "en": "A creature that you bring into play by an effect gets your token. It attacks, like every creature that enters.",
   "de": "Eine Kreatur, die du durch einen Effekt ins Spiel bringst, bekommt deinen Marker. Sie greift an wie jede Kreatur, die ins Spiel kommt."
  }
 },
 "NR-A43": {
  "title": {
   "en": "Whose turn was last",
   "de": "Wer zuletzt am Zug war"
  },
  "text": {
   "en": "The last turn is the one in which the battleground was filled. If it is yours, that holds even when an opponent's effect filled the last field.",
   "de": "Der letzte Zug ist der, in dem das Schlachtfeld voll wurde. Ist es deiner, gilt das auch, wenn der Effekt eines Gegners das letzte Feld gefüllt hat."
  }
 },
 "NR-A44": {
  "title": {
   "en": "Order of triggers",
   "de": "Reihenfolge der Auslöser"
  },
  "text": {
   "en": "Triggered effects go by the age of their cards, tamers first, and for the same card by direction. What an effect triggers itself comes before the next one; a passive effect that works once takes the first chance.",
   "de": "Ausgelöste Effekte gehen nach dem Alter ihrer Karten, Bändiger zuerst, und bei derselben Karte nach der Richtung. Was ein Effekt selbst auslöst, kommt vor dem nächsten; ein passiver Effekt, der nur einmal wirkt, nutzt die erste Gelegenheit."
  }
 },
 "NR-A45": {
  "title": {
   "en": "Tamed before its attack",
   "de": "Vor dem Angriff gezähmt"
  },
  "text": {
   "en": "If a creature is tamed after entering but before its own attack, it attacks for its new controller. That player is then the \"you\" in its text.",
   "de": "Wird eine Kreatur nach dem Ausspielen noch vor ihrem eigenen Angriff gezähmt, greift sie für den an, der sie jetzt kontrolliert. Er ist dann auch das „du“ in ihrem Text."
  }
 }
};
