import type { Seen } from "@rifthall/games/riftforce/wire";
import type { Seat } from "@rifthall/kernel/ids";
import { spotOf } from "./view.ts";
import type { Choice, Decision, Picture } from "./wire.ts";

/** The own discard pile: a hand card laid there pays for an Activate. */
export const DISCARD = "discard";
export const cardKey = (row: number): string => `card:${row}`;
export const placeKey = (location: number): string => `place:${location}`;
export const guildKey = (guild: string): string => `guild:${guild}`;

type Key =
  | { readonly is: "card"; readonly row: number }
  | { readonly is: "place"; readonly location: number }
  | { readonly is: "guild"; readonly guild: string }
  | { readonly is: "discard" };

export function readKey(key: string): Key | null {
  if (key === DISCARD) return { is: "discard" };
  const [kind, value] = key.split(":");
  if (value === undefined || value === "") return null;
  if (kind === "card") return { is: "card", row: Number(value) };
  if (kind === "place") return { is: "place", location: Number(value) };
  return kind === "guild" ? { is: "guild", guild: value } : null;
}

/** Equal cards in a hand are one option; the first of them stands for all. */
export const firstEqual = (hand: readonly Seen[], card: string): Seen | undefined =>
  hand.find((held) => held.card === card);

export function taps(option: Choice, picture: Picture, seat: Seat): readonly string[] {
  switch (option.do) {
    case "play":
    case "discard": {
      const held = firstEqual(picture.scene.zones[`hand-${seat}`] ?? [], option.card);
      if (held === undefined) return [];
      return [cardKey(held.id), option.do === "play" ? placeKey(option.location) : DISCARD];
    }
    case "activate":
    case "target":
      return [cardKey(option.id)];
    case "move":
    case "aim":
    case "place":
      return [placeKey(option.location)];
    case "draft":
      return [guildKey(option.guild)];
    default:
      return [];
  }
}

type Wanted = Readonly<Record<string, unknown>>;

const offered = (decision: Decision): readonly Choice[] => decision.seats.flatMap(({ options }) => options);

/** The last thing tapped says what is wanted; a place goes with the hand card tapped before it. */
export function candidate(path: readonly string[], decision: Decision, picture: Picture): Wanted | null {
  const keys = path.map(readKey);
  const last = keys[keys.length - 1] ?? null;
  const held = keys.slice(0, -1).map((key) => heldCard(key, picture));
  const card = held.findLast((name) => name !== null) ?? null;
  switch (last?.is) {
    case "card":
      return wantedCard(last.row, decision, picture);
    case "place":
      return wantedPlace(last.location, card, decision);
    case "guild":
      return { do: "draft", guild: last.guild };
    case "discard":
      return card === null ? null : { do: "discard", card };
    default:
      return null;
  }
}

function heldCard(key: Key | null, picture: Picture): string | null {
  const spot = key?.is === "card" ? spotOf(picture, key.row) : null;
  return spot?.is === "hand" && spot.card.card !== "?" ? spot.card.card : null;
}

function wantedCard(row: number, decision: Decision, picture: Picture): Wanted | null {
  const spot = spotOf(picture, row);
  if (spot === null || spot.card.card === "?") return null;
  const { card } = spot.card;
  if (spot.is === "hand") return { do: "play", card };
  if (spot.is !== "stack") return null;
  const { location, side } = spot;
  const targets = offered(decision).some((option) => option.do === "target");
  const acting = ["action", "play", "activate", "plan"].includes(decision.prompt);
  return { do: targets || !acting ? "target" : "activate", card, location, side, slot: spot.index, id: row };
}

function wantedPlace(location: number, card: string | null, decision: Decision): Wanted | null {
  const options = offered(decision);
  const place = options.find(({ do: what }) => what === "move" || what === "aim" || what === "place");
  if (place) return { do: place.do, location };
  // Without a card the question is about the place alone: any card that may be played asks it.
  const playable = card ?? options.find((option) => option.do === "play")?.card;
  return playable === undefined ? null : { do: "play", card: playable, location };
}

const FEW_CARDS = 2;

/** RF-45: with hardly a card left there is little else worth doing. */
function isTimeToCheck(picture: Picture, seat: Seat | null): boolean {
  return seat !== null && (picture.scene.zones[`hand-${seat}`] ?? []).length <= FEW_CARDS;
}

/** An action that may be ended, a question that may be answered with yes, or drawing when the hand runs out. */
export const likely = (
  options: readonly Choice[],
  all: readonly Choice[],
  picture: Picture,
  seat: Seat | null,
): Choice | undefined =>
  options.find((option) => option.do === "end") ??
  options.find((option) => option.do === "accept") ??
  options.find((option) => option.do === "check" && isTimeToCheck(picture, seat)) ??
  (all.length === 1 ? options[0] : undefined);
