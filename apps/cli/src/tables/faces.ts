import type { Wire } from "@rifthall/kernel/game";
import { facesBy as facesMade } from "./sight.js";

/** A card as it is drawn: what its face is drawn from, and the words the game makes of it. */
export type Drawn<F> = F & { readonly id: string; readonly name: string; readonly text: string };

/** Every card of a content by its id; `blank` is what a card without a face has. */
export const facesBy = <W extends Wire>(blank: W["face"]) =>
  facesMade<W, Drawn<W["face"]>>((cards) =>
    cards.map(({ id, name, text, face = blank }) => ({ ...face, id, name, text })),
  );
