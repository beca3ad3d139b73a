import type { Described } from "@rifthall/kernel/game";
import type { Seat } from "@rifthall/kernel/ids";
import type { Match } from "@rifthall/kernel/match";
import { expect } from "vitest";
import { begunMatch, Expecting, type Fields, gameNamed, placedMatch, Sitting, type Wanted } from "../kit.js";
import { bare, guildOf, type Lanes, numberOf, positionOf, type Scene } from "./scene.js";

export const riftforce = gameNamed("riftforce");

/** Sets the table up in the middle of a match. */
export const table = (scene: Scene): Table => placed(positionOf(scene), scene.options, scene.seed);

/** Sets up a position in our notation, exactly as it stands. */
export const placed = (position: unknown, options: unknown = {}, seed = "riftforce"): Table =>
  new Table(placedMatch(riftforce, riftforce.content([]), position, options, seed));

/** Begins a match anew, with toss, draft and deal. */
export const begun = (options: Fields, seats: number, seed: string): Table =>
  new Table(begunMatch(riftforce, riftforce.content([]), options, seed, seats));

/** Drafts to the end, always the first guild on offer; gives who was asked, in order. */
export function drafted(t: Table): number[] {
  const order: number[] = [];
  while (t.options("draft").length > 0) {
    order.push(t.asked[0]);
    t.take(t.asked[0], t.described()[0]);
  }
  return order;
}

type Board = readonly (readonly (readonly string[])[])[];

export interface Position {
  readonly guilds: readonly (readonly string[])[];
  readonly offered: readonly string[];
  readonly first: number;
  readonly turn: number;
  readonly plan: number;
  readonly scores: readonly number[];
  readonly hands: readonly (readonly string[])[];
  readonly decks: readonly (readonly string[])[];
  readonly discards: readonly (readonly string[])[];
  readonly locations: Board;
}

/** What is not said must be as it was when the table was set up, or at the last expectation. */
export interface Expectation {
  /** All of them, in order. */
  readonly destroyed?: readonly string[];
  readonly score?: readonly number[];
  readonly damage?: Readonly<Record<string, number>>;
  readonly at?: Readonly<Record<string, number>>;
  /** Bystanders worth naming; every other card is held to the same. */
  readonly untouched?: readonly string[];
  /** Whole locations, stack by stack; then all others must be exactly as before. */
  readonly lanes?: Lanes;
  readonly hands?: Readonly<Record<number, readonly string[]>>;
  readonly discards?: Readonly<Record<number, readonly string[]>>;
  readonly turn?: number;
  readonly over?: boolean;
}

export class Table extends Expecting<Position, Expectation> {
  constructor(match: Match) {
    super(riftforce, match);
  }

  /** What a seat is asked, in English. */
  prompt(seat: number): string {
    return riftforce.speech.en.prompt(this.match.state, seat as Seat);
  }

  /** Options as words, like "play fire-5@2", "target ice-6!4@0", "move @3", "end". */
  protected override words(o: Described): string {
    const { do: verb, card = o.guild ?? "", damage, location } = o;
    return `${verb} ${card}${damage ? `!${damage}` : ""}${location === undefined ? "" : `@${location}`}`.trim();
  }

  seat(seat: number): Player {
    return new Player(this, seat);
  }

  /** Ends the action where that is asked. */
  protected override finish(): void {
    while (!this.match.over && this.options("end").length > 0) this.take(this.asked[0], { do: "end" });
  }

