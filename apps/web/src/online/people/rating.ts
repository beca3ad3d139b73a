import type { Rating } from "@rifthall/service";
import { valueName } from "../../screens/start/label.ts";
import { settings } from "../../settings.svelte.ts";
import { shelf } from "../../tables/index.ts";
import { starts } from "../../tables/starts.ts";
import { peopleWords } from "./words.ts";

export const gameName = (game: string): string => shelf.find(({ id }) => id === game)?.title ?? game;

/** The mode of a game in words; nothing where it has but one. */
export const modeName = (game: string, mode: string): string =>
  mode === "" ? "" : valueName(starts[game], "mode", mode, settings.language);

/** A game in one of its modes. */
export function fieldName({ game, mode }: Pick<Rating, "game" | "mode">): string {
  return [gameName(game), modeName(game, mode)].filter(Boolean).join(", ");
}

/** A rating, and how far it may be off: it is between these, nearly for certain. */
export const ratingText = ({ rating, deviation }: Pick<Rating, "rating" | "deviation">): string =>
  `${Math.round(rating)} ± ${Math.round(2 * deviation)}`;

/** By how much a match moved a rating. */
export const signed = (gain: number): string => `${gain < 0 ? "−" : "+"}${Math.abs(Math.round(gain))}`;

/** With whom a match was played, or against whom. */
export function othersText(game: string, names: string): string {
  if (names === "") return "";
  return (starts[game]?.together ? peopleWords().withWhom : peopleWords().against)(names);
}
