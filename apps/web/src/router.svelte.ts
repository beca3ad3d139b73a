import { hashOf, type Place, placeOf } from "./place.ts";

class Router {
  place: Place = $state.raw(placeOf(location.hash));

  constructor() {
    addEventListener("hashchange", () => {
      this.place = placeOf(location.hash);
    });
  }

  go(place: Place): void {
    location.hash = hashOf(place);
  }

  /** Goes there without leaving a trace: back leads to where one was before. */
  instead(place: Place): void {
    history.replaceState(null, "", hashOf(place));
    this.place = place;
  }
}

export const router = new Router();
