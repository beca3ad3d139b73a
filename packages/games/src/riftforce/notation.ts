import type { MatchOptions } from "@rifthall/kernel/game";
import { type Card, type Def, NONE, type Seat, type Zone } from "@rifthall/kernel/ids";
import { RESIGNED } from "@rifthall/kernel/state";
import { shown, unknown } from "@rifthall/kernel/text";
import { cardsIn, move, sees, shuffle } from "@rifthall/kernel/zone";
import { bad, type Fields, fieldsIn, whole } from "../shared/position.js";
import { hasLeft } from "./rules/end.js";
import { cardName } from "./rules/name.js";
import { count } from "./rules/resolve.js";
import { guildsOf, layRow, presetGuilds, takeGuild } from "./rules/setup.js";
import {
  ABSENT,
  COPIES,
  DRAFTER,
  deckOf,
  defOf,
  discardOf,
  FIRST,
  type Guild,
  guildOf,
  HAND,
  HELD,
  handOf,
  isLethal,
  LEAST,
  type Location,
  numberOf,
  OFFERED,
  PLAN,
  POSITION,
  positionCount,
  type Riftforce,
  type Side,
  seatAt,
  sideOfSeat,
  stackAt,
} from "./table.js";
import type { Position, Standing } from "./wire.js";

/** The position in our notation; a viewer sees "?" for each card it has not seen. */
export function writePosition(s: Riftforce, viewer: Seat | null): Position {
  const { owners, locations, sides } = s.shape;
  const name = (c: Card): string => (viewer === null || sees(s, viewer, c) ? cardName(s, c) : "?");
  const zones = (of: (owner: Seat) => Zone): string[][] =>
    range(owners).map((o) => cardsIn(s, of(o as Seat)).map(name));
  const stands = standing(s);
  if (stands.offered !== undefined) return stands;
  return {
    ...stands,
    hands: zones(handOf).map((hand) => hand.sort()),
    decks: zones(deckOf),
    discards: zones(discardOf),
    locations: range(locations).map((l) =>
      range(sides).map((side) =>
        cardsIn(s, stackAt(s, l as Location, side as Side)).map(
          (c) => `${cardName(s, c)}${s.damage[c] > 0 ? `!${s.damage[c]}` : ""}`,
        ),
      ),
    ),
  };
}

/** How the match stands, the cards aside: everybody sees that. */
export function standing(s: Riftforce): Standing {
  const { mode, owners, sides, seats } = s.shape;
  const guilds = range(owners).map((o) => guildsOf(s, o).map((g) => s.library.list[g].id));
  const drafting = s.library.list.flatMap((g, i) => (s.summoner[i as Guild] === OFFERED ? [g.id] : []));
  const left = range(seats)
    .map((seat) => seat as Seat)
    .filter((seat) => hasLeft(s, seat));
  const common = { mode, guilds, first: s.tally[FIRST], ...(left.length > 0 ? { left } : {}) };
  const trainer = mode === "solo" ? { plan: s.tally[PLAN] } : {};
  if (drafting.length > 0) return { ...common, offered: drafting, drafter: s.tally[DRAFTER], ...trainer };
  return {
    ...common,
    turn: seatAt(s, s.tally[POSITION]),
    ...(mode === "team" && seats === 3 ? { position: s.tally[POSITION] + 1 } : {}),
    ...trainer,
    scores: range(sides).map((side) => s.score[side as Side]),
  };
}

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

const FIELDS = [
  "mode",
  "guilds",
  "first",
  "left",
  "turn",
  "position",
  "plan",
  "scores",
  "hands",
  "decks",
  "discards",
  "locations",
  "offered",
  "drafter",
];
const MODES = ["duel", "team", "free-for-all", "solo"];

const fieldsOf = (position: unknown): Fields =>
  fieldsIn(position, FIELDS, "{ mode, guilds, turn, scores, hands, discards, locations }");

/** The mode and the seats a position is for. */
export function framePosition(position: unknown, options: MatchOptions): { options: MatchOptions; seats: number } {
  const p = fieldsOf(position);
  const mode = p.mode ?? options.mode;
  if (typeof mode !== "string" || !MODES.includes(mode)) throw bad(`mode: ${unknown("mode", mode, MODES)}`);
  if (!Array.isArray(p.guilds)) throw bad("guilds must be a list with one list of guilds per deck");
  const seats = mode === "solo" ? 1 : p.guilds.length;
  return { options: { ...options, mode }, seats };
}

