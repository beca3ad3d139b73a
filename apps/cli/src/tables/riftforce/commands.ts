import type { Language } from "@rifthall/kernel/game";
import type { Command } from "../drawing.js";
import { bottom } from "../sight.js";
import { manualOf } from "../typed.js";
import { wordsOf } from "./text.js";
import { sideOf, stackAt, viewOf } from "./view.js";
import type { Choice, Numbered, Sight } from "./wire.js";

/** What has a letter of its own is not listed besides. */
const KEYED = ["play", "discard", "check", "end", "accept", "decline"];
export function listed({ choices }: Sight): readonly Numbered[] {
  return choices
    .filter((option) => !KEYED.includes(option.do))
    .map((option, i) => ({ number: isPlace(option) ? option.location + 1 : i + 1, option }));
}

/** A place is chosen by its own number. */
export const isPlace = (o: Choice) => o.do === "move" || o.do === "aim" || o.do === "place";

/** Where the board marks the card anyway, only cards of one name in one stack are told apart by their place. */
export function line(option: Choice, sight: Sight): string | null {
  if (option.do === "draft") return null;
  if (option.do !== "activate" && option.do !== "target") return option.label;
  const v = viewOf(sight);
  const words = wordsOf(sight.language);
  const { side, slot } = option;
  const stack = stackAt(sight, option.location, side);
  const alike = stack.filter(({ card }) => card === option.card).length;
  const whose = v.scores.length > 2 && side !== sideOf(v, bottom(sight)) ? ` · ${sight.names[side] ?? ""}` : "";
  return `${option.label}${whose}${alike > 1 ? ` · ${words.which(slot + 1, stack.length)}` : ""}`;
}

/** What can be typed now, each with an example that is legal. */
export function commands(sight: Sight): Command[] {
  const { choices } = sight;
  const words = wordsOf(sight.language);
  const v = viewOf(sight);
  const cards = v.hands[bottom(sight)] ?? [];
  const nth = (card: string): number => cards.indexOf(card) + 1;
  const list: Command[] = [];
  const [play] = handOptions(sight, "play");
  if (play) {
    const places = choices.flatMap((o) => (o.do === "play" && o.card === play ? [o.location] : []));
    const middle = v.locations.length >> 1;
    const at = (places.includes(middle) ? middle : places[0]) + 1;
    const goesOn = choices.some((o) => o.do === "end");
    list.push({ typed: `p ${nth(play)} ${at}`, meaning: words[goesOn ? "playOn" : "play"](nth(play), at) });
  }
  const [discard] = handOptions(sight, "discard");
  if (discard) list.push({ typed: `d ${nth(discard)}`, meaning: words.discardTo(nth(discard)) });
  for (const [verb, key, meaning] of [
    ["check", "c", words.check],
    ["end", "e", words.end],
    ["accept", "y", words.yes],
    ["decline", "n", words.no],
  ] as const)
    if (choices.some((o) => o.do === verb)) list.push({ typed: key, meaning });
  return list;
}

/** The cards of the hand this verb is legal with, in the order of their numbers. */
export function handOptions(sight: Sight, verb: "play" | "discard"): string[] {
  const legal = new Set(sight.choices.flatMap((o) => (isHeld(o) && o.do === verb ? [o.card] : [])));
  return (viewOf(sight).hands[bottom(sight)] ?? []).filter((card) => legal.has(card));
}

const isHeld = (o: Choice) => o.do === "play" || o.do === "discard";

export const manual = (language: Language): Command[] => manualOf(wordsOf(language).manual);
