/** Where the page is; it stands in the address after the #, so that back, reload and links work without a server. */
export type Place =
  | { readonly at: "shelf" }
  | { readonly at: "new"; readonly game: string }
  /** Begins a match against a bot at once. */
  | { readonly at: "play"; readonly game: string }
  /** The deck builder; with a deck it opens that one. */
  | { readonly at: "decks"; readonly game: string; readonly deck?: string }
  /** The campaigns of a game: those to begin and those that are kept. */
  | { readonly at: "campaigns"; readonly game: string }
  /** One of them: its map, what its last match brought, or somebody who goes, maybe with something to put on. */
  | { readonly at: "campaign"; readonly campaign: string; readonly part: CampaignPlace }
  | { readonly at: "match"; readonly match: string }
  | { readonly at: "replay"; readonly match: string }
  /** Where people play each other: the tables that wait for players, one of them by its code, and one that is to be laid. */
  | { readonly at: "tables" }
  | { readonly at: "table"; readonly code: string }
  | { readonly at: "with"; readonly game: string }
  /** How somebody plays there (`me` is oneself), and who plays a game best. */
  | { readonly at: "person"; readonly who: string }
  | { readonly at: "leaders"; readonly game: string; readonly mode: string }
  /** Who one is at the server, and how one is known again. */
  | { readonly at: "account" }
  /** A match at the server, on the table or to look back at. */
  | { readonly at: "online"; readonly match: string; readonly replay?: true }
  /** A match that the link itself carries. */
  | { readonly at: "link"; readonly link: string; readonly names?: string }
  | { readonly at: "matches" }
  | { readonly at: "settings" }
  | { readonly at: "lost" };

/** Where one is among others. */
export type OnlinePlace = Extract<
  Place,
  { readonly at: "tables" | "table" | "with" | "person" | "leaders" | "account" | "online" }
>;
const ONLINE: ReadonlySet<Place["at"]> = new Set<OnlinePlace["at"]>([
  "tables",
  "table",
  "with",
  "person",
  "leaders",
  "account",
  "online",
]);
export const isOnline = (place: Place): place is OnlinePlace => ONLINE.has(place.at);

export type CampaignPlace =
  | { readonly is: "map" | "aftermath" }
  | { readonly is: "bearer"; readonly bearer: string; readonly item?: string };

const campaignPlace = (which: string, bearer: string, item: string): CampaignPlace => {
  if (which === "bearer" && bearer !== "") return { is: "bearer", bearer, ...(item === "" ? {} : { item }) };
  return { is: which === "aftermath" ? "aftermath" : "map" };
};

function campaignHash({ campaign, part }: Extract<Place, { at: "campaign" }>): string {
  const whose = part.is === "bearer" ? [part.bearer, ...(part.item === undefined ? [] : [part.item])] : [];
  return ["#/campaign", campaign, ...(part.is === "map" ? [] : [part.is]), ...whose].join("/");
}

export function placeOf(hash: string): Place {
  const [where = "", what = "", which = "", whose = "", worn = ""] = hash.replace(/^#\/?/, "").split("/", 5);
  switch (where) {
    case "":
      return { at: "shelf" };
    case "new":
    case "with":
    case "play":
    case "campaigns":
      return { at: where, game: what };
    case "person":
      return { at: where, who: what === "" ? "me" : what };
    case "leaders":
      return { at: where, game: what, mode: which };
    case "t":
      return { at: "table", code: what };
    case "online":
      return { at: where, match: what, ...(which === "replay" ? { replay: true } : {}) };
    case "campaign":
      return { at: where, campaign: what, part: campaignPlace(which, whose, worn) };
    case "decks":
      return { at: where, game: what, ...(which === "" ? {} : { deck: which }) };
    case "match":
    case "replay":
      return { at: where, match: what };
    case "r":
      return { at: "link", link: what, ...(which === "" ? {} : { names: which }) };
    case "matches":
    case "tables":
    case "account":
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
    case "with":
    case "play":
    case "campaigns":
      return `#/${place.at}/${place.game}`;
    case "table":
      return `#/t/${place.code}`;
    case "person":
      return `#/person/${place.who}`;
    case "leaders":
      return `#/leaders/${place.game}${place.mode === "" ? "" : `/${place.mode}`}`;
    case "online":
      return `#/online/${place.match}${place.replay ? "/replay" : ""}`;
    case "campaign":
      return campaignHash(place);
    case "decks":
      return `#/decks/${place.game}${place.deck === undefined ? "" : `/${place.deck}`}`;
    case "match":
    case "replay":
      return `#/${place.at}/${place.match}`;
    case "link":
      return `#/r/${place.link}${place.names === undefined ? "" : `/${place.names}`}`;
    default:
      return `#/${place.at}`;
  }
}
