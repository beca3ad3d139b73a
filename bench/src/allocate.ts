// A process of its own: node <ALLOCATION_FLAGS> allocate.js <game, or boardgame.io> <decisions> [thinking]
import { type Allocation, grown, measureAllocation } from "./allocation.js";
import { playMatches } from "./boardgameio/play.js";
import { gameNamed, modesOf } from "./mode.js";
import { measureThoughtAllocation } from "./thinking.js";

const [id = "", decisions = "", what = ""] = process.argv.slice(2);
console.log(JSON.stringify(await allocated(id, Number(decisions))));

async function allocated(id: string, decisions: number): Promise<unknown> {
  if (id === "boardgame.io") return measureTheirAllocation(decisions);
  const game = gameNamed(id);
  const [main] = modesOf(game);
  if (main === undefined) throw new Error(`${id} has no mode to play`);
  return what === "thinking"
    ? measureThoughtAllocation(game, main, decisions)
    : measureAllocation(game, main, decisions);
}

/** The same of boardgame.io, which fills the room long before a million decisions. */
async function measureTheirAllocation(decisions: number): Promise<Allocation> {
  playMatches(10 * decisions, 1);
  return grown(() => playMatches(decisions, 2).decisions);
}
