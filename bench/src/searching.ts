// The same of search: node searching.js <game> <mode> <milliseconds to warm up>
import { gameNamed, modeNamed } from "./mode.js";
import { obey } from "./pacer.js";
import { searching } from "./search.js";

const [id = "", mode = "", milliseconds = ""] = process.argv.slice(2);
const game = gameNamed(id);
obey(searching(game, modeNamed(game, mode)), Number(milliseconds));
