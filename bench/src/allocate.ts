// A process of its own: node <ALLOCATION_FLAGS> allocate.js <game, or boardgame.io> <decisions> [thinking]
import { measureAllocation, measureTheirAllocation } from "./allocation.js";
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
