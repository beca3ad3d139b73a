import { gameOf } from "@rifthall/service";
import { placeOf } from "./place.ts";
import { local } from "./service/local.ts";
import { layouts } from "./tables/layouts.ts";

// Runs before anything is mounted: what a table needs would else come one after the other.
const place = placeOf(location.hash);
const nothing = (): void => {};

if (place.at === "match" || place.at === "play" || place.at === "online") {
  const game = place.at === "play" ? place.game : gameOf(place.match);
  if (place.at !== "online") local();
  if (game !== undefined) layouts[game]?.().catch(nothing);
  import("./screens/Match.svelte").catch(nothing);
}