  protected override compare(before: Position, now: Position, expected: Expectation): void {
    expect(
      this.events("destroy").map((e) => e.card),
      "destroyed",
    ).toEqual(expected.destroyed ?? []);
    expect(now.scores, "scores").toEqual(expected.score ?? before.scores);
    if (expected.lanes) expect(now.locations, "locations").toEqual(laid(before.locations, expected.lanes));
    else expect(standing(now.locations), "cards on the table").toEqual(changed(before.locations, expected));
    for (const name of expected.untouched ?? [])
      expect(named(now.locations, name), name).toEqual(named(before.locations, name));
    for (const [o, hand] of Object.entries(expected.hands ?? {}))
      expect([...now.hands[Number(o)]].sort(), `hand of ${o}`).toEqual([...hand].sort());
    for (const [o, pile] of Object.entries(expected.discards ?? {}))
      expect(now.discards[Number(o)], `discards of ${o}`).toEqual(pile);
    if (expected.turn !== undefined) expect(this.asked, "who acts").toEqual([expected.turn]);
    expect(this.match.over, "over").toBe(expected.over ?? false);
  }
}

/** A seat at the table: what it does reads like play. Cards are "fire-5", if need be "fire-5!2@1#0" (damage, location, slot). */
export class Player extends Sitting<Table> {
  play = (card: string, location: number): this => this.choose({ do: "play", card, location });
  discard = (card: string): this => this.choose({ do: "discard", card });
  check = (): this => this.choose({ do: "check" });
  end = (): this => this.choose({ do: "end" });
  target = (card: string): this => this.choose({ do: "target", ...parsed(card) });
  move = (location: number): this => this.choose({ do: "move", location });
  aim = (location: number): this => this.choose({ do: "aim", location });
  place = (location: number): this => this.choose({ do: "place", location });
  draft = (guild: string): this => this.choose({ do: "draft", guild });

  /** At the start of an action the discard for it is found in the hand, by symbol rather than by number. */
  activate(card: string): this {
    const hand = this.table.described(this.seat).flatMap((o) => (o.do === "discard" ? String(o.card) : []));
    const like = (of: (name: string) => unknown): string | undefined => hand.find((name) => of(name) === of(card));
    if (hand.length > 0) this.discard(like(guildOf) ?? like(numberOf) ?? card);
    // A question with one answer is not asked: the only card that can be activated is under way already.
    if (hand.length > 0 && this.table.events("activate").at(-1)?.card === parsed(card).card) return this;
    return this.choose({ do: "activate", ...parsed(card) });
  }
}

function parsed(text: string): Wanted {
  const [, card, damage, location, slot] = /^([a-z]+-\d)(?:!(\d+))?(?:@(\d+))?(?:#(\d+))?$/.exec(text) ?? [];
  const fields = Object.entries({ damage, location, slot }).filter(([, value]) => value !== undefined);
  return { card, ...Object.fromEntries(fields.map(([key, value]) => [key, Number(value)])) };
}

interface Standing {
  readonly card: string;
  readonly damage: number;
  readonly location: number;
}

const byName = (a: Standing, b: Standing): number =>
  a.card.localeCompare(b.card) || a.location - b.location || a.damage - b.damage;

const standing = (board: Board): Standing[] =>
  board
    .flatMap((lane, location) =>
      lane.flat().map((name) => ({ card: bare(name), damage: Number(name.split("!")[1] ?? 0), location })),
    )
    .sort(byName);

function named(board: Board, card: string): Standing[] {
  const cards = standing(board).filter((c) => c.card === bare(card));
  expect(cards, `${card} on the table`).not.toEqual([]);
  return cards;
}

/** The cards that should stand now: the ones before, without the destroyed, with new damage and new places. */
function changed(before: Board, { destroyed = [], damage = {}, at = {} }: Expectation): Standing[] {
  const gone = [...destroyed];
  const stay = standing(before).filter(({ card }) => {
    const i = gone.indexOf(card);
    if (i >= 0) gone.splice(i, 1);
    return i < 0;
  });
  const played = Object.keys(at).filter((card) => !stay.some((c) => c.card === card));
  return [...stay, ...played.map((card) => ({ card, damage: 0, location: at[card] }))]
    .map((c) => ({ card: c.card, damage: damage[c.card] ?? c.damage, location: at[c.card] ?? c.location }))
    .sort(byName);
}

const laid = (before: Board, lanes: Lanes): Board =>
  before.map((lane, l) => (lanes[l] ? lane.map((_, side) => lanes[l][side] ?? []) : lane));
