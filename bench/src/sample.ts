/** Several measurements of one thing. */
export interface Sample {
  readonly median: number;
  readonly least: number;
  readonly greatest: number;
}

export function sample(values: readonly number[]): Sample {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const median = (at(sorted, Math.ceil(middle) - 1) + at(sorted, Math.floor(middle))) / 2;
  return { median, least: at(sorted, 0), greatest: at(sorted, sorted.length - 1) };
}

function at(values: readonly number[], index: number): number {
  const value = values[index];
  if (value === undefined) throw new RangeError("a sample needs at least one measurement");
  return value;
}
