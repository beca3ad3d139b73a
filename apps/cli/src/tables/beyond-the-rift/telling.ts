import type { Event } from "@rifthall/games/beyond-the-rift/wire";
import type { Term } from "@rifthall/kernel/game";
import { faceOf } from "./faces.js";
import type { Choice, Line, Sight } from "./wire.js";

/** What other scenarios and campaigns are about is for those who play them; of this one the goal is a page of its own. */
export const isExplained = ({ kind }: Term): boolean => kind !== "campaign" && kind !== "scenario";

/** The price stands in the option, and so does what a card gives or adds. */
export function isSaid(option: Choice, event: Event): boolean {
  switch (event.do) {
    case "pay":
      return "cost" in option || option.do === "open";
    case "ap":
      return option.do === "ap-card" || option.do === "trade";
    case "aid":
      return option.do === "lay";
    case "persist":
      return option.do === "special";
    case "action":
      return option.do === "act";
    default:
      return false;
  }
}

/** "Bastian draws Helm First, Shield Bash." What one hero draws or discards in a row is one line. */
export function joined(first: Line, second: Line, sight: Sight): string | null {
  const [a, b] = [first.event, second.event];
  if ((b.do !== "draw" && b.do !== "discard") || a.do !== b.do || a.seat !== b.seat || a.rule !== b.rule) return null;
  const { name } = faceOf(sight, b.card);
  const at = second.text.indexOf(name);
  if (at < 0) return null;
  const [before, after] = [second.text.slice(0, at), second.text.slice(at + name.length)];
  if (!first.text.startsWith(before) || !first.text.endsWith(after)) return null;
  return `${first.text.slice(0, first.text.length - after.length)}, ${name}${after}`;
}
