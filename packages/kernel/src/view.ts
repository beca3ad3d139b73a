import type { Event, Logged } from "./event.js";
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
export class Sampler<S extends State = State> {
  /** Unseen rows, pool after pool; the definitions to be dealt to them; where each pool ends. */
  private readonly rows: Int32Array;
  private readonly defs: Int32Array;
  private readonly ends: Int32Array;

  constructor(
    game: Game<S>,
    private readonly view: View<S>,
  ) {
    const pools = new Map([...view.hidden.keys()].map((pool): [number, Card[]] => [pool, []]));
    for (const card of unseen(view.state, view.seat)) pools.get(game.pool(view.state, card))?.push(card);
    const lists = [...pools.values()];
    this.rows = Int32Array.from(lists.flat());
    this.defs = Int32Array.from([...view.hidden.values()].flat());
    let end = 0;
    this.ends = Int32Array.from(lists, (list) => {
      end += list.length;
      return end;
    });
  }

  /** Writes one such table into a state of the same match; its random is new as well. Allocates nothing. */
  draw(dice: Dice, into: S): S {
    into.copyFrom(this.view.state);
    rekey(into, dice.below(0x7fffffff), dice.below(0x7fffffff));
    const { rows, defs, ends } = this;
    let from = 0;
    for (let pool = 0; pool < ends.length; pool++) {
      const end = ends[pool];
      for (let i = from; i < end; i++) {
        const other = i + dice.below(end - i);
        const def = defs[other];
        defs[other] = defs[i];
        defs[i] = def;
        into.def[rows[i] as Card] = def as Def;
      }
      from = end;
    }
    return into;
  }
}

/** One such table. */
export const resample = <S extends State>(game: Game<S>, view: View<S>, dice: Dice, into: S): S =>
  new Sampler(game, view).draw(dice, into);

/** Deals the cards that nobody has seen anew, so that what an undo took back tells nothing of what will come. */
export function redeal<S extends State>(game: Game<S>, s: S): void {
  const pools = new Map<number, Card[]>();
  for (let c = 0; c < s.shape.cards; c++) {
    const card = c as Card;
    if (s.zone[card] === NONE || s.knows[card] !== NOBODY) continue;
    const pool = game.pool(s, card);
    const cards = pools.get(pool);
    if (cards) cards.push(card);
    else pools.set(pool, [card]);
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
export function redact(e: Logged, seat: Seat | null): Event {
  const { seen, secret, ...fields } = e;
  if (seat === null || secret === undefined || seen === undefined || (seen & (1 << seat)) !== 0) return fields;
  return { ...fields, ...Object.fromEntries(secret.map((field) => [field, "?"])) };
}
