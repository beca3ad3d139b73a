/** Something to be done later for one thing, and the number it was made for: who does it finds out whether that still counts. */
export interface Errand {
  /** A match, a person: whatever it is done for. There is one errand of each kind for it at most. */
  readonly of: string;
  /** Not before then, in ms since 1970. */
  readonly at: number;
  /** Of an input, of a moment, of a notice. Doing it twice for the same number does nothing. */
  readonly number: number;
}

/** All errands of one kind. The database knows them; what anybody else has noted is how they are found in time. */
export interface Errands {
  /** Lower-case letters: it is a part of names elsewhere. */
  readonly kind: string;
  /** So many of those that are due before that moment, the first due first. */
  due(before: number, most: number): Promise<readonly Errand[]>;
  /** The one there is for this now. */
  next(of: string): Promise<Errand | null>;
  run(errand: Errand): Promise<void>;
}

/** What was to be done and is not is looked at again so much later, in ms. */
const AGAIN = 2_000;

/** Sees to whatever is due for that now; gives when it is to be looked at next. */
export async function tend(errands: Errands, of: string, now: () => number): Promise<number | null> {
  const errand = await errands.next(of);
  if (errand === null || errand.at > now()) return errand?.at ?? null;
  await errands.run(errand);
  const next = await errands.next(of);
  if (next === null) return null;
  return next.number === errand.number ? Math.max(next.at, now() + AGAIN) : next.at;
}
