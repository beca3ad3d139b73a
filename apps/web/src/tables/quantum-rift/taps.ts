import type { CardType, OwnPile, ShownDie } from "@rifthall/games/quantum-rift/wire";
import { alike } from "./lanes.ts";
import { isUnit, whereIs, zoneIn } from "./position.ts";
import type { Choice, Decision, Lying, Picture, Zone } from "./wire.ts";

export const cardKey = (row: number): string => `card:${row}`;
export const dieKey = (n: number): string => `die:${n}`;
export const colourKey = (colour: string): string => `colour:${colour}`;
/** The number behind a key of that kind. */
export const rowIn = (key: string, kind: "card" | "die"): number | undefined =>
  key.startsWith(`${kind}:`) ? Number(key.slice(kind.length + 1)) : undefined;

/** A card of that name in one of these zones, by its row. */
function inZone(picture: Picture, zones: readonly Zone[], name: string): readonly string[] {
  for (const zone of zones) {
    const found = zoneIn(picture, zone).find((c: Lying) => c.card === name);
    if (found) return [cardKey(found.id)];
  }
  return [];
}

/**
 * The things to tap that say an option; none: it is a button. A Rift is said card first, or die first where somebody
 * began with that die.
 */
export function taps(option: Choice, picture: Picture, seat: number, leads: number | null = null): readonly string[] {
  const own = (name: string, ...piles: OwnPile[]) =>
    inZone(
      picture,
      piles.map((pile): Zone => `${pile}-${seat}`),
      name,
    );
  switch (option.do) {
    case "deploy":
      return own(option.card, "hand", "deck");
    case "act":
    case "discard":
      return own(option.card, "hand");
    case "recover":
      return own(option.card, "discard");
    case "equip":
      return [cardKey(option.id), cardKey(option.toId)];
    case "engage":
    case "attack":
      return [cardKey(option.id), cardKey(option.targetId)];
    case "use":
    case "respond":
    case "strike":
    case "trigger":
    case "target":
      return [cardKey(option.id)];
    case "rift":
      return rifting(own(option.card, "hand"), option.die, leads);
    case "rift-gear":
      return rifting([cardKey(option.id)], option.die, leads);
    case "die":
      return [dieKey(option.die)];
    case "pay":
      return [colourKey(option.colour)];
    default:
      return [];
  }
}

function rifting(card: readonly string[], die: number, leads: number | null): readonly string[] {
  if (card.length === 0) return [];
  return leads === die ? [dieKey(die), ...card] : [...card, dieKey(die)];
}

/**
 * The engine offers one of several that mean the same: equal enemies, equal dice, and, for engaging, all of an
 * engagement. A tap on any of them is a tap on the one that is offered.
 */
export function standIn(key: string, picture: Picture, isLegal: (key: string) => boolean, engaging: boolean): string {
  if (isLegal(key)) return key;
  const row = rowIn(key, "card");
  const here = row === undefined ? undefined : whereIs(picture, row);
  if (here) {
    const same = zoneIn(picture, here.zone).find(
      (c: Lying) => isLegal(cardKey(c.id)) && (alike(c, here.card) || (engaging && isTogether(c, here.card))),
    );
    return same ? cardKey(same.id) : key;
  }
  const die = rowIn(key, "die");
  const dice = picture.scene.roll?.dice ?? [];
  const same = die === undefined ? -1 : dice.findIndex((d, i) => isLegal(dieKey(i)) && equal(d, dice[die]));
  return same < 0 ? key : dieKey(same);
}

/** In one engagement. */
const isTogether = (a: Lying, b: Lying): boolean =>
  "engagement" in a && "engagement" in b && a.engagement === b.engagement;

const equal = (a: ShownDie, b: ShownDie | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

type Candidate = Readonly<Record<string, unknown>>;

/** What somebody wants who taps these things. `typeOf` tells a card's type by its name. */
export function candidate(
  path: readonly string[],
  decision: Decision,
  picture: Picture,
  typeOf: (card: string) => CardType | undefined,
): Candidate | null {
  const cards = path.flatMap((key) => whereIs(picture, rowIn(key, "card") ?? -1) ?? []);
  const die = path.map((key) => rowIn(key, "die")).find((n) => n !== undefined);
  const [first, second] = cards;
  if (path.length === 1 && path[0]?.startsWith("colour:")) return { do: "pay", colour: path[0].slice(7) };
  if (first && die !== undefined) return riftWith(first, die);
  if (die !== undefined) return decision.prompt === "reroll" ? { do: "die", die } : null;
  if (!first) return null;
  const named = { card: first.card.card, id: first.card.id };
  if (second) return pairing(second, decision, named);
  if (first.card.card === "?") return null;
  return first.zone.startsWith("area-") || first.zone === "enemies" || first.zone in STORY
    ? inPlay(first, decision, named)
    : outOfPlay(first, decision, typeOf);
}

const STORY = { location: true, encounter: true };

interface Found {
  readonly zone: Zone;
  readonly card: Lying;
}

const riftWith = ({ zone, card }: Found, die: number): Candidate =>
  zone.startsWith("area-")
    ? { do: "rift-gear", card: card.card, id: card.id, die }
    : { do: "rift", card: card.card, die };

function pairing(second: Found, { prompt }: Decision, named: Candidate): Candidate {
  if (second.zone !== "enemies") return { do: "equip", ...named, to: second.card.card, toId: second.card.id };
  const target = { target: second.card.card, targetId: second.card.id };
  return { do: prompt.startsWith("melee") ? "attack" : "engage", ...named, ...target };
}

/** Questions that are answered with a card on the table, and with which verb. */
const VERBS: Readonly<Record<string, string>> = { order: "trigger", strike: "target" };

function inPlay({ zone, card }: Found, { prompt, options = [] }: Decision, named: Candidate): Candidate | null {
  const verb = VERBS[prompt] ?? (options.some((o) => o.do === "target") ? "target" : undefined);
  if (verb) return { do: verb, ...named };
  if (zone === "enemies") return options.some((o) => o.do === "strike") ? { do: "strike", ...named } : null;
  if (!zone.startsWith("area-")) return null;
  if (isUnit(card) && (prompt === "melee" || prompt === "engage"))
    return { do: prompt === "melee" ? "attack" : "engage", ...named };
  return { do: prompt === "window" || prompt === "rift" ? "respond" : "use", ...named };
}

function outOfPlay(
  { zone, card: { card } }: Found,
  { prompt }: Decision,
  typeOf: (card: string) => CardType | undefined,
): Candidate | null {
  if (zone.startsWith("discard-")) return { do: "recover", card };
  if (zone.startsWith("deck-")) return { do: "deploy", card };
  if (!zone.startsWith("hand-")) return null;
  if (prompt === "discard") return { do: "discard", card };
  if (prompt === "rift") return { do: "rift", card, die: 0 };
  return { do: typeOf(card) === "action" ? "act" : "deploy", card };
}
