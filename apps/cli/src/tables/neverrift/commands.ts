import { IDLE } from "@rifthall/host";
import type { Language } from "@rifthall/kernel/game";
import type { Command } from "../drawing.js";
import { manualOf } from "../typed.js";
import { faceOf, sidesText } from "./faces.js";
import { heldBy } from "./hand.js";
import { shapeOf } from "./marks.js";
import { wordsOf } from "./text.js";
import { cardOn, isCreature } from "./view.js";
import type { Choice, Numbered, Sight } from "./wire.js";

/** What has a key, or a card and a field to be typed, is not listed besides. */
const TYPED = ["play", "sacrifice", "cast", "put", "active", "shift", "end", "keep", "accept", "decline"];
/** Fields to go to are listed while they are few: then it can be said what each would bring. */
const isField = (o: Choice) => o.do === "move" || o.do === "aim";
const FEW = 6;
/** Their number is that of the card in the hand, which shows it. */
const isInHand = (o: Choice) => o.do === "return" || o.do === "discard";

export function listed(sight: Sight): readonly Numbered[] {
  const { choices } = sight;
  const isShort = choices.filter(isField).length <= FEW;
  const held = heldBy(sight);
  return choices
    .filter((option) => !TYPED.includes(option.do) && (isShort || !isField(option)))
    .map((option, i) => {
      const card = isInHand(option) ? held.find(({ face }) => face.id === option.card) : undefined;
      return { number: card?.number ?? i + 1, option };
    })
    .sort((a, b) => a.number - b.number);
}

/** What the hand shows with its number and text is not told twice; of a creature is said whose it is. */
export function line(option: Choice, sight: Sight): string | null {
  if (isInHand(option)) return null;
  if (option.do === "take" || option.do === "top") {
    const face = faceOf(sight, option.card);
    return [option.label, sidesText(face), face.short].filter((part) => part !== "").join("  ");
  }
  const seen = "card" in option && "field" in option ? cardOn(sight, option.field) : undefined;
  return seen && isCreature(seen) ? `${shapeOf(seen.controller)} ${option.label}` : option.label;
}

const KEYS = [
  ["keep", "e"],
  ["accept", "y"],
  ["decline", "n"],
  ["end", "e"],
] as const;

/** What can be typed now, each with an example that is legal. */
export function commands(sight: Sight): Command[] {
  const { choices, language } = sight;
  const words = wordsOf(language);
  const number = (card: string): number => heldBy(sight).find(({ face }) => face.id === card)?.number ?? 0;
  const list: Command[] = [];
  const play = inTheMiddle(
    choices
      .filter((o) => o.do === "play" || o.do === "put")
      .sort((a, b) => number(a.card) - number(b.card))
      .filter((o, _, [least]) => o.card === least.card),
  );
  if (play) list.push({ typed: `${number(play.card)} ${play.field}`, meaning: words.play(number(play.card)) });
  const spells = choices.filter((o) => o.do === "cast");
  const cast = spells.find((o) => !o.idle) ?? spells.at(0);
  if (cast) list.push({ typed: `${number(cast.card)}`, meaning: words.cast(number(cast.card)) });
  const shift = choices.find((o) => o.do === "shift");
  if (shift) list.push({ typed: shift.field, meaning: words.shift(shift.field) });
  const far = inTheMiddle(choices.filter(isField));
  if (far) list.push({ typed: far.field, meaning: words.choose });
  const active = choices.find((o) => o.do === "active");
  if (active) list.push({ typed: "a", meaning: active.idle ? `${words.active} ${IDLE[language]}` : words.active });
  for (const [verb, typed] of KEYS) {
    const option = choices.find((o) => o.do === verb);
    if (option) list.push({ typed, meaning: option.label });
  }
  return [...list, { typed: "d", meaning: words.piles }];
}

/** Of the options with one card the one whose field is halfway: an example nobody takes for the only field. */
const inTheMiddle = <O>(options: readonly O[]): O | undefined => options.at(options.length >> 1);

export const manual = (language: Language): Command[] => manualOf(wordsOf(language).manual);
