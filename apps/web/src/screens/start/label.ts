import type { Language, MatchOption, MatchOptions, OptionValue } from "@rifthall/kernel/game";
import type { StartGame } from "./game.ts";

/** `openDiscards` and `friendly-first` as words. */
export function plainly(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z0-9])/g, "$1 $2")
    .replaceAll("-", " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const titleOf = (game: StartGame | undefined, option: string, language: Language): string =>
  game?.options[option]?.title[language] ?? plainly(option);

export const valueName = (game: StartGame | undefined, option: string, value: string, language: Language): string =>
  game?.options[option]?.values?.[value]?.[language] ?? value;

/** What it is about: the value that is chosen, in a sentence, or else what the engine says. */
export const aboutOf = (
  game: StartGame | undefined,
  option: Pick<MatchOption, "name" | "about">,
  value: OptionValue | undefined,
  language: Language,
): string => game?.options[option.name]?.abouts?.[String(value)]?.[language] ?? option.about[language];

/** The values in the order their names are given in; those without a name come last. */
export function inOrder(game: StartGame | undefined, option: string, values: readonly string[]): readonly string[] {
  const named = Object.keys(game?.options[option]?.values ?? {});
  const rank = (value: string): number => (named.includes(value) ? named.indexOf(value) : named.length);
  return [...values].sort((a, b) => rank(a) - rank(b));
}

/** Whether the option means anything with the others as they are. */
export const matters = (game: StartGame | undefined, option: string, values: MatchOptions): boolean =>
  game?.options[option]?.when?.(values) ?? true;

/** Those everybody chooses among, and those that are folded away. */
export function unfolded<O extends { readonly name: string }>(
  game: StartGame | undefined,
  options: readonly O[],
): { readonly open: readonly O[]; readonly house: readonly O[] } {
  const isHouse = ({ name }: O): boolean => game?.options[name]?.house === true;
  return { open: options.filter((o) => !isHouse(o)), house: options.filter(isHouse) };
}

/** In the order their names are given in; those without a name come last. */
export function byNames<O extends { readonly name: string }>(
  game: StartGame | undefined,
  options: readonly O[],
): readonly O[] {
  const named = Object.keys(game?.options ?? {});
  const rank = ({ name }: O): number => (named.includes(name) ? named.indexOf(name) : named.length);
  return options.toSorted((a, b) => rank(a) - rank(b));
}

export const usualValues = (options: readonly MatchOption[]): Record<string, OptionValue> =>
  Object.fromEntries(options.map((option) => [option.name, option.default]));

/** Lists as text: one a line, words parted by commas. */
export const listsToText = (lists: OptionValue | undefined): string =>
  Array.isArray(lists) ? lists.map((list: readonly string[]) => list.join(", ")).join("\n") : "";

export function textToLists(text: string): readonly (readonly string[])[] | null {
  const lists = text
    .split("\n")
    .map((line) => line.split(/[\s,]+/).filter((word) => word !== ""))
    .filter((list) => list.length > 0);
  return lists.length === 0 ? null : lists;
}
