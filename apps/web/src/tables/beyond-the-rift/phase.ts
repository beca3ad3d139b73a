import type { Happened, Line, Picture } from "./wire.ts";

/** In the Enemy Phase, how long each of these is shown: who acts, what comes of it. The rest goes by. */
const BEATS: Readonly<Partial<Record<Happened["do"], number>>> = {
  activate: 900,
  response: 900,
  compare: 1200,
  wound: 800,
  fatigue: 800,
  poison: 800,
  intimidate: 800,
  obstruct: 800,
  summon: 700,
  move: 700,
  idle: 500,
};
/** What happens once in a round, or ends it all, is never passed over. */
const ALWAYS: Readonly<Partial<Record<Happened["do"], number>>> = {
  phase: 600,
  threat: 600,
  spawn: 500,
  open: 1000,
  die: 600,
  death: 1600,
  victory: 1000,
  defeat: 1000,
};

/** What the enemies do is a story: each deed is told long enough to be followed. */
export const beat = (event: Happened, { scene }: Picture): number | undefined =>
  ALWAYS[event.do] ?? (scene.standing.phase === "enemy" ? BEATS[event.do] : undefined);

/** What an enemy does; the rest comes of it. */
const HEADS: readonly Happened["do"][] = ["activate", "assault", "poison", "intimidate", "obstruct", "summon"];

/** The deed an event came of, unless it is one. */
export function deedBefore(lines: readonly Line[], { number, event }: Line): Line | undefined {
  if (HEADS.includes(event.do)) return undefined;
  const before = lines.filter((line) => line.number < number && !line.undone);
  const began = before.findLastIndex(({ event: { do: what } }) => what === "phase" || what === "activate");
  return before.slice(Math.max(0, began)).findLast(({ event: { do: what } }) => HEADS.includes(what));
}
