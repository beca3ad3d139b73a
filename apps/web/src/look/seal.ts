/** The look has five shapes of seals; seats count from zero. */
type Shape = 1 | 2 | 3 | 4 | 5;
export const shapeOf = (seat: number): Shape => ((seat % 5) + 1) as Shape;

/** The seal of a seat: its shape, and the first letter of who sits there. */
export const sealOfSeat = (seat: number, name: string): { readonly seat: Shape; readonly letter: string } => ({
  seat: shapeOf(seat),
  letter: name.trim().charAt(0).toUpperCase() || "·",
});
