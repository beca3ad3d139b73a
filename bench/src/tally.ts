/** An average, and how far chance alone may have put it off (one standard error). */
export interface Mean {
  readonly value: number;
  readonly error: number;
}

/** What a stretch of play came to. */
export class Tally {
  decisions = 0;
  matches = 0;
  /** Of processor time. */
  milliseconds = 0;
  optionsListed = 0;
  /** Only of a search. */
  iterations = 0;
  private decisionsSquared = 0;
  private optionsSquared = 0;
  private both = 0;

  /** One more match. */
  add(decisions: number, optionsListed: number): void {
    this.matches++;
    this.decisions += decisions;
    this.optionsListed += optionsListed;
    this.decisionsSquared += decisions * decisions;
    this.optionsSquared += optionsListed * optionsListed;
    this.both += decisions * optionsListed;
  }

  join(other: Tally): void {
    this.matches += other.matches;
    this.decisions += other.decisions;
    this.milliseconds += other.milliseconds;
    this.optionsListed += other.optionsListed;
    this.iterations += other.iterations;
    this.decisionsSquared += other.decisionsSquared;
    this.optionsSquared += other.optionsSquared;
    this.both += other.both;
  }

  get perSecond(): number {
    return (1000 * this.decisions) / this.milliseconds;
  }

  get decisionsPerMatch(): Mean {
    const value = this.decisions / this.matches;
    return {
      value,
      error: Math.sqrt(Math.max(0, this.decisionsSquared / this.matches - value * value) / this.matches),
    };
  }

  /** A ratio of two sums over matches, so its error comes from what each match strays from the ratio. */
  get optionsPerDecision(): Mean {
    const value = this.optionsListed / this.decisions;
    const strays = this.optionsSquared - 2 * value * this.both + value * value * this.decisionsSquared;
    return { value, error: Math.sqrt(Math.max(0, strays)) / this.decisions };
  }
}

const TOLERANCE = 0.03;

/** Whether two averages are further apart than the tolerance and more than chance explains. */
export function differ(a: Mean, b: Mean): boolean {
  return Math.abs(a.value - b.value) > TOLERANCE * b.value + 3 * Math.hypot(a.error, b.error);
}
