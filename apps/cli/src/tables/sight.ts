import type { CardText, Wire } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import type { Sight } from "./drawing.js";

/** The reader's own seat; who only watches looks from the first. */
export const bottom = ({ viewer }: Pick<Sight, "viewer">): Seat => viewer ?? (0 as Seat);

/** The first of the drawings that a screen has room for; the last one where it has for none. */
export function fitting<V>(
  { height }: Pick<Sight, "height">,
  variants: readonly V[],
  draw: (variant: V) => string[],
): string[] {
  let lines: string[] = [];
  for (const variant of variants) {
    lines = draw(variant);
    if (lines.length <= (height ?? lines.length)) break;
  }
  return lines;
}

/** Every card of the content by its id, as a table draws it: made once for each content and language. */
export function facesBy<W extends Wire, Face extends { readonly id: string }>(
  make: (cards: readonly CardText<W["face"]>[]) => readonly Face[],
): (sight: Pick<Sight<W>, "game" | "content" | "language">) => ReadonlyMap<string, Face> {
  const known = new WeakMap<object, Map<string, ReadonlyMap<string, Face>>>();
  return ({ game, content, language }) => {
    const made = known.get(content) ?? new Map<string, ReadonlyMap<string, Face>>();
    known.set(content, made);
    const faces = made.get(language) ?? new Map(make(game.cards(content, language)).map((face) => [face.id, face]));
    made.set(language, faces);
    return faces;
  };
}
