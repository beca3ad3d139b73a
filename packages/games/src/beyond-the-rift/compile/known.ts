import type { BeyondPack, CampaignDef, CardDef, Hero, Item, Scenario, Source } from "../content.js";
import type { BodyPart, CardType } from "../wire.js";
import { countersOf } from "./parts.js";

/**
 * What is there already where packs are read: what they may name, and may not define again. A compiled library is such;
 * an outline is as much of it as can be told without compiling anything.
 */
export interface Known {
  readonly cards: readonly Pick<CardDef, "id" | "type" | "part" | "kind">[];
  readonly heroes: readonly Pick<Hero, "id">[];
  readonly items: readonly Pick<Item, "id">[];
  readonly scenarios: readonly Pick<Scenario, "id" | "counters">[];
  readonly campaigns: readonly Pick<CampaignDef, "id">[];
  readonly notes: readonly string[];
  readonly noteNames: ReadonlyMap<string, unknown>;
}

export const NOTHING: Known = {
  cards: [],
  heroes: [],
  items: [],
  scenarios: [],
  campaigns: [],
  notes: [],
  noteNames: new Map(),
};

/** The sections whose entries are cards, in their order; a hero is two, the sides of the board. */
export const SECTIONS: readonly (readonly [section: string, id: string, type: CardType])[] = [
  ["heroes", "hero", "hero"],
  ["cards", "card", "card"],
  ["wounds", "wound", "wound"],
  ["fatigues", "fatigue", "fatigue"],
  ["responses", "response", "response"],
  ["enemies", "enemy", "enemy"],
  ["terrain", "terrain", "terrain"],
  ["scenarios", "scenario", "scenario"],
];

export const SIDES = ["standard", "alternate"] as const;
export type Side = (typeof SIDES)[number];
/** The card that a side of a hero's board is. */
export const sideId = (hero: string, side: Side): string => (side === "standard" ? hero : `${hero}-${side}`);

/** The outline of packs that are sound. */
export function outlineOf(packs: readonly BeyondPack[]): Known {
  const all = (section: string): readonly Source[] => packs.flatMap((p) => sourcesOf(p, section));
  const named = (section: string, id: string): readonly { readonly id: string }[] =>
    all(section).map((source) => ({ id: String(source[id]) }));
  return {
    cards: packs.flatMap((p) =>
      SECTIONS.flatMap(([section, id, type]) => sourcesOf(p, section).flatMap((source) => outlined(source, id, type))),
    ),
    heroes: named("heroes", "hero"),
    items: named("items", "item"),
    scenarios: all("scenarios").map((source) => ({ id: String(source.scenario), counters: countersOf(source) })),
    campaigns: named("campaigns", "campaign"),
    notes: notesIn(packs),
    noteNames: new Map(named("notes", "note").map(({ id }) => [id, null])),
  };
}

const sourcesOf = (pack: BeyondPack, section: string): readonly Source[] => (pack[section] ?? []) as readonly Source[];

function outlined(source: Source, key: string, type: CardType): readonly Known["cards"][number][] {
  const id = String(source[key]);
  const part = type === "card" ? ((source.part as BodyPart | undefined) ?? null) : null;
  const card = { id, type, part, kind: type === "terrain" ? String(source.kind) : "" };
  return type === "hero" ? SIDES.map((side) => ({ ...card, id: sideId(id, side) })) : [card];
}

/** Where a scenario may take notes, in the order in which these are numbered. */
const TAKING = [
  ...["rewards", "setback", "setup", "hero", "enemy", "quest", "draw", "end"],
  ...["killed", "opened", "spawned", "actions", "table"],
];

/** Every note that packs take: those of their scenarios, then those of their cards. */
export function notesIn(packs: readonly BeyondPack[]): readonly string[] {
  const notes = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const { note } = value as Source;
    if (typeof note === "string") notes.add(note);
    for (const inner of Object.values(value)) look(inner);
  };
  for (const pack of packs)
    for (const source of sourcesOf(pack, "scenarios")) for (const key of TAKING) look(source[key]);
  for (const pack of packs)
    for (const [section, , type] of SECTIONS) if (type !== "scenario") sourcesOf(pack, section).forEach(look);
  return [...notes];
}
