/** The room one stack has on its side of the rift, in px. */
export interface Room {
  readonly height: number;
  /** The card at the rift is a whole plate; those behind it show their strip. */
  readonly plate: number;
  readonly strip: number;
  readonly least: number;
}

interface Fold {
  readonly strip: number;
  readonly plate: number;
  /** The cards that are drawn, by their slot, and how far each begins from the stack's end at the rift. */
  readonly lying: readonly { readonly slot: number; readonly at: number }[];
  /** The cards in the middle that show as one strip with their number. */
  readonly folded: { readonly from: number; readonly count: number; readonly at: number } | null;
  readonly length: number;
}

/** A plate under others keeps at least so many strips of its picture. */
const LEAST_PLATE = 1.6;

/**
 * The plate gives its picture up first, then strips shrink; then the middle of the stack folds to one strip, so that
 * first and last stay in sight.
 */
export function fold(count: number, { height, plate: whole, strip: usual, least }: Room): Fold {
  if (count === 0) return { strip: usual, plate: whole, lying: [], folded: null, length: 0 };
  const behind = count - 1;
  const plate = Math.round(Math.max(Math.min(whole, usual * LEAST_PLATE), Math.min(whole, height - behind * usual)));
  const fits = behind === 0 ? usual : Math.floor((height - plate) / behind);
  if (fits >= Math.min(least, usual)) {
    const strip = Math.min(usual, fits);
    const lying = Array.from({ length: count }, (_, slot) => ({ slot, at: slot * strip }));
    return { strip, plate, lying, folded: null, length: plate + behind * strip };
  }
  const strips = Math.max(2, Math.floor((height - plate) / least));
  const near = Array.from({ length: strips - 1 }, (_, slot) => ({ slot, at: slot * least }));
  const last = { slot: count - 1, at: strips * least };
  return {
    strip: least,
    plate,
    lying: [...near, last],
    folded: { from: strips - 1, count: count - strips, at: (strips - 1) * least },
    length: plate + strips * least,
  };
}

/** Sizes of the field, in px. */
export interface Measures {
  /** The width of a card, ours and theirs: of several enemies the stacks stand side by side. */
  readonly ours: number;
  readonly theirs: number;
  /** So narrow that only one of several enemies is shown at a time. */
  readonly facing: boolean;
  readonly rift: number;
  /** From the rift's middle to the cards. */
  readonly gap: number;
}

const WIDEST = 132;
const NARROWEST = 40;
const BETWEEN = 3;

export function measure(width: number, height: number, locations: number, enemies: number): Measures {
  const column = width / locations;
  const low = height < 300;
  const rift = Math.round(height * (low ? 0.48 : 0.465));
  const gap = low ? 10 : column > 110 ? 26 : 15;
  const side = height - rift - gap;
  const tall = Math.max(52, side / 1.95);
  const ours = Math.floor(Math.min(WIDEST, column - 6, Math.max(70, column * 0.745), tall));
  // Several enemies at one place stand closer together than the places do.
  const abreast = Math.floor((Math.min(column - 16, ours * 1.3) - (enemies - 1) * BETWEEN) / enemies);
  const facing = enemies > 1 && abreast < NARROWEST;
  return { ours, theirs: enemies === 1 || facing ? ours : abreast, facing, rift, gap };
}

/** What a stack of cards of that width may use of a side so high. */
export function roomFor(card: number, height: number): Room {
  const strip = Math.max(16, Math.round(card * (card < 90 ? 0.315 : 0.285)));
  const plate = Math.round(Math.max(strip * 1.2, Math.min(card * 1.04, height - 2.4 * strip)));
  return { height, plate, strip, least: Math.min(16, strip) };
}
