import type { Effect, PackFormat } from "@rifthall/effects";
import type { Card, Content, Frame, Game, Pack, Seat, State } from "@rifthall/kernel";
import { describe } from "vitest";
import { cardsMatter } from "./cards.js";
import { countsAndGoldens } from "./counts.js";
import { effectsAgree } from "./effects.js";
import { hiddenStaysHidden } from "./hidden.js";
import { legality } from "./legality.js";
import { randomPlay } from "./play.js";
import { values } from "./value.js";

/** What the battery must know of a game besides its interface, to set single effects going. */
export interface Bench<S extends State, C extends Content> {
  readonly game: Game<S, C>;
  readonly format: PackFormat<S>;
  /** The built-in packs, to be changed one number at a time. */
  readonly packs: readonly Pack[];
  recompile(packs: readonly Pack[]): C;
  /** A pack with one made-up card for each of these effects, and how the card's effect is found again. */
  invent(sources: readonly unknown[]): Pack;
  invented(content: C, index: number): { effect: Effect; procedure: number };
  /** Every effect of the content, by name, with the number of its procedure. */
  effects(content: C): readonly { name: string; effect: Effect; procedure: number }[];
  /** Cards on the table whose ability may be used, and for whom. */
  actors(s: S): readonly { card: Card; seat: Seat }[];
  /** Begins an ability as the rules do; `quiet` leaves out the effect, so that it can be run by other means. */
  perform(s: S, card: Card, seat: Seat, procedure: number): void;
  performQuiet(s: S, card: Card, seat: Seat): Frame;
  /** The frame of an effect in that ability, its registers filled. */
  enterEffect(s: S, card: Card, seat: Seat, procedure: number): Frame;
  /** What a log must show for every card to have been used, by option sets to play with. */
  usage(content: C): readonly { options: Readonly<Record<string, unknown>>; seats: number; marks: readonly string[] }[];
  /** The marks an event leaves. */
  marks(e: Readonly<Record<string, unknown>>): readonly string[];
  /** Positions where numbers matter that random play seldom shows. */
  readonly scripts: readonly unknown[];
  readonly folder: string;
}

/** What every game is tested with, in one line. */
export function battery<S extends State, C extends Content>(bench: Bench<S, C>): void {
  describe(`battery: ${bench.game.id}`, () => {
    randomPlay(bench);
    values(bench);
    hiddenStaysHidden(bench);
    legality(bench);
    effectsAgree(bench);
    cardsMatter(bench);
    countsAndGoldens(bench);
  });
}
