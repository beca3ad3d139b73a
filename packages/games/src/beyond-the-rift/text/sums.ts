import type { Language } from "@rifthall/kernel/game";
import { type Card, type Frame, kindOf, NONE, type Option } from "@rifthall/kernel/ids";
import { FRAME } from "@rifthall/kernel/state";
import { fill } from "../../shared/fill.js";
import { chanceOf, defenceSum, drawnDefence, drawnStrike, percent, type Sum, strikeSum } from "../odds.js";
import { onslaughtFrame } from "../rules/onslaught.js";
import { isStriking, sumOf } from "../rules/options.js";
import { doorDefence } from "../rules/scenario.js";
import { floored, isDoor, MOST_TARGETS, strikeFrame, strikeTarget } from "../rules/strike.js";
import { defenceOf } from "../rules/values.js";
import { type BeyondTheRift, defOf } from "../table.js";
import { KINDS } from "../verbs/kinds.js";
import type { Dictionary } from "./dictionary.js";

/** What is said of two sides before and after Response cards are drawn. */
export interface Sums {
  /** Of an option: what it would make of both sides. */
  option(s: BeyondTheRift, o: Option): string;
  /** Of the attack or defence that asks, as it stands. */
  standing(s: BeyondTheRift): string;
  /** Of the attack or defence around a Reaction, once the Response card lies there. */
  drawn(s: BeyondTheRift): string;
  /** "Guard (Defence 3), Archer (Defence 2)" */
  targets(s: BeyondTheRift, f: Frame): string;
  damage(wounds: number, fatigue: number): string;
}

export function sums(language: Language, d: Dictionary): Sums {
  const responses = (n: number): string => (n === 0 ? "" : fill(d.sums.responses, { n }));
  const chance = (n: number, isDrawn: boolean, how: "attack" | "defence" | "door"): string => {
    const words = d.chances[how];
    if (n === 0) return isDrawn ? words.no : words.never;
    if (n === 100) return isDrawn ? words.yes : words.sure;
    return fill(words.some, { n });
  };

  function say(s: BeyondTheRift, sum: Sum | null, how: "attack" | "defence" | "door"): string {
    if (sum === null) return "";
    return fill(d.sums[how], {
      total: sum.weight === 0 ? sum.plain : floored(sum.plain, sum.weight),
      own: responses(sum.symbols),
      against: sum.against,
      other: responses(sum.responses),
      chance: chance(percent(chanceOf(s, sum)), sum.symbols + sum.responses === 0, how),
    });
  }

  const option: Sums["option"] = (s, o) => {
    const sum = sumOf(s, o);
    return say(s, sum, sum?.tie ? "defence" : KINDS[kindOf(o)] === "open" ? "door" : "attack");
  };

  const standing: Sums["standing"] = (s) => {
    const f = s.cell[FRAME] as Frame;
    return isStriking(s) ? say(s, strikeSum(s, f), "attack") : say(s, defenceSum(s, f), "defence");
  };

  const drawn: Sums["drawn"] = (s) => {
    const [attack, defence] = [strikeFrame(s), onslaughtFrame(s)];
    // Of two that go on, the inner one is meant: it lies higher.
    if (attack !== NONE && attack > defence) return say(s, drawnStrike(s, attack), "attack");
    return defence === NONE ? "" : say(s, drawnDefence(s, defence), "defence");
  };

  const targets: Sums["targets"] = (s, f) => {
    const list: string[] = [];
    for (let at = 0; at < MOST_TARGETS; at++) {
      const card: Card = strikeTarget(s, f, at);
      if (card === NONE) continue;
      const defence = isDoor(s, card) ? doorDefence(s, card) : defenceOf(s, card);
      list.push(fill(d.sums.targets, { card: defOf(s, card).name[language], defence }));
    }
    return list.join(", ");
  };

  const damage: Sums["damage"] = (wounds, fatigue) => {
    const kind = wounds > 0 ? (fatigue > 0 ? "both" : "wounds") : fatigue > 0 ? "fatigue" : "none";
    return fill(d.damage[kind], { wounds, fatigue });
  };

  return { option, standing, drawn, targets, damage };
}
