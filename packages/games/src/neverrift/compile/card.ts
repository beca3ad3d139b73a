import { able, changeOf, type Effect, meaningsOf, type Node, parseSelect, type Select } from "@rifthall/effects";
import type { Text } from "@rifthall/kernel";
import { NONE, Refusal } from "@rifthall/kernel";
import { type Place, readEffect } from "../../shared/compiler.js";
import { walk } from "../../shared/walk.js";
import {
  type CardDef,
  type CardType,
  EVENTS,
  type EventWord,
  type Faction,
  type Ongoing,
  type Rarity,
  type Slot,
  type Source,
  type Trigger,
} from "../content.js";
import type { Neverrift } from "../table.js";
import { type Fits, fitsOf } from "../verbs/find.js";
import { grammar } from "../verbs/grammar.js";
import { type Keyword, keywordBit, statKey, stats } from "../verbs/stats.js";

const meanings = meaningsOf(grammar, new Map());

/** Events that happen to no card in particular. */
const LONE: readonly EventWord[] = ["cast", "turn-starts", "turn-ends", "dug"];
const NO_SIDES = [0, 0, 0, 0];

export function readCard(
  pack: string,
  source: Source,
  idKey: "card" | "tamer",
  index: number,
  compile: (name: string, effect: Effect) => number,
): CardDef {
  const id = String(source[idKey]);
  const type = idKey === "tamer" ? "tamer" : (source.type as CardType);
  const wrong = (field: string, message: string): never => {
    throw new Refusal("bad-pack", `${pack}: ${id}.${field}: ${message}`);
  };
  const { sides } = source;
  if (type === "creature" && (!Array.isArray(sides) || sides.length !== 4))
    wrong("sides", "a creature has four sides, such as [4, 3, 2, 5]");
  if (type === "spell" && source.play === undefined) wrong("play", 'a spell says what it does under "play"');
  for (const key of FORBIDDEN[type]) if (source[key] !== undefined) wrong(key, `a ${type} has no "${key}"`);
  const effects: Partial<Record<Slot, Effect>> = {};
  const run = (slot: Slot): number => {
    if (source[slot] === undefined) return NONE;
    const effect = readEffect(grammar, pack, [id, slot], source[slot]);
    refuseOngoing(pack, [id, slot], effect);
    effects[slot] = effect;
    return compile(`${id}.${slot}`, effect);
  };
  const ongoingEffect = source.ongoing === undefined ? [] : readEffect(grammar, pack, [id, "ongoing"], source.ongoing);
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
    trigger: answers === undefined ? null : readTrigger(pack, id, type, answers, compile),
    ongoing: ongoingEffect.map((node, i) => readOngoing(pack, [id, "ongoing", i], node)),
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
function readTrigger(
  pack: string,
  id: string,
  type: CardType,
  source: Source,
  compile: (name: string, effect: Effect) => number,
): Trigger {
  const key = type === "tamer" ? "passive" : "when";
  const place = [id, key];
  const on = source.on as EventWord;
  const lone = LONE.includes(on);
  if (lone && source.who !== undefined)
    throw new Refusal("bad-pack", `${pack}: ${id}.${key}.who: "${on}" happens to no card; leave "who" out`);
  if (!lone && type === "tamer" && source.who === undefined)
    throw new Refusal(
      "bad-pack",
      `${pack}: ${id}.${key}: needs "who": to which cards it happens, such as "friendly creature"`,
    );
  const select = lone ? null : readSelect(pack, [...place, "who"], source.who ?? "self");
  const effect = readEffect(grammar, pack, [...place, "do"], source.do);
  refuseOngoing(pack, [...place, "do"], effect);
  return {
    on: EVENTS.indexOf(on),
    who: select === null ? null : fitting(select),
    self: select?.kind === "reference",
    once: type === "tamer" || source.once === "turn",
    effect,
    procedure: compile(`${id}.${key}`, effect),
    word: on,
    select,
  };
}

function readSelect(pack: string, place: Place, source: unknown): Select {
  const { select, problems } = parseSelect(source, "card", grammar);
  if (select === null) throw new Refusal("bad-pack", `${pack}: ${place.join(".")}: ${problems[0]?.message}`);
  return select;
}

/** Whether a card is among those selected. */
function fitting(x: Select): Fits {
  if (x.kind === "selector") return fitsOf(x);
  const one = meanings.one(x);
  return (s, f, card) => card !== NONE && one(s, f) === card;
}

/** What is ongoing lasts as long as its card is in play, so it says `while`; what happens says `until`. */
function readOngoing(pack: string, place: Place, node: Node): Ongoing {
  if (node.verb !== "get" || node.values.until !== undefined)
    throw new Refusal("bad-pack", `${pack}: ${place.join(".")}: ongoing is a list of "get" without "until"`);
  const { word, by } = changeOf(node.values, "get");
  if (stats.find((s) => s.word === word)?.player)
    throw new Refusal("bad-pack", `${pack}: ${place.join(".")}: "${word}" is a player's and lasts for a turn only`);
  const { to, while: condition } = node.values;
  const held = condition?.type === "condition" ? meanings.holds(condition.condition) : null;
  const self: Fits = fitting({ kind: "reference", sort: "card", word: "self", named: false });
  return {
    key: statKey(word),
    by,
    fits: to?.type === "select" ? fitting(to.select) : self,
    holds: held && ((s: Neverrift, f) => held(s, f, true)),
  };
}

function refuseOngoing(pack: string, place: Place, effect: Effect): void {
  walk(effect, (node) => {
    if (node.verb === "get" && node.values.until === undefined)
      throw new Refusal("bad-pack", `${pack}: ${place.join(".")}: "get" needs "until: turn" outside of ongoing`);
    if (node.verb === "get" && node.values.while !== undefined)
      throw new Refusal("bad-pack", `${pack}: ${place.join(".")}: "while" is for ongoing; use "if" here`);
  });
}
