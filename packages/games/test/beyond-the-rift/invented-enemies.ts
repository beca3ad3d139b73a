import type { Fields } from "../kit.js";
import { card, enemy } from "./invented.js";
import { type Scene, type Table, table } from "./table.js";

/** A row of the activation table that says the same in every column (BR-A30). */
export const row = (who: string, zero: unknown): Fields => ({ who, zero });

/** What an enemy does where it cannot do the rest, so that a test sees it: the Threat rises by 1. */
export const mark = { raise: "threat" };
export const orMark = (todo: unknown): Fields => ({ do: todo, otherwise: mark });

/** A table at which enemies do what those rows say; after the Enemy Phase somebody is asked, so that it can be looked at. */
export function drill(rows: readonly Fields[], scene: Scene = {}): Table {
  const { scenario, ...rest } = scene;
  return table({ ...rest, scenario: { table: rows, quest: { may: mark }, ...scenario } });
}

/** Plays the Enemy Phase of such a table, nobody defending. */
export const fought = (t: Table): Table => t.done().until("may");

/** Whom the enemies attacked, in order. */
export const assaulted = (t: Table): unknown[] => t.events("assault").map((e) => e.seat);
/** How enemies moved: "engage wolf>0", "disengage wolf>quest". */
export const moves = (t: Table): string[] => t.events("move").map((e) => `${e.how} ${e.card}>${e.to}`);

/** Enemies that never miss, whatever is drawn, or never hit somebody who lays a wall. */
export const bully = enemy("bully", [1, 1, 9, 0, 9]);
export const sniper = enemy("sniper", [1, 2, 9, 0, 9]);
export const wall = card("wall", { range: 2, defense: { cost: 0, value: 20 } });
export const pebbles = (n: number): string[] => Array.from({ length: n }, () => "pebble");
export const cuts = (n: number): string[] => Array.from({ length: n }, () => "cut");
