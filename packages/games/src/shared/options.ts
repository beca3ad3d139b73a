import type { MatchOption, Text } from "@rifthall/kernel/game";

const oneOf =
  (type: "choice" | "name") =>
  (name: string, values: readonly string[], about: Text): MatchOption => ({
    name,
    type,
    values,
    default: values[0] ?? "",
    about,
  });

/** One of these; where nothing is said, the first. */
export const choice = oneOf("choice");
/** Likewise, of names of the content: packs may bring others. */
export const naming = oneOf("name");

export const flag = (name: string, otherwise: boolean, about: Text): MatchOption => ({
  name,
  type: "flag",
  default: otherwise,
  about,
});

export const number = (
  name: string,
  [least, greatest]: readonly [number, number],
  otherwise: number,
  about: Text,
): MatchOption => ({ name, type: "number", least, greatest, default: otherwise, about });

/** A list for each seat; none where nothing is said. */
export const lists = (name: string, about: Text): MatchOption => ({ name, type: "lists", default: null, about });
