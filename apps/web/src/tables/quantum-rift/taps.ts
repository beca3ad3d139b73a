import type { Decision, OptionLine, Picture } from "@rifthall/host";
import type { Described } from "@rifthall/kernel";
import { alike } from "./lanes.ts";
import { isUnit, rollOf, type ShownDie, whereIs, zoneIn } from "./position.ts";

export const cardKey = (row: Described[string]): string => `card:${row}`;
export const dieKey = (n: Described[string]): string => `die:${n}`;
export const colourKey = (colour: Described[string]): string => `colour:${colour}`;
/** The number behind a key of that kind. */
export const rowIn = (key: string, kind: "card" | "die"): number | undefined =>
  key.startsWith(`${kind}:`) ? Number(key.slice(kind.length + 1)) : undefined;

/** A card of that name in one of these zones, by its row. */
function inZone(picture: Picture, zones: readonly string[], name: unknown): readonly string[] {
  for (const zone of zones) {
    const found = zoneIn(picture, zone).find((c) => c.card === name);
    if (found) return [cardKey(found.id)];
  }
  return [];
}

/**
 * The things to tap that say an option; none: it is a button. A Rift is said card first, or die first where somebody
 * began with that die.
 */
export function taps(
  option: OptionLine,
  picture: Picture,
  seat: number,
  leads: number | null = null,
): readonly string[] {
  const own = (...zones: string[]) =>
    inZone(
      picture,
      zones.map((zone) => `${zone}-${seat}`),
      option.card,
    );
  const card = cardKey(option.id ?? "");
  switch (option.do) {
    case "deploy":
      return own("hand", "deck");
    case "act":
    case "discard":
      return own("hand");
    case "recover":
      return own("discard");
    case "equip":
      return [card, cardKey(option.toId ?? "")];
    case "engage":
    case "attack":
      return [card, cardKey(option.targetId ?? "")];
    case "use":
    case "respond":
    case "strike":
    case "trigger":
    case "target":
      return [card];
    case "rift":
      return rifting(own("hand"), option, leads);
    case "rift-gear":
      return rifting([card], option, leads);
    case "die":
      return [dieKey(option.die ?? "")];
    case "pay":
      return [colourKey(option.colour ?? "")];
    default:
      return [];
  }
}

function rifting(card: readonly string[], { die = "" }: OptionLine, leads: number | null): readonly string[] {
  if (card.length === 0) return [];
  return leads === Number(die) ? [dieKey(die), ...card] : [...card, dieKey(die)];
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
      (c) =>
        isLegal(cardKey(c.id)) &&
        (alike(c, here.card) ||
          (engaging && here.zone === "enemies" && "engagement" in c && c.engagement === here.card.engagement)),
    );
    return same ? cardKey(same.id) : key;
  }
  const die = rowIn(key, "die");
  const dice = rollOf(picture)?.dice ?? [];
  const same = die === undefined ? -1 : dice.findIndex((d, i) => isLegal(dieKey(i)) && equal(d, dice[die]));
  return same < 0 ? key : dieKey(same);
}

const equal = (a: ShownDie, b: ShownDie | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

type Candidate = Readonly<Record<string, unknown>>;

/** What somebody wants who taps these things. `typeOf` tells a card's type by its name. */
export function candidate(
  path: readonly string[],
  decision: Decision,
  picture: Picture,
  typeOf: (card: string) => string | undefined,
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
  readonly zone: string;
  readonly card: { readonly card: string; readonly id: number };
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
  if (isUnit(card as never) && (prompt === "melee" || prompt === "engage"))
    return { do: prompt === "melee" ? "attack" : "engage", ...named };
  return { do: prompt === "window" || prompt === "rift" ? "respond" : "use", ...named };
}

function outOfPlay(
  { zone, card: { card } }: Found,
  { prompt }: Decision,
  typeOf: (card: string) => string | undefined,
): Candidate | null {
  if (zone.startsWith("discard-")) return { do: "recover", card };
  if (zone.startsWith("deck-")) return { do: "deploy", card };
  if (!zone.startsWith("hand-")) return null;
  if (prompt === "discard") return { do: "discard", card };
  if (prompt === "rift") return { do: "rift", card, die: 0 };
  return { do: typeOf(card) === "action" ? "act" : "deploy", card };
}
