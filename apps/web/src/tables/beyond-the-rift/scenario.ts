import type { Part, Slot, TableRow } from "@rifthall/games/beyond-the-rift/wire";
import type { Printed } from "./face.ts";
import { printedAs } from "./table.svelte.ts";
import type { Picture, Session } from "./wire.ts";

export const scenarioOf = (session: Session): Printed => printedAs(session, session.picture.scene.standing.scenario);

export const partIn = (of: Printed, slot: Slot): string => of.parts.find((part) => part.slot === slot)?.text ?? "";
export const actionsIn = (of: Printed): readonly (Part & { readonly action: string })[] =>
  of.parts.flatMap((part) => (part.action === undefined ? [] : [{ ...part, action: part.action }]));
export const rowsIn = (of: Printed): readonly TableRow[] => of.table ?? [];

/** What the scenario counts is called as its card calls it. */
export const counterName = (of: Printed, counter: string): string =>
  of.counters?.find((each) => each.counter === counter)?.name ?? counter;

/** The column that is drawn; before that the likeliest. */
export function columnOf({ scene }: Picture): { readonly n: number; readonly drawn: boolean } {
  const { column, responses } = scene.standing;
  if (column !== undefined) return { n: column, drawn: true };
  return { n: responses.indexOf(Math.max(...responses)), drawn: false };
}

/** The holes of a dial that ends at so much: round the rim, from the top. */
export function dialled(end: number): readonly { readonly n: number; readonly x: number; readonly y: number }[] {
  return Array.from({ length: end }, (_, i) => {
    const turn = ((i + 1) / end) * 2 * Math.PI;
    return { n: i + 1, x: Math.round(Math.sin(turn) * 395) / 10, y: Math.round(-Math.cos(turn) * 395) / 10 };
  });
}
