import { BLANK, partText } from "@rifthall/games/quantum-rift/facts";
import type * as wire from "@rifthall/games/quantum-rift/wire";
import { type Drawn, facesBy } from "../faces.js";
import type { Sight } from "./wire.js";

export type Face = Drawn<wire.Face>;

/** Every card of the content by its id. */
export const facesOf = facesBy<wire.QuantumWire>(BLANK);

export const faceOf = (sight: Sight, id: string): Face =>
  facesOf(sight).get(id) ?? { ...BLANK, id, name: id, text: "" };

/** What a card does, in words; all of it, or what stands under some of its words. */
export const saidBy = ({ parts }: Face, which: (slot: wire.Slot) => boolean = () => true): string =>
  parts
    .filter(({ slot }) => which(slot))
    .map(partText)
    .join(" ");
