import type { OptionLine, Told } from "@rifthall/host";
import type { Layout } from "./layout.ts";
import type { Session } from "./session.svelte.ts";

/** An event that would happen, and in words. */
interface Ahead {
  readonly event: Told;
  readonly text: string;
}

/** More sentences are no gist. */
const FEW = 3;

/** In one line what an option brings: what comes of it, not the act that its label names already. */
export function gistOf(option: OptionLine, told: readonly Ahead[], layout: Layout, session: Session): string {
  const brief = layout.foretell?.(
    told.map(({ event }) => event),
    session,
  );
  if (brief) return brief.slice(0, FEW).join(" ");
  const isOutcome = layout.follows ?? ((event: Told): boolean => event.do !== option.do);
  const outcomes = told
    .filter(({ event }) => isOutcome(event))
    .map(({ text }) => firstLine(layout.worded?.(text) ?? text));
  return [...new Set(outcomes)].slice(0, FEW).join(" ");
}

/** A tale that goes with an event is read elsewhere. */
const firstLine = (text: string): string => text.split("\n")[0] ?? "";
