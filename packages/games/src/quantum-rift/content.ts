import {
  able,
  Builder,
  type Condition,
  changeOf,
  compare,
  type Effect,
  type Footprint,
  Found,
  footprint,
  meaningsOf,
  type Node,
  parseCondition,
  parseEffect,
  type Select,
  type Value,
} from "@rifthall/effects";
import type { Content, Frame, Pack, Procedure, Program, Text, Triggers } from "@rifthall/kernel";
import { NONE, number as numberProcedures, Refusal, unknown } from "@rifthall/kernel";
import { COLOURS, type Colour, HAS_ACTION, HAS_RESPONSE, IS_ACTION, type QuantumRift, TRIGGERS } from "./table.js";
import { type Fits, fitsOf } from "./verbs/find.js";
import { grammar } from "./verbs/grammar.js";
import { KEYWORDS, statKey, stats, type Trait } from "./verbs/stats.js";

/** The trigger words, and the other effects a card may have. */
export const SLOTS = [...TRIGGERS, "play", "paid", "riftEffect", "do", "reward"] as const;
export type Slot = (typeof SLOTS)[number];

export type CardType = "hero" | "unit" | "gear" | "skill" | "action" | "location" | "encounter" | "exploration";

/** An ACTION or RESPONSE. */
export interface Ability {
  /** By colour, `any` last. */
  readonly cost: readonly number[];
  readonly exhaust: boolean;
  readonly once: "turn" | "game" | null;
  readonly when: Condition | null;
  readonly holds: ((s: QuantumRift, f: Frame) => boolean) | null;
  readonly effect: Effect;
  readonly procedure: number;
}

/** What a card in play adds to a stat of others, or of its player. */
export interface Ongoing {
  readonly key: number;
  readonly by: number;
  /** Does it concern this card? Null: it concerns the player who controls its card. */
  readonly fits: Fits | null;
  /** Whom it concerns, where that is seen without asking: its own card, or the bearer of it. */
  readonly only: "self" | "bearer" | null;
  /** Null: always. */
  readonly holds: ((s: QuantumRift, f: Frame) => boolean) | null;
}

/** One way to meet a test: so many successes with dice of that colour. */
interface Way {
  readonly colour: Colour;
  readonly wanted: number;
}

export interface CardDef {
  readonly id: string;
  readonly index: number;
  readonly name: Text;
  readonly type: CardType;
  readonly trait: Trait | null;
  readonly flavour: Text | null;
  readonly story: Text | null;
  readonly kind: Text | null;
  /** By colour, `any` last; null where it cannot be bought. */
  readonly cost: readonly number[];
  readonly rift: number;
  readonly attack: number;
  readonly defence: number;
  readonly vitality: number;
  /** Bits of KEYWORDS. */
  readonly keywords: number;
  readonly dice: readonly number[];
  readonly deck: readonly (readonly [string, number])[];
  readonly deckSize: number;
  readonly tier: number;
  readonly distance: number | null;
  readonly riftsGear: boolean;
  readonly effects: Readonly<Partial<Record<Slot, Effect>>>;
  readonly procedures: Readonly<Partial<Record<Slot, number>>>;
  readonly action: Ability | null;
  readonly response: Ability | null;
  readonly ongoing: readonly Ongoing[];
  readonly ongoingEffect: Effect;
  readonly duration: Condition | null;
  readonly lasts: ((s: QuantumRift, f: Frame) => boolean) | null;
  /** What the DURATION reads, as bits of what effects touch. */
  readonly watches: number;
  /** QR-A2: likewise where exhausted units count as ready. */
  readonly lastsLonger: ((s: QuantumRift, f: Frame) => boolean) | null;
  /** The tests that its THREAT (word 0) and its REGROUP (word 1) will ask for. */
  readonly tests: readonly { readonly word: number; readonly ways: readonly Way[] }[];
  /** Would what a Rift with it may trigger change anything? */
  readonly riftAble: ((s: QuantumRift, f: Frame) => boolean) | null;
}

export interface Chapter {
  readonly id: string;
  readonly name: Text;
  readonly story: Text;
  readonly victory: Text;
  readonly defeat: Text;
  readonly players: number;
  readonly locations: readonly string[];
  readonly encounters: readonly string[];
  readonly explorations: readonly (readonly [string, number])[];
  readonly enemies: readonly (readonly [string, number])[];
  readonly allies: readonly (readonly [string, number])[];
  readonly finale: string;
}

type Source = Readonly<Record<string, unknown>>;

export interface QuantumPack extends Pack {
  readonly game: "quantum-rift";
}

