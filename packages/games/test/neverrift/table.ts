import { gameById } from "@rifthall/games";
import {
  asked,
  Columns,
  type Content,
  type Described,
  type Event,
  type Language,
  Match,
  type MatchOptions,
  optionList,
  readOptions,
  type Seat,
  seatList,
} from "@rifthall/kernel";
import { expect } from "vitest";
import { PACK } from "./cards.js";
import { type Board, cellsOf, positionOf, type Scene } from "./scene.js";

const found = gameById("neverrift");
if (!found) throw new Error("there is no game neverrift");
export const neverrift = found;
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

type Fields = Readonly<Record<string, unknown>>;
type Wanted = Readonly<Record<string, string | number | true>>;

/** Sets the table up in the middle of a match: in the play step, or where a pass is answered if `passed` says so. */
export const table = (scene: Scene = {}): Table => placed(positionOf(scene), scene.options, scene.seed);

/** Sets up a position in our notation, exactly as it stands. */
export function placed(position: unknown, options: Fields = {}, seed = "neverrift"): Table {
  const framed = neverrift.framed(position, readOptions(neverrift.options, options));
  return new Table(new Match(neverrift, { content, ...framed, seed, position, checked: true }));
}

/** Begins a match anew, with shuffling, dealing and mulligans; everybody plays the plain deck unless said. */
export function begun(options: Fields = {}, seats = 2, seed = "neverrift"): Table {
  const decks = Array.from({ length: seats }, () => ["plain-deck"]);
  const read = readOptions(neverrift.options, { decks, ...options });
  return new Table(new Match(neverrift, { content, seats, options: read, seed, checked: true }));
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

export class Table {
  private before: Position;
  private log: Event[] = [];

  constructor(readonly match: Match) {
    match.state.log = this.log;
    this.before = this.position();
  }

  get over(): boolean {
    return this.match.over;
  }

  get asked(): number[] {
    return seatList(asked(this.match.state));
  }

  get outcome(): { winners: readonly number[]; scores: readonly number[]; reason: string } {
    return neverrift.outcome(this.match.state);
  }

  position(viewer: number | null = null): Position {
    return neverrift.position(this.match.state, viewer as Seat | null) as unknown as Position;
  }

  /** What a viewer is shown; without one, everything. */
  scene(viewer: number | null = null): ReturnType<typeof neverrift.scene> {
    return neverrift.scene(this.match.state, viewer as Seat | null);
  }

  /** What lies on a field, such as "wall-9:0/1" or "rock"; "." if nothing does. */
  at(field: string): string {
    return cellsOf(this.position().board)[field] ?? ".";
  }

  /** What happened since the table was set up, or since the last expectation. */
  happened(): readonly Event[] {
    return this.log;
  }

  events(kind: string): Event[] {
    return this.log.filter((e) => e.do === kind);
  }

  /** The cards of the events of that kind, in order. */
  order(kind: string): unknown[] {
    return this.events(kind).map((e) => e.card);
  }

  described(seat = this.asked[0]): Described[] {
    if (this.over) return [];
    return optionList(this.match.state, seat as Seat).map((o) => neverrift.describe(this.match.state, o));
  }

  /** The options as words, like "play wall-9@b2", "target wall-9@b2", "move @c3", "end"; of one verb if that is given. */
  options(verb?: string, seat = this.asked[0]): string[] {
    const list = this.described(seat).filter((o) => verb === undefined || o.do === verb);
    return [...new Set(list.map(words))].sort();
  }

  expectOptions(exactly: readonly string[], verb?: string): void {
    this.explained(() => expect(this.options(verb)).toEqual([...exactly].sort()));
  }

  /** The rules that speak against a candidate. */
  why(candidate: Wanted, seat = this.asked[0]): string[] {
    return neverrift.reasons(this.match.state, seat as Seat, candidate).map((reason) => reason.rule);
  }

  seat(seat: number): Player {
    return new Player(this, seat);
  }

  resign(seat: number): this {
    this.match.resign(seat as Seat);
    return this;
  }

  choose(seat: number, wanted: Wanted): void {
    const fits = this.described(seat).flatMap((o, i) =>
      Object.keys(wanted).every((k) => o[k] === wanted[k]) ? { i, said: words(o) } : [],
    );
    this.explained(() => {
      expect(this.asked, "who is asked").toContain(seat);
      const said = new Set(fits.map((fit) => fit.said));
      expect([...said], `${JSON.stringify(wanted)} among ${this.options(undefined, seat).join(", ")}`).toHaveLength(1);
    });
    this.match.choose(seat as Seat, fits[0].i);
    this.explained(() => expect(neverrift.faults(this.match.state)).toEqual([]));
  }

  /** Gives answers that leave no choice, and expects the table to be ready for the next action. */
  expect(expected: Expectation = {}): this {
    while (!this.over && !neverrift.settled(this.match.state) && this.described().length === 1)
      this.choose(this.asked[0], this.described()[0]);
    this.explained(() =>
      expect(this.over || neverrift.settled(this.match.state), `still asked: ${this.asking()}`).toBe(true),
    );
    return this.now(expected);
  }

  /** Expects in the middle of an action. */
  now(expected: Expectation): this {
    const now = this.position();
    const { before } = this;
    this.explained(() => {
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
    });
    this.before = now;
    this.log = [];
    this.match.state.log = this.log;
    return this;
  }

  private asking(): string {
    return this.over ? "nobody" : this.options().join(", ");
  }

  /** A failure prints the position and the columns. */
  private explained(look: () => void): void {
    try {
      look();
    } catch (error) {
      if (error instanceof Error)
        error.message += `\n${JSON.stringify(this.position())}\n${Columns.explain(this.match.state)}`;
      throw error;
    }
  }
}

/** A seat at the table: what it does reads like play. Cards are "wall-9", if need be "wall-9@b2". */
export class Player {
  constructor(
    private readonly table: Table,
    private readonly seat: number,
  ) {}

  private choose(wanted: Wanted): this {
    this.table.choose(this.seat, wanted);
    return this;
  }

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

function words(o: Described): string {
  const { do: verb, card = o.seat ?? o.branch ?? "", field } = o;
  return `${verb} ${card}${field === undefined ? "" : `@${field}`}`.trim();
}

function parsed(text: string): Wanted {
  const [card, field] = text.split("@");
  return field === undefined ? { card } : { card, field };
}

function tokens(p: Position): number[] {
  const controllers = Object.values(cellsOf(p.board)).map((cell) => /:(\d)/.exec(cell)?.[1]);
  return p.hands.map((_, seat) => controllers.filter((c) => c === String(seat)).length);
}
