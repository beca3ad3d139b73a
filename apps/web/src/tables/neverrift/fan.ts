/** Less than this no finger finds. */
export const TARGET = 44;

/** Where so many cards lie side by side from the left; where there is no room they lie over each other, evenly. */
export function fan(cards: number, width: number, size: number, gap: number): readonly number[] {
  if (cards === 0) return [];
  const step = cards > 1 ? Math.min(size + gap, (width - size) / (cards - 1)) : 0;
  return Array.from({ length: cards }, (_, i) => Math.round(i * step));
}
