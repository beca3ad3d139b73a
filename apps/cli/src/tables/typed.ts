import type { Command, Reading, Sight } from "./drawing.js";

/** The commands of a game as its words list them: what is typed, and what it means. */
export const manualOf = (words: Readonly<Record<string, readonly string[]>>): Command[] =>
  Object.values(words).map(([typed = "", meaning = ""]) => ({ typed, meaning }));

/** Keys, and the verbs each may stand for. */
export type Keys = Readonly<Record<string, readonly string[]>>;

/** A key stands for the first of its verbs that is offered; where none is, the game says of the first why not. */
export function pressed({ choices }: Pick<Sight, "choices">, keys: Keys, key = ""): Reading {
  if (!Object.hasOwn(keys, key)) return null;
  const verbs = keys[key];
  return { candidate: { do: verbs.find((verb) => choices.some((o) => o.do === verb)) ?? verbs[0] } };
}

/** The card whose name is, begins with, or has that in it. */
export function meant<Face extends { readonly id: string; readonly name: string }>(
  faces: readonly Face[],
  phrase: string,
): Face | undefined {
  const called = ({ name }: Face): string => name.toLowerCase();
  return (
    faces.find((face) => called(face) === phrase || face.id === phrase) ??
    faces.find((face) => called(face).startsWith(phrase)) ??
    faces.find((face) => called(face).includes(phrase))
  );
}
