import { NONE } from "@rifthall/kernel/ids";
import { roll } from "@rifthall/kernel/machine";
import type { Campaign } from "@rifthall/kernel/match";
import { REASON } from "@rifthall/kernel/state";
import type { Sheet } from "../content.js";
import { type BeyondTheRift, FALLEN, isFinal, JOINED, MOST_WON, NOTES, UNLOCKED } from "../table.js";
import { VICTORY } from "./end.js";

/** BR-139, BR-A95: the next of the campaign's items, each as likely; nothing where none is left or no campaign is played. */
export function winItem(s: BeyondTheRift): void {
  const left = itemsLeft(s);
  const free = itemsWon(s).length;
  if (left.length === 0) return;
  const id = left[left.length > 1 ? roll(s, left.length) : 0];
  s.won[free] = s.library.items.findIndex((item) => item.id === id);
  if (s.log !== null) s.log.push({ do: "item", rule: "BR-139", name: id });
}

/** What could be won now. */
function itemsLeft(s: BeyondTheRift): readonly string[] {
  const { campaign } = s.shape;
  const had = itemsWon(s);
  return campaign === null || had.length === MOST_WON ? [] : campaign.deck.filter((id) => !had.includes(id));
}
export const canWinItem = (s: BeyondTheRift): boolean => itemsLeft(s).length > 0;

function itemsWon(s: BeyondTheRift): string[] {
  const list: string[] = [];
  for (let i = 0; i < MOST_WON; i++) if (s.won[i] !== NONE) list.push(s.library.items[s.won[i]].id);
  return list;
}

const heroBit = (s: BeyondTheRift, id: string): number => 1 << s.library.heroes.findIndex((hero) => hero.id === id);

/** BR-143; v0.9.9 has no alternate sides. */
export const canUnlock = (s: BeyondTheRift, hero: string): boolean =>
  isFinal(s) && (s.tally[UNLOCKED] & heroBit(s, hero)) === 0;
export function unlockBoard(s: BeyondTheRift, hero: string): void {
  if (!canUnlock(s, hero)) return;
  s.tally[UNLOCKED] |= heroBit(s, hero);
  if (s.log !== null) s.log.push({ do: "board", rule: "BR-143", name: hero });
}

/** BR-144 */
export const canJoin = (s: BeyondTheRift, hero: string): boolean => (s.tally[JOINED] & heroBit(s, hero)) === 0;
export function joinHero(s: BeyondTheRift, hero: string): void {
  if (!canJoin(s, hero)) return;
  s.tally[JOINED] |= heroBit(s, hero);
  if (s.log !== null) s.log.push({ do: "join", rule: "BR-144", name: hero });
}

/** BR-144: a note stands on the sheet, or is struck out. */
export function takeNote(s: BeyondTheRift, note: string, on: boolean): void {
  if (isNoted(s, note) === on) return;
  const bit = 1 << s.library.notes.indexOf(note);
  if (on) s.tally[NOTES] |= bit;
  else s.tally[NOTES] &= ~bit;
  if (s.log !== null && on) s.log.push({ do: "note", rule: "BR-144", name: note });
}
export const isNoted = (s: BeyondTheRift, note: string): boolean =>
  (s.tally[NOTES] & (1 << s.library.notes.indexOf(note))) !== 0;

/** BR-7, BR-122, BR-139, BR-144: the campaign as it stands behind this scenario. */
function sheetAfter(s: BeyondTheRift, sheet: Sheet): Sheet {
  const { id } = s.shape.scenario;
  const won = s.cell[REASON] === VICTORY;
  const items = itemsWon(s);
  const picked = (bits: number): string[] =>
    s.library.heroes.filter((_, i) => (bits & (1 << i)) !== 0).map((h) => h.id);
  const joined = (list: readonly string[], more: readonly string[]): readonly string[] => [
    ...new Set([...list, ...more]),
  ];
  return {
    ...sheet,
    heroes: joined(sheet.heroes, picked(s.tally[JOINED])),
    unlocked: joined(sheet.unlocked, picked(s.tally[UNLOCKED])),
    items: joined(sheet.items, items),
    deck: sheet.deck.filter((item) => !items.includes(item)),
    notes: s.library.notes.filter((note) => isNoted(s, note)),
    won: won ? joined(sheet.won, [id]) : sheet.won,
    // BR-A97: only the latest result counts.
    lost: won ? sheet.lost.filter((other) => other !== id) : joined(sheet.lost, [id]),
    dead: sheet.edition === "final" ? sheet.dead : joined(sheet.dead, fallen(s)),
  };
}

/** BR-107, BR-122: heroes that died; who holds only Wounds at any other time did not (BR-A56). */
const fallen = (s: BeyondTheRift): string[] =>
  s.shape.heroes.filter((_, seat) => (s.tally[FALLEN] & (1 << seat)) !== 0).map(({ hero }) => hero.id);

export const campaignAfter = (s: BeyondTheRift): Campaign | undefined =>
  s.shape.campaign === null ? undefined : sheetAfter(s, s.shape.campaign);
