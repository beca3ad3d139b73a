import type { Seats } from "./ids.js";

/**
 * Something that happened, for the log and the animations: what, by which rule, and named fields.
 * `secret` names the fields that only the seats of `seen` may read; everyone else gets "?".
 */
export interface Event {
  readonly do: string;
  readonly rule: string;
  readonly seen?: Seats;
  readonly secret?: readonly string[];
  readonly [field: string]: unknown;
}

/** Where a state's events go as they happen: a list, or somebody who looks on. */
export interface Sink {
  push(...events: Event[]): unknown;
}
