import type { Language } from "@rifthall/kernel/game";
import type { Command, Reading } from "../drawing.js";
import { bottom } from "../sight.js";
import { type Keys, manualOf, meant, pressed } from "../typed.js";
import { type Face, faceOf, facesOf } from "./faces.js";
import { isPlayed, optionFor } from "./hand.js";
import { wordsOf } from "./text.js";
import { areaOf } from "./view.js";
import type { Choice, Numbered, Sight } from "./wire.js";

export const listed = ({ choices }: Sight): readonly Numbered[] =>
  choices.map((option, i) => ({ number: i + 1, option }));

/** What the hand shows with its number and text is not told twice. */
export function line(option: Choice, sight: Sight): string | null {
  if (option.do === "rift") return null;
  const isHeld = isPlayed(option) && optionFor(option.card, listed(sight))?.option.key === option.key;
  return isHeld ? null : option.label;
}

const KEYS = [
  ["explore", "x", "explore"],
  ["end", "e", "go"],
  ["pass", "e", "pass"],
  ["accept", "y", "yes"],
  ["decline", "n", "no"],
] as const;

export function commands({ choices, language }: Sight): Command[] {
  const words = wordsOf(language);
  const keys = KEYS.flatMap(([verb, typed, meaning]) =>
    choices.some((o) => o.do === verb) ? [{ typed, meaning: words[meaning] }] : [],
  );
  return [...keys, { typed: "d", meaning: words.piles }, { typed: "o", meaning: words.pauses }];
}

export const manual = (language: Language): Command[] => manualOf(wordsOf(language).manual);

/** `p feint` and the like. */
export function read([key, ...rest]: readonly string[], sight: Sight): Reading {
  const word = rest.join(" ");
  if (key === "p") return fromHand(sight, word);
  if (key === "a") return ability(sight, word);
  return pressed(sight, VERBS, key);
}
const VERBS: Keys = {
  x: ["explore"],
  e: ["end", "pass"],
  y: ["accept"],
  j: ["accept"],
  n: ["decline"],
};

function fromHand(sight: Sight, word: string): Reading {
  const { need } = wordsOf(sight.language);
  const cards = [...new Set(sight.view.players[bottom(sight)]?.hand ?? [])];
  const verb = (id: string) => (faceOf(sight, id).type === "action" ? "act" : "deploy");
  if (word === "") {
    const legal = cards.filter((id) => sight.choices.some((o) => isPlayed(o) && o.do === verb(id) && o.card === id));
    return { missing: { question: need.whichCard, words: legal.map((id) => naming(sight, id)), how: need.play } };
  }
  // Before the first turn cards come straight from the deck.
  const offered = sight.choices.filter((o) => o.do === "deploy").map((o) => o.card);
  const id = named(
    [...cards, ...offered].map((card) => faceOf(sight, card)),
    word,
  );
  if (id !== undefined) return { candidate: { do: verb(id), card: id } };
  // A card that is not held: the game says why it cannot be played.
  const any = named([...facesOf(sight).values()], word);
  return any === undefined ? need.card(word) : { candidate: { do: verb(any), card: any } };
}

const naming = (sight: Sight, id: string): Command => ({ typed: faceOf(sight, id).name.toLowerCase(), meaning: "" });

function ability(sight: Sight, word: string): Reading {
  const { need } = wordsOf(sight.language);
  const offered = sight.choices.filter((o) => o.do === "use" || o.do === "respond");
  if (word === "")
    return { missing: { question: need.whichCard, words: offered.map((o) => naming(sight, o.card)), how: need.use } };
  const id = named(
    areaOf(sight, bottom(sight)).map(({ card }) => faceOf(sight, card)),
    word,
  );
  if (id === undefined) return need.inPlay(word);
  const responds = offered.some((o) => o.do === "respond" && o.card === id);
  return { candidate: { do: responds ? "respond" : "use", card: id } };
}

const named = (faces: readonly Face[], word: string): string | undefined => meant(faces, word)?.id;
