import { COLUMNS } from "@rifthall/games/beyond-the-rift/facts";
import type { ActionType, Face, InPlay, Numbers, Part } from "@rifthall/games/beyond-the-rift/wire";
import { actionIcon, cardIcon, markIcon, partIcon } from "./icons.ts";
import type { Lying, Text } from "./wire.ts";

/** What a face is drawn from. */
export type Printed = Face & { readonly id: string; readonly name: string; readonly story: string };

const BLANK: Face = { type: "card", typeName: "", parts: [] };
export const printed = (text: Text | undefined, id: string): Printed => {
  const { face = BLANK, name = id, story = "" } = text ?? {};
  return { ...face, id, name, story };
};

type Icon =
  | (typeof cardIcon)[keyof typeof cardIcon]
  | (typeof markIcon)[keyof typeof markIcon]
  | (typeof partIcon)[keyof typeof partIcon]
  | (typeof actionIcon)[ActionType];

/** Cards of packs that have no engraving of their own get the one of their type. */
export function engravingOf(of: Printed): Icon {
  const own = cardIcon[of.id.replace(/-alternate$/, "") as keyof typeof cardIcon];
  if (own !== undefined) return own;
  if (of.type === "enemy") return "cultist" as Icon;
  if (of.type === "hero") return cardIcon.ushka;
  if (of.type === "terrain") return cardIcon.rubble;
  if (of.type === "wound" || of.type === "fatigue") return markIcon[of.type];
  return of.part ? partIcon[of.part] : actionIcon.special;
}

/** One thing that can be done with a hero card: a value, or words. */
export interface Half {
  readonly action: ActionType;
  readonly value: string;
  /** What it costs; of an attack the first, to lead it or to aid. */
  readonly cost: number | null;
  readonly secondary?: number | null;
  /** Response cards added to it. */
  readonly responses: number;
  readonly text: string;
}

const ACTIONS = ["attack", "defense", "ap", "special", "reaction"] as const;

/** What a hero card offers, in the order in which it is printed. */
export function halvesOf(of: Printed): readonly Half[] {
  return ACTIONS.flatMap((action): Half[] => {
    const part = of.parts.find(({ slot }) => slot === action);
    if (part === undefined) return [];
    const text = wordsOf(of, part);
    if (action === "attack" && of.attack) {
      const { primary, secondary, value, responses } = of.attack;
      return [{ action, value: String(value), cost: primary, secondary, responses, text }];
    }
    if (action === "defense" && of.defense)
      return [
        { action, value: String(of.defense.value), cost: of.defense.cost, responses: of.defense.responses, text },
      ];
    if (action === "ap" && of.ap)
      return [{ action, value: `+${of.ap.gain}`, cost: of.ap.cost, responses: 0, text: "" }];
    return [{ action, value: "", cost: costIn(part), responses: 0, text: part.text }];
  });
}

/** An attack or a defence is its number; what it brings besides stands under it. */
function wordsOf(of: Printed, part: Part): string {
  if (part.slot !== "attack" && part.slot !== "defense") return part.text;
  const bonus = of.parts.find(({ slot }) => slot === "bonus");
  const [, ...more] = part.text.split("; ");
  return [...more, bonus?.text ?? ""].filter(Boolean).join(" ");
}

/** "1 AP, when an enemy hits a hero" */
const costIn = ({ cost = "" }: Part): number | null => {
  const [n] = /\d+/.exec(cost) ?? [];
  return n === undefined ? null : Number(n);
};

/** The custom property of the ink a face is mixed from. */
export function inkOf(of: Printed): string {
  if (of.family) return `--e-${of.family}`;
  if (of.type === "wound" || of.type === "fatigue") return `--b-${of.type}`;
  if (of.type === "terrain") return "--b-ground";
  if (of.type === "response") return "--rift";
  if (of.numbers) return "--b-special";
  const [half] = halvesOf(of);
  return half ? `--b-${half.action}` : "--b-ap";
}

export const isAffliction = ({ type }: Printed): boolean => type === "wound" || type === "fatigue";
export const isFighter = (of: Printed): boolean => of.numbers !== undefined;
/** What it counts now: as it lies on the table, if it does. */
export const countsOf = (of: Printed, seen: Lying | undefined): Partial<Numbers> =>
  seen && "attack" in seen ? (seen as InPlay) : (of.numbers ?? {});

/** How a number stands to what is printed. */
export const changeOf = (now: number | undefined, before: number | undefined): "up" | "down" | undefined =>
  now === undefined || before === undefined || now === before ? undefined : now > before ? "up" : "down";

/** What an attached card changes, health first. */
export function changesOf(of: Printed): readonly { readonly what: keyof Numbers; readonly n: number }[] {
  const order = ["health", "attack", "defence", "engagement", "range"] as const;
  return order.flatMap((what) => {
    const n = of.modifiers?.[what] ?? 0;
    return n === 0 ? [] : [{ what, n }];
  });
}

export const signed = (n: number): string => `${n < 0 ? "−" : "+"}${Math.abs(n)}`;
export const columns = Array.from({ length: COLUMNS }, (_, i) => i);
