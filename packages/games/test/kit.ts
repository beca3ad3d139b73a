import { gameById } from "@rifthall/games";
import { type Content, type Described, type Game, type Outcome, type Reason, readOptions } from "@rifthall/kernel/game";
import { type Seat, seatList } from "@rifthall/kernel/ids";
import { Match, optionList } from "@rifthall/kernel/match";
import { asked, Columns, type Event } from "@rifthall/kernel/state";
import { Refusal } from "@rifthall/kernel/text";
import type { Scene } from "@rifthall/kernel/view";
import { expect, test } from "vitest";

export type Fields = Readonly<Record<string, unknown>>;
/** The fields an option must have to be meant. */
export type Wanted = Readonly<Record<string, string | number | true>>;

export function gameNamed(id: string): Game {
  const found = gameById(id);
  if (!found) throw new Error(`there is no game ${id}`);
  return found;
}

/** A position in the game's notation, exactly as it stands. */
export function placedMatch(game: Game, content: Content, position: unknown, options: unknown, seed: string): Match {
  const framed = game.framed(position, readOptions(game.options, options));
  return new Match(game, { content, ...framed, seed, position, checked: true });
}

/** A match begun anew, with as few seats as it may have unless said. */
export function begunMatch(game: Game, content: Content, given: Fields, seed: string, seats?: number): Match {
  const options = readOptions(game.options, given);
  return new Match(game, { content, seats: seats ?? game.seats(options)[0], options, seed, checked: true });
}

/** A match that a test plays by saying what is done and expecting what comes of it: what every game's table is made of. */
export abstract class Playing<Position> {
  private log: Event[] = [];

  constructor(
    readonly game: Game,
    readonly match: Match,
  ) {
    this.forget();
  }

  /** An option as a test writes it. */
  protected abstract words(option: Described): string;

  get over(): boolean {
    return this.match.over;
  }
  get asked(): number[] {
    return seatList(asked(this.match.state));
  }
  get outcome(): Outcome {
    return this.game.outcome(this.match.state);
  }
  /** What a viewer sees; without one, everything. */
  position(viewer: number | null = null): Position {
    return this.game.position(this.match.state, viewer as Seat | null) as Position;
  }
  scene(viewer: number | null = null): Scene {
    return this.game.scene(this.match.state, viewer as Seat | null);
  }

  /** What happened since the table was set up, or since the last expectation. */
  happened(): readonly Event[] {
    return this.log;
  }
  events(kind?: string): Event[] {
    return this.log.filter((e) => kind === undefined || e.do === kind);
  }
  /** The cards of the events of that kind, in order. */
  order(kind: string): unknown[] {
    return this.events(kind).map((e) => e.card);
  }
  forget(): this {
    this.log = [];
    this.match.state.log = this.log;
    return this;
  }

  /** What a seat may answer. */
  described(seat = this.asked[0] ?? 0): Described[] {
    if (this.over) return [];
    return optionList(this.match.state, seat as Seat).map((o) => this.game.describe(this.match.state, o));
  }
  /** The options in words, in order and each once; of one verb if that is given. */
  said(verb?: string, seat?: number): string[] {
    const list = this.described(seat).filter((o) => verb === undefined || o.do === verb);
    return [...new Set(list.map((o) => this.words(o)))].sort();
  }
  expectOptions(exactly: readonly string[], verb?: string): void {
    this.explained(() => expect(this.said(verb)).toEqual([...exactly].sort()));
  }
  /** Why that seat may not do it. */
  against(candidate: Fields, seat: number): readonly Reason[] {
    return this.game.reasons(this.match.state, seat as Seat, candidate);
  }

  resign(seat: number): this {
    this.match.resign(seat as Seat);
    return this;
  }
  /** Takes the option that has these fields; there must be one such, or several that a test could not tell apart. */
  take(seat: number, wanted: Wanted): void {
    const meant = this.described(seat).flatMap((o, i) => (fits(o, wanted) ? { i, said: this.words(o) } : []));
    this.explained(() => {
      expect(this.asked, "who is asked").toContain(seat);
      const said = new Set(meant.map((option) => option.said));
      expect([...said], `${JSON.stringify(wanted)} among ${this.said(undefined, seat).join(", ")}`).toHaveLength(1);
    });
    this.answer(seat, meant[0].i);
  }
  /** Gives an answer by its index; nothing is out of order afterwards. */
  answer(seat: number, index: number): void {
    this.match.choose(seat as Seat, index);
    this.explained(() => expect(this.game.faults(this.match.state)).toEqual([]));
  }

  /** Between two actions. */
  protected expectSettled(): void {
    this.explained(() =>
      expect(
        this.over || this.game.settled(this.match.state),
        `still asked: ${this.over ? "nobody" : this.said().join(", ")}`,
      ).toBe(true),
    );
  }

  /** A failure prints the position and the columns. */
  protected explained(look: () => void): void {
    try {
      look();
    } catch (error) {
      if (error instanceof Error)
        error.message += `\n${JSON.stringify(this.position())}\n${Columns.explain(this.match.state)}`;
      throw error;
    }
  }
}

/** A table whose positions are compared: what is not said must be as it was, when set up or at the last expectation. */
export abstract class Expecting<Position, Expectation> extends Playing<Position> {
  private before: Position = this.position();

  /** Goes on to where the next action begins, as far as there is nothing to choose. */
  protected abstract finish(): void;
  protected abstract compare(before: Position, now: Position, expected: Partial<Expectation>): void;

  /** The options in words; of one verb if that is given. */
  options(verb?: string, seat?: number): string[] {
    return this.said(verb, seat);
  }
  /** The rules that speak against a candidate. */
  why(candidate: Wanted, seat = this.asked[0]): string[] {
    return this.against(candidate, seat).map((reason) => reason.rule);
  }

  /** Finishes the action, and expects the table to be ready for the next one. */
  expect(expected: Partial<Expectation> = {}): this {
    this.finish();
    this.expectSettled();
    return this.now(expected);
  }
  /** Expects in the middle of an action. */
  now(expected: Partial<Expectation>): this {
    const now = this.position();
    this.explained(() => this.compare(this.before, now, expected));
    this.before = now;
    return this.forget();
  }
}

/** A seat at a table: what it does reads like play. */
export abstract class Sitting<Table extends { take(seat: number, wanted: Wanted): void }> {
  constructor(
    protected readonly table: Table,
    protected readonly seat: number,
  ) {}
  protected choose(wanted: Wanted): this {
    this.table.take(this.seat, wanted);
    return this;
  }
}

/** How it is refused, with the code; "taken" if it is not. */
export function refusal(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal);
    return error instanceof Refusal ? `${error.code}: ${error.message}` : "";
  }
  return "taken";
}

export const fits = (o: Described, wanted: Wanted): boolean => Object.keys(wanted).every((k) => o[k] === wanted[k]);

/** Of two seats the one that resigns loses, whoever's turn and whatever the table; nobody resigns after that. */
export function resigningLoses(rule: string, open: (quits: number) => Playing<unknown>): void {
  test.each([
    [0, 1],
    [1, 0],
  ])(`${rule} when seat %i resigns seat %i wins`, (quits, wins) => {
    const t = open(quits).resign(quits);
    expect(t.over).toBe(true);
    expect(t.outcome.winners).toEqual([wins]);
    expect(() => t.resign(quits)).toThrow(/over|resigned/);
    expect(() => t.resign(wins)).toThrow(/over/);
  });
}
