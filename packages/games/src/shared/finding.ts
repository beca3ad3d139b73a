import type { Found, Meanings, Select, Selector, Word } from "@rifthall/effects";
import { type Card, type Frame, NONE, type Zone } from "@rifthall/kernel/ids";
import type { State } from "@rifthall/kernel/state";

export type Fits<S extends State> = (s: S, f: Frame, x: Card) => boolean;

/** Does a card fit all of these words? Adjectives come first: they are quicker to ask, and rule out more. */
export function fitsAll<S extends State>(words: readonly Word<S>[], list: readonly string[]): Fits<S> {
  const filters = list.map((word) => {
    const fits = words.find((w) => w.word === word && w.part !== "reference")?.fits;
    if (!fits) throw new Error(`"${word}" has no meaning here`);
    return fits;
  });
  const [first, second] = filters;
  if (filters.length === 1) return first;
  if (filters.length === 2) return (s, f, card) => first(s, f, card) && second(s, f, card);
  return (s, f, card) => {
    for (let i = 0; i < filters.length; i++) if (!filters[i](s, f, card)) return false;
    return true;
  };
}

/** Does a card fit every word of a selector? Its rank is not asked. */
export function fitsSelector<S extends State>(words: readonly Word<S>[], x: Selector): Fits<S> {
  const fits = fitsAll(words, [...x.adjectives, x.noun, ...x.places]);
  return (s, f, card) => card !== NONE && fits(s, f, card);
}

/** Is a card among those selected, or the one referred to? */
export function fittingIn<S extends State>(
  { one }: Meanings<S>,
  fitsOf: (x: Selector) => Fits<S>,
): (x: Select) => Fits<S> {
  return (x) => {
    if (x.kind === "selector") return fitsOf(x);
    const meant = one(x);
    return (s, f, card) => card !== NONE && meant(s, f) === card;
  };
}

/** Adds what fits in a zone, in its order. */
export function addFitting<S extends State>(s: S, f: Frame, zone: Zone, fits: Fits<S>, found: Found): void {
  for (let c = s.head[zone]; c !== NONE; c = s.next[c]) if (fits(s, f, c)) found.add(c);
}

/** Of what was found from there on, keeps that of the highest value. */
export function keepHighest<S extends State>(s: S, found: Found, from: number, value: (s: S, x: Card) => number): void {
  let best = Number.NEGATIVE_INFINITY;
  for (let i = from; i < found.count; i++) best = Math.max(best, value(s, found.list[i] as Card));
  let kept = from;
  for (let i = from; i < found.count; i++)
    if (value(s, found.list[i] as Card) === best) found.list[kept++] = found.list[i];
  found.count = kept;
}
