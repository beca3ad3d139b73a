import type { Gain } from "../../shared/gains.js";
import type { Texts } from "../../shared/phrases.js";
import type { OptionKind } from "../verbs/kinds.js";
import type { Event, Phase } from "../wire.js";

/** Events that tell what came of something. */
type Turned = `hits-${"over" | "even" | "under"}` | `${"vitality" | "threat"}-less` | "successes-none";

/** What the Deployment phase is for. */
export type Way = "deploy" | "equip" | "use" | "end";

/** Some events read differently by what came of them. */
export interface Dictionary extends Texts<OptionKind, Exclude<Event["do"], "hits"> | Turned> {
  /** Where a sentence begins with the phase, the turn's beginning and end say whose they are. */
  readonly phases: Readonly<Partial<Record<Phase, string>>>;
  /** What may be done in the Deployment phase. */
  readonly ways: Readonly<Record<Way, string>>;
  /** What may be deployed before the first turn. */
  readonly kinds: Readonly<Record<"gear" | "unit" | "skill", string>>;
  readonly engaged: string;
  readonly enemyRoll: string;
  /** Behind an option that would change nothing, or whose named part would. */
  readonly idlePart: string;
  /** What changed numbers are worth a word. */
  readonly gains: Readonly<Record<string, Gain>>;
  /** What is said of dice. */
  readonly rolls: Readonly<
    Record<"dice" | "each" | "more" | "hits" | "hitsMore" | "successes" | "nothing" | "besides", string>
  >;
}
