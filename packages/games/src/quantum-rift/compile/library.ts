import { Commuting, type Effect, type Footprint, footprint } from "@rifthall/effects";
import type { Procedure, Text } from "@rifthall/kernel";
import { NONE, Refusal } from "@rifthall/kernel";
import { Compiler } from "../../shared/compiler.js";
import type { CardDef, CardType, Chapter, Library, QuantumPack, Source } from "../content.js";
import {
  HAS_ACTION,
  HAS_RESPONSE,
  HAS_RIFT,
  IS_ACTION,
  IS_DEPLOYABLE,
  IS_GEAR,
  IS_UNIT,
  type QuantumRift,
  RIFTS_GEAR,
  TRIGGERS,
} from "../table.js";
import { grammar } from "../verbs/grammar.js";
import { stats } from "../verbs/stats.js";
import { counts, readCard } from "./card.js";
import { checkNames } from "./names.js";

const FREE = [0, 0, 0, 0, 0];
const SECTIONS: readonly (readonly [section: string, id: string, type: CardType | null])[] = [
  ["heroes", "hero", "hero"],
  ["cards", "card", null],
  ["locations", "location", "location"],
  ["encounters", "encounter", "encounter"],
  ["explorations", "exploration", "exploration"],
];

/** Compiles packs. They were checked when they were read; what is still wrong is refused with its place. */
export function compileLibrary(
  builtIn: readonly QuantumPack[],
  extra: readonly QuantumPack[],
  own: readonly Procedure<QuantumRift>[],
  hash: string,
): Library {
  const all = [...builtIn, ...extra];
  const compiler = new Compiler<QuantumRift>(grammar, own);
  const footprints: Footprint[] = [];
  const compile = (name: string, effect: Effect): number => {
    const procedure = compiler.add(name, effect);
    if (procedure !== NONE) footprints.push(footprint(effect, grammar));
    return procedure;
  };
  const cards: CardDef[] = [];
  for (const pack of all)
    for (const [section, id, type] of SECTIONS)
      for (const source of (pack[section] ?? []) as readonly Source[])
        cards.push(readCard(pack.pack, source, id, type, cards.length, compile));
  const chapters = all.flatMap((p) => ((p.chapters ?? []) as readonly Source[]).map(readChapter));
  const byId = new Map<string, CardDef>();
  for (const card of cards) {
    if (byId.has(card.id)) throw new Refusal("bad-pack", `card "${card.id}" is defined twice`);
    byId.set(card.id, card);
  }
  checkNames(all, cards, chapters, byId);
  return {
    hash,
    packs: extra,
    program: compiler.program(),
    cards,
    chapters,
    heroes: cards.filter((c) => c.type === "hero"),
    triggers: { answers: TRIGGERS.map((t) => Int32Array.from(cards, (c) => c.procedures[t] ?? NONE)) },
    changers: Array.from({ length: stats.length + 1 }, (_, key) =>
      cards.some((c) => c.ongoing.some((o) => o.key === key))
        ? Uint8Array.from(cards, (c) => (c.ongoing.some((o) => o.key === key) ? 1 : 0))
        : null,
    ),
    bits: Uint8Array.from(cards, bitsOf),
    costs: {
      card: Uint8Array.from(cards.flatMap((c) => c.cost)),
      action: Uint8Array.from(cards.flatMap((c) => c.action?.cost ?? FREE)),
      response: Uint8Array.from(cards.flatMap((c) => c.response?.cost ?? FREE)),
    },
    commuting: new Commuting(footprints, own.length),
    own: own.length,
    find: (id) => byId.get(id),
  };
}

const bitsOf = (c: CardDef): number =>
  (c.type === "action" ? IS_ACTION : 0) |
  (c.type === "unit" || c.type === "gear" || c.type === "skill" ? IS_DEPLOYABLE : 0) |
  (c.type === "unit" || c.type === "hero" ? IS_UNIT : 0) |
  (c.type === "gear" ? IS_GEAR : 0) |
  (c.rift > 0 ? HAS_RIFT : 0) |
  (c.riftsGear ? RIFTS_GEAR : 0) |
  (c.action ? HAS_ACTION : 0) |
  (c.response ? HAS_RESPONSE : 0);

const readChapter = (c: Source): Chapter => ({
  id: String(c.chapter),
  name: c.name as Text,
  story: c.story as Text,
  victory: c.victory as Text,
  defeat: c.defeat as Text,
  players: Number(c.players),
  locations: c.locations as readonly string[],
  encounters: c.encounters as readonly string[],
  explorations: counts(c.explorations),
  enemies: counts(c.enemies),
  allies: counts(c.allies),
  finale: String(c.finale),
});
