import type { Text } from "@rifthall/kernel/game";
import type { Entry, Place } from "../../shared/problems.js";
import type { ApPart, AttackPart, Board, CardDef, DefensePart, ReactionPart, Source, SpecialPart } from "../content.js";
import type { BodyPart, Family, Numbers, Reacting } from "../wire.js";
import { holding } from "./condition.js";
import { type Side, sideId } from "./known.js";
import type { Parts } from "./parts.js";

const NO_NUMBERS: Numbers = { engagement: 0, range: 0, attack: 0, defence: 0, health: 0 };

/** What a card of no type in particular has: nothing. */
const BLANK: Omit<CardDef, "id" | "index" | "name" | "type"> = {
  flavour: null,
  part: null,
  range: 0,
  attack: null,
  defense: null,
  ap: null,
  special: null,
  reaction: null,
  divided: false,
  persistent: false,
  ally: false,
  numbers: NO_NUMBERS,
  modifiers: NO_NUMBERS,
  wounds: 0,
  fatigue: 0,
  family: null,
  boss: false,
  kind: "",
  of: null,
  n: 0,
  value: 0,
  board: null,
  final: 0,
  v099: 0,
  ongoing: [],
  ongoingEffect: [],
  action: null,
  end: null,
  killed: null,
  spawned: null,
};

type Typed = Pick<CardDef, "id" | "index" | "name" | "flavour">;

const head = ({ id, source }: Entry, index: number): Typed => ({
  id,
  index,
  name: source.name as Text,
  flavour: (source.flavour as Text | undefined) ?? null,
});
const numbersOf = (source: unknown): Numbers => ({ ...NO_NUMBERS, ...((source ?? {}) as Partial<Numbers>) });
const copies = (source: Source): Pick<CardDef, "final" | "v099"> => ({
  final: Number(source.final ?? 0),
  v099: Number(source.v099 ?? 0),
});
const damageOf = (source: Source): Pick<CardDef, "wounds" | "fatigue"> => ({
  wounds: Number(source.wounds ?? 0),
  fatigue: Number(source.fatigue ?? 0),
});

/** One side of a hero board; it is a card that lies beside the Hero Area. */
export function readBoard(entry: Entry, side: Side, index: number, parts: Parts): CardDef {
  const { id, source } = entry;
  const given = source[side] as Source;
  const board: Board = {
    ap: Number(given.ap),
    draw: Number(given.draw),
    swap: Number(given.swap),
    trade: Number(given.trade),
    guard: Number(given.guard),
    ...damageOf(given),
  };
  return {
    ...BLANK,
    ...head(entry, index),
    id: sideId(id, side),
    type: "hero",
    board,
    ...damageOf(given),
    action: parts.ability(entry, [side, "action"], given.action),
    ...parts.ongoing(entry, [side, "ongoing"], given.ongoing, false),
  };
}

export function readCard(entry: Entry, index: number, parts: Parts): CardDef {
  const { source } = entry;
  const ally = source.ally !== undefined;
  // BR-125
  const persistent = source.persistent === true || ally;
  const card: CardDef = {
    ...BLANK,
    ...head(entry, index),
    type: "card",
    part: (source.part as BodyPart | undefined) ?? null,
    range: Number(source.range),
    attack: attackOf(entry, parts),
    defense: defenseOf(entry, parts),
    ap: (source.ap as ApPart | undefined) ?? null,
    special: specialOf(entry, parts),
    reaction: reactionOf(entry, parts),
    divided: source.divided === true,
    persistent,
    ally,
    numbers: numbersOf(source.ally),
    modifiers: numbersOf(source.modifiers),
    action: parts.ability(entry, ["action"], source.action),
    end: parts.run(entry, ["end"], source.end),
    ...parts.ongoing(entry, ["ongoing"], source.ongoing, ally),
  };
  checkCard(entry, card, parts);
  return card;
}

const ACTIONS = ["attack", "defense", "ap", "special", "reaction"] as const;
const LASTING = ["ongoing", "action", "end"] as const;

function checkCard(entry: Entry, card: CardDef, { problems }: Parts): void {
  const has = ACTIONS.filter((key) => card[key] !== null);
  const wrong = (path: Place, message: string): void => problems.at(entry, path, message);
  if (has.length === 0) wrong([], `needs one of ${ACTIONS.join(", ")} (BR-51)`);
  if (card.divided && has.length !== 2)
    wrong(["divided"], `is for a card with two actions, and this has ${has.length} (BR-52)`);
  if (card.persistent && card.special === null)
    wrong([entry.source.ally === undefined ? "persistent" : "ally"], 'needs "special", by which it is played (BR-123)');
  if (!card.persistent)
    for (const key of LASTING)
      if (entry.source[key] !== undefined) wrong([key], 'is for cards that stay in play: say "persistent: true" too');
  if (card.attack !== null && card.attack.primary === null && card.attack.secondary === null)
    wrong(["attack"], 'needs "primary" or "secondary": without both it can never be laid (BR-60, BR-61)');
  if (card.special !== null && !card.persistent && card.special.effect.length === 0 && isPlain(entry))
    wrong(["special"], 'needs "do", what it does (BR-55)');
}

