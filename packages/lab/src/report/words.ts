import type { Language } from "@rifthall/kernel/game";

/** What reports say. */
export interface Words {
  readonly title: (game: string) => string;
  readonly played: (matches: number, cells: number) => string;
  readonly results: string;
  readonly first: string;
  readonly length: string;
  readonly decisions: (median: string, from: string, to: string) => string;
  readonly factors: string;
  readonly synergy: string;
  readonly synergyAbout: string;
  readonly matchUps: string;
  readonly matchUpsAbout: string;
  readonly cards: string;
  readonly cardsAbout: string;
  readonly curves: string;
  readonly wins: string;
  readonly interval: string;
  readonly matches: string;
  readonly card: string;
  readonly drawn: string;
  readonly usedCard: string;
  readonly impact: string;
  readonly caution: string;
  readonly stopped: (name: string, after: number, until: string, interval: string) => string;
  readonly command: string;
  readonly data: string;
  readonly none: string;
}

export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    title: (game) => `${game}: what the bots found out`,
    played: (matches, cells) => `${matches} matches${cells > 1 ? ` of ${cells} set-ups` : ""}`,
    results: "Who wins",
    first: "Who began",
    length: "How long it takes",
    decisions: (median, from, to) => `half of the matches take ${from} to ${to} decisions; the middle one ${median}`,
    factors: "What it is played with",
    synergy: "Together",
    synergyAbout: "How often a side with both won. Ringed: more or less than both alone would make one expect.",
    matchUps: "Against each other",
    matchUpsAbout:
      "How often the row's side won against the column's. Ringed: not what both alone would make one expect.",
    cards: "Cards",
    cardsAbout: "Wins of those who drew it less wins of those who had it in the deck and did not.",
    curves: "How hard it is",
    wins: "wins",
    interval: "95% interval",
    matches: "matches",
    card: "card",
    drawn: "when drawn",
    usedCard: "when played",
    impact: "impact",
    caution:
      "Intervals are Wilson's, at 95%. What stands out does so with caution for the number of comparisons (Benjamini and Hochberg, 5%): of those named, about one in twenty may be chance. Bots are not people: what a bot cannot use well looks weaker than it is.",
    stopped: (name, after, until, interval) =>
      `${name}: sure after ${after} matches on which side of ${until}; an interval that holds at every look (uniform mixture, 95%): ${interval}`,
    command: "made with",
    data: "the numbers",
    none: "nothing stands out",
  },
  de: {
    title: (game) => `${game}: was die Bots herausfanden`,
    played: (matches, cells) => `${matches} Partien${cells > 1 ? ` in ${cells} Aufstellungen` : ""}`,
    results: "Wer gewinnt",
    first: "Wer begann",
    length: "Wie lange es dauert",
    decisions: (median, from, to) =>
      `die Hälfte der Partien braucht ${from} bis ${to} Entscheidungen, die mittlere ${median}`,
    factors: "Womit gespielt wird",
    synergy: "Miteinander",
    synergyAbout:
      "Wie oft eine Seite mit beiden gewann. Umrandet: mehr oder weniger, als beide allein erwarten ließen.",
    matchUps: "Gegeneinander",
    matchUpsAbout:
      "Wie oft die Seite der Zeile gegen die der Spalte gewann. Umrandet: anders, als beide allein erwarten ließen.",
    cards: "Karten",
    cardsAbout: "Siege derer, die sie zogen, minus Siege derer, die sie im Deck hatten und nicht zogen.",
    curves: "Wie schwer es ist",
    wins: "Siege",
    interval: "95-%-Intervall",
    matches: "Partien",
    card: "Karte",
    drawn: "wenn gezogen",
    usedCard: "wenn gespielt",
    impact: "Wirkung",
    caution:
      "Intervalle nach Wilson, 95 %. Was heraussticht, tut es mit Vorsicht für die Zahl der Vergleiche (Benjamini und Hochberg, 5 %): Von den Genannten ist etwa jedes Zwanzigste Zufall. Bots sind keine Menschen: Was ein Bot nicht gut nutzt, sieht schwächer aus, als es ist.",
    stopped: (name, after, until, interval) =>
      `${name}: nach ${after} Partien sicher, auf welcher Seite von ${until}; ein Intervall, das bei jedem Blick gilt (gleichverteilte Mischung, 95 %): ${interval}`,
    command: "gemacht mit",
    data: "die Zahlen",
    none: "nichts sticht heraus",
  },
};
