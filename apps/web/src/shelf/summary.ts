import type { Language } from "@rifthall/kernel/game";
import type { SeatWish, Summary } from "@rifthall/service";
import type { Words } from "../text/en.ts";

const ME = "me";
const isMe = (seat: SeatWish | undefined): boolean => seat?.is === "person" && seat.who === ME;

/** A match that was brought from elsewhere has seats without names. */
export const seatName = (seats: readonly SeatWish[], seat: number, words: Words): string =>
  seats[seat]?.name || words.seatNumber(seat + 1);

/** Who else sits there. */
export const othersIn = ({ seats }: Summary): string =>
  seats
    .filter((seat) => !isMe(seat) && seat.name !== "")
    .map(({ name }) => name)
    .join(", ");

/** The match of this game that was played last, is not over and can go on. */
export const unfinished = (matches: readonly Summary[], game: string): Summary | undefined =>
  matches
    .filter((match) => match.game === game && match.outcome === null && match.outdated === null)
    .reduce<Summary | undefined>((last, match) => (last && last.played >= match.played ? last : match), undefined);

export function whoText({ seats }: Summary, words: Words): string {
  return seats.map((_, seat) => seatName(seats, seat, words)).join(", ");
}

/** How it went, or how far it has come. */
export function outcomeText({ seats, outcome, inputs }: Summary, words: Words): string {
  const { matches } = words;
  if (outcome === null) return matches.step(inputs);
  const { winners } = outcome;
  const mine = seats.some(isMe);
  const won = winners.some((seat) => isMe(seats[seat]));
  if (winners.length > 1 && winners.length === seats.length) return matches.together;
  if (won) return matches.won;
  if (mine && (winners.length > 0 || seats.length === 1)) return matches.lost;
  if (winners.length === 0) return matches.nobody;
  return matches.wonBy(winners.map((seat) => seatName(seats, seat, words)).join(", "));
}

const MINUTE = 60_000;
const STEPS = [
  ["minute", MINUTE, 60],
  ["hour", 60 * MINUTE, 24],
  ["day", 24 * 60 * MINUTE, 7],
] as const;

/** "5 minutes ago", and the date for what is longer past than a week. */
export function whenText(time: number, now: number, language: Language): string {
  const past = Math.max(0, now - time);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, length, most] of STEPS) {
    const count = Math.floor(past / length);
    if (count < most)
      return count === 0 && unit === "minute" ? relative.format(0, "second") : relative.format(-count, unit);
  }
  return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(time);
}
