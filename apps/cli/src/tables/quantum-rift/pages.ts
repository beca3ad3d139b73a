import { storyLines } from "../../cardtext.js";
import { wrap } from "../../paint.js";
import type { Sight } from "../drawing.js";
import { type Face, faceOf } from "./faces.js";
import { wordsOf } from "./text.js";
import { bookOf, inPlay, viewOf } from "./view.js";

/** What everything in play and in the hand says. */
export function crib(sight: Sight): string[] {
  const { paint, width, viewer } = sight;
  const v = viewOf(sight);
  const ids = [
    ...[v.location, v.encounter].flatMap((id) => (id === null ? [] : [id])),
    ...v.enemies.map((text) => inPlay(text).id),
    ...v.players.flatMap((player, seat) => [
      ...[...(player.hero === null ? [] : [player.hero]), ...player.units, ...player.gear, ...player.skills].map(
        (text) => inPlay(text).id,
      ),
      ...(seat === viewer ? player.hand : []),
    ]),
  ];
  const said = ({ name, head, sections }: Face): string => `${paint.bold(`${name}.`)} ${head}. ${sections.join(" ")}`;
  return [...new Set(ids)].flatMap((id) => wrap(said(faceOf(sight, id)), width - 1, "  ", "      "));
}

/** The piles everyone may look through (QR-11), and which enemies are left to come. */
export function page(words: readonly string[], sight: Sight): string[] | null {
  if (words[0] !== "d" || words.length > 1) return null;
  const { paint, width, language } = sight;
  const w = wordsOf(language);
  const v = viewOf(sight);
  const name = (id: string): string => faceOf(sight, id).name;
  const row = (title: string, names: readonly string[]): string[] =>
    wrap(`${paint.bold(`${title}:`)} ${names.length === 0 ? w.nothing : names.join(", ")}`, width - 1, "  ", "      ");
  const who = (seat: number): string => (v.players.length > 1 ? `${sight.names[seat] ?? ""}, ` : "");
  return [
    "",
    paint.accent(` ${w.pilesTitle}`),
    ...v.players.flatMap((player, seat) => [
      ...row(`${who(seat)}${w.discard}`, player.discard.map(name)),
      ...row(`${who(seat)}${w.void}`, player.void.map(name)),
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
export function ending(sight: Sight, isWon: boolean): string[] {
  const { paint, width, language } = sight;
  const chapter = bookOf(sight).chapters.find(({ id }) => id === viewOf(sight).chapter);
  if (!chapter) return [];
  return [
    "",
    paint.bold(` ${chapter.name[language]}`),
    ...storyLines(chapter[isWon ? "victory" : "defeat"][language], paint, width),
  ];
}
