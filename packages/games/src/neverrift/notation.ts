import type { MatchOptions } from "@rifthall/kernel/game";
import { type Card, type Def, NONE, PUBLIC, type Seat, type Zone } from "@rifthall/kernel/ids";
import { call, resume, set } from "@rifthall/kernel/machine";
import { RESIGNED } from "@rifthall/kernel/state";
import { shown, unknown } from "@rifthall/kernel/text";
import { cardsIn, move, sees, show } from "@rifthall/kernel/zone";
import { bad, type Fields, fieldsIn, whole } from "../shared/position.js";
import { DECK, MODES } from "./facts.js";
import { endByTokens } from "./rules/end.js";
import { match, mulligans, nextTurn } from "./rules/match.js";
import { cardName } from "./rules/name.js";
import { played, step, turn } from "./rules/turn.js";
import { canBeTamed, hasBlock, keywordsOf, sideOf } from "./rules/values.js";
import {
  CLOCK,
  CREATURES,
  cardAt,
  type Direction,
  deckOf,
  emptyFields,
  FIRST,
  type Field,
  FULL,
  fieldName,
  graveyardOf,
  handOf,
  isCreature,
  MOST_PLAYED,
  type Neverrift,
  OUT,
  PASSED,
  PASSES,
  PLACED,
  PLACES,
  TURN,
  tamerOf,
  tamerZone,
  zoneOf,
} from "./table.js";
import type { Mode, Position, Standing } from "./wire.js";

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** The position in our notation; a viewer sees "?" for each card it has not seen. */
export function writePosition(s: Neverrift, viewer: Seat | null): Position {
  const { seats, rows, columns } = s.shape;
  const name = (c: Card): string => (viewer === null || sees(s, viewer, c) ? cardName(s, c) : "?");
  const zones = (of: (seat: Seat) => Zone): string[][] => range(seats).map((i) => cardsIn(s, of(i as Seat)).map(name));
  const cells = range(s.shape.fields).map((field) => cell(s, field as Field));
  const widths = range(columns).map((x) => Math.max(...range(rows).map((y) => cells[y * columns + x]?.length ?? 0)));
  const { format, turn, played, ...out } = standing(s);
  const open = range(seats).map((i) => faceUp(s, deckOf(i as Seat)));
  return {
    format,
    turn,
    first: s.tally[FIRST] as Seat,
    tamers: range(seats).map((i) => `${tamerName(s, i as Seat)}${s.spent[i as Seat] === 1 ? "*" : ""}`),
    board: range(rows).map((y) =>
      range(columns)
        .map((x) => (cells[y * columns + x] ?? ".").padEnd(widths[x] ?? 0))
        .join(" | ")
        .trimEnd(),
    ),
    hands: zones(handOf).map((hand) => hand.sort()),
    decks: zones(deckOf),
    graveyards: zones(graveyardOf),
    played,
    ...(s.tally[PASSED] === NONE ? {} : { passed: s.tally[PASSED] as Seat }),
    ...(s.tally[PASSES] === 0 ? {} : { passes: s.tally[PASSES] }),
    ...(open.some((list) => list.length > 0) ? { faceUp: open } : {}),
    ...out,
    present: writePresent(s),
  };
}

/** How the match stands, the cards aside: everybody sees that. */
export function standing(s: Neverrift): Standing {
  const { mode, seats } = s.shape;
  const out = range(seats).filter((i) => ((s.tally[OUT] | s.cell[RESIGNED]) & (1 << i)) !== 0);
  return {
    format: mode,
    turn: s.tally[TURN] as Seat,
    played: { creatures: s.tally[CREATURES], places: s.tally[PLACES], ...(s.tally[PLACED] === 1 ? { any: true } : {}) },
    ...(out.length > 0 ? { out } : {}),
  };
}

/** What each creature counts now, by its field. Written for reading: it follows from the rest and is passed over when read. */
function writePresent(s: Neverrift): Position["present"] {
  const creatures = range(s.shape.fields).filter((field) => isCreatureAt(s, field as Field));
  return Object.fromEntries(
    creatures.map((field) => {
      const card = cardAt(s, field as Field);
      const keywords = keywordsOf(s, card);
      return [
        fieldName(s, field as Field),
        {
          sides: DIRECTIONS.map((d) => sideOf(s, card, d)),
          ...(keywords.length > 0 ? { keywords } : {}),
          ...(canBeTamed(s, card) ? {} : { cantBeTamed: true }),
        },
      ];
    }),
  );
}

const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3];
const isCreatureAt = (s: Neverrift, field: Field): boolean => {
  const card = cardAt(s, field);
  return card !== NONE && isCreature(s, card);
};

const tamerName = (s: Neverrift, seat: Seat): string => {
  const card = tamerOf(s, seat);
  return card === NONE ? "?" : cardName(s, card);
};

/** Which cards of a deck lie face up, counted from the top. */
function faceUp(s: Neverrift, zone: Zone): number[] {
  return cardsIn(s, zone).flatMap((c, i) => (s.knows[c] === PUBLIC ? [i] : []));
}

