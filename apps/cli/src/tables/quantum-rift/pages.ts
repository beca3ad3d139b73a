import { wrap } from "../../paint.js";
import { endingLines } from "../ending.js";
import { faceOf } from "./faces.js";
import { termOf, wordsOf } from "./text.js";
import { areaOf } from "./view.js";
import type { Line, Sight } from "./wire.js";

/** What everything in play and in the hand says. */
export function crib(sight: Sight): string[] {
  const { paint, width, viewer, view, scene } = sight;
  const { location, encounter, enemies } = scene.zones;
  const ids = [
    ...[...location, ...encounter, ...enemies].map(({ card }) => card),
    ...view.players.flatMap((player, seat) => [
      ...inOrder(
        sight,
        areaOf(sight, seat).map(({ card }) => card),
      ),
      ...(seat === viewer ? player.hand : []),
    ]),
  ];
  return [...new Set(ids)].flatMap((id) => {
    const { name, text } = faceOf(sight, id);
    return wrap(`${paint.bold(`${name}.`)} ${text}`, width - 1, "  ", "      ");
  });
}

const ORDER: readonly string[] = ["hero", "unit", "gear", "skill"];
const inOrder = (sight: Sight, ids: readonly string[]): readonly string[] =>
  ids.toSorted((a, b) => ORDER.indexOf(faceOf(sight, a).type) - ORDER.indexOf(faceOf(sight, b).type));

/** The piles everyone may look through (QR-11), and which enemies are left to come. */
export function page(words: readonly string[], sight: Sight): string[] | null {
  if (words[0] !== "d" || words.length > 1) return null;
  const { paint, width, language } = sight;
  const w = wordsOf(language);
  const v = sight.view;
  const name = (id: string): string => faceOf(sight, id).name;
  const row = (title: string, names: readonly string[]): string[] =>
    wrap(`${paint.bold(`${title}:`)} ${names.length === 0 ? w.nothing : names.join(", ")}`, width - 1, "  ", "      ");
  const who = (seat: number): string => (v.players.length > 1 ? `${sight.names[seat] ?? ""}, ` : "");
  return [
    "",
    paint.accent(` ${w.pilesTitle}`),
    ...v.players.flatMap((player, seat) => [
      ...row(`${who(seat)}${termOf(language, "discard")}`, player.discard.map(name)),
      ...row(`${who(seat)}${termOf(language, "void")}`, player.void.map(name)),
    ]),
    ...row(w.exploredTitle, v.explored.map(name)),
    ...row(w.enemyDiscard, v.enemyDiscard.map(name)),
    ...row(w.enemyVoid, v.enemyVoid.map(name)),
    ...row(
      w.poolTitle,
      Object.entries(v.pool).map(([id, n]) => `${n} × ${name(id)}`),
    ),
    "",
  ];
}

/** How the chapter ends, as its author tells it. */
export const ending = ({ paint, width }: Sight, lines: readonly Line[]): string[] =>
  endingLines(lines.find(({ event }) => event.do === "victory" || event.do === "defeat")?.text, paint, width);
