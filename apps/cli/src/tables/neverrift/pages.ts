import { wrap } from "../../paint.js";
import { type Face, faceOf, sidesText } from "./faces.js";
import { heldBy } from "./hand.js";
import { seatSign } from "./marks.js";
import { wordsOf } from "./text.js";
import { cardOn, fieldsIn, inPlay, knownTop, pileOf, seatsIn } from "./view.js";
import type { Sight } from "./wire.js";

/** Each seat's tamer, then what lies in play and what the reader holds, from the data that runs. */
export function crib(sight: Sight): string[] {
  const { paint, language } = sight;
  const words = wordsOf(language);
  const tamers = seatsIn(sight).flatMap((seat) => [
    ` ${seatSign(paint, seat)} ${paint.bold(sight.names[seat] ?? "")}`,
    ...pileOf(sight, "tamer", seat).flatMap(({ card }) => told(sight, faceOf(sight, card))),
  ]);
  const lying = different(inPlay(sight).map(({ card }) => faceOf(sight, card)));
  const held = heldBy(sight).map(({ face }) => face);
  const group = (title: string, faces: readonly Face[]): string[] =>
    faces.length === 0 ? [] : [paint.bold(` ${title}`), ...faces.flatMap((face) => told(sight, face))];
  return [...tamers, ...group(words.inPlay, lying), ...group(words.yourHand, held)];
}

function told({ paint, width }: Sight, face: Face): string[] {
  const sides = sidesText(face);
  const parts = [`${paint.bold(face.name)}${sides === "" ? "." : ` ${sides}.`}`, face.text];
  return wrap(parts.join(" ").trimEnd(), width - 1, "  ", "      ");
}

const different = (faces: readonly Face[]): Face[] => [...new Set(faces)];

/** NR-104: the graveyards, and what the reader knows of decks. */
export function page([key, ...rest]: readonly string[], sight: Sight): readonly string[] | null {
  if (key !== "d" || rest.length > 0) return null;
  const { paint, width, language } = sight;
  const words = wordsOf(language);
  const row = (title: string, cards: readonly string[]): string[] => {
    const names = cards.map((card) => faceOf(sight, card).name);
    return wrap(names.length === 0 ? words.nothing : names.join(", "), width - 1, `   ${paint.dim(title)}  `, "      ");
  };
  return [
    "",
    paint.accent(` ${words.graveyards}`),
    ...seatsIn(sight).flatMap((seat) => {
      const top = knownTop(sight, seat);
      return [
        ` ${seatSign(paint, seat)} ${paint.bold(sight.names[seat] ?? "")}`,
        ...row(
          words.graveyardOf,
          pileOf(sight, "graveyard", seat).map(({ card }) => card),
        ),
        ...(top.length > 0 ? row(words.onTop, top) : []),
      ];
    }),
    "",
  ];
}

/** NR-60: why the same number of tokens is no draw. */
export function ending(sight: Sight): string[] {
  const isFull = fieldsIn(sight).every((field) => cardOn(sight, field) !== undefined);
  const { tokens } = sight.scene;
  const most = Math.max(...tokens);
  const isTied = tokens.filter((n) => n === most).length > 1;
  return isFull && isTied ? wrap(wordsOf(sight.language).tie, sight.width - 1, " ") : [];
}
