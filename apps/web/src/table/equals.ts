/**
 * Equal cards of a hand are one thing to choose, and share a key. Where that is chosen, one of them shows it: the one that
 * was tapped, or else the first.
 */
export function standsIn(equal: readonly { readonly id: number }[], tapped: number | null): number | undefined {
  return tapped !== null && equal.some(({ id }) => id === tapped) ? tapped : equal[0]?.id;
}
