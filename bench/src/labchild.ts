// A process of its own: node labchild.js <game> <workers> <matches>
import { labRate } from "./lab.js";

const [game = "", workers = "", matches = ""] = process.argv.slice(2);
console.log(JSON.stringify(await labRate(game, Number(workers), Number(matches))));