/** "wolf:1/0!#3" */
function cell(s: Neverrift, field: Field): string {
  const card = cardAt(s, field);
  if (card === NONE) return ".";
  const order = `#${orderOf(s, card)}`;
  if (!isCreature(s, card)) return `${cardName(s, card)}/${s.owner[card]}${order}`;
  const controller = s.controller[card] === NONE ? "-" : String(s.controller[card]);
  const owner = s.controller[card] === s.owner[card] ? "" : `/${s.owner[card]}`;
  const used = hasBlock(s, card) && s.block[card] === 0 ? "!" : "";
  const guarded = !hasBlock(s, card) && s.block[card] > 0 ? "+" : "";
  return `${cardName(s, card)}:${controller}${owner}${used}${guarded}${order}`;
}

/** How manieth of those in play it came. */
function orderOf(s: Neverrift, card: Card): number {
  let n = 1;
  for (let field = 0; field < s.shape.fields; field++) {
    const other = cardAt(s, field as Field);
    if (other !== NONE && s.age[other] < s.age[card]) n++;
  }
  return n;
}

const FIELDS = [
  "format",
  "turn",
  "first",
  "tamers",
  "board",
  "hands",
  "decks",
  "graveyards",
  "played",
  "passed",
  "passes",
  "faceUp",
  "out",
  "mulligan",
  "present",
];

const fieldsOf = (position: unknown): Fields =>
  fieldsIn(position, FIELDS, "{ format, turn, tamers, board, hands, decks, graveyards }");

/** The mode and the seats a position is for. */
export function framePosition(position: unknown, options: MatchOptions): { options: MatchOptions; seats: number } {
  const p = fieldsOf(position);
  const mode = (p.format ?? options.mode) as Mode;
  if (!MODES.includes(mode)) throw bad(`format: ${unknown("format", mode, MODES)}`);
  if (!Array.isArray(p.tamers)) throw bad('tamers must be a list with one tamer per seat, such as ["a", "b*"]');
  return { options: { ...options, mode }, seats: p.tamers.length };
}

/** Sets the columns as a position says and puts the machine at the turn it names. */
export function readPosition(s: Neverrift, position: unknown): void {
  const p = fieldsOf(position);
  const { seats } = s.shape;
  s.tally[FIRST] = whole(p, "first", 0, seats - 1, 0);
  s.tally[TURN] = whole(p, "turn", 0, seats - 1, s.tally[FIRST]);
  s.tally[PASSED] = p.passed === undefined ? NONE : whole(p, "passed", 0, seats - 1);
  if (s.tally[PASSED] === s.tally[TURN])
    throw bad(`passed: seat ${s.tally[PASSED]} is at turn; the pass that is to be answered is another's`);
  s.tally[PASSES] = whole(p, "passes", 0, MOST_PLAYED, p.passed === undefined ? 0 : 1);
  new Dealer(s).deal(p);
  if (emptyFields(s) === 0) s.tally[FULL] = 1;
  const played = (p.played ?? {}) as Fields;
  s.tally[CREATURES] = whole(played, "creatures", 0, MOST_PLAYED, 0);
  s.tally[PLACES] = whole(played, "places", 0, MOST_PLAYED, 0);
  s.tally[PLACED] = played.any === true || s.tally[CREATURES] + s.tally[PLACES] > 0 ? 1 : 0;
  for (const seat of (p.out ?? []) as readonly number[]) s.tally[OUT] |= 1 << seat;
  start(s, p);
  if (p.pending === undefined && s.tally[FULL] === 1) endByTokens(s);
}

/** Where the match goes on: a mulligan, the answer to a pass, or the play step. */
function start(s: Neverrift, p: Fields): void {
  const f = call(s, match);
  resume(s, f, nextTurn);
  if (p.mulligan !== undefined) {
    if (!Array.isArray(p.mulligan) || p.mulligan.length === 0)
      throw bad("mulligan must list the seats still to be asked, such as [0, 1]");
    set(s, call(s, mulligans), mulligans.registers.asked, s.shape.seats - p.mulligan.length);
    return;
  }
  if (s.tally[PASSED] !== NONE) return;
  // In the middle of a turn: what comes before the play step is behind us.
  const now = call(s, turn);
  set(s, now, turn.registers.seat, s.tally[TURN] as Seat);
  resume(s, now, played);
  call(s, step);
}

class Dealer {
  /** The next free row of each seat. */
  private readonly rows: number[];

  constructor(private readonly s: Neverrift) {
    this.rows = range(s.shape.seats).map((seat) => seat * s.shape.deck);
  }

