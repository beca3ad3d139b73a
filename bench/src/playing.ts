// A process of its own: node playing.js <game> <mode> <milliseconds to warm up>. It measures the engine that lies beside
// it, so that the same measuring code can be put beside the engine of another commit.
import { gameNamed, modeNamed } from "./mode.js";
import { obey } from "./pacer.js";
import { playing } from "./task.js";

const [id = "", mode = "", milliseconds = ""] = process.argv.slice(2);
const game = gameNamed(id);
obey(playing(game, modeNamed(game, mode)), Number(milliseconds));
