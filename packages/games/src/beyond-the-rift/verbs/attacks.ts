import { acting, EVERYTHING, type Verb } from "@rifthall/effects";
import { type Card, NONE } from "@rifthall/kernel/ids";
import { counted } from "../../shared/phrases.js";
import { onslaughtFrame, pendingDamage, prevent, redraw } from "../rules/onslaught.js";
import { isDoor, startBlow, strikeFrame } from "../rules/strike.js";
import { type BeyondTheRift, inPlay, isEnemy } from "../table.js";
import { STORY, touch } from "./touches.js";
import { youOf } from "./you.js";

/** BR-58, BR-135: heroes strike at enemies and Doors. */
const canBeStruck = (s: BeyondTheRift, card: Card): boolean => inPlay(s, card) && (isEnemy(s, card) || isDoor(s, card));

/** An attack that no card of a hand is laid for. */
const strike: Verb<BeyondTheRift> = acting<BeyondTheRift>({
  word: "strike",
  about: {
    en: "An attack of that value without cards: against its defence and a Response card; a success attaches 1 Wound.",
    de: "Ein Angriff dieses Werts ohne Karten: gegen die Verteidigung und eine Antwortkarte; gelingt er, wird 1 Wunde angelegt.",
  },
  args: { strike: { type: "select", sort: "card" }, n: { type: "amount" } },
  say: {
    en: { imperative: "attack {strike:acc} with {n}", infinitive: "attack {strike:acc} with {n}" },
    de: { imperative: "greife {strike:acc} mit {n} an", infinitive: "{strike:acc} mit {n} angreifen" },
  },
  touches: EVERYTHING,
  act: {
    select: "strike",
    amount: "n",
    option: "target",
    useful: (s, _f, x) => canBeStruck(s, x as Card),
    run: (s, f, x, n) => {
      if (canBeStruck(s, x as Card)) startBlow(s, youOf(s, f), x as Card, n);
    },
  },
});

const preventing: Verb<BeyondTheRift> = acting<BeyondTheRift>({
  word: "prevent",
  about: {
    en: "When an enemy hits: so much less of its damage comes, Wounds first.",
    de: "Wenn ein Gegner trifft: So viel weniger von seinem Schaden kommt an, Wunden zuerst.",
  },
  args: { prevent: { type: "amount", all: true } },
  say: (node, say, mood) => {
    const all = node.values.prevent?.type === "amount" && node.values.prevent.amount === "all";
    if (say.language === "en") {
      const [n, per] = counted(node, say, "damage", "damage", "prevent");
      return all ? "prevent all damage" : `prevent ${n}${per}`;
    }
    const [n, per] = counted(node, say, "Schaden", "Schaden", "prevent");
    const what = all ? "allen Schaden" : `${per} ${n}`.trim();
    return mood === "infinitive" ? `${what} verhindern` : `verhindere ${what}`;
  },
  touches: touch(STORY, 0, STORY),
  act: {
    amount: "prevent",
    useful: (s, _f, _x, n) => n > 0 && pendingDamage(s) > 0,
    run: (s, _f, _x, n) => prevent(s, n),
  },
});

const redrawing: Verb<BeyondTheRift> = acting<BeyondTheRift>({
  word: "redraw",
  about: {
    en: "When a Response card was drawn for an attack: another one is drawn in its place.",
    de: "Wenn eine Antwortkarte für einen Angriff gezogen wurde: Eine andere wird an ihrer Stelle gezogen.",
  },
  args: { redraw: { type: "word", words: ["response"] } },
  say: {
    en: {
      imperative: "draw another Response card in its place",
      infinitive: "draw another Response card in its place",
    },
    de: {
      imperative: "ziehe eine andere Antwortkarte an ihrer Stelle",
      infinitive: "eine andere Antwortkarte an ihrer Stelle ziehen",
    },
  },
  touches: touch(STORY, 0, STORY),
  act: {
    useful: (s) => strikeFrame(s) !== NONE || onslaughtFrame(s) !== NONE,
    run: redraw,
  },
});

export const attackVerbs: readonly Verb<BeyondTheRift>[] = [strike, preventing, redrawing];
