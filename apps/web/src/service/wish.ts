import type { MatchOptions } from "@rifthall/kernel/game";
import { tidyName } from "@rifthall/kernel/text";
import type { Remote, SeatWish, Wish } from "@rifthall/service";
import { settings } from "../settings.svelte.ts";

/** What the log calls somebody who gave no name. */
const SOMEBODY = "Wanderer";
/** Bots sit down under these names, in this order. */
const BOTS = ["Orrin", "Maud", "Ilse", "Tamsin"];

export const you = (): SeatWish => ({ is: "person", name: tidyName(settings.name) || SOMEBODY, who: "me" });
export const botNamed = (nth: number, level: string): SeatWish => ({
  is: "bot",
  name: BOTS[nth % BOTS.length] ?? "",
  level,
});

/** The match that one tap begins: you first, bots of the usual level on the other seats. */
export async function usualWish(remote: Remote, game: string, options: MatchOptions = {}): Promise<Wish> {
  const { level, modes, seats } = await remote.call("info", game, settings.language);
  const mode = String(options.mode ?? modes[0] ?? "");
  const [least] = seats[mode] ?? [1];
  return {
    game,
    options,
    seats: Array.from({ length: least }, (_, i) => (i === 0 ? you() : botNamed(i - 1, level))),
  };
}

/** Nobody has played this game to its end here yet. */
export async function isNewcomer(remote: Remote, game: string): Promise<boolean> {
  const matches = await remote.call("matches");
  return !matches.some((match) => match.game === game && match.outcome !== null);
}
