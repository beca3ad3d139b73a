import type { Scene } from "./scene.js";
import { type Table, table } from "./table.js";

/** Your guilds are fire, water, air and light. */
export const solo = (scene: Scene): Table =>
  table({
    mode: "solo",
    guilds: [
      ["fire", "water", "air", "light"],
      ["ice", "earth", "plant", "crystal"],
    ],
    hands: [["light-7"], []],
    ...scene,
  });
