// A process of its own: node rates.js <games> <milliseconds>. It measures the engine that lies beside it, so that the
// same measuring code can be put beside the engine of another commit.
import { games } from "@rifthall/games";
import { modesOf } from "./mode.js";
import { measureRate } from "./rate.js";
import type { Rates } from "./worktree.js";

const [wanted = "", milliseconds = ""] = process.argv.slice(2);
const rates: Rates = {};
for (const game of games) {
  if (!wanted.split(",").includes(game.id)) continue;
  const size = { rounds: 3, milliseconds: Number(milliseconds) };
  rates[game.id] = Object.fromEntries(
    modesOf(game).map((mode) => [mode.name, measureRate(game, mode, size).decisionsPerSecond.median]),
  );
}
console.log(JSON.stringify(rates));
