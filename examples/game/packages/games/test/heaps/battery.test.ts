import { fileURLToPath } from "node:url";
import { heaps } from "../../src/heaps/game.js";
import { battery } from "../battery/index.js";

battery({ game: heaps, folder: fileURLToPath(new URL(".", import.meta.url)), open: true, reasons: 3 });
