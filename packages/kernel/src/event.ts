import type { Seats } from "./ids.js";

/** Something that happened, for the log and the animations: what, by which rule, and named fields. */
export interface Event {
  readonly do: string;
  readonly rule: string;
  readonly [field: string]: unknown;
}

/** An event as it is told to the log: of its fields only the seats of `seen` may read those that `secret` names, everyone else gets "?". */
export type Logged<E extends Event = Event> = E extends Event
  ? E & { readonly seen?: Seats; readonly secret?: readonly (keyof E & string)[] }
  : never;

/** Where a state's events go as they happen: a list, or somebody who looks on. */
export interface Sink<E extends Event = Event> {
  push(event: Logged<E>): unknown;
}
