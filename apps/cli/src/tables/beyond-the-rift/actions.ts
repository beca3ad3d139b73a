import { IDLE } from "@rifthall/host";
import { wrap } from "../../paint.js";
import { faceOf } from "./faces.js";
import { wordsOf } from "./text.js";
import { tagOf } from "./view.js";
import type { Choice, Numbered, Sight } from "./wire.js";

/** Options of which there are many alike: they stand together, each with its number and what tells it apart. */
type Grouped = Extract<Choice, { readonly do: "attack" | "trade" | "engage" | "disengage" | "open" }>;
export const isGrouped = (option: Choice): option is Grouped =>
  option.do === "attack" ||
  option.do === "trade" ||
  option.do === "engage" ||
  option.do === "disengage" ||
  option.do === "open";

/** "Attack with Cautery (2 AP): [1] a Orc Raider 19%  [2] b Orc Archer 52%" */
export function actions(sight: Sight, listed: readonly Numbered[]): string[] {
  const { paint, width } = sight;
  const groups = new Map<string, Entry[]>();
  for (const { number, option } of listed) {
    if (!isGrouped(option)) continue;
    const title = titleOf(sight, option);
    groups.set(title, [...(groups.get(title) ?? []), { number, option }]);
  }
  return [...groups].flatMap(([title, entries]) =>
    wrap(`${paint.bold(`${title}:`)} ${entryTexts(sight, entries).join("  ")}`, width - 1, " ", "   ").map((line) =>
      line.replaceAll("\u00a0", " ").trimEnd(),
    ),
  );
}

interface Entry {
  readonly number: number;
  readonly option: Grouped;
}

/** "[1] a Orc Raider 19%"; prices of a Door with the same chance stand together: "[1–3] 1–3 AP 0%". */
function entryTexts(sight: Sight, entries: readonly Entry[]): string[] {
  const runs: Entry[][] = [];
  for (const entry of entries) {
    const last = runs.at(-1)?.at(-1);
    if (last !== undefined && isAlike(last.option, entry.option)) runs.at(-1)?.push(entry);
    else runs.push([entry]);
  }
  return runs.map(([first, ...others]) => {
    const last = others.at(-1);
    const number = last === undefined ? first.number : `${first.number}–${last.number}`;
    const name = nameOf(sight, first.option, last?.option);
    return `${sight.paint.key(`[${number}]`)} ${name}`.replaceAll(" ", "\u00a0");
  });
}

const isAlike = (a: Grouped, b: Grouped): boolean => a.do === "open" && b.do === "open" && a.chance === b.chance;

function titleOf(sight: Sight, option: Grouped): string {
  const words = wordsOf(sight.language);
  switch (option.do) {
    case "attack":
      return words.attackWith(faceOf(sight, option.card).name, option.cost);
    case "open":
      return words.openHead(`${tagOf(sight, option.id)} ${faceOf(sight, option.card).name}`);
    case "trade":
      return words.tradeHead(option.n);
    case "engage":
      return words.engageHead;
    case "disengage":
      return words.disengageHead;
  }
}

function nameOf(sight: Sight, option: Grouped, last?: Grouped): string {
  const words = wordsOf(sight.language);
  const odds = "chance" in option && option.chance !== undefined ? ` ${words.chance(option.chance)}` : "";
  const idle = option.idle ? ` ${sight.paint.dim(IDLE[sight.language])}` : "";
  const called = (id: number, card: string): string => `${tagOf(sight, id)} ${faceOf(sight, card).name}`;
  switch (option.do) {
    case "attack":
      return `${called(option.targetId, option.target)}${odds}${idle}`;
    case "open":
      return `${last?.do === "open" ? `${option.n}–` : ""}${words.ap(last?.do === "open" ? last.n : option.n)}${odds}${idle}`;
    case "trade":
      return `${faceOf(sight, option.card).name}${idle}`;
    default:
      return `${called(option.id, option.card)} (${words.ap(option.cost)})${idle}`;
  }
}
