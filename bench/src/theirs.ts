// The same of boardgame.io's duel: node theirs.js <milliseconds to warm up>
import { playMatches } from "./boardgameio/play.js";
import { obey } from "./pacer.js";

const [milliseconds = ""] = process.argv.slice(2);
obey((seed, decisions) => playMatches(decisions, seed), Number(milliseconds));
