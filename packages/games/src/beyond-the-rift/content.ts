import type { Condition, Effect } from "@rifthall/effects";
import type { Content, Pack, Text } from "@rifthall/kernel/game";
import type { Frame } from "@rifthall/kernel/ids";
import type { Aim } from "./rules/target.js";
import type { BeyondTheRift } from "./table.js";
import type { Fits } from "./verbs/find.js";
import type { BodyPart, CardType, Edition, Family, Numbers, Reacting } from "./wire.js";

/** An effect as it was written, and the number of the procedure that runs it; NONE where there is none. */
export interface Run {
  readonly effect: Effect;
  readonly procedure: number;
}

/** Whether a condition holds, to be asked with a probe. */
export type Holding = (s: BeyondTheRift, f: Frame) => boolean;

/** Steps to a condition, likewise. */
export type Distance = (s: BeyondTheRift, f: Frame) => number;

/** BR-58 to BR-61: without a Primary Cost it cannot begin an attack or aid one; without a Secondary it cannot be added. */
export interface AttackPart {
  readonly primary: number | null;
  readonly secondary: number | null;
  readonly value: number;
  /** BR-64 */
  readonly responses: number;
  /** BR-A51 */
  readonly targets: number;
  readonly bonus: Run | null;
}
export interface DefensePart {
  readonly cost: number;
  readonly value: number;
  readonly responses: number;
  readonly bonus: Run | null;
}
export interface ApPart {
  readonly cost: number;
  readonly gain: number;
}
export interface SpecialPart extends Run {
  readonly cost: number;
}
export interface ReactionPart extends Run {
  readonly cost: number;
  readonly when: Reacting;
  /** Besides, this must hold; `that` is the card the event is about. */
  readonly condition: Condition | null;
  readonly holds: Holding | null;
}
/** An action of a board, of a card in play or of terrain (BR-132). */
export interface Ability extends Run {
  readonly cost: number;
  readonly once: "round" | "scenario" | null;
  readonly when: Condition | null;
  readonly holds: Holding | null;
}

/** What a card in play adds to a stat of others, or of heroes. */
export interface Ongoing {
  readonly key: number;
  readonly by: number;
  /** Does it concern this card? Null: the hero in whose area it lies; on the scenario, every hero. */
  readonly fits: Fits | null;
  readonly holds: Holding | null;
}

/** One side of a hero board. */
export interface Board {
  readonly ap: number;
  readonly draw: number;
  readonly swap: number;
  readonly trade: number;
  /** AP for a point of defence. */
  readonly guard: number;
  readonly wounds: number;
  readonly fatigue: number;
}

/** Every card there is, one shape for all types: what a type does not have is 0, null or empty. */
export interface CardDef {
  readonly id: string;
  readonly index: number;
  readonly name: Text;
  readonly type: CardType;
  readonly flavour: Text | null;
  /** Of hero cards: the body part; NONE is null. */
  readonly part: BodyPart | null;
  readonly range: number;
  readonly attack: AttackPart | null;
  readonly defense: DefensePart | null;
  readonly ap: ApPart | null;
  readonly special: SpecialPart | null;
  readonly reaction: ReactionPart | null;
  /** BR-52: exactly one of its actions; else all of them (BR-53, BR-A87). */
  readonly divided: boolean;
  /** BR-123 */
  readonly persistent: boolean;
  readonly ally: boolean;
  /** Of enemies and allies; of what can be attached, the modifiers (BR-112). */
  readonly numbers: Numbers;
  readonly modifiers: Numbers;
  /** BR-A27: what its hits put into a hand. */
  readonly wounds: number;
  readonly fatigue: number;
  readonly family: Family | null;
  readonly boss: boolean;
  /** Of terrain: "door" and "portcullis" are doors (BR-134). */
  readonly kind: string;
  /** Of a Wound or Fatigue, for heroes: what it changes, by how much (BR-111). */
  readonly of: "attack" | "defense" | "ap" | null;
  readonly n: number;
  /** Of a Response card. */
  readonly value: number;
  readonly board: Board | null;
  /** Copies in each edition's box, where that is not said by a deck. */
  readonly final: number;
  readonly v099: number;
  readonly ongoing: readonly Ongoing[];
  readonly ongoingEffect: Effect;
  readonly action: Ability | null;
  /** BR-110 */
  readonly end: Run | null;
  /** What happens when it dies, or when it comes into play. */
  readonly killed: Run | null;
  readonly spawned: Run | null;
}

export interface Hero {
  readonly id: string;
  readonly name: Text;
  readonly title: Text;
  readonly class: string;
  readonly alignment: string;
  readonly race: string;
  readonly role: string;
  readonly v099: boolean;
  readonly deck: readonly (readonly [string, number])[];
  /** The defs of its board's sides. */
  readonly standard: CardDef;
  readonly alternate: CardDef;
}
/** A hero as it sits down: the side that is up, and what it has equipped. */
export interface HeroSheet {
  readonly hero: Hero;
  readonly board: CardDef;
  readonly items: readonly Item[];
  readonly deck: readonly (readonly [string, number])[];
}

export interface Item {
  readonly id: string;
  readonly index: number;
  readonly name: Text;
  readonly flavour: Text | null;
  readonly part: BodyPart;
  readonly cards: readonly (readonly [string, number])[];
  readonly campaign: string;
  readonly v099: boolean;
  /** BR-140: a hero's name, class and alignment; in v0.9.9 race, alignment and role. */
  readonly requires: Readonly<Partial<Record<"hero" | "class" | "alignment" | "race" | "role", string>>>;
}