/** The content of a match: every card there is, the chapters, and what the cards run. */
export interface Library extends Content {
  readonly cards: readonly CardDef[];
  readonly chapters: readonly Chapter[];
  readonly heroes: readonly CardDef[];
  readonly triggers: Triggers;
  /** By stat, then by definition: whether a card changes that stat while in play. Null where none does. */
  readonly changers: readonly (Uint8Array | null)[];
  /** By definition: is it an Action, has it an ACTION, a RESPONSE? Bits, for the loops that ask at every prompt. */
  readonly uses: Uint8Array;
  /** What each procedure touches, from the first that is an effect's. */
  readonly footprints: readonly Footprint[];
  readonly own: number;
  find(id: string): CardDef | undefined;
}

/** Words one effect may need of the machine's stack. */
const MOST_WORDS = 100;

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
  const compiled: Procedure<QuantumRift>[] = [];
  const footprints: Footprint[] = [];
  const compile = (name: string, effect: Effect): number => {
    if (effect.length === 0) return NONE;
    const b = new Builder<QuantumRift>(grammar);
    b.effect(effect);
    const made = b.procedure(name);
    if (made.words > MOST_WORDS)
      throw new Refusal("bad-pack", `${name}: has too many loops and choices to run; split it`);
    compiled.push(made);
    footprints.push(footprint(effect, grammar));
    return own.length + compiled.length - 1;
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
  numberProcedures(compiled, own.length);
  const program: Program = { procedures: [...own, ...compiled] as unknown as readonly Procedure[] };
  return {
    hash,
    packs: extra,
    program,
    cards,
    chapters,
    heroes: cards.filter((c) => c.type === "hero"),
    triggers: { answers: TRIGGERS.map((t) => Int32Array.from(cards, (c) => c.procedures[t] ?? NONE)) },
    changers: Array.from({ length: stats.length + 1 }, (_, key) =>
      cards.some((c) => c.ongoing.some((o) => o.key === key))
        ? Uint8Array.from(cards, (c) => (c.ongoing.some((o) => o.key === key) ? 1 : 0))
        : null,
    ),
    uses: Uint8Array.from(
      cards,
      (c) => (c.type === "action" ? IS_ACTION : 0) | (c.action ? HAS_ACTION : 0) | (c.response ? HAS_RESPONSE : 0),
    ),
    footprints,
    own: own.length,
    find: (id) => byId.get(id),
  };
}

function readCard(
  pack: string,
  source: Source,
  idKey: string,
  type: CardType | null,
  index: number,
  compile: (name: string, effect: Effect) => number,
): CardDef {
  const id = String(source[idKey]);
  const effects: Partial<Record<Slot, Effect>> = {};
  const procedures: Partial<Record<Slot, number>> = {};
  for (const slot of SLOTS) {
    if (source[slot] === undefined) continue;
    const effect = readEffect(pack, [id, slot], source[slot]);
    refuseOngoing(pack, [id, slot], effect);
    effects[slot] = effect;
    procedures[slot] = compile(`${id}.${slot}`, effect);
  }
  const ability = (key: "action" | "response"): Ability | null => {
    const given = source[key] as Source | undefined;
    if (given === undefined) return null;
    const effect = readEffect(pack, [id, key, "do"], given.do);
    refuseOngoing(pack, [id, key, "do"], effect);
    const when = given.when === undefined ? null : readCondition(pack, [id, key, "when"], given.when);
    const cost = quanta(given.cost, true);
    const once = (given.once as "turn" | "game" | undefined) ?? null;
    // QR-A32: nothing may be used without end.
    if (cost.every((n) => n === 0) && given.exhaust !== true && once === null)
      throw new Refusal("bad-pack", `${pack}: ${id}.${key}: needs a cost, "exhaust: true" or "once" (QR-A32)`);
    if (key === "response" && when === null)
      throw new Refusal("bad-pack", `${pack}: ${id}.response: needs "when", the condition it is for (QR-96)`);
    return {
      cost,
      exhaust: given.exhaust === true,
      once,
      when,
      holds: when && holding(when),
      effect,
      procedure: compile(`${id}.${key}`, effect),
    };
  };
  const duration = source.duration === undefined ? null : readCondition(pack, [id, "duration"], source.duration);
  const { riftEffect } = effects;
  const deck = counts(source.deck);
  const ongoingEffect = source.ongoing === undefined ? [] : readEffect(pack, [id, "ongoing"], source.ongoing);
  return {
    id,
    index,
    name: source.name as Text,
    type: type ?? (source.type as CardType),
    trait: (source.trait as Trait | undefined) ?? null,
    flavour: (source.flavour as Text | undefined) ?? null,
    story: (source.story as Text | undefined) ?? null,
    kind: (source.kind as Text | undefined) ?? null,
    cost: quanta(source.cost, true),
    rift: Number(source.rift ?? 0),
    attack: Number(source.attack ?? 0),
    defence: Number(source.defence ?? 0),
    vitality: Number(source.vitality ?? 0),
    keywords: ((source.keywords as readonly string[] | undefined) ?? []).reduce(
      (bits, word) => bits | (1 << (KEYWORDS as readonly string[]).indexOf(word)),
      0,
    ),
    dice: quanta(source.dice, false),
    deck,
    deckSize: deck.reduce((sum, [, n]) => sum + n, 0),
    tier: Number(source.tier ?? 0),
    distance: source.distance === undefined ? null : Number(source.distance),
    riftsGear: source.riftsGear === true,
    effects,
    procedures,
    action: ability("action"),
    response: ability("response"),
    ongoing: ongoingEffect.map((node, i) => readOngoing(pack, [id, "ongoing", i], node)),
    ongoingEffect,
    duration,
    lasts: duration && holding(duration),
    watches: duration
      ? footprint([{ verb: "if", values: { if: { type: "condition", condition: duration } } }], grammar).reads
      : 0,
    lastsLonger: duration && holding(longer(duration)),
    tests: [...testsIn(effects.threat, 0), ...testsIn(effects.regroup, 1)],
    riftAble: riftEffect ? (s, f) => able(s, f, riftEffect, { grammar, meanings }) : null,
  };
}

