import type { Gain } from "../../shared/gains.js";
import type { OptionKind } from "../verbs/kinds.js";
import type { Event } from "../wire.js";

/** Events that read differently by what came of them, or by where something goes. */
type Parted = "compare" | "open" | "ap" | "threat" | "counter" | "move" | "wound" | "fatigue" | "response" | "rebuild";
type Turned =
  | `compare-${"hit" | "miss"}`
  | `open-${"done" | "shut"}`
  | `${"ap" | "threat" | "counter"}-${"more" | "less"}`
  | `move-${"engage" | "disengage" | "reengage" | "support"}`
  | `${"wound" | "fatigue"}-${"hand" | "deck" | "discard"}`
  | `response-${"column" | "attack" | "defence" | "symbol" | "check" | "door"}`
  | `rebuild-${"wound" | "fatigue" | "response"}`
  | "ap-anew"
  | "ap-card-own"
  | "attach-wound"
  | "attach-fatigue"
  | "use-board";
export type EventWord = Exclude<Event["do"], Parted> | Turned;

/** Options that read differently by what they are part of. */
type Other =
  | "ap-card-more"
  | "close-defence"
  | "lay-affliction"
  | "special-other"
  | "persist"
  | "persist-other"
  | "cure"
  | "use-board";
export type LabelWord = OptionKind | Other;

type Chance = "some" | "sure" | "never" | "yes" | "no";

/** What a hero may do in the Hero Phase. */
export type Way = "attack" | "play" | "engage" | "disengage" | "open" | "suffer" | "draw" | "swap" | "done";

/** What may go into an attack or a defence, and what closes it. */
export type Commit = "attack" | "defence" | "affliction" | "guard" | "strike" | "stand";

/** The texts of one language: templates with `{slots}`. */
export interface Dictionary {
  /** What may be done in the Hero Phase. */
  readonly ways: Readonly<Record<Way, string>>;
  readonly commits: Readonly<Record<Commit, string>>;
  readonly prompts: Readonly<Record<string, string>>;
  readonly labels: Readonly<Record<LabelWord, string>>;
  readonly events: Readonly<Record<EventWord, string>>;
  readonly reasons: Readonly<Record<string, string>>;
  /** What changed numbers are worth a word. */
  readonly gains: Readonly<Record<string, Gain>>;
  /** Why a scenario was lost. */
  readonly losses: Readonly<Record<string, string>>;
  /** What a hero board is called where a card is named. */
  readonly board: string;
  /** A card that is not known. */
  readonly hidden: string;
  /** Where something goes, and behind a name where it stands. */
  readonly toQuest: string;
  readonly toHero: string;
  readonly atQuest: string;
  readonly atHero: string;
  /** The same where brackets follow. */
  readonly inQuest: string;
  readonly nearHero: string;
  /** "5 + 1 Response card against Defence 3 + 1 Response card: 52%", and the same of a defence and a Door. */
  readonly sums: Readonly<Record<"attack" | "defence" | "door" | "responses" | "targets", string>>;
  /** How likely that is; and once all is drawn, how it is. */
  readonly chances: Readonly<Record<"attack" | "defence" | "door", Readonly<Record<Chance, string>>>>;
  /** What a hit deals. */
  readonly damage: Readonly<Record<"wounds" | "fatigue" | "both" | "none", string>>;
  /** What somebody is about to suffer, for the ally who may take it on. */
  readonly ordeals: Readonly<Record<"attack" | "poison" | "intimidate", string>>;
  /** Behind a yes: the part of it that would change nothing. */
  readonly idlePart: string;
}
