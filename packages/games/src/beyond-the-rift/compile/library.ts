import type { Procedure } from "@rifthall/kernel/machine";
import { changersIn } from "../../shared/changes.js";
import { Compiler } from "../../shared/compiler.js";
import type { Compile } from "../../shared/contents.js";
import { Problems } from "../../shared/problems.js";
import * as B from "../bits.js";
import type { BeyondPack, CardDef, Library } from "../content.js";
import type { BeyondTheRift } from "../table.js";
import { grammar } from "../verbs/grammar.js";
import { stats } from "../verbs/stats.js";
import { NOTHING, outlineOf } from "./known.js";
import { isDoor } from "./names.js";
import { readPacks } from "./read.js";

/** Compiles packs. They were checked when they were read; all that is still wrong is refused with its places. */
export const compileLibrary: Compile<BeyondTheRift, BeyondPack, Library> = ({ builtIn, extra, own, hash, base }) => {
  const problems = new Problems();
  const compiler = new Compiler<BeyondTheRift>(grammar, own, problems);
  if (base) compiler.begin(base.program);
  const read = readPacks(base ? extra : [...builtIn, ...extra], base ?? NOTHING, compiler, problems);
  problems.settle();
  const cards = [...(base?.cards ?? []), ...read.cards];
  const byId = new Map(cards.map((card) => [card.id, card]));
  const { changers, lasting } = changersIn(cards, stats);
  return {
    cards,
    heroes: [...(base?.heroes ?? []), ...read.heroes],
    items: [...(base?.items ?? []), ...read.items],
    scenarios: [...(base?.scenarios ?? []), ...read.scenarios],
    campaigns: [...(base?.campaigns ?? []), ...read.campaigns],
    notes: read.notes,
    noteNames: new Map([...(base?.noteNames ?? []), ...read.noteNames]),
    changers,
    lasting,
    bits: Int32Array.from(cards, bitsOf),
    worth: Int32Array.from(cards, worthOf),
    find: (id) => byId.get(id),
    ...compiler.content(hash, extra),
  };
};

/** Refuses packs that do not compile beside the built-in ones; of these only an outline is needed. */
export function examinePacks(
  builtIn: readonly BeyondPack[],
  extra: readonly BeyondPack[],
  own: readonly Procedure<BeyondTheRift>[],
): void {
  const problems = new Problems();
  readPacks(extra, outlineOf(builtIn), new Compiler<BeyondTheRift>(grammar, own, problems, "looking"), problems);
  problems.settle();
}

/** What bots take a card for worth in a hand, in the coin of `evaluate`: what it does, less what that costs. */
function worthOf({ attack, defense, ap, special, reaction, range }: CardDef): number {
  const strikes = attack === null ? 0 : 5 + 6 * attack.value + 8 * attack.responses - 3 * (attack.primary ?? 2);
  const guards = defense === null ? 0 : 6 + 6 * defense.value + 8 * defense.responses - 4 * defense.cost;
  const gains = ap === null ? 0 : 9 * (ap.gain - ap.cost);
  const does = special === null ? 0 : 20;
  const answers = reaction === null ? 0 : 14;
  const best = Math.max(strikes, guards, gains, does, answers);
  return best + ((strikes + guards + gains + does + answers - best) >> 2) + (range > 1 ? 3 : 0);
}

const bitsOf = (c: CardDef): number =>
  (c.type === "enemy" ? B.IS_ENEMY : 0) |
  (c.type === "terrain" ? B.IS_TERRAIN : 0) |
  (isDoor(c) ? B.IS_DOOR : 0) |
  (c.type === "hero" ? B.IS_HERO : 0) |
  (c.type === "wound" ? B.IS_WOUND : 0) |
  (c.type === "fatigue" ? B.IS_FATIGUE : 0) |
  (c.ally ? B.IS_ALLY : 0) |
  (c.persistent ? B.IS_PERSISTENT : 0) |
  (c.attack ? B.HAS_ATTACK : 0) |
  (c.defense ? B.HAS_DEFENSE : 0) |
  (c.ap ? B.HAS_AP : 0) |
  (c.special ? B.HAS_SPECIAL : 0) |
  (c.reaction ? B.HAS_REACTION : 0) |
  (c.action ? B.HAS_ACTION : 0) |
  (c.of === "attack" ? B.OF_ATTACK : 0) |
  (c.of === "defense" ? B.OF_DEFENSE : 0) |
  (c.of === "ap" ? B.OF_AP : 0);
