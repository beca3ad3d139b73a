import type { MatchOption, OptionValue } from "@rifthall/kernel/game";
import { unknown } from "@rifthall/kernel/text";
import { BadUsage } from "../failure.js";

const TRUE = ["true", "yes", "on", "1"];
const FALSE = ["false", "no", "off", "0"];

/** `name=value` as an option the game declares. The value keeps its kind; the game's own check comes after. */
export function readOption(declared: readonly MatchOption[], word: string): [string, OptionValue] {
  const at = word.indexOf("=");
  const name = at < 0 ? word : word.slice(0, at);
  const option = declared.find((o) => o.name === name);
  if (!option)
    throw new BadUsage(
      `--option: ${unknown(
        "option",
        name,
        declared.map((o) => o.name),
      )}`,
    );
  const value = at < 0 ? undefined : word.slice(at + 1);
  return [name, readValue(option, value)];
}

function readValue(option: MatchOption, word: string | undefined): OptionValue {
  const bad = (right: string): BadUsage =>
    new BadUsage(`--option ${option.name}${word === undefined ? "" : `=${word}`}: must be ${option.name}=${right}`);
  switch (option.type) {
    case "flag":
      if (word === undefined || TRUE.includes(word)) return true;
      if (FALSE.includes(word)) return false;
      throw bad("true or false");
    case "number":
      if (word === undefined || !/^-?\d+$/.test(word)) throw bad(`${option.least} to ${option.greatest}`);
      return Number(word);
    case "choice":
    case "name":
      if (word === undefined) throw bad(option.values.join(" or "));
      return word;
    case "lists":
      if (word === undefined || word === "") throw bad("a,b,c/d,e,f");
      return word.split("/").map((list) => words(list));
  }
}

const words = (list: string): string[] => list.split(",").flatMap((part) => part.trim() || []);
