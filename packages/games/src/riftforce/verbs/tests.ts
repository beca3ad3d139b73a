import { compare, comparisonOf, R, selectOf, type Test } from "@rifthall/effects";
import { type Card, type Frame, meant, NONE } from "@rifthall/kernel/ids";
import { call, get } from "@rifthall/kernel/machine";
import { SIGNALS } from "@rifthall/kernel/state";
import { present } from "@rifthall/kernel/zone";
import { countTest } from "../../shared/words.js";
import { aftermath } from "../rules/ability.js";
import { destroy } from "../rules/resolve.js";
import { guildOf, handOf, isLethal, type Riftforce } from "../table.js";

/** The conditions of Riftforce's effects. */
export const tests: readonly Test<Riftforce>[] = [
  {
    word: "damaged",
    about: { en: "the card carries damage", de: "die Karte trägt Schaden" },
    args: { damaged: { type: "select", sort: "card" } },
    say: {
      en: "{damaged} is damaged",
      de: { subordinate: "{damaged} beschädigt ist", main: "{damaged} ist beschädigt" },
    },
    compile: (c, means) => {
      const one = means.one(selectOf(c.values, "damaged"));
      return (s, f) => {
        const card = one(s, f);
        return card !== NONE && s.damage[card as Card] > 0;
      };
    },
  },
  {
    word: "destroyed",
    about: {
      en: "the card was destroyed by what was just done; asking settles it at once",
      de: "die Karte wurde eben zerstört; die Frage entscheidet es sofort",
    },
    args: { destroyed: { type: "select", sort: "card", only: ["that"] } },
    say: {
      en: "{destroyed} is destroyed",
      de: { subordinate: "{destroyed} zerstört wird", main: "{destroyed} wird zerstört" },
    },
    compile: () => isGone,
  },
  {
    word: "survived",
    about: { en: "the card is still there after what was just done", de: "die Karte liegt danach noch aus" },
    args: { survived: { type: "select", sort: "card", only: ["that"] } },
    say: { en: "{survived} survives", de: "{survived} überlebt" },
    compile: () => (s, f, peek) => meant(get(s, f, R.that)) !== NONE && !isGone(s, f, peek),
  },
  countTest<Riftforce>({ en: "so many of these are on the table", de: "so viele davon liegen aus" }),
  {
    word: "hand",
    about: { en: "your hand has so many cards", de: "deine Hand hat so viele Karten" },
    args: { hand: { type: "word", words: ["you"] }, is: { type: "comparison" } },
    say: (c, say, form) => {
      const is = comparisonOf(c.values, "is");
      if (say.language === "en") return `your hand holds ${say.compared(is, "card", "cards")}`;
      const cards = say.compared(is, "Karte", "Karten");
      return form === "main" ? `deine Hand hat ${cards}` : `deine Hand ${cards} hat`;
    },
    compile: (c) => {
      const is = comparisonOf(c.values, "is");
      return (s, f) => compare(is, s.size[handOf(get(s, f, R.you))]);
    },
  },
];

/** RF-50: a step that asks "if destroyed" has the destruction happen before the ability is done. */
function isGone(s: Riftforce, f: Frame, peek: boolean): boolean {
  const ref = get(s, f, R.that);
  if (ref === NONE) return false;
  const card = present(s, ref);
  if (card === NONE) return true;
  if (!isLethal(s, card)) return false;
  if (peek) return true;
  destroy(s, card, get(s, f, R.you), s.rulings.musicKillScores || !takes(s, f));
  if (s.cell[SIGNALS] > 0) call(s, aftermath);
  return true;
}

/** RF-25: is this the ability of a guild that takes what it destroys? */
const takes = (s: Riftforce, f: Frame): boolean => s.library.list[guildOf(s.def[get(s, f, R.self)])].takes;