/** Sets the columns as a position says and puts the machine at the turn it names. */
export function readPosition(s: Riftforce, position: unknown): void {
  const p = fieldsOf(position);
  s.tally[FIRST] = whole(p, "first", 0, s.shape.seats - 1, 0);
  s.tally[PLAN] = whole(p, "plan", 0, Math.max(0, s.library.plans.length - 1), 0);
  if (p.left !== undefined) readLeft(s, p.left);
  if (p.offered !== undefined) {
    readDraft(s, p);
    return;
  }
  presetGuilds(s, listOfLists(p.guilds, "guilds", s.shape.owners));
  s.tally[POSITION] = readTurn(s, p);
  readScores(s, p);
  new Dealer(s, p.pending !== undefined).deal(p);
}

/** RF-62: who plays no more. */
function readLeft(s: Riftforce, left: unknown): void {
  const { mode, seats } = s.shape;
  if (mode !== "free-for-all") throw bad(`left is for free-for-all; in ${mode} nobody leaves`);
  const isSeat = (seat: unknown): boolean => range(seats).some((n) => n === seat);
  if (!Array.isArray(left) || !left.every(isSeat) || new Set(left).size < left.length)
    throw bad(`left must be a list of seats from 0 to ${seats - 1}, each once`);
  if (left.length === seats) throw bad("left has every seat; somebody must be left at the table");
  for (const seat of left) s.cell[RESIGNED] |= 1 << seat;
}

function readDraft(s: Riftforce, p: Fields): void {
  const named = (id: unknown, place: string): Guild => {
    const guild = s.library.list.findIndex((g) => g.id === id);
    if (guild === NONE)
      throw bad(
        `${place}: ${unknown(
          "guild",
          id,
          s.library.list.map((g) => g.id),
        )}`,
      );
    if (s.summoner[guild as Guild] !== ABSENT) throw bad(`${place}: "${String(id)}" is named twice`);
    return guild as Guild;
  };
  listOfLists(p.guilds, "guilds", s.shape.owners).forEach((list, owner) => {
    for (const id of list) takeGuild(s, named(id, `guilds[${owner}]`), owner);
  });
  if (!Array.isArray(p.offered)) throw bad("offered must be a list of guilds");
  for (const id of p.offered) s.summoner[named(id, "offered")] = OFFERED;
  s.tally[DRAFTER] = whole(p, "drafter", 0, positionCount(s) - 1, 0);
}

function listOfLists(value: unknown, key: string, length: number): string[][] {
  if (!Array.isArray(value) || value.length !== length) throw bad(`${key} must be a list of ${length} lists`);
  value.forEach((list, i) => {
    if (!Array.isArray(list) || list.some((x) => typeof x !== "string"))
      throw bad(`${key}[${i}] must be a list of names`);
  });
  return value as string[][];
}

/** Which position of the round the seat to act holds; where it holds two, `position` says which. */
function readTurn(s: Riftforce, p: Fields): number {
  const positions = range(positionCount(s));
  if (p.position !== undefined) {
    const position = whole(p, "position", 1, positionCount(s)) - 1;
    if (p.turn !== undefined && p.turn !== seatAt(s, position))
      throw bad(`turn is ${shown(p.turn)}, but position ${position + 1} is seat ${seatAt(s, position)}`);
    return position;
  }
  const turn = p.turn ?? s.tally[FIRST];
  const found = positions.find((i) => seatAt(s, i) === turn);
  if (found === undefined) throw bad(`turn ${JSON.stringify(p.turn)} is nobody's; seats are 0 to ${s.shape.seats - 1}`);
  return found;
}

function readScores(s: Riftforce, p: Fields): void {
  const { sides } = s.shape;
  const scores = p.scores ?? range(sides).map(() => 0);
  if (!Array.isArray(scores) || scores.length !== sides) throw bad(`scores must be a list of ${sides} numbers`);
  scores.forEach((n, side) => {
    if (!Number.isInteger(n) || n < 0 || n > 900) throw bad(`scores[${side}] must be a whole number from 0 to 900`);
    s.score[side as Side] = n;
  });
}

/** Hands out the rows of a position; each named card must exist and be left. */
class Dealer {
  /** How many of each card are still to be named. */
  private readonly left = new Map<Def, number>();
  /** Rows are given out in reading order, so that a row's number says nothing about what lies there. */
  private row = 0;

  constructor(
    private readonly s: Riftforce,
    /** In the middle of an effect a card may lie there that is about to be destroyed. */
    private readonly amid: boolean,
  ) {
    for (let owner = 0; owner < s.shape.owners; owner++)
      for (const guild of guildsOf(s, owner))
        for (const [i, copies] of COPIES.entries()) this.left.set(defOf(guild, LEAST + i), copies);
  }

