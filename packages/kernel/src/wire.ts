import type { Event } from "./event.js";
import type { Described } from "./game.js";
import type { Scene } from "./scene.js";

/**
 * The types of what crosses from a game to whoever shows it. A game says them once, in its `wire.ts`, and its rules, its
 * speech, the page, the terminal and the tests go by the same: renaming a field breaks the build wherever it is read.
 * They are type aliases, not interfaces, so that every game's wire is a `Wire` for those who know no game.
 */
export interface Wire<
  Happening extends Event = Event,
  Choice extends Described = Described,
  Position extends Fields = Fields,
  Seen extends Scene = Scene,
  Face extends Fields = Fields,
> {
  /** What happens, by `do`. */
  readonly event: Happening;
  /** What may be answered, by `do`. */
  readonly option: Choice;
  /** The table in the game's notation. */
  readonly position: Position;
  /** The table card by card. */
  readonly scene: Seen;
  /** What the face of a card is drawn from. */
  readonly face: Face;
}
type Fields = Readonly<Record<string, unknown>>;

/** One kind of event for each word, all with these fields. */
export type Happens<Do extends string, Fields = unknown> = Do extends string
  ? { readonly do: Do; readonly rule: string } & Readonly<Fields>
  : never;

/** One kind of option for each word, all with these fields. */
export type Offers<Do extends string, Fields = unknown> = Do extends string
  ? { readonly do: Do; readonly idle?: true } & Readonly<Fields>
  : never;
