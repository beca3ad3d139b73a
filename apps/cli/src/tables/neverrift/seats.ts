import { terms } from "@rifthall/games/neverrift/terms";
import { cut, padEnd, spread, widthOf, wrap } from "../../paint.js";
import { faceOf } from "./faces.js";
import { seatInk, seatSign } from "./marks.js";
import { wordsOf } from "./text.js";
import { knownTop, pileOf } from "./view.js";
import type { Sight } from "./wire.js";

/** How much is told of a seat: what its tamer says too, who its tamer is, or all in one line. */
export type Telling = "told" | "named" | "line";

const NAME = 20;
const MOST_PEGS = 16;

/** A seat: tokens, hand, deck and graveyard, its tamer, and what is known of its deck. */
export function seatLines(sight: Sight, seat: number, telling: Telling): string[] {
  const { width, language } = sight;
  const words = wordsOf(language);
  const isOut = sight.view.out?.includes(seat) ?? false;
  const name = who(sight, seat);
  if (isOut) return [`${name}${sight.paint.dim(words.out)}`];
  if (telling === "line") return [tight(sight, seat, name)];
  return [
    ...spread(name + pegs(sight, seat), piles(sight, seat), width - 1),
    ...tamer(sight, seat, telling === "told"),
    ...openHand(sight, seat),
  ];
}

function who(sight: Sight, seat: number): string {
  const { paint, deciding, names } = sight;
  const acts = deciding.some((s) => s === seat);
  const name = cut(names[seat] ?? "", NAME - 1);
  const mark = acts ? paint.key("▶") : sight.view.turn === seat && deciding.length > 0 ? paint.bold("▷") : " ";
  return `${mark}${seatSign(paint, seat)} ${padEnd(acts ? paint.key(name) : paint.bold(name), NAME)}`;
}

function pegs(sight: Sight, seat: number): string {
  const tokens = sight.scene.tokens[seat];
  const { paint } = sight;
  return `${paint.bold(String(tokens).padStart(2))} ${seatInk(paint, seat, "■".repeat(Math.min(tokens, MOST_PEGS)))}`;
}

function piles(sight: Sight, seat: number, graveyard: string = terms.graveyard.name[sight.language]): string {
  const { paint, language } = sight;
  const count = (pile: "hand" | "deck" | "graveyard", word: string): string =>
    `${paint.dim(word)} ${pileOf(sight, pile, seat).length}`;
  return [
    count("hand", terms.hand.name[language]),
    count("deck", terms.deck.name[language]),
    count("graveyard", graveyard),
  ].join("  ");
}

const tamerOf = (sight: Sight, seat: number) => ({
  isSpent: sight.scene.spent[seat],
  face: faceOf(sight, pileOf(sight, "tamer", seat)[0].card),
});

/** Whether the active is there yet: a full star, or an empty one. */
function active({ paint, language }: Sight, isSpent: boolean): string {
  const words = wordsOf(language);
  return isSpent ? paint.dim(`☆ ${words.spent}`) : paint.accent(`★ ${words.ready}`);
}

function tamer(sight: Sight, seat: number, isTold: boolean): string[] {
  const { paint, width } = sight;
  const { isSpent, face } = tamerOf(sight, seat);
  const parts = [face.name, active(sight, isSpent), ...known(sight, seat)];
  const told = isTold ? wrap(face.text, width - 1, "     ").map((line) => paint.dim(line)) : [];
  return [
    ...wrap(parts.map((part) => part.replaceAll(" ", "\u00a0")).join(" ·\u00a0"), width - 1, "   ").map(unbound),
    ...told,
  ];
}
const unbound = (line: string): string => line.replaceAll("\u00a0", " ");

/** A pass that waits for its answer, and the cards on top of the deck that the reader has seen. */
function known(sight: Sight, seat: number): string[] {
  const words = wordsOf(sight.language);
  const top = knownTop(sight, seat).map((card) => faceOf(sight, card).name);
  return [
    ...(sight.view.passed === seat ? [words.passed] : []),
    ...(top.length > 0 ? [`${words.top}: ${top.join(", ")}`] : []),
  ];
}

/** Everything in one line, the tamer cut to what room there is. */
function tight(sight: Sight, seat: number, name: string): string {
  const { paint, width, language } = sight;
  const { isSpent, face } = tamerOf(sight, seat);
  const tokens = paint.bold(String(sight.scene.tokens[seat]).padStart(2));
  const right = piles(sight, seat, wordsOf(language).grave);
  const star = isSpent ? paint.dim("☆") : paint.accent("★");
  const start = `${name}${tokens}  ${star} `;
  const room = width - 1 - widthOf(start) - widthOf(right) - 2;
  const said = [face.name, ...known(sight, seat)].join(" · ");
  return `${start}${padEnd(cut(said, room), room)}  ${right}`;
}

/** Who watches a match with open hands sees each of them by name. */
function openHand(sight: Sight, seat: number): string[] {
  if (sight.viewer === seat) return [];
  const shown = pileOf(sight, "hand", seat).flatMap(({ card }) => (card === "?" ? [] : [faceOf(sight, card).name]));
  if (shown.length === 0) return [];
  const { paint, width, language, viewer } = sight;
  const where = viewer === null ? terms.hand.name[language] : wordsOf(language).inHand;
  return wrap(`${where}: ${shown.join(", ")}`, width - 1, "   ", "     ").map((line) => paint.dim(line));
}
