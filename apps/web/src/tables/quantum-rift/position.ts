import type { Picture } from "@rifthall/host";
import type { SeenCard } from "@rifthall/kernel";
import { COLOURS } from "./face.ts";

/** A die as it lies in the tray; face 0: not thrown yet. */
export interface ShownDie {
  readonly face: number;
  readonly added: number;
  readonly rift: number;
  readonly total: number;
  readonly colour: string;
  readonly rifted: boolean;
  readonly success: boolean;
}
export interface Roll {
  readonly seat: number;
  readonly needs: number;
  readonly successes: number;
  readonly dice: readonly ShownDie[];
}
export interface Attack {
  readonly attacker: number;
  readonly target: number;
  /** Hits that need no die. */
  readonly hits: number;
  readonly defence: number;
}

export const rollOf = ({ scene }: Picture): Roll | undefined => scene.roll as Roll | undefined;
export const attackOf = ({ scene }: Picture): Attack | undefined => scene.attack as Attack | undefined;

export const PHASES = ["start", "deployment", "combat", "explore", "threat", "regroup"] as const;
export type Phase = (typeof PHASES)[number];
export const phaseOf = ({ view }: Picture): string => String(view.phase ?? "");
export const countOf = ({ view }: Picture, what: "distance" | "threat" | "round"): number => Number(view[what] ?? 0);

export const seatsIn = ({ scene }: Picture): readonly number[] =>
  Object.keys(scene.zones).flatMap((name) => (name.startsWith("area-") ? [Number(name.slice(5))] : []));
export const zoneIn = ({ scene }: Picture, name: string): readonly SeenCard[] => scene.zones[name] ?? [];

/** Where a row lies and what it is. */
export function whereIs(picture: Picture, row: number): { readonly zone: string; readonly card: SeenCard } | undefined {
  for (const [zone, cards] of Object.entries(picture.scene.zones)) {
    const card = cards.find((c) => c.id === row);
    if (card) return { zone, card };
  }
  return undefined;
}

export interface Quanta {
  readonly colour: (typeof COLOURS)[number];
  readonly ready: number;
  readonly all: number;
}

/** A seat's dice by colour, those it has. */
export function quantaOf({ view }: Picture, seat: number): readonly Quanta[] {
  const players = Array.isArray(view.players) ? (view.players as { dice?: Record<string, string> }[]) : [];
  const dice = players[seat]?.dice ?? {};
  return COLOURS.flatMap((colour) => {
    const [ready = 0, all = 0] = (dice[colour] ?? "0/0").split("/").map(Number);
    return all > 0 ? [{ colour, ready, all }] : [];
  });
}

export const isUnit = (card: SeenCard): boolean => "attack" in card;
export const isHero = (card: SeenCard): boolean => "vitality" in card;
export const stateOf = (card: SeenCard | undefined): string => String(card?.state ?? "ready");

const TRIGGERS: readonly string[] = ["explore", "threat", "regroup"];

/** The trigger of a story card that comes next: in this phase or a later one, else the first of the next turn. */
export function nextTrigger(slots: readonly string[], phase: string, encounter: boolean): string | undefined {
  // QR-82: nobody explores while an encounter is on.
  const due = TRIGGERS.filter((slot) => slots.includes(slot) && !(encounter && slot === "explore"));
  const now = TRIGGERS.indexOf(phase);
  return phase === "end" ? due[0] : (due.find((slot) => TRIGGERS.indexOf(slot) >= now) ?? due[0]);
}
