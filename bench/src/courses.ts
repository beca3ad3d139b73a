// A process of its own: node courses.js <game> <mode> <matches> prints a digest of the course of each match; with
// `only <match>` the course of that match itself.
import { createHash } from "node:crypto";
import { course } from "./course.js";
import { gameNamed, modeNamed } from "./mode.js";

const [id = "", name = "", matches = "", match = ""] = process.argv.slice(2);
const game = gameNamed(id);
const mode = modeNamed(game, name);

function digest(number: number): string {
  const hash = createHash("sha256");
  for (const line of course(game, mode, number)) hash.update(line);
  return hash.digest("base64url");
}

const told =
  matches === "only"
    ? [...course(game, mode, Number(match))]
    : Array.from({ length: Number(matches) }, (_, number) => digest(number));
console.log(JSON.stringify(told));
