/** An enemy is so much taller than wide, and so is what lasts; a hand card is tallest. */
export const FOE_TALL = 1.16;
export const LASTING_TALL = 0.78;
export const CARD_TALL = 1.4;
export const SMALL_TALL = 1.32;

/** What lies under its enemy shows a strip; more than these are counted. */
export const MOST_STRIPS = 3;
export const stripOf = (card: number): number => Math.max(15, Math.min(22, Math.round(card * 0.21)));

/** No card of the field is wider or narrower than these. */
const WIDEST = 104;
const NARROWEST = 40;
/** Below this, cards that are alike lie as one. */
export const ROOMY = 76;
/** What serves a hero is smaller than what attacks it. */
export const OWN = 0.74;
/** Heroes that nobody looks at are drawn smaller. */
const BESIDE = 0.82;
/** A coin hangs over the corner of a card. */
const OVER = 7;

export interface Room {
  readonly width: number;
  readonly height: number;
}

export interface Sizes {
  readonly foe: number;
  readonly beside: number;
  readonly quest: number;
  /** How high the rift may open. */
  readonly rift: number;
}

/**
 * Cards for a field in which hero areas stand side by side: quest, rift, enemies with `strips` under them, the heroes'
 * lines, and what serves them.
 */
export function sizesWide({ height }: Room, strips: number, line: number): Sizes {
  const rift = Math.max(96, Math.min(150, Math.round(height * 0.24)));
  const left = height - rift - line - 3 * OVER - 34;
  // Quest, enemies and their strips, and what serves: all grow with one width.
  const foe = bounded((left - strips * 20) / (FOE_TALL * (2 + OWN)));
  return { foe, beside: Math.max(56, Math.round(foe * BESIDE)), quest: foe, rift };
}

/** So high that what serves a hero may lie below what attacks it. */
export const TALL = 480;

/** Cards for a field in which one hero's area is open, with what serves below it or beside it, and the others are tabs. */
export function sizesNarrow({ height }: Room, strips: number, tabs: number, below = false): Sizes {
  const rift = Math.max(100, Math.min(160, Math.round((height - tabs) * 0.34)));
  const left = height - rift - tabs - 3 * OVER;
  const foe = bounded((left - strips * 16) / (FOE_TALL * (below ? 1.8 + OWN : 1.8)));
  return { foe, beside: foe, quest: bounded(foe * 0.8), rift };
}

const bounded = (width: number): number => Math.max(NARROWEST, Math.min(WIDEST, Math.floor(width)));

/** How far apart cards of that width lie in a row: side by side if they fit, else one over the other. */
export function stepOf(count: number, width: number, card: number, gap: number): number {
  if (count < 2) return card + gap;
  return Math.min(card + gap, Math.max(8, (width - card) / (count - 1)));
}

/** So wide that this many fit side by side, but no narrower than `least`. */
export function fitting(count: number, width: number, card: number, gap: number, least: number): number {
  if (count === 0) return card;
  return Math.max(least, Math.min(card, Math.floor((width - (count - 1) * gap) / count)));
}

/** The share of the field's width each hero area takes: by the piles in it; the open one is widest, an empty one narrowest. */
export function shares(
  areas: readonly { readonly seat: number; readonly foes: number; readonly help: number }[],
  shown: number,
): readonly number[] {
  const wanted = areas.map(({ foes, help }) => Math.max(1.3, Math.min(3.4, Math.max(foes, help * OWN) * 0.85 + 0.2)));
  const widest = Math.max(...wanted);
  return areas.map(({ seat, foes, help }, i) =>
    seat === shown ? Math.max(2.2, widest + 0.2, Math.min(5, Math.max(foes, help * OWN) + 0.6)) : (wanted[i] ?? 1.3),
  );
}
