import type { OwnPile, Player } from "@rifthall/games/quantum-rift/wire";
import { cut, spread, widthOf, wrap } from "../../paint.js";
import { bottom } from "../sight.js";
import { faceOf, saidBy } from "./faces.js";
import { diceText, seatSign, stateMark } from "./marks.js";
import { termOf, wordsOf } from "./text.js";
import { areaOf } from "./view.js";
import type { Sight } from "./wire.js";

/** Each player's dice, piles and skills; the reader's own come last, next to the hand. */
export function playerLines(sight: Sight, isTight: boolean): string[] {
  const { players } = sight.view;
  const own = bottom(sight);
  const order = players.map((_, seat) => seat).sort((a, b) => Number(a === own) - Number(b === own));
  return order.flatMap((seat) => lines(sight, players[seat], seat, isTight));
}

function lines(sight: Sight, player: Player, seat: number, isTight: boolean): string[] {
  const { paint, language, width, deciding } = sight;
  const words = wordsOf(language);
  const isPair = sight.view.players.length > 1;
  const acts = deciding.some((s) => s === seat);
  const name = sight.names[seat] ?? "";
  const who = isPair
    ? `${acts ? paint.key("▶") : " "}${seatSign(paint, seat)} ${acts ? paint.key(name) : name}  `
    : " ";
  if (player.hero === null) return [`${who}${paint.dim(words.out)}`];
  const top = player.discard.at(-1);
  const count = (pile: OwnPile): string => `${paint.dim(termOf(language, pile))} ${player[pile].length}`;
  const piles = [
    ...(isPair ? [count("hand")] : []),
    count("deck"),
    `${count("discard")}${top === undefined ? "" : ` (${faceOf(sight, top).name})`}`,
    count("void"),
  ].join("  ");
  return [
    ...spread(`${who}${paint.dim(words.dice)} ${diceText(sight, player)}`, piles, width - 1),
    ...skillLines(sight, seat, isTight),
    ...otherHand(sight, player, seat),
  ];
}

function skillLines(sight: Sight, seat: number, isTight: boolean): string[] {
  const { paint, language, width } = sight;
  const skills = areaOf(sight, seat).filter(({ card }) => faceOf(sight, card).type === "skill");
  if (skills.length === 0) return [];
  const words = wordsOf(language);
  if (isTight)
    return [cut(`   ${words.skills} ${skills.map(({ card }) => faceOf(sight, card).name).join(", ")}`, width - 1)];
  return skills.map((skill) => {
    const face = faceOf(sight, skill.card);
    const line = `   ${paint.dim(words.skills)} ${stateMark(paint, skill.state)} ${face.name}  `;
    return line + paint.dim(cut(saidBy(face), Math.max(0, width - 1 - widthOf(line))));
  });
}

/** Where hands are open, the other player's by name. */
function otherHand(sight: Sight, player: Player, seat: number): string[] {
  if (seat === bottom(sight) && sight.viewer !== null) return [];
  const shown = player.hand.filter((id) => id !== "?").map((id) => faceOf(sight, id).name);
  if (shown.length === 0) return [];
  return wrap(`${termOf(sight.language, "hand")}: ${shown.join(", ")}`, sight.width - 1, "   ", "      ").map((line) =>
    sight.paint.dim(line),
  );
}
