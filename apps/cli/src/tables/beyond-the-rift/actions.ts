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
  const groups = new Map<string, string[]>();
  for (const { number, option } of listed) {
    if (!isGrouped(option)) continue;
    const title = titleOf(sight, option);
    const list = groups.get(title) ?? [];
    list.push(`${paint.key(`[${number}]`)} ${nameOf(sight, option)}`.replaceAll(" ", "\u00a0"));
    groups.set(title, list);
  }
  return [...groups].flatMap(([title, list]) =>
    wrap(`${paint.bold(`${title}:`)} ${list.join("  ")}`, width - 1, " ", "   ").map((line) =>
      line.replaceAll("\u00a0", " ").trimEnd(),
    ),
  );
}

function titleOf(sight: Sight, option: Grouped): string {
  const words = wordsOf(sight.language);
  switch (option.do) {
    case "attack":
      return words.attackWith(faceOf(sight, option.card).name, option.cost);
    case "open":
      return words.openHead(`${tagOf(sight, option.id)} ${faceOf(sight, option.card).name}`);
    case "trade":
      return words.tradeHead;
    case "engage":
      return words.engageHead;
    case "disengage":
      return words.disengageHead;
  }
}

function nameOf(sight: Sight, option: Grouped): string {
  const words = wordsOf(sight.language);
  const odds = "chance" in option && option.chance !== undefined ? ` ${words.chance(option.chance)}` : "";
  const idle = option.idle ? ` ${sight.paint.dim(IDLE[sight.language])}` : "";
  const called = (id: number, card: string): string => `${tagOf(sight, id)} ${faceOf(sight, card).name}`;
  switch (option.do) {
    case "attack":
      return `${called(option.targetId, option.target)}${odds}${idle}`;
    case "open":
      return `${words.ap(option.n)}${odds}${idle}`;
    case "trade":
      return `${faceOf(sight, option.card).name} (${words.ap(option.n)})${idle}`;
    default:
      return `${called(option.id, option.card)} (${words.ap(option.cost)})${idle}`;
  }
}
