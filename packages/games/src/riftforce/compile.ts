import { able, type Effect, meaningsOf } from "@rifthall/effects";
import { Compiler } from "../shared/compiler.js";
import type { Compile } from "../shared/contents.js";
import { type Entry, entriesOf, noteTwice, Problems } from "../shared/problems.js";
import { does } from "../shared/walk.js";
import type {
  AddOn,
  AddOnSource,
  Challenge,
  ChallengeSource,
  GuildCard,
  GuildSource,
  Guilds,
  RiftforcePack,
} from "./content.js";
import { COPIES, type Riftforce } from "./table.js";
import { grammar } from "./verbs/grammar.js";

/** RF-83: what a bot that acts must bring about. */
const MUST = "damage";

/** Compiles packs. They were checked when they were read; all that is still wrong is refused with its places. */
export const compileGuilds: Compile<Riftforce, RiftforcePack, Guilds> = ({ builtIn, extra, own, hash, base, only }) => {
  const all = [...builtIn, ...extra];
  const problems = new Problems();
  const read = (entry: Entry<unknown>, key: string, source: unknown): Effect =>
    source === undefined ? [] : problems.effect(grammar, entry, [key], source);
  const guilds = all.flatMap((p) => entriesOf<GuildSource>(p, "guilds", "guild"));
  const trials = all.flatMap((p) => entriesOf<ChallengeSource>(p, "challenges", "challenge"));
  const list = guilds.map((entry, g) => base?.list[g] ?? readGuild(entry, read));
  noteTwice(problems, "guild", guilds);
  const challenges = trials.map((entry, i) => base?.challenges[i] ?? readChallenge(entry, read));
  const addOns = all.flatMap((p) =>
    entriesOf<AddOnSource>(p, "addOns", "addOn").map((entry) => readAddOn(entry, read)),
  );
  const plans = all.flatMap((p) => p.plans ?? []);

  const compiler = new Compiler<Riftforce>(grammar, own, problems, only);
  const compiled = (key: "activate" | "played" | "destroyed"): Int32Array =>
    Int32Array.from(guilds, (entry, g) =>
      base && g < base.list.length
        ? compiler.again(base.program, base[key][g])
        : compiler.add(entry, key, list[g][key]),
    );
  const activate = compiled("activate");
  const played = compiled("played");
  const destroyed = compiled("destroyed");
  const drillEffects = challenges.flatMap((c) => [c.effect, ...addOns.map((a) => [...a.effect, ...c.effect])]);
  const drilled = base?.addOns.length === addOns.length ? base.drills.length : 0;
  const drills = Int32Array.from(drillEffects, (effect, i) =>
    base && i < drilled
      ? compiler.again(base.program, base.drills[i])
      : compiler.add(trials[Math.floor(i / (addOns.length + 1))], "activate", effect, MUST),
  );
  problems.settle();
  const answers = [Int32Array.from(list.flatMap((_, g) => COPIES.map(() => destroyed[g])))];
  return {
    list,
    challenges,
    addOns,
    plans,
    activate,
    played,
    destroyed,
    drills,
    drillEffects,
    triggers: { answers },
    ...compiler.content(hash, extra),
  };
};

type Read = (entry: Entry<unknown>, key: string, source: unknown) => Effect;

function readGuild(entry: Entry<GuildSource>, read: Read): GuildCard {
  const g = entry.source;
  const activate = read(entry, "activate", g.activate);
  return {
    id: g.guild,
    name: g.name,
    set: g.set ?? "pack",
    rule: g.rule ?? "RF-43",
    icon: g.icon ?? "rift",
    activate,
    played: read(entry, "played", g.played),
    destroyed: read(entry, "destroyed", g.destroyed),
    takes: does(activate, "play"),
    changes: able(activate, { grammar, meanings: meaningsOf(grammar, new Map()) }, { own: true }),
  };
}

function readChallenge(entry: Entry<ChallengeSource>, read: Read): Challenge {
  const { challenge, number, stars, activate } = entry.source;
  return { id: challenge, number, stars, effect: read(entry, "activate", activate) };
}

function readAddOn(entry: Entry<AddOnSource>, read: Read): AddOn {
  const { addOn, stars, first } = entry.source;
  return { id: addOn, stars, effect: read(entry, "first", first) };
}
