import type { Effect } from "@rifthall/effects";
import type { Content, Pack, Procedure, Text, Triggers } from "@rifthall/kernel";
import { NONE, Refusal } from "@rifthall/kernel";
import { Compiler, readEffect } from "../shared/compiler.js";
import { COPIES, type Riftforce } from "./table.js";
import { grammar } from "./verbs/grammar.js";

/** A guild as its pack writes it. */
interface GuildSource {
  readonly guild: string;
  readonly name: Text;
  readonly set?: "base" | "beyond";
  readonly rule?: string;
  readonly icon?: string;
  readonly activate: unknown;
  readonly played?: unknown;
  readonly destroyed?: unknown;
}

interface ChallengeSource {
  readonly challenge: string;
  readonly number: number;
  readonly stars: number;
  readonly activate: unknown;
}

interface AddOnSource {
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

/** RF-83: what a bot that acts must bring about. */
const MUST = "damage";

/** Kinds of signal. */
export const DESTROYED = 0;

/** The content of a match: every guild there is, what its cards run, and the trainer's book. */
export interface Guilds extends Content {
  readonly list: readonly GuildCard[];
  readonly challenges: readonly Challenge[];
  readonly addOns: readonly AddOn[];
  readonly plans: readonly PlanSource[];
  /** By guild: the procedure of its activation, and of its being played (NONE: nothing). */
  readonly activate: Int32Array;
  readonly played: Int32Array;
  /** By number of the challenge, add-on included: the procedure; index challenge × (add-ons + 1) + add-on + 1. */
  readonly drills: Int32Array;
  readonly drillEffects: readonly Effect[];
  readonly triggers: Triggers;
  /** How many procedures are the game's own; those of effects come behind them. */
  readonly own: number;
}

/** Compiles packs. They were checked when they were read; what is still wrong is refused with its place. */
export function compileGuilds(
  builtIn: readonly RiftforcePack[],
  extra: readonly RiftforcePack[],
  own: readonly Procedure<Riftforce>[],
  hash: string,
): Guilds {
  const all = [...builtIn, ...extra];
  const list = all.flatMap((p) => (p.guilds ?? []).map((g) => readGuild(p.pack, g)));
  const twice = list.find((g, i) => list.findIndex((h) => h.id === g.id) !== i);
  if (twice) throw new Refusal("bad-pack", `guild "${twice.id}" is defined twice`);
  const challenges = all.flatMap((p) => (p.challenges ?? []).map((c) => readChallenge(p.pack, c)));
  const addOns = all.flatMap((p) => (p.addOns ?? []).map((a) => readAddOn(p.pack, a)));
  const plans = all.flatMap((p) => p.plans ?? []);

  const compiler = new Compiler<Riftforce>(grammar, own);
  const activate = Int32Array.from(list, (g) => compiler.add(`${g.id}.activate`, g.activate));
  const played = Int32Array.from(list, (g) => compiler.add(`${g.id}.played`, g.played));
  const destroyed = list.map((g) => compiler.add(`${g.id}.destroyed`, g.destroyed));
  const drillEffects = challenges.flatMap((c) => [c.effect, ...addOns.map((a) => [...a.effect, ...c.effect])]);
  const drills = Int32Array.from(drillEffects, (effect, i) => compiler.add(`drill ${i}`, effect, MUST));
  const answers = [Int32Array.from(list.flatMap((_, g) => COPIES.map(() => destroyed[g] ?? NONE)))];
  return {
    hash,
    packs: extra,
    program: compiler.program(),
    list,
    challenges,
    addOns,
    plans,
    activate,
    played,
    drills,
    drillEffects,
    triggers: { answers },
    own: own.length,
  };
}

function readGuild(pack: string, g: GuildSource): GuildCard {
  const activate = read(pack, g.guild, "activate", g.activate);
  return {
    id: g.guild,
    name: g.name,
    set: g.set ?? "pack",
    rule: g.rule ?? "RF-43",
    icon: g.icon ?? "rift",
    activate,
    played: read(pack, g.guild, "played", g.played),
    destroyed: read(pack, g.guild, "destroyed", g.destroyed),
    takes: JSON.stringify(activate).includes('"verb":"play"'),
  };
}

const readChallenge = (pack: string, c: ChallengeSource): Challenge => ({
  id: c.challenge,
  number: c.number,
  stars: c.stars,
  effect: read(pack, c.challenge, "activate", c.activate),
});

const readAddOn = (pack: string, a: AddOnSource): AddOn => ({
  id: a.addOn,
  stars: a.stars,
  effect: read(pack, a.addOn, "first", a.first),
});

const read = (pack: string, card: string, key: string, source: unknown): Effect =>
  source === undefined ? [] : readEffect(grammar, pack, [card, key], source);
