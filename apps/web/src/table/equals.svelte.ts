interface Row {
  readonly id: number;
}
/** What is asked of whoever holds the pencil. */
interface Pencil {
  /** Several are ticked: then each of them counts by itself. */
  readonly gathering: object | undefined;
  isChosen(key: string): boolean;
  tap(key: string): void;
}

/** Equal cards of a hand are one thing to choose, and share a key. Where that is chosen, one of them shows it. */
export class Equals {
  private touched: number | null = $state(null);

  /** The one that was touched, or else the first. */
  shownBy(equal: readonly Row[]): number | undefined {
    const { touched } = this;
    return touched !== null && equal.some(({ id }) => id === touched) ? touched : equal[0]?.id;
  }

  /** A finger or pointer comes down on it: it may be dragged from there. */
  touch(pencil: Pencil, key: string, { id }: Row): void {
    if (!pencil.isChosen(key)) this.touched = id;
  }

  /** Where another of its equals is chosen already, this one takes its place: nothing is let go by that. */
  tap(pencil: Pencil, key: string, { id }: Row, equal: readonly Row[]): void {
    const takesOver = pencil.gathering === undefined && pencil.isChosen(key) && this.shownBy(equal) !== id;
    this.touched = id;
    if (!takesOver) pencil.tap(key);
  }
}
