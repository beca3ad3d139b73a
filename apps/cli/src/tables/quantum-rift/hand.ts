import { wrap } from "../../paint.js";
import type { Numbered, Sight } from "../drawing.js";
import { type Face, faceOf } from "./faces.js";
import { costText } from "./marks.js";
import { wordsOf } from "./text.js";
import { bottom, viewOf } from "./view.js";

/** How a hand lies: every text whole, one line for each card, or names only. */
export type Spread = "whole" | "lines" | "flat";

interface Held {
  readonly face: Face;
  readonly copies: number;
  /** The option that plays it. */
  readonly number: number | undefined;
  /** What it costs now, in the game's words, where that is not what is printed. */
  readonly price: string | null;
}

/** The reader's hand: the number that plays a card, its name, cost, Rift Number and text. */
export function hand(sight: Sight, listed: readonly Numbered[], spread: Spread): string[] {
  if (sight.viewer === null) return [];
  const { paint, language, width } = sight;
  const words = wordsOf(language);
  const held = cardsOf(sight, listed);
  if (held.length === 0) return isSetup(sight) ? [] : [paint.dim(` ${words.yourHand}: ${words.emptyHand}`)];
  if (listed.some(({ option }) => option.do === "rift")) return rifting(sight, held, listed, spread);
  if (spread === "flat") return flat(sight, held);
  const title = isSetup(sight) ? words.yourDeck : words.yourHand;
  return [
    ` ${paint.bold(title)} ${paint.dim(`(${words.handHead})`)}`,
    ...held.flatMap((card) => {
      const text = `${key(sight, card)} ${titled(sight, card)}  ${card.face.sections.join(" ")}`;
      const lines = wrap(text, width - (spread === "whole" ? 1 : 3), "", "      ");
      return spread === "whole" || lines.length === 1 ? lines : [`${lines[0]}${paint.dim(" …")}`];
    }),
  ];
}

const isSetup = (sight: Sight): boolean => viewOf(sight).phase === "setup";

/** What is held, what can be played first. Before the first turn the cards that may be deployed lie in the deck. */
function cardsOf(sight: Sight, listed: readonly Numbered[]): Held[] {
  const offered = listed.filter(({ option }) => option.do === "deploy").map(({ option }) => String(option.card));
  const ids = isSetup(sight) ? offered : (viewOf(sight).players[bottom(sight)]?.hand ?? []);
  const held = [...new Set(ids)].map((id) => {
    const face = faceOf(sight, id);
    const found = optionFor(id, listed);
    const asked = found === undefined ? undefined : /\(([^)]*)\)/.exec(found.option.label)?.[1];
    const price = asked === undefined || new RegExp(`\\p{L} ${asked}, \\p{L}`, "u").test(face.head) ? null : asked;
    return { face, copies: ids.filter((other) => other === id).length, number: found?.number, price };
  });
  return held.sort((a, b) => (a.number ?? LAST) - (b.number ?? LAST));
}
const LAST = 999;

const titled = (sight: Sight, { face, copies, price }: Held): string => {
  const name = sight.paint.bold(copies > 1 ? `${face.name} ×${copies}` : face.name);
  const now = price === null ? "" : ` → ${price}`;
  return `${name}  ${costText(sight, face.cost)}${now}${face.rift > 0 ? `  +${face.rift}` : ""} `;
};

/** The option that plays or deploys it. */
export const optionFor = (id: string, listed: readonly Numbered[]): Numbered | undefined =>
  listed.find(({ option }) => (option.do === "deploy" || option.do === "act") && option.card === id);

function key({ paint }: Sight, { number }: Held): string {
  const text = (number === undefined ? "·" : `[${number}]`).padStart(5);
  return number === undefined ? paint.dim(text) : paint.key(text);
}

/** After a roll: what each card would make of which die, and the RIFT effect it may trigger. */
function rifting(sight: Sight, held: readonly Held[], listed: readonly Numbered[], spread: Spread): string[] {
  const { paint, language, width } = sight;
  const words = wordsOf(language);
  return [
    ` ${paint.bold(words.yourHand)} ${paint.dim(`(${words.riftHead})`)}`,
    ...held.flatMap((card) => {
      const dice = listed.filter(({ option }) => option.do === "rift" && option.card === card.face.id);
      const keys = dice.map(({ number, option }) => {
        const change = /\(([^)]*→[^)]*)\)/.exec(option.label)?.[1].replaceAll(" ", "") ?? "";
        return `${paint.key(`[${number}]`)} ${words.die} ${Number(option.die) + 1}: ${change}`.replaceAll(
          " ",
          "\u00a0",
        );
      });
      const text = card.face.sections.find((section) => section.startsWith("RIFT:")) ?? "";
      const cost = costText(sight, card.face.cost);
      const play = card.number === undefined ? [] : [`${paint.key(`[${card.number}]`)} ${words.play} ${cost}`];
      const line = `  ${[paint.bold(card.face.name), ...keys, ...play, text].join("  ")}`;
      const lines = wrap(line, width - (spread === "whole" ? 1 : 3), "", "      ").map((l) =>
        l.replaceAll("\u00a0", " "),
      );
      return spread === "whole" || lines.length === 1 ? lines : [`${lines[0]}${paint.dim(" …")}`];
    }),
  ];
}

function flat(sight: Sight, held: readonly Held[]): string[] {
  const parts = held.map((card) => {
    const before = card.number === undefined ? "" : `${sight.paint.key(`[${card.number}]`)} `;
    return `${before}${titled(sight, card).trimEnd().replaceAll("  ", " ")}`.replaceAll(" ", "\u00a0");
  });
  return wrap(parts.join("  "), sight.width - 1, "  ").map((line) => line.replaceAll("\u00a0", " "));
}
