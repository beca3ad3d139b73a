import type { MatchOptions } from "@rifthall/kernel/game";
import type { GameInfo, Remote, SeatOffer } from "@rifthall/service";

/** The ways to play a game in which there are others. */
export const modesAmong = ({ modes, seats }: Pick<GameInfo, "modes" | "seats">): readonly string[] =>
  modes.filter((mode) => (seats[mode]?.[0] ?? 1) > 1);

/** As options; games that have one way to be played have no name for it. */
export const inMode = ({ options }: Pick<GameInfo, "options">, mode: string | undefined): MatchOptions =>
  mode !== undefined && options.some(({ name }) => name === "mode") ? { mode } : {};

/** A table for others as it is laid if nobody says how: oneself, and free seats. */
export async function among(
  remote: Remote,
  game: string,
): Promise<{ readonly options: MatchOptions; readonly seats: readonly SeatOffer[] }> {
  const info = await remote.call("info", game, "en");
  const [mode] = modesAmong(info);
  const [least] = info.seats[mode ?? ""] ?? [2];
  const seats = Array.from({ length: least }, (_, i): SeatOffer => ({ is: i === 0 ? "me" : "free" }));
  return { options: inMode(info, mode), seats };
}