/** A number for each number of heroes (BR-2). */
export type ByHeroes = readonly [number, number, number, number];

/** What an enemy does in a column, and whether it would change anything (BR-76), to be asked with a probe of the enemy. */
export interface Cell extends Run {
  readonly able: Holding;
  /** BR-A71: its actions that have an alternate, by the default priority. */
  readonly aims: readonly Aim[];
}
export interface Row {
  /** An enemy's id, or a family. */
  readonly who: string;
  /** By column; a column left out is the nearest lower one (BR-A30), or null. */
  readonly columns: readonly (Cell | null)[];
}
export interface ScenarioAction extends Ability {
  readonly id: string;
  readonly name: Text;
  /** BR-132 */
  readonly unengaged: boolean;
}
export interface Door {
  readonly value: ByHeroes;
  readonly responses: number;
  readonly defence: ByHeroes;
}
export interface Requirements {
  readonly won: readonly string[];
  readonly lost: readonly string[];
  readonly heroes: readonly string[];
  readonly notes: readonly string[];
  readonly without: readonly string[];
}

export interface Scenario {
  readonly id: string;
  readonly index: number;
  readonly name: Text;
  readonly story: Text;
  readonly goal: Text;
  readonly victory: Text;
  readonly defeat: Text;
  readonly campaign: string | null;
  readonly v099: boolean;
  readonly requires: Requirements;
  /** Heroes that must take part. */
  readonly must: readonly string[];
  readonly least: number;
  readonly most: number;
  /** By difficulty: the decks, the supply outside, threat and counters at the start. */
  readonly levels: Readonly<Record<"easy" | "normal" | "hard", Level>>;
  readonly doors: Readonly<Record<string, Door>>;
  readonly counters: readonly { readonly id: string; readonly name: Text }[];
  readonly table: readonly Row[];
  /** Of its rows, those whose enemies change a counter themselves. */
  readonly strays: readonly string[];
  readonly actions: readonly ScenarioAction[];
  readonly setup: Run | null;
  readonly phases: Readonly<Partial<Record<"hero" | "enemy" | "quest" | "draw" | "end", Run>>>;
  /** BR-148: the Quest Phase with its spawning first, as v0.9.9 has it. */
  readonly spawnFirst: Run | null;
  readonly killed: Run | null;
  readonly opened: Run | null;
  readonly spawned: Run | null;
  readonly win: Condition;
  readonly lose: Condition | null;
  readonly wins: Holding;
  readonly loses: Holding | null;
  /** How far it is to each. */
  readonly toWin: Distance;
  readonly toLose: Distance | null;
  readonly rewards: Run | null;
  /** What is taken home from a defeat, such as a note. */
  readonly setback: Run | null;
  /** Its def: the card in the zone of the scenario, which holds its rules in force as `ongoing`. */
  readonly card: CardDef;
}
export interface Level {
  readonly enemies: readonly (readonly [string, ByHeroes])[];
  readonly terrain: readonly (readonly [string, ByHeroes])[];
  readonly outside: readonly (readonly [string, ByHeroes])[];
  readonly threat: ByHeroes;
  readonly counters: readonly (readonly [string, ByHeroes])[];
}

export interface CampaignDef {
  readonly id: string;
  readonly name: Text;
  readonly story: Text;
  readonly hero: string;
  /** Heroes to choose from at the beginning. */
  readonly heroes: readonly string[];
  readonly scenarios: readonly string[];
  readonly v099: boolean;
}

/** BR-144: a campaign as it stands between two scenarios; what goes from match to match. (A type, not an interface: so it is a `Campaign` as it is.) */
export type Sheet = {
  readonly campaign: string;
  readonly edition: Edition;
  /** Heroes to choose from. */
  readonly heroes: readonly string[];
  /** BR-143: heroes whose alternate side may be used, and those who use it. */
  readonly unlocked: readonly string[];
  readonly alternate: readonly string[];
  /** BR-155: items won, and the rest of the item deck. */
  readonly items: readonly string[];
  readonly deck: readonly string[];
  /** By hero, the items equipped; one a part. */
  readonly equipped: Readonly<Record<string, readonly string[]>>;
  readonly notes: readonly string[];
  readonly won: readonly string[];
  readonly lost: readonly string[];
  /** BR-122: in v0.9.9, heroes that died. */
  readonly dead: readonly string[];
};

/** An entry as its pack writes it. */
export type Source = Readonly<Record<string, unknown>>;
export interface BeyondPack extends Pack {
  readonly game: "beyond-the-rift";
}

export interface Library extends Content {
  readonly cards: readonly CardDef[];
  readonly heroes: readonly Hero[];
  readonly items: readonly Item[];
  readonly scenarios: readonly Scenario[];
  readonly campaigns: readonly CampaignDef[];
  /** Every note that a scenario or a campaign may take, in order, and what those are called that have a name. */
  readonly notes: readonly string[];
  readonly noteNames: ReadonlyMap<string, Text>;
  /** By stat, then by definition: whether a card changes that stat while in play. Null where none does. */
  readonly changers: readonly (Uint8Array | null)[];
  readonly lasting: Uint8Array;
  /** By definition: bits of what a card is and has (`bits.ts`). */
  readonly bits: Int32Array;
  /** Likewise what bots take it for worth in a hand. */
  readonly worth: Int32Array;
  /** How many procedures are the game's own; those of effects follow. */
  readonly own: number;
  find(id: string): CardDef | undefined;
}
