import { cut, spread, widthOf, wrap } from "../../paint.js";
import type { Sight } from "../drawing.js";
import { faceOf } from "./faces.js";
import { diceText, seatSign, stateMark } from "./marks.js";
import { wordsOf } from "./text.js";
import { bottom, inPlay, type PlayerView, viewOf } from "./view.js";

/** Each player's dice, piles and skills; the reader's own come last, next to the hand. */
export function playerLines(sight: Sight, isTight: boolean): string[] {
  const { players } = viewOf(sight);
  const own = bottom(sight);
  const order = players.map((_, seat) => seat).sort((a, b) => Number(a === own) - Number(b === own));
  return order.flatMap((seat) => lines(sight, players[seat], seat, isTight));
}

function lines(sight: Sight, player: PlayerView, seat: number, isTight: boolean): string[] {
  const { paint, language, width, deciding } = sight;
  const words = wordsOf(language);
  const isPair = viewOf(sight).players.length > 1;
  const acts = deciding.some((s) => s === seat);
  const name = sight.names[seat] ?? "";
  const who = isPair
    ? `${acts ? paint.key("▶") : " "}${seatSign(paint, seat)} ${acts ? paint.key(name) : name}  `
    : " ";
  if (player.hero === null) return [`${who}${paint.dim(words.out)}`];
  const top = player.discard.at(-1);
  const count = (word: string, n: number): string => `${paint.dim(word)} ${n}`;
  const piles = [
    ...(isPair ? [count(words.hand, player.hand.length)] : []),
    count(words.deck, player.deck.length),
    `${count(words.discard, player.discard.length)}${top === undefined ? "" : ` (${faceOf(sight, top).name})`}`,
    count(words.void, player.void.length),
  ].join("  ");
  return [
    ...spread(`${who}${paint.dim(words.dice)} ${diceText(sight, player)}`, piles, width - 1),
    ...skillLines(sight, player, isTight),
    ...otherHand(sight, player, seat),
  ];
}

function skillLines(sight: Sight, player: PlayerView, isTight: boolean): string[] {
  const { paint, language, width } = sight;
  if (player.skills.length === 0) return [];
  const words = wordsOf(language);
  const skills = player.skills.map(inPlay);
  if (isTight) return [cut(`   ${words.skills} ${skills.map((s) => faceOf(sight, s.id).name).join(", ")}`, width - 1)];
  return skills.map((skill) => {
    const { name, sections } = faceOf(sight, skill.id);
    const line = `   ${paint.dim(words.skills)} ${stateMark(paint, skill.state)} ${name}  `;
    return line + paint.dim(cut(sections.join(" "), Math.max(0, width - 1 - widthOf(line))));
  });
}

/** Where hands are open, the other player's by name. */
function otherHand(sight: Sight, player: PlayerView, seat: number): string[] {
  if (seat === bottom(sight) && sight.viewer !== null) return [];
  const shown = player.hand.filter((id) => id !== "?").map((id) => faceOf(sight, id).name);
  if (shown.length === 0) return [];
  return wrap(`${wordsOf(sight.language).hand}: ${shown.join(", ")}`, sight.width - 1, "   ", "      ").map((line) =>
    sight.paint.dim(line),
  );
}
