import { acting, EVERYTHING, type Node, R, type Verb, wordOf } from "@rifthall/effects";
import { type Card, type Frame, NONE } from "@rifthall/kernel/ids";
import { get } from "@rifthall/kernel/machine";
import { stated } from "../../shared/phrases.js";
import { startAttack } from "../rules/attack.js";
import { canEngage, engage } from "../rules/engage.js";
import { DAMAGED, inPlay, isUnit, type QuantumRift } from "../table.js";
import { ENGAGEMENTS, touch, UNITS } from "./touches.js";
import { yourHero } from "./you.js";

const BY = { type: "word", words: ["self", "hero"], optional: true } as const;
const byHero = (node: Node): boolean => wordOf(node.values, "by") === "hero";

/** The unit that a verb says does it: this one, or your hero. */
const doer = (s: QuantumRift, f: Frame, node: Node): Card => (byHero(node) ? yourHero(s, f) : get(s, f, R.self));

/** QR-76: a unit that is not damaged, against another; the effect itself says whom it reaches. */
const mayStrike = (s: QuantumRift, unit: Card, target: Card): boolean =>
  inPlay(s, unit) &&
  inPlay(s, target) &&
  isUnit(s, unit) &&
  isUnit(s, target) &&
  s.condition[unit] !== DAMAGED &&
  unit !== target;

export const combatVerbs: readonly Verb<QuantumRift>[] = [
  {
    ...acting<QuantumRift>({
      word: "engage",
      about: {
        en: "This unit (or your hero, `by: hero`) engages that one, or joins its engagement.",
        de: "Diese Einheit (oder dein Held, `by: hero`) beginnt mit jener ein Gefecht oder tritt ihrem bei.",
      },
      args: { engage: { type: "select", sort: "card" }, by: BY },
      say: (node, say, mood) => {
        const who = byHero(node);
        const last = mood === "infinitive";
        if (say.language === "en") {
          const hero = last ? "have your hero engage" : "your hero engages";
          return say.fill(`${who ? hero : "engage"} {engage:acc}`, node.values);
        }
        const fight = say.fill("ein Gefecht mit {engage:dat}", node.values);
        if (who) return last ? `deinen Helden ${fight} beginnen lassen` : stated(mood, "dein Held", "beginnt", fight);
        return last ? `${fight} beginnen` : `beginne ${fight}`;
      },
      touches: touch(UNITS | ENGAGEMENTS, 0, ENGAGEMENTS),
      act: {
        select: "engage",
        option: "target",
        useful: (s, f, x, _n, node) => {
          const unit = doer(s, f, node);
          return unit !== NONE && canEngage(s, unit, x as Card);
        },
        run: (s, f, x, _n, node) => {
          const unit = doer(s, f, node);
          if (unit !== NONE && canEngage(s, unit, x as Card)) engage(s, unit, x as Card, "QR-61");
        },
      },
    }),
    personal: byHero,
  },
  {
    ...acting<QuantumRift>({
      word: "attack",
      about: {
        en: "This unit (or your hero, `by: hero`) makes a melee attack on that one at once.",
        de: "Diese Einheit (oder dein Held, `by: hero`) greift jene sofort im Nahkampf an.",
      },
      args: { attack: { type: "select", sort: "card" }, by: BY },
      say: (node, say, mood) => {
        const who = byHero(node);
        const last = mood === "infinitive";
        if (say.language === "en") {
          const hero = last ? "have your hero attack" : "your hero attacks";
          return say.fill(`${who ? hero : "attack"} {attack:acc}`, node.values);
        }
        const whom = say.fill("{attack:acc}", node.values);
        if (who)
          return last ? `deinen Helden ${whom} angreifen lassen` : stated(mood, "dein Held", "greift", `${whom} an`);
        return last ? `${whom} angreifen` : `greife ${whom} an`;
      },
      touches: EVERYTHING,
      act: {
        select: "attack",
        option: "target",
        useful: (s, f, x, _n, node) => {
          const unit = doer(s, f, node);
          return unit !== NONE && mayStrike(s, unit, x as Card);
        },
        run: (s, f, x, _n, node) => {
          const unit = doer(s, f, node);
          if (unit !== NONE && mayStrike(s, unit, x as Card)) startAttack(s, unit, x as Card, "QR-76");
        },
      },
    }),
    personal: byHero,
  },
];
