/** Where the page is; it stands in the address after the #, so that back, reload and links work without a server. */
export type Place =
  | { readonly at: "shelf" }
  | { readonly at: "new"; readonly game: string }
  /** Begins a match against a bot at once. */
  | { readonly at: "play"; readonly game: string }
  /** The deck builder; with a deck it opens that one. */
  | { readonly at: "decks"; readonly game: string; readonly deck?: string }
  | { readonly at: "match"; readonly match: string }
  | { readonly at: "replay"; readonly match: string }
  /** A match that the link itself carries. */
  | { readonly at: "link"; readonly link: string }
  | { readonly at: "matches" }
  | { readonly at: "settings" }
  | { readonly at: "lost" };

export function placeOf(hash: string): Place {
  const [where = "", what = "", which = ""] = hash.replace(/^#\/?/, "").split("/", 3);
  switch (where) {
    case "":
      return { at: "shelf" };
    case "new":
    case "play":
      return { at: where, game: what };
    case "decks":
      return { at: where, game: what, ...(which === "" ? {} : { deck: which }) };
    case "match":
    case "replay":
      return { at: where, match: what };
    case "r":
      return { at: "link", link: what };
    case "matches":
    case "settings":
      return { at: where };
    default:
      return { at: "lost" };
  }
}

export function hashOf(place: Place): string {
  switch (place.at) {
    case "shelf":
    case "lost":
      return "#/";
    case "new":
    case "play":
      return `#/${place.at}/${place.game}`;
    case "decks":
      return `#/decks/${place.game}${place.deck === undefined ? "" : `/${place.deck}`}`;
    case "match":
    case "replay":
      return `#/${place.at}/${place.match}`;
    case "link":
      return `#/r/${place.link}`;
    default:
      return `#/${place.at}`;
  }
}
