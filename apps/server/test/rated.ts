import type { Seat } from "@rifthall/kernel/ids";
import type { Manners, MatchId, Requests } from "@rifthall/service";
import type { Server } from "../src/server.js";
import { type Player, playOn, seatsFor } from "./hall.js";

export const RATED: Manners = { rated: true, talk: "anything", behind: null };

/** A table for these people, like that; all have opened what began there. */
export async function tableFor(
  players: readonly Player[],
  manners: Manners,
  game = "riftforce",
  options: Parameters<Requests["invite"]>[1] = {},
): Promise<MatchId> {
  const [first, ...others] = players;
  if (!first) throw new Error("nobody plays");
  const { code } = await first.call("invite", game, options, seatsFor(players.length), "private");
  await first.call("setManners", code, manners);
  for (const [i, other] of others.entries()) await other.call("sit", code, (i + 1) as Seat, null);
  const match = await first.call("begin", code);
  for (const player of players) await player.open(match);
  return match;
}

/** They play for a while, and then the last of them gives up. */
export async function gaveUp(players: readonly Player[], match: MatchId, inputs = 24): Promise<void> {
  await playOn(players, match, 7, inputs);
  const seat = players.length - 1;
  await players.at(-1)?.call("resign", match, seat as Seat);
  await Promise.all(players.map((player) => player.until(() => player.over)));
}

/** Until what has ended is seen to. */
export async function ratingsOf(player: Player, matches = 1) {
  for (;;) {
    const { ratings } = await player.call("profile", "me");
    if ((ratings[0]?.matches ?? 0) >= matches) return ratings;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** What is kept of ratings, as it is. */
export async function kept({ gathering }: Server): Promise<unknown> {
  const { ratings } = gathering.ranks;
  return Promise.all(
    (await ratings.fields()).map(async (field) => [
      await ratings.rows(field),
      (await ratings.log(field)).filter(({ verdict }) => verdict !== "rebuilt"),
      await Promise.all((await ratings.rows(field)).map(({ person }) => ratings.course(field, person, 100))),
    ]),
  );
}
