import type { Language } from "@rifthall/kernel/game";
import { kindOf, type Option } from "@rifthall/kernel/ids";

/** What a phase is for: of the ways there are to act, each with the kinds of option that it stands for, those that are open now. */
export const waysNow = <Way extends string, Kind extends string>(
  ways: Readonly<Record<Way, readonly Kind[]>>,
  kinds: readonly Kind[],
  options: readonly Option[],
): readonly Way[] => {
  const offered = new Set(options.map((option) => kinds[kindOf(option)]));
  return (Object.keys(ways) as Way[]).filter((way) => ways[way].some((kind) => offered.has(kind)));
};

const OR: Readonly<Record<Language, (several: boolean) => string>> = {
  en: (several) => (several ? ", or " : " or "),
  de: () => " oder ",
};
/** "attack, draw, or be done". */
export const either = (ways: readonly string[], language: Language): string =>
  ways.length < 2 ? ways.join("") : `${ways.slice(0, -1).join(", ")}${OR[language](ways.length > 2)}${ways.at(-1)}`;
