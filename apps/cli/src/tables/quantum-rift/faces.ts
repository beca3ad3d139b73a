import { BLANK, partText } from "@rifthall/games/quantum-rift/facts";
import type * as wire from "@rifthall/games/quantum-rift/wire";
import type { Sight } from "./wire.js";

/** A card as it is drawn: what its face is drawn from, and the words the game makes of it. */
export type Face = wire.Face & { readonly id: string; readonly name: string; readonly text: string };

const known = new WeakMap<object, Map<string, ReadonlyMap<string, Face>>>();

/** Every card of the content by its id. */
export function facesOf({ game, content, language }: Pick<Sight, "game" | "content" | "language">) {
  const made = known.get(content) ?? new Map<string, ReadonlyMap<string, Face>>();
  known.set(content, made);
  const faces =
    made.get(language) ??
    new Map(
      game
        .cards(content, language)
        .map(({ id, name, text, face = BLANK }): [string, Face] => [id, { ...face, id, name, text }]),
    );
  made.set(language, faces);
  return faces;
}

export const faceOf = (sight: Sight, id: string): Face =>
  facesOf(sight).get(id) ?? { ...BLANK, id, name: id, text: "" };

/** What a card does, in words; all of it, or what stands under some of its words. */
export const saidBy = ({ parts }: Face, which: (slot: wire.Slot) => boolean = () => true): string =>
  parts
    .filter(({ slot }) => which(slot))
    .map(partText)
    .join(" ");
