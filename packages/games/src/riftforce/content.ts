import type { Effect, Foresees } from "@rifthall/effects";
import type { Content, Pack, Text } from "@rifthall/kernel/game";
import type { Triggers } from "@rifthall/kernel/machine";
import type { Riftforce } from "./table.js";

/** A guild as its pack writes it. */
export interface GuildSource {
  readonly guild: string;
  readonly name: Text;
  readonly set?: "base" | "beyond";
  readonly rule?: string;
  readonly icon?: string;
  readonly activate: unknown;
  readonly played?: unknown;
  readonly destroyed?: unknown;
}

export interface ChallengeSource {
  readonly challenge: string;
  readonly number: number;
  readonly stars: number;
  readonly activate: unknown;
}

export interface AddOnSource {
  readonly addOn: string;
  readonly stars: number;
  readonly first: unknown;
}

export interface PlanSource {
  readonly kind: "attack" | "control";
  readonly location: number;
  readonly numbers?: readonly number[];
}

export interface RiftforcePack extends Pack {
  readonly game: "riftforce";
  readonly guilds?: readonly GuildSource[];
  readonly challenges?: readonly ChallengeSource[];
  readonly addOns?: readonly AddOnSource[];
  readonly plans?: readonly PlanSource[];
}

export interface GuildCard {
  readonly id: string;
  readonly name: Text;
  readonly set: "base" | "beyond" | "pack";
  readonly rule: string;
  readonly icon: string;
  readonly activate: Effect;
  readonly played: Effect;
  readonly destroyed: Effect;
  /** Whether its activation can play what it destroys. */
  readonly takes: boolean;
  /** Would its activation change anything, in a frame of that card? */
  readonly changes: Foresees<Riftforce>;
}

export interface Challenge {
  readonly id: string;
  readonly number: number;
  readonly stars: number;
  readonly effect: Effect;
}

export interface AddOn {
  readonly id: string;
  readonly stars: number;
  readonly effect: Effect;
}

/** The content of a match: every guild there is, what its cards run, and the trainer's book. */
export interface Guilds extends Content {
  readonly list: readonly GuildCard[];
  readonly challenges: readonly Challenge[];
  readonly addOns: readonly AddOn[];
  readonly plans: readonly PlanSource[];
  /** By guild: the procedure of its activation, of its being played and of its being destroyed (NONE: nothing). */
  readonly activate: Int32Array;
  readonly played: Int32Array;
  readonly destroyed: Int32Array;
  /** By number of the challenge, add-on included: the procedure; index challenge × (add-ons + 1) + add-on + 1. */
  readonly drills: Int32Array;
  readonly drillEffects: readonly Effect[];
  readonly triggers: Triggers;
  /** How many procedures are the game's own; those of effects come behind them. */
  readonly own: number;
}
