import { centre, cut, wrap } from "../../paint.js";
import { bottom } from "../sight.js";
import { BONE, cardLook, chip } from "./guilds.js";
import { wordsOf } from "./text.js";
import { viewOf } from "./view.js";
import type { Sight } from "./wire.js";

const BOX = 11;
const INNER = BOX - 2;

/** The reader's hand as numbered cards; below each stand the commands that are legal with it. Flat, it is one line. */
export function hand(sight: Sight, isFlat: boolean): string[] {
  if (sight.viewer === null) return [];
  const { paint, width, language } = sight;
  const cards = viewOf(sight).hands[bottom(sight)] ?? [];
  if (cards.length === 0) return [paint.dim(`   ${wordsOf(language).yourHand}: ${wordsOf(language).emptyHand}`)];
  if (isFlat) return flat(sight, cards);
  const boxes = cards.map((name, i) => box(sight, name, i + 1));
  const each = Math.max(1, Math.floor((width - 1) / BOX));
  const lines: string[] = [];
  for (let from = 0; from < boxes.length; from += each)
    for (const row of [0, 1, 2])
      lines.push(
        ` ${boxes
          .slice(from, from + each)
          .map((box) => box[row])
          .join("")}`,
      );
  return lines;
}

function flat(sight: Sight, cards: readonly string[]): string[] {
  const { paint, width } = sight;
  const parts = cards.map((name, i) => {
    const keys = keysFor(sight, name);
    const number = keys.length > 0 ? paint.key(`${i + 1}`) : paint.dim(`${i + 1}`);
    return `${number}${chip(paint, cardLook(sight, name))}${keys.join("")}`.replaceAll(" ", "\u00a0");
  });
  return wrap(parts.join(" "), width - 1, "  ").map((line) => line.replaceAll("\u00a0", " "));
}

/** p and d, as far as the card may be played and discarded. */
const keysFor = ({ choices }: Sight, name: string): string[] =>
  (["play", "discard"] as const)
    .filter((verb) => choices.some((o) => o.do === verb && "card" in o && o.card === name))
    .map((verb) => verb[0]);

function box(sight: Sight, name: string, n: number): string[] {
  const { paint } = sight;
  const card = cardLook(sight, name);
  const keys = keysFor(sight, name);
  const edge = (text: string): string =>
    keys.length > 0 && card ? paint.ink(text, { fg: card.guild.fg }) : paint.dim(text);
  const foot = keys.length === 0 ? "" : ` ${keys.join(" ")} `;
  const { fg, bg } = card?.guild ?? {};
  const number = paint.ink(`${card?.number ?? "?"} `, { fg: BONE, bold: true, ...(bg ? { bg } : {}) });
  const title = cut(card?.guild.name ?? "", INNER - 2).padEnd(INNER - 2);
  const head = ` ${n} `;
  return [
    edge("╭─") + paint.bold(head) + edge(`${"─".repeat(INNER - 1 - head.length)}╮`),
    edge("│") +
      (card ? number + paint.ink(title, { ...(fg && bg ? { fg, bg } : {}) }) : centre("?", INNER)) +
      edge("│"),
    edge("╰─") + paint.key(foot) + edge(`${"─".repeat(INNER - 1 - foot.length)}╯`),
  ];
}
