/** What the rules fix once and for all, for rules and faces alike; nothing of the engine comes with it. */

export const MODES = ["standard", "quick", "multiplayer"] as const;

/** "b2": columns by letter, rows by number from the top. */
export const fieldAt = (column: number, row: number): string => `${String.fromCharCode(97 + column)}${row + 1}`;
export const columnOf = (field: string): number => field.charCodeAt(0) - 97;
export const rowOf = (field: string): number => Number(field.slice(1)) - 1;
/** All fields of a battleground, row by row. */
export const fieldsOf = ({ columns, rows }: { readonly columns: number; readonly rows: number }): readonly string[] =>
  Array.from({ length: columns * rows }, (_, i) => fieldAt(i % columns, Math.trunc(i / columns)));

/** NR-17 */
export const HAND = 6;
/** NR-9 */
export const DECK = 30;
/** NR-18: so many may be returned of a first hand. */
export const RETURNED = 3;

/** In the order of directions: towards row 1, and on round. */
export const SIDES = ["up", "right", "down", "left"] as const;
/** NR-A3 */
export const STRONGEST = 10;
/** NR-8: "7", "A" */
export const sideText = (value: number): string => (value >= STRONGEST ? "A" : String(value));

/** NR-15: those that have tamers. */
export const FACTIONS = ["outcast", "royal", "tribes", "verdant", "sworn"] as const;
/** NR-10: each costs one star more than the one before it. */
export const RARITIES = ["common", "rare", "epic", "legendary"] as const;

/** What a creature may have printed; each but Block, Sacrifice and the last may also be granted. */
export const KEYWORDS = [
  "block",
  "anchor",
  "pierce",
  "onslaught",
  "stampede",
  "liberate",
  "sacrifice",
  "cant-be-tamed",
] as const;