  deal(p: Fields): void {
    const { s } = this;
    const { owners, locations, sides } = s.shape;
    const optional = (key: string): string[][] =>
      p[key] === undefined ? range(owners).map(() => []) : listOfLists(p[key], key, owners);
    const table = p.locations ?? range(locations).map(() => range(sides).map(() => []));
    if (!Array.isArray(table) || table.length !== locations)
      throw bad(`locations must be a list of ${locations}, each with ${sides} stacks`);
    table.forEach((stacks, l) => {
      listOfLists(stacks, `locations[${l}]`, sides).forEach((stack, side) => {
        stack.forEach((name, i) => {
          const card = this.take(name, `locations[${l}][${side}][${i}]`, this.seatOfSide(name, side as Side), true);
          move(s, card, stackAt(s, l as Location, side as Side));
          count(s, card, 1);
        });
      });
    });
    const decks = optional("decks");
    optional("hands").forEach((hand, owner) => {
      if (hand.length > HAND) throw bad(`hands[${owner}] has ${hand.length} cards; a hand has at most ${HAND}`);
      this.lay(hand, `hands[${owner}]`, owner as Seat, handOf(owner as Seat));
    });
    optional("discards").forEach((pile, owner) => {
      this.lay(pile, `discards[${owner}]`, owner as Seat, discardOf(owner as Seat));
    });
    const named = decks.map((deck, owner) =>
      deck.map((name, i) => this.take(name, `decks[${owner}][${i}]`, owner as Seat, false)),
    );
    for (const [owner, cards] of named.entries()) this.fillDeck(owner as Seat, cards);
  }

  private lay(names: readonly string[], place: string, owner: Seat, zone: Zone): void {
    for (const [i, name] of names.entries()) move(this.s, this.take(name, `${place}[${i}]`, owner, false), zone);
  }

  /** On the table a card is its holder's if the holder sits on that side, else whoever took it. */
  private seatOfSide(name: string, side: Side): Seat {
    const { s } = this;
    const guild = s.library.list.findIndex((g) => g.id === name.replace(/-\d+(!\d+)?$/, ""));
    const holder = guild === NONE ? NONE : s.summoner[guild as Guild] - HELD;
    if (holder >= 0 && sideOfSeat(s, holder as Seat) === side) return holder as Seat;
    return range(s.shape.owners).find((o) => sideOfSeat(s, o as Seat) === side) as Seat;
  }

  private take(name: string, place: string, owner: Seat, onTable: boolean): Card {
    const { s } = this;
    const found = /^([a-z][a-z0-9-]*)-(\d+)(?:!(\d{1,2}))?$/.exec(name);
    if (!found) throw bad(`${place}: "${name}" is not a card; cards are written like fire-5, on the table ice-6!2`);
    const [, id, digits, wounds] = found;
    const guild = s.library.list.findIndex((g) => g.id === id) as Guild;
    if (guild === NONE)
      throw bad(
        `${place}: ${unknown(
          "guild",
          id,
          s.library.list.map((g) => g.id),
        )}`,
      );
    if (s.summoner[guild] < HELD) throw bad(`${place}: nobody plays the guild "${id}" in this position`);
    const number = Number(digits);
    if (number < LEAST || number >= LEAST + COPIES.length)
      throw bad(`${place}: ${id} has the numbers 5, 6 and 7, not ${digits}`);
    const def = defOf(guild, number);
    const copies = this.left.get(def) ?? 0;
    if (copies === 0) throw bad(`${place}: one ${id}-${number} too many; there are ${COPIES[number - LEAST]}`);
    this.left.set(def, copies - 1);
    const card = this.row++ as Card;
    s.def[card] = def;
    s.owner[card] = owner;
    s.controller[card] = owner;
    if (wounds === undefined) return card;
    if (!onTable) throw bad(`${place}: only cards on the table carry damage`);
    s.damage[card] = Number(wounds);
    if (isLethal(s, card) && !this.amid)
      throw bad(`${place}: ${wounds} damage would have destroyed a ${numberOf(s.def[card])}`);
    return card;
  }

  /** Cards named nowhere lie under the named ones of their owner's deck, in seeded order. */
  private fillDeck(owner: Seat, named: readonly Card[]): void {
    const { s } = this;
    const deck = deckOf(owner);
    for (const [def, copies] of this.left)
      if (s.summoner[guildOf(def)] === HELD + owner)
        for (let n = 0; n < copies; n++) layRow(s, this.row++ as Card, def, owner, deck);
    shuffle(s, deck);
    const rest = cardsIn(s, deck);
    for (const card of [...named, ...rest]) move(s, card, deck);
  }
}
