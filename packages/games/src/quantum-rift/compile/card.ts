import { able, changeOf, type Effect, footprint, type Node } from "@rifthall/effects";
import type { Text } from "@rifthall/kernel/game";
import type { Entry, Place, Problems } from "../../shared/problems.js";
import {
  type Ability,
  type CardDef,
  type CardType,
  type Ongoing,
  SLOTS,
  type Slot,
  type Source,
  type Way,
} from "../content.js";
import { COLOURS, type Colour, TRIGGERS } from "../table.js";
import { grammar } from "../verbs/grammar.js";
import { KEYWORDS, statKey, type Trait } from "../verbs/stats.js";
import { fitting, holding, longer, meanings } from "./condition.js";

/** Every slot of every card, in one order: a rule that looks into one meets the same shape each time. */
const NO_PROCEDURES: Partial<Record<Slot, number>> = Object.fromEntries(SLOTS.map((slot) => [slot, undefined]));

export function readCard(
  entry: Entry,
  type: CardType | null,
  index: number,
  compile: (entry: Entry, field: string, effect: Effect) => number,
  problems: Problems,
): CardDef {
  const { id, source } = entry;
  const effects: Partial<Record<Slot, Effect>> = {};
  const procedures: Partial<Record<Slot, number>> = { ...NO_PROCEDURES };
  for (const slot of SLOTS) {
    if (source[slot] === undefined) continue;
    const effect = problems.effect(grammar, entry, [slot], source[slot]);
    problems.passing(entry, [slot], effect, '"until"');
    effects[slot] = effect;
    procedures[slot] = compile(entry, slot, effect);
  }
  const ability = (key: "action" | "response"): Ability | null => {
    const given = source[key] as Source | undefined;
    if (given === undefined) return null;
    const effect = problems.effect(grammar, entry, [key, "do"], given.do);
    problems.passing(entry, [key, "do"], effect, '"until"');
    const when = given.when === undefined ? null : problems.condition(grammar, entry, [key, "when"], given.when);
    const cost = quanta(given.cost, true);
    const once = (given.once as "turn" | "game" | undefined) ?? null;
    // QR-A32: nothing may be used without end.
    if (cost.every((n) => n === 0) && given.exhaust !== true && once === null)
      problems.at(entry, [key], 'needs a cost, "exhaust: true" or "once" (QR-A32)');
    if (key === "response" && given.when === undefined)
      problems.at(entry, [key], 'needs "when", the condition it is for (QR-96)');
    return {
      cost,
      exhaust: given.exhaust === true,
      once,
      when,
      holds: when && holding(when),
      inAttack: when?.test === "attacked" || when?.test === "attacking",
      inRoll: when?.test === "rolling",
      effect,
      procedure: compile(entry, key, effect),
    };
  };
  const duration =
    source.duration === undefined ? null : problems.condition(grammar, entry, ["duration"], source.duration);
  const { riftEffect } = effects;
  const deck = counts(source.deck);
  const ongoingEffect = problems.ongoing(grammar, entry, source.ongoing);
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
    ongoing: ongoingEffect.flatMap((node, i) => readOngoing(entry, ["ongoing", i], node, problems) ?? []),
    ongoingEffect,
    duration,
    lasts: duration && holding(duration),
    watches: duration
      ? footprint([{ verb: "if", values: { if: { type: "condition", condition: duration } } }], grammar).reads
      : 0,
    lastsLonger: duration && holding(longer(duration)),
    tests: [...testsIn(effects.threat, 0), ...testsIn(effects.regroup, 1)],
    changes: changesIn(effects),
    riftAble: riftEffect ? able(riftEffect, { grammar, meanings }) : null,
  };
}

/** How many dice will succeed is not known yet, so whatever asks for that may change something. */
const changesIn = (effects: CardDef["effects"]): CardDef["changes"] =>
  TRIGGERS.map((word) => {
    const effect = effects[word];
    if (effect === undefined || JSON.stringify(effect).includes('"successes"')) return null;
    return able(effect, { grammar, meanings });
  });

const soleWord = (word: string): "self" | "bearer" | null => (word === "self" || word === "bearer" ? word : null);

/** What is ongoing lasts as long as its card is in play, so it says `while`; what happens says `until`. */
function readOngoing(entry: Entry, path: Place, node: Node, problems: Problems): Ongoing | null {
  if (node.verb !== "get" || node.values.until !== undefined) {
    problems.at(entry, path, 'ongoing is a list of "get" without "until"');
    return null;
  }
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

export const counts = (source: unknown): (readonly [string, number])[] =>
  Object.entries((source ?? {}) as Record<string, number>).filter(([, n]) => n > 0);

function quanta(source: unknown, any: boolean): number[] {
  const given = (source ?? {}) as Readonly<Record<string, number>>;
  return [...COLOURS, ...(any ? ["any"] : [])].map((colour) => given[colour] ?? 0);
}
