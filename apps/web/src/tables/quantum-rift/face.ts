import { BLANK, PRICES } from "@rifthall/games/quantum-rift/facts";
import type { CardType, Face } from "@rifthall/games/quantum-rift/wire";
import { cardIcon } from "./icons.ts";
import { isUnit } from "./position.ts";
import type { Lying, Price, Text } from "./wire.ts";

/** The token that holds each colour's ink, and its letter. */
export const INK: Readonly<Record<Price, string>> = {
  red: "--q-physique",
  yellow: "--q-intellect",
  green: "--q-nature",
  blue: "--q-technology",
  any: "--q-any",
};
export const LETTER: Readonly<Record<Price, string>> = { red: "P", yellow: "I", green: "N", blue: "T", any: "*" };

/** What a face is drawn from. */
export type Printed = Omit<Face, "cost"> & {
  readonly id: string;
  readonly name: string;
  readonly story: string;
  /** Each symbol of the cost by itself. */
  readonly cost: readonly Price[];
};

export function printed(text: Text | undefined, id: string): Printed {
  const { face = BLANK, name = id, story = "" } = text ?? {};
  const cost = PRICES.flatMap((colour, i) => Array<Price>(face.cost[i] ?? 0).fill(colour));
  return { ...face, id, name, story, cost };
}

/** What it counts now: as it lies on the table, if it does. */
export const countsOf = (of: Printed, seen: Lying | undefined): Pick<Printed, "attack" | "defence" | "vitality"> =>
  seen && isUnit(seen) ? { vitality: of.vitality, ...seen } : of;

export const isUnitCard = (p: Printed): boolean => p.type === "hero" || p.type === "unit";
export const isStory = (p: Printed): boolean =>
  p.type === "location" || p.type === "encounter" || p.type === "exploration";

/** Cards of packs that have no engraving of their own get the one of their type. */
const ANYTHING: Readonly<Record<CardType, (typeof cardIcon)[keyof typeof cardIcon]>> = {
  hero: "cowled",
  unit: "fencer",
  gear: "relic-blade",
  skill: "backward-time",
  action: "divert",
  location: "forest-entrance",
  encounter: "grasping-claws",
  exploration: "footprint",
};
export const engravingOf = (p: Printed): (typeof cardIcon)[keyof typeof cardIcon] =>
  cardIcon[p.id as keyof typeof cardIcon] ?? ANYTHING[p.type];

/** The ink a face is mixed from: what it costs, or whose side it is on. */
export function inkOf(p: Printed): string {
  if (p.type === "unit" && p.cost.length === 0) return p.trait === "echo" ? "--q-echo" : "--q-hyvryx";
  if (p.type === "hero") return "--q-intellect";
  return INK[p.cost.find((c) => c !== "any") ?? "any"];
}
