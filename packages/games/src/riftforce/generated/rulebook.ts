// Written by `npm run content` from rules.yaml.
export const rulebook = {
 "RF-1": {
  "title": {
   "en": "Guilds",
   "de": "Gilden"
  },
  "text": {
   "en": "You play with ten base guilds (Fire, Ice, Light, Shadow, Earth, Water, Thunderbolt, Plant, Air, Crystal) and, with Beyond, eight more (Acid, Beast, Lava, Love, Magnet, Music, Sand, Star). Every guild has nine cards, four of them 5s, three 6s and two 7s.",
   "de": "Du spielst mit den zehn Gilden des Grundspiels (Feuer, Eis, Licht, Schatten, Erde, Wasser, Blitz, Pflanze, Luft, Kristall) und mit Beyond mit acht weiteren (Säure, Bestie, Lava, Liebe, Magnet, Musik, Sand, Stern). Jede Gilde hat neun Karten, davon vier 5er, drei 6er und zwei 7er."
  }
 },
 "RF-2": {
  "title": {
   "en": "The number",
   "de": "Die Zahl"
  },
  "text": {
   "en": "The number of a card is its life, and it is also what you match it by. It stays the same however much damage the card carries.",
   "de": "Die Zahl einer Karte ist ihr Leben und zugleich das, wonach du sie mit anderen kombinierst. Sie bleibt gleich, wie viel Schaden auch auf der Karte liegt."
  }
 },
 "RF-10": {
  "title": {
   "en": "Fire",
   "de": "Feuer"
  },
  "text": {
   "en": "You deal 3 damage to the first enemy here, then 1 damage to the ally directly behind this card. If that destroys your ally, your opponent gets the point.",
   "de": "Du fügst der vordersten gegnerischen Karte hier 3 Schaden zu, danach der verbündeten Karte direkt hinter dieser Karte 1 Schaden. Wird deine eigene Karte dadurch zerstört, bekommt dein Gegner den Punkt."
  }
 },
 "RF-11": {
  "title": {
   "en": "Ice",
   "de": "Eis"
  },
  "text": {
   "en": "You deal 4 damage to the last enemy here if there is damage on it already, otherwise 1. An enemy that stands alone counts as first and as last.",
   "de": "Du fügst der hintersten gegnerischen Karte hier 4 Schaden zu, wenn auf ihr schon Schaden liegt, sonst 1. Eine einzelne gegnerische Karte ist zugleich die vorderste und die hinterste."
  }
 },
 "RF-12": {
  "title": {
   "en": "Light",
   "de": "Licht"
  },
  "text": {
   "en": "You deal 2 damage to the first enemy here, then remove 1 damage from this card or from an ally at any location. As long as one of them is damaged, you have to pick a damaged one.",
   "de": "Du fügst der vordersten gegnerischen Karte hier 2 Schaden zu und entfernst dann 1 Schaden von dieser oder einer verbündeten Karte an einem beliebigen Ort. Liegt auf einer davon Schaden, musst du eine beschädigte wählen."
  }
 },
 "RF-13": {
  "title": {
   "en": "Shadow",
   "de": "Schatten"
  },
  "text": {
   "en": "You move this card to any other location and deal 1 damage to the first enemy there. If that destroys it, you get 2 points in all, or 3 for a Crystal.",
   "de": "Du bewegst diese Karte an einen beliebigen anderen Ort und fügst dort der vordersten gegnerischen Karte 1 Schaden zu. Wird sie dadurch zerstört, bekommst du insgesamt 2 Punkte, für einen Kristall 3."
  }
 },
 "RF-14": {
  "title": {
   "en": "Earth",
   "de": "Erde"
  },
  "text": {
   "en": "When you play this card, every enemy at its location takes 1 damage; moving or activating it later does not repeat this. When you activate it, it deals 2 damage to the first enemy here.",
   "de": "Wenn du diese Karte ausspielst, erhält jede gegnerische Karte an ihrem Ort 1 Schaden; späteres Bewegen oder Aktivieren wiederholt das nicht. Wenn du sie aktivierst, fügt sie der vordersten gegnerischen Karte hier 2 Schaden zu."
  }
 },
 "RF-15": {
  "title": {
   "en": "Water",
   "de": "Wasser"
  },
  "text": {
   "en": "You deal 2 damage to the first enemy here and move this card to an adjacent location. Then you deal 1 damage to the first enemy there.",
   "de": "Du fügst der vordersten gegnerischen Karte hier 2 Schaden zu und bewegst diese Karte an einen benachbarten Ort. Dann fügst du dort der vordersten gegnerischen Karte 1 Schaden zu."
  }
 },
 "RF-16": {
  "title": {
   "en": "Thunderbolt",
   "de": "Blitz"
  },
  "text": {
   "en": "You deal 2 damage to any one enemy here; if that destroys it, you strike a second time, but never a third. When no enemy is left here, the second strike is lost.",
   "de": "Du fügst einer beliebigen gegnerischen Karte hier 2 Schaden zu; wird sie zerstört, schlägst du ein zweites Mal zu, aber nie ein drittes Mal. Ist hier keine gegnerische Karte mehr, verfällt der zweite Schlag."
  }
 },
 "RF-17": {
  "title": {
   "en": "Plant",
   "de": "Pflanze"
  },
  "text": {
   "en": "You choose an adjacent location, one with an enemy if there is such a side; the first enemy there takes 2 damage and, if it survives, moves to this card's location. With no enemy on either side you choose nothing and nothing happens.",
   "de": "Du wählst einen benachbarten Ort, und zwar einen mit gegnerischen Karten, wenn es ihn gibt; die vorderste gegnerische Karte dort erhält 2 Schaden und bewegt sich, falls sie überlebt, an den Ort dieser Karte. Steht auf keiner Seite eine gegnerische Karte, wählst du nichts und es passiert nichts."
  }
 },
 "RF-18": {
  "title": {
   "en": "Air",
   "de": "Luft"
  },
  "text": {
   "en": "You move this card to any other location. The first enemy there and the first enemy at each location adjacent to it take 1 damage each.",
   "de": "Du bewegst diese Karte an einen beliebigen anderen Ort. Die vorderste gegnerische Karte dort und die vorderste an jedem dazu benachbarten Ort erhalten je 1 Schaden."
  }
 },
 "RF-19": {
  "title": {
   "en": "Crystal",
   "de": "Kristall"
  },
  "text": {
   "en": "You deal 4 damage to the first enemy here. Whenever a Crystal is destroyed, the side facing it gets 1 extra point.",
   "de": "Du fügst der vordersten gegnerischen Karte hier 4 Schaden zu. Wird ein Kristall zerstört, bekommt die Gegenseite 1 Punkt zusätzlich."
  }
 },
 "RF-20": {
  "title": {
   "en": "Acid",
   "de": "Säure"
  },
  "text": {
   "en": "The first enemy here takes 3 damage, and the one that stood second takes 1. What Acid destroys gives you no points, not even the extra one for a Crystal.",
   "de": "Die vorderste gegnerische Karte hier erhält 3 Schaden, und die Karte, die an zweiter Stelle stand, 1 Schaden. Was Säure zerstört, bringt dir keinen Punkt, auch nicht den zusätzlichen für einen Kristall."
  }
 },
 "RF-21": {
  "title": {
   "en": "Beast",
   "de": "Bestie"
  },
  "text": {
   "en": "You move this card to an adjacent location. The first enemy there takes 3 damage if this card is damaged itself, otherwise 2.",
   "de": "Du bewegst diese Karte an einen benachbarten Ort. Die vorderste gegnerische Karte dort erhält 3 Schaden, wenn auf dieser Karte selbst Schaden liegt, sonst 2."
  }
 },
 "RF-22": {
  "title": {
   "en": "Lava",
   "de": "Lava"
  },
  "text": {
   "en": "You deal 2 damage to the first enemy at each adjacent location, then 1 damage to this card and to every ally in front of it. Your own cards destroyed this way score for your opponent.",
   "de": "Du fügst an jedem benachbarten Ort der vordersten gegnerischen Karte 2 Schaden zu, danach dieser Karte und jeder verbündeten Karte vor ihr 1 Schaden. Für eigene Karten, die dadurch zerstört werden, bekommt dein Gegner die Punkte."
  }
 },
 "RF-23": {
  "title": {
   "en": "Love",
   "de": "Liebe"
  },
  "text": {
   "en": "When you play this card and an ally at its location is damaged, you choose one such ally and remove all its damage. When you activate it, it deals 2 damage to the first enemy here.",
   "de": "Wenn du diese Karte ausspielst und an ihrem Ort verbündete Karten beschädigt sind, wählst du eine davon und entfernst all ihren Schaden. Wenn du sie aktivierst, fügt sie der vordersten gegnerischen Karte hier 2 Schaden zu."
  }
 },
 "RF-24": {
  "title": {
   "en": "Magnet",
   "de": "Magnet"
  },
  "text": {
   "en": "The last enemy here takes 2 damage; if it survives, you move it together with this card to the same adjacent location. If it is destroyed, or no enemy is here, this card still moves.",
   "de": "Die hinterste gegnerische Karte hier erhält 2 Schaden; überlebt sie, bewegst du sie zusammen mit dieser Karte an denselben benachbarten Ort. Wird sie zerstört oder ist hier keine gegnerische Karte, bewegt sich diese Karte trotzdem."
  }
 },
 "RF-25": {
  "title": {
   "en": "Music",
   "de": "Musik"
  },
  "text": {
   "en": "You deal 2 damage to the first enemy here; if that destroys it, you play it undamaged on your side of a location adjacent to this card, when-played step included, and may still activate it in this action if you activate by its number. By default you also get the point, and the card stays yours even when it is destroyed; both can be changed as match options.",
   "de": "Du fügst der vordersten gegnerischen Karte hier 2 Schaden zu; wird sie zerstört, spielst du sie ohne Schaden auf deiner Seite eines benachbarten Ortes aus, samt Ausspieleffekt, und darfst sie noch in dieser Aktion aktivieren, wenn du nach ihrer Zahl aktivierst. In der Voreinstellung bekommst du auch den Punkt, und die Karte bleibt deine, selbst wenn sie zerstört wird; beides lässt sich als Partieoption ändern."
  }
 },
 "RF-26": {
  "title": {
   "en": "Sand",
   "de": "Sand"
  },
  "text": {
   "en": "You move this card to any other location and deal 1 damage to every enemy there. Then you remove 1 damage from this card.",
   "de": "Du bewegst diese Karte an einen beliebigen anderen Ort und fügst dort jeder gegnerischen Karte 1 Schaden zu. Danach entfernst du 1 Schaden von dieser Karte."
  }
 },
 "RF-27": {
  "title": {
   "en": "Star",
   "de": "Stern"
  },
  "text": {
   "en": "You deal 2 damage to the first enemy here. If you then hold fewer than seven cards, you draw one; an empty deck is refilled as for any draw.",
   "de": "Du fügst der vordersten gegnerischen Karte hier 2 Schaden zu. Hast du dann weniger als sieben Karten auf der Hand, ziehst du eine; ein leerer Nachziehstapel wird dafür wie immer neu gebildet."
  }
 },
 "RF-30": {
  "title": {
   "en": "Guilds on offer",
   "de": "Gilden zur Auswahl"
  },
  "text": {
   "en": "In the base set one of the ten guilds is taken out at random, you are dealt one each, and the other seven lie open. With Beyond you are dealt one each from all 18, and six plus one per player lie open.",
   "de": "Im Grundspiel kommt eine der zehn Gilden zufällig aus dem Spiel, ihr erhaltet je eine zugeteilt, und die übrigen sieben liegen offen aus. Mit Beyond erhaltet ihr je eine von allen 18, und offen liegen sechs plus eine je Spieler."
  }
 },
 "RF-31": {
  "title": {
   "en": "Draft",
   "de": "Gildenwahl"
  },
  "text": {
   "en": "A coin toss decides who drafts first; you then pick in turns until you both have four guilds. Whoever drafted first also takes the first action.",
   "de": "Ein Münzwurf entscheidet, wer die Gildenwahl beginnt; dann wählt ihr abwechselnd, bis ihr beide vier Gilden habt. Wer sie begonnen hat, macht auch die erste Aktion."
  }
 },
 "RF-32": {
  "title": {
   "en": "Deck and hand",
   "de": "Nachziehstapel und Hand"
  },
  "text": {
   "en": "All 36 cards of your four guilds, shuffled, form your deck. You start with seven of them in your hand.",
   "de": "Alle 36 Karten deiner vier Gilden bilden gemischt deinen Nachziehstapel. Du beginnst mit sieben davon auf der Hand."
  }
 },
 "RF-33": {
  "title": {
   "en": "Locations and free card",
   "de": "Orte und Startkarte"
  },
  "text": {
   "en": "The table has five locations; if you go second, your deck's top card starts at the middle one. It is placed, not played, so it has no when-played step.",
   "de": "Es gibt fünf Orte; bist du als Zweiter an der Reihe, beginnt die oberste Karte deines Nachziehstapels am mittleren Ort. Diese Startkarte wird nur hingelegt, nicht ausgespielt, und hat deshalb keinen Ausspieleffekt."
  }
 },
 "RF-40": {
  "title": {
   "en": "Play",
   "de": "Ausspielen"
  },
  "text": {
   "en": "You put one to three cards of your hand on the table; they must all show the same symbol, or all the same number.",
   "de": "Du legst ein bis drei Handkarten aus; alle müssen dasselbe Symbol oder alle dieselbe Zahl zeigen."
  }
 },
 "RF-41": {
  "title": {
   "en": "Where cards go",
   "de": "Wohin die Karten kommen"
  },
  "text": {
   "en": "You put all the cards at one location in whatever order you like, or one each at two or three locations side by side, adding at either end of the row. Two cards at one location and a third elsewhere is not allowed.",
   "de": "Du legst alle Karten in beliebiger Reihenfolge an einen Ort oder je eine an zwei oder drei Orte nebeneinander, wobei du die Reihe an beiden Enden verlängern darfst. Zwei Karten an einem Ort und eine dritte an einem anderen sind nicht erlaubt."
  }
 },
 "RF-42": {
  "title": {
   "en": "At the back",
   "de": "Nach hinten"
  },
  "text": {
   "en": "Every card that is played or moved becomes the last one on its side of the location, and any number may stand there. When you play several, each card's when-played step happens before the next card follows.",
   "de": "Jede Karte, die ausgespielt oder bewegt wird, kommt auf ihrer Seite des Ortes an die hinterste Stelle, und dort dürfen beliebig viele stehen. Spielst du mehrere aus, geschieht der Ausspieleffekt jeder Karte, bevor die nächste folgt."
  }
 },
 "RF-43": {
  "title": {
   "en": "Activate",
   "de": "Aktivieren"
  },
  "text": {
   "en": "You discard one card face up and then activate up to three of your cards, all with its symbol or all with its number. You choose them one by one, and none of them twice.",
   "de": "Du legst eine Karte offen ab und aktivierst dann bis zu drei deiner Karten, die alle ihr Symbol oder alle ihre Zahl zeigen. Du wählst sie nacheinander und keine davon zweimal."
  }
 },
 "RF-44": {
  "title": {
   "en": "At least one",
   "de": "Mindestens eine"
  },
  "text": {
   "en": "You may discard a card to activate only if it lets you activate at least one card; this is the default and can be changed as a match option. After one or two cards you may stop.",
   "de": "Du darfst eine Karte nur dann zum Aktivieren ablegen, wenn du damit mindestens eine Karte aktivieren kannst; das ist die Voreinstellung und lässt sich als Partieoption ändern. Nach einer oder zwei Karten darfst du aufhören."
  }
 },
 "RF-45": {
  "title": {
   "en": "Check & Draw",
   "de": "Prüfen & Ziehen"
  },
  "text": {
   "en": "You may do this only while you hold fewer than seven cards. You get 1 point for every location where you have a card and your enemy has none, and then draw until you hold seven.",
   "de": "Das darfst du nur, solange du weniger als sieben Karten auf der Hand hast. Du bekommst 1 Punkt für jeden Ort, an dem du eine Karte hast und dein Gegner keine, und ziehst dann auf sieben Karten nach."
  }
 },
 "RF-46": {
  "title": {
   "en": "Empty deck",
   "de": "Leerer Nachziehstapel"
  },
  "text": {
   "en": "Only when you have to draw from an empty deck is your discard pile shuffled into a new one. If both run out, you draw as many cards as there are.",
   "de": "Erst wenn du von einem leeren Nachziehstapel ziehen musst, wird dein Ablagestapel zu einem neuen gemischt. Sind beide leer, ziehst du nur so viele Karten, wie da sind."
  }
 },
 "RF-47": {
  "title": {
   "en": "No passing",
   "de": "Kein Passen"
  },
  "text": {
   "en": "On your turn you take exactly one action, and you cannot pass. You always have at least one that is legal.",
   "de": "In deinem Zug machst du genau eine Aktion und kannst nicht passen. Mindestens eine erlaubte Aktion hast du immer."
  }
 },
 "RF-48": {
  "title": {
   "en": "Standstill",
   "de": "Stillstand"
  },
  "text": {
   "en": "If every action of a full round is a check that brings neither a point nor a card, the match ends at once and the result names this as the reason. You win with the higher score; equal scores are a draw.",
   "de": "Besteht eine ganze Runde nur aus Prüfungen, die weder einen Punkt noch eine Karte bringen, endet die Partie sofort, und das Ergebnis nennt diesen Grund. Du gewinnst, wenn du mehr Punkte hast; bei gleich vielen ist es ein Unentschieden."
  }
 },
 "RF-50": {
  "title": {
   "en": "When cards are destroyed",
   "de": "Wann zerstört wird"
  },
  "text": {
   "en": "You first carry out the whole ability; only then are cards with enough damage destroyed. A step that depends on whether a card is destroyed checks it right away.",
   "de": "Erst führst du die ganze Fähigkeit aus, dann werden Karten mit genug Schaden zerstört. Nur ein Schritt, der davon abhängt, ob eine Karte zerstört wird, prüft das sofort."
  }
 },
 "RF-51": {
  "title": {
   "en": "Destroyed",
   "de": "Zerstört"
  },
  "text": {
   "en": "Damage that reaches a card's number destroys it; it goes without damage to its owner's discard pile, the other side gets 1 point, and any damage beyond that is lost. Several at once are discarded location by location, the acting side before the other, each side from first to last.",
   "de": "Erreicht der Schaden die Zahl einer Karte, wird sie zerstört; sie kommt ohne Schaden auf den Ablagestapel ihres Besitzers, die Gegenseite bekommt 1 Punkt, und überzähliger Schaden verfällt. Mehrere zugleich werden Ort für Ort abgelegt, zuerst die Seite am Zug, jeweils von der vordersten bis zur hintersten."
  }
 },
 "RF-52": {
  "title": {
   "en": "Discard piles",
   "de": "Ablagestapel"
  },
  "text": {
   "en": "You may not look through discard piles and see only the top card and how many there are; a match option opens them. What has been seen may be remembered, by bots too.",
   "de": "Du darfst Ablagestapel nicht durchsehen und siehst nur die oberste Karte und die Anzahl; eine Partieoption deckt sie ganz auf. Was jemand gesehen hat, darf er sich merken, auch ein Bot."
  }
 },
 "RF-60": {
  "title": {
   "en": "The end",
   "de": "Das Ende"
  },
  "text": {
   "en": "As soon as a side has 12 points or more, you still finish the current round, so that both sides have taken the same number of actions. Then whoever has more points wins.",
   "de": "Sobald eine Seite 12 oder mehr Punkte hat, spielt ihr die laufende Runde noch zu Ende, damit beide Seiten gleich viele Aktionen hatten. Dann gewinnt, wer mehr Punkte hat."
  }
 },
 "RF-61": {
  "title": {
   "en": "Tie",
   "de": "Gleichstand"
  },
  "text": {
   "en": "If the points are level at the end, you play one more full round, and again until someone is ahead. Points are counted without an upper limit.",
   "de": "Steht es am Ende gleich, spielt ihr noch eine ganze Runde, und so weiter, bis jemand vorn liegt. Punkte werden ohne Obergrenze gezählt."
  }
 },
 "RF-62": {
  "title": {
   "en": "Resigning",
   "de": "Aufgeben"
  },
  "text": {
   "en": "If you resign, the other side wins; in a team your teammate has to agree, or else a bot plays on in your place. In free-for-all your cards remain on the table as enemies that nobody plays, and whoever is the last player left wins.",
   "de": "Gibst du auf, gewinnt die Gegenseite; im Team muss dein Teampartner zustimmen, sonst spielt ein Bot für dich weiter. Bei „Jeder gegen jeden“ bleiben deine Karten als gegnerische Karten liegen, die niemand mehr spielt, und wer als letzter Spieler übrig ist, gewinnt."
  }
 },
 "RF-70": {
  "title": {
   "en": "The six locations",
   "de": "Die sechs Orte"
  },
  "text": {
   "en": "In team mode you play at six locations in one row, three green ones followed by three grey ones. The two that meet where the colours change are adjacent as well.",
   "de": "Im Teammodus spielt ihr an sechs Orten in einer Reihe, erst drei grünen, dann drei grauen. Auch die beiden Orte, an denen die Farben aneinanderstoßen, sind benachbart."
  }
 },
 "RF-71": {
  "title": {
   "en": "Positions and teams",
   "de": "Positionen und Teams"
  },
  "text": {
   "en": "Positions 1 to 4 take their actions in turn, 1 and 3 against 2 and 4, with 1 and 2 at one colour and 3 and 4 at the other. Among four players you each have three guilds; among three, a lone player with four guilds acts at 2 and at 4 against a team that starts and has three guilds each.",
   "de": "Die Positionen 1 bis 4 sind der Reihe nach dran, 1 und 3 gegen 2 und 4; 1 und 2 sitzen an der einen Farbe, 3 und 4 an der anderen. Zu viert habt ihr je drei Gilden; zu dritt spielt ein Einzelner mit vier Gilden auf 2 und 4 gegen ein Team, das beginnt und je drei Gilden hat."
  }
 },
 "RF-72": {
  "title": {
   "en": "Free cards in team mode",
   "de": "Startkarten im Teammodus"
  },
  "text": {
   "en": "Among four, you start with one free card at the middle of your own area if you sit at position 2, 3 or 4. Among three, only the lone player has free cards, one at the middle of each area.",
   "de": "Zu viert beginnst du auf Position 2, 3 oder 4 mit einer Startkarte in der Mitte deines eigenen Bereichs. Zu dritt hat nur der Einzelne Startkarten, je eine in der Mitte jedes Bereichs."
  }
 },
 "RF-73": {
  "title": {
   "en": "Shared side",
   "de": "Gemeinsame Seite"
  },
  "text": {
   "en": "You may play to any of the six locations, whichever colour you sit at. At each location you and your teammate add to one and the same stack.",
   "de": "Du darfst an jedem der sechs Orte ausspielen, gleich an welcher Farbe du sitzt. An jedem Ort legen du und dein Teampartner an dieselbe Kartenreihe an."
  }
 },
 "RF-74": {
  "title": {
   "en": "Your teammate's cards",
   "de": "Karten des Teampartners"
  },
  "text": {
   "en": "Your teammate's cards are your allies; you may activate them by number, but by symbol you may activate only your own. A card drawn with Star or taken with Music goes to the player who is acting.",
   "de": "Die Karten deines Teampartners sind verbündete Karten; nach Zahl darfst du sie mit aktivieren, nach Symbol nur deine eigenen. Eine Karte, die durch Stern gezogen oder durch Musik übernommen wird, bekommt der Spieler, der gerade am Zug ist."
  }
 },
 "RF-75": {
  "title": {
   "en": "Check & Draw in team mode",
   "de": "Prüfen & Ziehen im Teammodus"
  },
  "text": {
   "en": "You score only the three locations of your own area; as the lone player you score all six. A card of either teammate is enough to control a location for the team.",
   "de": "Du wertest nur die drei Orte deines eigenen Bereichs, als Einzelner alle sechs. Damit das Team einen Ort kontrolliert, genügt dort eine Karte von einem von euch beiden."
  }
 },
 "RF-76": {
  "title": {
   "en": "What a team shares",
   "de": "Was ein Team teilt"
  },
  "text": {
   "en": "You share your points with your teammate, but each of you has a hand, a deck and a discard pile of their own. You do not see your teammate's hand.",
   "de": "Die Punkte teilst du mit deinem Teampartner, aber Hand, Nachziehstapel und Ablagestapel hat jeder für sich. Die Hand deines Teampartners siehst du nicht."
  }
 },
 "RF-77": {
  "title": {
   "en": "The end in team mode",
   "de": "Das Ende im Teammodus"
  },
  "text": {
   "en": "When a side reaches 12 points, the round goes on until position 4 has acted, and then the side with more points wins. If they are level, you play further rounds.",
   "de": "Erreicht eine Seite 12 Punkte, läuft die Runde weiter, bis Position 4 dran war; dann gewinnt die Seite mit mehr Punkten. Bei Gleichstand spielt ihr weitere Runden."
  }
 },
 "RF-78": {
  "title": {
   "en": "Free-for-all",
   "de": "Jeder gegen jeden"
  },
  "text": {
   "en": "House variant for three or four at five locations: you draft up to four guilds, have a stack of your own at each location and, unless you go first, a free card in the middle. Everyone else is your enemy, and you pick whose stack a first, second or last enemy is in; you score what you destroy, a card of your own scores 1 for each other player, and you control a location where nobody else has a card.",
   "de": "Hausvariante zu dritt oder viert an fünf Orten: Du kommst in der Gildenwahl auf vier Gilden, hast an jedem Ort eine eigene Kartenreihe und, außer als Erster, eine Startkarte in der Mitte. Alle anderen sind deine Gegner, und du bestimmst, in wessen Reihe die vorderste, zweite oder hinterste gegnerische Karte liegt; was du zerstörst, bringt dir Punkte, eine eigene Karte jedem anderen 1 Punkt, und du kontrollierst einen Ort, an dem sonst niemand eine Karte hat."
  }
 },
 "RF-79": {
  "title": {
   "en": "Team draft",
   "de": "Gildenwahl im Teammodus"
  },
  "text": {
   "en": "From all 18 guilds you are dealt one each, and six plus one per player lie open; the base set can be used only for duel and solo. You pick in the order of positions 1 to 4, a lone player at both 2 and 4, and whoever has all their guilds is skipped.",
   "de": "Von allen 18 Gilden erhaltet ihr je eine zugeteilt, und offen liegen sechs plus eine je Spieler; das Grundspiel allein gibt es nur im Duell und im Solospiel. Ihr wählt in der Reihenfolge der Positionen 1 bis 4, ein Einzelner auf 2 und auf 4, und wer schon alle seine Gilden hat, wird übersprungen."
  }
 },
 "RF-80": {
  "title": {
   "en": "Solo guilds",
   "de": "Gilden im Solospiel"
  },
  "text": {
   "en": "You keep four of six random guilds and choose four different ones for the trainer. Their 36 cards are bots and have no ability of their own; a Crystal among them gives no extra point.",
   "de": "Du behältst vier von sechs zufälligen Gilden und wählst vier andere für den Trainer. Deren 36 Karten sind Bots ohne eigene Fähigkeit; auch ein Kristall bringt dort keinen zusätzlichen Punkt."
  }
 },
 "RF-81": {
  "title": {
   "en": "Solo set-up",
   "de": "Aufbau im Solospiel"
  },
  "text": {
   "en": "You choose one challenge each for the 5s, the 6s and the 7s, and an add-on if you want one. One bot stands at each of the five locations, and you take the first action.",
   "de": "Du wählst je eine Herausforderung für die 5er, die 6er und die 7er und auf Wunsch einen Zusatz. An jedem der fünf Orte steht ein Bot, und du machst die erste Aktion."
  }
 },
 "RF-82": {
  "title": {
   "en": "Order of plans",
   "de": "Reihenfolge der Pläne"
  },
  "text": {
   "en": "You face three attack plans and then one control plan, five times over. After all 20 the same plans run again in unchanged order.",
   "de": "Du hast es mit drei Angriffsplänen und dann einem Kontrollplan zu tun, und das fünfmal. Nach allen 20 laufen dieselben Pläne in unveränderter Reihenfolge noch einmal."
  }
 },
 "RF-83": {
  "title": {
   "en": "A plan runs",
   "de": "Ein Plan läuft ab"
  },
  "text": {
   "en": "After each of your actions a plan puts the trainer's top bot at its location; a control plan then gives the trainer 1 point for every location it controls. An attack plan instead goes through its numbers from left to right, and for each you choose one bot that can deal damage and was not yet used in this plan; a number without one is skipped.",
   "de": "Nach jeder deiner Aktionen legt ein Plan den obersten Bot des Trainers an seinen Ort; ein Kontrollplan gibt dem Trainer dann 1 Punkt für jeden Ort, den er kontrolliert. Ein Angriffsplan geht stattdessen seine Zahlen von links nach rechts durch, und du wählst je Zahl einen Bot, der Schaden zufügen kann und in diesem Plan noch nicht dran war; gibt es keinen, entfällt die Zahl."
  }
 },
 "RF-84": {
  "title": {
   "en": "Solo points",
   "de": "Punkte im Solospiel"
  },
  "text": {
   "en": "The trainer gets 1 point whenever a card of yours is destroyed; for bots you score as usual. A bot you take with Music is yours and has its real ability.",
   "de": "Der Trainer bekommt 1 Punkt, sooft eine deiner Karten zerstört wird; für Bots bekommst du Punkte wie üblich. Ein Bot, den du mit Musik übernimmst, gehört dir und hat seine echte Fähigkeit."
  }
 },
 "RF-85": {
  "title": {
   "en": "The end in solo",
   "de": "Das Ende im Solospiel"
  },
  "text": {
   "en": "The game ends once you or the trainer have 12 points, but a plan still runs if it was you who got there. You win only with more points than the trainer; on a tie you play on.",
   "de": "Das Spiel endet, sobald du oder der Trainer 12 Punkte hat; hast du sie erreicht, läuft noch ein Plan ab. Du gewinnst nur mit mehr Punkten als der Trainer; bei Gleichstand geht es weiter."
  }
 },
 "RF-86": {
  "title": {
   "en": "Challenges and add-ons",
   "de": "Herausforderungen und Zusätze"
  },
  "text": {
   "en": "An activated bot does what the challenge you chose for its number says; each number has four of them, marked with one to four stars. With an add-on (five stars) it first moves to any other location, or first removes 1 damage from any bot.",
   "de": "Ein aktivierter Bot tut, was die von dir für seine Zahl gewählte Herausforderung sagt; für jede Zahl gibt es vier, mit einem bis vier Sternen. Mit einem Zusatz (fünf Sterne) bewegt er sich vorher an einen beliebigen anderen Ort oder entfernt vorher 1 Schaden von einem beliebigen Bot."
  }
 },
 "RF-87": {
  "title": {
   "en": "Our own plans",
   "de": "Eigene Pläne"
  },
  "text": {
   "en": "The 15 attack plans and 5 control plans you meet here are our own and made to be fair. They are not the printed plan cards, which we do not have.",
   "de": "Die 15 Angriffspläne und 5 Kontrollpläne, auf die du hier triffst, sind unsere eigenen und auf Fairness angelegt. Es sind nicht die gedruckten Plankarten, denn die liegen uns nicht vor."
  }
 }
};
