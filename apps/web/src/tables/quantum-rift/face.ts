import type { CardText } from "@rifthall/kernel";
import { cardIcon, type quantaIcon } from "./icons.ts";

export type Colour = keyof typeof quantaIcon;
export const COLOURS = ["red", "yellow", "green", "blue"] as const satisfies readonly Colour[];
/** Costs are counted by colour in this order. */
const PRICES = [...COLOURS, "any"] as const satisfies readonly Colour[];

/** The token that holds each colour's ink, and its letter. */
export const INK: Readonly<Record<Colour, string>> = {
  red: "--q-physique",
  yellow: "--q-intellect",
  green: "--q-nature",
  blue: "--q-technology",
  any: "--q-any",
};
export const LETTER: Readonly<Record<Colour, string>> = { red: "P", yellow: "I", green: "N", blue: "T", any: "*" };

/** One sentence of a card and the word it stands under. */
interface Part {
  readonly slot: string;
  readonly text: string;
  readonly word?: string;
  readonly cost?: string;
}

type CardType = "hero" | "unit" | "gear" | "skill" | "action" | "location" | "encounter" | "exploration";

/** What a face is drawn from. */
export interface Printed {
  readonly id: string;
  readonly name: string;
  readonly story: string;
  readonly type: CardType;
  readonly typeName: string;
  readonly kind: string;
  readonly trait: string | undefined;
  readonly attack: number;
  readonly defence: number;
  readonly vitality: number;
  readonly rift: number;
  /** Each symbol of the cost by itself. */
  readonly cost: readonly Colour[];
  readonly distance: number | null;
  readonly keywords: readonly string[];
  readonly parts: readonly Part[];
}

const counts = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : []);

export function printed(text: CardText | undefined, id: string): Printed {
  const face = text?.face ?? {};
  const number = (key: string): number => (typeof face[key] === "number" ? (face[key] as number) : 0);
  const word = (key: string): string => (typeof face[key] === "string" ? (face[key] as string) : "");
  return {
    id,
    name: text?.name ?? id,
    story: text?.story ?? "",
    type: (word("type") || "action") as CardType,
    typeName: word("typeName"),
    kind: word("kind"),
    trait: word("trait") || undefined,
    attack: number("attack"),
    defence: number("defence"),
    vitality: number("vitality"),
    rift: number("rift"),
    cost: counts(face.cost).flatMap((n, i) => Array<Colour>(n).fill(PRICES[i] ?? "any")),
    distance: typeof face.distance === "number" ? face.distance : null,
    keywords: Array.isArray(face.keywords) ? face.keywords.map(String) : [],
    parts: Array.isArray(face.parts) ? (face.parts as Part[]) : [],
  };
}

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
