import { terms } from "@rifthall/games/beyond-the-rift/terms";
import { cut, widthOf, wrap } from "../../paint.js";
import { type Face, faceOf, saidBy } from "./faces.js";
import { signed } from "./marks.js";
import { termOf, wordsOf } from "./text.js";
import { bottom } from "./view.js";
import type { Sight } from "./wire.js";

/** How a hand lies: every text whole, one line for each card, or names only. */
export type Spread = "whole" | "lines" | "flat";

/** The reader's hand: each card with its numbers, what they cost, and its text. */
export function hand(sight: Sight, spread: Spread): string[] {
  if (sight.viewer === null) return [];
  const { paint, language, width } = sight;
  const words = wordsOf(language);
  const ids = sight.view.heroes[bottom(sight)]?.hand ?? [];
  if (ids.length === 0) return [paint.dim(` ${words.yourHand}: ${words.emptyHand}`)];
  const held = [...new Set(ids)].map((id) => {
    const face = faceOf(sight, id);
    const copies = ids.filter((other) => other === id).length;
    const name = paint.bold(copies > 1 ? `${face.name} ×${copies}` : face.name);
    return { face, line: `${name}  ${numbersOf(sight, face)}` };
  });
  if (spread === "flat") {
    const parts = held.map(({ line }) => line.trimEnd().replaceAll("  ", " ").replaceAll(" ", "\u00a0"));
    return wrap(parts.join("  "), width - 1, "  ").map((line) => line.replaceAll("\u00a0", " "));
  }
  return [
    ` ${paint.bold(words.yourHand)} ${paint.dim(cut(`(${words.handHead})`, width - 3 - widthOf(words.yourHand)))}`,
    ...held.flatMap(({ face, line }) => {
      const lines = wrap(`${line}  ${paint.dim(saidBy(face))}`.trimEnd(), width - 3, "   ", "       ");
      return spread === "whole" || lines.length === 1 ? lines : [`${lines[0]}${paint.dim(" …")}`];
    }),
  ];
}

/** "R2 A3 (2/1) D2 (1) +2 AP (0)": range, attack with both costs, defence, AP; what it lacks is a dash. */
function numbersOf({ language }: Sight, face: Face): string {
  const letter = (id: "range" | "attack" | "defence"): string => terms[id].letter[language];
  const symbols = (n: number): string => terms.symbol.letter[language].repeat(n);
  const { attack, defense, ap, affliction, range } = face;
  if (affliction !== undefined) {
    const of = affliction.of === "ap" ? termOf(language, "ap") : termOf(language, `action-${affliction.of}`);
    return `${face.typeName}: ${of} ${signed(affliction.n)}`;
  }
  const parts = [
    ...(attack === undefined
      ? []
      : [
          `${letter("attack")}${attack.value}${symbols(attack.responses)} (${attack.primary ?? "–"}/${attack.secondary ?? "–"})`,
        ]),
    ...(defense === undefined
      ? []
      : [`${letter("defence")}${defense.value}${symbols(defense.responses)} (${defense.cost})`]),
    ...(ap === undefined ? [] : [`${signed(ap.gain)} ${termOf(language, "ap")} (${ap.cost})`]),
  ];
  // Of a divided card one part is chosen, its text perhaps.
  const all = parts.join(face.divided ? " | " : "  ");
  const isAlone = face.divided === true && parts.length === 1;
  return `${range === undefined ? "" : `${letter("range")}${range}  `}${all}${isAlone ? " |" : ""}`;
}