/** Nothing is said under `do`; what is said wrongly there has been told. */
const isPlain = ({ source }: Entry): boolean => (source.special as Source | undefined)?.do === undefined;

function attackOf(entry: Entry, parts: Parts): AttackPart | null {
  const given = entry.source.attack as Source | undefined;
  if (given === undefined) return null;
  return {
    primary: (given.primary as number | undefined) ?? null,
    secondary: (given.secondary as number | undefined) ?? null,
    value: Number(given.value),
    responses: Number(given.responses ?? 0),
    targets: Number(given.targets ?? 1),
    bonus: parts.run(entry, ["attack", "bonus"], given.bonus),
  };
}

function defenseOf(entry: Entry, parts: Parts): DefensePart | null {
  const given = entry.source.defense as Source | undefined;
  if (given === undefined) return null;
  return {
    cost: Number(given.cost),
    value: Number(given.value),
    responses: Number(given.responses ?? 0),
    bonus: parts.run(entry, ["defense", "bonus"], given.bonus),
  };
}

function specialOf(entry: Entry, parts: Parts): SpecialPart | null {
  const given = entry.source.special as Source | undefined;
  if (given === undefined) return null;
  return { cost: Number(given.cost), ...(parts.run(entry, ["special", "do"], given.do) ?? NOTHING) };
}

const NOTHING = { effect: [], procedure: -1 } as const;

function reactionOf(entry: Entry, parts: Parts): ReactionPart | null {
  const given = entry.source.reaction as Source | undefined;
  if (given === undefined) return null;
  const condition = parts.condition(entry, ["reaction", "if"], given.if);
  return {
    cost: Number(given.cost),
    when: given.when as Reacting,
    condition,
    holds: condition && holding(condition),
    ...(parts.run(entry, ["reaction", "do"], given.do) ?? NOTHING),
  };
}

const KINDS = ["attack", "defense", "ap"] as const;

/** BR-111 */
export function readAffliction(entry: Entry, type: "wound" | "fatigue", index: number, parts: Parts): CardDef {
  const { source } = entry;
  const given = KINDS.filter((key) => source[key] !== undefined);
  if (given.length !== 1)
    parts.problems.at(entry, [], `needs exactly one of ${KINDS.join(", ")}, and has ${given.length} (BR-111)`);
  const [of = null] = given;
  return {
    ...BLANK,
    ...head(entry, index),
    type,
    of,
    n: of === null ? 0 : Number(source[of]),
    modifiers: numbersOf(source.modifiers),
    ...copies(source),
  };
}

export const readResponse = (entry: Entry, index: number): CardDef => ({
  ...BLANK,
  ...head(entry, index),
  type: "response",
  value: Number(entry.source.value),
  final: Number(entry.source.copies),
  v099: Number(entry.source.copies),
});

export function readEnemy(entry: Entry, index: number, parts: Parts): CardDef {
  const { source } = entry;
  return {
    ...BLANK,
    ...head(entry, index),
    type: "enemy",
    family: source.family as Family,
    boss: source.boss === true,
    numbers: numbersOf(source.numbers),
    ...damageOf(source),
    ...copies(source),
    killed: parts.run(entry, ["killed"], source.killed, "enemy"),
    spawned: parts.run(entry, ["spawned"], source.spawned, "enemy"),
    ...parts.ongoing(entry, ["ongoing"], source.ongoing, true),
  };
}

export function readTerrain(entry: Entry, index: number, parts: Parts): CardDef {
  const { source } = entry;
  return {
    ...BLANK,
    ...head(entry, index),
    type: "terrain",
    kind: String(source.kind),
    ...copies(source),
    spawned: parts.run(entry, ["spawned"], source.spawned),
    action: parts.ability(entry, ["action"], source.action),
    ...parts.ongoing(entry, ["ongoing"], source.ongoing, false),
  };
}

/** The scenario as a card: what it has in force throughout. */
export const readScenarioCard = (entry: Entry, index: number, parts: Parts): CardDef => ({
  ...BLANK,
  ...head(entry, index),
  type: "scenario",
  ...parts.ongoing(entry, ["rules"], entry.source.rules, false),
});
