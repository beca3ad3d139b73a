import type { SeatWish, Summary } from "@rifthall/service";

/** One's own seat, or that of a friend at the same screen. */
const isHere = (sitting: SeatWish | undefined): boolean =>
  sitting?.is === "person" && (sitting.who === "me" || sitting.who.startsWith("friend "));

export const isMine = ({ seats, asked }: Summary): boolean => asked?.some((at) => isHere(seats[at])) ?? false;

/** What is left of the time; of those that are not timed all the time in the world. */
const leftOf = ({ time }: Summary): number => time?.left ?? Number.POSITIVE_INFINITY;

/** Where time is short first, then what was played last. */
export const byTime = (matches: readonly Summary[]): readonly Summary[] =>
  matches.toSorted((a, b) => {
    const [one, other] = [leftOf(a), leftOf(b)];
    return one === other ? b.played - a.played : one - other;
  });

/** Less than a tenth of the time is left. */
export function isShort({ time }: Summary): boolean {
  if (!time || time.left === null) return false;
  const { control, left } = time;
  return left < (control.is === "live" ? control.base : control.each) / 10;
}
