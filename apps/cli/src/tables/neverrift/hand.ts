import { terms } from "@rifthall/games/neverrift/terms";
import { IDLE } from "@rifthall/host";
import { padEnd, widthOf, wrap } from "../../paint.js";
import { bottom } from "../sight.js";
import { type Face, faceOf, sidesText } from "./faces.js";
import { wordsOf } from "./text.js";
import { pileOf } from "./view.js";
import type { Choice, Sight } from "./wire.js";

/** How a hand lies: every text whole, one line for each card, or names only. */
export type Spread = "whole" | "lines" | "flat";

/** A card of the hand; equal ones are one, with a number that they are played by. */
export interface Held {
  readonly number: number;
  readonly face: Face;
  readonly copies: number;
}

const ORDER = ["creature", "place", "spell"];

/** The reader's hand: creatures, places, spells, each by name. */
export function heldBy(sight: Sight): Held[] {
  if (sight.viewer === null) return [];
  const ids = pileOf(sight, "hand", bottom(sight)).map(({ card }) => card);
  const faces = [...new Set(ids)].map((id) => faceOf(sight, id));
  const rank = ({ type }: Face): number => ORDER.indexOf(type);
  return faces
    .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, sight.language))
    .map((face, i) => ({ number: i + 1, face, copies: ids.filter((id) => id === face.id).length }));
}

/** What is done with a card of the hand: laid on a field, or not. */
export const isLaid = (o: Choice) => o.do === "play" || o.do === "sacrifice" || o.do === "put";
export const isFromHand = (o: Choice) => isLaid(o) || o.do === "cast" || o.do === "return" || o.do === "discard";
export const usesOf = ({ choices }: Sight, face: Face) => choices.filter(isFromHand).filter((o) => o.card === face.id);

export function hand(sight: Sight, spread: Spread): string[] {
  if (sight.viewer === null) return [];
  const { paint, language, width } = sight;
  const words = wordsOf(language);
  const held = heldBy(sight);
  if (held.length === 0) return [paint.dim(` ${words.yourHand}: ${words.emptyHand}`)];
  if (spread === "flat") return flat(sight, held);
  const names = held.map((card) => titled(card));
  const column = Math.min(NAME, Math.max(...names.map(widthOf)));
  return [
    ` ${paint.bold(words.yourHand)}`,
    ...held.flatMap((card, i) => {
      const head = `${key(sight, card, KEY)} ${kind(sight, card.face)}  ${paint.bold(padEnd(names[i], column))}`;
      const idle = usesOf(sight, card.face).some((option) => option.idle) ? IDLE[language] : "";
      const text = [card.face.short, inPlaceOf(sight, card), idle].filter((part) => part !== "").join(" ");
      const lines = wrap(text, width - (spread === "whole" ? 1 : 3), `${head}  `, HANG);
      return spread === "whole" || lines.length === 1
        ? lines.map((line) => line.trimEnd())
        : [`${lines[0]}${paint.dim(" …")}`];
    }),
  ];
}

/** Texts begin below each other, except behind names longer than this. */
const NAME = 20;
/** Further lines begin where names do. */
const HANG = " ".repeat(19);
const titled = ({ face, copies }: Held): string => (copies > 1 ? `${face.name} ×${copies}` : face.name);

/** In brackets what can be played now; the others keep their number, to ask about them. */
function key(sight: Sight, card: Held, columns: number): string {
  const canBeUsed = usesOf(sight, card.face).length > 0;
  const text = (canBeUsed ? `[${card.number}]` : ` ${card.number} `).padStart(columns);
  return canBeUsed ? sight.paint.key(text) : sight.paint.dim(text);
}

const KEY = 5;
const KIND = 11;
/** The four values, or what else it is. */
function kind({ paint, language }: Sight, face: Face): string {
  const sides = sidesText(face);
  return sides === "" ? paint.dim(padEnd(terms[face.type].name[language], KIND)) : sides;
}

/** NR-89: whom it may be played in place of. */
function inPlaceOf(sight: Sight, card: Held): string {
  const fields = usesOf(sight, card.face).flatMap((option) => (option.do === "sacrifice" ? [option.field] : []));
  return fields.length === 0 ? "" : wordsOf(sight.language).inPlaceOf(fields.join(", "));
}

function flat(sight: Sight, held: readonly Held[]): string[] {
  const parts = held.map((card) => {
    const sides = sidesText(card.face, "");
    return `${key(sight, card, 0)} ${titled(card)}${sides === "" ? "" : ` ${sides}`}`.replaceAll(" ", "\u00a0");
  });
  return wrap(parts.join("  "), sight.width - 1, "  ").map((line) => line.replaceAll("\u00a0", " ").trimEnd());
}
