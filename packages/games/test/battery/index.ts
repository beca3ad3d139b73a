import type { Effect, PackFormat } from "@rifthall/effects";
import { formats } from "@rifthall/games";
import { type Content, type Game, LANGUAGES, type Pack, type Setup } from "@rifthall/kernel/game";
import type { Card, Frame, Seat } from "@rifthall/kernel/ids";
import type { Difference, State } from "@rifthall/kernel/state";
import { describe, expect, test } from "vitest";
import { cardsMatter } from "./cards.js";
import { countsAndGoldens } from "./counts.js";
import { effectsAgree } from "./effects.js";
import { hiddenStaysHidden } from "./hidden.js";
import { legality } from "./legality.js";
import { randomPlay } from "./play.js";
import { values } from "./value.js";

/** What every game can be tried with. */
export interface Plain<S extends State, C extends Content> {
  readonly game: Game<S, C>;
  readonly folder: string;
  /** Nothing random or hidden is in it, so nothing can come to light. */
  readonly open?: boolean;
  /** Reasons why something is not legal that random play must show: most games have many. */
  readonly reasons?: number;
}

/** What the battery must know of a game with cards besides, to set single effects going. */
export interface Bench<S extends State, C extends Content> extends Plain<S, C> {
  readonly format: PackFormat<S>;
  /** The built-in packs, to be changed one number at a time. */
  readonly packs: readonly Pack[];
  recompile(packs: readonly Pack[]): C;
  /** A pack with one made-up card for each of these effects, and how the card's effect is found again. */
  invent(sources: readonly unknown[]): Pack;
  invented(content: C, index: number): { effect: Effect; procedure: number };
  /** Names that made-up effects may use, by what is wanted. */
  readonly ids?: Readonly<Record<string, readonly string[]>>;
  /** Every effect of the content, by name, with the number of its procedure. */
  effects(content: C): readonly { name: string; effect: Effect; procedure: number }[];
  /** Cards on the table whose ability may be used, and for whom. */
  actors(s: S): readonly { card: Card; seat: Seat }[];
  /** Begins an ability as the rules do; `quiet` leaves out the effect, so that it can be run by other means. */
  perform(s: S, card: Card, seat: Seat, procedure: number): void;
  performQuiet(s: S, card: Card, seat: Seat): Frame;
  /** The frame of an effect in that ability, its registers filled. */
  enterEffect(s: S, card: Card, seat: Seat, procedure: number): Frame;
  /** What a state was created from. */
  setupOf(s: S): Setup<C>;
  /** Events that mean a change, though later ones may undo it. */
  readonly changes?: readonly string[];
  /** What differs on the table though nothing has changed that an effect is for: a card drawn only to be read. */
  passing?(s: S, difference: Difference): boolean;
  /** How far into a match single effects are set going: so many decisions at least, and so many different depths. */
  readonly depth?: readonly [least: number, more: number];
  /** Verbs that begin frames or ask by means of their own, which the plain interpreter does not follow. */
  readonly framed: readonly string[];
  /** Verbs that are said to be able whatever a hand holds, since not being asked would tell of it. */
  readonly veiled?: readonly string[];
  /** What a log must show for every card to have been used, by tables to play at. */
  usage(content: C): readonly Usage[];
  /** The marks an event leaves. */
  marks(e: Readonly<Record<string, unknown>>): readonly string[];
  /** Crowded tables to run single effects at, so that the numbers on cards show; random play comes after them. */
  readonly runs?: readonly unknown[];
  /** Numbers that no table shows, by the beginning of their line. Each needs its reason beside it. */
  readonly unseen?: readonly string[];
  /** Sections whose figures are printed on cards, to be changed one by one. */
  readonly figures?: readonly string[];
  /** Positions where numbers matter that random play seldom shows. */
  readonly scripts: readonly unknown[];
}

/** A table to play at, from the start and from these positions in turn, and what random play there must show. */
export interface Usage {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly positions?: readonly unknown[];
  readonly marks: readonly string[];
}

/** What every game is tested with, in one line. */
export function battery<S extends State, C extends Content>(bench: Bench<S, C> | Plain<S, C>): void {
  describe(`battery: ${bench.game.id}`, () => {
    randomPlay(bench);
    values(bench);
    hiddenStaysHidden(bench);
    legality(bench);
    if ("format" in bench) {
      effectsAgree(bench);
      cardsMatter(bench);
    } else withoutCards(bench);
    countsAndGoldens(bench);
  });
}

function withoutCards<S extends State, C extends Content>({ game }: Plain<S, C>): void {
  test("effects and cards: nothing to do, since the game has none", () => {
    expect(LANGUAGES.flatMap((language) => game.cards(game.content([]), language))).toEqual([]);
    expect(formats.some((format) => format.game === game.id)).toBe(false);
  });
}
