import { COLOURS, diceIn, PHASES, TRIGGERS } from "@rifthall/games/quantum-rift/facts";
import type { Condition, Phase, Quantum, QuantumWire, Slot, Trigger, Unit } from "@rifthall/games/quantum-rift/wire";
import { whereIs as located } from "../../table/zones.ts";
import type { Lying, Picture, Zone } from "./wire.ts";

/** The phases of a turn that are shown: its end is short and belongs to regrouping. */
export const TURN = PHASES.filter((phase) => phase !== "setup" && phase !== "end");

export const zoneIn = <Z extends Zone>({ scene }: Picture, name: Z): Picture["scene"]["zones"][Z] =>
  scene.zones[name] ?? [];
export const seatsIn = ({ view }: Picture): readonly number[] => [...view.players.keys()];

export const whereIs = located<QuantumWire>;

export interface Quanta {
  readonly colour: Quantum;
  readonly ready: number;
  readonly all: number;
}

/** A seat's dice by colour, those it has. */
export const quantaOf = ({ view }: Picture, seat: number): readonly Quanta[] =>
  COLOURS.flatMap((colour) => {
    const [ready, all] = diceIn(view.players[seat]?.dice[colour] ?? "0/0");
    return all > 0 ? [{ colour, ready, all }] : [];
  });

export const isUnit = (card: Lying): card is Unit => "attack" in card;
export const isHero = (card: Lying): card is Unit & { readonly vitality: number } => "vitality" in card;
export const stateOf = (card: Lying | undefined): Condition => (card && "state" in card ? card.state : "ready");

/** The trigger of a story card that comes next: in this phase or a later one, else the first of the next turn. */
export function nextTrigger(slots: readonly Slot[], phase: Phase, encounter: boolean): Trigger | undefined {
  const [, ...turnly] = TRIGGERS;
  // QR-82: nobody explores while an encounter is on.
  const due = turnly.filter((slot) => slots.includes(slot) && !(encounter && slot === "explore"));
  const now = PHASES.indexOf(phase);
  return due.find((slot) => PHASES.indexOf(slot) >= now) ?? due[0];
}
