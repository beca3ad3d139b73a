import type { Finder, Found, Selector, Word } from "@rifthall/effects";
import { type Card, type Frame, lowest, NONE } from "@rifthall/kernel/ids";
import { tire } from "@rifthall/kernel/state";
import { strength } from "../rules/values.js";
import { cardAt, type Field, type Neverrift, occupied } from "../table.js";
import { words } from "./words.js";

export type Fits = (s: Neverrift, f: Frame, x: number) => boolean;

/** Does a card or field fit every word of a selector? Its rank is not asked. */
export function fitsOf(x: Selector): Fits {
  const filters = [...x.adjectives, x.noun, ...x.places].map((word) => fitting(x, word));
  const [first, second] = filters;
  if (filters.length === 1) return first;
  if (filters.length === 2) return (s, f, thing) => first(s, f, thing) && second(s, f, thing);
  return (s, f, thing) => {
    for (let i = 0; i < filters.length; i++) if (!filters[i](s, f, thing)) return false;
    return true;
  };
}

function fitting(x: Selector, word: string): Fits {
  const meant = (w: Word<Neverrift>): boolean => w.word === word && w.part !== "reference" && w.sort === x.sort;
  const fits = words.find(meant)?.fits;
  if (!fits) throw new Error(`"${word}" has no meaning here`);
  return fits;
}

/** What a selector means, field by field. */
export function find(x: Selector): Finder<Neverrift> {
  const fits = fitsOf(x);
  if (x.sort === "place")
    return (s, f, found) => {
      for (let field = 0; field < s.shape.fields; field++) if (fits(s, f, field)) found.add(field);
    };
  const measure = MEASURES[x.rank ?? ""];
  return (s, f, found) => {
    const from = found.count;
    for (let bits = occupied(s); bits !== 0; bits &= bits - 1) {
      const card = cardAt(s, lowest(bits) as Field);
      if (fits(s, f, card)) found.add(card);
    }
    if (measure !== undefined) keepMost(s, found, from, measure);
  };
}

type Measure = (s: Neverrift, card: Card) => number;

/** Of what there is to be most. */
const MEASURES: Readonly<Record<string, Measure>> = {
  newest: (s, card) => s.age[card],
  oldest: (s, card) => -s.age[card],
  strongest: strength,
  weakest: (s, card) => -strength(s, card),
};

function keepMost(s: Neverrift, found: Found, from: number, measure: Measure): void {
  s.effort += found.count - from;
  tire(s);
  let most = Number.NEGATIVE_INFINITY;
  for (let i = from; i < found.count; i++) most = Math.max(most, measure(s, found.list[i] as Card));
  let kept = from;
  for (let i = from; i < found.count; i++)
    if (measure(s, found.list[i] as Card) === most) found.list[kept++] = found.list[i];
  found.count = kept;
}

/** All cards in play, in the order selectors look at them. */
export function cardsInPlay(s: Neverrift): Card[] {
  const list: Card[] = [];
  for (let field = 0; field < s.shape.fields; field++) {
    const card = cardAt(s, field as Field);
    if (card !== NONE) list.push(card);
  }
  return list;
}
