import type { MatchId, Remote } from "@rifthall/service";
import type { Around } from "../../table/around.svelte.ts";
import { Room } from "./room.svelte.ts";

export { default as Corner } from "./Corner.svelte";
export { default as People } from "./People.svelte";
export { default as Said } from "./Said.svelte";
export { tableWords as words } from "./words.ts";

/** Somebody has come to a table among others. */
export function enter(around: Around, remote: Remote, match: MatchId): Room {
  const room = new Room(remote, match);
  around.room = room;
  return room;
}
