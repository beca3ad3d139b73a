import { IDLE, type OptionLine } from "@rifthall/host";
import type { Language } from "@rifthall/kernel";
import type { Command, Numbered, Sight } from "../drawing.js";
import { faceOf, sidesText } from "./faces.js";
import { heldBy } from "./hand.js";
import { controllerOf, shapeOf } from "./marks.js";
import { wordsOf } from "./text.js";
import { cardOn } from "./view.js";

/** What has a key, or a card and a field to be typed, is not listed besides. */
const TYPED = ["play", "sacrifice", "cast", "put", "active", "shift", "end", "keep", "accept", "decline"];
/** Fields to go to are listed while they are few: then it can be said what each would bring. */
const FIELDS = ["move", "aim"];
const FEW = 6;
/** Their number is that of the card in the hand, which shows it. */
const IN_HAND = ["return", "discard"];
const FROM_PILES = ["take", "top"];

export function listed(sight: Sight): readonly Numbered[] {
  const { choices } = sight;
  const isShort = choices.filter((option) => FIELDS.includes(option.do)).length <= FEW;
  const held = heldBy(sight);
  return choices
    .filter((option) => !TYPED.includes(option.do) && (isShort || !FIELDS.includes(option.do)))
    .map((option, i) => {
      const card = IN_HAND.includes(option.do) ? held.find(({ face }) => face.id === option.card) : undefined;
      return { number: card?.number ?? i + 1, option };
    })
    .sort((a, b) => a.number - b.number);
}

/** What the hand shows with its number and text is not told twice; of a creature is said whose it is. */
export function line(option: OptionLine, sight: Sight): string | null {
  if (IN_HAND.includes(option.do)) return null;
  if (FROM_PILES.includes(option.do)) {
    const face = faceOf(sight, String(option.card));
    return [option.label, sidesText(face), face.short].filter((part) => part !== "").join("  ");
  }
  const seen =
    option.card === undefined || option.field === undefined ? undefined : cardOn(sight, String(option.field));
  return seen && "up" in seen ? `${shapeOf(controllerOf(seen))} ${option.label}` : option.label;
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
  const first = (...verbs: readonly string[]): OptionLine | undefined => choices.find((o) => verbs.includes(o.do));
  const number = (option: OptionLine): number => heldBy(sight).find(({ face }) => face.id === option.card)?.number ?? 0;
  const list: Command[] = [];
  const play = inTheMiddle(
    choices.filter((o) => o.do === "play" || o.do === "put").sort((a, b) => number(a) - number(b)),
  );
  if (play) list.push({ typed: `${number(play)} ${play.field}`, meaning: words.play(number(play)) });
  const cast = choices.find((o) => o.do === "cast" && !o.idle) ?? first("cast");
  if (cast) list.push({ typed: `${number(cast)}`, meaning: words.cast(number(cast)) });
  const shift = first("shift");
  if (shift) list.push({ typed: String(shift.field), meaning: words.shift(String(shift.field)) });
  const far = inTheMiddle(choices.filter((o) => FIELDS.includes(o.do)));
  if (far) list.push({ typed: String(far.field), meaning: words.choose });
  const active = first("active");
  if (active) list.push({ typed: "a", meaning: active.idle ? `${words.active} ${IDLE[language]}` : words.active });
  for (const [verb, typed] of KEYS) {
    const option = first(verb);
    if (option) list.push({ typed, meaning: option.label });
  }
  return [...list, { typed: "d", meaning: words.piles }];
}

/** Of the options with one card the one whose field is halfway: an example nobody takes for the only field. */
function inTheMiddle(options: readonly OptionLine[]): OptionLine | undefined {
  const same = options.filter((option) => option.card === options[0]?.card);
  return same[same.length >> 1];
}

export const manual = (language: Language): Command[] =>
  Object.values(wordsOf(language).manual).map(([typed, meaning]) => ({ typed, meaning }));
