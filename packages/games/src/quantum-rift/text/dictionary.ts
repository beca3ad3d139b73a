import type { OptionKind } from "../verbs/kinds.js";
import type { Event, Phase } from "../wire.js";

/** Events that tell what came of something. */
type Turned = `hits-${"over" | "even" | "under"}` | `${"vitality" | "threat"}-less` | "successes-none";

/** The texts of one language: templates with `{slots}`. */
export interface Dictionary {
  readonly prompts: Readonly<Record<string, string>>;
  readonly labels: Readonly<Record<OptionKind, string>>;
  /** By word; some read differently by what came of them. */
  readonly events: Readonly<Record<Exclude<Event["do"], "hits"> | Turned, string>>;
  readonly reasons: Readonly<Record<string, string>>;
  /** Where a sentence begins with the phase, the turn's beginning and end say whose they are. */
  readonly phases: Readonly<Partial<Record<Phase, string>>>;
  readonly hidden: string;
  readonly player: string;
  readonly engaged: string;
  readonly enemyRoll: string;
  /** Behind an option that would change nothing, or whose named part would. */
  readonly idlePart: string;
  /** What is said of dice. */
  readonly rolls: Readonly<
    Record<
      "dice" | "each" | "more" | "hits" | "hitsMore" | "successes" | "passed" | "failed" | "nothing" | "besides",
      string
    >
  >;
  /** What an attack makes of its target. */
  readonly verdicts: Readonly<Record<"damaged" | "destroyed" | "vitality" | "exhausted" | "nothing", string>>;
}

export type Fill = Readonly<Record<string, string | number>>;

/** `{card}` is that value; `{n:success:successes}` is the number with the word that fits it. */
export const fill = (template: string, values: Fill): string =>
  template.replace(/\{(\w+)(?::([^:}]*):([^}]*))?\}/g, (_, slot: string, one?: string, many?: string) => {
    const value = String(values[slot] ?? "");
    return one === undefined ? value : `${value} ${value === "1" ? one : many}`;
  });
