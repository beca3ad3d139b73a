import type { Command, Reading } from "../drawing.js";
import { type Keys, meant, pressed } from "../typed.js";
import { type Face, faceOf, facesOf } from "./faces.js";
import { heldBy, isFromHand, isLaid, usesOf } from "./hand.js";
import { wordsOf } from "./text.js";
import { cardOn, fieldsIn, isField } from "./view.js";
import type { Choice, Sight } from "./wire.js";

const KEYS: Keys = {
  a: ["active"],
  e: ["end", "keep", "decline"],
  k: ["keep"],
  y: ["accept"],
  j: ["accept"],
  n: ["decline", "keep"],
};
/** Words that may stand before a card, and before a field. */
const VERBS = ["p", "play", "c", "cast", "put", "m", "move", "spiele", "sprich"];
const TOWARDS = ["on", "to", "at", "auf", "nach"];
const LOOKS_LIKE_FIELD = /^[a-z]\d+$/;

/** A card and a field in either order, one of the two, or a key. */
export function read(words: readonly string[], sight: Sight): Reading {
  const [key = ""] = words;
  const reading = words.length === 1 ? pressed(sight, KEYS, key) : null;
  if (reading) return reading;
  const typed = (VERBS.includes(key) ? words.slice(1) : words).flatMap(apart);
  if (typed.length === 0) return whichCard(sight, undefined);
  const field = typed.find((word) => isField(sight, word));
  const phrase = typed.filter((word) => word !== field && !TOWARDS.includes(word)).join(" ");
  const strange = typed.find((word) => LOOKS_LIKE_FIELD.test(word) && !isField(sight, word));
  if (strange !== undefined) return needOf(sight).field(strange, fieldsIn(sight).at(-1) ?? "");
  return phrase === "" ? spot(sight, field ?? "") : card(sight, phrase, field);
}

/** `2b3` is `2 b3`. */
const apart = (word: string): string[] => /^(\d+)([a-z]\d)$/.exec(word)?.slice(1) ?? [word];

const needOf = ({ language }: Sight) => wordsOf(language).need;

/** What may be said by naming a field alone. */
const isSpot = (o: Choice) =>
  o.do === "target" || o.do === "tame" || o.do === "shift" || o.do === "move" || o.do === "aim";

function spot(sight: Sight, field: string): Reading {
  const { choices } = sight;
  const here = choices.filter(isSpot).find((o) => o.field === field);
  if (here) return { candidate: { do: here.do, field } };
  if (choices.some((o) => isLaid(o) && o.field === field)) return whichCard(sight, field);
  // Where fields are chosen, the game says why this one is none.
  const asked = choices.find((o) => (isSpot(o) && o.do !== "shift") || o.do === "first");
  if (asked) return { candidate: { do: asked.do, field } };
  const lying = cardOn(sight, field);
  return lying ? needOf(sight).taken(field, faceOf(sight, lying.card).name) : { candidate: { do: "play", field } };
}

/** Which card of the hand, of those that may go there. */
function whichCard(sight: Sight, field: string | undefined): Reading {
  const { choices } = sight;
  const fits = (id: string): boolean =>
    choices.some((o) =>
      field === undefined ? isFromHand(o) && o.card === id : isLaid(o) && o.card === id && o.field === field,
    );
  const words: Command[] = heldBy(sight)
    .filter(({ face }) => fits(face.id))
    .map(({ number, face }) => ({ typed: String(number), meaning: face.name }));
  return { missing: { question: needOf(sight).whichCard, words, how: needOf(sight).play } };
}

function card(sight: Sight, phrase: string, field: string | undefined): Reading {
  const held = heldBy(sight);
  if (/^\d+$/.test(phrase)) {
    const found = held[Number(phrase) - 1];
    return found ? ofHand(sight, found.face, field) : needOf(sight).card(held.length);
  }
  const inHand = meant(
    held.map(({ face }) => face),
    phrase,
  );
  if (inHand && sight.choices.some(isFromHand)) return ofHand(sight, inHand, field);
  const offered = sight.choices.filter((o) => "card" in o);
  const named = meant(
    offered.map((o) => faceOf(sight, o.card)),
    phrase,
  );
  const option = offered.find((o) => o.card === named?.id);
  if (option) return { candidate: { do: option.do, card: option.card, ...(field === undefined ? {} : { field }) } };
  // A card that is not held: the game says why it cannot be played.
  const any = inHand ?? meant([...facesOf(sight).values()], phrase);
  return any ? ofHand(sight, any, field) : null;
}

/** A card of the hand: what is asked decides what is done with it. */
function ofHand(sight: Sight, face: Face, field: string | undefined): Reading {
  const uses = usesOf(sight, face);
  const laid = uses.filter(isLaid);
  if (field !== undefined) {
    const use = laid.find((o) => o.field === field) ?? laid.at(0);
    return { candidate: { do: use?.do ?? "play", card: face.id, field } };
  }
  const [use, ...others] = uses;
  if (use === undefined) return { candidate: { do: face.type === "spell" ? "cast" : "play", card: face.id } };
  if (others.length === 0)
    return { candidate: { do: use.do, card: use.card, ...(isLaid(use) ? { field: use.field } : {}) } };
  const words = laid.map((o) => ({ typed: o.field, meaning: "" }));
  return { missing: { question: needOf(sight).where, words, how: needOf(sight).play } };
}

/** What `i` shows: the card on a field, or one of the hand by its number. */
export function cardAt(word: string, sight: Sight): string | undefined {
  if (isField(sight, word)) return cardOn(sight, word)?.card;
  return heldBy(sight).find(({ number }) => String(number) === word)?.face.id;
}

export const isName = (word: string, sight: Sight): boolean => isField(sight, word);
