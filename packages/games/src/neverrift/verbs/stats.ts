import type { Modifiable } from "@rifthall/effects";
import type { Text } from "@rifthall/kernel/game";
import { numbered } from "../../shared/words.js";
import { KEYWORDS } from "../facts.js";
import { terms } from "../terms.js";
import type { Keyword } from "../wire.js";

export const keywordBit = (word: Keyword): number => 1 << KEYWORDS.indexOf(word);

/** A stat of creatures, or of a player: then `get` takes no `to`. */
export interface Stat extends Modifiable {
  readonly player?: true;
}

type Entry = Omit<Stat, "key">;

const side = (word: string, en: string, de: string): Entry => ({
  word,
  about: { en: `added to its ${en} side`, de: `zu ihrer ${de} Seite` },
  say: { en: `on its ${en} side`, de: `auf der ${de} Seite` },
});

const granted = (word: Keyword, about: Text): Entry => ({ word, grant: true, about, say: terms[word].name });

const list: readonly Entry[] = [
  {
    word: "sides",
    about: { en: "added to all four sides", de: "zu allen vier Seiten" },
    say: { en: "on all sides", de: "auf allen Seiten" },
  },
  side("up", "upper", "oberen"),
  side("right", "right", "rechten"),
  side("down", "lower", "unteren"),
  side("left", "left", "linken"),
  granted("pierce", { en: "attacks two fields far", de: "greift zwei Felder weit an" }),
  granted("onslaught", {
    en: "attacks again when it has been moved",
    de: "greift erneut an, wenn sie bewegt wurde",
  }),
  granted("liberate", { en: "also tames what stands opposite", de: "zähmt auch, was gegenüber steht" }),
  granted("stampede", {
    en: "brings another creature along after attacking",
    de: "bringt nach dem Angriff eine weitere Kreatur mit",
  }),
  granted("anchor", { en: "only its controller can move it", de: "nur wer sie kontrolliert, kann sie bewegen" }),
  {
    word: "tamed",
    cant: true,
    about: { en: "it cannot be tamed", de: "sie kann nicht gezähmt werden" },
    say: { en: "be tamed", de: "gezähmt werden" },
  },
  {
    word: "moved",
    cant: true,
    about: { en: "it cannot be moved", de: "sie kann nicht bewegt werden" },
    say: { en: "be moved", de: "bewegt werden" },
  },
  {
    word: "creatures",
    player: true,
    about: { en: "creatures you may play this turn", de: "Kreaturen, die du in diesem Zug spielen darfst" },
    say: { en: "creature", de: "Kreatur" },
  },
  {
    word: "places",
    player: true,
    about: { en: "places you may play this turn", de: "Orte, die du in diesem Zug spielen darfst" },
    say: { en: "place", de: "Ort" },
  },
  {
    word: "place-sacrifice",
    player: true,
    grant: true,
    about: { en: "a Sacrifice may destroy a place", de: "ein Opfer darf einen Ort zerstören" },
    say: {
      en: "you may sacrifice a place instead of a creature",
      de: "darfst du statt einer Kreatur einen Ort opfern",
    },
  },
  {
    word: "place-moving",
    player: true,
    grant: true,
    about: { en: "each place may be moved once", de: "jeder Ort darf einmal bewegt werden" },
    say: {
      en: "you may move each place once, to any empty field",
      de: "darfst du jeden Ort einmal auf ein beliebiges leeres Feld bewegen",
    },
  },
];

export const { stats, statKey, isPlayerStat } = numbered<Entry>(list);
