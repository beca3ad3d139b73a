import { able, changeOf, type Effect, meaningsOf, type Node, parseSelect, type Select } from "@rifthall/effects";
import type { Text } from "@rifthall/kernel/game";
import { NONE } from "@rifthall/kernel/ids";
import type { Compiler } from "../../shared/compiler.js";
import type { Entry, Place, Problems } from "../../shared/problems.js";
import { selectorsIn } from "../../shared/walk.js";
import {
  type CardDef,
  EVENTS,
  type EventWord,
  type Ongoing,
  type Slot,
  type Source,
  type Trigger,
} from "../content.js";
import type { Neverrift } from "../table.js";
import { type Fits, fitsOf } from "../verbs/find.js";
import { grammar } from "../verbs/grammar.js";
import { keywordBit, statKey, stats } from "../verbs/stats.js";
import type { CardType, Faction, Keyword, Rarity } from "../wire.js";

const meanings = meaningsOf(grammar, new Map());

/** Events that happen to no card in particular. */
const LONE: readonly EventWord[] = ["cast", "turn-starts", "turn-ends", "dug"];
const NO_SIDES = [0, 0, 0, 0];

/** What reading a card needs besides the card. */
export interface Workshop {
  readonly compiler: Compiler<Neverrift>;
  readonly problems: Problems;
}

export function readCard(entry: Entry, index: number, { compiler, problems }: Workshop): CardDef {
  const { id, source } = entry;
  const type = entry.key === "tamer" ? "tamer" : (source.type as CardType);
  const wrong = (field: string, message: string): void => problems.at(entry, [field], message);
  const { sides } = source;
  if (type === "creature" && (!Array.isArray(sides) || sides.length !== 4))
    wrong("sides", "a creature has four sides, such as [4, 3, 2, 5]");
  if (type === "spell" && source.play === undefined) wrong("play", 'a spell says what it does under "play"');
  for (const key of FORBIDDEN[type]) if (source[key] !== undefined) wrong(key, `a ${type} has no "${key}"`);
  const effects: Partial<Record<Slot, Effect>> = {};
  const run = (slot: Slot): number => {
    if (source[slot] === undefined) return NONE;
    const effect = problems.effect(grammar, entry, [slot], source[slot]);
    problems.passing(entry, [slot], effect, '"until: turn"');
    effects[slot] = effect;
    return compiler.add(entry, slot, effect);
  };
  const ongoingEffect = problems.ongoing(grammar, entry, source.ongoing);
  const answers = (source.when ?? source.passive) as Source | undefined;
  return {
    id,
    index,
    number: source.number === undefined ? null : Number(source.number),
    name: source.name as Text,
    type,
    faction: source.faction as Faction,
    rarity: (source.rarity as Rarity | undefined) ?? null,
    flavour: (source.flavour as Text | undefined) ?? null,
    sides: (source.sides as readonly number[] | undefined) ?? NO_SIDES,
    keywords: ((source.keywords as readonly Keyword[] | undefined) ?? []).reduce((bits, k) => bits | keywordBit(k), 0),
    enters: run("enters"),
    fought: run("fought"),
    play: run("play"),
    active: run("active"),
    effects,
    follows: effects.fought ? able(effects.fought, { grammar, meanings }) : null,
    trigger: answers === undefined ? null : readTrigger(entry, type, answers, { compiler, problems }),
    ongoing: ongoingEffect.flatMap((node, i) => readOngoing(entry, ["ongoing", i], node, problems) ?? []),
    ongoingEffect,
  };
}

const FORBIDDEN: Readonly<Record<CardType, readonly string[]>> = {
  creature: ["play"],
  place: ["sides", "keywords", "fought", "play"],
  spell: ["sides", "keywords", "enters", "fought", "ongoing", "when"],
  tamer: [],
};

/** NR-64: a tamer's passive answers once a turn. */
function readTrigger(entry: Entry, type: CardType, source: Source, { compiler, problems }: Workshop): Trigger {
  const key = type === "tamer" ? "passive" : "when";
  const on = source.on as EventWord;
  const lone = LONE.includes(on);
  if (lone && source.who !== undefined) problems.at(entry, [key, "who"], `"${on}" happens to no card; leave "who" out`);
  if (!lone && type === "tamer" && source.who === undefined)
    problems.at(entry, [key], 'needs "who": to which cards it happens, such as "friendly creature"');
  const select = lone ? null : readSelect(entry, [key, "who"], source.who ?? "self", problems);
  const effect = problems.effect(grammar, entry, [key, "do"], source.do);
  problems.passing(entry, [key, "do"], effect, '"until: turn"');
  return {
    on: EVENTS.indexOf(on),
    who: select === null ? null : fitting(select),
    self: select?.kind === "reference",
    once: type === "tamer" || source.once === "turn",
    effect,
    changes: able(effect, { grammar, meanings }),
    procedure: compiler.add(entry, key, effect),
    word: on,
    select,
  };
}

function readSelect(entry: Entry, path: Place, source: unknown, problems: Problems): Select | null {
  const { select, problems: found } = parseSelect(source, "card", grammar);
  problems.wording(entry, path, found);
  return select;
}

/** Whether a card is among those selected. */
function fitting(x: Select): Fits {
  if (x.kind === "selector") return fitsOf(x);
  const one = meanings.one(x);
  return (s, f, card) => card !== NONE && one(s, f) === card;
}

/** What is ongoing lasts as long as its card is in play, so it says `while`; what happens says `until`. */
function readOngoing(entry: Entry, path: Place, node: Node, problems: Problems): Ongoing | null {
  const wrong = (message: string): null => {
    problems.at(entry, path, message);
    return null;
  };
  if (node.verb !== "get" || node.values.until !== undefined)
    return wrong('ongoing is a list of "get" without "until"');
  const { word, by } = changeOf(node.values, "get");
  if (stats.find((s) => s.word === word)?.player) return wrong(`"${word}" is a player's and lasts for a turn only`);
  const { to, while: condition } = node.values;
  const ranked = selectorsIn(node.values).find((x) => x.rank !== null);
  // The strongest hangs on all that is ongoing, this included.
  if (ranked) return wrong(`"${ranked.rank}" cannot be asked in ongoing; leave it out`);
  const held = condition?.type === "condition" ? meanings.holds(condition.condition) : null;
  const self: Fits = fitting({ kind: "reference", sort: "card", word: "self", named: false });
  return {
    key: statKey(word),
    by,
    fits: to?.type === "select" ? fitting(to.select) : self,
    holds: held && ((s: Neverrift, f) => held(s, f, true)),
  };
}
