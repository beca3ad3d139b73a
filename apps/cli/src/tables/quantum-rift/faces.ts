import { sectionsIn } from "../../cardtext.js";
import type { Sight } from "../drawing.js";
import { bookOf } from "./view.js";

/** A card as it is drawn: the numbers of its data, the words the game makes of it. */
export interface Face {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly attack: number;
  readonly defence: number;
  readonly vitality: number;
  readonly rift: number;
  /** By colour, any colour last. */
  readonly cost: readonly number[];
  readonly distance: number | null;
  /** Type and numbers in words. */
  readonly head: string;
  readonly keywords: readonly string[];
  /** The rules text, one entry for each word in capitals: THREAT, RIFT … */
  readonly sections: readonly string[];
  readonly story: string;
}

const known = new WeakMap<object, Map<string, ReadonlyMap<string, Face>>>();

/** Every card of the content by its id. */
export function facesOf({ game, content, language }: Pick<Sight, "game" | "content" | "language">) {
  const made = known.get(content) ?? new Map<string, ReadonlyMap<string, Face>>();
  known.set(content, made);
  const faces =
    made.get(language) ??
    new Map(
      game.cards(content, language).map((card): [string, Face] => {
        const data = bookOf({ content }).cards.find((c) => c.id === card.id);
        const at = card.text.indexOf(". ");
        const head = at < 0 ? card.text.replace(/\.$/, "") : card.text.slice(0, at);
        return [
          card.id,
          {
            id: card.id,
            name: card.name,
            type: data?.type ?? "",
            attack: data?.attack ?? 0,
            defence: data?.defence ?? 0,
            vitality: data?.vitality ?? 0,
            rift: data?.rift ?? 0,
            cost: data?.cost ?? [],
            distance: data?.distance ?? null,
            head,
            keywords: keywordsIn(head),
            sections: at < 0 ? [] : sectionsIn(card.text.slice(at + 2)),
            story: card.story ?? "",
          },
        ];
      }),
    );
  made.set(language, faces);
  return faces;
}

const NOTHING: Omit<Face, "id" | "name"> = {
  type: "",
  attack: 0,
  defence: 0,
  vitality: 0,
  rift: 0,
  cost: [],
  distance: null,
  head: "",
  keywords: [],
  sections: [],
  story: "",
};
export const faceOf = (sight: Sight, id: string): Face => facesOf(sight).get(id) ?? { ...NOTHING, id, name: id };

/** In the head of a unit everything but its type and its keywords has a number. */
const keywordsIn = (head: string): string[] =>
  head
    .split(", ")
    .slice(1)
    .filter((part) => !/\d/.test(part));
