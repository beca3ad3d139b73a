import type { Summary } from "@rifthall/service";
import type { StationState } from "../campaign/station.ts";
import type { ChapterMap } from "./game.ts";

/** How far somebody has come with a chapter, by the matches that are kept. */
export interface Progress {
  readonly state: Exclude<StationState, "locked">;
  /** How often it was won, or else lost. */
  readonly times: number;
  /** The match of it that goes on. */
  readonly underway?: string;
}

/** One that is under way goes before all, a victory before any defeat; matches of others' rules count, but do not go on. */
export function progressOf(matches: readonly Summary[], game: string, map: ChapterMap, chapter: string): Progress {
  const own = matches.filter((match) => match.game === game && map.of(match.options) === chapter);
  const [open] = own.filter(({ outcome, outdated }) => outcome === null && outdated === null);
  const won = own.filter(({ outcome }) => (outcome?.winners.length ?? 0) > 0).length;
  const lost = own.filter(({ outcome }) => outcome?.winners.length === 0).length;
  const state = open ? "underway" : won > 0 ? "won" : lost > 0 ? "lost" : "open";
  return { state, times: won > 0 ? won : lost, ...(open ? { underway: open.match } : {}) };
}
