import type { Content, Described, Language, MatchOptions } from "@rifthall/kernel/game";
import type { Match } from "@rifthall/kernel/match";
import { expect } from "vitest";
import { begunMatch, Expecting, type Fields, gameNamed, placedMatch, Sitting, type Wanted } from "../kit.js";
import { PACK } from "./cards.js";
import { type Board, cellsOf, positionOf, type Scene } from "./scene.js";

export const neverrift = gameNamed("neverrift");
export const content: Content = neverrift.content([PACK]);

export interface Deck {
  readonly leader: string;
  readonly cards: Readonly<Record<string, number>>;
}
interface Remark {
  readonly code: string;
  readonly rule: string;
}
interface Decks {
  read(content: Content, source: string): Deck;
  check(
    content: Content,
    deck: Deck,
    options: MatchOptions,
  ): { readonly problems: readonly Remark[]; readonly advice: readonly Remark[] };
  encode(content: Content, deck: Deck): string;
  write(content: Content, deck: Deck, language: Language): string;
  ready(content: Content): readonly Deck[];
}
export const { decks } = neverrift as unknown as { readonly decks: Decks };

/** Sets the table up in the middle of a match: in the play step, or where a pass is answered if `passed` says so. */
export const table = (scene: Scene = {}): Table => placed(positionOf(scene), scene.options, scene.seed);

/** Sets up a position in our notation, exactly as it stands. */
export const placed = (position: unknown, options: Fields = {}, seed = "neverrift"): Table =>
  new Table(placedMatch(neverrift, content, position, options, seed));

/** Begins a match anew, with shuffling, dealing and mulligans; everybody plays the plain deck unless said. */
export function begun(options: Fields = {}, seats = 2, seed = "neverrift"): Table {
  const decks = Array.from({ length: seats }, () => ["plain-deck"]);
  return new Table(begunMatch(neverrift, content, { decks, ...options }, seed, seats));
}

/** Everybody keeps the hand as it was dealt; the first player has drawn and is to play. */
export function kept(t: Table): Table {
  while (!t.over && t.options("keep").length > 0) t.seat(t.asked[0]).keep();
  return t;
}

export interface Position {
  readonly format: string;
  readonly turn: number;
  readonly first: number;
  readonly tamers: readonly string[];
  readonly board: readonly string[];
  readonly hands: readonly (readonly string[])[];
  readonly decks: readonly (readonly string[])[];
  readonly graveyards: readonly (readonly string[])[];
  readonly played?: { readonly creatures: number; readonly places: number };
  readonly passed?: number;
  readonly present?: unknown;
}

type Zones = Readonly<Record<number, readonly string[]>>;

/** What is not said must be as it was when the table was set up, or at the last expectation. */
export interface Expectation {
  /** The fields that changed and what lies there now; "." is an empty field. */
  readonly board?: Board;
  /** How many creatures each seat controls. */
  readonly tokens?: readonly number[];
  readonly hands?: Zones;
  readonly decks?: Zones;
  readonly graveyards?: Zones;
  readonly turn?: number;
  readonly over?: boolean;
  readonly winners?: readonly number[];
}

export class Table extends Expecting<Position, Expectation> {
  constructor(match: Match) {
    super(neverrift, match);
  }

  /** What lies on a field, such as "wall-9:0/1" or "rock"; "." if nothing does. */
  at(field: string): string {
    return cellsOf(this.position().board)[field] ?? ".";
  }

  /** Options as words, like "play wall-9@b2", "target wall-9@b2", "move @c3", "end". */
  protected override words(o: Described): string {
    const { do: verb, card = o.seat ?? o.branch ?? "", field } = o;
    return `${verb} ${card}${field === undefined ? "" : `@${field}`}`.trim();
  }

  seat(seat: number): Player {
    return new Player(this, seat);
  }

  /** Gives answers that leave no choice. */
  protected override finish(): void {
    while (!this.over && !neverrift.settled(this.match.state) && this.described().length === 1)
      this.take(this.asked[0], this.described()[0]);
  }

  protected override compare(before: Position, now: Position, expected: Expectation): void {
    const cells = { ...cellsOf(before.board), ...expected.board };
    const lying = Object.entries(cells).filter(([, cell]) => cell !== ".");
    expect(cellsOf(now.board), "board").toEqual(Object.fromEntries(lying));
    if (expected.tokens) expect(tokens(now), "tokens").toEqual(expected.tokens);
    for (const zone of ["hands", "decks", "graveyards"] as const)
      now[zone].forEach((cards, seat) => {
        const wanted = expected[zone]?.[seat] ?? before[zone][seat];
        const order = (list: readonly string[]): string[] => (zone === "decks" ? [...list] : [...list].sort());
        expect(order(cards), `${zone} of ${seat}`).toEqual(order(wanted));
      });
    expect(this.over, "over").toBe(expected.over ?? false);
    if (!this.over) expect(now.turn, "whose turn").toBe(expected.turn ?? before.turn);
    if (expected.winners) expect(this.outcome.winners, "winners").toEqual(expected.winners);
  }
}

/** A seat at the table: what it does reads like play. Cards are "wall-9", if need be "wall-9@b2". */
export class Player extends Sitting<Table> {
  play = (card: string, field: string): this => this.choose({ do: "play", card, field });
  sacrifice = (card: string, field: string): this => this.choose({ do: "sacrifice", card, field });
  cast = (card: string): this => this.choose({ do: "cast", card });
  active = (): this => this.choose({ do: "active" });
  shift = (card: string): this => this.choose({ do: "shift", ...parsed(card) });
  end = (): this => this.choose({ do: "end" });
  target = (card: string): this => this.choose({ do: "target", ...parsed(card) });
  move = (field: string): this => this.choose({ do: "move", field });
  take = (card: string): this => this.choose({ do: "take", card });
  top = (card: string): this => this.choose({ do: "top", card });
  discard = (card: string): this => this.choose({ do: "discard", card });
  put = (card: string, field: string): this => this.choose({ do: "put", card, field });
  against = (seat: number): this => this.choose({ do: "against", seat });
  first = (card: string): this => this.choose({ do: "first", card });
  accept = (): this => this.choose({ do: "accept" });
  decline = (): this => this.choose({ do: "decline" });
  branch = (branch: number): this => this.choose({ do: "choose", branch });
  tame = (card: string): this => this.choose({ do: "tame", ...parsed(card) });
  keep = (): this => this.choose({ do: "keep" });

  /** Returns these cards, and keeps the others. */
  mulligan(...cards: readonly string[]): this {
    for (const card of cards) this.choose({ do: "return", card });
    return this.table.options("keep", this.seat).length > 0 ? this.keep() : this;
  }
}

function parsed(text: string): Wanted {
  const [card, field] = text.split("@");
  return field === undefined ? { card } : { card, field };
}

function tokens(p: Position): number[] {
  const controllers = Object.values(cellsOf(p.board)).map((cell) => /:(\d)/.exec(cell)?.[1]);
  return p.hands.map((_, seat) => controllers.filter((c) => c === String(seat)).length);
}