type Place = readonly (string | number)[];

function readEffect(pack: string, place: Place, source: unknown): Effect {
  const { effect, problems } = parseEffect(source, grammar);
  const [problem] = problems;
  if (problem) throw new Refusal("bad-pack", `${pack}: ${[...place, ...problem.path].join(".")}: ${problem.message}`);
  return effect;
}

function readCondition(pack: string, place: Place, source: unknown): Condition {
  const { condition, problems } = parseCondition(source, grammar);
  const [problem] = problems;
  if (problem || !condition)
    throw new Refusal("bad-pack", `${pack}: ${[...place, ...(problem?.path ?? [])].join(".")}: ${problem?.message}`);
  return condition;
}

const meanings = meaningsOf(grammar, new Map());

/** Whether a condition holds, to be asked with a probe. What is asked often is looked up once, here. */
function holding(c: Condition): (s: QuantumRift, f: Frame) => boolean {
  const test = grammar.tests.get(c.test);
  if (!test) throw new Error(`no condition "${c.test}"`);
  const { count, value, is } = c.values;
  if (count?.type === "select" && count.select.kind === "selector" && is?.type === "comparison") {
    const find = grammar.find(count.select);
    const found = new Found();
    return (s, f) => {
      found.count = 0;
      find(s, f, found);
      return compare(is.comparison, found.count);
    };
  }
  const counter = value?.type === "word" ? grammar.counts?.find((x) => x.word === value.word) : undefined;
  if (counter && is?.type === "comparison") return (s, f) => compare(is.comparison, counter.read(s, f));
  return (s, f) => test.holds(s, f, c, true, meanings);
}

/** The same condition with "undamaged" for "ready". */
function longer(c: Condition): Condition {
  const values = Object.entries(c.values).map(([key, value]): [string, Value] => {
    if (value.type === "condition") return [key, { ...value, condition: longer(value.condition) }];
    if (value.type !== "select" || value.select.kind === "reference") return [key, value];
    const adjectives = value.select.adjectives.map((word) => (word === "ready" ? "undamaged" : word));
    return [key, { ...value, select: { ...value.select, adjectives } }];
  });
  return { ...c, values: Object.fromEntries(values) };
}

const soleWord = (word: string): "self" | "bearer" | null => (word === "self" || word === "bearer" ? word : null);

function fitting(x: Select): Fits {
  if (x.kind === "selector") return fitsOf(x);
  return (s, f, card) => card !== NONE && meanings.one(s, f, x) === card;
}

/** What is ongoing lasts as long as its card is in play, so it says `while`; what happens says `until`. */
function readOngoing(pack: string, place: Place, node: Node): Ongoing {
  if (node.verb !== "get" || node.values.until !== undefined)
    throw new Refusal("bad-pack", `${pack}: ${place.join(".")}: ongoing is a list of "get" without "until"`);
  const { word, by } = changeOf(node.values, "get");
  const { to, while: condition } = node.values;
  return {
    key: statKey(word),
    by,
    fits: to?.type === "select" ? fitting(to.select) : null,
    only: to?.type === "select" && to.select.kind === "reference" ? soleWord(to.select.word) : null,
    holds: condition?.type === "condition" ? holding(condition.condition) : null,
  };
}

