import type { CardType } from "@rifthall/games/beyond-the-rift/wire";
import { isField, whereIs, zoneIn } from "./position.ts";
import type { Choice, Decision, Lying, Picture, Zone } from "./wire.ts";

export const cardKey = (row: number): string => `card:${row}`;
export const heroKey = (seat: number): string => `hero:${seat}`;
/** What a hero may do without a card: drawing, swapping, buying defence. */
export const doKey = (what: "draw" | "swap" | "guard"): string => `do:${what}`;
/** What the scenario lets heroes do, where its leaf is to be seen. */
export const actKey = (action: string): string => `act:${action}`;
/** So many AP, spent on a Door that was tapped before. */
export const apKey = (n: number): string => `ap:${n}`;
export const rowIn = (key: string): number | undefined => (key.startsWith("card:") ? Number(key.slice(5)) : undefined);
export const seatIn = (key: string): number | undefined => (key.startsWith("hero:") ? Number(key.slice(5)) : undefined);

/** Equal cards of a hand are one thing to choose: they share the key of the first. */
export function heldKey(picture: Picture, zone: Zone, card: string): string | undefined {
  const first = zoneIn(picture, zone).find((c: Lying) => c.card === card);
  return first && cardKey(first.id);
}

/** The things to tap that say an option; none: it is a button. */
export function taps(option: Choice, picture: Picture, seat: number, onLeaf: boolean): readonly string[] {
  const held = (card: string, zone: Zone = `hand-${seat}`): readonly string[] => {
    const key = heldKey(picture, zone, card);
    return key === undefined ? [] : [key];
  };
  const lying = (row: number, card: string): readonly string[] => {
    const found = whereIs(picture, row);
    if (found === undefined) return option.do === "use" ? [heroKey(seat)] : [];
    if (isField(found.zone)) return [cardKey(row)];
    return found.zone === `hand-${seat}` ? held(card) : [];
  };
  /** For one's own hero the card says all; for another that one is tapped, too. */
  const towards = (to: number): readonly string[] => (to === seat ? [] : [heroKey(to)]);
  switch (option.do) {
    case "attack":
      return [...held(option.card), cardKey(option.targetId)];
    case "ap-card":
    case "special":
      return [...held(option.card), ...towards(option.to)];
    case "lay":
    case "react":
    case "suffer":
    case "trade":
    case "exchange":
    case "discard":
      return held(option.card);
    case "take":
      return held(option.card, `revealed-${seat}`);
    case "open":
      return [...lying(option.id, option.card), apKey(option.n)];
    case "engage":
    case "disengage":
    case "use":
    case "next":
    case "target":
    case "give":
    case "shield":
    case "trigger":
      return lying(option.id, option.card);
    case "hero":
    case "take-on":
      return [heroKey(option.seat)];
    case "draw":
    case "swap":
    case "guard":
      return [doKey(option.do)];
    case "act":
      return onLeaf ? [actKey(option.action)] : [];
    default:
      return [];
  }
}

const enemies = (picture: Picture, typeOf: (card: string) => CardType | undefined): readonly Lying[] =>
  Object.values(picture.scene.zones)
    .flat()
    .filter(({ card }) => typeOf(card) === "enemy");

type Candidate = Readonly<Record<string, unknown>>;

/** Questions that are answered with something on the table, and with which verb. */
const VERBS: Readonly<Record<string, string>> = {
  next: "next",
  shield: "shield",
  intimidated: "give",
  order: "trigger",
};
/** Questions that are answered from the hand. */
const FROM_HAND: Readonly<Record<string, string>> = {
  "commit-attack": "lay",
  "commit-defence": "lay",
  react: "react",
  swap: "exchange",
  "discard-down": "discard",
  discard: "discard",
  intimidated: "give",
};

/** What somebody wants who taps these things. `typeOf` tells a card's type by its name. */
export function candidate(
  path: readonly string[],
  { prompt, options = [] }: Decision,
  picture: Picture,
  typeOf: (card: string) => CardType | undefined,
  verbs: (card: string) => readonly string[],
): Candidate | null {
  const [key = ""] = path;
  if (key.startsWith("do:")) return { do: key.slice(3) };
  if (key.startsWith("act:")) return { do: "act", action: key.slice(4) };
  const [first, second] = path.flatMap((each) => whereIs(picture, rowIn(each) ?? -1) ?? []);
  if (!first || first.card.card === "?") return null;
  const named = { card: first.card.card, id: first.card.id };
  const to = path.map(seatIn).find((seat) => seat !== undefined);
  if (first.zone.startsWith("hand-")) {
    const verb = FROM_HAND[prompt];
    if (verb !== undefined) return { do: verb, ...named };
    if (prompt !== "hero-phase") return null;
    if (second) return { do: "attack", card: named.card, target: second.card.card, targetId: second.card.id };
    const [what = "trade"] = verbs(named.card);
    // Whoever takes a weapon up means somebody: it is said why not even the first of them.
    const enemy = what === "attack" ? enemies(picture, typeOf)[0] : undefined;
    if (enemy) return { do: what, card: named.card, target: enemy.card, targetId: enemy.id };
    const seat = Number(first.zone.slice(5));
    return { do: what, card: named.card, ...(what === "ap-card" || what === "special" ? { to: to ?? seat } : {}) };
  }
  if (!isField(first.zone)) return null;
  const verb = VERBS[prompt] ?? (options.some((o) => o.do === "target") ? "target" : undefined);
  if (verb !== undefined) return { do: verb, ...named };
  if (prompt !== "hero-phase") return null;
  if (typeOf(named.card) === "enemy") return { do: first.zone === "quest" ? "engage" : "disengage", ...named };
  return { do: "value" in first.card ? "open" : "use", ...named };
}
