import type { Content, Game } from "./game.js";
import { Refusal, shown, visible } from "./refusal.js";

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/**
 * What goes from one match of a campaign to the next: the sheet on which heroes, items and notes stand. It is a value
 * like a record, given to a match and handed out by its outcome; what is in it is the game's affair.
 */
export interface Campaign {
  readonly [name: string]: Json;
}

/** It comes from strangers too, and goes into every record and link of its matches. */
const MOST_BYTES = 8_192;
const MOST_LEVELS = 8;
const MOST_VALUES = 1_024;
const NAME = /^[a-z][A-Za-z0-9-]{0,63}$/;

/** A copy of what was given, which nobody can change; refused where it is no campaign, or more than one may be. */
export function readCampaign(given: unknown): Campaign {
  if (typeof given !== "object" || given === null || Array.isArray(given))
    throw new Refusal("bad-campaign", `campaign is ${shown(given)}; it must be a mapping`);
  return new Reading().value(given, "campaign", 1) as Campaign;
}

/** The same for a match of that game: one without campaigns takes none, others look at what is in it. */
export function admitCampaign<C extends Content>(
  game: Pick<Game<never, C>, "id" | "campaign">,
  content: C,
  given: unknown,
) {
  if (game.campaign === undefined) throw new Refusal("no-campaigns", `${game.id} has no campaigns; leave campaign out`);
  const campaign = readCampaign(given);
  game.campaign(content, campaign);
  return campaign;
}

/** Counts what it has read, and stops where that is too much. */
class Reading {
  private bytes = 0;
  private values = 0;

  value(given: unknown, place: string, level: number): Json {
    if (++this.values > MOST_VALUES)
      throw new Refusal("too-many-values", `campaign has more than ${MOST_VALUES} values`);
    if (level > MOST_LEVELS)
      throw new Refusal("too-deep", `${visible(place)}: more than ${MOST_LEVELS} levels of nesting`);
    if (Array.isArray(given)) {
      this.took(2);
      return Object.freeze(Array.from(given, (one, i) => this.value(one, `${place}[${i}]`, level + 1)));
    }
    if (isMapping(given)) {
      this.took(2);
      return Object.freeze(
        Object.fromEntries(Object.keys(given).map((name) => [name, this.field(given, name, place, level)])),
      );
    }
    if (given !== null && typeof given !== "boolean" && typeof given !== "string" && !Number.isFinite(given))
      throw new Refusal("bad-campaign", `${visible(place)} is ${shown(given)}; it must be what JSON can hold`);
    const plain = given as null | boolean | string | number;
    this.said(plain);
    return plain;
  }

  private field(given: Readonly<Record<string, unknown>>, name: string, place: string, level: number): Json {
    if (!NAME.test(name))
      throw new Refusal("bad-campaign", `${visible(place)}: ${shown(name)} is no name; it must be such as "notes"`);
    this.said(name);
    return this.value(given[name], `${place}.${name}`, level + 1);
  }

  /** With what stands behind it, a comma or a colon. */
  private said(value: null | boolean | string | number): void {
    let bytes = 1;
    // A text that is too long is not even written out.
    if (typeof value === "string" && value.length > MOST_BYTES) bytes = value.length;
    else for (const character of JSON.stringify(value)) bytes += widthOf(character.codePointAt(0) ?? 0);
    this.took(bytes);
  }

  private took(bytes: number): void {
    this.bytes += bytes;
    if (this.bytes > MOST_BYTES) throw new Refusal("too-long", `campaign is longer than ${MOST_BYTES} bytes as JSON`);
  }
}

const widthOf = (code: number): number => (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);

const isMapping = (value: unknown): value is Readonly<Record<string, unknown>> => {
  if (typeof value !== "object" || value === null) return false;
  const kind: unknown = Object.getPrototypeOf(value);
  return kind === Object.prototype || kind === null;
};