function refuseOngoing(pack: string, place: Place, effect: Effect): void {
  walk(effect, (node) => {
    if (node.verb === "get" && node.values.until === undefined)
      throw new Refusal("bad-pack", `${pack}: ${place.join(".")}: "get" needs "until" outside of ongoing`);
    if (node.verb === "get" && node.values.while !== undefined)
      throw new Refusal("bad-pack", `${pack}: ${place.join(".")}: "while" is for ongoing; use "if" here`);
  });
}

/** Every step of an effect, nested ones included. */
function walk(effect: Effect, visit: (node: Node) => void): void {
  const inside = (value: Value): void => {
    if (value.type === "effect") walk(value.effect, visit);
    if (value.type === "effects") for (const e of value.effects) walk(e, visit);
  };
  for (const node of effect) {
    visit(node);
    Object.values(node.values).forEach(inside);
  }
}

/** Tests that stand at the top of an effect; of those in a `choose`, one will be taken. */
function testsIn(effect: Effect | undefined, word: number): CardDef["tests"] {
  const ways = (node: Node): Way[] => {
    const { test: colour, is } = node.values;
    if (node.verb !== "test" || colour?.type !== "word" || is?.type !== "comparison") return [];
    return [{ colour: [...COLOURS, "any"].indexOf(colour.word) as Colour, wanted: is.comparison.than }];
  };
  return (effect ?? []).flatMap((node) => {
    const { of } = node.values;
    const list = of?.type === "effects" ? of.effects.flatMap((e) => e.flatMap(ways)) : ways(node);
    return list.length > 0 ? [{ word, ways: list }] : [];
  });
}

const counts = (source: unknown): (readonly [string, number])[] =>
  Object.entries((source ?? {}) as Record<string, number>).filter(([, n]) => n > 0);

function quanta(source: unknown, any: boolean): number[] {
  const given = (source ?? {}) as Readonly<Record<string, number>>;
  return [...COLOURS, ...(any ? ["any"] : [])].map((colour) => given[colour] ?? 0);
}

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

/** Every card that a card or a chapter names must be there and be of the right sort. */
function checkNames(
  packs: readonly QuantumPack[],
  cards: readonly CardDef[],
  chapters: readonly Chapter[],
  byId: ReadonlyMap<string, CardDef>,
): void {
  const need = (place: string, id: string, types: readonly CardType[]): void => {
    const fitting = cards.filter((c) => types.includes(c.type)).map((c) => c.id);
    const found = byId.get(id);
    if (!found || !types.includes(found.type))
      throw new Refusal("bad-pack", `${place}: ${unknown(types.join(" or "), id, fitting)}`);
  };
  const NAMED: Readonly<Record<string, readonly [string, readonly CardType[]]>> = {
    spawn: ["name", ["unit"]],
    deploy: ["deploy", ["unit", "gear", "skill"]],
    encounter: ["encounter", ["encounter"]],
    travel: ["travel", ["location"]],
  };
  for (const card of cards) {
    const effects = [...Object.values(card.effects), card.action?.effect ?? [], card.response?.effect ?? []];
    for (const effect of effects)
      walk(effect, (node) => {
        const named = NAMED[node.verb];
        const value = named && node.values[named[0]];
        if (named && value?.type === "id") need(`${card.id}: ${node.verb}`, value.id, named[1]);
      });
    for (const [id] of card.deck) need(`${card.id}: deck`, id, ["unit", "gear", "skill", "action"]);
    if (card.type === "hero" && card.deckSize === 0)
      throw new Refusal("bad-pack", `${card.id}: deck: a hero needs a deck`);
  }
  for (const c of chapters) {
    for (const id of c.locations) need(`${c.id}: locations`, id, ["location"]);
    for (const id of [...c.encounters, c.finale]) need(`${c.id}: encounters`, id, ["encounter"]);
    if (!c.encounters.includes(c.finale))
      throw new Refusal("bad-pack", `${c.id}: finale: "${c.finale}" is not one of its encounters`);
    for (const [id] of c.explorations) need(`${c.id}: explorations`, id, ["exploration"]);
    for (const [id] of [...c.enemies, ...c.allies]) need(`${c.id}: pools`, id, ["unit", "gear", "skill"]);
  }
  const twice = chapters.find((c, i) => chapters.findIndex((d) => d.id === c.id) !== i);
  if (twice) throw new Refusal("bad-pack", `chapter "${twice.id}" is defined twice`);
  if (packs.length > 0 && chapters.length === 0) throw new Refusal("bad-pack", "no chapter is defined");
}
