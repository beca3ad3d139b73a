import type { Language } from "@rifthall/kernel";

type Entries = readonly (readonly [term: string, meaning: string])[];

/** Words of the game that stand on cards and boards, in the order in which somebody meets them. */
const ENTRIES: Readonly<Record<Language, Entries>> = {
  en: [
    ["Tame", "The creature gets the tamer's token and is theirs from then on. It may be tamed back."],
    ["Adjacent", "The fields above, right, below and left. Never across a corner."],
    ["Friendly, enemy", "With your token; with another's. Whose deck a creature came from does not matter."],
    ["Captured", "Carries the token of somebody else than the player whose deck it came from."],
    ["Enters", "Happens when the card comes into play, before its attack."],
    ["Aura", "Works as long as the card lies there, on whomever it reaches at the moment."],
    ["Scout", "Turns up the top card of an opponent's deck. It stays there, for all to see, until it leaves."],
    ["Augury", "Look at your top cards and put them back in any order. Only you see them."],
    ["Newest, oldest", "By when it came into play."],
    ["Strongest, weakest", "By the sum of its four values as they are now."],
    [
      "Pass",
      "A turn without a creature or place. The next player may tame one of the passer's creatures; who has none is out.",
    ],
    ["Block", "The first attack on this creature has no effect. Then the Block is used up."],
    ["Anchor", "Only its controller can move this creature."],
    ["Pierce", "Attacks also hit the creature two fields away, whatever lies between."],
    ["Onslaught", "When this creature has been moved, it attacks again."],
    ["Stampede", "After it attacks, you may put a creature without Stampede from your hand next to it."],
    ["Liberate", "When it tames a creature by its attack, it also tames the one on its opposite side."],
    ["Sacrifice", "You may destroy a creature you control and play this one in its place."],
    ["Untamable", "Neither attacks nor effects tame it."],
    ["Tamer", "Beside your deck. Its passive works once a turn, its active once a game, both only in your turn."],
  ],
  de: [
    [
      "Zähmen",
      "Die Kreatur erhält den Marker dessen, der sie zähmt, und gehört fortan ihm. Sie kann zurückgezähmt werden.",
    ],
    ["Benachbart", "Die Felder darüber, rechts, darunter und links. Nie über Eck."],
    [
      "Verbündet, gegnerisch",
      "Mit deinem Marker; mit dem eines anderen. Aus wessen Deck eine Kreatur kam, ist gleich.",
    ],
    ["Gefangen", "Trägt den Marker eines anderen als dessen, aus dessen Deck sie kam."],
    ["Kommt ins Spiel", "Geschieht, wenn die Karte ins Spiel kommt, vor ihrem Angriff."],
    ["Aura", "Wirkt, solange die Karte liegt, auf alle, die sie gerade erreicht."],
    ["Spähen", "Deckt die oberste Karte eines gegnerischen Decks auf. Sie bleibt offen liegen, bis sie es verlässt."],
    ["Weissagung", "Sieh dir deine obersten Karten an und lege sie beliebig geordnet zurück. Nur du siehst sie."],
    ["Neueste, älteste", "Danach, wann sie ins Spiel kam."],
    ["Stärkste, schwächste", "Nach der Summe ihrer vier jetzigen Werte."],
    [
      "Passen",
      "Ein Zug ohne Kreatur und Ort. Der Nächste darf eine Kreatur dessen zähmen, der gepasst hat; wer keine hat, scheidet aus.",
    ],
    ["Block", "Der erste Angriff auf diese Kreatur bleibt wirkungslos. Dann ist der Block verbraucht."],
    ["Anker", "Nur wer diese Kreatur kontrolliert, kann sie bewegen."],
    ["Durchbohren", "Angriffe treffen auch die Kreatur zwei Felder weiter, was auch dazwischen liegt."],
    ["Ansturm", "Wurde diese Kreatur bewegt, greift sie erneut an."],
    ["Stampede", "Nach ihrem Angriff darfst du eine Kreatur ohne Stampede von der Hand daneben legen."],
    ["Befreien", "Zähmt sie durch ihren Angriff, zähmt sie auch die Kreatur auf ihrer anderen Seite."],
    ["Opfern", "Du darfst eine Kreatur, die du kontrollierst, zerstören und diese an ihrer Stelle ausspielen."],
    ["Unzähmbar", "Weder Angriffe noch Effekte zähmen sie."],
    [
      "Bändiger",
      "Liegt neben deinem Deck. Passiv wirkt er einmal pro Zug, aktiv einmal pro Partie, beides nur in deinem Zug.",
    ],
  ],
};

export const glossary = (language: Language): Entries => ENTRIES[language];
