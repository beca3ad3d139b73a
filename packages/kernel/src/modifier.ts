import { type Frame, NOBODY } from "./ids.js";
import { finish, MODIFIERS, type State, VOID } from "./state.js";

/**
 * Modifiers are rows: a key (which stat, or which "can't"), whom it concerns, how much, and the frame it lasts as
 * long as. A frame that ends takes its rows with it.
 */
export function modify(s: State, key: number, subject: number, value: number, until: Frame): void {
  const row = s.cell[MODIFIERS];
  if (row === s.modifierKey.length) {
    finish(s, NOBODY, VOID);
    return;
  }
  s.cell[MODIFIERS] = row + 1;
  s.modifierKey[row] = key;
  s.modifierSubject[row] = subject;
  s.modifierValue[row] = value;
  s.modifierUntil[row] = until;
}

/** The sum of what is added to that stat of that subject. */
export function modifier(s: State, key: number, subject: number): number {
  let sum = 0;
  for (let row = s.cell[MODIFIERS] - 1; row >= 0; row--)
    if (s.modifierKey[row] === key && s.modifierSubject[row] === subject) sum += s.modifierValue[row];
  return sum;
}

/** Drops the rows that last as long as this frame or one above it; rows above move down in order. */
export function dropModifiers(s: State, f: Frame): void {
  const rows = s.cell[MODIFIERS];
  let kept = 0;
  for (let row = 0; row < rows; row++) {
    if (s.modifierUntil[row] >= f) continue;
    copyRow(s, row, kept++);
  }
  for (let row = kept; row < rows; row++) clearRow(s, row);
  s.cell[MODIFIERS] = kept;
}

/** Takes back the rows written last, down to so many: for asking what would be if. */
export function forgetModifiers(s: State, kept: number): void {
  for (let row = kept; row < s.cell[MODIFIERS]; row++) clearRow(s, row);
  s.cell[MODIFIERS] = kept;
}

function copyRow(s: State, from: number, to: number): void {
  s.modifierKey[to] = s.modifierKey[from];
  s.modifierSubject[to] = s.modifierSubject[from];
  s.modifierValue[to] = s.modifierValue[from];
  s.modifierUntil[to] = s.modifierUntil[from];
}

function clearRow(s: State, row: number): void {
  s.modifierKey[row] = 0;
  s.modifierSubject[row] = 0;
  s.modifierValue[row] = 0;
  s.modifierUntil[row] = 0;
}
