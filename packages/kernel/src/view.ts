import type { Event } from "./event.js";
import type { Game } from "./game.js";
import { type Card, type Def, NOBODY, NONE, type Seat } from "./ids.js";
import { type Dice, rekey, roll } from "./random.js";
import { FUEL, type State } from "./state.js";
import { sees, swap } from "./zone.js";

/**
 * What a seat may know, and nothing else: the state with every unseen definition and the random key blotted out, and
 * for each pool the sorted definitions that its unseen rows hold between them.
 */
export interface View<S extends State = State> {
  readonly seat: Seat;
  readonly state: S;
  readonly hidden: ReadonlyMap<number, readonly Def[]>;
}

/** Writes the seat's view of `s` into `into`, a state of the same match. */
export function look<S extends State>(game: Game<S>, s: S, seat: Seat, into: S): View<S> {
  const hidden = new Map<number, Def[]>();
  into.copyFrom(s);
  into.log = null;
  rekey(into, 0, 0);
  into.cell[FUEL] = 0;
  for (const card of unseen(s, seat)) {
    const pool = game.pool(s, card);
    const defs = hidden.get(pool) ?? [];
    defs.push(s.def[card]);
    hidden.set(pool, defs);
    into.def[card] = NONE as Def;
  }
  for (const defs of hidden.values()) defs.sort((a, b) => a - b);
  return { seat, state: into, hidden };
}

/** Draws what the view leaves open: each arrangement of each pool's hidden cards is equally likely. */
export function resample<S extends State>(game: Game<S>, view: View<S>, dice: Dice, into: S): S {
  into.copyFrom(view.state);
  rekey(into, dice.below(0x7fffffff), dice.below(0x7fffffff));
  const left = new Map([...view.hidden].map(([pool, defs]) => [pool, [...defs]]));
  for (const card of unseen(view.state, view.seat)) {
    const defs = left.get(game.pool(view.state, card)) ?? [];
    const at = dice.below(defs.length);
    into.def[card] = defs[at];
    defs[at] = defs[defs.length - 1];
    defs.pop();
  }
  return into;
}

/** Deals the cards that nobody has seen anew, so that what an undo took back tells nothing of what will come. */
export function redeal<S extends State>(game: Game<S>, s: S): void {
  const pools = new Map<number, Card[]>();
  for (let c = 0; c < s.shape.cards; c++) {
    const card = c as Card;
    if (s.zone[card] === NONE || s.knows[card] !== NOBODY) continue;
    const pool = game.pool(s, card);
    pools.set(pool, [...(pools.get(pool) ?? []), card]);
  }
  for (const cards of pools.values())
    for (let i = cards.length - 1; i > 0; i--) swap(s, cards[i], cards[roll(s, i + 1)]);
}

function unseen(s: State, seat: Seat): Card[] {
  const list: Card[] = [];
  for (let c = 0; c < s.shape.cards; c++)
    if (s.zone[c as Card] !== NONE && !sees(s, seat, c as Card)) list.push(c as Card);
  return list;
}

/** The event as a seat may read it. Null reads everything. */
export function redact(e: Event, seat: Seat | null): Readonly<Record<string, unknown>> {
  const { seen, secret, ...fields } = e;
  if (seat === null || secret === undefined || seen === undefined || (seen & (1 << seat)) !== 0) return fields;
  return { ...fields, ...Object.fromEntries(secret.map((field) => [field, "?"])) };
}
