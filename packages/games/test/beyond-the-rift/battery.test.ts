import { fileURLToPath } from "node:url";
import { describe } from "vitest";
import { beyondTheRift } from "../../src/beyond-the-rift/game.js";
import { countsAndGoldens } from "../battery/counts.js";
import { hiddenStaysHidden } from "../battery/hidden.js";
import { legality } from "../battery/legality.js";
import { randomPlay } from "../battery/play.js";
import { values } from "../battery/value.js";

// The parts about a match; those about effects and cards (`effectsAgree`, `cardsMatter`) are not run for this game yet.
describe("battery: beyond-the-rift, matches", () => {
  const bench = { game: beyondTheRift, folder: fileURLToPath(new URL(".", import.meta.url)) };
  randomPlay(bench);
  values(bench);
  hiddenStaysHidden(bench);
  legality(bench);
  countsAndGoldens(bench);
});
