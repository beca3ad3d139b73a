import { partText } from "@rifthall/games/beyond-the-rift/facts";
import type * as wire from "@rifthall/games/beyond-the-rift/wire";
import { type Drawn, facesBy } from "../faces.js";
import type { Sight } from "./wire.js";

export type Face = Drawn<wire.Face>;

const BLANK: wire.Face = { type: "card", typeName: "", parts: [] };

/** Every card of the content by its id. */
export const facesOf = facesBy<wire.BeyondWire>(BLANK);

export const faceOf = (sight: Sight, id: string): Face =>
  facesOf(sight).get(id) ?? { ...BLANK, id, name: id, text: "" };

/** What of a card is told by its numbers. */
const COUNTED: readonly wire.Slot[] = ["attack", "defense", "ap"];

/** What a card says besides its numbers, and besides what does not matter there. */
export const saidBy = ({ parts }: Face, past: readonly wire.Slot[] = []): string =>
  parts
    .filter(({ slot }) => !COUNTED.includes(slot) && !past.includes(slot))
    .map(partText)
    .join(" ");