  deal(p: Fields): void {
    const { s } = this;
    const { seats } = s.shape;
    (p.tamers as readonly unknown[]).forEach((given, i) => {
      const text = typeof given === "string" ? given : shown(given);
      const spent = text.endsWith("*");
      const card = this.take(spent ? text.slice(0, -1) : text, `tamers[${i}]`, i as Seat, true);
      move(s, card, tamerZone(i as Seat));
      s.spent[i as Seat] = spent ? 1 : 0;
    });
    this.board(p.board);
    const lists = (key: string): readonly (readonly string[])[] => {
      const given = p[key];
      if (given === undefined) return range(seats).map(() => []);
      if (!Array.isArray(given) || given.length !== seats || !given.every(Array.isArray))
        throw bad(`${key} must be ${seats} lists of cards, one per seat`);
      return given as readonly (readonly string[])[];
    };
    const lay = (key: string, zone: (seat: Seat) => Zone): void => {
      lists(key).forEach((list, i) => {
        list.forEach((name, k) => {
          move(s, this.take(name, `${key}[${i}][${k}]`, i as Seat, false), zone(i as Seat));
        });
      });
    };
    lay("hands", handOf);
    lay("decks", deckOf);
    lay("graveyards", graveyardOf);
    ((p.faceUp ?? []) as readonly (readonly number[])[]).forEach((list, i) => {
      const deck = cardsIn(s, deckOf(i as Seat));
      for (const at of list) if (deck[at] !== undefined) show(s, deck[at], PUBLIC);
    });
  }

  private board(given: unknown): void {
    const { s } = this;
    const { rows, columns } = s.shape;
    if (!Array.isArray(given) || given.length !== rows)
      throw bad(`board must be ${rows} rows from top to bottom, each such as " . | wolf:0 | . | . "`);
    const found: { card: Card; order: number }[] = [];
    given.forEach((row, y) => {
      const cells = typeof row === "string" ? row.split("|") : [];
      if (cells.length !== columns)
        throw bad(`board[${y}] has ${cells.length} cells; a row has ${columns}, separated by "|"`);
      cells.forEach((raw, x) => {
        const field = (y * columns + x) as Field;
        const text = raw.trim();
        if (text !== "." && text !== "") found.push(this.cell(text, field));
      });
    });
    const ordered = found.map((f, i) => ({ ...f, order: f.order === 0 ? i + 1 : f.order }));
    ordered.sort((a, b) => a.order - b.order);
    ordered.forEach(({ card, order }, i) => {
      // NR-A39: those that are given the same number came at the same time.
      if (order !== ordered[i - 1]?.order) s.tally[CLOCK]++;
      s.age[card] = s.tally[CLOCK];
    });
  }

  private cell(text: string, field: Field): { card: Card; order: number } {
    const { s } = this;
    const place = `board ${fieldName(s, field)}`;
    const found = /^([a-z][a-z0-9-]*)(?::(\d|-))?(?:\/(\d))?([!+])?(?:#(\d{1,2}))?$/.exec(text);
    if (!found)
      throw bad(
        `${place}: "${text}" is no cell; write ".", a place's id, or a creature such as wolf:0, wolf:1/0, wolf:0!#3`,
      );
    const [, id, controller, owner, mark, order] = found;
    const seat = Number(owner ?? (controller === undefined || controller === "-" ? 0 : controller));
    if (seat >= s.shape.seats) throw bad(`${place}: "${text}": there is no seat ${seat}`);
    const given = owner !== undefined || (controller !== undefined && controller !== "-");
    const card = this.take(id, place, (given ? seat : this.roomy()) as Seat, false);
    const creature = isCreature(s, card);
    if (creature && controller === undefined)
      throw bad(`${place}: ${id} is a creature; say whose token it carries, such as ${id}:0`);
    if (!creature && controller !== undefined) throw bad(`${place}: ${id} carries no token; only creatures do (NR-44)`);
    if (s.library.cards[s.def[card]].type === "spell")
      throw bad(`${place}: ${id} is a spell; it never lies on a field`);
    move(s, card, zoneOf(s, field));
    s.stay[card]++;
    if (creature) {
      const by = controller === "-" ? NONE : Number(controller);
      if (by >= s.shape.seats) throw bad(`${place}: "${text}": there is no seat ${by}`);
      s.controller[card] = by as Seat;
      s.block[card] = mark === "+" || (mark !== "!" && hasBlock(s, card)) ? 1 : 0;
    }
    return { card, order: Number(order ?? 0) };
  }

  /** Whose a card is of which nobody says so: the seat's that has named fewest. */
  private roomy(): number {
    const named = this.rows.map((row, seat) => row - seat * this.s.shape.deck);
    return named.indexOf(Math.min(...named));
  }

  private take(name: unknown, place: string, owner: Seat, tamer: boolean): Card {
    const { s } = this;
    const def = s.library.cards.findIndex((c) => c.id === name && (c.type === "tamer") === tamer);
    if (def === NONE) {
      const known = s.library.cards.filter((c) => (c.type === "tamer") === tamer).map((c) => c.id);
      throw bad(`${place}: ${unknown(tamer ? "tamer" : "card", name, known)}`);
    }
    const row = this.rows[owner];
    if (row >= (owner + 1) * s.shape.deck)
      throw bad(`${place}: seat ${owner} has more than ${DECK} cards and a tamer (NR-9)`);
    this.rows[owner]++;
    s.def[row as Card] = def as Def;
    s.owner[row as Card] = owner;
    return row as Card;
  }
}
